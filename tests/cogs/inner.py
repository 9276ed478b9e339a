"""Searches every message shown for what only the program should read: ids, keys, command lines."""

import re

from sandbox.model import Message, User
from sandbox.seen import Seen
from sandbox.world import Event
from tests.bench import Bench
from tests.cogs.witness import CODE, MARKUP

# Names from the code, keys such as `spot:gates:2`, ids of buttons, lines for a shell.
INNER = re.compile(
    r"\b[a-z]+(?:_[a-z]+)+\b|\b[a-z]{3,}:[a-z]{3,}\b|\be/[a-z-]+/\d|\bpython\b|\bTraceback\b"
)


def inner(said: str, typed: str = "") -> list[str]:
    """Return the parts of a text that only the program should read, such as names, keys, ids and
    command lines, unless somebody has typed them."""
    plain = MARKUP.sub("·", CODE.sub("·", said))
    return [it for it in INNER.findall(plain) if it not in typed]


class Inner:
    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.typed = ""  # everything people have typed
        self.found: list[str] = []
        bench.world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        world = self.bench.world
        if event.name in ("message_create", "message_update") and event.subject.author is world.bot:
            said = "\n".join(words(Seen(world, event.subject, self.reader(event.subject))))
            self.found += [f"{it!r} in {said!r}" for it in inner(said, self.typed)]

    def reader(self, message: Message) -> User:
        world = self.bench.world
        return world.users[message.only_for] if message.only_for is not None else world.bot

    def check(self) -> None:
        assert not self.found, "\n".join(self.found)


def words(seen: Seen) -> list[str]:
    """Return all text of a message that people read."""
    listed = [one for menu in seen.selects for one in (menu.placeholder, *menu.explained)]
    return [seen.text, *(one.label or "" for one in seen.buttons), *listed, *seen.alt_texts]
