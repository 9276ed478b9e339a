"""Plays the installed example through the bot: python -m tests.newcomer.installed

By hand, in text alone, against automas, by typing, and its first lesson."""

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cogs.games.faces import FACES
from render.painters import PAINTERS
from rules import GAMES, PACKAGES
from rules.lessons import lessons_of
from sandbox.model import Channel
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.learning import Learner
from tests.cogs.playing import called, open_table, play_on, prefer, sit_down, start

GAME = "nomination"
SMALL = {"option.cards": "1"}  # the second value: three cards


async def by_hand(table: Bench) -> None:
    """Let two play to the end, one of them in Russian words alone."""
    anna, boris = table["anna"], table["boris"]
    await prefer(boris, "text_only", "on")
    thread = await sit_down(table, GAME, ["anna", "boris"], agreed=SMALL)
    await by_typing(table, thread)
    await play_on(table, thread, Random(1))
    told = "\n".join(seen.text for seen in anna.go(thread).messages(thread))
    assert "wins the trick for" in told, told
    alts = [alt for seen in anna.messages(thread) for alt in seen.alt_texts]
    assert any("of 3. The " in alt for alt in alts), alts
    assert any("wins" in alt for alt in alts), alts


async def by_typing(table: Bench, thread: Channel) -> None:
    person = await called(table, thread)
    assert person is not None
    panel = (await person.slash(f"{GAME} name", tricks="1", confirm=True)).message
    assert "sealed: 1 trick" in panel.text, panel.text


async def against_automas(table: Bench) -> None:
    anna = table["anna"].go("games")
    card = await open_table(table, anna, GAME, 4)
    panel = (await anna.press("Options", on=card)).message
    for _ in range(3):
        panel = (await anna.press("Add an automa", on=panel)).message
    card = await anna.sees(lambda seen: "4. Automa 4" in seen.text and bool(seen.buttons))
    thread = await start(table, anna, card)
    await play_on(table, thread, Random(2), every=3)
    await all_told(table)
    told = "\n".join(seen.text for seen in anna.go(thread).messages(thread))
    assert "Automa" in told, told


async def lesson(table: Bench) -> None:
    me = Learner(table, table["clara"], lessons_of(GAME)["first"])
    panel = await me.begin(me.lesson.chapters[0])
    assert "have to follow" not in panel.text
    while not me.is_over(panel):
        panel = await me.press(panel)
    assert "A word, and how to keep it" in panel.text, panel.text


async def looked_up(table: Bench) -> None:
    anna = table["anna"]
    topic = (await anna.slash("rules", topic="tricks", game=GAME)).message
    assert "must follow" in topic.text, topic.text
    card = (await anna.slash("card", name="Queen of hearts")).message
    assert "Queen of hearts" in card.alt_texts[0], card.alt_texts


async def play(folder: Path) -> None:
    assert {GAME} < set(GAMES) & set(FACES) & set(PAINTERS)
    print(PACKAGES[GAME].distribution, file=sys.stderr)
    async with at_home(folder, ("anna", "boris", "clara")) as table:
        for scene in (looked_up, lesson, by_hand, against_automas):
            await scene(table)
            assert not app_of(table).faults.latest(), scene
            print(scene.__name__, file=sys.stderr)


if __name__ == "__main__":
    with TemporaryDirectory() as kept:
        asyncio.run(play(Path(kept)))
    print("played", file=sys.stderr)
