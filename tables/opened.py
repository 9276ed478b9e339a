"""One table under its lock: what is changed, what is told, and how both are saved at once."""

from collections.abc import Sequence
from secrets import token_hex
from typing import TYPE_CHECKING

from msgspec.structs import replace

from db import (
    ActRow,
    Change,
    CheckpointRow,
    ClosedRow,
    DraftRow,
    LogRow,
    NewsRow,
    NoteRow,
    Opened,
    PlaceRow,
    TableRow,
)
from rules.core import Choice, Event, Mark, RulesError
from rules.core.log import undone

from . import clocks, following, news, profile
from .errors import Refused, Why
from .keeping import (
    MILESTONE,
    AnyGame,
    Draft,
    frozen,
    mark_from,
    pack,
    pack_row,
    revive,
    setup_of,
    standing,
    unpack_draft,
    unpack_table,
)
from .model import Person, Status, Table
from .profile import Profile
from .writes import Writes, ends, seat_rows, timing

if TYPE_CHECKING:
    from .house import House

LEVELS = ("end", "round", "turn")  # how much a watching channel is told; each includes those before


class OpenTable:
    """Change ``table`` and the game through these methods, then ``save``."""

    def __init__(self, house: "House", opened: Opened, press: int | None) -> None:
        self.house = house
        self.now = house.time.now()
        self.row = opened.row
        self.table: Table = unpack_table(opened.row.body)
        self.people: dict[Person, Profile] = {
            person: profile.decode(body) for person, body in opened.people.items()
        }
        self.drafts = {draft.seat: unpack_draft(draft.body) for draft in opened.drafts}
        self.watches = opened.watches
        self.closed = opened.closed
        self.repeated = opened.pressed
        self.unsaved = False
        self._press = press
        fresh = self.row.revision == 0  # nothing of it is stored yet
        self._seats_read = [] if fresh else list(seat_rows(self.table))
        self._timing_read = None if fresh else timing(self.table)
        self._game: AnyGame | None = None
        self._stored: Sequence[Mark] = ()
        self.writes = Writes()

    # Conditions

    def need(self, *statuses: Status) -> None:
        if self.table.status not in statuses:
            if statuses == (Status.LOBBY,):
                raise Refused(Why.NOT_LOBBY)
            raise Refused(Why.NOT_ENDED if Status.ENDED in statuses else Why.NOT_RUNNING)

    def need_host(self, person: Person, *statuses: Status) -> None:
        self.need(*statuses)
        if person != self.table.host:
            raise Refused(Why.NOT_HOST)

    def seat_of(self, person: Person) -> int:
        """The seat for which this person acts; sitters before owners."""
        seat = self.table.seat_of(person)
        if seat is None:
            raise Refused(Why.NOT_SEATED)
        self.house.saw(self.table.id, person)
        return seat

    def profile_of(self, person: Person | None) -> Profile:
        return self.people.get(person, Profile()) if person is not None else Profile()

    # The game

    async def game(self) -> AnyGame:
        """The position. Corrected rules may ask some decisions again; that is saved first."""
        if self._game is None:
            self._game = await self._load()
            self._stored = ends(self._game)
            if self._game.dropped:
                await self._ask_again(self._game)
        return self._game

    async def _load(self) -> AnyGame:
        known = self.house.remembered(self.table.id, self.row.sequence)
        if known is not None:
            return known
        held = await self.house.store.game(self.table.id)
        if held is None:
            raise Refused(Why.NOT_RUNNING)
        game = revive(self.table, held)
        if not game.dropped:
            self.house.remember(self.table.id, game)
        return game

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
        return events

    def _note(
        self, game: AnyGame, seat: int | None, person: Person | None, events: list[Event]
    ) -> None:
        self.unsaved = True
        number, row, told = len(game.log), pack_row(game.log[-1]), pack(events)
        self.writes.log.append(LogRow(number, self.now, seat, person, None, None, row, told))

    async def take_back(self, to: int, *, seat: int | None, person: Person | None) -> int:
        """Undo down to the first ``to`` decisions; how many were undone."""
        game = await self.game()
        length = len(game.log)
        kept = await self._kept(game, to)
        self.unsaved = True
        game.rewind(to, by="vote" if seat is None else f"seat:{seat}", mark=kept)
        return self.record_undo(game, length, seat=seat, person=person)

    async def past(self, to: int) -> AnyGame:
        """A copy of the game as it was after ``to`` decisions."""
        game = await self.game()
        if not 0 <= to <= len(game.line):
            raise Refused(Why.NO_UNDO)
        twin = game.clone()
        if to < len(game.line):
            try:
                twin.rewind(to, by="view", mark=await self._kept(game, to))
            except RulesError as fault:
                raise Refused(Why.CORRECTED, detail=str(fault)) from fault
        return twin

    async def _kept(self, game: AnyGame, to: int) -> Mark | None:
        """A stored checkpoint for going back further than the game itself remembers."""
        if any(mark.at <= to for mark in game.marks):
            return None
        row = await self.house.store.checkpoint(self.table.id, to)
        return mark_from(game, row) if row else None

    def record_undo(
        self, game: AnyGame, length: int, *, seat: int | None, person: Person | None
    ) -> int:
        """The log's last row is an undo; ``length`` is how long the log was before it."""
        gone = set(standing(game.log[:length])) - set(standing(game.log))
        self.writes.undone += sorted(gone)
        self._note(game, seat, person, [])
        self.table.milestone = min(self.table.milestone, len(game.line))
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

    # Drafts

    def keep_draft(self, seat: int, draft: Draft) -> None:
        self.drafts[seat] = draft
        self.writes.drafted.add(seat)
        self.unsaved = True

    def drop_draft(self, seat: int) -> None:
        if self.drafts.pop(seat, None) is not None:
            self.writes.drafted.add(seat)

    # News

    def tell(self, item: news.Item, watchers: str | None = None) -> None:
        """To the thread, and to the channels that are told at least that much."""
        self._write("thread", self.table.id, item)
        if watchers is None or self.table.settings.visibility == "private":
            return
        self._tell_watching(item, LEVELS[LEVELS.index(watchers) :])

    def tell_watchers(self, item: news.Item, level: str) -> None:
        """Only those that are told exactly that much."""
        if self.table.settings.visibility != "private":
            self._tell_watching(item, (level,))

    def _tell_watching(self, item: news.Item, levels: Sequence[str]) -> None:
        for place in sorted({(w.kind, w.channel) for w in self.watches if w.level in levels}):
            self._write(*place, item)

    def tell_person(self, person: Person, item: news.Item, at: int = 0) -> None:
        self._write("person", person, item, at)

    def ping(self, person: Person, item: news.Item) -> None:
        """Where the person likes to be called, and not in quiet hours. Who gets a letter instead
        of calls is named in the thread, without being called; so is who is called by message."""
        wish = self.profile_of(person)
        named = isinstance(item, news.Turn) and self.by_letter(person)
        wanted = wish.pings == "messages" and not named
        no_thread = PlaceRow("thread", self.table.id) in self.closed
        by_message = (wanted or no_thread) and PlaceRow("person", person) not in self.closed
        at_once = named or self.table.settings.pace == "live"
        awake = self.now if at_once else wish.calendar.awake(self.now)
        kind, target = ("person", person) if by_message else ("thread", self.table.id)
        self._write(kind, target, item, awake)
        if by_message and isinstance(item, news.Turn) and not no_thread and self.table.guild:
            shown = replace(item, mention=False, elsewhere=True)
            self._write("thread", self.table.id, shown)

    def by_letter(self, person: Person | None) -> bool:
        """Whether the daily letter is enough: not where everybody stays at the table."""
        wish = self.profile_of(person)
        return wish.digest and wish.digest_only and self.table.settings.pace != "live"

    def note(self, note: NoteRow) -> None:
        self.writes.notes.append(note)

    def act(self, act: ActRow) -> None:
        self.writes.acts.append(act)

    def close_place(self, place: PlaceRow, reason: str) -> None:
        """It takes no news any more; what waits for it stays until it is open again."""
        self.writes.closes.append(ClosedRow(place.kind, place.target, self.now, reason))
        self.closed |= {place}

    def reopen_place(self, place: PlaceRow) -> None:
        self.writes.reopens.append(place)
        self.closed -= {place}

    def withdraw(self, news_ids: Sequence[int]) -> None:
        """News that need not be delivered any more, because it is told in another way."""
        self.writes.withdrawn += news_ids

    def _write(self, kind: str, target: int, item: news.Item, at: int = 0) -> None:
        self.unsaved = True
        topic = type(item).__name__
        self.writes.news.append(
            NewsRow(kind, target, max(at, self.now), token_hex(10), topic, news.encode(item))
        )

    # Saving

    async def save(self, *others: "OpenTable") -> None:
        """Everything at once, or nothing; with that of other tables, if there are any."""
        together = (self, *others)
        changes = [opened.prepared() for opened in together]
        await self.house.store.commit(*changes)
        for opened, change in zip(together, changes, strict=True):
            opened.saved(change)

    def prepared(self) -> Change:
        self.unsaved = True
        if self._game is not None:
            following.follow(self, self._game)
        following.call(self)
        return self._change()

    def saved(self, change: Change) -> None:
        self.unsaved = False
        self.row = change.row._replace(revision=change.row.revision + 1)
        if self._game is not None:
            self._stored = ends(self._game)
            if self.table.status is Status.RUNNING:
                self.house.remember(self.table.id, self._game)
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
        kept = self._checkpoints(game) if game is not None else ()
        return Change(
            row=self._row(game),
            seats=seats if seats != self._seats_read else None,
            setup=pack(setup_of(game)) if game is not None and writes.begun else None,
            log=writes.log,
            undone=writes.undone,
            checkpoints=kept,
            keep=sorted({game.marks[0].at, game.marks[-1].at}) if game is not None else None,
            drafts=[DraftRow(s, pack(self.drafts[s])) for s in writes.drafted if s in self.drafts],
            dropped=[seat for seat in writes.drafted if seat not in self.drafts],
            due=due if writes.timed or timing(table) != self._timing_read else None,
            news=writes.news,
            withdrawn=writes.withdrawn,
            closes=writes.closes,
            reopens=writes.reopens,
            results=writes.results,
            notes=writes.notes,
            acts=writes.acts,
            limits=writes.limits,
            press=self._press,
        )

    def _checkpoints(self, game: AnyGame) -> list[CheckpointRow]:
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
