"""A rulebook: a game's id, its modes, and all the functions that its modules register."""

import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .aims import Aim
from .errors import BadSetup
from .modes import Mode, OptionValue, Setup
from .points import Points
from .state import State
from .telling import Telling
from .vocabulary import Vocabulary
from .words import Message

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., Any])
PLAIN = Telling()  # one sentence for each event


class Procedure(Struct, frozen=True):
    run: Callable[..., Any]
    asks: bool


class Rulebook(Points, Generic[S]):
    """One game. Its modules register their parts with the decorators of this class.

    A whole one, in which two players take stones from a pile and the last stone wins:

    >>> from rules.core import Flow, Game, Mode, Result, Rulebook, State
    >>> class Pile(State):
    ...     stones: int = 7
    >>> book = Rulebook("pile", Pile, version=1, modes=[Mode("base", (2,))])
    >>> @book.part
    ... def begin(setup):
    ...     return Pile(agenda=[["turn", 0]])
    >>> @book.part
    ... def view(s, seat):
    ...     return {"stones": s.stones}
    >>> @book.procedure
    ... async def turn(f, seat):
    ...     taken = await f.ask(seat, "pile.take", ["1", "2", "3"][: f.s.stones])
    ...     f.s.stones -= int(taken)
    ...     if not f.s.stones:
    ...         f.over(Result(scores=[1 - seat, seat], ranking=[[seat], [1 - seat]]))
    ...     f.then(("turn", 1 - seat))
    >>> game = Game(book, book.setup(2, {}), b"a seed")
    >>> events = game.start()
    >>> while not game.over:
    ...     asked = game.pending[0]
    ...     _ = game.answer(asked.seat, asked, [asked.keys[-1]])
    >>> game.view(None)["stones"], game.result.ranking
    (0, [[0], [1]])
    """

    def __init__(
        self,
        id: str,
        state: type[S],
        *,
        version: int,
        modes: Sequence[Mode],
        telling: Telling = PLAIN,
    ) -> None:
        super().__init__(id, telling)
        self.state = state
        self.version = version
        self.modes = {mode.id: mode for mode in modes}
        self.milestones: dict[str, Sequence[str]] = {}  # by subject: the records that can be set
        self.vocabulary = Vocabulary(id, ())
        self.procedures: dict[str, Procedure] = {}
        self.begin: Callable[[Setup], S]
        self.view: Callable[[S, int | None], dict[str, Any]]
        self.inventory: Callable[[S], Mapping[str, int]]
        self.invariants: Callable[[S], Iterable[str]]
        self.redeal: Callable[[S, int | None, Callable[[list[Any]], None]], None]
        self.prospects: Callable[[S, int], dict[str, int]] = lambda s, me: {"": self.worth(s, me)}
        self.worth: Callable[[S, int], int] = lambda s, me: sum(self.prospects(s, me).values())
        self.held: Sequence[str] = ()  # parts of prospects that are scored or in stock
        self.far: Sequence[str] = ()  # parts that pay only after several turns
        self.aims: Callable[[S, int], Iterable[Aim]] = lambda s, me: ()
        self.clock: Callable[[S, int], Message | None] = lambda s, me: None
        self.turn_mark: Callable[[S], object] = lambda s: None
        self.turns_begun: Callable[[S], int] = lambda s: 0
        self.whole_turn: Callable[[S], object] = lambda s: (self.turns_begun(s), self.turn_mark(s))
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(state).decode

    # Registration

    def procedure(self, function: F) -> F:
        """Register a step of the rules; only an ``async`` one may ask questions."""
        name = function.__name__
        if name in self.procedures:
            raise ValueError(f"{self.id} has two procedures {name!r}")
        self.procedures[name] = Procedure(function, inspect.iscoroutinefunction(function))
        return function

    def part(self, function: F) -> F:
        """Register a function under its own name, which is one of these: ``begin``, ``view``,
        ``inventory``, ``invariants``, ``redeal``; ``prospects``, or their sum ``worth``;
        ``aims`` and ``clock``, the aims of a seat and a sentence about the time left, for advice;
        ``turn_mark``, a value that differs from one turn to the next; ``turns_begun``, a counter
        that ends a draft with its turn even if the same seat is next; ``whole_turn``, a
        value like ``turn_mark`` that stays the same through all phases of a turn."""
        setattr(self, function.__name__, function)
        return function

    # Setting up

    def setup(self, seats: int, options: Mapping[str, OptionValue]) -> Setup:
        """Check the options and fill in defaults. Raise BadSetup."""
        mode = self._mode(seats, options)
        chosen: dict[str, OptionValue] = {"mode": mode.id}
        for setting in mode.settings:
            value = options.get(setting.id, setting.default)
            # To Python, True == 1; an option tells them apart.
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
        """Yield the seats and options of every possible set-up. Of a setting with a range of values
        take only the default."""
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
    """Count each component over all groups; helps to write ``inventory``."""
    total: Counter[str] = Counter()
    for group in groups:
        total.update(group)
    return total
