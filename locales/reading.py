"""A language's file as it is found: what in it cannot be said is left out, and told by its line."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.runtime.builtins import BUILTINS
from fluent.syntax.ast import Comment, GroupComment, Junk, Message, Resource, ResourceComment, Term

Entry = Message | Term | Comment | GroupComment | ResourceComment | Junk

MOST_DIGITS = 20  # that a sentence may ask of a number
BROKEN = re.compile("[\udc80-\udcff]")  # bytes that are no UTF-8, as Python reads them


def parsed(path: Path) -> tuple[Resource, list[tuple[int, str]]]:
    """Return what a file says, and the lines that say nothing, each with the reason."""
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
    """Return a number as Fluent shows it; raise ValueError for more digits than anybody reads."""
    if any(name.endswith("Digits") and digits > MOST_DIGITS for name, digits in options.items()):
        raise ValueError(f"more than {MOST_DIGITS} digits")
    return BUILTINS["NUMBER"](value, **options)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {"NUMBER": number}
