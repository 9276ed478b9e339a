"""Games opened from files that people hand in: verified, looked at, and played on from there."""

import asyncio
import time
from collections.abc import Sequence

from db import LimitRow
from rules import GAMES
from rules.core import BadFile, BadSetup, Mark, NewerFile, Undo
from rules.core.save import SavedGame, read_strictly
from rules.core.verify import asked, taken_on_trust, verify

from ..base import news
from ..base.errors import Refused, Why, refusals
from ..base.keeping import MILESTONE, book_of, deal, frozen, is_team, unpack_table
from ..base.lately import Lately
from ..base.model import DAY, Person, Seat, Settings, Status, Table
from ..people.gathering import filled, followed
from ..people.lobby import LIVE, MOST_TABLES, Lobby
from ..table.ended import outcome_of
from ..table.followed import note_round
from ..table.house import House
from ..table.opened import OpenTable

LARGEST = 2 * 1024 * 1024  # bytes of a file; 2,000 decisions take about half a million
MOST_PARTS = 200_000  # lists and objects in a file: reading more would make everybody wait
LONGEST_SEED = 64  # bytes of a seed, which is shown with the result; the bot's own have 32
MOST_ROWS = 5000  # decisions and undos in a file; the longest game that was played has 2,000
PATIENCE = 20.0  # seconds of processor time for a file
MOST_FILES = 20  # files that a person may hand in within a day: their tables stay


