"""Two processes of one bot, each with its shard, between which people notice no difference."""

import asyncio
from collections.abc import Iterable, Iterator

import discord
import pytest

from cogs.app.client import Emberboard
from sandbox.model import Channel, Guild
from sandbox.people import Person
from tables import Settings, Shards
from tests.bench import Bench, until
from tests.stores import waiting_news

from .playing import begin_alone
from .processes import Process, join, processes

TWO = [Shards(2, frozenset({number})) for number in (0, 1)]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drop the limit on connections within five seconds, unless a test sets it."""

    async def now(self: discord.Client, shard: int | None, *, initial: bool = False) -> None: ...

    monkeypatch.setattr(discord.Client, "before_identify_hook", now)


def servers(table: Bench) -> Iterator[tuple[Guild, Channel, Person]]:
    """Yield a server on each shard, with anna in it."""
    anna = table["anna"].user
    for shard in (0, 1):
        while True:
            guild = table.world.add_guild(f"Shard {shard}", anna)
            if (guild.id >> 22) % 2 == shard:
                break
        channel = table.world.add_channel(guild, "games")
        yield guild, channel, Person(table.world, anna, channel, table.quiet)


def apps(table: Bench) -> list[Emberboard]:
    found = [client for client in (table.client, *table.others) if isinstance(client, Emberboard)]
    assert len(found) == 1 + len(table.others)
    return found


async def told(table: Bench) -> None:
    """Wait until each process has delivered its own news."""

    async def all_is() -> bool:
        stores = [(app.tables.house.store, app.tables.house.time.now()) for app in apps(table)]
        return not any([await waiting_news(store, now) for store, now in stores])

    await until(all_is, "the outbox to get empty")
    await table.quiet()


async def begin(by: Emberboard, people: Iterable[Person], guild: Guild, channel: Channel) -> int:
    """Begin a table there, opened by a process that may serve other servers."""
    host, *others = [person.id for person in people]
    settings = Settings(game="quay", seats=2, seating="as_joined")
    lobby = await by.tables.lobby.create(host, settings, guild=guild.id, channel=channel.id)
    for person in others:
        await by.tables.lobby.join(lobby.id, person)
    await by.tables.lobby.start(lobby.id, host)
    return lobby.id


def thread_in(table: Bench, guild: Guild) -> Channel:
    (found,) = [
        channel
        for channel in table.world.channels.values()
        if channel.guild_id == guild.id and channel.parent_id is not None
    ]
    return found


async def test_one_process_holds_as_many_shards_as_discord_wants(
    database: str, at_once: None
) -> None:
    async with processes(database, None) as table:
        table.world.sessions.shards = 3
        await table.restart()
        assert sorted(apps(table)[0].shards) == [0, 1, 2]
        for _, _, anna in servers(table):
            await table.quiet()
            assert "Board games" in (await anna.slash("help")).text


async def test_each_process_serves_its_own_servers(database: str, at_once: None) -> None:
    """The thread is made by the process that knows the channel, whoever opened the table."""
    async with processes(database, *TWO) as table:
        others = reversed(apps(table))
        for (guild, channel, anna), other in zip(servers(table), others, strict=True):
            await table.quiet()
            await begin(other, (anna, table["boris"]), guild, channel)
            await told(table)
            anna.channel = thread_in(table, guild)
            panel = (await anna.press("Take turn")).message
            assert panel.ephemeral
        boris = table["boris"].go_to_dm()
        await begin_alone(boris, "rival.solo.1")
        await told(table)
        await boris.sees("Which heap?")


async def test_a_shard_that_is_down_keeps_nobody_else_waiting(database: str, at_once: None) -> None:
    """The lost shard's own news comes when it is back; messages to people come from anywhere."""
    async with processes(database, TWO[0]) as table:
        near, far = servers(table)
        for guild, channel, anna in (far, near):
            await begin(apps(table)[0], (anna, table["boris"]), guild, channel)
        await told(table)
        assert thread_in(table, near[0]).thread
        with pytest.raises(ValueError, match="not enough values"):
            thread_in(table, far[0])
        back = Process(database, TWO[1])
        await back.begin()
        await join(table, back)
        await told(table)
        assert thread_in(table, far[0]).thread
        await table.others.pop().close()
        await back.end()


async def test_who_connects_too_soon_after_another_comes_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def soon(self: discord.Client, shard: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0 if initial else 0.1)

    monkeypatch.setattr(discord.Client, "before_identify_hook", soon)
    async with processes(database, None) as table:
        table.world.sessions.shards, table.world.sessions.pause = 2, 0.3
        await table.restart()
        assert len(table.sandbox.gateway.sessions) == 2
        assert table.world.sessions.remaining == 1000 - 3
