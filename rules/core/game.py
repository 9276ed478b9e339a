"""A game that can be played: it runs procedures, asks their questions and logs the answers."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from .agenda import run
from .choice import Choice
from .errors import BadFile, IllegalAnswer, Over, RulesError
from .flow import Flow
from .log import Bookmark, Decision, Event, Line, Mark, Undo, stand, undone, void
from .modes import Setup
from .so_far import GameSoFar
from .state import State
from .together import Together
from .words import Message

S = TypeVar("S", bound=State)


class Game(GameSoFar[S]):
    """One game: set-up, decisions and the position that they led to.

    A procedure that waits for an answer cannot be stored. So the state is marked before a procedure
    that may ask begins, if anything was decided since the last mark. A position is its last mark
    and the decisions after it. Simulations, which nobody undoes or stores, mark the state less
    often: ``every`` is the least number of decisions between two marks.

    >>> from rules import new_game
    >>> game = new_game("bonfire", seats=2, seed=b"an evening")
    >>> game.pending
    (<bonfire.start_tile to seat 1: fate:fate_4, fate:fate_7>,)
    >>> asked = game.pending[0]
    >>> events = game.answer(asked.seat, asked, ["fate:fate_7"])
    >>> game.pending
    (<bonfire.start_way to seat 1: way:right, way:left>,)
    >>> game.undo(1, 0)
    >>> game.pending
    (<bonfire.start_tile to seat 1: fate:fate_4, fate:fate_7>,)
    >>> game.over, game.result
    (False, None)
    """

    # Starting

    def start(self) -> list[Event]:
        """Begin the game and run to the first question."""
        self._begin()
        self.opening = list(self.flow.drawn)
        return self._collect()

    def stage(self, state: S) -> None:
        """Make ``state`` the beginning of the game, with an empty log; for tests and puzzles."""
        self.setup = Setup(self.setup.seats, self.setup.options, staged=True)
        self.opening, self.log = [], []
        self.undo_floor, self.undo_seat = 0, -1
        self.restore([Mark(0, self.book.encode(state))])

    # Answering. Every decision, of people and automas alike, comes through ``answer``.

    def answer(
        self, seat: int, choice: Choice, keys: Sequence[str], *, by: str = ""
    ) -> list[Event]:
        """Answer a question and return the events. Raise IllegalAnswer, with nothing changed."""
        if choice not in self.pending or choice.seat != seat:
            choice = self._find(seat, choice)
        answer = choice.check(keys)
        marked, rows = len(self.trail.marks), len(self.log)
        line, numbers, decided = self.line, self.numbers, len(self.line)
        try:
            since = -1
            if self.together is not None and choice in self.together.answered:
                since = self.together.since(choice)
                if since >= 0:
                    choice = self._begin_anew(choice, since)
            decision = Decision(seat, choice.point, answer, by, since=since)
            self.log.append(decision)
            self.line.append(decision)
            self.numbers.append(rows + 1)
            self._feed(choice, answer)
        except Exception:
            del self.marks[marked:], self.log[rows:]
            self.restore(self.marks, Line(line[:decided], numbers[: decided + 1]))
            raise
        if self.flow.drawn:
            decision.chance = tuple(self.flow.drawn)
        self._move_undo_floor(seat)
        return self._collect()

    def _begin_anew(self, choice: Choice, since: int) -> Choice:
        """Take back the seat's answers in a chain, from decision ``since`` on, and return its
        question there."""
        witness, line = self.flow.witness, self.line
        again = {n for n in range(since, len(line)) if line[n].seat == choice.seat}
        self.restore(self.marks, Line(line, self.numbers), again)
        self.flow.witness = witness
        found = self.choice_for(choice.seat)
        assert found is not None
        return found

    def _find(self, seat: int, choice: Choice) -> Choice:
        """Return this game's open question that equals ``choice``, which may come from a copy."""
        if not self.pending:
            raise choice.illegal(Message("illegal-over"))
        seats = [it for it in (*self.pending, *self.changeable) if it.seat == seat == choice.seat]
        for open_choice in seats:
            if open_choice.asked == choice.asked and open_choice.point == choice.point:
                return open_choice
        raise choice.illegal(Message("illegal-stale" if seats else "illegal-not-asked"))

    def _feed(self, choice: Choice, answer: list[str]) -> None:
        """Give an answer to the procedure that asked, and run to the next question."""
        self.flow.actor = choice.seat
        if self.together is None:
            self._go_on(answer)
            return
        try:
            last = self._taken(self.together, choice, answer)
        except Over:
            self._stop()
        else:
            if last:
                self._go_on(None)

    def _taken(self, together: Together, choice: Choice, answer: list[str]) -> bool:
        """Take one of several simultaneous answers; tell if it was the last one awaited."""
        together.take(choice, answer, self.numbers[-1])
        self.pending = together.pending
        if self.pending:
            return False
        self.together = None
        if together.sealed:
            self.flow.reveal("answers")
        return True

    def _begin(self, marked: bool = False) -> None:
        """Run to the first question. ``marked``: the state has not changed since the last mark."""
        self._running = run(self.flow, self.trail, self.line, marked)
        self._go_on(None)

    def _go_on(self, given: list[str] | None) -> None:
        """Run to the next question, or to the end."""
        assert self._running is not None
        try:
            asked = self._running.send(given)
        except (StopIteration, Over):
            self._stop()
            return
        number = self.numbers[-1]
        if isinstance(asked, Choice):
            asked.asked = number
            self.pending = (asked,)
        else:
            self.together = asked
            asked.begin(len(self.line), number)
            self.pending = asked.pending

    def _stop(self) -> None:
        """Leave the game without questions: it is over."""
        self._running = self.together = None
        self.pending = ()

    def _collect(self) -> list[Event]:
        """Return the events since the last answer, and reset what ``flow`` collects."""
        flow = self.flow
        self.revealed, self.shown = flow.barrier, flow.shown
        flow.barrier = flow.shown = False
        if flow.settled or self.settled:
            self.settled, flow.settled = flow.settled, []
        if flow.drawn:
            flow.drawn = []
        events, flow.events = flow.events, []
        return events

    # Checkpoints

    def whole(self) -> Mark | None:
        """Return the state before the asking procedure began, with no step of the rules half done.
        Return None in an imagined game without marks, which cannot tell."""
        if self.trail.fresh or not self.marks:
            return self.marks[-1] if self.marks else None
        twin = self.twin()
        twin.every = 0
        twin.restore(self.marks, Line(self.line, self.numbers))
        return twin.marks[-1]

    def restore(
        self, marks: Sequence[Mark], known: Line | None = None, again: Collection[int] = ()
    ) -> None:
        """Rebuild the position from the last of ``marks`` and the decisions after it. Leave out
        the decisions with indices ``again``, which their seat is about to replace.

        Raise BadFile at the first decision that does not fit.
        """
        if not marks:
            raise RulesError("an imagined game only goes forward")
        decisions, numbers = known or stand(self.log)
        mark = marks[-1]
        self.marks = list(marks)
        self.line = decisions[: mark.at]
        self.numbers = numbers[: mark.at + 1]
        self.flow = Flow(self.book, self.book.decode(mark.state), self.seed)
        self.flow.explains = self.explains
        if self.luck is not None:
            self.flow.reseed(*self.luck)
        self.together = None
        self._begin(marked=True)
        skipped = void(decisions, mark.at).union(again)
        for index, decision in enumerate(decisions[mark.at :], start=mark.at):
            self.repeat(decision, numbers[index + 1], void=index in skipped)
        self._collect()

    def repeat(self, decision: Decision, number: int, *, void: bool = False) -> None:
        """Make a decision of the log again; record it without effect if it is void. ``number`` is
        the next question's."""
        self.flow.drawn = []
        if void:
            self.line.append(decision)
            self.numbers.append(number)
            return
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

    def clone(self, *, explains: bool = False) -> "Game[S]":
        """Return an independent copy. With ``explains`` it keeps questions that answered
        themselves, with their words and the reasons why they had no other answer."""
        twin = self.twin()
        twin.explains = explains
        twin.restore(self.marks, Line(self.line, self.numbers))
        return twin

    def twin(self) -> "Game[S]":
        """Return a copy without a position; call ``restore`` on it before use."""
        twin = Game(self.book, self.setup, self.seed, every=self.every, state=self.flow.s)
        twin.opening, twin.dropped, twin.log = self.opening, self.dropped, list(self.log)
        twin.undo_floor, twin.undo_seat = self.undo_floor, self.undo_seat
        twin.luck = self.luck
        return twin

    def bookmark(self) -> Bookmark:
        line = Line(list(self.line), list(self.numbers))
        return Bookmark(list(self.marks), line, len(self.log), self.undo_floor, self.undo_seat)

    def go_back(self, to: Bookmark) -> None:
        """Go back to the bookmark and leave no trace in the log; for copies that try answers."""
        del self.log[to.rows :]
        self.undo_floor, self.undo_seat = to.undo_floor, to.undo_seat
        self.restore(to.marks, to.line)

    def try_luck(self, seed: bytes) -> None:
        """Take all later draws, also those of copies, from another seed: plans are judged by their
        average over many seeds."""
        self.luck = seed, self.state.draws
        self.flow.reseed(*self.luck)

    # Undo

    def undo_limit(self, seat: int) -> int:
        """Return the number of decisions that this seat's own undo may go back to.

        It never goes past another seat's question, another seat's decision, a draw, or a revealed
        secret."""
        return self.undo_floor if seat == self.undo_seat else len(self.line)

    def undo(self, seat: int, to: int) -> None:
        """Take back a seat's own decisions and keep the first ``to``. Raise IllegalAnswer if its
        limit of undo does not reach that far."""
        if not self.undo_limit(seat) <= to < len(self.line):
            words = Message("illegal-undo")
            raise IllegalAnswer(words, self.book.speaker("en").say(words))
        self.rewind(to, by=f"seat:{seat}")

    def rewind(self, to: int, *, by: str, mark: Mark | None = None) -> None:
        """Take back anybody's decisions and keep the first ``to``; the caller has asked the table.
        ``mark`` is an earlier checkpoint, for when the game's own marks do not reach back that far;
        without one the game is played again from its start.
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

    def past(self, to: int, mark: Mark | None = None) -> "Game[S]":
        """Return a copy of the game as it was after ``to`` decisions; ``mark`` as in ``rewind``."""
        marks = [known for known in self.marks if known.at <= to] or ([mark] if mark else [])
        twin = self.twin()
        twin.restore(marks or self._first_marks(), Line(self.line[:to], self.numbers[: to + 1]))
        return twin

    def _first_marks(self) -> list[Mark]:
        if self.setup.staged:
            raise RulesError("a staged position has no moves before its beginning")
        fresh = Game(self.book, self.setup, self.seed, every=self.every)
        fresh.start()
        return fresh.marks

    def redo(self) -> list[Event]:
        """Make the decisions again that the last undo took back, if the log ends with that undo."""
        events: list[Event] = []
        for decision in undone(self.log):
            asked = self.pending if decision.since < 0 else self.changeable
            choice = next((choice for choice in asked if choice.seat == decision.seat), None)
            if choice is None:
                break
            events += self.answer(decision.seat, choice, decision.keys, by=decision.by)
        return events

    def _move_undo_floor(self, seat: int) -> None:
        """Set the limit of undo after an answer of ``seat``, and drop marks that no undo needs."""
        flow, pending, floor = self.flow, self.pending, len(self.line)
        if not (flow.barrier or flow.shown) and len(pending) == 1 and pending[0].seat == seat:
            if seat == self.undo_seat:
                return
            floor -= 1
        self.undo_seat, self.undo_floor = seat, floor
        marks = self.trail.marks
        first = len(marks) - 1
        while first > 0 and marks[first].at > floor:
            first -= 1
        if first > 0:
            del marks[:first]
