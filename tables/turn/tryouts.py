"""Try from here: a private copy of a game from some moment on, in which one person plays all seats.
Whatever the person could not know at that moment is dealt anew, and so is all chance, so the copy
holds no secrets. Answers count at once, and each press can be taken back."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from zlib import crc32

import msgspec

from db import TryoutRow
from rules.core import BadFile, Choice, Decision, Event, Mark, Setup, imagined
from rules.core.game import Game
from rules.core.save import Checkpoint, fitted

from ..base.errors import Refused, Why, refusals
from ..base.keeping import AnyGame, book_of, pack
from ..base.model import Person, Table
from ..base.position import AskedNext
from ..base.tried import Body, KeptState, Played, unpack
from ..table.house import House
from .drafting import Back, Done, Drafting, Implied, Picking, Pressed
from .panels import Panel, Trying

PREFIX = "t"  # every step of a private copy's panels begins with this letter
NOW = -1  # stands for the newest moment
MOST = 10  # the most private copies of one person
LONGEST_NAME = 60
MOST_PRESSES = 500
APART = 10  # decisions between two stored positions


@dataclass(frozen=True, slots=True)
class Tryout:
    """A private copy, stored for its person."""

    number: int
    table: int
    game: str
    at: int
    name: str
    answers: list[list[str]]


@dataclass(slots=True)
class Copy:
    """An opened private copy."""

    row: TryoutRow
    body: Body
    table: Table
    game: AnyGame

    @property
    def step(self) -> str:
        shown = [(it.seat, it.point, it.keys) for it in self.body.line]
        return f"{PREFIX}{number_for(self.body)}.{crc32(repr(shown).encode()):x}"

    @property
    def asked(self) -> Choice | None:
        return self.game.pending[0] if self.game.pending else None

    def panel(self, events: Sequence[Event] = ()) -> Panel:
        asked, own = self.asked, self.body.seat
        seat = asked.seat if asked else own
        made_up = seat != own and self.game.has_secrets(seat)
        return Panel(
            table=self.table,
            seat=seat,
            step=self.step,
            question=asked,
            chosen=[],
            final=None,
            view=self.game.view(seat),
            dropped=0,
            given=None,
            undo=len(self.body.presses),
            kind="tryout",
            trying=Trying(number_for(self.body), self.row.at, self.row.name, made_up, list(events)),
            following=AskedNext(self.game, seat, public=False) if asked else None,
        )


class Tryouts(Drafting):
    """Private copies, drawn up with the same presses as a turn."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def begin(self, table: int, person: Person, at: int, press: int) -> Panel:
        """Begin a copy at this moment, or at the start of the step that it lies in. It replaces the
        person's last unnamed copy."""
        seed = sha256(b"tryout %d" % press).digest()
        async with self._house.open(table) as opened:
            seat = opened.table.seat_of(person)
            if seat is None:
                raise Refused(Why.NOT_SEATED)
            at = opened.decisions_at(opened.last_moment if at == NOW else at)
            past = opened.past(at)
            whole = past.whole()
            if whole is not None and whole.at < at:
                past = opened.past(whole.at)
            body = dealt(past, seat, seed)
            moment = opened.table.moment(len(past.line))
            body_row = TryoutRow(0, person, table, moment, "", opened.now, pack(body))
            await self._house.store.begin_tryout(body_row)
        return await self.question(table, person, f"{PREFIX}{number_for(body)}.")

    async def of(self, person: Person) -> list[Tryout]:
        with refusals():
            rows = await self._house.store.tryouts_of(person)
        return [_tryout(row, unpack(row.body)) for row in rows]

    async def _question(self, at: Pressed) -> Panel:
        return (await self._open(at.person, at.step)).panel()

    async def _choose(self, at: Pressed, line: Sequence[Picking], implied: Implied) -> Panel:
        """Answer, then give the next answers of ``line``, then the implied ones. Raise
        IllegalAnswer."""
        async with self._house.alone(at.person):
            copy = await self._shown(at.person, at.step)
            asked, body = copy.asked, copy.body
            if asked is None:
                raise Refused(Why.NOT_ASKED)
            if len(body.presses) >= MOST_PRESSES:
                raise Refused(Why.TRYOUT_FULL, most=MOST_PRESSES)
            body.presses.append(len(body.line))
            events = copy.game.answer(asked.seat, asked, line[0](asked))
            left = list(line[1:])
            while (then := copy.asked) and then.seat == asked.seat:
                keys = left.pop(0)(then) if left else implied(then)
                if keys is None:
                    break
                events += copy.game.answer(then.seat, then, keys)
            keep_line(body, copy.game)
            await self._save(copy)
        return copy.panel(events)

    async def _confirm(self, at: Pressed) -> Done:
        """Return the panel unchanged, since every answer counts already."""
        return Done([], await self._question(at))

    async def _shorten(self, at: Pressed, back: Back, implied: Implied) -> Panel:
        """Take back the last press, or all presses."""
        async with self._house.alone(at.person):
            copy = await self._shown(at.person, at.step)
            body, presses = copy.body, copy.body.presses
            if not presses:
                raise Refused(Why.NOTHING_DRAFTED)
            body.presses = [] if back is Back.ALL else presses[:-1]
            to = presses[len(body.presses)]
            body.line = body.line[:to]
            body.kept = [it for it in body.kept if it.at <= to]
            copy.game = revived(body)
            await self._save(copy)
        return copy.panel()

    async def keep(self, person: Person, number: int, name: str) -> None:
        name = " ".join(name.split())
        if not 0 < len(name) <= LONGEST_NAME:
            raise Refused(Why.TOO_LONG, most=LONGEST_NAME)
        row = await self._row(person, number)
        with refusals():
            kept = await self._house.store.name_tryout(row.id, person, name, MOST)
        if not kept:
            raise Refused(Why.TOO_MANY_TRYOUTS, most=MOST)

    async def drop(self, person: Person, number: int) -> None:
        row = await self._row(person, number)
        with refusals():
            gone = await self._house.store.drop_tryout(row.id, person)
        if not gone:
            raise Refused(Why.NO_TRYOUT)

    async def _row(self, person: Person, number: int) -> TryoutRow:
        with refusals():
            rows = await self._house.store.tryouts_of(person)
        known = {row.id: row for row in rows}  # buttons of older versions name a copy by its row
        known |= {number_for(unpack(row.body)): row for row in rows}
        row = known.get(number)
        if row is None:
            raise Refused(Why.NO_TRYOUT)
        return row

    async def _open(self, person: Person, step: str) -> Copy:
        row = await self._row(person, number_of(step))
        body = unpack(row.body)
        async with self._house.open(row.table) as opened:
            return Copy(row, body, opened.table, revived(body))

    async def _shown(self, person: Person, step: str) -> Copy:
        """Return the copy that the pressed panel shows; raise Refused if it has changed."""
        copy = await self._open(person, step)
        if copy.step != step:
            raise Refused(Why.STALE)
        return copy

    async def _save(self, copy: Copy) -> None:
        changed = copy.row._replace(body=pack(copy.body))
        with refusals():
            if not await self._house.store.change_tryout(changed, copy.row.body):
                raise Refused(Why.CONFLICT)


