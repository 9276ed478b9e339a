"""Load a game's components from its data.toml and check them. People may correct figures there, so
each fault is reported with its place in the file."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from .errors import BadData

B = TypeVar("B", bound=Struct)

Source = Literal["rulebook", "public", "derived", "designed"]
Fault = tuple[str, str]  # a place, such as ``companions.archer.price``, and its fault


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every entry. ``values`` is the source of its figures, if not ``source``."""

    source: Source
    values: Source | None = None


def read_components(text: str, box: type[B], faults: Callable[[B], Iterable[Fault]]) -> B:
    """Return the components. Raise BadData with the place of the first wrong type, or else of the
    first of ``faults``."""
    file = "/".join((*box.__module__.split(".")[1:-1], "data.toml"))  # beside the box's module
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadData(f"{file} is not TOML: {fault}") from fault
    try:
        data = msgspec.convert(raw, box, str_keys=True)
    except msgspec.ValidationError as fault:
        what, _, path = str(fault).partition(" - at `$")
        place = _with_id(path.strip(".`"), raw, box)
        raise BadData(": ".join(filter(None, (file, place, what)))) from fault
    for place, what in faults(data):
        raise BadData(f"{file}: {place}: {what}")
    return data


def _with_id(path: str, raw: Mapping[str, Any], box: type[Struct]) -> str:
    """Return a fault's path with the entry's id instead of its index, or the path itself if the
    fault is in no list."""
    found = re.match(r"(\w+)\[(\.\.\.|\d+)\]", path)
    if found is None:
        return path
    group, number = found.groups()
    if number == "...":
        id = _wrong_entry(raw[group], box, group)
    else:
        entry = raw[group][int(number)]
        id = entry.get("id") if isinstance(entry, dict) else None
    return f"{group}.{id}{path[found.end() :]}" if id else path


def _wrong_entry(entries: Mapping[str, Any], box: type[Struct], group: str) -> str | None:
    kind = get_args(get_type_hints(box)[group])[1]
    return next((id for id, entry in entries.items() if not _fits(entry, kind)), None)


def _fits(entry: object, kind: Any) -> bool:
    with suppress(msgspec.ValidationError):
        msgspec.convert(entry, kind, str_keys=True)
        return True
    return False


def negative_amounts(place: str, part: Struct) -> Iterable[Fault]:
    """Yield the fields whose number is negative, as faults."""
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if isinstance(value, int) and value < 0:
            yield f"{place}.{field}", "a number cannot be negative"


def wrong_entries(
    group: str, found: Mapping[str, object], wanted: Iterable[str]
) -> Iterable[Fault]:
    """Yield missing and unknown entries as faults. The rules know the ``wanted`` ones by their ids;
    owners may change names and prices, but add or remove none."""
    names = list(wanted)
    for kind in (*names, *found):
        if kind not in found:
            yield f"{group}.{kind}", "this entry is missing"
        if kind not in names:
            yield f"{group}.{kind}", f"the rules know no such entry in {group}"
