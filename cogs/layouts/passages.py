"""Passages: texts above a question, shortened until they fit into the room that is left."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from . import phone

LEFT_OUT = "…"
SMALL = "-# "
BETWEEN, ENDS = " · ", (".", "!", "?", LEFT_OUT)
MARKS = re.compile(r"^(?:-# |- |> |#+ )+")  # of lists, quotes, headings and small print


@dataclass(frozen=True)
class Passage:
    """A text that may be written smaller, then as one paragraph, and may lose lines from there.

    Passages with a lower ``rank`` get room first. One that is ``newest_last`` keeps its last lines,
    any other its first. One that is ``whole`` needs room for all lines.
    """

    rank: int
    lines: Sequence[str]
    title: str = ""
    newest_last: bool = True
    whole: bool = False

    @property
    def head(self) -> Sequence[str]:
        return [f"{SMALL}{self.title}:"] if self.title and self.lines else []

    @property
    def full(self) -> list[str]:
        return [*self.head, *self.lines]

    @property
    def in_small_print(self) -> list[str]:
        return [*self.head, *map(small, self.lines)]

    def forms(self) -> Iterator[list[str]]:
        """Yield the forms of the text in small print, longest first."""
        yield self.in_small_print
        for count in range(len(self.lines), 0, -1):
            yield [self.run_on(count)]

    def run_on(self, count: int) -> str:
        """Return so many of the lines as one paragraph, after the title; "…" stands for others."""
        kept = self.lines[-count:] if self.newest_last else self.lines[:count]
        parts = [MARKS.sub("", line) for line in kept]
        if count < len(self.lines):
            parts.insert(0 if self.newest_last else count, LEFT_OUT)
        return SMALL + (f"{self.title}: " if self.title else "") + joined(parts)

    @property
    def shortest(self) -> list[str]:
        return [self.run_on(1)]

    def within(self, room: float) -> list[str]:
        """Return the longest form that fits into a height of ``room``."""
        forms = self.forms() if self.lines else ()
        return next((it for it in forms if phone.lines_height(it) <= room), [])

    @property
    def least(self) -> float:
        """Return the height of the shortest form that says enough."""
        if not self.lines:
            return 0
        return phone.lines_height([*map(small, self.lines)] if self.whole else self.shortest)


def joined(parts: Sequence[str]) -> str:
    """Return sentences and other parts as one paragraph."""
    told, *others = parts
    for part in others:
        told += (" " if told.endswith(ENDS) else BETWEEN) + part
    return told


def small(line: str) -> str:
    """Return a line in small print; a heading stays one."""
    return line if line.startswith(("#", SMALL)) else f"{SMALL}{line.removeprefix('- ')}"


def shortest_height(passages: Sequence[Passage]) -> float:
    """Return the height of these passages at their shortest."""
    return sum(it.least for it in passages)


def allotted(room: float, passages: Sequence[Passage]) -> list[str]:
    """Return the lines that fit into the room: all of them, at least in small print, or else shared
    among the passages by rank. Each keeps at least the room for its shortest form."""
    for forms in ([it.full for it in passages], [it.in_small_print for it in passages]):
        if sum(map(phone.lines_height, forms)) <= room:
            return [line for form in forms for line in form]
    kept = dict[int, list[str]]()
    waiting = sorted(range(len(passages)), key=lambda place: passages[place].rank)
    while waiting:
        place = waiting.pop(0)
        own, others = passages[place], shortest_height([passages[other] for other in waiting])
        kept[place] = own.within(max(room - others, min(room, own.least)))
        room -= phone.lines_height(kept[place])
    return [line for place in sorted(kept) for line in kept[place]]
