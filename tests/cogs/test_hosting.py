"""The host's decisions before the start, and their effect on the guests."""

import pytest

from cogs.gather import typed_settings
from cogs.words.texts import Texts
from rules import GAMES
from sandbox.people import Person
from sandbox.seen import Seen
from tables import PACES
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import card_of, choose_variants, open_table, verb_of
from tests.cogs.world import lose_message
from tests.marks import long


async def options_of(host: Person, card: Seen) -> Seen:
    return (await host.press("Options", on=card)).message


async def choose(person: Person, panel: Seen, menu: str, value: str) -> Seen:
    custom_id = next(m.custom_id for m in panel.selects if m.custom_id.endswith(f"/{menu}"))
    return (await person.select(custom_id, value, on=panel)).message


@pytest.mark.parametrize("game", ["ryozen", long("bonfire")])
async def test_every_menu_of_the_options_takes_every_value(table: Bench, game: str) -> None:
    anna = table["anna"]
    panel = await options_of(anna, await open_table(table, anna, game, 2))
    for menu in panel.selects:
        name = menu.custom_id.split("/", 3)[-1]
        values = menu.options[::-1] if name == "mode" else menu.options  # the present mode last
        for value in values:
            panel = await choose(anna, panel, name, value)
            assert "Something went wrong" not in panel.text
    own = {f"option.{it.id}": "" for it in GAMES[game].modes["base"].settings}
    await choose_variants(anna, panel, own)
    settings = (await app_of(table).tables.finding.table(1)).settings
    for setting in GAMES[game].modes["base"].settings:
        assert settings.options[setting.id] == setting.values[-1]
    assert settings.pace == list(PACES)[-1]
    assert (settings.undo, settings.absence, settings.language) == ("never", "automa", "ru")
    assert settings.visibility == "private"


async def test_every_option_of_the_command_reaches_the_card(table: Bench) -> None:
    anna = table["anna"]
    await anna.slash(
        "game new", game="ryozen", seats=3, mode="base", pace="brisk", language="ru",
        undo="majority", absence="vote", who="invited",
        options="Phoenix Palace: yes, Разные кланы: да",
    )  # fmt: skip
    card = await card_of(anna, 1)
    for words in ("3 места", "Дворец Феникса", "Разные кланы", "бодрый", "стол голосует"):
        assert words in card.text
    settings = (await app_of(table).tables.finding.table(1)).settings
    assert settings.visibility == "invited"


async def test_options_of_the_game_are_offered_one_after_the_other(table: Bench) -> None:
    anna = table["anna"]

    async def offered(typed: str) -> list[str]:
        found = await anna.autocomplete("game new", "options", typed, game="ryozen")
        return [choice.value for choice in found]

    assert (await offered(""))[:2] == ["Phoenix Palace: no", "Phoenix Palace: yes"]
    assert await offered("pal") == ["Phoenix Palace: no", "Phoenix Palace: yes"]
    assert (await offered("Phoenix Palace: yes"))[:3] == [
        "Phoenix Palace: yes",
        "Phoenix Palace: yes, Different clans: no",
        "Phoenix Palace: yes, Different clans: yes",
    ]
    assert (await offered("Phoenix Palace: yes diff"))[:2] == [
        "Phoenix Palace: yes, Different clans: no",
        "Phoenix Palace: yes, Different clans: yes",
    ]
    anna.user.locale = "ru"
    assert (await offered("разн"))[0] == "Разные кланы: нет"
    anna.user.locale = "en-US"
    refused = await anna.slash("game new", game="ryozen", options="Dragons: yes")
    assert "Dragons: yes" in refused.text
    assert "Phoenix Palace: no" in refused.text


@pytest.mark.parametrize("language", ["en", long("ru")])
@pytest.mark.parametrize("game", ["ryozen", "bonfire", long("ghost_stories"), long("candelabria")])
def test_options_that_are_offered_together_can_be_played(game: str, language: str) -> None:
    """Options fit any mode and any number of seats, or none chosen yet."""
    t, book = Texts(language), GAMES[game]
    for mode in (None, *book.modes):
        for seats in (None, 1, 4):
            for first in typed_settings.offered(game, "", t, mode, seats):
                for line in typed_settings.offered(game, f"{first.value}, ", t, mode, seats):
                    chosen = typed_settings.understood(game, line.value, t, mode, seats)
                    fitting = typed_settings.possible(game, chosen, mode, seats)
                    assert fitting
                    number = seats or fitting[0].seats[0]
                    book.setup(number, {"mode": fitting[0].id, **chosen})


async def test_an_option_chooses_its_mode_and_another_modes_is_refused_in_words(
    table: Bench,
) -> None:
    anna = table["anna"]
    anna.user.locale = "ru"
    line = (await anna.autocomplete("game new", "options", "Какие", game="ghost_stories"))[0]
    told = await anna.slash("game new", game="ghost_stories", mode="base", options=line.value)
    assert "вариант другого режима: Полнолуние" in told.text
    clans = "Разные кланы: да"
    told = await anna.slash("game new", game="ryozen", seats=1, options=clans)
    assert "играют 2, 3, 4" in told.text
    told = await anna.slash("game new", game="ryozen", options=f"{clans}, Difficulty: hard")
    assert f"не сочетаются: {clans}" in told.text
    await anna.slash("game new", game="ghost_stories", options=line.value)
    settings = (await app_of(table).tables.finding.table(1)).settings
    assert settings.options["mode"] == "white_moon"


