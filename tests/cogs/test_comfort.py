"""Language, where people are called, quiet hours, vacation, nudges, text instead of pictures."""

from random import Random

import pytest

from tests.bench import Bench, tries
from tests.cogs.house import all_told, leap
from tests.cogs.playing import (
    ASKING,
    MOST_CLICKS,
    answer,
    button,
    called,
    live,
    open_panel,
    open_table,
    play_on,
    prefer,
    sit_down,
    take_turn,
    turn_message,
)

HOUR = 3600
DAY = 24 * HOUR


async def test_a_chosen_language_wins_over_discords(table: Bench) -> None:
    assert "Ваши настройки" in await prefer(table["anna"].go("games"), "language", "ru")
    assert "Вы пока нигде не играете" in (await table["anna"].slash("mygames")).text
    assert "Your settings" in await prefer(table["anna"].go("games"), "language", "auto")


async def test_the_thread_speaks_the_tables_language_and_each_panel_its_readers(
    table: Bench,
) -> None:
    table["anna"].user.locale = table["boris"].user.locale = "ru"
    thread = await sit_down(table, "ryozen", ["anna", "boris"], language="en")
    person = await called(table, thread)
    assert person is not None
    assert "your turn" in turn_message(person).text
    panel = (await person.press("Take turn")).message
    assert "Совет" in [one.label for one in panel.buttons]


async def test_a_person_who_reads_messages_is_called_there(table: Bench) -> None:
    await prefer(table["anna"].go("games"), "pings", "messages")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    anna = table["anna"]
    for _ in range(4):
        person = await called(table, thread)
        assert person is not None
        leap(table, 600)
        await take_turn(person, Random(1))
    letters = [seen for seen in anna.dms if seen.pings(anna.user)]
    assert letters
    assert all("Quay, table 1" in seen.text for seen in letters)
    assert not [seen for seen in anna.messages(thread) if seen.pings(anna.user)]


async def test_the_thread_shows_whose_turn_it_is_also_when_they_are_called_elsewhere(
    table: Bench,
) -> None:
    await prefer(table["anna"].go("games"), "pings", "messages")
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    anna, boris = table["anna"], table["boris"].go(thread)
    person = await called(table, thread)
    while person is not anna:
        assert person is not None
        await take_turn(person, Random(1))
        person = await called(table, thread)
    call = boris.messages()[-1]
    assert call.images
    assert f"{anna.mention}, your turn" in call.text
    assert "?" in call.text
    assert "Setting up" in call.text
    assert not call.pings(anna.user)
    assert (await boris.press("Board", on=call)).message.images
    assert len([seen for seen in anna.pings if "your turn" in seen.text]) == 1
    await take_turn(anna.go(thread), Random(1))
    asks = f"{anna.mention}, your turn"
    await table.world.until(
        lambda: not [seen for seen in boris.messages() if asks in seen.text], "the call to go"
    )


async def test_a_whole_turn_can_be_taken_in_direct_messages(table: Bench) -> None:
    await prefer(table["anna"].go("games"), "pings", "messages")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    anna, boris = table["anna"], table["boris"]
    person = await called(table, thread)
    if person is boris:
        await take_turn(boris, Random(1))
    await all_told(table)
    anna.go_to_dm()
    await anna.sees("your turn")
    await take_turn(anna, Random(1))
    assert await called(table, thread) is not None


