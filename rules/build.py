"""Importing the rules from a compiled build instead of their sources, on request.

``python -m tools.compile`` makes the build, ``RULES=compiled`` asks for it. A build made from other
sources is ignored."""

import os
import sys
from hashlib import sha256
from pathlib import Path

SOURCES = Path(__file__).parent
BUILD = SOURCES.parent / ".build"
ASKED = "RULES"


def stamp() -> str:
    """Return a hash of the sources and of Python's version."""
    whole = sha256(sys.version.encode())
    for path in sorted(SOURCES.rglob("*.py")):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def compiled() -> bool:
    """Tell if there is a build of these sources for this Python."""
    made = BUILD / "stamp"
    return made.exists() and made.read_text("utf-8") == stamp()


def preferred() -> bool:
    """Import this package's modules from the build, if it is asked for and up to date. Tell if
    so."""
    if os.environ.get(ASKED) != "compiled":
        return False
    if not compiled():
        print(
            "The rules are not compiled as they are now: python -m tools.compile", file=sys.stderr
        )
        return False
    sys.modules[SOURCES.name].__path__.insert(0, str(BUILD / SOURCES.name))
    sys.path.append(str(BUILD))  # compiled modules find their shared library there
    return True


COMPILED = preferred()
