"""The end of a game: one picture at a glance, and a button for the sources of the points."""

from random import Random

import pytest

from cogs.buttons import looking
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.house import all_told
from tests.cogs.playing import button, play_on, prefer, sit_down


async def test_before_the_end_there_are_no_points(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    early = await forge(table["dina"].go(thread), looking.points(1))
    assert "There is no result yet" in early.text


@pytest.mark.long
async def test_the_end_is_one_picture_and_the_points_are_behind_a_button(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    dina.go(thread)
    await play_on(table, thread, Random(15), every=1000)
    await all_told(table)
    end = await dina.sees("The game is over")
    before = [seen for seen in dina.messages() if seen.id < end.id and seen.images][-1]
    assert len(before.images) == 1
    assert "moves" in " ".join(before.alt_texts)
    points = (await dina.press(button(end, "points"), on=end)).message
    assert points.ephemeral
    assert len(points.images) == 1
    assert points.images != before.images
    await prefer(dina, "text_only", "on")
    told = (await dina.press(button(end, "points"), on=end)).message
    assert not told.images
    assert "anna" in told.text.lower()
