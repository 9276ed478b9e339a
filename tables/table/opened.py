"""The game of a table under its lock, and how everything that has changed is saved at once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from db import (
    Change,
    CheckpointRow,
    DraftRow,
    Held,
    LogRow,
    Opened,
    TableRow,
)
from rules.core import Choice, Event, Mark, RulesError
from rules.core.log import undone

from ..base import clocks, news
from ..base.errors import Refused, Why, refusals
from ..base.keeping import (
    AUTOMA,
    MILESTONE,
    AnyGame,
    KeptGame,
    checkpoints_after,
    frozen,
    mark_from,
    pack,
    pack_row,
    revive,
    setup_of,
    standing,
)
from ..base.model import Person, Status
from ..base.sealed import BY, Sealed
from ..telling import pages
from . import calls, following, giving
from .desk import Desk
from .writes import Writes, ends, seat_rows, timing

if TYPE_CHECKING:
    from .house import House


class OpenTable(Desk):
    """Change ``table`` and the game through these methods; ``House.change`` saves it."""

    def __init__(
        self, house: "House", opened: Opened, press: int | None, kept: KeptGame | None = None
    ) -> None:
        """``kept``: the game that was in memory, if the store has not given a later one."""
        super().__init__(house, opened)
        self.held: Held | None = opened.game  # the game as it is stored
        self.along: list[OpenTable] = []  # other tables that are saved with this one
        self._press = press
        fresh = self.row.revision == 0  # nothing of it is stored yet
        self._seats_read = [] if fresh else list(seat_rows(self.table))
        self._timing_read = None if fresh else timing(self.table)
        self._game: AnyGame | None = None
        self._kept = kept
        self._stored: Sequence[Mark] = ()
        self._checkpoints: Sequence[CheckpointRow] = ()  # all that are stored

    # The game

    async def game(self) -> AnyGame:
        """The position. Corrected rules may ask some decisions again; that is saved first."""
        if self._game is None:
            self._game = self._load()
            self._stored = ends(self._game)
            if self._game.dropped:
                await self._ask_again(self._game)
        return self._game

    def _load(self) -> AnyGame:
        if self._kept is not None:
            self._checkpoints = self._kept.checkpoints
            return self._kept.game
        if self.held is None:
            raise Refused(Why.NOT_RUNNING)
        game = revive(self.table, self.held)
        self._checkpoints = self.held.checkpoints
        if not game.dropped:
            self._remember(game)
        return game

    def _remember(self, game: AnyGame) -> None:
        table = self.table
        kept = KeptGame(
            game, self.row.sequence, table.undo_floor, table.undo_seat, self._checkpoints
        )
        self.house.remember(table.id, kept)

    async def log(self, *, after: int = 0) -> list[LogRow]:
        """The rows that belong to this position, whatever others have played since it was read;
        ``after`` -1 gives what happened before the first decision, too."""
        with refusals():
            return await self.house.store.log(self.table.id, after=after, upto=self.row.sequence)

    async def _ask_again(self, game: AnyGame) -> None:
        dropped, game.dropped = game.dropped, []
        self._stored = ()
        self.record_undo(game, self.row.sequence, seat=None, person=None)
        seats = sorted({decision.seat for decision in dropped})
        self.tell(news.AskAgain(len(dropped), seats))
        press, self._press = self._press, None
        await self.save()
        self._press = press

    def begin(self, game: AnyGame, opening: list[Event]) -> None:
        """The first position; what happened before the first decision is row 0 of the log."""
        self._game, self.writes.begun, self.unsaved = game, True, True
        self.writes.log.append(LogRow(0, self.now, None, None, None, None, b"", pack(opening)))

    def answer(
        self, seat: int, choice: Choice, keys: Sequence[str], *, person: Person | None, by: str = ""
    ) -> list[Event]:
        """One decision. Raises IllegalAnswer, and then nothing has changed."""
        game = self._playing()
        events = game.answer(seat, choice, keys, by=by)
        self._note(game, seat, person, events)
        self._follow_mover(game, seat, by, events)
        return events

    def note_prepared(self, seat: int, events: list[Event]) -> None:
        """The last decision was made beforehand, by whoever plays the seat."""
        game = self._playing()
        self._note(game, seat, self.table.seats[seat].actor, events)
        self._follow_mover(game, seat, BY, events)

    def _follow_mover(self, game: AnyGame, seat: int, by: str, events: list[Event]) -> None:
        """What answers without a person goes back with the person's move; nobody takes back what
        somebody else has learnt."""
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
        self.unsaved = True
        number, row, told = len(game.log), pack_row(game.log[-1]), pack(events)
        move = self.row.sequence + 1
        self.writes.log.append(LogRow(number, self.now, seat, person, None, None, row, told, move))

    async def take_back(self, to: int, *, seat: int | None, person: Person | None) -> int:
        """Undo down to the first ``to`` decisions; how many were undone."""
        game = await self.game()
        length = len(game.log)
        mark = self._mark(game, to)
        self.unsaved = True
        game.rewind(to, by="vote" if seat is None else f"seat:{seat}", mark=mark)
        return self.record_undo(game, length, seat=seat, person=person)

    async def past(self, to: int) -> AnyGame:
        """A copy of the game as it was after ``to`` decisions."""
        game = await self.game()
        if not 0 <= to <= len(game.line):
            raise Refused(Why.NO_UNDO)
        twin = game.clone()
        if to < len(game.line):
            try:
                twin.rewind(to, by="view", mark=self._mark(game, to))
            except RulesError as fault:
                raise Refused(Why.CORRECTED, detail=str(fault)) from fault
        return twin

    def _mark(self, game: AnyGame, to: int) -> Mark | None:
        """A stored checkpoint for going back further than the game itself remembers."""
        if any(mark.at <= to for mark in game.marks):
            return None
        earlier = [row for row in self._checkpoints if row.at <= to]
        return mark_from(game, earlier[-1]) if earlier else None

    def record_undo(
        self, game: AnyGame, length: int, *, seat: int | None, person: Person | None
    ) -> int:
        """The log's last row is an undo; ``length`` is how long the log was before it."""
        gone = set(standing(game.log[:length])) - set(standing(game.log))
        self.writes.undone += sorted(gone)
        self._note(game, seat, person, [])
        table = self.table
        table.milestone = min(table.milestone, len(game.line))
        table.free_from = min(table.free_from, len(game.line))
        table.held = True
        giving.undone(self, len(game.line))
        return len(gone)

    def give_again(self) -> int:
        """Repeat what the undo at the end of the log took back; how many decisions."""
        game, count = self._playing(), 0
        for decision in undone(game.log):
            choice = next((c for c in game.pending if c.seat == decision.seat), None)
            if choice is None or choice.point != decision.point:
                break
            owner = self.table.seats[decision.seat].person
            self.answer(decision.seat, choice, decision.keys, person=owner, by=decision.by)
            count += 1
        return count

    @property
    def acted(self) -> set[int | None]:
        """The seats that have answered in this change."""
        return {row.seat for row in self.writes.log}

    @property
    def stood(self) -> int:
        """How many decisions stood before what this change has brought; -1: it has brought none."""
        rows = [row for row in self.writes.log if row.seat is not None]
        return len(self._playing().line) - len(rows) if rows and not self.writes.undone else -1

    def thought(self, seat: int, seconds: int) -> None:
        """How long a seat has thought stands with its last answer."""
        log = self.writes.log
        for index in range(len(log) - 1, -1, -1):
            if log[index].seat == seat:
                log[index] = log[index]._replace(took=seconds)
                return

    def _playing(self) -> AnyGame:
        assert self._game is not None, "the game is loaded before anything is decided"
        return self._game

    # Saving

    async def save(self) -> None:
        """Everything at once, or nothing."""
        together = (self, *self.along)
        changes = [opened.prepared() for opened in together]
        await self.house.store.commit(*changes)
        for opened, change in zip(together, changes, strict=True):
            opened.saved(change)
        self.along = []

    def prepared(self) -> Change:
        self.unsaved = True
        if self._game is not None:
            if self.writes.log or self.writes.sealed:
                giving.give(self, self._game)
            following.follow(self, self._game)
        calls.call(self)
        self.writes.news = pages.bound(self.writes.news, self.table, self.now)
        return self._change()

    def saved(self, change: Change) -> None:
        self.unsaved = False
        self.row = change.row._replace(revision=change.row.revision + 1)
        if self._game is not None:
            self._stored = ends(self._game)
            self._checkpoints = checkpoints_after(self._checkpoints, change)
            if self.table.status is Status.RUNNING:
                self._remember(self._game)
            else:
                self.house.forget(self.table.id)
        if change.news:
            self.house.told.set()
        if change.due:
            self.house.due_at(min(row.at for row in change.due))
        self.writes = Writes()
        self._seats_read, self._timing_read = list(seat_rows(self.table)), timing(self.table)

    def _change(self) -> Change:
        game, table, writes = self._game, self.table, self.writes
        seats = list(seat_rows(table))
        due = list(clocks.due_times(table, self.people, self.now))
        checkpoints = self._new_checkpoints(game) if game is not None else ()
        return Change(
            row=self._row(game),
            seats=seats if seats != self._seats_read else None,
            setup=pack(setup_of(game)) if game is not None and writes.begun else None,
            log=writes.log,
            undone=writes.undone,
            checkpoints=checkpoints,
            keep=sorted({game.marks[0].at, game.marks[-1].at}) if game is not None else None,
            drafts=[DraftRow(s, pack(self.drafts[s])) for s in writes.drafted if s in self.drafts],
            dropped=[seat for seat in writes.drafted if seat not in self.drafts],
            sealed=[DraftRow(s, pack(it)) for s in writes.sealed if (it := self._kept_sealed(s))],
            unsealed=[seat for seat in writes.sealed if self._kept_sealed(seat) is None],
            due=due if writes.timed or timing(table) != self._timing_read else None,
            news=writes.news,
            withdrawn=writes.withdrawn,
            closes=writes.closes,
            reopens=writes.reopens,
            results=writes.results,
            records=writes.records,
            attempts=writes.attempts,
            notes=writes.notes,
            acts=writes.acts,
            limits=writes.limits,
            press=self._press,
        )

    def _kept_sealed(self, seat: int) -> Sealed | None:
        sealed = self.sealed.get(seat)
        return None if sealed is None or sealed.empty else sealed

    def _new_checkpoints(self, game: AnyGame) -> list[CheckpointRow]:
        """The first and the last mark, if they are new; now and then one that is kept for ever."""
        written = []
        for mark in ends(game):
            if mark in self._stored:
                continue
            milestone = mark.at >= self.table.milestone + MILESTONE or mark.at == 0
            if milestone:
                self.table.milestone = mark.at
            written.append(frozen(game, mark, milestone=milestone))
        return written

    def _row(self, game: AnyGame | None) -> TableRow:
        table = self.table
        return self.row._replace(
            sequence=self.row.sequence if game is None else len(game.log),
            status=table.status,
            guild=table.guild,
            listed=table.settings.visibility != "private",
            game=table.settings.game,
            changed=self.now,
            body=pack(table),
        )
