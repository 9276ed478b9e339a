"""The connection to Discord breaks, and is resumed or begun anew.

The bot answers once all that it has heard, and knows again what it knew of servers.
"""

import asyncio
from random import Random

import discord
import pytest

from cogs.channels.threads import is_open
from cogs.news import lost_threads
from sandbox import commanding
from sandbox.model import Answer, Interaction
from tests.bench import Bench, until
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import button, called, open_table, sit_down

COMMANDS = ("help", "mygames", "board", "turn", "seat", "log", "settings")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the library's pause of five seconds between two sessions."""

    async def now(self: discord.Client, shard: int | None, *, initial: bool = False) -> None: ...

    monkeypatch.setattr(discord.Client, "before_identify_hook", now)


async def in_a_storm(table: Bench, broken: str, rounds: int) -> list[Interaction]:
    """Send commands at any moment of connections that break."""
    chance, typed = Random(broken), list[Interaction]()
    for _ in range(rounds):
        getattr(table.sandbox.gateway, broken)()
        for command in chance.sample(COMMANDS, 4):
            await asyncio.sleep(chance.random() * 0.01)
            user = table[chance.choice(("anna", "boris"))].user
            typed.append(commanding.run(table.world, user, table.channel, command))

    await back(table)
    table.forgive()
    return typed


async def back(table: Bench) -> None:
    async def there() -> bool:
        return bool(table.sandbox.gateway.sessions)

    await until(there, "a session")
    await table.quiet()


@pytest.mark.parametrize("broken", ["drop", "ask_to_reconnect", "forget_sessions"])
async def test_what_the_bot_has_heard_it_answers(table: Bench, broken: str) -> None:
    await sit_down(table, "quay", ["anna", "boris"])
    typed = await in_a_storm(table, broken, 8)
    heard = [it for it in typed if it.heard]
    assert len(heard) > len(typed) / 4
    assert {it.answer for it in heard} == {Answer.DONE}
    assert broken == "forget_sessions" or heard == typed
    assert not app_of(table).faults.latest()


async def test_while_it_has_no_session_the_bot_is_told_of_nothing(table: Bench) -> None:
    """Discord itself tells the person: "The application did not respond"."""
    table.sandbox.gateway.forget_sessions()
    lost = commanding.run(table.world, table["anna"].user, table.channel, "help")
    assert not lost.heard
    await back(table)
    assert "### Board games" in (await table["anna"].slash("help")).text
    table.world.clock.advance(table.world.seconds_to_answer)
    assert lost.answer is Answer.FAILED


async def test_an_event_that_comes_twice_is_answered_once(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    table.sandbox.gateway.repeat(1)
    panel = (await person.press(button(panel, "answer"), on=panel)).message
    table.sandbox.gateway.repeat(2)
    await person.press(button(panel, "confirm"), on=panel)
    table.sandbox.gateway.repeat(3)
    await person.slash("log")
    table.sandbox.gateway.repeat(1)
    await all_told(table)
    await table.quiet()
    assert (await app_of(table).tables.finding.table(1)).decisions == 1
    assert not app_of(table).faults.latest()


async def test_servers_that_are_not_known_again_yet_are_no_fault(table: Bench) -> None:
    """After a new session Discord names the servers, and sends their contents a moment later."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    card = await open_table(table, table["anna"], "quay", 2)
    await table["boris"].press(button(card, "join"), on=card)
    table.world.outages.add(table.guild.id)
    table.sandbox.gateway.forget_sessions()
    await back(table)
    for command in (*COMMANDS, "setup check"):
        assert (await table["anna"].go(table.channel).slash(command)).text
    await table["anna"].press(button(card, "start"), on=card)
    await table["anna"].go(thread).slash("turn")
    table.world.end_outage(table.guild)
    await table.quiet()
    leap(table, 600)
    await all_told(table)
    assert not app_of(table).faults.latest()
    assert len([it for it in table.world.channels.values() if it.thread]) == 2
    assert await called(table, thread) is not None


async def test_no_thread_counts_as_lost_while_its_server_is_not_known(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await all_told(table)
    await renew(table)
    for command in ("resend", "repair"):
        reply = await table["anna"].slash(f"table {command}", table=1)
        assert "try again in a minute" in reply.text
    table.world.end_outage(table.guild)
    await table.quiet()
    assert f"<#{thread.id}>" in (await table["anna"].slash("table repair", table=1)).text


async def test_a_new_thread_waits_until_its_server_is_known(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await all_told(table)
    table.world.remove_channel(thread)

    async def looked(client: discord.Client, place: int | None) -> bool:
        """Check the channel, and break the connection right after it was found open."""
        there = await is_open(client, place)
        if there:
            await renew(table)
        return there

    monkeypatch.setattr(lost_threads, "is_open", looked)
    reply = await table["anna"].slash("table repair", table=1)
    assert "try again in a minute" in reply.text
    monkeypatch.setattr(lost_threads, "is_open", is_open)
    table.world.end_outage(table.guild)
    await table.quiet()
    await table["anna"].slash("table repair", table=1)
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    assert now.thread is not None
    assert table.world.channels[now.thread].thread


async def renew(table: Bench) -> None:
    """Begin a session that names the server, and does not send its contents yet."""
    table.world.outages.add(table.guild.id)
    table.sandbox.gateway.forget_sessions()
    await until(lambda: known_again(table), "the next session")


async def known_again(table: Bench) -> bool:
    server = app_of(table).get_guild(table.guild.id)
    return server is not None and server.unavailable
