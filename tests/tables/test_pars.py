"""The par of a day's challenge: worked out once, and told only when it no longer helps anybody."""

import asyncio
import sys
from random import Random

from rules.search import Par
from rules.search.levels import LEVELS
from tables import Minds, Worker
from tables.after.pars import Pars
from tables.base.keeping import AnyGame
from tables.base.model import DAY
from tests.tables.world import ANN, BOB, World

GAME = "rival"


class Playing(Minds):
    """Scores 41 points, and counts the requests."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[AnyGame] = []

    async def par(self, game: AnyGame) -> Par | None:
        self.games.append(game)
        return Par(41, won=True)


async def finish(w: World, person: int) -> None:
    table = await w.tables.challenges.begin(person, GAME, "en", 70, guild=7)
    await w.play(table.id, Random(1))


async def test_a_par_waits_for_ones_own_attempt(w: World) -> None:
    minds, challenges = Playing(), w.tables.challenges
    pars, today = Pars(minds, challenges), await challenges.find(challenges.today, GAME)
    await finish(w, ANN)
    assert await pars.of(BOB, today) is None
    assert not minds.games
    await pars.of(ANN, today)
    await asyncio.sleep(0)
    assert await pars.of(ANN, today) == Par(41, won=True)
    assert await pars.of(BOB, today) is None
    assert len(minds.games) == 1


async def test_it_is_the_day_s_own_deal(w: World) -> None:
    minds, challenges = Playing(), w.tables.challenges
    pars, today = Pars(minds, challenges), await challenges.find(challenges.today, GAME)
    table = await challenges.begin(ANN, GAME, "en", 70, guild=7)
    async with w.house.open(table.id) as opened:
        seed = opened.game.seed
    await w.play(table.id, Random(1))
    await pars.of(ANN, today)
    await asyncio.sleep(0)
    assert (minds.games[0].seed, minds.games[0].setup) == (seed, today.setup)


async def test_old_days_are_forgotten(w: World) -> None:
    minds, challenges = Playing(), w.tables.challenges
    pars, day = Pars(minds, challenges), challenges.today
    await w.pass_time(3 * DAY)
    for it in (day, day + 1, day + 2, day):
        await pars.of(ANN, await challenges.find(it, GAME))
        await asyncio.sleep(0)
    assert len(minds.games) == 4


async def test_nobody_plays_whole_games_without_a_process_for_it(w: World) -> None:
    challenges = w.tables.challenges
    pars, today = Pars(Minds(), challenges), await challenges.find(challenges.today, GAME)
    await finish(w, ANN)
    for _ in range(2):
        assert await pars.of(ANN, today) is None
        await asyncio.sleep(0)


async def test_a_process_that_dies_tells_no_par(w: World) -> None:
    table = await w.start("ryozen", [ANN, BOB])
    async with w.house.open(table.id) as opened:
        game = opened.game.clone()
    dead = Worker((sys.executable, "-c", "import sys; sys.stdin.readline()"), patience=60)
    assert await Minds(rover=dead, here=LEVELS["friendly"]).par(game) is None
