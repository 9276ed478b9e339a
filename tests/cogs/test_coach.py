"""Turning points over the stand-in for Discord: found, replayed, compared, shown to nobody else."""

from collections.abc import Sequence
from random import Random

import pytest

from cogs.layouts.kit import Layout
from cogs.layouts.phone import HIGHEST, message_height
from cogs.presses.replies import Reply
from render.kit.encode import Picture
from rules.search import afterwards, coaching
from sandbox.people import Person
from sandbox.people import Reply as Said
from sandbox.seen import Seen
from tables.base.model import DAY
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.house import QUICK, all_told, app_of, leap
from tests.cogs.playing import answer, button, live, play_on, prefer, sit_down
from tests.cogs.witness import CYRILLIC


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search look at each turn only briefly, with few deals."""
    monkeypatch.setattr(afterwards, "LOOK", QUICK)
    monkeypatch.setattr(afterwards, "OTHERWISE", 1)
    monkeypatch.setattr(coaching, "STEADY", QUICK)
    monkeypatch.setattr(coaching, "REDEALS", range(2))
    monkeypatch.setattr(coaching, "FIRST_LOOK", range(9, 10))


async def over(table: Bench) -> Person:
    """Return somebody whose game of Ryozen is over, in its thread."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(15), every=1000)
    await all_told(table)
    return table["anna"].go(thread)


async def found(anna: Person) -> Seen:
    end = await anna.sees("The game is over")
    return (await anna.press(button(end, "coach"), on=end)).message


def refusal(said: Said) -> str:
    return said.further[0].text


async def planned(anna: Person, panel: Seen) -> Seen:
    for _ in range(60):
        if "compare" in live(panel):
            return panel
        panel = await answer(anna, panel, Random(2))
    raise AssertionError(f"no end of it: {panel}")


async def test_a_turning_point_is_played_again_and_compared(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    high: list[float] = []
    show = Reply.show

    async def measured(reply: Reply, layout: Layout, pictures: Sequence[Picture] = ()) -> None:
        high.append(message_height(layout, [(it.width, it.height) for it in pictures]))
        await show(reply, layout, pictures)

    anna = await over(table)
    listed = await found(anna)
    assert "each just before a turn that cost you" in listed.text
    monkeypatch.setattr(Reply, "show", measured)
    panel = (await anna.press("Play", on=listed)).message
    assert "What would you do now?" in panel.text
    assert "Turning point · Ryozen, table 1" in panel.text
    assert "confirm" not in live(panel)
    panel = await planned(anna, panel)
    assert "shows which is better, this turn or your old one" in panel.text
    compare = button(panel, "compare")
    told = (await anna.press(compare, on=panel)).message
    assert "Then and now" in told.text
    assert "The figures are points, on average" in told.text
    assert "The plan that automas like best" in told.text
    assert max(high) <= HIGHEST
    assert "Then and now" not in (await forge(anna, compare)).text
    again = (await anna.press("Once more", on=told)).message
    assert "What would you do now?" in again.text


@pytest.mark.long
async def test_my_games_lead_to_them_and_they_come_again(table: Bench) -> None:
    anna = await over(table)
    mine = (await anna.slash("mygames")).message
    none = (await anna.press("My turning points", on=mine)).message
    assert "None yet" in none.text
    (games,) = none.selects
    listed = (await anna.select(games.custom_id, games.options[0], on=none)).message
    which, _ = listed.selects
    panel = (await anna.select(which.custom_id, which.options[0], on=listed)).message
    await anna.press("Compare", on=await planned(anna, panel))
    leap(table, DAY)
    await table.restart()
    mine = (await anna.slash("mygames")).message
    listed = (await anna.press("My turning points", on=mine)).message
    assert "due again today" in listed.text


@pytest.mark.long
async def test_they_are_nobody_elses(table: Bench) -> None:
    anna = await over(table)
    await found(anna)
    (one, *_) = await app_of(table).tables.coach.of(anna.id)
    boris, dina = table["boris"].go(anna.channel), table["dina"].go(anna.channel)
    at = one.practice.exercise.at
    assert "turning point is gone" in refusal(await forge(boris, f"e/exercise/1/{at}"))
    end = await dina.sees("The game is over")
    assert "no seat at this table" in (await dina.press(button(end, "coach"), on=end)).text
    for step in (f"c{at}.0", f"c{at}", "c"):
        assert "turning point is gone" in refusal(await forge(boris, f"e/compare/1/{step}"))


@pytest.mark.long
async def test_in_words_and_in_russian(table: Bench) -> None:
    await prefer(table["anna"], "language", "ru")
    await prefer(table["anna"], "text_only", "on")
    anna = await over(table)
    end = await anna.sees("окончена")
    listed = (await anna.press(button(end, "coach"), on=end)).message
    panel = (await anna.press("Сыграть", on=listed)).message
    assert "Что бы вы сделали теперь?" in panel.text
    assert panel.images == []
    told = (await anna.press("Сравнить", on=await planned(anna, panel))).message
    assert "Тогда и теперь" in told.text
    assert CYRILLIC.search(told.text)
