"""Counts a whole game as its players experience it: messages, mentions, presses.

python -m tests.cogs.session [GAME SEATS]

People play by clicking, some minutes apart, so whoever is next has to be called. The counts do not
depend on the machine.
"""

import argparse
import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sandbox.model import Channel, Interaction, Message
from sandbox.people import Person
from sandbox.world import Event
from tests.bench import Bench
from tests.cogs.house import all_told, at_home, leap
from tests.cogs.playing import called, finish_turn, open_panel, sit_down

APART = 600  # seconds between two turns
PEOPLE = ("anna", "boris", "clara", "dina")


@dataclass
class Session:
    """Listens to everything that happens in a thread."""

    table: Bench
    thread: Channel
    messages: list[Message] = field(default_factory=list)
    edits: int = 0
    mentions: int = 0
    presses: int = 0
    turns: int = 0

    def __post_init__(self) -> None:
        self.table.world.listeners.append(self.notice)
        told = self.table.world.messages[self.thread.id].values()
        for message in told:
            self.posted(message)

    def notice(self, event: Event) -> None:
        match event.subject:
            case Message() as message if message.channel_id == self.thread.id:
                if message.author is not self.table.world.bot or message.only_for is not None:
                    return
                if event.name == "message_create":
                    self.posted(message)
                elif event.name == "message_delete":
                    self.messages.remove(message)
                elif event.name == "message_update":
                    self.edits += 1
            case Interaction():
                self.presses += 1

    def posted(self, message: Message) -> None:
        self.messages.append(message)
        self.mentions += len(message.mentions)

    def kinds(self) -> Counter[str]:
        """Count messages by their number of pictures."""
        return Counter(f"{len(message.attachments)} pictures" for message in self.messages)


async def play(table: Bench, game: str, seats: int, chance: Random, most: int = 1000) -> Session:
    """Play a whole game by clicks."""
    thread = await sit_down(table, game, PEOPLE[:seats])
    await all_told(table)
    session = Session(table, thread)
    while session.turns < most:
        leap(table, APART)
        person = await called(table, thread)
        if person is None:
            break
        session.turns += 1
        await take(person, chance)
    await all_told(table)
    return session


async def take(person: Person, chance: Random) -> None:
    await finish_turn(person, await open_panel(person), chance)


async def measured(game: str, seats: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder), PEOPLE) as table:
            it = await play(table, game, seats, Random(1))
            print(
                f"{game} of {seats}: {it.turns} turns, {len(it.messages)} messages, "
                f"{it.edits} edits, {it.mentions} mentions, {it.presses} presses",
                dict(it.kinds()),
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.session")
    parser.add_argument("game", nargs="?", default="ryozen")
    parser.add_argument("seats", nargs="?", type=int, default=3)
    asked = parser.parse_args()
    asyncio.run(measured(asked.game, asked.seats))


if __name__ == "__main__":
    main()
