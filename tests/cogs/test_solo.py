"""Playing alone in direct messages, from the list to the end."""

import re
from random import Random

import pytest

from db import RecordRow
from sandbox.seen import Seen
from tables import Settings
from tables.base.keeping import pack
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, tables_of
from tests.cogs.playing import (
    begin_alone,
    button,
    finish_turn,
    is_page,
    menu,
    menu_with,
    page_alone,
    take_turn,
    turn_message,
    verb_of,
)


async def test_a_game_against_automas_wholly_in_messages(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, "quay.base.2")
    await all_told(table)
    await anna.sees(is_page)
    chance = Random(1)
    for number in range(40):
        if number == 2:
            await table.restart()
        await all_told(table)
        now = await app_of(table).tables.finding.table(1)
        if not now.asked:
            break
        if now.seats[now.asked[0].seat].actor == anna.id:
            await take_turn(anna, chance)
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    assert end.text.startswith("-# Quay, table 1")
    await anna.press("Rematch", on=end)
    await anna.sees(lambda seen: "Quay, table 2" in seen.text and is_page(seen))
    assert not table["boris"].messages(table.channel)


async def test_everything_that_can_be_played_alone_is_listed(table: Bench) -> None:
    offered = (await table["anna"].slash("solo games")).message
    listed = {menu.placeholder.partition(":")[0]: menu.options for menu in offered.selects}
    assert len(listed["Ryozen"]) == len(listed["Bonfire"]) == 2 + 3
    assert len(listed["Ghost Stories"]) == 2 * 4  # with one, two, three and four Taoists
    assert {"Against Tom", "Against Tom, with a handicap"} <= set(listed["Bonfire"])
    assert "Against the Basilisk" in listed["Ryozen"]
    for part in offered.selects:
        count = part.placeholder.partition(": ")[2].partition(" ")[0]
        assert count in ("one", str(len(part.options)))


@pytest.mark.long
@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
async def test_an_automa_tells_its_whole_turn_at_once(table: Bench, game: str) -> None:
    anna, chance = table["anna"].go_to_dm(), Random(1)
    await begin_alone(anna, f"{game}.base.2")
    told = []
    for _ in range(5):
        await all_told(table)
        told.append(turn_message(anna).text)
        await take_turn(anna, chance)
    assert all(text.count("🤖") <= 1 for text in told), told
    assert sum("**Automa 2**" in text for text in told) >= 2, told


async def test_several_tables_in_one_place_say_which_they_are(table: Bench) -> None:
    anna, chance = table["anna"].go_to_dm(), Random(1)
    for _ in range(2):
        await begin_alone(anna, "quay.base.2")
    await all_told(table)
    for number in (1, 2):
        called = next(
            seen
            for seen in anna.messages()
            if f"Quay, table {number}" in seen.text and is_page(seen)
        )
        page = await finish_turn(anna, called, chance)
        assert f"table {number}" in page.text
        await all_told(table)
    assert "Which table?" in (await anna.slash("board")).text
    assert "2 tables are waiting for you" in (await anna.slash("mygames")).text
    await table.restart()
    await take_turn(anna, chance)


async def test_a_solo_mode_needs_nobody_else(table: Bench) -> None:
    anna = table["anna"]
    done = await begin_alone(anna, "rival.solo.1")
    assert "ready in your direct messages" in done.text
    await anna.go_to_dm().sees(is_page)


ALONE = ["ryozen.solo.1", "ryozen.story.1", "bonfire.solo.1", "bonfire.handicap.1",
         "candelabria.solo_first_spark.1", "ghost_stories.base.1"]  # fmt: skip


@pytest.mark.parametrize("offer", ALONE)
async def test_two_presses_begin_whatever_is_played_alone(table: Bench, offer: str) -> None:
    anna, (game, mode, _) = table["anna"], offer.split(".")
    listed = (await anna.slash("solo games")).message
    page = (await anna.select(menu_with(listed, offer), offer, on=listed)).message
    await anna.press(button(page, "solo-begin"), on=page)
    (begun,) = await tables_of(table)
    assert (begun.settings.game, begun.options["mode"]) == (game, mode)
    await all_told(table)
    assert is_page(turn_message(anna.go_to_dm()))


@pytest.mark.long
async def test_the_list_says_how_hard_how_long_and_how_well(table: Bench) -> None:
    anna = table["anna"]
    await begin_alone(anna, "rival.solo.1")
    anna.go_to_dm()
    await all_told(table)
    while not [seen for seen in anna.messages() if verb_of(seen.buttons) == "rematch"]:
        await take_turn(anna, Random(1))
        await all_told(table)
    told = small_print((await anna.slash("solo games")).message)
    assert re.search(r"best score: -?\d+", told["rival.solo.1"])
    for offer in ALONE:
        assert "about " in told[offer]
        assert (" … " in told[offer]) is not offer.startswith("bonfire")


