"""The real client, end to end, against the stand-in for Discord."""

from collections.abc import AsyncIterator

import pytest

from sandbox.errors import RefusedError
from sandbox.people import InteractionFailedError, Suggestion
from tests.bench import Bench, bench
from tests.bench.demo import DemoBot, picture


@pytest.fixture
async def table() -> AsyncIterator[Bench]:
    async with bench(DemoBot) as it:
        yield it


async def test_a_layout_with_a_picture_lives_on_after_a_restart(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    reply = await anna.slash("demo board")
    assert reply.message.images == [picture()]
    assert reply.message.alt_texts == ["The board"]
    assert "Number **0**" in reply.text

    await table.restart()
    pressed = await boris.press("Pressed 0")
    assert pressed.message.id == reply.message.id
    assert [b.label for b in anna.last.buttons] == ["Pressed 1", "Ask me"]


async def test_ephemeral_messages_are_for_one_person(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    await anna.slash("demo board")
    reply = await boris.select("Colour", "Red", "Blue")
    assert reply.ephemeral
    assert reply.text == "Only you see: Red, Blue"
    assert boris.last.text == reply.text
    assert anna.last.text != reply.text


async def test_a_modal_with_the_newer_parts(table: Bench) -> None:
    anna = table["anna"]
    await anna.slash("demo board")
    reply = await anna.press("Ask me")
    assert [field.label for field in reply.modal.fields] == ["Name", "Colour", "Sure?", "Guests"]
    done = await anna.submit(Name="Anna", Colour="Blue", Guests=[table["boris"]])
    assert done.text == "Anna likes blue, sure: False, with boris"


async def test_deferred_answers(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    reply = await anna.slash("demo later", secret=True)
    assert reply.text == "Here it is"
    assert reply.ephemeral
    assert reply.message.images == [picture()]
    assert [seen.text for seen in reply.further] == ["And more"]
    assert boris.messages() == []


async def test_autocomplete_speaks_the_persons_language(table: Bench) -> None:
    anna = table["anna"]
    assert await anna.autocomplete("demo colour", "colour", "r") == [Suggestion("Red", "red")]
    anna.user.locale = "ru"
    assert await anna.autocomplete("demo colour", "colour", "r") == [Suggestion("Красный", "red")]
    assert (await anna.slash("demo colour", colour="red")).text == "You said red in ru"


async def test_threads_and_pings(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    await anna.slash("demo thread", name="Game 1", guest=boris)
    boris.go("Game 1")
    assert [seen.text for seen in boris.pings] == [f"{boris.mention}, your turn"]
    assert anna.pings == []


async def test_dms_open_and_closed(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    assert (await anna.slash("demo letter")).text == "Look into your DMs"
    assert anna.dms[-1].images == [picture()]
    boris.user.takes_dms = False
    assert (await boris.slash("demo letter")).text == "Your DMs are closed (50007)"
    anna.go_to_dm()
    assert (await anna.slash("demo board")).message.images == [picture()]


async def test_a_client_refuses_what_cannot_be(table: Bench) -> None:
    anna = table["anna"]
    with pytest.raises(RefusedError, match="needs"):
        await anna.slash("demo colour")
    with pytest.raises(RefusedError, match="finds no command"):
        await anna.slash("demo nothing")


async def test_what_nobody_answers_fails_at_once(table: Bench) -> None:
    anna = table["anna"]
    reply = await anna.slash("demo board")
    reply.message.message.components[0]["components"][-1]["components"][0]["custom_id"] = "lost"
    with pytest.raises(InteractionFailedError):
        await anna.press("lost")
