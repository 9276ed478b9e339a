"""Gathering at a table."""

from random import Random

import pytest

from cogs.gather import automas, typed_settings
from cogs.layouts import table_settings
from cogs.words.texts import Texts
from render.kit.look import Look
from render.painters import PAINTERS
from rules import GAMES, load_game
from rules.search import Rating
from sandbox.people import InteractionFailedError
from sandbox.permissions import Right
from tables import Settings
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import (
    button,
    card_of,
    invite,
    open_table,
    play_on,
    sit_down,
    start,
    verb_of,
)
from tests.cogs.world import lose_message, take_right
from tests.languages import LANGUAGES
from tests.marks import long


async def test_three_clicks_to_a_running_game(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    reply = await anna.slash("game new", game="quay", seats=2)
    assert reply.ephemeral
    assert "Others press **Join**" in reply.text
    card = await boris.sees("Table 1 · host")
    assert [one.label for one in card.buttons] == ["Join", "Leave", "Options", "Start"]
    joined = await boris.press("Join", on=card)
    assert joined.ephemeral
    await anna.sees(lambda seen: boris.mention in seen.text and "I'm here" in seen.text)
    await anna.press("Start", on=card)
    over = await anna.sees("The game has begun")
    assert over.id == card.id
    assert not over.buttons


async def test_people_gather_under_the_games_cover(table: Bench) -> None:
    """The card loses the cover when the game begins, and has none where the bot may attach no
    files."""
    anna, boris = table["anna"], table["boris"]
    await anna.slash("game new", game="ryozen", seats=2)
    card = await boris.sees("Table 1 · host")
    cover = PAINTERS["ryozen"].cover(Look())
    assert cover is not None
    assert card.images == [cover.data]
    await boris.press("Join", on=card)
    joined = await anna.sees(lambda seen: boris.mention in seen.text and "I'm here" in seen.text)
    assert joined.id == card.id
    assert joined.images == card.images
    await anna.press("Start", on=card)
    begun = await anna.sees("The game has begun")
    assert begun.id == card.id
    assert not begun.images
    take_right(table, Right.ATTACH_FILES)
    await anna.slash("game new", game="ryozen", seats=2)
    bare = await boris.sees("Table 2 · host")
    assert not bare.images


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variants_of_ryozen_say_what_they_change(language: str) -> None:
    (field,) = table_settings.form_of(Settings(game="ryozen", seats=3), Texts(language))
    assert [bool(entry.about) for entry in field.entries] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bonfire", "ghost_stories", "ryozen"])
def test_a_card_names_the_game_once(game: str, language: str) -> None:
    t = Texts(language)
    facts = table_settings.facts(Settings(game=game, seats=2), t)
    assert t.game(game) not in facts[0].split(" · ")


async def test_the_card_counts_those_who_play(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    await anna.slash("game new", game="quay", seats=3)
    card = await boris.sees("Table 1 · host")
    assert "3 seats" in card.text
    await boris.press("Join", on=card)
    await anna.press("Start", on=card)
    over = await anna.sees("The game has begun")
    assert "2 seats" in over.text


async def test_a_full_table_starts_when_everybody_is_here(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    leap(table, 120)
    await boris.press("Join", on=card)
    called = await anna.sees(f"has pressed **I'm here**: {anna.mention}")
    assert called.pings(anna.user)
    assert not called.pings(boris.user)
    assert not [channel for channel in table.world.channels.values() if channel.thread]
    assert (await anna.press("I'm here", on=called)).text.startswith("The game is on")
    await anna.sees("The game has begun")
    over = await anna.sees("Everybody was there; the game has begun")
    assert over.id == called.id
    assert not over.buttons


async def test_the_call_of_a_full_table_ends_when_somebody_leaves(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    await boris.press("Join", on=card)
    called = await anna.sees("has pressed **I'm here**")
    await boris.press("Leave", on=card)
    over = await anna.sees("Not all seats are taken any more")
    assert over.id == called.id
    assert not over.buttons
    await all_told(table)
    await boris.press("Join", on=card)
    again = await anna.sees(lambda seen: "has pressed **I'm here**" in seen.text)
    assert again.id != called.id


async def test_what_is_refused_is_said_kindly_and_privately(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    for person, label, words in (
        (anna, "Join", "You are already at this table"),
        (boris, "Start", "Only the host"),
        (boris, "Leave", "**Join** takes one"),
        (anna, "Start", "needs at least 2"),
    ):
        reply = await person.press(label, on=card)
        assert reply.ephemeral
        assert words in reply.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("typed", ["no palace", long("x" * 6000)])
async def test_an_unknown_option_is_told_with_those_that_there_are(
    table: Bench, game: str, typed: str
) -> None:
    for person, sorry in (("anna", "I do not know the option"), ("boris", "я не знаю")):
        table[person].user.locale = "en-US" if person == "anna" else "ru"
        told = (await table[person].slash("game new", game=game, options=typed)).text
        assert sorry in told
        assert typed[:900] in told
        names = named(game, "en" if person == "anna" else "ru")
        assert all(name in told for name in names)


def test_what_follows_a_person_is_not_typed() -> None:
    assert not [name for name in named("bonfire", "en") if "Handicap" in name]


def named(game: str, language: str) -> list[str]:
    """Return all options that can be typed."""
    return list(typed_settings.names(game, typed_settings.possible(game, ()), Texts(language)))


@pytest.mark.long
async def test_how_to_play_stands_on_the_card_and_in_the_first_call(table: Bench) -> None:
    """Later calls have no such button."""
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "bonfire", 2)
    shown = (await boris.press("How to play", on=card)).message
    assert shown.ephemeral
    await boris.press(button(card, "join"), on=card)
    thread = await start(table, anna, card)
    await all_told(table)
    anna.go(thread)
    first = anna.messages()[-1]
    assert "How to play" in [one.label for one in first.buttons]
    await play_on(table, thread, Random(2), turns=2)
    await all_told(table)
    assert "How to play" not in [one.label for one in anna.messages()[-1].buttons]


@pytest.mark.parametrize("game", ["ryozen", "bonfire", "ghost_stories", "candelabria"])
def test_a_card_names_numbers_only_where_they_are_not_as_usual(game: str) -> None:
    """To people who have not played yet, such numbers are jargon."""
    for mode in GAMES[game].modes.values():
        settings = Settings(game=game, seats=mode.seats[0], options={"mode": mode.id})
        for one in mode.settings:
            named = Texts("en").setting(game, one.id)
            if isinstance(one.default, int):
                assert not any(named in it for it in table_settings.variants(settings, Texts("en")))
            other = Settings(
                game=game, seats=mode.seats[0], options={"mode": mode.id, one.id: one.values[-1]}
            )
            assert any(named in it for it in table_settings.variants(other, Texts("en")))


async def test_the_host_changes_options_and_everybody_sees_it(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    panel = (await anna.press("Options", on=card)).message
    assert panel.ephemeral
    for menu, value in (("pace", "live"), ("seats", "3"), ("option.rounds", "1")):
        custom_id = next(m.custom_id for m in panel.selects if m.custom_id.endswith(f"/{menu}"))
        panel = (await anna.select(custom_id, value, on=panel)).message
    wanted = ("3 seats", "live", "Rounds: 4")
    await boris.sees(lambda seen: all(words in seen.text for words in wanted))
    assert "Only the host" in (await boris.press("Options", on=card)).text


async def test_house_rules_are_shown_without_effect_on_the_text(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 2)
    panel = (await anna.press("Options", on=card)).message
    await anna.press("House rules", on=panel)
    await anna.submit(manners="No @everyone\nand **no hurry**: </privacy:1>")
    seen = await anna.sees("no hurry")
    assert not seen.message.mention_everyone
    assert "> and \\*\\*no hurry" in seen.text
    assert "</" not in seen.text


async def test_an_invitation_comes_by_mention_and_joins_with_a_press(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2, who="invited")
    assert "Ask its host for an invitation" in (await boris.press("Join", on=card)).text
    await invite(anna, boris, card)
    called = await boris.sees("invites you")
    assert called.pings(boris.user)
    assert "You have joined table 1" in (await boris.press("Join", on=called)).text
    assert not boris.dms


async def test_an_invitation_to_a_private_table_comes_by_message(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2, who="private")
    await invite(anna, boris, card)
    letter = await boris.go_to_dm().sees("invites you")
    assert "You have joined table 1" in (await boris.press("Join", on=letter)).text


async def test_closed_messages_of_a_guest_do_not_hurt_the_host(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    boris.user.takes_dms = False
    card = await open_table(table, anna, "quay", 2, who="private")
    assert boris.mention in (await invite(anna, boris, card)).text
    await boris.press("Join", on=card)
    await anna.sees(lambda seen: boris.mention in seen.text and verb_of(seen.buttons) == "here")


async def test_an_unknown_game_names_those_that_exist(table: Bench) -> None:
    reply = await table["anna"].slash("game new", game="chess")
    assert "Ryozen" in reply.text
    reply = await table["anna"].slash("game new", game="quay", seats=7)
    assert "2, 3" in reply.text


async def test_games_are_offered_in_the_language_of_who_types(table: Bench) -> None:
    anna = table["anna"]
    assert [c.value for c in await anna.autocomplete("game new", "game", "ryo")] == ["ryozen"]
    anna.user.locale = "ru"
    offered = await anna.autocomplete("game new", "game", "рёд")
    assert [(c.name, c.value) for c in offered] == [("Рёдзен", "ryozen")]


async def test_a_channel_in_which_the_bot_may_not_write(table: Bench) -> None:
    anna = table["anna"]
    take_right(table, Right.SEND_MESSAGES)
    reply = await anna.slash("game new", game="quay", seats=2)
    assert "I may not write in this channel" in reply.text


async def test_without_the_right_to_open_threads_the_table_is_played_on_the_spot(
    table: Bench,
) -> None:
    anna, boris = table["anna"], table["boris"]
    take_right(table, Right.CREATE_PUBLIC_THREADS)
    card = await open_table(table, anna, "quay", 2)
    await boris.press("Join", on=card)
    await anna.press("Start", on=card)
    await anna.sees("The game has begun, right here")
    await anna.sees("your turn")


async def test_a_lost_card_is_posted_again(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    lose_message(table, card, table.channel)
    table.forgive()
    panel = await anna.slash("mygames")
    options = await anna.press("Options", on=panel.message)
    custom_id = next(m.custom_id for m in options.message.selects if m.custom_id.endswith("pace"))
    await anna.select(custom_id, "live", on=options.message)
    again = await boris.sees(lambda seen: "live" in seen.text and bool(seen.buttons))
    assert again.id != card.id


async def test_the_host_seats_an_automa_and_lets_it_go(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 2)
    panel = (await anna.press("Options", on=card)).message
    await anna.press("Add an automa", on=panel)
    await anna.sees(lambda seen: "2. Automa 2" in seen.text and bool(seen.buttons))
    await anna.press("Remove an automa", on=panel)
    await anna.sees(lambda seen: "2. free seat" in seen.text and bool(seen.buttons))


async def test_automas_play_at_levels(table: Bench) -> None:
    """Before the start the host sets the level; afterwards the players vote on it."""
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    panel = (await anna.press("Options", on=card)).message
    panel = (await anna.press("Add an automa", on=panel)).message
    await anna.sees(lambda seen: "3. Automa 3 (steady)" in seen.text and bool(seen.buttons))
    levels = (await anna.press("How automas play", on=panel)).message
    await anna.select(levels.selects[0].custom_id, "friendly", on=levels)
    card = await anna.sees(lambda seen: "(friendly)" in seen.text and bool(seen.buttons))
    thread = await start(table, anna, card)
    seats = (await app_of(table).tables.finding.table(1)).seats
    seat = next(number for number, it in enumerate(seats) if it.automa)
    await all_told(table)
    more = (await anna.go(thread).press("More")).message
    levels = (await anna.press("How automas play", on=more)).message
    asked = await anna.select(levels.selects[0].custom_id, "sharp", on=levels)
    assert "I have asked the others" in asked.text
    vote = await boris.go(thread).sees(f"how Automa {seat + 1} plays: sharp")
    await boris.press("Agree", on=vote)
    await boris.sees(f"Automa {seat + 1} is sharp")


def test_a_level_tells_its_rating() -> None:
    t = Texts("en")
    assert automas.named("friendly", None, t) == "friendly"
    assert automas.named("friendly", Rating(1000, 0), t) == "friendly, 1,000"
    assert automas.named("steady", Rating(1450, 60), t) == "steady, about 1,450 ± 60"


async def test_the_host_closes_the_table(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    panel = (await anna.press("Options", on=card)).message
    await anna.press("Close the table", on=panel)
    await boris.sees("was closed before it began")


async def test_a_rematch_gathers_the_same_people(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1))
    anna, boris = table["anna"].go(thread), table["boris"]
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    reply = await anna.press(button(end, "rematch"), on=end)
    assert "Table 2 is open" in reply.text
    await card_of(boris.go("games"), 2)
    called = await anna.sees("opens the next table: number 2")
    await boris.go(thread).press("I'm here", on=called)
    over = await anna.sees("The next table, number 2, has begun")
    assert over.id == called.id
    assert not over.buttons


@pytest.mark.long
async def test_the_call_to_a_rematch_ends_when_it_is_closed(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1))
    anna = table["anna"].go(thread)
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    await anna.press(button(end, "rematch"), on=end)
    called = await anna.sees("opens the next table: number 2")
    card = await card_of(anna.go("games"), 2)
    panel = (await anna.press("Options", on=card)).message
    await anna.press("Close the table", on=panel)
    over = await anna.go(thread).sees("number 2, was closed before it began")
    assert over.id == called.id
    assert not over.buttons


async def test_double_clicks_are_done_once(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    await boris.press("Join", on=card)
    reply = await boris.press("Join", on=card)
    assert "You are already at this table" in reply.text
    with pytest.raises((AssertionError, InteractionFailedError)):
        await boris.press("Nothing", on=card)


async def test_tables_of_a_server_can_be_found(table: Bench) -> None:
    anna, clara = table["anna"], table["clara"]
    assert "There is no table here yet" in (await clara.slash("game list")).text
    await open_table(table, anna, "masks", 3)
    await sit_down(table, "quay", ["anna", "boris"])
    listed = (await clara.slash("game list")).message
    assert "gathering, 1 of 3" in listed.text
    assert "Quay, table 2" in listed.text
    now = await app_of(table).tables.finding.table(2)
    seated = {person.id: person.user.display for person in table.people.values()}
    names = [seated[seat.actor] for seat in now.seats if seat.actor is not None]
    asked = names[now.asked[0].seat]
    assert f"{', '.join(names)} · waiting for {asked}" in listed.text
    assert "You have joined table 1" in (await clara.press("Join", on=listed)).text


async def test_a_finished_game_is_a_file(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    anna = table["anna"].go(thread)
    assert "secret until the game is over" in (await anna.slash("game export")).text
    await play_on(table, thread, Random(1))
    (name, data), *_ = (await anna.slash("game export")).message.files.items()
    assert name == "quay-1.json"
    assert load_game(data).over


async def test_buttons_are_commands_too(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    anna = table["anna"].go(thread)
    await all_told(table)
    assert "Log of table 1" in (await anna.slash("log")).text
    assert "Where?" in (await anna.slash("turn")).text or "Waiting" in anna.last.text
    assert [c.value for c in await anna.autocomplete("board", "table", "")] == [1]
    assert "Which table?" in (await table["dina"].go_to_dm().slash("board")).text
