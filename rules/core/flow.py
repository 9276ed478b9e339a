"""The core's verbs: all that a procedure may do besides changing the state."""

from collections.abc import Awaitable, Callable, Generator, Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from . import chance
from .choice import Choice, Together
from .errors import DeadEnd
from .state import State
from .words import Message, Value

if TYPE_CHECKING:
    from .rulebook import Rulebook

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Event(Struct, omit_defaults=True, gc=False):
    """Something that happened, for the log; ``to`` names the seats that may know (None: all)."""

    id: str
    args: dict[str, Value] = {}
    to: list[int] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)

    @property
    def words(self) -> Message:
        return Message(f"log-{self.id}", self.args)


class Settled:
    """A question with a single possible answer."""

    __slots__ = ("answer",)

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __await__(self) -> Generator[Any, Any, Any]:
        return self.answer
        yield


class One:
    """A question that is answered with one key, or with none where that is allowed."""

    __slots__ = ("choice",)

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def __await__(self) -> Generator[Choice, list[str], Any]:
        answer = yield self.choice
        return answer[0] if answer else None


class Flow(Generic[S]):
    """What each procedure is given: the state ``s`` and the verbs."""

    __slots__ = (
        "_base", "_secret", "barrier", "book", "drawn", "events", "s", "settled", "witness",
    )  # fmt: skip

    def __init__(self, book: "Rulebook[S]", state: S, seed: bytes) -> None:
        self.book = book
        self.s = state
        self.events: list[Event] = []
        self.settled: list[Choice] = []
        self.drawn: list[chance.Draw] = []
        self.barrier = False
        self.witness: Callable[[str], None] | None = None  # is told of the first barrier
        self._base = 0
        self.reseed(seed)

    def reseed(self, seed: bytes) -> None:
        """From now on chance follows this seed."""
        self._secret = chance.key(seed)

    # Questions

    def ask(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        *,
        about: Mapping[str, Value] | None = None,
        secret: bool = False,
    ) -> Awaitable[str]:
        """One of these. A public question with one possible answer answers itself."""
        if len(keys) == 1 and not secret:
            self._forced(seat, point, keys, about)
            return Settled(keys[0])
        return One(self._choice(seat, point, keys, 1, 1, about, secret))

    def may(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        *,
        about: Mapping[str, Value] | None = None,
        secret: bool = False,
    ) -> Awaitable[str | None]:
        """One of these, or None for declining. Not asked when there is nothing to take."""
        if not keys and not secret:
            return Settled(None)
        return One(self._choice(seat, point, keys, 0, 1, about, secret))

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
    ) -> Awaitable[list[str]]:
        """From ``least`` to ``most`` of these, in the order in which they were chosen."""
        if not secret and (not keys or most == 0):
            return Settled([])
        if not secret and len(keys) == least == 1:
            self._forced(seat, point, keys, about)
            return Settled(list(keys))
        return self._choice(seat, point, keys, least, most, about, secret)

    def ask_all(
        self, choices: Sequence[Choice], *, changeable: bool = True
    ) -> Awaitable[dict[int, list[str]]]:
        """Several seats at once, answered in any order; made with ``question``."""
        return Together(choices, changeable) if choices else Settled({})

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
    ) -> Choice:
        """One seat's part of ``ask_all``."""
        return self._choice(seat, point, keys, least, most, about, secret)

    def _choice(
        self,
        seat: int,
        point: str,
        keys: Sequence[str],
        least: int,
        most: int,
        about: Mapping[str, Value] | None,
        secret: bool,
    ) -> Choice:
        if len(keys) < least:
            raise DeadEnd(f"{point}: seat {seat} needs {least} of {list(keys)}")
        most = min(most, len(keys))
        return Choice(self.book, self.s, seat, point, keys, least, most, about, secret)

    def _forced(
        self, seat: int, point: str, keys: Sequence[str], about: Mapping[str, Value] | None
    ) -> None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "point": point, "option": keys[0]}
        self.events.append(Event("forced", args))
        self.settled.append(self._choice(seat, point, keys, 1, 1, about, False))

    # What comes next, and what is told

    def then(self, *entries: Sequence[Any]) -> None:
        """These procedures come next, in this order, before all that was on the agenda already."""
        self.s.agenda[self._base : self._base] = [list(entry) for entry in reversed(entries)]

    def begin_procedure(self) -> None:
        """What this procedure puts on the agenda comes on top of what lies there now."""
        self._base = len(self.s.agenda)

    def tell(self, id: str, *, to: list[int] | None = None, **args: Value) -> None:
        """An event for the log; all may know it unless ``to`` names who may."""
        self.events.append(Event(id, args, to))

    # Chance and secrets: each of these is a barrier that nobody can undo past. So what is
    # certain is done first: whoever looks ahead sees just that.

    def _meet(self, purpose: str) -> None:
        """From here on nobody could know what comes."""
        if self.witness is not None and not self.barrier:
            self.witness(purpose)
        self.barrier = True

    def number(self, purpose: str, among: int) -> int:
        """One of 0 .. among - 1, by chance."""
        self._meet(purpose)
        s = self.s
        if s.forced and s.forced.get(purpose):
            return s.forced[purpose].pop(0)
        drawn = chance.value(self._secret, s.draws, among)
        self.drawn.append(chance.Draw(s.draws, purpose, among, drawn))
        s.draws += 1
        return drawn

    def roll(self, purpose: str, faces: Sequence[T]) -> T:
        """One face of a die."""
        return faces[self.number(purpose, len(faces))]

    def shuffle(self, purpose: str, cards: MutableSequence[T]) -> None:
        """Shuffle in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.number(purpose, last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, purpose: str, deck: MutableSequence[T]) -> T:
        """Take the top (first) card of a hidden deck, which makes it known."""
        self._meet(purpose)
        return deck.pop(0)

    def reveal(self, purpose: str) -> None:
        """Something hidden becomes known to somebody: to be called before it does."""
        self._meet(purpose)