class FromFiles:
    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby
        self._handed_in = Lately(MOST_FILES, DAY)
        self._in_turn = asyncio.Lock()  # one file at a time: others wait

    def need_room(self, person: Person, size: int) -> None:
        """Raise Refused for a file that is too large, or one too many from this person."""
        if size > LARGEST:
            raise Refused(Why.BAD_FILE, fault="large")
        if at := self._handed_in.free_at(person, self._house.time.now()):
            raise Refused(Why.TOO_MANY_FILES, at=at)

    async def open(
        self, person: Person, text: bytes, language: str, press: int | None = None
    ) -> Table:
        """Return a private table with the file's game, for this person to look at."""
        done = await self._house.done_by(press) if press is not None else None
        if done is not None:
            return done
        self.need_room(person, len(text))
        began = self._house.time.now()
        self._handed_in.note(person, began)
        async with self._in_turn:
            saved = await asyncio.to_thread(proven, text)
            await self._need_apart(person, saved)
            opened = await self._lobby.new(self._table(person, saved, language), press)
            await asyncio.to_thread(lay, opened, saved)
        await self._need_known(person, began)
        return await self._lobby.saved(opened, press)

    async def _need_known(self, person: Person, since: int) -> None:
        """Raise Refused if this person has had their data deleted meanwhile."""
        with refusals():
            deletions = await self._house.store.deletions()
        if deletions.get(self._house.hashes.deletion(person), -1) >= since:
            raise Refused(Why.NOT_SAVED)

    def _table(self, person: Person, saved: SavedGame, language: str) -> Table:
        typed = followed(book_of(saved.game))
        options = {id: value for id, value in saved.options.items() if id not in typed}
        now = self._house.time.now()
        return Table(
            settings=Settings(
                game=saved.game,
                seats=saved.seats,
                options=options,
                language=language,
                pace="none",
                visibility="private",
                seating="as_joined",
                hints="always",
            ),
            host=person,
            created=now,
            started=now,
            ended=now,
            status=Status.ABANDONED,
            seats=[Seat() for _ in range(saved.seats)],
            invited=[person],
            recorded={id: value for id, value in saved.options.items() if id in typed},
            commitment=saved.commitment,
            from_file=True,
        )

    async def _need_apart(self, person: Person, saved: SavedGame) -> None:
        """Raise Refused if this person takes part in this very game while it runs here: the file
        holds all its secrets."""
        with refusals():
            rows = await self._house.store.tables_about(person)
        for table in (unpack_table(row.body) for row in rows if row.status == Status.RUNNING):
            if table.commitment == saved.commitment and not table.from_file:
                raise Refused(Why.FILE_PLAYED, table=table.id)

    async def play_on(
        self, table: int, person: Person, seat: int, channel: int, press: int | None = None
    ) -> Table:
        """Play on with a game from a file where it was left: the host at this seat, or at all seats
        of a team; automas at the others."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.ABANDONED)
            held, game = opened.table, opened.game
            if not held.from_file or game.over:
                raise Refused(Why.NOT_RUNNING)
            if not 0 <= seat < len(held.seats):
                raise Refused(Why.NO_SEAT)
            team = is_team(held)
            held.seats = [
                filled(person if team or number == seat else None)
                for number in range(len(held.seats))
            ]
            held.channel, held.invited = channel, []
            held.status, held.started, held.ended = Status.RUNNING, opened.now, None
            opened.writes.limits = [LimitRow("person", person, LIVE, MOST_TABLES)]
            rivals = [f"rival:{it}" for it in game.book.modes[game.setup.mode].rivals]
            people = [one.person for one in held.seats]
            opened.tell(news.Started(game.commitment, people, rivals))
        return opened.table


def proven(text: bytes) -> SavedGame:
    """Return the game of a file, played again from its set-up; raise Refused if that fails."""
    saved = read(text)
    book = GAMES[saved.game]
    began = time.thread_time()

    def hurry() -> None:
        if time.thread_time() - began > PATIENCE:
            raise TimeoutError

    try:
        verify(book, saved, hurry)
    except TimeoutError as slow:
        raise Refused(Why.BAD_FILE, fault="large") from slow
    except (BadFile, BadSetup) as fault:
        raise Refused(Why.BAD_FILE, fault="false") from fault
    return saved


def read(text: bytes) -> SavedGame:
    """Return the parts of a file of a game that is played here; raise Refused for any other."""
    if text.count(b"[") + text.count(b"{") > MOST_PARTS:
        raise Refused(Why.BAD_FILE, fault="large")
    try:
        saved = read_strictly(text)
    except NewerFile as fault:
        raise Refused(Why.BAD_FILE, fault="newer") from fault
    except BadFile as fault:
        raise Refused(Why.BAD_FILE, fault="shape") from fault
    if len(saved.log) > MOST_ROWS or len(saved.seed) > 2 * LONGEST_SEED:
        raise Refused(Why.BAD_FILE, fault="large")
    if saved.game not in GAMES:
        raise Refused(Why.BAD_FILE, fault="game")
    if saved.rules > GAMES[saved.game].version:
        raise Refused(Why.BAD_FILE, fault="newer")
    if taken_on_trust(GAMES[saved.game], saved):
        raise Refused(Why.BAD_FILE, fault="older")
    return saved


def lay(opened: OpenTable, saved: SavedGame) -> None:
    """Play a proven game again at a new table, so that its log tells what happened."""
    table = opened.table
    game, opening = deal(saved.game, saved.seats, saved.options, bytes.fromhex(saved.seed))
    opened.begin(game, opening)
    note_round(table, game, opened.position.view())
    marks = {mark.at: mark for mark in game.marks}
    undone: dict[int, int] = {}  # by row: the row that took it back
    for row in saved.log:
        if isinstance(row, Undo):
            length, near = len(game.log), [mark for at, mark in marks.items() if at <= row.to]
            game.rewind(row.to, by=row.by, mark=near[-1])
            opened.record_undo(game, length, seat=None, person=None)
            undone |= dict.fromkeys(opened.writes.undone, len(game.log))
            opened.writes.undone = []
            marks = {at: mark for at, mark in marks.items() if at <= row.to}
        else:
            opened.answer(row.seat, asked(game, row), row.keys, person=None, by=row.by)
        marks |= {game.marks[-1].at: game.marks[-1]}
        note_round(table, game, opened.position.view())
    opened.writes.log = [
        row._replace(move=row.number or None, undone=undone.get(row.number))
        for row in opened.writes.log
    ]
    keep(opened, list(marks.values()))
    table.held, table.decisions = False, table.moment(game.known_to_all)
    table.undo_floor, table.undo_seat = game.undo_floor, game.undo_seat
    if game.result is not None:
        table.status = Status.ENDED
        table.outcome = outcome_of(game.result, game.seed.hex())


def keep(opened: OpenTable, marks: Sequence[Mark]) -> None:
    """Store a checkpoint now and then, besides those that the game goes on from."""
    game, table = opened.game, opened.table
    ends, last = {game.marks[0].at, game.marks[-1].at}, 0
    for mark in marks:
        if mark.at not in ends and mark.at >= last + MILESTONE:
            opened.writes.milestones.append(frozen(game, mark, milestone=True))
            last = mark.at
    table.milestone = last
