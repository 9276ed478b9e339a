"""Measures the cost of looking at a game of 2,000 decisions, and the memory left by many games.

python -m tests.cogs.measure_long [long | many]

The long game is that of ``tests/tables/marathon.py``; its pictures are those of a game of Ryozen.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

import locales
import rules
from cogs.app.warming import keep_for_good
from render.kit.canvas import LAYERS, SPRITES
from render.kit.encode import Picture
from render.kit.ink import INKED
from render.kit.look import Look
from render.painters import PAINTERS
from render.ryozen import painter as ryozen
from rules.core import Message, Words
from rules.core.save import read
from rules.core.verify import verify
from rules.play import decisions, random_answer
from sandbox.interactions import TOKEN_LIFE
from sandbox.people import Person
from tables import Answer, Settings, Status
from tests.bench import Bench
from tests.bench_tables import memory
from tests.cogs.glass import Glass
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.lateness import watched
from tests.cogs.measure import LOOKS, twin
from tests.cogs.playing import verb_of
from tests.tables import marathon

GAME = "marathon"
GAMES = 60  # games played one after the other, to see what stays in memory
SENTENCES = """ask-row = Which row?
ask-cell = Which cell?
log-grew = { $seat }: { $row }, { $cell }.
log-learned = It is { $amount }.
thing = { $name }
"""
Look_ = Callable[[Person, int], Awaitable[object]]


class Gallery(Glass):
    """Paints a game of Ryozen for four, at the point that the long game has reached."""

    def __init__(self) -> None:
        game = rules.new_game("ryozen", seats=4, seed=b"marathon")
        self.views: list[Any] = [game.view(), *(game.view() for _ in decisions(game, Random(1)))]
        self.film = b""

    def of(self, view: Any) -> Any:
        return self.views[view["turns"] * (len(self.views) - 1) // marathon.TURNS]

    def board(self, view: Any, look: Look, **marks: Any) -> Picture:
        return ryozen.board(self.of(view), look)

    def frame(self, view: Any, look: Look, before: Any = None) -> Image.Image:
        return ryozen.frame(self.of(view), look)

    def replay(
        self, views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()
    ) -> Picture:
        made = ryozen.replay([self.of(view) for view in views], look, frames)
        self.film = made.data
        return made


def prepare(folder: Path) -> Gallery:
    """Prepare the long game, with words and pictures."""
    for language in locales.LANGUAGES:
        (folder / language / GAME).mkdir(parents=True)
        (folder / language / GAME / "game.ftl").write_text(SENTENCES, "utf-8")
    locales.FOLDERS.append(folder)
    for noun in ("row", "cell"):
        marathon.book.noun(noun)(plain)
    rules.GAMES[GAME] = marathon.book
    gallery = Gallery()
    PAINTERS[GAME] = gallery
    return gallery


def plain(name: str) -> Words:
    return Message("thing", {"name": name})


async def played(bench: Bench, game: str, chance: Random, most: int = 10_000) -> int:
    """Play a table of two by answers alone; return its number."""
    app = app_of(bench)
    anna, boris = (bench[name].id for name in ("anna", "boris"))
    channel = bench.channel
    settings = Settings(game=game, seats=2, pace="none")
    table = await app.tables.lobby.create(
        anna, settings, guild=channel.guild_id, channel=channel.id
    )
    await app.tables.lobby.join(table.id, boris)
    await app.tables.lobby.start(table.id, anna)
    for _ in range(most):
        now = await app.tables.finding.table(table.id)
        if now.status is not Status.RUNNING:
            break
        actor = now.seats[now.asked[0].seat].actor or 0
        choice = (await app.tables.play.question(now.id, actor)).question
        assert choice is not None
        answer = Answer(choice.point, random_answer(choice, chance))
        await app.tables.play.answer_line(now.id, actor, [answer])
    return table.id


async def show_replay(person: Person, number: int) -> None:
    seen = (await person.slash("replay", table=number)).message
    for step in ("turn-back", "first", "on", "last"):
        ids = [it.custom_id or "" for it in seen.buttons if verb_of([it]) == "step"]
        seen = (await person.press(next(id for id in ids if id.endswith(step)), on=seen)).message


async def show_film(person: Person, number: int) -> None:
    seen = (await person.slash("replay", table=number)).message
    await person.press(f"e/film/{number}", on=seen)


async def export(person: Person, number: int) -> None:
    await person.slash("game export", table=number)


async def complete(person: Person, number: int) -> None:
    for typed in ("", "r", "row 3"):
        await person.autocomplete("move", "text", typed, table=str(number))


def slash(path: str) -> Look_:
    async def typed(person: Person, number: int) -> None:
        await person.slash(path, table=number)

    return typed


async def long_game(bench: Bench, gallery: Gallery) -> None:
    number = await played(bench, GAME, Random(1), 1990)
    now = await app_of(bench).tables.finding.table(number)
    asked = now.seats[now.asked[0].seat].actor
    person = next(person for person in bench.people.values() if person.id == asked)
    keep_for_good()
    looks: dict[str, Look_] = {
        **{path: slash(path) for path in ("turn", "board", "log", "since", "seat")},
        "move, completing": complete,
        "replay, five steps": show_replay,
        "film": show_film,
    }
    for name, look in looks.items():
        await measured(name, look, person, number)
    print(f"film: {len(gallery.film) / 1e6:.1f} MB")
    await all_told(bench)
    app = app_of(bench)
    await app.tables.moderation.end(number, person.id)
    await measured("game export", export, person, number)
    saved = read(await app.tables.history.export(number))
    began = time.thread_time()
    verify(marathon.book, saved)
    print(f"verification: {1000 * (time.thread_time() - began):.0f} ms")


async def measured(name: str, look: Look_, person: Person, number: int) -> None:
    with watched() as found:
        wall = time.perf_counter()
        await look(person, number)
        wall = time.perf_counter() - wall
        await asyncio.sleep(0.02)
    worst, others = found.worst(bot=True), found.worst(bot=False)
    print(
        f"{name}: {1000 * wall:.0f} ms, longest callback {worst:.0f} ms of the bot's, "
        f"{others:.0f} of the stand-in's"
    )
    for block in sorted(found.blocks, reverse=True)[:2]:
        print(f"    {block.cpu:.0f} ms {block.what}: {block.doing}")


def forget(bench: Bench) -> None:
    """Clear everything that the stand-in keeps, so that only the bot's memory is measured."""
    world = bench.world
    for messages in world.messages.values():
        messages.clear()
    world.clock.advance(TOKEN_LIFE)
    for kept in (world.files, world.interactions_by_token, world.nonces):
        kept.clear()
    for session in bench.sandbox.gateway.sessions.values():
        session.sent.clear()


