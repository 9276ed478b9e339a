"""Discord's own description of its API judges the stand-in's requests and answers."""

from typing import Any

import discord
import pytest

from sandbox.rest import ROUTES
from tests.bench import Bench, bench, schemas
from tests.bench.demo import DemoBot, board, image_file, picture
from tests.sandbox.rulers import Case, Ours, right, wrong

WHERE: dict[str, str | list[str]] = {
    "message": "MessageCreateRequest",
    "commands": ["ApplicationCommandUpdateRequest"],
}


def described_as_wrong(case: Case) -> bool:
    _, to, body = case
    rule = WHERE.get(to) or schemas.CALLBACKS[body["type"]]
    return schemas.fault(rule, body, strict=True) is not None


async def test_the_description_and_the_stand_in_agree() -> None:
    refused = [case for case in wrong() if described_as_wrong(case)]
    assert len(refused) >= 24
    assert all(Ours().refuses(to, body) for _, to, body in refused)
    assert not [name for name, to, body in right() if described_as_wrong((name, to, body))]


class Everything(DemoBot):
    """Receives every event."""

    intents_wanted = discord.Intents.all()


async def messages(table: Bench, channel: discord.TextChannel) -> None:
    message = await channel.send("one", file=image_file(), nonce="n")
    reply = await message.reply("two", mention_author=False)
    await reply.edit(content="three")
    await channel.send(view=board(), file=image_file())
    await message.pin()
    assert [pinned async for pinned in channel.pins()] == [message]
    await message.unpin()
    await message.add_reaction("🔥")
    assert (await channel.fetch_message(message.id)).reactions
    await message.remove_reaction("🔥", discord.Object(table.world.bot.id))
    assert [old async for old in channel.history(limit=3)]
    await channel.typing()
    await reply.delete()


async def threads(table: Bench, channel: discord.TextChannel) -> None:
    guest = discord.Object(table["boris"].id)
    public = await channel.create_thread(name="a", type=discord.ChannelType.public_thread)
    private = await channel.create_thread(name="b", type=discord.ChannelType.private_thread)
    first = await channel.send("a thread from here")
    await first.create_thread(name="c")
    await public.add_user(guest)
    assert (await public.fetch_member(guest.id)).id == guest.id
    assert await public.fetch_members()
    await public.remove_user(guest)
    await public.edit(name="d", archived=True)
    await public.edit(archived=False)
    await channel.guild.active_threads()
    await private.delete()


async def the_rest(table: Bench, channel: discord.TextChannel) -> None:
    client, http = table.client, table.client.http
    guild = channel.guild
    await client.fetch_user(table["anna"].id)
    await client.fetch_channel(channel.id)
    await client.fetch_guild(guild.id, with_counts=False)
    await guild.fetch_member(table["anna"].id)
    await guild.fetch_channels()
    await guild.fetch_roles()
    app = table.world.app_id
    new: Any = {"name": "more", "description": "More", "type": 1}
    await http.upsert_global_command(app, new)
    await http.upsert_guild_command(app, guild.id, new)
    await http.bulk_upsert_guild_commands(app, guild.id, [])
    await http.get_global_commands(app)
    await http.get_guild_commands(app, guild.id)
    for path in ("/gateway", "/gateway/bot", "/applications/@me"):
        await http.request(discord.http.Route("GET", path))
    emoji = await client.create_application_emoji(name="coin", image=picture())
    assert await client.fetch_application_emojis() == [emoji]
    await (await client.fetch_application_emoji(emoji.id)).delete()
    with pytest.raises(discord.Forbidden):
        await channel.edit(topic="new")


async def people(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    await anna.slash("demo board")
    await anna.press("Pressed 0")
    await anna.select("Colour", "Red")
    await anna.press("Ask me")
    await anna.submit(Name="Anna", Colour="Red", Guests=[boris])
    await anna.autocomplete("demo colour", "colour", "r")
    reply = await anna.slash("demo later", secret=True)
    await anna.slash("demo letter")
    await anna.slash("demo thread", name="T", guest=boris)
    await anna.say("hello")
    await boris.go("T").say("here I am")
    token, app = reply.interaction.token, table.world.app_id
    hook = table.client.http
    for method in ("GET", "PATCH", "DELETE"):
        route = discord.http.Route(method, f"/webhooks/{app}/{token}/messages/@original")
        await hook.request(route, json={"content": "new"} if method == "PATCH" else None)


def changes(table: Bench) -> None:
    world = table.world
    role = world.add_role(table.guild, "Helpers")
    world.set_rights(role, table.guild, 8)
    new = world.add_channel(table.guild, "more")
    world.change_channel(new, topic="new")
    world.remove_channel(new)
    dora = world.add_user("dora")
    world.add_member(table.guild, dora)
    world.remove_member(table.guild, dora)
    world.remove_guild(world.add_guild("Other", dora))


async def test_every_route_and_every_event_is_judged() -> None:
    async with bench(Everything) as table:
        channel = table.client.get_channel(table.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await messages(table, channel)
        await threads(table, channel)
        await the_rest(table, channel)
        await people(table)
        changes(table)
        await table.quiet()
        assert table.judges
        events = schemas.events()
        routes = {f"{route.method} {route.template}" for route in ROUTES}
        assert not (routes | events) - table.judges.heard
