"""Reading a language's files. Messages that cannot be used are left out, and their lines
reported."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.runtime.builtins import BUILTINS
from fluent.syntax.ast import Comment, GroupComment, Junk, Message, Resource, ResourceComment, Term

Entry = Message | Term | Comment | GroupComment | ResourceComment | Junk

MOST_DIGITS = 20  # digits of a number that a sentence may ask for
BROKEN = re.compile("[\udc80-\udcff]")  # Python's marks for bytes that are not UTF-8


def parsed(path: Path) -> tuple[Resource, list[tuple[int, str]]]:
    """Return a file's usable messages, and the numbers of faulty lines with the reasons."""
    try:
        text = path.read_text("utf-8-sig", "surrogateescape")
        found = FluentResource(text)
    except (OSError, RecursionError) as fault:
        return Resource([]), [(1, f"the file cannot be read: {fault}")]
    said: list[Entry] = []
    faults = []
    for entry in found.body:
        start, end = (entry.span.start, entry.span.end) if entry.span else (0, 0)
        if broken := BROKEN.search(text, start, end):
            faults.append((line_of(text, broken.start()), "this is not UTF-8"))
        elif isinstance(entry, Junk):
            why = entry.annotations[0].message if entry.annotations else None
            faults.append((line_of(text, start), why or ""))
        else:
            said.append(entry)
    return Resource(said), faults


def line_of(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def number(value: Any, **options: Any) -> Any:
    """Format a number as Fluent does. Raise ValueError if a sentence asks for too many digits."""
    if any(name.endswith("Digits") and digits > MOST_DIGITS for name, digits in options.items()):
        raise ValueError(f"more than {MOST_DIGITS} digits")
    return BUILTINS["NUMBER"](value, **options)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {"NUMBER": number}
