"""Reports how high panels are on a phone, in the page of the stand-in.

python -m tests.cogs.phone [GAME ...] [--each]

It measures whole messages as the person who has opened the panel sees them, in both languages:
every kind of question of every mode at its largest offer, and fifty moments of random games. A
message of somebody who plays alone also has a story above.
"""

import argparse
import asyncio
from collections.abc import Sequence
from statistics import median

from render.painters import PAINTERS
from tests.cogs.phone.alone import pages
from tests.cogs.phone.messages import shown
from tests.cogs.phone.screen import Measured, phone
from tests.cogs.phone.states import State, kinds, moments

LANGUAGES = ("en", "ru")
HIGHEST = 900  # no panel may be taller
COLUMN = 293  # the least width of a picture


async def measured(states: Sequence[State], language: str) -> list[Measured]:
    async with phone(language) as screen:
        return await screen.measured([await shown(state, language) for state in states])


async def room() -> int:
    async with phone("en") as screen:
        return await screen.room()


def told(game: str, what: str, found: Sequence[Measured], room: int) -> str:
    heights = [it.height for it in found]
    fit = sum(it.asked <= room for it in found)
    whole = sum(height <= room for height in heights)
    narrow = sum(it.width is not None and it.width < COLUMN for it in found)
    over = sum(height > HIGHEST for height in heights)
    return (
        f"| {game} | {what} | {len(heights)} | {fit} | {whole} | {median(heights):.0f} "
        f"| {max(heights)} | {over} | {narrow} |"
    )


async def report(games: Sequence[str], each: bool) -> None:
    space = await room()
    print(f"The messages have {space} px of the screen.", flush=True)
    for game in games:
        for what, states in (("kinds", list(kinds(game).values())), ("moments", moments(game))):
            found = list[Measured]()
            for language in LANGUAGES:
                these = await measured(states, language)
                found += these
                if each:
                    for state, it in zip(states, these, strict=True):
                        print(game, language, state.name, it.height, it.width)
            print(told(game, what, found, space), flush=True)
        alone = [it for language in LANGUAGES for it in await pages(game, language)]
        print(told(game, "alone", alone, space), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.phone")
    parser.add_argument("games", nargs="*", default=list(PAINTERS))
    parser.add_argument("--each", action="store_true", help="tell the height of each state")
    asked = parser.parse_args()
    asyncio.run(report(asked.games, asked.each))


if __name__ == "__main__":
    main()
