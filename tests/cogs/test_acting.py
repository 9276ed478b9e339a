from random import Random

from tests.bench import Bench
from tests.cogs.playing import sit_down
from tests.cogs.typists import type_on


async def test_a_game_of_ryozen_by_commands_alone(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    assert await type_on(table, thread, Random(5)) > 10
    await table["anna"].go(thread).sees("The game is over")


async def test_a_game_of_bonfire_by_commands_alone(table: Bench) -> None:
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    assert await type_on(table, thread, Random(5)) > 10
    await table["anna"].go(thread).sees("The game is over")
