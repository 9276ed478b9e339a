"""Searches everything that people are shown for what they may not know.

Secrets are the things that a table shows to one seat and hides from another, the seed of a running
game, and private notes. A secret that somebody was once rightly shown is no secret from them any
more. Words of the bot's own sentences betray nothing by themselves.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import locales
import rules
from cogs.words.texts import Texts
from rules.core import Game
from sandbox.model import Channel, Interaction, Message
from sandbox.world import Event
from tables import Table
from tables.turn import ahead, tryouts
from tests.bench import Bench
from tests.cogs.house import app_of, tables_of

NOTE = "noted-at-{table}-by-{seat}"  # the beginning of private notes, which only the seat may read
# Screens with hidden things dealt anew: the panel and board of a try-out, and the panel of a turn
# ahead. test_tryouts.py and test_ahead.py check that they do not depend on what is
# hidden.
BOARDS = "|".join(re.escape(Texts(language)("tryout-board")) for language in locales.LANGUAGES)
IMAGINED = re.compile(
    rf'"e/answer/\d+/{tryouts.PREFIX}\d+\.|{BOARDS}|"e/[a-z-]+/\d+/{ahead.PREFIX}\.'
)
TEXTS = (".json", ".txt", "glass.webp")  # ends of the names of files that are searched as text
Reader = int | None  # a person; None stands for everybody
Words = Mapping[int | None, set[str]]  # by seat: words it may know; None stands for everybody


class Leaks:
    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.shown: list[tuple[Reader, str]] = []  # shown since the last check
        self.answered: list[Interaction] = []
        self.known: dict[Reader, set[str]] = defaultdict(set)
        self.views: dict[int, tuple[int, Words]] = {}  # by table: length of its log, words
        bench.world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        bot = self.bench.world.bot
        if event.name in ("message_create", "message_update") and event.subject.author is bot:
            message: Message = event.subject
            self.shown.append((self.reader(message), everything(message)))
            assert not message.mention_everyone, f"everybody was called: {everything(message)}"
        elif event.name == "interaction_changed":
            self.answered.append(event.subject)

    def reader(self, message: Message) -> Reader:
        if message.only_for is not None:
            return message.only_for
        channel: Channel = self.bench.world.channels[message.channel_id]
        others = [user.id for user in channel.recipients if user is not self.bench.world.bot]
        return others[0] if len(others) == 1 else None

    async def look(self) -> None:
        """Raise if somebody was shown, since the last look, what they may not know."""
        for it in self.answered:
            self.shown.append((it.user.id, json.dumps([it.choices, it.modal], ensure_ascii=False)))
            if it.original is not None and self.reader(it.original) != it.user.id:
                raise AssertionError(f"answered in public: {it.data} by {everything(it.original)}")
        shown, self.shown, self.answered = self.shown, [], []
        secrets = await self.learn()
        for reader, text in shown:
            await self.check_notes(reader, text)
            if IMAGINED.search(text):
                continue
            read = words(text)
            for table, secret in secrets:
                seen = secret & read - self.known[reader]
                assert not seen, f"{reader} is shown {seen} of table {table.id}: {text}"

    async def check_notes(self, reader: Reader, text: str) -> None:
        for table, seat in re.findall(NOTE.format(table=r"(\d+)", seat=r"(\d+)"), text):
            now = await app_of(self.bench).tables.finding.table(int(table))
            own = int(seat) in now.seats_of(reader)
            assert own, f"{reader} reads a note of seat {seat} of table {table}: {text}"

    async def learn(self) -> list[tuple[Table, set[str]]]:
        """Return each table with the words that are hidden at it now.

        Words that a reader may see are noted as known from now on, even if they are taken back.
        """
        return [(table, await self.learn_of(table)) for table in await tables_of(self.bench)]

    async def learn_of(self, table: Table) -> set[str]:
        async with app_of(self.bench).tables.house.open(table.id) as opened:
            game = opened.game
        held = self.held(table, game)
        for reader in (None, *(person.id for person in self.bench.people.values())):
            self.known[reader] |= held[None] | held[table.seat_of(reader)]
        hidden = set().union(*held.values()) - common_words()
        if table.day is not None and app_of(self.bench).tables.challenges.over(table.day):
            return hidden  # the seed of a challenge that is over is public
        return hidden | {game.seed.hex()}

    def held(self, table: Table, game: Game[Any]) -> Words:
        """Return the words of all views, which change only when the log grows."""
        at, held = self.views.get(table.id, (-1, {}))
        if at != len(game.log):
            seats = (None, *range(len(table.seats)))
            held = {seat: words_in(game.view(seat)) for seat in seats}
            self.views[table.id] = len(game.log), held
        return held


def words_in(view: Mapping[str, Any]) -> set[str]:
    """Return every word of a view except its questions', which are listed elsewhere."""
    position = {part: view[part] for part in view if part != "pending"}
    return {word for text in strings(position) for word in words(text)}


@cache
def common_words() -> set[str]:
    files = [file for folder in locales.FOLDERS for file in folder.rglob("*.ftl")]
    names = Path(rules.__file__).parent.rglob("*.toml")
    return {word for file in (*files, *names) for word in words(file.read_text("utf-8"))}


@lru_cache(maxsize=10_000)  # views repeat themselves
def words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.casefold()))


def strings(view: Any) -> Iterator[str]:
    match view:
        case str():
            yield view
        case dict():
            for key, part in view.items():
                yield str(key)
                yield from strings(part)
        case list() | tuple():
            for part in view:
                yield from strings(part)


def everything(message: Message) -> str:
    """Return everything in a message: its text, components with their ids, embeds and files."""
    return "\n".join([message.content, json.dumps(message.components, ensure_ascii=False),
                      json.dumps(message.embeds, ensure_ascii=False), *files(message)])  # fmt: skip


def files(message: Message) -> Iterable[str]:
    for file in message.attachments:
        yield f"{file.filename} {file.description or ''}"
        if file.filename.endswith(TEXTS):
            yield file.data.decode()
