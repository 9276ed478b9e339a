"""Everything that a procedure may do besides changing the state: ask, tell, draw, end the game."""

from collections.abc import (
    Awaitable,
    Callable,
    Coroutine,
    Mapping,
    MutableSequence,
    Sequence,
)
from itertools import count, repeat
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

from .chance import Draw, Secret, keyed, value
from .choice import Choice, key_of, keys_of, settled
from .errors import DeadEnd, Over
from .log import Event
from .state import Result, State
from .together import Apart, Questions
from .words import Value

if TYPE_CHECKING:
    from .rulebook import Rulebook

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Flow(Generic[S]):
    """The first argument of each procedure: the state ``s``, and methods to ask, tell and draw.

    >>> from rules.core import Game, Mode, Rulebook, State
    >>> class Chest(State):
    ...     coins: list[int]
    >>> book = Rulebook("chest", Chest, version=1, modes=[Mode("base", (2,))])
    >>> @book.part
    ... def begin(setup):
    ...     return Chest(agenda=[["share", 0]], coins=[0, 0])
    >>> @book.procedure
    ... async def share(f, seat):
    ...     found = f.number("coins in the chest", 6) + 1
    ...     f.tell("found", seat=seat, coins=found)
    ...     taker = await f.ask(seat, "chest.taker", ["seat:0", "seat:1"])
    ...     f.s.coins[int(taker[-1])] += found
    ...     f.then(("share", 1 - seat))
    >>> game = Game(book, book.setup(2, {}), b"a seed")
    >>> events = game.start()
    >>> asked = game.pending[0]
    >>> events = game.answer(asked.seat, asked, ["seat:1"])
    >>> [event.id for event in events], sum(game.state.coins), game.pending[0].seat
    (['found'], 3, 1)
    """

    __slots__ = (
        "_other", "_secret", "actor", "barrier", "base", "book", "drawn", "events", "explains", "s",
        "settled", "shown", "witness",
    )  # fmt: skip

    def __init__(self, book: "Rulebook[S]", state: S, seed: bytes) -> None:
        self.book = book
        self.s = state
        self.events: list[Event] = []
        self.settled: list[Choice] = []
        self.drawn: list[Draw] = []
        self.actor = -1  # the seat whose answer is being carried out
        self.explains = False  # also keep questions that answer themselves
        self.barrier = False  # something happened that the actor could not foresee
        self.shown = False  # the actor has revealed something
        self.witness: Callable[[str], None] | None = None  # called at the first barrier
        self.base = 0  # the agenda's length below the running procedure's entries
        self._other: tuple[int, Secret] | None = None  # from this draw on, another source of chance
        self.reseed(seed)

    def reseed(self, seed: bytes, since: int = 0) -> None:
        """Take draws from another seed, at once or from draw ``since`` on."""
        if since:
            self._other = since, keyed(seed)
        else:
            self._secret = keyed(seed)

    # Questions

    def ask(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        *,
        about: Mapping[str, Value] | None = None,
        secret: bool = False,
        side: str = "",
    ) -> Awaitable[str]:
        """Ask for one of ``keys``. A public question with a single key answers itself."""
        if len(keys) == 1 and not secret:
            self._forced(seat, point, keys, about, side)
            return settled(keys[0])
        return key_of(self._choice(seat, point, keys, 1, 1, about, secret, side))

    def may(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        *,
        about: Mapping[str, Value] | None = None,
        secret: bool = False,
        side: str = "",
    ) -> Awaitable[str | None]:
        """Ask for one of ``keys``; None if the seat declines. A public question without keys is
        declined at once."""
        if not keys and not secret:
            return settled(None)
        return key_of(self._choice(seat, point, keys, 0, 1, about, secret, side))

    def ask_some(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        least: int,
        most: int,
        *,
        about: Mapping[str, Value] | None = None,
        secret: bool = False,
        side: str = "",
    ) -> Awaitable[list[str]]:
        """Ask for ``least`` to ``most`` of ``keys``; return them in the order chosen."""
        if not secret and (not keys or most == 0):
            return settled([])
        if not secret and len(keys) == least == 1:
            self._forced(seat, point, keys, about, side)
            return settled(list(keys))
        return keys_of(self._choice(seat, point, keys, least, most, about, secret, side))

    def ask_all(
        self, choices: Sequence[Choice], *, changeable: bool = True
    ) -> Awaitable[dict[int, list[str]]]:
        """Ask several seats at once; they answer in any order. Make ``choices`` by ``question``."""
        return Questions(choices, changeable) if choices else settled({})

    def ask_apart(self, lines: Mapping[int, Coroutine[Any, Any, T]]) -> Awaitable[dict[int, T]]:
        """Ask each of several seats a chain of questions, all at the same time; return the results
        by seat. A line is the coroutine of one seat: it asks that seat alone and may read the state
        but not change it. No seat learns of another's answers before all lines have returned."""
        return Apart(lines)

    def question(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        least: int = 1,
        most: int = 1,
        *,
        about: Mapping[str, Value] | None = None,
        secret: bool = True,
        side: str = "",
    ) -> Choice:
        """Return one seat's question for ``ask_all``."""
        return self._choice(seat, point, keys, least, most, about, secret, side)

    def _choice(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        least: int,
        most: int,
        about: Mapping[str, Value] | None,
        secret: bool,
        side: str,
    ) -> Choice:
        offered = len(keys)
        if offered < least:
            raise DeadEnd(f"{point}: seat {seat} needs {least} of {list(keys)}")
        most = min(most, offered)
        return Choice(self.book, self.s, seat, point, keys, least, most, about, secret, side)

    def _forced(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        about: Mapping[str, Value] | None,
        side: str,
    ) -> None:
        settled = self._choice(seat, point, keys, 1, 1, about, False, side)
        args: dict[str, Value] = {"seat": settled.side, "point": point, "option": keys[0]}
        self.events.append(Event("forced", args))
        self.settled.append(settled)
        if self.explains:
            settled.keep()

    # Next procedures and events

    def then(self, *entries: Sequence[Any]) -> None:
        """Run these procedures next, in this order, before the rest of the agenda."""
        for entry in entries:
            self.s.agenda.insert(self.base, list(entry))

    def over(self, result: Result) -> NoReturn:
        """End the game at once by raising Over: this call never returns."""
        self.s.result = result
        self.s.agenda.clear()
        raise Over

    def tell(self, id: str, *, to: list[int] | None = None, **args: Value) -> None:
        """Log an event. It is public unless ``to`` lists the seats that may know it."""
        self.events.append(Event(id, args, to))

    # Chance and secrets. Each draw and each secret that becomes known is a barrier: undo cannot go
    # back past it, and foresight cannot look beyond it. So procedures do what is certain first.

    def _set_barrier(self, purpose: str) -> None:
        """Set the barrier, and tell ``witness`` of the first one since the last answer."""
        if self.witness is not None and not self.barrier:
            self.witness(purpose)
        self.barrier = True

    def number(self, purpose: str, among: int) -> int:
        """Draw one of 0 .. among - 1."""
        if not self.barrier:
            self._set_barrier(purpose)
        s = self.s
        if s.forced and s.forced.get(purpose):
            return s.forced[purpose].pop(0)
        draws, other = s.draws, self._other
        secret = self._secret if other is None or draws < other[0] else other[1]
        drawn = value(secret, draws, among)
        self.drawn.append(Draw(draws, purpose, among, drawn))
        s.draws = draws + 1
        return drawn

    def numbers(self, purpose: str, amounts: Sequence[int]) -> list[int]:
        """Draw a number for each amount, like repeated calls of ``number`` but faster."""
        s, secret, first = self.s, self._secret, self.s.draws
        if amounts and not self.barrier:
            self._set_barrier(purpose)
        if s.forced or self._other is not None:
            return [self.number(purpose, among) for among in amounts]
        drawn = [value(secret, first + n, among) for n, among in enumerate(amounts)]
        self.drawn += map(Draw, count(first), repeat(purpose), amounts, drawn)
        s.draws = first + len(drawn)
        return drawn

    def roll(self, purpose: str, faces: Sequence[T]) -> T:
        """Roll a die with these faces and return the result."""
        return faces[self.number(purpose, len(faces))]

    def rolls(self, purpose: str, faces: Sequence[T], number: int) -> list[T]:
        """Roll ``number`` dice with these faces and return the results."""
        return [faces[n] for n in self.numbers(purpose, [len(faces)] * number)]

    def shuffle(self, purpose: str, cards: MutableSequence[T]) -> None:
        """Shuffle ``cards`` in place."""
        last = len(cards)
        for other in self.numbers(purpose, range(last, 1, -1)):
            last -= 1
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, purpose: str, deck: MutableSequence[T]) -> T:
        """Take the top (first) card of a hidden deck, which reveals the card."""
        self._set_barrier(purpose)
        return deck.pop(0)

    def show(self, seat: int, purpose: str) -> None:
        """Mark that ``seat`` is about to show something that only it knew, such as a card of its
        hand. Undo cannot take that back. For the seat itself it is no barrier to foresight."""
        if seat == self.actor:
            self.shown = True
        else:
            self._set_barrier(purpose)

    def reveal(self, purpose: str) -> None:
        """Mark that something hidden is about to become known to somebody."""
        self._set_barrier(purpose)
