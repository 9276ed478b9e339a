"""Custom ids: what a button means, readable after a restart. They are visible to clients, so
they never carry secrets: a verb, a table, a sequence number, the place of an option."""

from typing import NamedTuple

MARK = "e"  # ours; whatever does not begin with it was never made by this program
LIMIT = 100


class Meaning(NamedTuple):
    verb: str
    args: tuple[str, ...]


def make(verb: str, *args: object) -> str:
    parts = (MARK, verb, *map(str, args))
    made = "/".join(parts)
    if len(made) > LIMIT or any("/" in part for part in parts):
        raise ValueError(f"no custom id: {made!r}")
    return made


def read(custom_id: str) -> Meaning | None:
    mark, _, rest = custom_id.partition("/")
    if mark != MARK or not rest:
        return None
    verb, *args = rest.split("/")
    return Meaning(verb, tuple(args))
