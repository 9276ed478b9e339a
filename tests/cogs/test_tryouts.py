"""**Try from here**: from the Board and the Replay into a private copy, and back to it later."""

import re
from pathlib import Path
from random import Random

import pytest

from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import answer, beside, button, live, play_on, sit_down


async def table_of_two(table: Bench, game: str = "quay", turns: int = 0) -> Person:
    """Return somebody at a running table, in its thread."""
    thread = await sit_down(table, game, ["anna", "boris"])
    await play_on(table, thread, Random(3), turns=turns, every=1000)
    await all_told(table)
    return table["anna"].go(thread)


async def begin(person: Person, place: str = "board") -> Seen:
    looked = (await person.slash(place)).message
    return (await person.press("Try from here", on=looked)).message


async def play_out(person: Person, panel: Seen, chance: Random, presses: int = 200) -> Seen:
    for _ in range(presses):
        if not live(panel) & {"answer", "choose", "skip", "tally", "pick"}:
            break
        panel = await answer(person, panel, chance)
    return panel


@pytest.mark.long
async def test_played_to_its_end_with_all_seats(table: Bench) -> None:
    anna = await table_of_two(table)
    decisions = (await app_of(table).tables.finding.table(1)).decisions
    panel = await begin(anna)
    assert "Try-out" in panel.text
    assert "For you alone" in panel.text
    assert "confirm" not in live(panel)
    panel = await play_out(anna, panel, Random(1))
    assert "The game is over here" in panel.text
    back = (await anna.press("Back", on=panel)).message
    assert "The game is over here" not in back.text
    again = (await anna.press("Start over", on=await beside(anna, back))).message
    assert "back" not in live(again)
    assert (await app_of(table).tables.finding.table(1)).decisions == decisions


async def test_from_a_moment_of_the_replay(table: Bench) -> None:
    anna = await table_of_two(table, turns=3)
    replay = (await anna.slash("replay")).message
    first = (await anna.press("e/step/1/3/first", on=replay)).message
    panel = (await anna.press("Try from here", on=first)).message
    assert "from move 0" in panel.text


async def test_kept_found_again_and_thrown_away(table: Bench) -> None:
    anna = await table_of_two(table)
    panel = await answer(anna, await begin(anna), Random(1))
    await anna.press("Keep it", on=panel)
    kept = (await anna.submit(name="The bank first")).message
    assert "The bank first" in kept.text
    await begin(anna)
    await table.restart()
    mine = (await anna.slash("mygames")).message
    listed = (await anna.press("Try-outs", on=mine)).message
    names = listed.selects[0].options
    assert any("The bank first" in name for name in names)
    assert any("Not kept" in name for name in names)
    opened = (await anna.select("Continue one of them", names[0], on=listed)).message
    assert "back" in live(opened)
    assert "tryout-keep" not in live(opened)
    gone = (await anna.press("Throw it away", on=opened)).message
    assert "Thrown away" in gone.text
    mine = (await anna.slash("mygames")).message
    listed = (await anna.press("Try-outs", on=mine)).message
    assert not any("The bank first" in name for name in listed.selects[0].options)


async def test_not_for_whoever_does_not_play_here(table: Bench) -> None:
    anna = await table_of_two(table)
    clara = table["clara"].go(anna.channel)
    looked = (await clara.slash("board")).message
    assert "try-from" not in live(looked)
    replay = (await clara.slash("replay")).message
    assert "try-from" not in live(replay)
    assert "is for those who play at this table" in replay.text


async def test_what_is_made_up_is_marked_and_the_board_is_shown(table: Bench) -> None:
    """A try-out of ``gems`` makes up the other's hidden cards, and its panel says so when they
    play."""
    anna = await table_of_two(table, "gems", turns=1)
    panel = await begin(anna)
    chance = Random(2)
    marked = False
    for _ in range(20):
        if not live(panel) & {"answer", "choose", "skip"}:
            break
        other = f"· {table['boris'].user.display}" in panel.text.splitlines()[0]
        assert ("is made up" in panel.text) == other
        marked |= other
        panel = await answer(anna, panel, chance)
    assert marked
    shown = (await anna.press("Board", on=panel)).message
    assert "your private copy" in shown.text


@pytest.mark.parametrize("game", ["ryozen"])
async def test_with_pictures_in_ones_own_language(table: Bench, game: str) -> None:
    table["anna"].user.locale = "ru"
    thread = await sit_down(table, game, ["anna", "boris"])
    await all_told(table)
    anna = table["anna"].go(thread)
    looked = (await anna.slash("board")).message
    panel = (await anna.press("Попробовать отсюда", on=looked)).message
    assert "Проба" in panel.text
    seen = list[str]()
    for _ in range(6):
        seen += panel.alt_texts
        panel = await answer(anna, panel, Random(4))
    assert seen


async def test_nobody_else_sees_anything_of_it(tmp_path: Path) -> None:
    seen = []
    for tries in (False, True):
        folder = tmp_path / str(tries)
        folder.mkdir()
        async with at_home(folder) as table:
            anna = await table_of_two(table, "gems", turns=2)
            if tries:
                await play_out(anna, await begin(anna), Random(1), presses=4)
            boris = table["boris"].go(anna.channel)
            shown = [message.text for message in boris.messages(anna.channel)]
            call = await boris.sees(lambda seen: "board" in live(seen))
            for verb in ("board", "seat", "log", "since", "turn", "more"):
                told = (await boris.press(button(call, verb), on=call)).message
                shown += [told.text, *told.alt_texts, *(one.label for one in told.buttons)]
            seen.append([re.sub(r"\d{9,}", "…", words) for words in shown])
    assert seen[0] == seen[1]
