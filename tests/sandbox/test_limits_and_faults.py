"""Time limits, refusals and broken connections, as the real client meets them."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import commanding
from sandbox.check_messages import MOST_FILE_BYTES
from sandbox.errors import RefusedError
from sandbox.model import Channel, ChannelKind, Json, Overwrite
from sandbox.permissions import Right
from sandbox.world import SECONDS_TO_ANSWER
from tests.bench import PATIENCE, Bench, bench
from tests.bench.demo import DemoBot, board, image_file

Caught = discord.Interaction[Any]


class Silent(discord.app_commands.CommandTree[DemoBot]):
    async def interaction_check(self, interaction: discord.Interaction[DemoBot], /) -> bool:
        return False


class Catcher(DemoBot):
    """Hands every interaction to the test instead of answering it."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.caught: asyncio.Queue[Caught] = asyncio.Queue()

    def make_tree(self) -> discord.app_commands.CommandTree[DemoBot]:
        return Silent(self)

    async def on_interaction(self, interaction: Caught) -> None:
        self.caught.put_nowait(interaction)


@pytest.fixture
async def table() -> AsyncIterator[Bench]:
    async with bench(Catcher) as it:
        yield it


async def interaction(table: Bench) -> Caught:
    commanding.run(table.world, table["anna"].user, table["anna"].channel, "demo board")
    assert isinstance(table.client, Catcher)
    return await table.client.caught.get()


def games(table: Bench) -> discord.TextChannel:
    channel = table.client.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def refused(attempt: Awaitable[object], status: int, code: int) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as caught:
        await attempt
    assert (caught.value.status, caught.value.code) == (status, code)
    return caught.value


async def test_three_seconds_to_answer(table: Bench) -> None:
    table.world.seconds_to_answer = SECONDS_TO_ANSWER
    it = await interaction(table)
    table.world.clock.advance(3.1)
    await refused(it.response.send_message("too late"), 404, 10062)


async def test_one_answer_only(table: Bench) -> None:
    it = await interaction(table)
    await it.response.send_message("first")
    again = it.client.http.request(
        discord.http.Route("POST", f"/interactions/{it.id}/{it.token}/callback"),
        json={"type": 4, "data": {"content": "second"}},
    )
    await refused(again, 400, 40060)


async def test_a_token_ends_after_fifteen_minutes_but_the_message_can_be_edited(
    table: Bench,
) -> None:
    it = await interaction(table)
    answer = await it.response.send_message("now")
    assert answer.message_id
    table.world.clock.advance(15 * 60 + 1)
    await refused(it.edit_original_response(content="later"), 401, 50027)
    await refused(it.followup.send("later"), 401, 50027)
    await games(table).get_partial_message(answer.message_id).edit(content="later")
    assert table["boris"].last.text == "later"


async def test_an_ephemeral_message_is_unknown_to_the_bot_token(table: Bench) -> None:
    it = await interaction(table)
    answer = await it.response.send_message("psst", ephemeral=True)
    assert answer.message_id
    attempt = games(table).get_partial_message(answer.message_id).edit(content="x")
    await refused(attempt, 404, 10008)


async def test_a_layout_stays_a_layout(table: Bench) -> None:
    message = await games(table).send(view=board(), file=image_file())
    assert message.attachments == []
    error = await refused(message.edit(content="text"), 400, 50035)
    assert "content" in error.text


async def test_an_edit_without_attachments_keeps_the_file_and_an_empty_list_drops_it(
    table: Bench,
) -> None:
    message = await games(table).send("look", file=image_file())
    await message.edit(content="look again")
    assert table["anna"].last.files.keys() == {"board.png"}
    await message.edit(attachments=[])
    assert not table["anna"].last.files


async def test_a_file_that_is_too_large_is_refused(table: Bench) -> None:
    file = discord.File(io.BytesIO(bytes(MOST_FILE_BYTES + 1)), "board.png")
    await refused(games(table).send("look", file=file), 413, 40005)


async def test_the_same_nonce_is_the_same_message(table: Bench) -> None:
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    route = discord.http.Route("POST", f"/channels/{table.channel.id}/messages")
    first = await table.client.http.request(route, json=body)
    second = await table.client.http.request(route, json=body)
    assert first["id"] == second["id"]
    assert len(table["anna"].messages()) == 1


async def test_a_rate_limit_is_waited_for(table: Bench) -> None:
    table.sandbox.faults.rate_limit(r"/messages$", retry_after=0.01, times=2)
    await games(table).send("through")
    assert [seen.text for seen in table["anna"].messages()] == ["through"]
    table.forgive()


