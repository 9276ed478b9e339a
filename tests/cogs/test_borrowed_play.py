"""A game in a group is played and looked at like any other: menus, looks, undo, clocks."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox.interactions import TOKEN_LIFE
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench, until
from tests.cogs.friends import FRIENDS, all_called, asked_now, begun, group, public, stored
from tests.cogs.house import at_home, leap
from tests.cogs.playing import button, live, turn_at_once, words

WATCHER = "dina"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, (*FRIENDS, WATCHER)) as it:
        yield it


async def begun_before(table: Bench, **options: object) -> tuple[int, Person]:
    """Begin a game of three in a group of four; return its number and who only watches."""
    group(table, friends=(*FRIENDS, WATCHER), having_it=FRIENDS)
    return await begun(table, "bonfire", **options), table[WATCHER]


def newest(person: Person, verb: str) -> Seen:
    return next(seen for seen in reversed(public(person)) if verb in live(seen))


async def moved(table: Bench, number: int, turns: int) -> None:
    """Let people take turns, and somebody look afterwards, so that the group hears of them."""
    for turn in range(turns):
        await turn_at_once(table, await asked_now(table, number), number, Random(turn))
    await table["anna"].slash("help")
    await table.quiet()


async def test_whoever_is_there_watches_by_looking(table: Bench) -> None:
    number, dina = await begun_before(table)
    await moved(table, number, 4)
    page = newest(dina, "board")
    before = len(public(dina))
    for verb in ("board", "since", "log"):
        seen = await dina.press(button(page, verb), on=page)
        assert seen.ephemeral
        assert seen.text or seen.message.images
    board = (await dina.press(button(page, "board"), on=page)).message
    replay = await dina.press(button(board, "replay"), on=board)
    assert replay.message.images
    refused = await dina.press(button(page, "seat"), on=page)
    assert "no seat at this table" in refused.text
    assert len(public(dina)) == before
    anna = table["anna"]
    said = await anna.menu("What happened here?", page)
    assert words(anna)("since-message") in said.text
    assert "Replay" in (await anna.menu("Replay from here", page)).text


async def test_moves_are_taken_back_by_a_vote_there(table: Bench) -> None:
    number, _ = await begun_before(table)
    await moved(table, number, 4)
    before = (await stored(table, number)).decisions
    person = await asked_now(table, number)
    page = newest(person, "more")
    opened = (await person.press(button(page, "more"), on=page)).message
    chosen = (await person.press(button(opened, "undo"), on=opened)).message
    menu = chosen.selects[0]
    await person.select(menu.custom_id, menu.options[-1], on=chosen)
    for other in (table[name] for name in FRIENDS):
        if other is not person:
            vote = await other.sees(lambda seen: "vote" in live(seen))
            await other.press(button(vote, "vote"), on=vote)
    assert (await stored(table, number)).decisions < before
    assert "taken back" in " ".join(seen.text for seen in public(person))


async def test_who_is_late_is_reminded_by_message_and_an_automa_goes_on(table: Bench) -> None:
    """The next press there tells of what the automa did."""
    number, dina = await begun_before(table, pace="brisk", absence="automa")
    late = await asked_now(table, number)
    await all_called(table)
    before = len(public(dina))
    table.world.clock.advance(TOKEN_LIFE + 1)
    await table.restart()

    async def replaced() -> bool:
        leap(table, 3600)
        await all_called(table)
        now = await stored(table, number)
        return any(seat.automa for seat in now.seats)

    await until(replaced, "an automa")
    assert any("half of your time" in seen.text for seen in late.dms)
    assert len(public(dina)) == before, "nobody has pressed"
    page = newest(dina, "board")
    await dina.press(button(page, "board"), on=page)
    assert "automa plays" in " ".join(seen.text for seen in public(dina)[before:])
