"""Asks the package index for known vulnerabilities of the pinned versions.

    python -m tools.audit [LIST ...]

Exits with 1 if there are any, or if the index does not know a pin: some indexes know only the
newest version of each package. All such pins are listed.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from pip._internal.models.index import PyPI

LISTS = tuple(f"requirements{kind}.txt" for kind in ("", "-server", "-compile", "-dev"))
INDEX = PyPI.pypi_url
PIN = re.compile(r"([\w.-]+)(?:\[.*\])?==([^\s;]+)")
PATIENCE = 20.0  # seconds to wait for the index
AT_ONCE = 8

Ask = Callable[[str], Any]


class Pin(NamedTuple):
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name}=={self.version}"


def pins(lists: Sequence[Path]) -> list[Pin]:
    lines = [line for path in lists for line in path.read_text("utf-8").splitlines()]
    found = [Pin(*named.groups()) for line in lines if (named := PIN.match(line))]
    return list(dict.fromkeys(found))


def ask(path: str) -> Any:
    """Return the JSON of an index page, or None if there is none or the index cannot be reached."""
    try:
        with urlopen(f"{INDEX}/{path}/json", timeout=PATIENCE) as answer:
            return json.load(answer)
    except (URLError, TimeoutError, ValueError):
        return None


def faults(pin: Pin, ask: Ask = ask) -> list[str] | None:
    """Return the ids of a pin's known vulnerabilities, or None if the index does not know the
    version."""
    for page in (f"{pin.name}/{pin.version}", pin.name):
        told = ask(page)
        if told is not None and told["info"]["version"] == pin.version:
            return [str(it["id"]) for it in told["vulnerabilities"] if not it.get("withdrawn")]
    return None


def lines(known: Sequence[tuple[Pin, list[str] | None]]) -> Iterator[str]:
    for pin, found in known:
        if found is None:
            yield f"{pin}: nothing is told of it"
        elif found:
            yield f"{pin}: {', '.join(found)}"


def main(lists: Sequence[str]) -> int:
    pinned = pins([Path(path) for path in lists or LISTS])
    with ThreadPoolExecutor(AT_ONCE) as asking:
        known = list(zip(pinned, asking.map(faults, pinned), strict=True))
    for line in lines(known):
        print(line)
    faulty = [pin for pin, found in known if found]
    unknown = [pin for pin, found in known if found is None]
    print(f"{len(pinned)} pinned versions: {len(faulty)} with known faults, {len(unknown)} unknown")
    return 1 if faulty or unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
