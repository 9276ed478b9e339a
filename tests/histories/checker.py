"""Searches for an order of all acts at a table that explains every answer.

Acts come one after the other, none before another that was over when it began. Each change of a
table has a number, its revision, so the order is known, and the search is for anything that does
not fit in it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .record import Told


class Truth(NamedTuple):
    """A table at the end of a history: its rows in the store, and the positions replayed from
    them."""

    revision: int
    sequence: int
    presses: frozenset[int]  # presses carried out
    answers: Sequence[tuple[int, tuple[str, ...]]]  # people's answers: seat and keys
    floors: Mapping[int, tuple[int, int]]  # by length of the log: the limit of undo and its seat
    logs: Mapping[int, str]
    views: Mapping[tuple[int, int], str]  # by length of the log and seat
    answered: Sequence[int]  # by length of the log: people's answers so far


class Fault(NamedTuple):
    kind: str
    words: str


Check = Callable[[Sequence[Told], Truth], Iterator[Fault]]


def check(history: Sequence[Told], truth: Truth) -> Iterator[Fault]:
    for one in (presses_are_as_told, answers_are_there, nothing_is_stale, readings_are_whole):
        yield from one(history, truth)


def presses_are_as_told(history: Sequence[Told], truth: Truth) -> Iterator[Fault]:
    for it in history:
        if it.act == "look":
            continue
        if it.outcome == "done" and it.press not in truth.presses:
            yield Fault("lost update", f"press {it.press} was acknowledged, and is not there")
        if it.outcome in ("lost", "refused") and it.press in truth.presses:
            yield Fault("ambiguous commit", f"press {it.press} was said not to be saved, and is")


def answers_are_there(history: Sequence[Told], truth: Truth) -> Iterator[Fault]:
    """Yield each acknowledged answer that has no row of its own in the log."""
    left = defaultdict[tuple[int, tuple[str, ...]], int](int)
    for answer in truth.answers:
        left[answer] += 1
    for it in history:
        if it.act == "answer" and it.outcome == "done":
            answer = (it.person, tuple(sorted(it.keys)))
            left[answer] -= 1
            if left[answer] < 0:
                yield Fault("lost update", f"{it.person} answered {it.keys}: no row says so")


def nothing_is_stale(history: Sequence[Told], truth: Truth) -> Iterator[Fault]:
    """Yield each look that misses what earlier ones saw, or whose newer state has a shorter log."""
    looks = [it for it in history if it.act == "look" and it.outcome == "done"]
    over, seen = sorted(looks, key=lambda it: it.ended), 0
    at = 0
    for it in sorted(looks, key=lambda it: it.began):
        while at < len(over) and over[at].ended < it.began:
            seen = max(seen, over[at].revision)
            at += 1
        if it.revision < seen:
            yield Fault("stale read", f"revision {it.revision} was read after {seen} was")
    acts = [it for it in history if it.act == "answer" and it.outcome == "done"]
    for it in looks:
        told = sum(act.ended < it.began for act in acts)
        if told > truth.answered[min(it.sequence, truth.sequence)]:
            yield Fault("stale read", f"a log of {it.sequence} lacks answers that were told before")
    longest = 0
    for it in sorted(looks, key=lambda it: it.revision):
        if it.sequence < longest:
            yield Fault("order", f"revision {it.revision} has a log of {it.sequence} < {longest}")
        longest = max(longest, it.sequence)
    if looks and max(it.revision for it in looks) > truth.revision:
        yield Fault("lost update", "a revision was read that is gone")


def readings_are_whole(history: Sequence[Told], truth: Truth) -> Iterator[Fault]:
    """Yield each look whose log, game, undo limit and view do not belong to one moment."""
    for it in history:
        if it.act != "look" or it.outcome != "done":
            continue
        n = it.sequence
        whole = (
            it.length == n,
            (it.floor, it.seat) == truth.floors.get(n),
            it.log == truth.logs.get(n),
            it.view == truth.views.get((n, it.eyes)),
        )
        if not all(whole):
            yield Fault("torn read", f"revision {it.revision}, log of {n}: {whole}")


def shrunk(history: Sequence[Told], truth: Truth, kind: str) -> list[Told]:
    """Return a history that still has a fault of this kind, without everything that the fault does
    not need."""

    def wrong(part: Sequence[Told]) -> bool:
        return any(fault.kind == kind for fault in check(part, truth))

    short, size = list(history), len(history) // 2
    while size:
        at = 0
        while at < len(short):
            without = short[:at] + short[at + size :]
            if wrong(without):
                short = without
            else:
                at += size
        size //= 2
    return short


def by_table(told: Iterable[Told]) -> dict[int, list[Told]]:
    found = defaultdict[int, list[Told]](list)
    for it in told:
        found[it.table].append(it)
    return found
