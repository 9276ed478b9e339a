"""Ends the puzzle of the week and poses the next. That takes minutes, so it runs in a task of its
own, in the process that delivers the server's news."""

import logging
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import TypeAlias

from db import NewsRow, PuzzleRow
from rules.search import Exercise
from rules.search.plans import Planned

from ..base import news
from ..base.coached import seed_for
from ..base.errors import Refused, Why, refusals
from ..base.keeping import pack
from ..base.model import DAY, HOUR, Table
from ..base.posed import Posed, Puzzles, Solved, Told, evening_of, unpack
from ..people.finding import Finding
from ..table.house import House
from ..turn.minds import Minds
from .puzzles import PuzzleOfWeek, distinct
from .reviews import Reviews

CLAIM = HOUR  # how long other processes leave a row alone; then one of them tries again
LOOK_ANYWAY = 60  # seconds between looks for rows that other processes have written
TRIES = 3  # games searched for a position
MOST_USED = 50  # tables remembered as already used for a puzzle
MOST_ANSWERS = 25  # answers played on when a puzzle ends; rarer ones are left out

# For a server and a channel: a test that tells if all who see the channel may see a table. None:
# the bot is not in the server.
Sight: TypeAlias = Callable[[int, int], Callable[[Table], bool] | None]

log = logging.getLogger(__name__)


class Posing:
    def __init__(
        self, house: House, minds: Minds, reviews: Reviews, finding: Finding, puzzles: PuzzleOfWeek
    ) -> None:
        self._house = house
        self._minds = minds
        self._reviews = reviews
        self._finding = finding
        self._puzzles = puzzles

    async def run(self, sight: Sight) -> None:
        """Pose and end puzzles for ever."""
        while True:
            try:
                await self.write_due(sight)
            except Refused as fault:
                log.warning("puzzles have to wait: %s", fault)
            until = self._house.time.now() + LOOK_ANYWAY
            await self._house.time.wait(until, self._puzzles.woken)

    async def write_due(self, sight: Sight) -> None:
        with refusals():
            due = await self._house.store.puzzles_due(self._house.time.now())
        for row in due:
            seen = sight(row.guild, row.channel)
            if seen is None:
                continue
            try:
                await self._turn(row, seen)
            except Refused as fault:
                log.warning("puzzle of %s: %s", row.guild, fault)
            except Exception:
                log.exception("puzzle of %s", row.guild)

    async def _turn(self, row: PuzzleRow, seen: Callable[[Table], bool]) -> None:
        """End the current puzzle and pose the next one, in a single write."""
        now = self._house.time.now()
        with refusals():
            if not await self._house.store.claim_puzzle(row, now + CLAIM):
                return
        body = unpack(row.body)
        solved = await self._solved(row.guild, body.posed, now) if body.posed else None
        posed = await self._posed(row.guild, body, seen, now)
        body.solved, body.posed = solved, posed
        number = solved.posed.number if solved is not None else now
        with refusals():
            await self._house.store.turn_puzzle(
                row._replace(next_at=now + CLAIM, body=pack(body)),
                posed.until if posed is not None else now + DAY,
                number,
                [self._news_row(row, item, now) for item in items_of(row, body)],
            )
        self._house.alarms.told.set()

    def _news_row(self, row: PuzzleRow, item: news.Item, now: int) -> NewsRow:
        topic = news.topic(type(item))
        return NewsRow("channel", row.channel, now, token_hex(10), topic, news.encode(item))

    async def _solved(self, guild: int, posed: Posed, now: int) -> Solved | None:
        """Play all answers on and rank them. Give up after a day if the game cannot be played on
        any more."""
        try:
            with refusals():
                rows = await self._house.store.puzzle_answers(guild, posed.number)
            answers = [await self._answer(posed, it) for it in distinct(rows)[:MOST_ANSWERS]]
        except Refused as fault:
            if now < posed.until + DAY:
                raise
            log.warning("puzzle of %s is given up: %s", guild, fault)
            return None
        return Solved(posed, sorted(answers, key=lambda it: -it.gained))

    async def _answer(self, posed: Posed, steps: list[Planned]) -> Told:
        exercise, seed = posed.exercise, seed_for(posed.table)
        known = {tuple(exercise.played): exercise.then, tuple(exercise.better): exercise.best}
        appraisal = known.get(tuple(steps))
        if appraisal is None:
            async with self._house.open(posed.table) as opened:
                game = opened.game.clone()
            appraisal = await self._minds.appraise(game, exercise.seat, steps, seed, exercise.at)
        if appraisal is None:
            raise Refused(Why.NO_REVIEW)
        return Told(steps, appraisal.worth - exercise.then.worth)

    async def _posed(
        self, guild: int, body: Puzzles, seen: Callable[[Table], bool], now: int
    ) -> Posed | None:
        """Pose the costliest turn of a recent game that has posed none yet; None if there is
        none."""
        over = await self._finding.finished(guild)
        for table in [it for it in over if it.id not in body.used and seen(it)][:TRIES]:
            body.used = [*body.used, table.id][-MOST_USED:]
            found = await self._exercises(table.id)
            if found:
                best = max(found, key=lambda it: it.best.worth - it.then.worth)
                return Posed(now, evening_of(now), table.id, table.settings, best)
        return None

    async def _exercises(self, table: int) -> Sequence[Exercise]:
        """Return the game's exercises; none if it cannot be reviewed."""
        try:
            review = (await self._reviews.of(table, None)).review
            async with self._house.open(table) as opened:
                game = opened.game.clone()
            return await self._minds.exercises(game, review.turnings, seed_for(table)) or []
        except Exception:  # a game that cannot be reviewed must not stop the puzzle
            log.exception("no puzzle from table %s", table)
            return []


def items_of(row: PuzzleRow, body: Puzzles) -> list[news.Item]:
    """Return the news for the puzzle's channel: the solved puzzle, and the next one."""
    solved, posed, items = body.solved, body.posed, list[news.Item]()
    if solved is not None:
        items.append(news.PuzzleSolved(row.guild, row.language, solved.posed.number))
    if posed is not None:
        items.append(news.PuzzlePosed(row.guild, row.language, posed.number))
    return items
