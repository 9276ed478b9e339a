"""A table under its lock, with its game: the rows read, the decisions played, the rows to write."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from db import CheckpointRow, Held, LogRow, Opened
from rules import GAMES
from rules.core import Choice, Decision, Event, Mark, RulesError
from rules.core.log import Row, undone

from ..base import news
from ..base.beforehand import BY
from ..base.errors import Refused, Why
from ..base.keeping import AUTOMA, AnyGame, mark_from, pack, pack_row, revive, valid_rows
from ..base.model import Person
from ..base.position import Position
from .desk import Desk
from .games_in_memory import KeptGame
from .presence import Presence
from .writes import ends, seat_rows, timing


class Turn(NamedTuple):
    """Marks a turn: two turns in a row differ in ``mark`` or ``begun``. ``begun`` counts turns, in
    games that do."""

    mark: object
    begun: int


def turn_of(game: AnyGame) -> Turn:
    return Turn(game.book.turn_mark(game.state), game.book.turns_begun(game.state))


class OpenTable(Desk):
    """A table and its game; changed through these methods, saved by ``House.change``."""

    def __init__(
        self,
        read: Opened,
        now: int,
        presence: Presence,
        press: int | None = None,
        kept: KeptGame | None = None,
    ) -> None:
        """Open a table; ``kept`` is the game in memory, if it is up to date."""
        super().__init__(read, now, presence)
        self.held: Held | None = read.game  # the stored game
        self.press = press
        self.along: list[OpenTable] = []  # other tables saved together with this one
        fresh = self.row.revision == 0  # nothing is stored yet
        self.seats_read = [] if fresh else list(seat_rows(self.table))
        self.battles_read = list(self.table.battles)
        self.timing_read = None if fresh else timing(self.table)
        self.stored: Sequence[Mark] = ()  # the checkpoints at the ends of the stored log
        self.checkpoints: Sequence[CheckpointRow] = ()  # all stored checkpoints
        self._kept = kept
        self.revived: KeptGame | None = None  # the game just read, which memory may keep
        self._position: Position | None = None
        self._own: AnyGame | None = None  # the copy that decisions are played on
        self.turn_before: Turn | None = None  # the turn before this change's first decision

    # The game

    @property
    def position(self) -> Position:
        """Return the current position, with everything played in this change."""
        if self._position is None:
            if self._own is not None:
                self._position = Position(self._own)
            else:
                self._position = self._read()
                self.stored = ends(self._position.game)
        return self._position

    def _read(self) -> Position:
        if self._kept is not None:
            self.checkpoints = self._kept.checkpoints
            return self._kept.position
        if self.held is None:
            raise Refused(Why.NOT_RUNNING)
        position, self.checkpoints = Position(revive(self.table, self.held)), self.held.checkpoints
        if not position.game.dropped:
            self.revived = self._to_keep(position)
        return position

    @property
    def of_other_rules(self) -> bool:
        """Tell if the stored game must be read again under corrected rules; not if it is in
        memory."""
        book = GAMES.get(self.table.settings.game)
        marks = self.held.checkpoints if self.held is not None else ()
        return book is not None and bool(marks) and marks[-1].rules != book.version

    @property
    def looked_at(self) -> bool:
        """Tell if the game has been used since the table was opened."""
        return self._position is not None or self._own is not None

    @property
    def game(self) -> AnyGame:
        """Return the game, for reading only."""
        return self.position.game

    def to_play(self) -> AnyGame:
        """Return a copy of the game to play on; it replaces the game when the change is saved."""
        if self._own is None:
            self.turn_before = turn_of(self.game)
            self._own = self.game.clone()
            self._position = None
        return self._own

    def kept_game(self) -> KeptGame:
        """Return the saved position for memory, and give up the copy to play on."""
        position = self.position
        self._own = self.revived = None
        return self._to_keep(position)

    def _to_keep(self, position: Position) -> KeptGame:
        row, table = self.row, self.table
        return KeptGame(position, row.sequence, table.undo_floor, table.undo_seat, self.checkpoints)

    def past(self, to: int) -> AnyGame:
        """Return the game as it was after ``to`` decisions."""
        game = self.game
        if not 0 <= to <= len(game.line):
            raise Refused(Why.NO_UNDO)
        if to == len(game.line):
            return game
        try:
            return game.past(to, self._mark(to))
        except RulesError as fault:
            raise Refused(Why.CORRECTED, detail=str(fault)) from fault

    def _mark(self, to: int) -> Mark | None:
        """Return a stored checkpoint, if the game in memory does not go back that far."""
        if any(mark.at <= to for mark in self.game.marks):
            return None
        earlier = [row for row in self.checkpoints if row.at <= to]
        return mark_from(self.game, earlier[-1]) if earlier else None

    # Public numbers

    @property
    def last_moment(self) -> int:
        """Return the number of the newest position that everybody may know."""
        return self.table.moment(self.game.known_to_all)

    def decisions_at(self, moment: int) -> int:
        """Return the number of decisions before the moment; raise Refused if there is no such
        moment."""
        if not 0 <= moment <= self.last_moment:
            raise Refused(Why.NO_UNDO)
        return self.table.decisions_at(moment)

    def number_of(self, choice: Choice) -> tuple[int, int]:
        """Return a number for a pending question that reveals nothing and is never reused. Its
        first part counts the public rows of the log; while seats answer in secret, the second
        counts this seat's answers since then."""
        sealed, uncounted = self._sealed(), self.table.uncounted
        if sealed is None:
            return choice.asked - uncounted, 0
        first = len(self.game.log) - len(sealed)
        return first - (uncounted - len(sealed)), given_by(choice.seat, sealed)

    def public_questions(self) -> dict[int, Choice]:
        """Return the questions without secrets, by seat, with their public numbers."""
        return {
            seat: replace(choice, asked=self.number_of(choice)[0], made=None)
            for seat, choice in self.position.public_questions().items()
        }

    def uncounted(self, seat: int) -> int:
        """Return the number of log rows that this seat must not know of: others' sealed answers."""
        return self.table.uncounted - given_by(seat, self._sealed() or ())

    def _sealed(self) -> Sequence[Row] | None:
        """Return the sealed answers given since several seats were asked in secret; None if none
        are."""
        game = self.game
        together = game.together
        if together is None or not together.hides:
            return None
        return game.log[game.numbers[together.at] :]

    # Playing

    def begin(self, game: AnyGame, opening: list[Event]) -> None:
        """Begin the game; the events before its first decision become row 0 of the log."""
        self._own, self.writes.begun = game, True
        self.writes.log.append(LogRow(0, self.now, None, None, None, None, b"", pack(opening)))

    def answer(
        self, seat: int, choice: Choice, keys: Sequence[str], *, person: Person | None, by: str = ""
    ) -> list[Event]:
        """Make one decision and return its events. Raise IllegalAnswer, with nothing changed."""
        game = self.to_play()
        known = game.known_to_all
        events = game.answer(seat, choice, keys, by=by)
        self._count(game, known)
        self._note(game, seat, person, events)
        self._follow_mover(game, seat, by, events)
        return events

    def note_prepared(self, seat: int, events: list[Event], known: int) -> None:
        """Store the last decision, which the seat's person had prepared; ``known`` decisions were
        public before it."""
        game = self.to_play()
        self._count(game, known)
        self._note(game, seat, self.table.seats[seat].actor, events)
        self._follow_mover(game, seat, BY, events)

    def _count(self, game: AnyGame, known: int) -> None:
        """Note if the last decision is sealed, or if it has made all sealed ones public."""
        count = len(game.line)
        if game.known_to_all < count:
            self.table.uncounted += 1
        elif known < count - 1:
            self.table.sealings.append((known, count))

    def _follow_mover(self, game: AnyGame, seat: int, by: str, events: list[Event]) -> None:
        """Track whose move it is and where it began. Automatic answers are undone with the move
        before them, unless somebody else has learnt something since."""
        table, count = self.table, len(game.line)
        if game.revealed or game.shown or any(event.to not in (None, [seat]) for event in events):
            table.mover, table.free_from = seat, count
        elif by != AUTOMA:
            mine = table.seats[seat].actor == table.seats[table.mover].actor
            if table.mover < 0 or not mine:
                table.free_from = count - 1
            table.mover = seat
        if by != AUTOMA:
            table.held = False

    def _note(
        self, game: AnyGame, seat: int | None, person: Person | None, events: list[Event]
    ) -> None:
        self._position = None
        number, row, told = len(game.log), pack_row(game.log[-1]), pack(events)
        winners = [game.book.telling.winner(event) for event in events]
        won = [(len(game.line), winner) for winner in winners if winner is not None]
        self.table.battles += won
        move = self.row.sequence + 1
        self.writes.log.append(LogRow(number, self.now, seat, person, None, None, row, told, move))

    def undo(self, to: int, *, seat: int | None, person: Person | None) -> int:
        """Go back to the first ``to`` decisions; return how many were undone."""
        mark, game = self._mark(to), self.to_play()
        length = len(game.log)
        game.rewind(to, by="vote" if seat is None else f"seat:{seat}", mark=mark)
        return self.record_undo(game, length, seat=seat, person=person)

    def record_undo(
        self, game: AnyGame, length: int, *, seat: int | None, person: Person | None
    ) -> int:
        """Record an undo as the log's last row; ``length`` is the log's length before it."""
        gone = set(valid_rows(game.log[:length])) - set(valid_rows(game.log))
        self.writes.undone += sorted(gone)
        self._note(game, seat, person, [])
        table = self.table
        table.sealings = [it for it in table.sealings if it[1] <= len(game.line)]
        table.battles = [it for it in table.battles if it[0] <= len(game.line)]
        table.milestone = min(table.milestone, len(game.line))
        table.free_from = min(table.free_from, len(game.line))
        table.held = True
        self._end_standing(len(game.line))
        return len(gone)

    def _end_standing(self, decisions: int) -> None:
        """End the standing answers that were given or used after these decisions."""
        for seat, decided in list(self.beforehand.items()):
            left = [it for it in decided.standing if it.since <= decisions and it.acted < decisions]
            actor = self.table.seats[seat].actor
            if len(left) == len(decided.standing):
                continue
            if actor is not None:
                self.tell_person(actor, news.StandingEnded(seat, len(decided.standing) - len(left)))
            decided.standing = left
            self.keep_beforehand(seat, decided)

    def ask_again(self) -> None:
        """Undo the last decisions, which corrected rules reject."""
        game = self.to_play()
        dropped, game.dropped, self.stored = game.dropped, [], ()
        self.record_undo(game, self.row.sequence, seat=None, person=None)
        seats = sorted({decision.seat for decision in dropped})
        self.tell(news.AskAgain(len(dropped), seats))

    def redo(self) -> int:
        """Repeat the decisions that the log's last undo took back; return their number."""
        game, count = self.to_play(), 0
        for decision in undone(game.log):
            choice = next((c for c in game.pending if c.seat == decision.seat), None)
            if choice is None or choice.point != decision.point:
                break
            owner = self.table.seats[decision.seat].person
            self.answer(decision.seat, choice, decision.keys, person=owner, by=decision.by)
            count += 1
        return count

    # What this change has done

    @property
    def acted(self) -> set[int | None]:
        """Return the seats that have answered or undone in this change; None: set-up or a vote."""
        return {row.seat for row in self.writes.log}

    @property
    def stood(self) -> int:
        """Return the number of decisions before this change, or -1 if it has added none."""
        rows = [row for row in self.writes.log if row.seat is not None]
        return len(self.game.line) - len(rows) if rows and not self.writes.undone else -1

    def thought(self, seat: int, seconds: int) -> None:
        """Store the thinking time of the seat's last answer."""
        log = self.writes.log
        for index in range(len(log) - 1, -1, -1):
            if log[index].seat == seat:
                log[index] = log[index]._replace(took=seconds)
                return


def given_by(seat: int, rows: Sequence[Row]) -> int:
    return sum(isinstance(row, Decision) and row.seat == seat for row in rows)
