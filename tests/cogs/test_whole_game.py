"""From /game new to the end of the game, by clicks, over the real client."""

from random import Random

from tests.bench import Bench
from tests.cogs.playing import play_on, sit_down


async def test_a_game_by_clicks_with_a_restart(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris", "clara"])
    await play_on(table, thread, Random(1), turns=5)
    await table.restart()
    assert await play_on(table, thread, Random(2)) > 0
    await table["anna"].go(thread).sees("The game is over")


async def test_a_whole_game_of_ryozen_in_russian(table: Bench) -> None:
    for person in table.people.values():
        person.user.locale = "ru"
    thread = await sit_down(table, "ryozen", ["anna", "boris", "clara"], language="ru")
    assert await play_on(table, thread, Random(3)) > 10
    await table["anna"].go(thread).sees("Игра окончена")
