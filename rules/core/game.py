"""Drives a game's procedures: asks their questions, takes the answers, remembers them."""

from collections.abc import Coroutine, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from .chance import Draw, commitment, shuffler
from .choice import Choice, Together
from .errors import BadFile, IllegalAnswer, RulesError
from .flow import Event, Flow
from .log import Decision, Line, Row, Undo, stand, undone
from .rulebook import Rulebook, Setup
from .state import Result, State
from .words import Message

S = TypeVar("S", bound=State)


class Mark(NamedTuple):
    """A checkpoint: the whole state, as it was after the first ``at`` decisions."""

    at: int
    state: bytes


class Game(Generic[S]):
    """One game: set-up, decisions and the position that they led to.

    A procedure that waits for an answer cannot be stored. So before each one starts, if anything
    was decided since, the state is marked; a position is its last mark plus the decisions after it.
    """

    def __init__(self, book: Rulebook[S], setup: Setup, seed: bytes) -> None:
        self.book = book
        self.setup = setup
        self.seed = seed
        self.opening: list[Draw] = []  # chance before the first decision
        self.log: list[Row] = []
        self.dropped: list[Decision] = []  # to be decided again since corrected rules were loaded
        self.line: list[Decision] = []
        self.numbers = [0]  # of the question after each decision of the line
        self.marks: list[Mark] = []
        self.undo_floor = 0  # nobody can undo below this many decisions
        self.undo_seat = -1  # who made the decisions since
        self.revealed = False  # the last decision met chance, or made something known
        self.pending: tuple[Choice, ...] = ()
        self.settled: list[Choice] = []  # questions on the way here that had one possible answer
        self._together: Together | None = None
        self._given: dict[int, list[str]] = {}
        self._coroutine: Coroutine[Any, Any, None] | None = None
        self.flow = Flow(book, book.begin(setup), seed)

    # Reading

    @property
    def state(self) -> S:
        return self.flow.s

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def result(self) -> Result | None:
        return self.flow.s.result if self.over else None

    @property
    def commitment(self) -> str:
        """What is shown of the secret seed from the start."""
        return commitment(self.seed)

    @property
    def answered(self) -> tuple[Choice, ...]:
        """Simultaneous questions that are answered already, while others still think."""
        if self._together is None:
            return ()
        return tuple(choice for choice in self._together.choices if choice.seat in self._given)

    @property
    def changeable(self) -> tuple[Choice, ...]:
        """Answered questions whose answer may still be changed."""
        return self.answered if self._together and self._together.changeable else ()

    def given(self, seat: int) -> list[str] | None:
        """What this seat has answered to the simultaneous question; for its own eyes only."""
        return self._given.get(seat) if self._together else None

    def choice_for(self, seat: int) -> Choice | None:
        """What this seat is asked now."""
        return next((choice for choice in self.pending if choice.seat == seat), None)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain data. The only door out."""
        seen = self.book.view(self.flow.s, seat)
        seen["pending"] = [_seen(choice, seat) for choice in self.pending]
        seen["answered"] = [choice.seat for choice in self.answered]
        return seen

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat knows now what not everybody does: a hand, a sealed answer."""
        state, view = self.flow.s, self.book.view
        return self.given(seat) is not None or view(state, seat) != view(state, None)

    # Starting

    def start(self) -> list[Event]:
        """Begin the game: runs to the first question."""
        self._run_agenda()
        self.opening = self.flow.drawn
        return self._collect()

    def stage(self, state: S) -> None:
        """Go on from this position, which becomes the beginning: for tests and puzzles."""
        self.setup = Setup(self.setup.seats, self.setup.options, staged=True)
        self.opening, self.log = [], []
        self.undo_floor, self.undo_seat = 0, -1
        self.restore([Mark(0, self.book.encode(state))])

    # Answering: the one place where decisions come in, whoever made them

    def answer(
        self, seat: int, choice: Choice, keys: Sequence[str], *, by: str = ""
    ) -> list[Event]:
        """Settle a question. Raises IllegalAnswer, and then nothing has changed."""
        if choice not in self.pending or choice.seat != seat:
            choice = self._find(seat, choice)
        answer = choice.check(keys)
        decision = Decision(seat, choice.point, answer, by)
        self._write(decision)
        try:
            self._feed(choice, answer)
        except Exception:
            self.log.pop()
            self.restore(self.marks)
            raise
        decision.chance = self.flow.drawn
        self._move_undo_floor(seat)
        return self._collect()

    def _find(self, seat: int, choice: Choice) -> Choice:
        """The open question that this one stands for, though it was read from another copy."""
        if not self.pending:
            raise choice.illegal(Message("illegal-over"))
        for open_choice in (*self.pending, *self.changeable):
            if open_choice.seat == seat == choice.seat:
                if open_choice.asked == choice.asked and open_choice.point == choice.point:
                    return open_choice
                raise choice.illegal(Message("illegal-stale"))
        raise choice.illegal(Message("illegal-not-asked"))

    def _write(self, decision: Decision) -> None:
        self.log.append(decision)
        self.line.append(decision)
        self.numbers.append(len(self.log))

    def _feed(self, choice: Choice, answer: list[str]) -> None:
        together = self._together
        if together is None:
            self._resume(answer)
            return
        self._given[choice.seat] = answer
        self.pending = tuple(c for c in together.choices if c.seat not in self._given)
        if not self.pending:
            answers = [self._given[c.seat] for c in together.choices]
            self._together = None
            if len(answers) > 1 and any(c.secret for c in together.choices):
                self.flow.reveal("answers")
            self._resume(answers)

    def _resume(self, answer: Any) -> None:
        assert self._coroutine is not None
        try:
            asked = self._coroutine.send(answer)
        except StopIteration:
            self._run_agenda()
        else:
            self._pend(asked)

    def _run_agenda(self) -> None:
        """Start procedures until one asks a question or nothing is left to do."""
        flow, procedures = self.flow, self.book.procedures
        agenda = flow.s.agenda
        while agenda:
            name, *args = agenda[-1]
            run, asks = procedures[name]
            if asks:
                self._mark()
            agenda.pop()
            flow.begin_procedure()
            if not asks:
                run(flow, *args)
                continue
            coroutine = run(flow, *args)
            try:
                asked = coroutine.send(None)
            except StopIteration:
                continue
            self._coroutine = coroutine
            self._pend(asked)
            return
        self._coroutine = None
        self.pending = ()

    def _pend(self, asked: Choice | Together) -> None:
        number = self.numbers[len(self.line)]
        if isinstance(asked, Choice):
            asked.asked = number
            self.pending = (asked,)
            return
        self._together, self._given = asked, {}
        for choice in asked.choices:
            choice.asked = number
        self.pending = tuple(asked.choices)

    def _collect(self) -> list[Event]:
        flow = self.flow
        self.revealed = flow.barrier
        self.settled, flow.settled = flow.settled, []
        events, flow.events, flow.drawn, flow.barrier = flow.events, [], [], False
        return events

    # Checkpoints

    def _mark(self) -> None:
        """Mark the state, unless nothing was decided since the last mark."""
        marks, at = self.marks, len(self.line)
        if not marks or marks[-1].at < at:
            marks.append(Mark(at, self.book.encode(self.flow.s)))

    def restore(self, marks: Sequence[Mark], known: Line | None = None) -> None:
        """Rebuild the position from the last of these marks and the log's decisions after it.

        Raises BadFile at the first decision that does not fit.
        """
        if not marks:
            raise RulesError("an imagined game only goes forward")
        decisions, numbers = known or stand(self.log)
        mark = marks[-1]
        self.marks = list(marks)
        self.line = decisions[: mark.at]
        self.numbers = numbers[: mark.at + 1]
        self.flow = Flow(self.book, self.book.decode(mark.state), self.seed)
        self._together, self._given = None, {}
        self._run_agenda()
        for decision, number in zip(decisions[mark.at :], numbers[mark.at + 1 :], strict=True):
            self.repeat(decision, number)
        self._collect()

    def repeat(self, decision: Decision, number: int) -> None:
        """Feed a decision of the log again; ``number`` is that of the question after it."""
        self.flow.drawn = []
        place = f"decision {len(self.line) + 1}"
        for choice in (*self.pending, *self.changeable):
            if choice.seat == decision.seat and choice.point == decision.point:
                break
        else:
            asked = ", ".join(f"{c.point} of seat {c.seat}" for c in self.pending) or "nothing"
            raise BadFile(
                f"{place}: seat {decision.seat} answers {decision.point}, but {asked} is asked"
            )
        try:
            answer = choice.check(decision.keys)
        except IllegalAnswer as refused:
            raise BadFile(f"{place}: {decision.point}: {refused}") from refused
        self.line.append(decision)
        self.numbers.append(number)
        self._feed(choice, answer)

    def clone(self) -> "Game[S]":
        """An independent copy."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.log = list(self.log)
        twin.restore(self.marks, Line(self.line, self.numbers))
        return twin

    def imagined(self, seat: int, seed: bytes) -> "Game[S]":
        """A copy in which all that this seat cannot know is dealt anew: what it plans with.

        It is the same for all games that look the same to this seat.
        """
        twin = self._dealt_anew(seat, seed)
        if twin is None:
            twin = self.clone()
            self.book.redeal(twin.state, seat, shuffler(seed))
            twin.marks = []  # the checkpoints hold the truth: from here it only goes forward
        twin.seed = seed
        twin.flow.reseed(seed)
        return twin

    def _dealt_anew(self, seat: int, seed: bytes) -> "Game[S] | None":
        """The game from a checkpoint dealt anew, if the decisions since lead to the same view."""
        mark = self.marks[-1]
        state = self.book.decode(mark.state)
        self.book.redeal(state, seat, shuffler(seed))
        twin = self.clone()
        try:
            twin.restore([Mark(mark.at, self.book.encode(state))], Line(self.line, self.numbers))
        except BadFile:
            return None
        return twin if twin.view(seat) == self.view(seat) else None

    # Undo

    def undo_limit(self, seat: int) -> int:
        """To how many decisions this seat may go back by itself.

        The core sees to the four nevers: not past another seat's turn to act, not past another
        seat's decision, not past chance, not past anything revealed.
        """
        return self.undo_floor if seat == self.undo_seat else len(self.line)

    def undo(self, seat: int, to: int) -> None:
        """Take back a seat's own decisions down to the first ``to``. Raises IllegalAnswer."""
        if not self.undo_limit(seat) <= to < len(self.line):
            words = Message("illegal-undo")
            raise IllegalAnswer(words, self.book.speaker("en").say(words))
        self.rewind(to, by=f"seat:{seat}")

    def rewind(self, to: int, *, by: str, mark: Mark | None = None) -> None:
        """Take back any decisions, which needs the table's consent. ``mark`` may help to go back
        further than the marks at hand reach; without one the game is played again from its start.
        """
        if not 0 <= to < len(self.line):
            raise RulesError(f"cannot go back to decision {to} of {len(self.line)}")
        marks = [known for known in self.marks if known.at <= to] or ([mark] if mark else [])
        if not marks:
            marks = self._first_marks()
        self.log.append(Undo(to, by))
        self.undo_floor = min(self.undo_floor, to)
        try:
            self.restore(marks)
        except BadFile:
            self.log.pop()
            self.restore(self.marks)
            raise

    def _first_marks(self) -> list[Mark]:
        if self.setup.staged:
            raise RulesError("a staged position has no moves before its beginning")
        return [Mark(0, self.book.encode(self.book.begin(self.setup)))]

    def redo(self) -> list[Event]:
        """Repeat what the last undo took back, if nothing has happened since."""
        events: list[Event] = []
        for decision in undone(self.log):
            choice = self.choice_for(decision.seat)
            if choice is None:
                break
            events += self.answer(decision.seat, choice, decision.keys, by=decision.by)
        return events

    def _move_undo_floor(self, seat: int) -> None:
        count = len(self.line)
        if self.flow.barrier or len(self.pending) != 1 or self.pending[0].seat != seat:
            floor = count
        elif seat != self.undo_seat:
            floor = count - 1
        else:
            return
        self.undo_seat, self.undo_floor = seat, floor
        self._forget_marks()

    def _forget_marks(self) -> None:
        """Keep the last mark at or before the undo floor, and all that came after it."""
        marks, floor = self.marks, self.undo_floor
        first = len(marks) - 1
        while first > 0 and marks[first].at > floor:
            first -= 1
        if first > 0:
            del marks[:first]


def _seen(choice: Choice, seat: int | None) -> dict[str, Any]:
    """Who is asked what is public; between what somebody chooses is for his own eyes."""
    seen: dict[str, Any] = {"seat": choice.seat, "point": choice.point}
    if choice.seat == seat:
        seen |= {"keys": list(choice.keys), "least": choice.least, "most": choice.most}
    return seen