async def test_a_lost_answer_and_its_nonce(table: Bench) -> None:
    """The request was carried out but its answer never came; sending it again doubles nothing."""
    table.sandbox.faults.cut(r"/messages$")
    route = discord.http.Route("POST", f"/channels/{table.channel.id}/messages")
    body = {"content": "once", "nonce": "n-2", "enforce_nonce": True}
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await table.client.http.request(route, json=body)
    await table.client.http.request(route, json=body)
    assert len(table["anna"].messages()) == 1


async def test_a_dropped_socket_loses_no_event(table: Bench) -> None:
    resumed = asyncio.create_task(table.client.wait_for("resumed", timeout=PATIENCE))
    await asyncio.sleep(0)
    table.sandbox.gateway.drop()
    commanding.run(table.world, table["anna"].user, table.channel, "demo board")
    assert isinstance(table.client, Catcher)
    it = await asyncio.wait_for(table.client.caught.get(), PATIENCE)
    await it.response.send_message("still here")
    await resumed
    assert table["anna"].last.text == "still here"
    table.forgive()


async def test_rights_of_the_bot(table: Bench) -> None:
    channel = games(table)
    deny = Overwrite(table.world.bot.id, True, deny=int(Right.SEND_MESSAGES))
    table.world.change_channel(table.channel, overwrites=[deny])
    await refused(channel.send("x"), 403, 50013)
    deny.deny = int(Right.VIEW_CHANNEL)
    await refused(channel.send("x"), 403, 50001)
    table.world.remove_channel(table.channel)
    await refused(channel.send("x"), 404, 10003)


async def test_threads_fall_asleep_and_wake(table: Bench) -> None:
    thread = await games(table).create_thread(
        name="Slow game", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    first = await thread.send("begin")
    anna = table["anna"].go("Slow game")
    table.world.clock.advance(59 * 60)
    assert anna.channel.thread
    assert not anna.channel.thread.archived
    table.world.clock.advance(60 * 60)
    assert anna.channel.thread.archived
    with pytest.raises(RefusedError, match="asleep"):
        await anna.slash("demo board")
    await refused(first.edit(content="x"), 400, 50083)
    await thread.send("wake up")
    assert not anna.channel.thread.archived


async def test_private_threads_are_private(table: Bench) -> None:
    thread = await games(table).create_thread(
        name="Secret", type=discord.ChannelType.private_thread
    )
    await thread.add_user(discord.Object(table["boris"].id))
    table["boris"].go("Secret")
    with pytest.raises(AssertionError, match="sees no channel"):
        table["clara"].go("Secret")


async def test_a_stranger_cannot_be_written_to(table: Bench) -> None:
    stranger = table.world.add_user("stranger")
    user = await table.client.fetch_user(stranger.id)
    await refused(user.send("hello"), 403, 50278)


@pytest.mark.parametrize("broken", ["drop", "ask_to_reconnect"])
async def test_the_client_comes_back(table: Bench, broken: str) -> None:
    back = asyncio.create_task(table.client.wait_for("resumed", timeout=PATIENCE))
    await asyncio.sleep(0)
    getattr(table.sandbox.gateway, broken)()
    await back
    table.forgive()


async def test_a_new_channel_is_heard(table: Bench) -> None:
    new: Channel = table.world.add_channel(table.guild, "more", ChannelKind.TEXT)
    await table.quiet()
    assert table.client.get_channel(new.id)


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, ["anna", "everyone"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["anna"]),
        ({"parse": ["roles", "everyone"]}, ["everyone"]),
        ({"parse": [], "users": ["anna"]}, ["anna"]),
        ({"parse": [], "users": ["boris"]}, []),
    ],
)
async def test_only_who_may_be_called_is_called(
    table: Bench, allowed: Json | None, called: list[str]
) -> None:
    anna = table["anna"]
    body: Json = {"content": f"{anna.mention} and @everyone"}
    if allowed is not None:
        body["allowed_mentions"] = dict(allowed)
    if allowed and "users" in allowed:
        body["allowed_mentions"]["users"] = [str(table[name].id) for name in allowed["users"]]
    route = discord.http.Route("POST", f"/channels/{table.channel.id}/messages")
    await table.client.http.request(route, json=body)
    message = anna.last.message
    everyone = ["everyone"] if message.mention_everyone else []
    assert [user.name for user in message.mentions] + everyone == called
