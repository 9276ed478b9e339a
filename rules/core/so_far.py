"""A game as it can be read: what was decided, what is asked, and what a seat may know."""

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from .agenda import Trail
from .chance import Draw, commitment
from .choice import Choice
from .flow import Flow
from .log import Decision, Mark, Row
from .modes import Setup
from .rulebook import Rulebook
from .state import Result, State
from .together import Together

S = TypeVar("S", bound=State)


class GameSoFar(Generic[S]):
    """All that a game holds, and every way to read it; ``Game`` adds what changes it."""

    def __init__(
        self,
        book: Rulebook[S],
        setup: Setup,
        seed: bytes,
        *,
        every: int = 1,
        state: S | None = None,
    ) -> None:
        self.book = book
        self.setup = setup
        self.seed = seed
        self.luck: tuple[bytes, int] | None = None  # another seed, and its first draw
        self.opening: list[Draw] = []  # draws before the first decision
        self.log: list[Row] = []
        self.dropped: list[Decision] = []  # to be made again after a correction of the rules
        self.line: list[Decision] = []
        self.numbers = [0]  # the question's number after each decision of the line
        self.trail = Trail(every)
        self.undo_floor = 0  # the fewest decisions that an undo may leave
        self.undo_seat = -1  # the only seat that decided since then
        self.revealed = False  # the last decision met a barrier
        self.shown = False  # the last decision revealed something to others
        self.pending: tuple[Choice, ...] = ()
        self.explains = False  # somebody wants to see the settled questions
        self.settled: list[Choice] = []  # questions that answered themselves on the way here
        self.together: Together | None = None  # the question asked of several seats at once
        self._running: Coroutine[Any, Any, None] | None = None
        self.flow: Flow[S] = Flow(book, book.begin(setup) if state is None else state, seed)

    # Reading

    @property
    def state(self) -> S:
        return self.flow.s

    @property
    def marks(self) -> list[Mark]:
        return self.trail.marks

    @marks.setter
    def marks(self, marks: list[Mark]) -> None:
        self.trail.marks = marks

    @property
    def every(self) -> int:
        """Return the number of decisions between marks."""
        return self.trail.every

    @every.setter
    def every(self, decisions: int) -> None:
        self.trail.every = decisions

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def result(self) -> Result | None:
        return self.flow.s.result if self.over else None

    @property
    def commitment(self) -> str:
        """Return the hash of the secret seed, which is shown from the start."""
        return commitment(self.seed)

    @property
    def answered(self) -> tuple[Choice, ...]:
        """Return simultaneous questions answered while others still think."""
        return self.together.answered if self.together else ()

    @property
    def changeable(self) -> tuple[Choice, ...]:
        """Return answered questions that may still be changed."""
        return self.together.changeable if self.together else ()

    @property
    def known_to_all(self) -> int:
        """Return how many decisions everybody knows of. The number of sealed ones would tell what
        they are, where one answer asks for another."""
        together = self.together
        return together.at if together is not None and together.hides else len(self.line)

    def given(self, seat: int) -> list[str] | None:
        """Return this seat's answer to the simultaneous question; for its own eyes only."""
        return self.together.given(seat) if self.together else None

    def choice_for(self, seat: int) -> Choice | None:
        """Return the question that this seat is asked now."""
        return next((choice for choice in self.pending if choice.seat == seat), None)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat (None: a spectator) may know, as plain data. It is the only way
        out of a game."""
        seen = self.book.view(self.flow.s, seat)
        seen["pending"] = [self._seen(choice, seat) for choice in self.pending]
        seen["answered"] = [choice.seat for choice in self.answered]
        return seen

    def _seen(self, choice: Choice, seat: int | None) -> dict[str, Any]:
        """Return a pending question as a seat sees it: everybody knows who is asked, only the seat
        itself knows the options."""
        seen: dict[str, Any] = {"seat": choice.seat, "point": choice.point}
        if choice.side != f"seat:{choice.seat}":
            seen["side"] = choice.side
        if choice.seat == seat:
            seen |= {"keys": list(choice.keys), "least": choice.least, "most": choice.most}
        elif self.together:
            seen["point"] = self.together.shown(choice)
        return seen

    def goes_on(self, seat: int) -> bool:
        """Tell if this seat, having answered, is asked on before anybody else has to act."""
        if self.together and self.together.midway(seat):
            return True
        return len(self.pending) == 1 and self.pending[0].seat == seat

    def has_secrets(self, seat: int) -> bool:
        """Tell if this seat knows something now that others do not: a hand, a sealed answer."""
        state, view = self.flow.s, self.book.view
        return self.given(seat) is not None or view(state, seat) != view(state, None)

    def lies_open(self, choice: Choice) -> bool:
        """Tell if everybody may know the options of a question; those of a hand are for its own
        eyes."""
        if choice.secret:
            return False
        return choice.point in self.book.telling.open or not self.has_secrets(choice.seat)
