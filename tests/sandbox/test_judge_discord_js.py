"""A client library in JavaScript, discord.js, has to work with the stand-in as with Discord."""

import asyncio
import base64
import shutil
import subprocess

from sandbox.people import Person
from sandbox.server import Sandbox
from tests.bench import PATIENCE, schemas
from tests.bench.demo import picture


async def test_it_logs_in_registers_and_answers() -> None:
    node = shutil.which("node")
    assert node
    await asyncio.to_thread(schemas.built)
    stand_in = Sandbox()
    await stand_in.start(plain=True)
    judges = schemas.Judges()
    stand_in.rest.judges.append(judges.exchange)
    stand_in.gateway.judges.append(judges.event)
    world = stand_in.world
    world.seconds_to_answer = PATIENCE  # Node may have to wait for a processor
    anna = world.add_user("anna")
    guild = world.add_guild("Server", anna)
    channel = world.add_channel(guild, "games")
    client = await asyncio.create_subprocess_exec(
        node,
        "client.mjs",
        f"http://127.0.0.1:{stand_in.plain_port}/api",
        world.token,
        base64.b64encode(picture()).decode(),
        cwd=schemas.SOURCE,
        stderr=subprocess.PIPE,
    )
    try:
        await world.until(lambda: world.commands[None], "the command of discord.js")

        async def settle() -> None:
            """Do nothing, since the other process's answer itself is waited for."""

        person = Person(world, anna, channel, settle)
        reply = await person.slash("hello", name="Anna")
        assert reply.text == "Hello Anna"
        assert reply.message.images == [picture()]
        pressed = await person.press("Again")
        assert (pressed.text, pressed.ephemeral) == ("Later", True)
        await person.sees("And more")
    finally:
        client.terminate()
        _, complaints = await client.communicate()
        await stand_in.stop()
    assert not complaints.decode()
    assert not stand_in.rest.strays
    assert not judges.findings
