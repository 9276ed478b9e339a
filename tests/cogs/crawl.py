"""Presses everything that people are offered and records the effects.

Buttons, every entry of menus and forms are pressed, and so is whatever these lead to. Every press
is tried from the same position: its changes are undone before the next one.
"""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandbox.check_components import LINK, SELECTS, Part, walk
from sandbox.errors import RefusedError
from sandbox.model import Json, Message
from sandbox.people import Person, Reply
from sandbox.posting import Upload
from sandbox.seen import Seen
from sandbox.world import World
from tests.bench import Bench
from tests.cogs.house import all_told, app_of

IsOut = Callable[[], Awaitable[bool]]
Settle = Callable[[Bench], Awaitable[None]]

DEEP = 3
LONG_NUMBERS = re.compile(r"\d{9,}")  # ids of people and messages, and times, differ in each world
LATEST = 3  # newest messages of a place that are read again after each change
FILLED = "1"  # typed into every field of a form


@dataclass(frozen=True)
class Press:
    custom_id: str
    values: tuple[Any, ...] = ()
    menu: bool = False

    @property
    def verb(self) -> str:
        return self.custom_id.split("/")[1]


class Place:
    """A saved copy of the store and the messages, to return to."""

    def __init__(self, path: Path, world: World) -> None:
        self.path, self.world = path, world
        self.held = sqlite3.connect(":memory:")
        with closing(sqlite3.connect(path)) as now:
            now.backup(self.held)
        self.messages = {
            channel: [(message, copy(message)) for message in there.values()]
            for channel, there in world.messages.items()
        }

    def come_back(self) -> None:
        with closing(sqlite3.connect(self.path, timeout=60)) as now:
            self.held.backup(now)
        self.held.close()

    def unsay(self) -> None:
        for channel, there in self.world.messages.items():
            there.clear()
            for message, before in self.messages.get(channel, ()):
                for name in Message.__slots__:
                    setattr(message, name, getattr(before, name))
                there[message.id] = message


class Crawl:
    """Tries up to ``most`` presses of each verb for each person.

    Presses that make the secret known (``is_out``) are not followed. After each press ``settle``
    waits until all that follows from it is told.
    """

    def __init__(
        self, table: Bench, store: Path, most: int, is_out: IsOut, settle: Settle = all_told
    ) -> None:
        self.table = table
        self.is_out = is_out
        self.settle = settle
        self.store = store
        self.most = most
        self.told: list[str] = []
        self.pressed: Counter[tuple[str, str]] = Counter()
        self.change = sqlite3.connect(store)  # this connection sees when another one has written

    async def everything(self, person: Person, begin: Sequence[Seen]) -> None:
        for seen in begin:
            self.told.append(f"{person.user.name} sees {told(seen)}")
            await self.look(person, seen, "", DEEP)

    async def look(self, person: Person, seen: Seen, path: str, deep: int) -> None:
        """Press everything on the message, then everything that those presses have shown."""
        further = []
        for press in presses(seen, self.table["anna"]):
            count = self.pressed[person.user.name, press.verb]
            if count < self.most:
                self.pressed[person.user.name, press.verb] += 1
                further.append(press)
                await self.tried(person, seen, press, path, 0)
        for press in further if deep > 1 else ():
            await self.tried(person, seen, press, path, deep - 1)

    async def tried(self, person: Person, seen: Seen, press: Press, path: str, deep: int) -> None:
        """Press once, note which new screens the press shows, and restore everything."""
        place, version = Place(self.store, self.table.world), self.version()
        path = LONG_NUMBERS.sub("#", f"{path} > {press.custom_id} {press.values or ''}")
        try:
            replies = await self.answers(person, seen, press)
            if await self.is_out():
                return
            shown = [it for reply in replies for it in (*self.messages(reply), *reply.further)]
            if self.version() != version:
                shown += [it for it in person.messages()[-LATEST:] if not it.ephemeral]
            if not deep:
                self.told.append(f"{person.user.name}{path}: {[told(it) for it in shown]}")
            for it in shown if deep else ():
                await self.look(person, it, path, deep)
        finally:
            if self.version() != version:
                await self.come_back(place)
            place.unsay()

    async def answers(self, person: Person, seen: Seen, press: Press) -> list[Reply]:
        try:
            if press.menu:
                reply = await person.select(press.custom_id, *press.values, on=seen)
            else:
                reply = await person.press(press.custom_id, on=seen)
        except RefusedError:
            return []
        await self.settle(self.table)
        if reply.interaction.modal is None:
            return [reply]
        self.told.append(f"form {LONG_NUMBERS.sub('#', json.dumps(reply.interaction.modal))}")
        reply = await person.submit(dict(filled(reply.interaction.modal)))
        await self.settle(self.table)
        return [reply]

    def messages(self, reply: Reply) -> list[Seen]:
        return [] if reply.interaction.original is None else [reply.message]

    def version(self) -> int:
        (number,) = self.change.execute("PRAGMA data_version").fetchone()
        return int(number)

    async def come_back(self, place: Place) -> None:
        place.come_back()
        games = app_of(self.table).tables.house.games
        for table in list(games.tables):
            games.forget(table)


def presses(seen: Seen, somebody: Person) -> Iterator[Press]:
    for _, part in walk(seen.message.components):
        custom_id = part.get("custom_id")
        if custom_id is None or part.get("disabled"):
            continue
        if part["type"] == Part.BUTTON and part["style"] != LINK:
            yield Press(custom_id)
        elif part["type"] == Part.USER_SELECT:
            yield Press(custom_id, (somebody,), menu=True)
        elif part["type"] in SELECTS and part.get("options"):
            least = max(1, part["min_values"])
            values = [option["value"] for option in part["options"]]
            yield from (
                Press(custom_id, tuple(values[at : at + least]), menu=True)
                for at in range(len(values) + 1 - least)
            )


def filled(modal: Json) -> Iterator[tuple[str, object]]:
    """Yield the form's fields that cannot stay as they are, each with what is filled in."""
    for _, part in walk(modal["components"]):
        if part["type"] == Part.TEXT_INPUT:
            yield part["custom_id"], FILLED
        elif part["type"] == Part.FILE_UPLOAD:
            yield part["custom_id"], [Upload("file.json", FILLED.encode())]


def told(seen: Seen) -> str:
    """Return all of a message except the numbers that no two worlds share."""
    words = json.dumps([seen.text, seen.message.components, seen.alt_texts], ensure_ascii=False)
    files = [data.decode("latin-1") for data in seen.files.values()]
    return LONG_NUMBERS.sub("#", " ".join([words, *files]))
