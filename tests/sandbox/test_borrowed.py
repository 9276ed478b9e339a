"""Places where the bot is not a member: group messages, and servers without it."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox.errors import RefusedError
from sandbox.interactions import MOST_FOLLOW_UPS, TOKEN_LIFE
from sandbox.model import Channel, ChannelKind
from sandbox.page_view import state
from sandbox.permissions import EVERYONE, Right
from sandbox.seed import Seed, plant
from sandbox.world import World
from tests.bench import Bench, bench
from tests.bench.demo import DemoBot, NoTree

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
ANYBODY = app_commands.AppInstallationType(guild=True, user=True)


class Carried(DemoBot):
    """Answers a command with a button, and remembers every interaction."""

    heard: list[discord.Interaction[Any]]

    def make_tree(self) -> app_commands.CommandTree["DemoBot"]:
        return NoTree(self, allowed_contexts=EVERYWHERE, allowed_installs=ANYBODY)

    async def setup_hook(self) -> None:
        self.heard = []
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.heard.append(interaction)
        view = ui.LayoutView(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label="Join", custom_id="join"))
        await interaction.response.send_message(view=view.add_item(row))


@pytest.fixture
async def table() -> AsyncIterator[Bench]:
    async with bench(Carried) as it:
        yield it


def group(table: Bench) -> Channel:
    """Make a group of Anna, who has the bot, with Boris and Clara, who have not."""
    table.world.install(table["anna"].user)
    people = [person.user for person in table.people.values()]
    channel = table.world.add_group("Friends", *people)
    for person in table.people.values():
        person.go(channel)
    return channel


def last(table: Bench) -> discord.Interaction[Any]:
    assert isinstance(table.client, Carried)
    return table.client.heard[-1]


async def test_who_has_it_brings_it_and_everybody_presses(table: Bench) -> None:
    channel = group(table)
    anna, boris = table["anna"], table["boris"]
    with pytest.raises(RefusedError):
        await boris.slash("demo board")
    card = (await anna.slash("demo board")).message
    brought = last(table)
    assert brought.context.private_channel
    assert isinstance(brought.channel, discord.GroupChannel)
    await boris.press("Join", on=card)
    pressed = last(table)
    assert pressed.user.id == boris.id
    assert pressed.channel_id == channel.id
    assert not pressed.is_user_integration(), "Anna's installation authorises it"
    assert not pressed.is_guild_integration()
    assert pressed.message is not None
    with pytest.raises(discord.Forbidden):
        await table.client.get_partial_messageable(channel.id).send("out of turn")


async def test_five_more_messages_and_no_sixth(table: Bench) -> None:
    group(table)
    await table["anna"].slash("demo board")
    for number in range(MOST_FOLLOW_UPS):
        await last(table).followup.send(f"number {number}")
    with pytest.raises(discord.HTTPException) as refused:
        await last(table).followup.send("one too many")
    assert refused.value.code == 40094
    await last(table).edit_original_response(
        view=ui.LayoutView().add_item(ui.TextDisplay("edited"))
    )


async def test_in_its_own_server_nothing_is_counted(table: Bench) -> None:
    table.world.install(table["anna"].user)
    await table["anna"].slash("demo board")
    assert last(table).is_guild_integration()
    for number in range(MOST_FOLLOW_UPS + 1):
        await last(table).followup.send(f"number {number}")


async def test_a_token_lives_for_a_quarter_of_an_hour(table: Bench) -> None:
    group(table)
    await table["anna"].slash("demo board")
    table.world.clock.advance(TOKEN_LIFE + 1)
    with pytest.raises(discord.HTTPException) as refused:
        await last(table).followup.send("too late")
    assert refused.value.code == 50027


async def test_a_server_without_the_bot(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    far = table.world.add_guild("Far", boris.user, channels=["den"], with_bot=False)
    table.world.add_member(far, anna.user)
    anna.go("den")
    with pytest.raises(RefusedError):
        await anna.slash("demo board")
    table.world.install(anna.user)
    assert not (await anna.slash("demo board")).ephemeral
    assert last(table).guild_id == far.id
    assert table.client.get_guild(far.id) is None, "it heard nothing of that server"
    table.world.set_rights(far.roles[far.id], far, EVERYONE & ~Right.USE_EXTERNAL_APPS)
    assert (await anna.slash("demo board")).ephemeral
    table.world.uninstall(anna.user)
    with pytest.raises(RefusedError):
        await anna.slash("demo board")


async def test_who_has_it_takes_its_messages_without_a_common_server(table: Bench) -> None:
    dora = table.world.add_user("dora")
    with pytest.raises(discord.Forbidden):
        await (await table.client.create_dm(discord.Object(dora.id))).send("hello")
    table.world.install(dora)
    await (await table.client.create_dm(discord.Object(dora.id))).send("hello")


async def test_an_application_for_servers_alone_registers_nothing_for_people(table: Bench) -> None:
    table.world.for_people = False
    assert isinstance(table.client, Carried)
    with pytest.raises(discord.HTTPException) as refused:
        await table.client.tree.sync()
    assert refused.value.code == 50035


async def test_the_page_shows_a_group_to_those_who_are_in_it() -> None:
    world = World()
    plant(world, Seed(group="friends", friends=("mira", "tobias")))
    people = {user.name: user for user in world.users.values()}
    listed = state(world, people["mira"], None)["dms"]
    (group,) = (place for place in listed if place["kind"] == ChannelKind.GROUP)
    assert group["people"] == [str(people[name].id) for name in ("mira", "tobias")]
    there = world.channels[int(group["id"])]
    assert not state(world, people["juno"], None)["channel"]
    assert all(
        place["kind"] != ChannelKind.GROUP for place in state(world, people["juno"], None)["dms"]
    )
    assert people["mira"].id in world.installed
    assert not state(world, people["tobias"], there)["commands"]