async def test_nudges_come_twice_and_can_be_snoozed(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"], pace="steady")
    person = await called(table, thread)
    assert person is not None
    leap(table, 2 * DAY)
    nudge = await person.sees("half of your time is gone")
    assert nudge.pings(person.user)
    assert "In an hour" in [one.label for one in nudge.buttons]
    assert "I’ll remind you" in (await person.press("In an hour", on=nudge)).text
    leap(table, DAY)
    late = await person.sees("nearly over")
    await take_turn(person, Random(1))
    grey = f"-# ✓ {person.mention} has answered."
    await table.world.until(lambda: nudge.text == late.text == grey, "the reminders to go grey")


async def test_quiet_hours_are_set_with_a_zone_from_the_list(table: Bench) -> None:
    anna = table["anna"]
    zones = await anna.autocomplete("quiet", "zone", "berl")
    assert [zone.value for zone in zones] == ["Europe/Berlin"]
    russian = await anna.autocomplete("quiet", "zone", "моск")
    assert [(zone.name, zone.value) for zone in russian] == [("Москва", "Europe/Moscow")]
    for city in ("Москва", "moscow", "москва"):
        assert "Europe/Moscow" in (await anna.slash("quiet", zone=city, since="22", until="7")).text
    done = await anna.slash("quiet", zone="Europe/Berlin", since="22:30", until="7")
    assert "22:30 to 07:00, Europe/Berlin" in done.text
    assert (
        "when quiet hours begin and end"
        in (await anna.slash("quiet", zone="Europe/Berlin", since="late", until="7")).text
    )
    assert "do not know that time zone" in (await anna.slash("quiet", zone="Mars")).text
    assert "No quiet hours" in (await anna.slash("quiet", zone="UTC")).text


async def test_a_vacation_is_announced_and_ends(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    anna, boris = table["anna"], table["boris"]
    assert "You are away until" in (await anna.slash("vacation start", days=3)).text
    await boris.go(thread).sees(f"{anna.mention} is away until")
    assert "already" in (await anna.slash("vacation start", days=3)).text
    assert "Welcome back" in (await anna.slash("vacation end")).text
    await boris.sees(f"{anna.mention} is back earlier")


async def test_my_games_shows_what_waits_first(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    await open_table(table, anna.go("games"), "masks", 2)
    listed = (await person.slash("mygames")).message
    assert "One table is waiting for you" in listed.text
    panel = await person.press("Take turn", on=listed)
    assert "Where?" in panel.text
    other = boris if person is anna else anna
    assert "No table is waiting for you" in (await other.slash("mygames")).text
    assert "gathering, 1 of 2" in (await anna.slash("mygames")).text
    assert "You are not playing anywhere yet" in (await table["dina"].slash("mygames")).text


@pytest.mark.long
@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("language", ["en-US", "ru"])
async def test_a_whole_game_without_seeing_a_picture(table: Bench, language: str) -> None:
    """With "text only", every question can be answered from the words alone."""
    for name in ("anna", "boris"):
        table[name].user.locale = language
        await prefer(table[name].go("games"), "text_only", "on")
    thread = await sit_down(table, "ryozen", ["anna", "boris"], language=language[:2])
    chance = Random(4)
    while person := await called(table, thread):
        panel = await open_panel(person)
        again = tries(f"to end the turn of {person}", MOST_CLICKS)
        while live(panel) & ASKING:
            next(again)
            assert not panel.images
            if "confirm" in live(panel):
                panel = (await person.press(button(panel, "confirm"), on=panel)).message
            else:
                panel = await answer(person, panel, chance)
    seat = await table["anna"].press("e/board/1")
    assert not seat.message.images
    assert len(seat.text) > 30  # perhaps it still shows the result


async def test_pictures_follow_the_chosen_theme(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    anna = table["anna"].go(thread)
    await called(table, thread)
    dark = (await anna.go(thread).press("Board")).message
    await prefer(table["anna"].go("games"), "theme", "light")
    light = (await anna.go(thread).press("Board", on=await anna.sees("your turn"))).message
    assert dark.images
    assert light.images
    assert dark.images != light.images
    assert light.alt_texts
    assert await play_on(table, thread, Random(1), turns=1)


async def test_letters_come_in_the_language_of_ones_discord(table: Bench) -> None:
    boris = table["boris"]
    boris.user.locale = "ru"
    await prefer(table["boris"].go("games"), "pings", "messages")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    again = tries("to call boris")
    while await called(table, thread) is not boris:
        next(again)
        await play_on(table, thread, Random(1), turns=1)
    assert "ваш ход" in boris.go_to_dm().last.text
    await table["anna"].go(thread).sees("The game begins")
