"""Counts the cost of a press: copies of the game, words of its options, views, transactions and
statements.

Telling the press to a thread and to a watching channel is included.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.counting import PRESS, TELLING, Counts, counting
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import (
    answer,
    button,
    called,
    live,
    open_panel,
    sit_down,
    turn_at_once,
)

pytestmark = pytest.mark.usefixtures("few_pictures")

PEOPLE = ("anna", "boris", "clara")
COMMIT = "candelabria.commit"
# The most that a press may cost, and that telling others of it may cost.
A_CHOICE = {"clones": 1, "transactions": 2, "statements": 5}
A_CONFIRM = {"clones": 2, "transactions": 2, "statements": 13}
A_TELLING = {"clones": 1, "transactions": 6, "statements": 10, "views": 2}
COLD = {"statements": 1}  # a game not in memory is read with its table


async def watched(table: Bench, game: str) -> Channel:
    """Start a table of three with a channel that watches each turn; return its thread."""
    thread = await sit_down(table, game, PEOPLE)
    channel = table.world.add_channel(table.guild, "gallery")
    await table.quiet()
    dina = table["dina"]
    dina.go(channel)
    await dina.slash("spectate table", table="1", level="turn")
    return thread


async def counted(table: Bench, press: Callable[[], Awaitable[Seen]]) -> tuple[Seen, Counts]:
    """Return the answer to a press, and the counts of the press and of telling others of it."""
    await all_told(table)
    await table.quiet()
    with counting() as counts:
        seen = await press()
        await all_told(table)
        await table.quiet()
    return seen, counts


async def by_hand(table: Bench, person: Person, chance: Random, *, cold: bool) -> None:
    """Take a turn by hand, counting each press."""

    async def press(custom_id: str, on: Seen) -> Seen:
        return (await person.press(custom_id, on=on)).message

    def forget() -> None:
        if cold:
            app_of(table).tables.house.games.forget(1)

    panel = await open_panel(person)
    while "confirm" not in live(panel):
        forget()
        panel, counts = await counted(table, partial(answer, person, panel, chance))
        within(counts, A_CHOICE, PRESS, cold=cold)
        assert counts.most_views() == 1
    forget()
    _, counts = await counted(table, partial(press, button(panel, "confirm"), panel))
    within(counts, A_CONFIRM, PRESS, cold=cold)
    within(counts, A_TELLING, TELLING, cold=cold)
    assert counts.most_words() <= 2
    assert counts.most_views() == 1


def within(counts: Counts, most: dict[str, int], who: str, *, cold: bool) -> None:
    for what, bound in most.items():
        allowed = bound + (COLD.get(what, 0) if cold else 0)
        assert counts.of(what, who) <= allowed, f"{who} {what}: {counts}"


@pytest.mark.parametrize("cold", [False, True], ids=["warm", "cold"])
async def test_a_turn_of_three(tmp_path: Path, cold: bool) -> None:
    async with at_home(tmp_path) as table:
        thread, chance = await watched(table, "ryozen"), Random(3)
        for _ in PEOPLE:
            person = await called(table, thread)
            assert person is not None
            await by_hand(table, person, chance, cold=cold)


@pytest.mark.long
@pytest.mark.parametrize("cold", [False, True], ids=["warm", "cold"])
async def test_a_battle(tmp_path: Path, cold: bool) -> None:
    async with at_home(tmp_path, seed=b"candle wars") as table:
        thread, chance, battles = await watched(table, "candelabria"), Random(3), 0
        while battles < 3:
            person = await called(table, thread)
            assert person is not None
            now = await app_of(table).tables.finding.table(1)
            if any(it.point == COMMIT for it in now.asked):
                await by_hand(table, person, chance, cold=cold)
                battles += 1
            else:
                await turn_at_once(table, person, 1, chance)
