"""Parts of the stand-in for Discord, each tested by itself."""

import asyncio
import io
import pickle
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image

from sandbox import pictures
from sandbox.errors import ApiError, RefusedError
from sandbox.keep import VERSION, UnreadableError, load, save, snapshot, uploads_of
from sandbox.model import ChannelKind, Guild, Overwrite
from sandbox.permissions import Right
from sandbox.posting import Upload
from sandbox.pressing import say
from sandbox.server import Sandbox
from sandbox.world import World
from tests.bench import bench
from tests.bench.demo import DemoBot, picture


@pytest.mark.parametrize("kind", ["PNG", "GIF", "JPEG", "WEBP"])
@pytest.mark.parametrize("lossless", [True, False])
def test_the_size_of_a_picture(kind: str, lossless: bool) -> None:
    data = io.BytesIO()
    Image.new("RGB", (321, 45), "red").save(data, kind, lossless=lossless)
    assert pictures.size(data.getvalue()) == (321, 45)
    assert pictures.size(b"no picture at all, only words") is None


async def test_a_world_outlives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "data" / "page.world"
    before = World()
    anna = before.add_user("anna", locale="ru")
    guild = before.add_guild("Server", anna)
    channel = before.add_channel(guild, "games")
    thread = before.add_thread(channel, "Game 1", ChannelKind.PUBLIC_THREAD, before.bot)
    say(before, anna, thread, "hello", [Upload("board.png", picture())])
    save(snapshot(before), file)
    before.clock.stop()

    after = World()
    load(after, file)
    assert after.token == before.token
    kept = after.channels[thread.id]
    (message,) = after.messages[kept.id].values()
    assert (message.content, message.author.locale) == ("hello", "ru")
    assert message.attachments[0].data == picture()
    after.clock.advance(2 * 24 * 3600)
    assert kept.thread
    assert kept.thread.archived, "the thread's clock runs on"
    after.clock.stop()


def with_pictures(count: int) -> World:
    world = World()
    anna = world.add_user("anna")
    channel = world.add_channel(world.add_guild("Server", anna), "games")
    for number in range(count):
        say(world, anna, channel, "look", [Upload(f"{number}.png", picture())])
    world.clock.stop()
    return world


async def test_a_picture_is_written_once_and_goes_with_its_world(tmp_path: Path) -> None:
    file, world = tmp_path / "page.world", with_pictures(2)
    save(snapshot(world), file)
    files = {path.name: path.stat().st_ino for path in uploads_of(file).iterdir()}
    assert set(files) == set(map(str, world.files))
    assert picture() not in file.read_bytes()
    first, second = world.files
    del world.files[first]
    save(snapshot(world), file)
    left = {path.name: path.stat().st_ino for path in uploads_of(file).iterdir()}
    assert left == {str(second): files[str(second)]}


async def test_a_world_of_before_had_its_pictures_in_itself(tmp_path: Path) -> None:
    file, world, after = tmp_path / "page.world", with_pictures(1), World()
    file.write_bytes(pickle.dumps((VERSION, world.kept())))
    load(after, file)
    assert [upload.data for upload in after.files.values()] == [picture()]


async def test_a_world_without_its_pictures_is_unreadable(tmp_path: Path) -> None:
    file, world = tmp_path / "page.world", with_pictures(1)
    save(snapshot(world), file)
    next(uploads_of(file).iterdir()).unlink()
    with pytest.raises(UnreadableError):
        load(World(), file)


@pytest.mark.parametrize("kind", ["other", "cut", "odd", "old and odd", "empty"])
async def test_an_unreadable_world_is_said_to_be_so(tmp_path: Path, kind: str) -> None:
    """A damaged pickle could do anything, so it is refused before it is unpickled."""
    file, world = tmp_path / "page.world", with_pictures(1)
    save(snapshot(world), file)
    data = file.read_bytes()
    middle = len(data) // 2
    damaged = {
        "other": b"something else", "cut": data[:-100], "old and odd": b"\x80" + data[200:],
        "odd": data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :], "empty": b"",
    }  # fmt: skip
    file.write_bytes(damaged[kind])
    with pytest.raises(UnreadableError):
        load(World(), file)