def number_for(body: Body) -> int:
    """Return the copy's number as its person sees it; it does not reveal how many copies others
    have."""
    return crc32(body.seed)


def number_of(step: str) -> int:
    number = step.removeprefix(PREFIX).partition(".")[0]
    return int(number) if number.isdecimal() and len(number) < 19 else -1


def dealt(game: AnyGame, seat: int, seed: bytes) -> Body:
    """Return a copy of the game with all that this seat does not know dealt anew; raise Refused in
    the middle of a step."""
    twin = imagined(game, seat, seed)
    if game.over or not twin.marks or len(twin.line) > twin.marks[-1].at:
        raise Refused(Why.NOT_FROM_HERE)
    start = position(0, twin.marks[-1])
    setup, book = game.setup, game.book
    return Body(book.id, book.version, setup.seats, setup.options, seed, seat, [start])


def position(at: int, mark: Mark) -> KeptState:
    return KeptState(at, zlib.compress(mark.state, 1))


def keep_line(body: Body, game: AnyGame) -> None:
    """Store the decisions played and, at intervals, a position."""
    body.line = [Played(it.seat, it.point, it.keys, it.since) for it in game.line]
    mark = game.marks[-1]
    if mark.at >= body.kept[-1].at + APART:
        body.kept.append(position(mark.at, mark))


def revived(body: Body) -> AnyGame:
    """Return the copy's game as it was stored; raise Refused if corrected rules reject it."""
    book = book_of(body.game)
    game: AnyGame = Game(book, Setup(body.seats, body.options, staged=True), body.seed)
    game.log = [Decision(it.seat, it.point, it.keys, since=it.since) for it in body.line]
    last = body.kept[-1]
    try:
        state = msgspec.msgpack.decode(zlib.decompress(last.state))
        game.restore([fitted(book, body.rules, Checkpoint(last.at, state))])
    except BadFile as fault:
        raise Refused(Why.CORRECTED, detail=str(fault)) from fault
    return game


def _tryout(row: TryoutRow, body: Body) -> Tryout:
    answers = [it.keys for it in body.line]
    return Tryout(number_for(body), row.table, body.game, row.at, row.name, answers)
