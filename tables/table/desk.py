"""A table's desk: who may act, the rows to write, and the news to tell."""

from collections.abc import Sequence
from secrets import token_hex

from db import (
    ActRow,
    ClosedRow,
    NewsRow,
    NoteRow,
    Opened,
    PlaceRow,
    Shown,
)

from ..base import beforehand, news, profile
from ..base.errors import DoneAlready, Refused, Why
from ..base.keeping import (
    Draft,
    unpack_draft,
    unpack_table,
)
from ..base.model import Person, Status, Table
from ..base.profile import Profile
from .presence import Presence
from .writes import Writes

LEVELS = ("end", "round", "turn")  # what a watching channel gets; each includes those before it


class Desk:
    """The rows that were read of a table, the conditions for changing it, and the writes and news
    that a change collects."""

    def __init__(self, read: Opened, now: int, presence: Presence) -> None:
        self.now = now
        self.presence = presence
        self.row = read.row
        self.table: Table = unpack_table(read.row.body)
        self.people: dict[Person, Profile] = {
            person: profile.decode(body) for person, body in read.people.items()
        }
        self.drafts = {draft.seat: unpack_draft(draft.body) for draft in read.drafts}
        self.beforehand = {row.seat: beforehand.unpack(row.body) for row in read.sealed}
        self.watches = read.watches
        self.closed = read.closed
        self.repeated = read.pressed
        self.shown = read.shown or Shown((), (), None)
        self.writes = Writes()

    # Conditions

    def once(self) -> None:
        """End the block quietly if its press was carried out before. Every change calls this."""
        if self.repeated:
            raise DoneAlready

    def need(self, *statuses: Status) -> None:
        """Raise Refused unless the table is in one of these states."""
        self.once()
        self.expect(*statuses)

    def expect(self, *statuses: Status) -> None:
        if self.table.status not in statuses:
            if statuses == (Status.LOBBY,):
                raise Refused(Why.NOT_LOBBY)
            raise Refused(Why.NOT_ENDED if Status.ENDED in statuses else Why.NOT_RUNNING)

    def need_host(self, person: Person, *statuses: Status) -> None:
        self.need(*statuses)
        if person != self.table.host:
            raise Refused(Why.NOT_HOST)

    def seat_of(self, person: Person, step: str = "") -> int:
        """Return the seat that this person plays; of several, the one whose panel has this step, or
        else one that is asked. Raise Refused if there is none."""
        seat = self.table.seat_of(person)
        if seat is None:
            raise Refused(Why.NOT_SEATED)
        self.presence.saw(self.table.id, person)
        named = step.split(".")[2:]
        meant = int(named[0]) if named and named[0].isdecimal() else seat
        return meant if meant in self.table.seats_of(person) else seat

    def profile_of(self, person: Person | None) -> Profile:
        return self.people.get(person, Profile()) if person is not None else Profile()

    # Drafts

    def keep_draft(self, seat: int, draft: Draft) -> None:
        self.drafts[seat] = draft
        self.writes.drafted.add(seat)

    def drop_draft(self, seat: int) -> None:
        if self.drafts.pop(seat, None) is not None:
            self.writes.drafted.add(seat)

    def keep_beforehand(self, seat: int, changed: beforehand.Beforehand) -> None:
        self.beforehand[seat] = changed
        self.writes.beforehand.add(seat)

    def forget_beforehand(self, seat: int) -> None:
        """Forget this seat's standing answers and prepared turn."""
        if self.beforehand.pop(seat, None) is not None:
            self.writes.beforehand.add(seat)

    # News

    def tell(self, item: news.Item, watchers: str | None = None) -> None:
        """Tell the thread and, if a level is given, the channels that watch at this level or a
        finer one."""
        self._write("thread", self.table.id, item)
        if watchers is None or self.table.settings.visibility == "private":
            return
        self._tell_watching(item, LEVELS[LEVELS.index(watchers) :])

    def tell_watchers(self, item: news.Item, level: str) -> None:
        """Tell only the channels that watch at exactly this level."""
        if self.table.settings.visibility != "private":
            self._tell_watching(item, (level,))

    def _tell_watching(self, item: news.Item, levels: Sequence[str]) -> None:
        for place in sorted({(w.kind, w.channel) for w in self.watches if w.level in levels}):
            self._write(*place, item)

    def tell_person(self, person: Person, item: news.Item) -> None:
        self._write("person", person, item)

    def tell_at(self, place: PlaceRow, item: news.Item, at: int) -> None:
        """Tell one place, at this time or later."""
        self._write(*place, item, at)

    def note(self, note: NoteRow) -> None:
        self.writes.notes.append(note)

    def act(self, act: ActRow) -> None:
        self.writes.acts.append(act)

    def close_place(self, place: PlaceRow, reason: str) -> None:
        """Close a place to news. What waits for it stays there until the place opens again."""
        self.writes.closes.append(ClosedRow(place.kind, place.target, self.now, reason))
        self.closed |= {place}

    def reopen_place(self, place: PlaceRow) -> None:
        self.writes.reopens.append(place)
        self.closed -= {place}

    def withdraw(self, news_ids: Sequence[int]) -> None:
        """Withdraw news that will be told in another way."""
        self.writes.withdrawn += news_ids

    def _write(self, kind: str, target: int, item: news.Item, at: int = 0) -> None:
        topic = news.topic(type(item))
        self.writes.news.append(
            NewsRow(kind, target, max(at, self.now), token_hex(10), topic, news.encode(item))
        )