async def many_games(bench: Bench) -> None:
    """Play many games to their end, look at them, and forget them."""
    app, chance = app_of(bench), Random(2)
    print("games, MB in memory, games kept, panels and views kept by the library, pictures kept")
    for count in range(1, GAMES + 1):
        game = ("ryozen", "bonfire")[count % 2]
        number = await played(bench, game, chance, 60)
        table = await app.tables.finding.table(number)
        for look in LOOKS:
            await look(twin(bench, bench["anna"], table), table, chance)
        await all_told(bench)
        forget(bench)
        if count % (GAMES // 6) == 0:
            views = app._connection._view_store
            kept = sum(cache.used for cache in (LAYERS, SPRITES, INKED)) / 1e6
            print(
                f"{count}, {memory():.0f} MB, {len(app.tables.house.games.tables)}, "
                f"{len(views._views) + len(views._modals)}, {kept:.0f} MB"
            )


async def main(parts: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home, texts = Path(folder) / "home", Path(folder) / "texts"
        home.mkdir()
        texts.mkdir()
        gallery = prepare(texts)
        async with at_home(home) as bench:
            bench.sandbox.rest.judges.clear()
            bench.sandbox.gateway.judges.clear()
            if "long" in parts:
                await long_game(bench, gallery)
            if "many" in parts:
                await many_games(bench)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or ["long", "many"]))