async def test_overwrites_apply_in_discords_order() -> None:
    world = World()
    owner, anna = world.add_user("owner"), world.add_user("anna")
    guild = world.add_guild("Server", owner)
    role = world.add_role(guild, "Players")
    world.add_member(guild, anna).roles.append(role.id)
    channel = world.add_channel(guild, "games")
    write = int(Right.SEND_MESSAGES)
    channel.overwrites.append(Overwrite(guild.id, False, deny=write))
    assert not world.rights(anna, channel) & write
    channel.overwrites.append(Overwrite(role.id, False, allow=write))
    assert world.rights(anna, channel) & write
    channel.overwrites.append(Overwrite(anna.id, True, deny=write))
    assert not world.rights(anna, channel) & write
    assert world.rights(owner, channel) & write
    with pytest.raises(RefusedError):
        say(world, anna, channel, "may I?")
    with pytest.raises(ApiError):
        world.channel(1)


class Listener(DemoBot):
    intents_wanted = discord.Intents(guilds=True, guild_messages=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.heard: list[str] = []

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)


async def test_without_the_content_intent_only_mentions_are_read() -> None:
    async with bench(Listener) as table:
        anna = table["anna"]
        await anna.say("for people")
        await anna.say(f"<@{table.world.bot.id}> for the bot")
        assert isinstance(table.client, Listener)
        assert table.client.heard == ["", f"<@{table.world.bot.id}> for the bot"]


class Quick(DemoBot):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the library's pause of five seconds between two sessions."""


async def test_a_forgotten_session_begins_anew() -> None:
    async with bench(Quick) as table:
        again = asyncio.create_task(
            table.world.until(lambda: len(table.sandbox.gateway.sessions) == 1, "a session")
        )
        table.sandbox.gateway.forget_sessions()
        await again
        await table.client.wait_until_ready()
        assert (await table["anna"].slash("demo board")).message.images


class Shard(discord.Client):
    """One of two processes, which records everything it hears."""

    def __init__(self, number: int, sandbox: Sandbox) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, messages=True),
            connector=sandbox.connector(),
            guild_ready_timeout=0.01,
            shard_id=number,
            shard_count=2,
        )
        self.world = sandbox.world
        self.heard: list[str] = []

    async def start_up(self) -> "Shard":
        await self.login(self.world.token)
        self.connection = asyncio.create_task(self.connect())
        await self.wait_until_ready()
        return self

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)
        self.world.stir()


async def test_each_shard_hears_its_own_servers_and_the_first_the_dms() -> None:
    async with Sandbox() as sandbox:
        world = sandbox.world
        anna = world.add_user("anna")
        guilds: list[Guild] = []
        while {(guild.id >> 22) % 2 for guild in guilds} != {0, 1}:
            guilds.append(world.add_guild(f"Server {len(guilds)}", anna))
            world.clock.advance(0.001)
        first, second = [await Shard(number, sandbox).start_up() for number in (0, 1)]
        say(world, anna, world.dm_between(anna, world.bot), "a letter")
        for guild in guilds:
            say(world, anna, world.add_channel(guild, "games"), f"<@{world.bot.id}> hello")
        everything = len(guilds) + 1
        await world.until(lambda: len(first.heard) + len(second.heard) == everything, "both shards")
        assert "a letter" in first.heard
        assert "a letter" not in second.heard
        for client in (first, second):
            await client.close()
            await client.connection


async def test_a_locked_thread_is_closed_to_presses() -> None:
    async with bench(DemoBot) as table:
        anna = table["anna"]
        await anna.slash("demo thread", name="Game", guest=table["boris"])
        boris = table["boris"].go("Game")
        await boris.slash("demo board")
        table.world.change_thread(boris.channel, locked=True)
        with pytest.raises(RefusedError, match="locked"):
            await boris.press("Pressed 0")


async def test_what_works_in_the_background_is_waited_for() -> None:
    async with bench(DemoBot) as table:
        left = [3, 2, 1]

        def busy() -> bool:
            return bool(left and left.pop())

        table.busy.append(busy)
        await table.quiet()
        assert not left