def small_print(listed: Seen) -> dict[str, str]:
    """Return the description below each option of the menus, by the option's value."""
    (card,) = listed.message.components
    menus = [part["components"][0] for part in card["components"] if part["type"] == 1]
    options = [option for menu in menus for option in menu.get("options", ())]
    return {option["value"]: option["description"] for option in options}


async def test_a_team_can_be_played_with_all_its_seats(table: Bench) -> None:
    anna = table["anna"]
    page = await page_alone(anna, "ghost_stories.base.2")
    assert "you play both seats" in page.text
    await anna.press(button(page, "solo-begin"), on=page)
    (begun,) = await tables_of(table)
    assert [seat.actor for seat in begun.seats] == [anna.id] * 2
    await all_told(table)
    log = (await anna.go_to_dm().slash("log")).text
    assert "**Anna 1** is" in log
    assert "**Anna 2** is" in log


async def test_closed_messages_are_explained(table: Bench) -> None:
    anna = table["anna"]
    anna.user.takes_dms = False
    refused = await begin_alone(anna, "quay.base.2")
    assert "I cannot write to you" in refused.further[0].text


async def test_when_discord_fails_one_is_asked_to_try_again(table: Bench) -> None:
    anna = table["anna"]
    page = await page_alone(anna, "rival.solo.1")
    table.sandbox.faults.fail(r"/channels/\d+/messages$", 503)
    refused = await anna.press(button(page, "solo-begin"), on=page)
    assert "try again in a minute" in refused.further[0].text
    done = await anna.press(button(page, "solo-begin"), on=page)
    assert "ready in your direct messages" in done.text


async def test_a_page_says_how_it_went_and_begins_as_chosen(table: Bench) -> None:
    anna = table["anna"]
    page = await page_alone(anna, "ryozen.solo.1")
    assert "The Basilisk’s clan goes where its cards send it" in page.text
    assert "You have not finished a game of this yet" in page.text
    page = (await anna.select(menu(page, "0.0/0"), "3", on=page)).message
    page = (await anna.select(menu(page, "3.0/1"), "1", on=page)).message
    await anna.press(button(page, "solo-begin"), on=page)
    (begun,) = await tables_of(table)
    assert begun.settings.options == {"mode": "solo", "difficulty": "heroic", "palace": True}


async def test_the_handicap_is_said_before_the_start(table: Bench) -> None:
    anna = table["anna"]
    assert "Handicap of this game: −10" in (await page_alone(anna, "bonfire.handicap.1")).text
    for value, place in ((-5, 3), (-7, 4)):
        await left_behind(table, place, "bonfire", handicap=value)
    page = await page_alone(anna, "bonfire.handicap.1")
    assert "Handicap of this game: −7" in page.text
    assert "`▁█▅` after 2 games · best −5" in page.text
    await anna.press(button(page, "solo-begin"), on=page)
    (begun,) = await tables_of(table)
    assert begun.recorded == {"handicap": -7}


async def test_a_story_keeps_its_acts_and_endings(table: Bench) -> None:
    anna = table["anna"]
    page = await page_alone(anna, "ryozen.story.1")
    seen = (await anna.press(button(page, "solo-progress"), on=page)).text
    assert "**Masquerade of Embers** · 0/7" in seen
    assert "A Borrowed Face" not in seen
    reached: dict[str, int | str] = {
        "act:embers_1": "join_the_dance",
        "ending:accuse_aloud:won": 51,
    }
    await left_behind(table, 3, "ryozen", **reached)
    page = await page_alone(anna, "ryozen.story.1")
    seen = (await anna.press(button(page, "solo-progress"), on=page)).text
    assert "**Masquerade of Embers** · 2/7" in seen
    assert "A Borrowed Face" in seen
    assert "5 more to discover" in seen


async def left_behind(table: Bench, number: int, game: str, **record: int | str) -> None:
    """Leave a table of Anna's as if it had come to its end."""
    anna, tables = table["anna"].id, app_of(table).tables
    it = await tables.lobby.create(anna, Settings(game=game, seats=1), press=number)
    async with tables.house.change(it.id) as opened:
        opened.writes.records = [
            RecordRow(it.id, anna, game, name, pack(value)) for name, value in record.items()
        ]
    await tables.lobby.close(it.id, anna)
