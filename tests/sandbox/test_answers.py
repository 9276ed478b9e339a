"""Every way in which a bot can answer, as the person and the real client see it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from tests.bench import Bench, bench
from tests.bench.demo import DemoBot, Form, NoTree, image_file

It = discord.Interaction[Any]
Way = Callable[[It], Awaitable[None]]


class Obedient(DemoBot):
    """Answers each interaction as the test says."""

    way: Way

    def make_tree(self) -> app_commands.CommandTree["DemoBot"]:
        return NoTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: It) -> None:
        await self.way(interaction)


class SilentForm(Form, title="A few questions"):
    async def on_submit(self, interaction: It) -> None:
        """Leave the answer to the test."""


def board(number: int = 0) -> ui.LayoutView:
    """Return a layout whose parts do nothing by themselves, since the test answers for them."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label=f"Pressed {number}", custom_id="pressed"),
        ui.Button(label="Ask me", custom_id="ask"),
    )
    view.add_item(ui.TextDisplay(f"Number **{number}**"))
    if number == 0:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
    return view.add_item(row)


@pytest.fixture
async def table() -> AsyncIterator[Bench]:
    async with bench(Obedient) as it:
        yield it


def answer(table: Bench, way: Way) -> None:
    assert isinstance(table.client, Obedient)
    table.client.way = way


async def test_thinking_and_then_a_layout(table: Bench) -> None:
    async def way(it: It) -> None:
        await it.response.defer(ephemeral=True, thinking=True)
        assert table["anna"].last.thinking
        await it.edit_original_response(view=board(), attachments=[image_file()])

    answer(table, way)
    reply = await table["anna"].slash("demo board")
    assert reply.ephemeral
    assert reply.message.images
    assert not reply.message.thinking
    assert not reply.message.edited


async def test_a_plain_message_becomes_a_layout(table: Bench) -> None:
    async def way(it: It) -> None:
        await it.response.send_message("plain", embed=discord.Embed(title="T"))
        with pytest.raises(discord.HTTPException, match="COMPONENTS_V2"):
            await it.edit_original_response(view=board(1))
        await it.edit_original_response(content=None, embeds=[], view=board(1))

    answer(table, way)
    reply = await table["anna"].slash("demo board")
    assert "plain" not in reply.text
    assert [button.label for button in reply.message.buttons] == ["Pressed 1", "Ask me"]


async def test_follow_ups_are_edited_and_deleted(table: Bench) -> None:
    async def way(it: It) -> None:
        await it.response.send_message("first")
        second = await it.followup.send("second", wait=True)
        third = await it.followup.send("third", ephemeral=True, wait=True)
        await second.edit(content="second, changed")
        await it.followup.edit_message(third.id, content="third, changed")
        await it.delete_original_response()

    answer(table, way)
    reply = await table["anna"].slash("demo board")
    assert reply.message.gone
    assert [seen.text for seen in reply.further] == ["second, changed", "third, changed"]
    assert [seen.text for seen in table["boris"].messages()] == ["second, changed"]


async def test_a_press_may_change_the_pressed_message_silently_and_later(table: Bench) -> None:
    async def way(it: It) -> None:
        if it.type is discord.InteractionType.application_command:
            await it.response.send_message(view=board(), file=image_file(), ephemeral=True)
        else:
            await it.response.defer()
            await it.edit_original_response(view=board(5))
            await it.followup.send("done", ephemeral=True)

    answer(table, way)
    shown = (await table["anna"].slash("demo board")).message
    reply = await table["anna"].press("Pressed 0")
    assert reply.message.id == shown.id
    assert "Number **5**" in shown.text
    assert [seen.text for seen in reply.further] == ["done"]
    with pytest.raises(AssertionError, match="sees no"):
        await table["boris"].press("Pressed 5")


async def test_a_form_changes_the_message_it_was_opened_from(table: Bench) -> None:
    async def way(it: It) -> None:
        if it.type is discord.InteractionType.application_command:
            await it.response.send_message(view=board(), file=image_file())
        elif it.type is discord.InteractionType.component:
            await it.response.send_modal(SilentForm(timeout=60))
        else:
            await it.response.edit_message(view=board(7))

    answer(table, way)
    anna = table["anna"]
    shown = (await anna.slash("demo board")).message
    await anna.press("Ask me")
    reply = await anna.submit(Name="Anna", Colour="Red")
    assert reply.message.id == shown.id
    assert "Number **7**" in shown.text


async def test_two_presses_at_once_are_two_interactions(table: Bench) -> None:
    begun: list[int] = []
    both = asyncio.Event()

    async def way(it: It) -> None:
        if it.type is discord.InteractionType.application_command:
            await it.response.send_message(view=board(), file=image_file())
            return
        begun.append(it.user.id)
        if len(begun) == 2:
            both.set()
        await both.wait()
        await it.response.send_message("mine", ephemeral=True)

    answer(table, way)
    anna, boris = table["anna"], table["boris"]
    await anna.slash("demo board")
    replies = await asyncio.gather(anna.press("Ask me"), boris.press("Ask me"))
    assert sorted(begun) == sorted([anna.id, boris.id])
    assert all(reply.text == "mine" for reply in replies)


async def test_a_message_that_is_gone_cannot_be_changed(table: Bench) -> None:
    refused: list[int] = []

    async def way(it: It) -> None:
        if it.type is discord.InteractionType.application_command:
            await it.response.send_message(view=board(), file=image_file())
            return
        assert it.message
        await it.message.delete()
        with pytest.raises(discord.NotFound) as gone:
            await it.response.edit_message(view=board(1))
        refused.append(gone.value.code)
        await it.response.send_message("The message is gone.", ephemeral=True)

    answer(table, way)
    await table["anna"].slash("demo board")
    reply = await table["anna"].press("Pressed 0")
    assert refused == [10008]
    assert reply.text == "The message is gone."