async def test_too_few_people_are_told_what_is_missing_and_automas_help(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 3)
    assert "One more person is needed" in card.text
    missing = await anna.press("Start", on=card)
    assert "needs at least 2 at the table, and there is one" in missing.text
    assert [one.label for one in missing.message.buttons] == ["Begin with 2 automas", "Invite"]
    begun = await anna.press("Begin with 2 automas", on=missing.message)
    assert begun.text.startswith("The game is on")
    started = await app_of(table).tables.finding.table(1)
    assert [seat.automa for seat in started.seats].count(True) == 2


async def test_the_card_says_when_the_game_could_begin(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    await anna.sees("The host can begin now")
    await anna.press("Start", on=card)
    await anna.sees("The game has begun")


async def test_fewer_seats_than_people_is_refused_with_the_way_out(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 3)
    panel = await options_of(anna, card)
    for name in ("boris", "clara"):
        await table[name].press("Join", on=card)
    custom_id = next(m.custom_id for m in panel.selects if m.custom_id.endswith("/seats"))
    refused = await anna.select(custom_id, "2", on=panel)
    assert "More people sit here" in refused.further[0].text


async def test_somebody_is_sent_away_and_comes_back_by_invitation(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    people = (await anna.press("People", on=await options_of(anna, card))).message
    people = (await anna.select("Send away", "Boris", on=people)).message
    assert "Nobody else sits here" in people.text
    assert "The host has removed you" in (await boris.press("Join", on=card)).text
    await boris.go_to_dm().sees("the host has removed you")
    panel = (await anna.press("Back to the options", on=people)).message
    asked = (await anna.press("Invite", on=panel)).message
    await anna.select(asked.selects[0].custom_id, boris, on=asked)
    boris.go("games")
    assert "You have joined table 1" in (await boris.press("Join", on=card)).text


async def test_the_host_hands_over(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    people = (await anna.press("People", on=await options_of(anna, card))).message
    done = await anna.select("Make the host", "Boris", on=people)
    assert f"{boris.mention} is the host of table 1 now" in done.text
    assert "Only the host" in (await anna.press("Start", on=card)).text
    assert (await boris.press("Start", on=card)).text.startswith("The game is on")


async def test_the_next_one_becomes_host_when_the_host_leaves(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    assert "You have left table 1" in (await anna.press("Leave", on=card)).text
    await anna.sees(f"Table 1 · host: {boris.mention}")
    await boris.press("Leave", on=card)
    await anna.sees("was closed before it began")


async def test_whoever_sat_there_hears_that_the_table_was_closed(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    panel = await options_of(anna, card)
    await anna.press("Close the table", on=panel)
    await boris.go_to_dm().sees("was closed before it began")
    assert not anna.go_to_dm().messages()


async def test_guests_may_invite_but_not_decide(table: Bench) -> None:
    anna, boris, clara = table["anna"], table["boris"], table["clara"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    panel = await options_of(boris, card)
    assert "Only the host can change this" in panel.text
    assert [one.label for one in panel.buttons] == ["Invite"]
    assert not (await options_of(clara, card)).buttons
    asked = (await boris.press("Invite", on=panel)).message
    told = await boris.select(asked.selects[0].custom_id, clara, anna, on=asked)
    assert f"{clara.mention} is invited" in told.text
    assert f"{anna.mention} is already at this table" in told.text
    await clara.sees(f"{boris.mention} invites you")


async def test_the_bot_itself_is_not_invited(table: Bench) -> None:
    anna = table["anna"]
    panel = await options_of(anna, await open_table(table, anna, "quay", 2))
    asked = (await anna.press("Invite", on=panel)).message
    told = await anna.select(asked.selects[0].custom_id, str(table.world.bot.id), on=asked)
    assert "bot" in told.further[0].text.lower()


async def test_an_invitation_waits_in_my_tables_where_messages_are_closed(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    boris.user.takes_dms = False
    panel = await options_of(anna, await open_table(table, anna, "quay", 2, who="private"))
    asked = (await anna.press("Invite", on=panel)).message
    await anna.select(asked.selects[0].custom_id, boris, on=asked)
    await all_told(table)
    mine = (await boris.slash("mygames")).message
    assert "gathering, 1 of 2" in mine.text
    assert "You have joined table 1" in (await boris.press("Join", on=mine)).text
    assert "gathering" not in (await table["clara"].slash("game list")).text


async def test_a_full_table_calls_everybody_once_even_if_its_card_is_lost(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    leap(table, 120)
    await boris.press("Join", on=card)
    called = await anna.sees(lambda seen: seen.pings(anna.user) and verb_of(seen.buttons) == "here")
    await all_told(table)
    lose_message(table, card, table.channel)
    table.forgive()
    await anna.press("I'm here", on=called)
    thread = await table.world.until(
        lambda: next((c for c in table.world.channels.values() if c.thread), None), "a thread"
    )
    await anna.go(thread).sees("your turn")
