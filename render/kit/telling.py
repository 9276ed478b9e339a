"""A whole board in words, for people who play without pictures: part by part, one message each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

ROOM = 3000  # characters left for a message beside its list of contents


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the board under its title, a thing in each line."""

    title: str
    lines: Sequence[str]


def fact(what: str, *values: str | int) -> str:
    """Return a fact such as `Routes: Pink Order Isle, North Fruit Isle.`"""
    return f"{what}: {', '.join(map(str, values))}."


def facts(what: str, told: Iterable[str]) -> str:
    """Return several facts about one thing, without empty ones."""
    return f"{what}: {'; '.join(filter(None, (one.rstrip('.') for one in told)))}."


def part(title: str, lines: Iterable[str]) -> Part:
    return Part(title, tuple(filter(None, lines)))


def messages(parts: Iterable[Part]) -> list[Part]:
    """Return parts that fit a message each; long ones continue under their title and a number."""
    found = list[Part]()
    for whole in parts:
        cut = list(bundles(whole.lines))
        if len(cut) == 1:
            found.append(whole)
        else:
            found += [
                replace(whole, title=f"{whole.title} {n}/{len(cut)}", lines=lines)
                for n, lines in enumerate(cut, 1)
            ]
    return found


def bundles(lines: Sequence[str]) -> Iterator[list[str]]:
    bundle, room = list[str](), ROOM
    for line in lines:
        if bundle and len(line) + 1 > room:
            yield bundle
            bundle, room = [], ROOM
        bundle.append(line)
        room -= len(line) + 1
    yield bundle
