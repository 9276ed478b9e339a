"""Playing in direct messages: pictures with the call, and news that closed messages refused."""

from random import Random

import pytest

from sandbox.people import Person
from tables import Settings
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import (
    begin_alone,
    button,
    called,
    open_table,
    play_on,
    play_until_called,
    prefer,
    sit_down,
    take_turn,
    turn_message,
    verb_of,
)


async def call(table: Bench, person: Person) -> None:
    """Play until this person is called by direct message, and look at the call."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_until_called(table, thread, person)
    person.go_to_dm()


async def test_the_call_comes_with_the_board_as_in_the_thread(table: Bench) -> None:
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "pings", "messages")
    await call(table, anna)
    letter = anna.messages()[-1]
    assert "your turn" in letter.text
    assert letter.images
    assert letter.alt_texts[0].startswith("Ryozen")
    await prefer(table["anna"].go("games"), "theme", "light")
    anna.go_to_dm()
    await take_turn(anna, Random(1))


async def test_the_call_comes_in_the_readers_theme_and_language(table: Bench) -> None:
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "pings", "messages")
    await prefer(table["anna"].go("games"), "language", "ru")
    await prefer(table["anna"].go("games"), "theme", "light")
    await call(table, anna)
    letter = anna.messages()[-1]
    assert "ваш ход" in letter.text
    assert "Рёдзен" in letter.alt_texts[0]
    own = (await anna.press(button(letter, "board"), on=letter)).message
    assert own.alt_texts[0].startswith("Рёдзен")


async def test_the_call_comes_in_words_to_those_who_asked_for_that(table: Bench) -> None:
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "pings", "messages")
    await prefer(table["anna"].go("games"), "text_only", "on")
    await call(table, anna)
    assert not [seen for seen in anna.messages() if seen.images]
    letter = anna.messages()[-1]
    assert "your turn" in letter.text
    assert "\nRyozen" in letter.text
    assert len(letter.text) > 200


async def test_the_board_in_words_is_read_part_by_part(table: Bench) -> None:
    """The first part lists all others; a button opens the next and a menu any. **My seat** opens
    the part about one's own seat."""
    anna = table["anna"]
    await prefer(anna.go("games"), "text_only", "on")
    await sit_down(table, "candelabria", ["anna", "boris", "clara"])
    board = await anna.slash("board", table=1)
    assert "### 1. How the game stands" in board.text
    assert "Contents: 1 How the game stands; 2 House: Anna" in board.text
    assert not board.message.images
    seen = await anna.press("Next part", on=board.message)
    assert "### 2. House: Anna" in seen.text
    land = next(entry for entry in seen.message.selects[0].options if "The land" in entry)
    seen = await anna.select("Look closer", land, on=seen.message)
    assert "\nMine 1: next to: " in seen.text
    mine = await anna.slash("seat", table=1)
    assert "### 2. House: Anna" in mine.text


async def test_a_solo_table_is_told_in_words_too(table: Bench) -> None:
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "text_only", "on")
    await begin_alone(anna, "ryozen.solo.1")
    await all_told(table)
    assert not [seen for seen in anna.dms if seen.images]
    assert any("Ryozen, table 1" in seen.text for seen in anna.dms)


async def test_an_answered_call_goes_grey_in_messages_too(table: Bench) -> None:
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "pings", "messages")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=4)
    await all_told(table)
    live = [seen for seen in anna.dms if verb_of(seen.buttons) == "turn"]
    assert len(live) == 1
    assert [seen for seen in anna.dms if seen.text == f"-# ✓ {anna.mention} has answered."]


# One mention for one change


@pytest.mark.long
async def test_restarts_call_nobody_again(table: Bench) -> None:
    """Whoever was called stays called, in the thread or in messages."""
    await prefer(table["anna"].go("games"), "pings", "messages")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    for _ in range(4):
        person = await called(table, thread)
        assert person is not None
        leap(table, 600)  # after this, nobody counts as looking any more
        before = {name: len(table[name].pings) for name in ("anna", "boris")}
        await table.restart()
        await all_told(table)
        assert {name: len(table[name].pings) for name in ("anna", "boris")} == before
        assert before[person.user.name]
        await take_turn(person, Random(2))


# Closed messages


