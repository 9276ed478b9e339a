"""Prints the section of CHANGELOG.md about a version, for its release: python -m tools.notes v0.2.0

Fails if the tag is not the version in pyproject.toml, or has no section.
"""

import re
import sys
from pathlib import Path

from version import version

CHANGES = Path(__file__).parent.parent / "CHANGELOG.md"


def notes(tag: str, changes: str) -> str:
    """Return the section about a version. Raise LookupError."""
    wanted = tag.removeprefix("v")
    for section in re.split(r"^## ", changes, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        if title.partition(" ")[0].strip("[],") == wanted and body.strip():
            return f"{body.strip()}\n"
    raise LookupError(f"CHANGELOG.md says nothing of {wanted}")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    (tag,) = arguments
    if tag.removeprefix("v") != version():
        print(f"{tag} is not the version of pyproject.toml: {version()}", file=sys.stderr)
        return 1
    try:
        print(notes(tag, CHANGES.read_text("utf-8")), end="")
    except LookupError as fault:
        print(fault.args[0], file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
