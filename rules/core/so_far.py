"""Reading a game: the decisions made, the questions asked now, and each seat's view."""

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
    """The data of a game and the methods that read it; ``Game`` adds those that change it."""

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
        self.luck: tuple[bytes, int] | None = None  # another seed, and the first draw that uses it
        self.opening: list[Draw] = []  # draws before the first decision
        self.log: list[Row] = []
        self.dropped: list[Decision] = []  # undone by corrected rules; to be decided again
        self.line: list[Decision] = []
        self.numbers = [0]  # the first question's number, then that after each decision
        self.trail = Trail(every)
        self.undo_floor = 0  # the fewest decisions that ``undo_seat``'s undo may leave
        self.undo_seat = -1  # the seat that made all decisions after ``undo_floor``
        self.revealed = False  # the last decision met chance or a secret
        self.shown = False  # the last decision showed others what only its seat knew
        self.pending: tuple[Choice, ...] = ()
        self.explains = False  # keep questions that answer themselves
        self.settled: list[Choice] = []  # questions that answered themselves just now
        self.together: Together | None = None  # the simultaneous question, if one is asked
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
        """Return the least number of decisions between two marks."""
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
        """Return the hash of the secret seed. Players may see it from the start."""
        return commitment(self.seed)

    @property
    def answered(self) -> tuple[Choice, ...]:
        """Return the answered part of a simultaneous question, while other seats still think."""
        return self.together.answered if self.together else ()

    @property
    def changeable(self) -> tuple[Choice, ...]:
        """Return the answered questions whose answer may still be changed."""
        return self.together.changeable if self.together else ()

    @property
    def known_to_all(self) -> int:
        """Return how many decisions everybody may know of. Sealed ones are not counted: in a chain,
        where one answer leads to another question, their number would hint at the answers."""
        together = self.together
        return together.at if together is not None and together.hides else len(self.line)

    def given(self, seat: int) -> list[str] | None:
        """Return this seat's answer to the simultaneous question. Show it to nobody else."""
        return self.together.given(seat) if self.together else None

    def choice_for(self, seat: int) -> Choice | None:
        """Return the question that this seat is asked now."""
        return next((choice for choice in self.pending if choice.seat == seat), None)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat (None: a spectator) may know, as plain data. Whatever is shown of
        a game has to be made from a view."""
        seen = self.book.view(self.flow.s, seat)
        seen["pending"] = [self._seen(choice, seat) for choice in self.pending]
        seen["answered"] = [choice.seat for choice in self.answered]
        return seen

    def _seen(self, choice: Choice, seat: int | None) -> dict[str, Any]:
        """Return a pending question as ``seat`` sees it. Everybody sees who is asked; only the
        asked seat sees the options."""
        seen: dict[str, Any] = {"seat": choice.seat, "point": choice.point}
        if choice.side != f"seat:{choice.seat}":
            seen["side"] = choice.side
        if choice.seat == seat:
            seen |= {"keys": list(choice.keys), "least": choice.least, "most": choice.most}
        elif self.together:
            seen["point"] = self.together.shown(choice)
        return seen

    def goes_on(self, seat: int) -> bool:
        """Tell if this seat, which has just answered, is asked again before anybody else."""
        if self.together and self.together.midway(seat):
            return True
        return len(self.pending) == 1 and self.pending[0].seat == seat

    def has_secrets(self, seat: int) -> bool:
        """Tell if this seat knows something that others do not: a hand, or its sealed answer."""
        state, view = self.flow.s, self.book.view
        return self.given(seat) is not None or view(state, seat) != view(state, None)

    def has_public_options(self, choice: Choice) -> bool:
        """Tell if everybody may see a question's options. A seat with a hand keeps its options to
        itself, unless the game declares the point open."""
        if choice.secret:
            return False
        return choice.point in self.book.telling.open or not self.has_secrets(choice.seat)
