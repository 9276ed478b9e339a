"""Another client library, hikari, has to work with the stand-in as with Discord."""

from collections.abc import AsyncIterator

import hikari
import pytest

from sandbox.people import Person
from sandbox.server import Sandbox
from tests.bench import PATIENCE, schemas
from tests.bench.demo import picture


@pytest.fixture
async def stand_in() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox()
    sandbox.world.seconds_to_answer = PATIENCE
    await sandbox.start(plain=True)
    judges = schemas.judges()
    if judges:
        sandbox.rest.judges.append(judges.exchange)
        sandbox.gateway.judges.append(judges.event)
    yield sandbox
    await sandbox.stop()
    assert not sandbox.rest.strays
    assert not judges or not judges.findings, judges.findings


def make_bot(sandbox: Sandbox) -> hikari.GatewayBot:
    return hikari.GatewayBot(
        sandbox.world.token,
        intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES,
        rest_url=f"http://127.0.0.1:{sandbox.plain_port}/api/v10",
        banner=None,
        logs=None,
        force_color=False,
        suppress_optimization_warning=True,
    )


async def test_it_logs_in_registers_and_answers(stand_in: Sandbox) -> None:
    world = stand_in.world
    anna = world.add_user("anna")
    guild = world.add_guild("Server", anna)
    channel = world.add_channel(guild, "games")
    bot = make_bot(stand_in)

    @bot.listen()
    async def answer(event: hikari.InteractionCreateEvent) -> None:
        it = event.interaction
        if isinstance(it, hikari.CommandInteraction):
            row = bot.rest.build_message_action_row()
            row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "again", label="Again")
            await it.create_initial_response(
                hikari.ResponseType.MESSAGE_CREATE,
                "Here",
                attachment=hikari.Bytes(picture(), "board.png"),
                component=row,
            )
        elif isinstance(it, hikari.ComponentInteraction):
            await it.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            await it.edit_initial_response("Later")
            await it.execute("And more", flags=hikari.MessageFlag.EPHEMERAL)

    await bot.start(check_for_updates=False)
    command = bot.rest.slash_command_builder("board", "Shows a board")
    await bot.rest.set_application_commands(world.app_id, [command])

    async def settle() -> None:
        """Do nothing, since the other client's answer itself is waited for."""

    person = Person(world, anna, channel, settle)
    reply = await person.slash("board")
    assert reply.message.images == [picture()]
    assert (await person.press("Again")).text == "Later"
    assert (await person.sees("And more")).ephemeral
    await bot.rest.create_message(channel.id, "By itself")
    assert person.last.text == "By itself"
    await bot.close()
