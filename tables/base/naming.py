"""Finds people in stored data by the type ``Person``, so that no field is missed when people are
renamed, masked or forgotten."""

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType
from typing import Any, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from .model import NOBODY, Person

S = TypeVar("S", bound=Struct)
Rename = Callable[[Person], Person]


def renamed(it: S, name: Rename) -> S:
    """Return a copy with people renamed by ``name``; those who become ``NOBODY`` are left out where
    possible."""
    named = naming(type(it))
    return replace(it, **{f: _renamed(getattr(it, f), kind, name) for f, kind in named.items()})


def people_in(it: Struct) -> set[Person]:
    return {person for people in people_by_field(it).values() for person in people}


def people_by_field(it: Struct) -> Mapping[str, set[Person]]:
    found: dict[str, set[Person]] = {}
    for field, kind in naming(type(it)).items():
        people = found[field] = Seen()
        _renamed(getattr(it, field), kind, people.look)
        people.discard(NOBODY)
    return found


class Seen(set[Person]):
    def look(self, person: Person) -> Person:
        self.add(person)
        return person


@cache
def naming(kind: type[Struct]) -> Mapping[str, Any]:
    """Return the fields that hold people, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: hint for field, hint in hints.items() if _holds_people(hint)}


def _holds_people(kind: Any) -> bool:
    if kind == Person:
        return True
    if isinstance(kind, type) and issubclass(kind, Struct):
        return bool(naming(kind))
    return any(map(_holds_people, get_args(kind)))


def _renamed(value: Any, kind: Any, name: Rename) -> Any:
    if isinstance(value, Struct):
        return renamed(value, name)
    if isinstance(value, list):
        (each,) = get_args(kind)
        others = [_renamed(it, each, name) for it in value]
        return [it for it in others if it != NOBODY]
    if value is None:
        return None
    other = name(value)
    return None if other == NOBODY and NoneType in get_args(kind) else other
