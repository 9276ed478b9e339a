"""A game's descriptor: what it is called, how it may be set up, and its registered parts."""

import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .choice import Choice
from .errors import BadSetup
from .modes import Mode, OptionValue, Setup
from .state import State
from .vocabulary import Vocabulary
from .words import Message, Noun, Refusal, Speaker, Words

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., Any])


class Procedure(Struct, frozen=True):
    run: Callable[..., Any]
    asks: bool


class Rulebook(Generic[S]):
    """One game. Its modules register their parts with the decorators of this class."""

    def __init__(
        self,
        id: str,
        state: type[S],
        *,
        version: int,
        modes: Sequence[Mode],
        chapters: Iterable[str] = (),
        scenes: Iterable[str] = (),
        gathering: Iterable[str] = (),
        causes: Iterable[str] = (),
        scores: Iterable[str] = (),
        open: Iterable[str] = (),
    ) -> None:
        self.id = id
        self.state = state
        self.version = version
        self.modes = {mode.id: mode for mode in modes}
        self.scenes = frozenset(scenes)  # events that open a message, such as a battle
        self.chapters = frozenset(chapters) | self.scenes  # that open a paragraph, such as a night
        self.gathering = frozenset(gathering)  # chapters told in one message, whoever is asked
        self.causes = frozenset(causes)  # events that the next sentence of the seat says as well
        self.scores = frozenset(scores)  # events that the log alone tells: the result says as much
        self.open = frozenset(open)  # points whose options lie open, whatever hands may hide
        self.milestones: dict[str, Sequence[str]] = {}  # what a record may hold, by what it is of
        self.vocabulary = Vocabulary(id, ())
        self.procedures: dict[str, Procedure] = {}
        self.nouns: dict[str, Noun] = {}
        self.places: dict[str, Callable[..., str]] = {}
        self.pointers: dict[str, Callable[[S, Choice, str], str]] = {}
        self.labels: dict[str, Callable[[S, Choice, str], Words]] = {}
        self.refusals: dict[str, Callable[[S, Choice], Iterable[Refusal]]] = {}
        self.conditional: dict[str, Callable[[S, Choice], Iterable[str]]] = {}
        self.passing: set[str] = set()  # points that can only be declined beforehand
        self.filters: dict[str, Callable[[S, Choice], Sequence[str]]] = {}
        self.habits: dict[str, Callable[[S, Choice], Sequence[str]]] = {}
        self.migrations: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
        self.begin: Callable[[Setup], S]
        self.view: Callable[[S, int | None], dict[str, Any]]
        self.inventory: Callable[[S], Mapping[str, int]]
        self.invariants: Callable[[S], Iterable[str]]
        self.redeal: Callable[[S, int | None, Callable[[list[Any]], None]], None]
        self.prospects: Callable[[S, int], dict[str, int]] = lambda s, me: {"": self.worth(s, me)}
        self.worth: Callable[[S, int], int] = lambda s, me: sum(self.prospects(s, me).values())
        self.turn_mark: Callable[[S], object] = lambda s: None
        self.holding: Callable[[S, Choice, str], bool]
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(state).decode

    # Registration

    def procedure(self, function: F) -> F:
        """A step of the rules; only an ``async`` one may ask questions."""
        name = function.__name__
        if name in self.procedures:
            raise ValueError(f"{self.id} has two procedures {name!r}")
        self.procedures[name] = Procedure(function, inspect.iscoroutinefunction(function))
        return function

    def noun(self, kind: str) -> Callable[[F], F]:
        """What things with keys ``kind:...`` are called; given the parts of the key."""

        def register(function: F) -> F:
            self.nouns[kind] = function
            return function

        return register

    def place(self, *kinds: str) -> None:
        """Things of these kinds lie on the board, where a picture can point at them."""
        for kind in kinds:
            self.places[kind] = lambda *parts, kind=kind: ":".join((kind, *parts))

    def pointer(self, *points: str) -> Callable[[F], F]:
        """What the options of a point point at, where that depends on the position."""

        def register(function: F) -> F:
            self.pointers.update(dict.fromkeys(points, function))
            return function

        return register

    def label(self, *points: str) -> Callable[[F], F]:
        """What the options of a point are called, where the name of the thing is not enough."""

        def register(function: F) -> F:
            self.labels.update(dict.fromkeys(points, function))
            return function

        return register

    def refusal(self, *points: str) -> Callable[[F], F]:
        """Gives the reasons why something tempting is not legal at these points."""

        def register(function: F) -> F:
            self.refusals.update(dict.fromkeys(points, function))
            return function

        return register

    def conditions(self, *points: str, declined: bool = False) -> Callable[[F], F]:
        """Gives the keys of what an answer prepared for these points may depend on. ``declined``:
        the options are others each time, so nothing but declining them can be prepared."""

        def register(function: F) -> F:
            self.conditional.update(dict.fromkeys(points, function))
            if declined:
                self.passing.update(points)
            return function

        return register

    def holds(self, function: F) -> F:
        """Tells whether one of these conditions holds."""
        self.holding = function
        return function

    def sensible(self, *points: str) -> Callable[[F], F]:
        """The options of a point that are worth a thought; automas leave out the others."""

        def register(function: F) -> F:
            self.filters.update(dict.fromkeys(points, function))
            return function

        return register

    def habit(self, *points: str) -> Callable[[F], F]:
        """What a practised player answers at these points without trying anything out; automas play
        on like that when they look further than the turn."""

        def register(function: F) -> F:
            self.habits.update(dict.fromkeys(points, function))
            return function

        return register

    def migration(self, version: int) -> Callable[[F], F]:
        """Turns a stored state of ``version`` into one of ``version + 1``."""

        def register(function: F) -> F:
            self.migrations[version] = function
            return function

        return register

    def part(self, function: F) -> F:
        """One of ``begin``, ``view``, ``inventory``, ``invariants``, ``redeal``; ``worth``, or
        ``prospects``, of which it is the sum; and ``turn_mark``, which is another one in each turn
        of a seat."""
        setattr(self, function.__name__, function)
        return function

    # Words

    def speaker(self, language: str, people: Sequence[str] = ()) -> Speaker:
        return Speaker(self.id, self.nouns, language, people)

    def standing(self, point: str) -> Message:
        """When a question comes up that may be answered beforehand; its form ``none`` says what is
        done if none of the options is wanted."""
        return Message(f"standing-{point.partition('.')[2]}")

    def name(self, key: str) -> Words:
        """What a thing is called by default."""
        kind, _, rest = key.partition(":")
        if kind == "seat":
            return Message("seat", {"number": int(rest) + 1})
        noun = self.nouns.get(kind)
        if noun is None:
            return Message(f"option-{key}")
        return noun(*rest.split(":")) if rest else noun()

    def target(self, key: str) -> str | None:
        kind, _, rest = key.partition(":")
        place = self.places.get(kind)
        return place(*filter(None, rest.split(":"))) if place else None

    # Set-up

    def setup(self, seats: int, options: Mapping[str, OptionValue]) -> Setup:
        """A checked set-up, with the defaults filled in."""
        mode = self._mode(seats, options)
        chosen: dict[str, OptionValue] = {"mode": mode.id}
        for setting in mode.settings:
            value = options.get(setting.id, setting.default)
            # True == 1 in Python, but not here.
            if not any(value == v and type(value) is type(v) for v in setting.values):
                raise BadSetup(
                    f"{self.id}: option {setting.id} cannot be {value!r}; "
                    f"it is one of {setting.told}"
                )
            chosen[setting.id] = value
        unknown = sorted(set(options) - set(chosen))
        if unknown:
            raise BadSetup(f"{self.id}: mode {mode.id} has no option {unknown[0]!r}")
        return Setup(seats, chosen)

    def _mode(self, seats: int, options: Mapping[str, OptionValue]) -> Mode:
        wanted = options.get("mode")
        if wanted is None:
            for mode in self.modes.values():
                if seats in mode.seats:
                    return mode
            every = sorted({n for mode in self.modes.values() for n in mode.seats})
            raise BadSetup(f"{self.id} is played by {', '.join(map(str, every))}, not by {seats}")
        mode_found = self.modes.get(str(wanted))
        if mode_found is None:
            raise BadSetup(f"{self.id} has no mode {wanted!r}; it has {', '.join(self.modes)}")
        if seats not in mode_found.seats:
            numbers = ", ".join(map(str, mode_found.seats))
            raise BadSetup(f"{self.id}, mode {wanted}: played by {numbers}, not by {seats}")
        return mode_found

    def variants(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every mode with every number of seats and every combination of settings; of a range
        only the default."""
        for mode in self.modes.values():
            ids = [setting.id for setting in mode.settings]
            sets = [
                [setting.default] if isinstance(setting.values, range) else setting.values
                for setting in mode.settings
            ]
            for seats in mode.seats:
                for values in product(*sets):
                    yield seats, {"mode": mode.id, **dict(zip(ids, values, strict=True))}


def count(*groups: Iterable[str]) -> Counter[str]:
    """How often each component occurs; for inventories."""
    total: Counter[str] = Counter()
    for group in groups:
        total.update(group)
    return total
