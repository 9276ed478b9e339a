"""Plays a game added to a copy of the code through the bot: python -m tests.newcomer.play"""

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cogs.games.faces import FACES
from render.painters import PAINTERS
from rules import GAMES
from sandbox.people import Person
from tests.bench import Bench
from tests.cogs.house import app_of, at_home
from tests.cogs.playing import called, play_on, sit_down
from tests.newcomer import GAME

COPY = Path(__file__).parent.parent.parent


async def play(folder: Path) -> None:
    assert {GAME} < set(GAMES) & set(FACES) & set(PAINTERS)
    async with at_home(folder, ("anna", "boris")) as table:
        await learn(table["anna"])
        thread = await sit_down(table, GAME, ["anna", "boris"])
        await by_typing(table, await called(table, thread))
        await play_on(table, thread, Random(1))
        anna = table["anna"].go(thread)
        end = next(seen for seen in reversed(anna.messages(thread)) if "Replay" in buttons(seen))
        assert "goods:" in end.text, end.text
        pictures = [alt for seen in anna.messages(thread) for alt in seen.alt_texts]
        assert any("The harbour in round" in alt for alt in pictures), pictures
        assert any("at the end of the day" in alt for alt in pictures), pictures
        assert not app_of(table).faults.latest()


async def learn(anna: Person) -> None:
    """Open a screen of the introduction, a topic of the rules, and a card by another word for
    it."""
    contents = (await anna.slash("rules", game=GAME)).message
    screen = (await anna.press("How to play", on=contents)).message
    assert screen.images
    assert "Workers go to the sites" in screen.text
    topic = (await anna.slash("rules", topic="yard", game=GAME)).message
    assert "costs a rope" in topic.text
    assert "p. 2" in topic.text, topic.text
    card = (await anna.slash("card", name="hawser")).message
    assert card.alt_texts == ["Rope. From the loft; pays for the yard."], card.alt_texts


async def by_typing(table: Bench, person: Person | None) -> None:
    assert person is not None
    panel = (await person.slash(f"{GAME} send", to="pier", confirm=True)).message
    assert panel.text.startswith("✓"), panel.text
    await person.sees("goes to Pier")


def buttons(seen: object) -> list[str]:
    return [button.label for button in getattr(seen, "buttons", ())]


if __name__ == "__main__":
    assert Path.cwd() == COPY, "to be run in the copy"
    with TemporaryDirectory() as kept:
        asyncio.run(play(Path(kept)))
    print("played", file=sys.stderr)
