"""Danger is told in words wherever somebody looks."""

from random import Random

import pytest

from tests.bench import Bench, tries
from tests.cogs.house import app_of
from tests.cogs.playing import called, open_panel, play_on, sit_down
from tests.marks import all_but_first_long

WARNED = {
    "en-US": "next turn",
    "ru": "следующий ход",
}


@pytest.mark.parametrize("locale", all_but_first_long(WARNED))
async def test_danger_is_told_at_turn_board_and_seat(table: Bench, locale: str) -> None:
    for person in table.people.values():
        person.user.locale = locale
    thread = await sit_down(table, "ghost_stories", ["anna", "boris"])
    for _ in tries("to be warned of something"):
        await play_on(table, thread, Random(3), turns=1)
        warned = (await app_of(table).tables.play.view(1))["danger"]
        if any("space" in args for _, args in warned):
            break
    one = await called(table, thread)
    assert one is not None
    looks = [await open_panel(one)]
    looks += [(await one.slash(look)).message for look in ("board", "seat")]
    for seen in looks:
        assert "⚠" in seen.text
        assert WARNED[locale] in seen.text


async def test_a_game_without_danger_warns_of_nothing(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    assert "⚠" not in (await person.slash("board")).text
