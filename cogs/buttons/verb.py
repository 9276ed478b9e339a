"""Custom ids: what a button means, readable after a restart. Clients can read them, so they hold no
secrets: only a verb, a table, a sequence number, the place of an option.

A verb is declared once, with who may use it (`who.py`), as a function without a body; its
parameters are the parts of the id:

    @verb(PLAYERS)
    def vote(table: int, number: int, agree: bool) -> None: ...

``vote(7, 1, True)`` is the id `e/vote/7/1/1`; its handler is called with 7, 1 and True.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, ParamSpec, get_args, get_origin

from .picks import Picks
from .who import Who

P = ParamSpec("P")

PREFIX = "e"  # begins all of the bot's custom ids
LIMIT = 100
NUMBERS = range(-(2**63), 2**63)  # the range of the store's and Discord's numbers


class Verb(Generic[P]):
    def __init__(self, declared: Callable[P, None], who: Who) -> None:
        self.name = declared.__name__.strip("_").replace("_", "-")
        self.who = who
        self.signature = inspect.signature(declared)
        self.parameters = list(self.signature.parameters.values())
        self.least = sum(it.default is it.empty for it in self.parameters)
        if who.kinds and "table" not in self.signature.parameters:
            raise ValueError(f"{self.name!r} is for people of a table, and names none")

    def __call__(self, *args: P.args, **named: P.kwargs) -> str:
        """Return the custom id for these arguments; trailing defaults are left out."""
        parts = self.parts(self.signature.bind(*args, **named).arguments)
        made = "/".join(parts)
        if len(made) > LIMIT or any("/" in part for part in parts):
            raise ValueError(f"no custom id: {made!r}")
        return made

    def parts(self, given: Mapping[str, object]) -> list[str]:
        said = dict(given)
        while said and self._says_nothing(*list(said.items())[-1]):
            said.popitem()
        return [PREFIX, self.name, *map(written, said.values())]

    def _says_nothing(self, name: str, value: object) -> bool:
        return bool(value == self.signature.parameters[name].default)

    def read(self, parts: Sequence[str]) -> dict[str, Any] | None:
        """Return the arguments of an id by name; None if their number or form is wrong."""
        if not self.least <= len(parts) <= len(self.parameters):
            return None
        left_out = {it.name: it.default for it in self.parameters[len(parts) :]}
        given = zip(self.parameters, parts, strict=False)
        try:
            return {it.name: understood(it.annotation, part) for it, part in given} | left_out
        except ValueError:
            return None


VERBS: dict[str, Verb[...]] = {}


def verb(who: Who) -> Callable[[Callable[P, None]], Verb[P]]:
    def declare(declared: Callable[P, None]) -> Verb[P]:
        made = Verb(declared, who)
        if made.name in VERBS:
            raise ValueError(f"two verbs {made.name!r}")
        VERBS[made.name] = made
        return made

    return declare


class Meaning(NamedTuple):
    verb: Verb[...]
    args: dict[str, Any]


def meaning(custom_id: str) -> Meaning | None:
    """Return the verb and arguments of a custom id, or None unless a verb would write exactly
    that id: other spellings of a number, and extra parts, are refused."""
    prefix, _, rest = custom_id.partition("/")
    name, *parts = rest.split("/")
    found = VERBS.get(name)
    if prefix != PREFIX or found is None or len(custom_id) > LIMIT:
        return None
    args = found.read(parts)
    if args is None or "/".join(found.parts(args)) != custom_id:
        return None
    return Meaning(found, args)


def written(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def understood(kind: Any, part: str) -> object:
    """Return a part of an id as this type; raise ValueError if it is not one."""
    if get_origin(kind) is Literal:
        if part not in get_args(kind):
            raise ValueError(part)
        return part
    return READERS[kind](part)


def number(part: str) -> int:
    found = int(part)
    if found not in NUMBERS:
        raise ValueError(part)
    return found


def flag(part: str) -> bool:
    return bool(("0", "1").index(part))


def word(part: str) -> str:
    part.encode()  # fails for half of a surrogate pair
    return part


READERS: dict[Any, Callable[[str], object]] = {
    int: number,
    bool: flag,
    str: word,
    Picks: Picks.read,
}
