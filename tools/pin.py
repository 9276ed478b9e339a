"""Writes the pinned requirements with the hashes of the files that pip takes here.

    .venv/bin/python -m tools.pin [LIST ...]

asks the package index that pip is set up for, downloads what it would install on this machine, and
writes a list beside each (requirements.txt, requirements-server.txt), such as requirements.lock.
Where that is, `./run` installs nothing else: `pip install --require-hashes`. The hashes are those
of this kind of machine and this version of Python; make them where you trust the index.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

LISTS = ("requirements.txt", "requirements-server.txt")
HOW = ("--dry-run", "--ignore-installed", "--no-deps", "--quiet", "--disable-pip-version-check")


def report(requirements: Path) -> Any:
    """Return pip's report of what it would install."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "report.json"
        where = ["--report", str(told), "-r", str(requirements)]
        subprocess.run([sys.executable, "-m", "pip", "install", *HOW, *where], check=True)
        return json.loads(told.read_text("utf-8"))


def hashed(found: Any) -> Iterator[str]:
    for each in sorted(found["install"], key=lambda it: str(it["metadata"]["name"]).lower()):
        name, version = each["metadata"]["name"], each["metadata"]["version"]
        sha256 = each["download_info"]["archive_info"]["hashes"]["sha256"]
        yield f"{name}=={version} --hash=sha256:{sha256}"


def pin(requirements: Path) -> Path:
    pinned = requirements.with_suffix(".lock")
    lines = [
        f"# {requirements.name} on this machine, by tools/pin.py",
        *hashed(report(requirements)),
    ]
    pinned.write_text("\n".join(lines) + "\n", "utf-8")
    return pinned


def main(lists: Sequence[str]) -> None:
    for requirements in lists or LISTS:
        print(pin(Path(requirements)))


if __name__ == "__main__":
    main(sys.argv[1:])