async def closed(table: Bench, name: str) -> Person:
    """Return a person who wishes to be called by messages, and then closes them."""
    await prefer(table[name].go("games"), "pings", "messages")
    table[name].user.takes_dms = False
    return table[name]


async def test_what_closed_messages_refused_is_shown_at_the_next_visit(table: Bench) -> None:
    anna = await closed(table, "anna")
    boris = table["boris"]
    card = await open_table(table, boris, "quay", 2, who="invited")
    options = (await boris.press(button(card, "options"), on=card)).message
    asked = (await boris.press(button(options, "invite"), on=options)).message
    await boris.select(asked.selects[0].custom_id, anna, on=asked)
    await all_told(table)
    listed = await anna.go("games").slash("mygames")
    (missed,) = listed.further
    assert missed.ephemeral
    assert "I could not write to you" in missed.text
    assert "invites you to a table of **Quay**" in missed.text
    assert "allow direct messages" in missed.text
    again = await anna.slash("mygames")
    assert not again.further, "it was read"
    joined = await anna.press(button(missed, "join"), on=missed)
    assert "You have joined table 1" in joined.text


async def test_a_call_that_was_refused_goes_to_the_thread_and_the_panel_says_why(
    table: Bench,
) -> None:
    anna = await closed(table, "anna")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_until_called(table, thread, anna)
    message = turn_message(anna.go(thread))
    assert message.pings(anna.user)
    opened = await anna.press(button(message, "turn"), on=message)
    (missed,) = opened.further
    assert "so I call you in the table's thread" in missed.text
    refused = await anna.press(button(missed, "reach"), on=missed)
    assert "I cannot write to you" in refused.text
    settings = await anna.slash("settings")
    assert "I cannot write to you" in settings.text
    anna.user.takes_dms = True
    works = await anna.press("Write to me again", on=settings.message)
    assert "It works" in works.text
    assert "This is where I write to you" in anna.dms[-1].text
    assert "I may not write" not in (await anna.slash("settings")).text
    assert not [seen for seen in anna.dms if "I could not call you" in seen.text]
    await all_told(table)
    await take_turn(anna.go(thread), Random(1))
    leap(table, 600)
    await play_until_called(table, thread, anna)
    assert [seen for seen in anna.dms if seen.pings(anna.user)]


async def test_who_watched_by_message_hears_that_it_ended(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await dina.slash("spectate table", table="1", where="messages")
    dina.user.takes_dms = False
    await play_on(table, thread, Random(8), turns=2)
    await all_told(table)
    listed = await dina.slash("mygames")
    (missed,) = listed.further
    assert "stopped sending you news of the tables you followed" in missed.text
    assert "Quay, table 1" in missed.text


@pytest.mark.parametrize("language", ["en-US", "ru"])
async def test_much_that_was_missed_fits_into_one_message(table: Bench, language: str) -> None:
    anna = await closed(table, "anna")
    anna.user.locale = language
    app = app_of(table)
    for name in ("boris", "clara", "dina") * 3:
        lobby = Settings(game="ryozen", seats=4)
        await app.tables.lobby.create(
            table[name].id, lobby, channel=table.channel.id, invited=[anna.id]
        )
        await all_told(table)
    listed = await anna.slash("mygames")
    (missed,) = listed.further
    assert len([one for one in missed.buttons if one.custom_id != "e/reach"]) == 7
    assert ("2 older pieces of news" if language != "ru" else "2 новости постарше") in missed.text


async def test_a_button_of_two_missed_pieces_of_news_is_shown_once(table: Bench) -> None:
    """Anna has missed two invitations to the same table: one message tells both and has one
    Join."""
    anna, boris = await closed(table, "anna"), table["boris"]
    card = await open_table(table, boris, "quay", 3)
    lobby = app_of(table).tables.lobby
    await lobby.invite(1, boris.id, anna.id)
    await lobby.join(1, anna.id)
    await lobby.kick(1, boris.id, anna.id)
    await lobby.invite(1, boris.id, anna.id)
    await all_told(table)
    (missed,) = (await anna.slash("mygames")).further
    assert missed.text.count("invites you to a table of **Quay**") == 2
    assert [one.custom_id for one in missed.buttons].count(button(card, "join")) == 1
