"""The requests that the bot sends to Discord, the ways they can fail, and checks of the outcome."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

import aiohttp

from cogs.words.story import paragraphs
from cogs.words.texts import bold
from db import SqliteStore
from rules.play import random_answer
from sandbox.faults import Fault
from sandbox.model import Channel
from sandbox.people import InteractionFailedError, Person
from sandbox.seen import Seen
from tables import Answer
from tables.base.news import Moved, decode
from tests.bench import Bench, until
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import called, sit_down, take_turn
from tests.stores import waiting_news

LONG = 20 * 60  # seconds; longer than the sender ever waits
LEAPS = 10
MOST_PRESSES = 12

Step = Callable[[Bench, Channel], Awaitable[None]]


@dataclass(frozen=True)
class Work:
    """A request of the bot, and the acts of people that cause it."""

    method: str
    path: str  # with {thread}, {games}, {gallery} and {dm} for places
    step: Step
    files: bool | None = None
    game: str = "quay"


async def turn(table: Bench, thread: Channel) -> None:
    """Let whoever is called play by the private panel, after any mention that was held back."""
    leap(table, 600)
    await all_told(table)
    person = await called(table, thread)
    assert person is not None
    await take_turn(person, Random(3))


def places_of(table: Bench, thread: Channel | None = None) -> dict[str, int]:
    boris = table["boris"]
    there = {channel.name: channel.id for channel in table.world.channels.values()}
    return {
        "games": table.channel.id,
        "gallery": there.get("gallery", 0),
        "thread": thread.id if thread else 0,
        "dm": table.world.dm_between(table.world.bot, boris.user).id,
    }


async def running(table: Bench, game: str) -> Channel:
    """Start a table of two, watched turn by turn by a channel; one of them prefers direct
    messages."""
    gallery = table.world.add_channel(table.guild, "gallery")
    thread = await sit_down(table, game, ["anna", "boris"])
    await table["dina"].go(gallery).slash("spectate table", table="1")
    boris = table["boris"]
    await app_of(table).tables.absence.prefer(boris.id, lambda it: setattr(it, "pings", "messages"))
    await all_told(table)
    return thread


async def settle(table: Bench) -> None:
    """Let time pass until everything that can be told is told."""
    house, looks = app_of(table).tables.house, count()

    async def told() -> bool:
        for _ in range(2):
            await table.quiet()
            await asyncio.sleep(0.01)
        if not await waiting_news(house.store, house.time.now()):
            return True
        look = next(looks)
        if look % 4 == 0 and look < 4 * LEAPS:
            leap(table, LONG)
        return False

    await until(told, "everything to be told")


def outbox(table: Bench, kind: str) -> list[tuple[str, str, int | None]]:
    """Return topic, status and message of all news for places of this kind, in order."""
    store = app_of(table).tables.house.store
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as db:
        return db.execute(
            "SELECT topic, status, message FROM outbox WHERE kind = ? AND (status <> 'waiting'"
            " OR at <= (SELECT max(changed) FROM tables)) ORDER BY id",
            (kind,),
        ).fetchall()


def words_in(person: Person, place: Channel) -> dict[int, str]:
    """Return by id the text of each message in a place that has any words."""
    there = [seen for seen in person.messages(place) if not seen.ephemeral]
    return {seen.id: seen.text for seen in there if seen.text}


def moves_told(table: Bench, thread: Channel) -> tuple[Counter[str], Counter[str]]:
    """Count the lines about moves that should stand in the thread, and those that do."""
    store, game = app_of(table).tables.house.store, running_game(table)
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as db:
        rows = db.execute(
            "SELECT body FROM outbox WHERE kind = 'thread' AND topic = 'Moved' ORDER BY id"
        ).fetchall()
    moves = [decode(body) for (body,) in rows]
    names = bold([table[name].user.display for name in ("anna", "boris")])
    lines = Counter(
        line
        for move in moves
        if isinstance(move, Moved)
        for line in paragraphs(game, move.events, "en", names)
    )
    there = "\n".join(words_in(table["anna"], thread).values()).splitlines()
    return lines, Counter(line for line in there if line in lines)


def running_game(table: Bench) -> str:
    store = app_of(table).tables.house.store
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as db:
        return str(db.execute("SELECT game FROM tables").fetchone()[0])


# Passing troubles

Breaking = Callable[[Bench, str, str, bool | None], Fault]


def late(table: Bench, method: str, path: str, files: bool | None) -> Fault:
    """Carry a request out only after the library has given it up."""
    fault = table.sandbox.faults.hold(path, method=method, files=files)
    request = aiohttp.ClientSession._request

    async def impatient(
        session: aiohttp.ClientSession, method: str, url: str, **options: Any
    ) -> aiohttp.ClientResponse:
        answer = asyncio.ensure_future(request(session, method, url, **options))
        if fault.times and fault.path.search(url):
            held = asyncio.ensure_future(fault.held.wait())
            await asyncio.wait([answer, held], return_when=asyncio.FIRST_COMPLETED)
            if not held.cancel():
                answer.cancel()
                fault.go_on.set()
                patience_is_lost.stop()
                raise TimeoutError
        return await answer

    patience_is_lost = patch.object(aiohttp.ClientSession, "_request", impatient)
    patience_is_lost.start()
    return fault


PASSING: dict[str, Breaking] = {
    "429": lambda t, method, path, files: t.sandbox.faults.rate_limit(
        path, method=method, files=files, times=3, retry_after=0.01
    ),
    "500": lambda t, method, path, files: t.sandbox.faults.fail(
        path, 500, method=method, files=files, times=2
    ),
    "500 for long": lambda t, method, path, files: t.sandbox.faults.fail(
        path, 500, method=method, files=files, times=7
    ),
    "503": lambda t, method, path, files: t.sandbox.faults.fail(
        path, 503, method=method, files=files, times=2
    ),
    "cut": lambda t, method, path, files: t.sandbox.faults.cut(path, method=method, files=files),
    "late": late,
}


def break_it(table: Bench, work: Work, how: Breaking, places: dict[str, int]) -> Fault:
    return how(table, work.method, work.path.format(**places) + "$", work.files)


# People who try again


async def stubborn_turn(table: Bench, thread: Channel) -> None:
    """Press until the turn is taken, whatever is answered in between."""
    person = await called(table, thread)
    assert person is not None
    finding = app_of(table).tables.finding
    before = (await finding.table(1)).decisions
    for _ in range(MOST_PRESSES):
        await one_press(person)
        if (await finding.table(1)).decisions > before:
            return
    raise AssertionError("the turn cannot be taken")


async def one_press(person: Person) -> None:
    """Press Confirm or an answer on the newest panel; without one, Take turn on the newest call."""
    seen = next(m for m in reversed(person.messages()) if wanted(m))
    try:
        await person.press(wanted(seen), on=seen)
    except InteractionFailedError:
        return  # Discord tells the person, who presses again


def wanted(seen: Seen) -> str:
    live = [one.custom_id for one in seen.buttons if one.custom_id and not one.disabled]
    for verb in ("confirm", "answer", "turn"):
        for custom_id in live:
            if custom_id.startswith(f"e/{verb}/"):
                return custom_id
    return ""


async def play_by_message(table: Bench, count: int = 1) -> None:
    """Play from `/mygames` or from direct messages alone."""
    play, chance = app_of(table).tables.play, Random(5)
    for _ in range(count):
        now = await app_of(table).tables.finding.table(1)
        actor = now.seats[now.asked[0].seat].actor
        assert actor is not None
        question = (await play.question(1, actor)).question
        assert question is not None
        await play.answer_line(1, actor, [Answer("", random_answer(question, chance))])
        await settle(table)
