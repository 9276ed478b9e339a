"""Takes screenshots of the messages of whole games:
python -m tests.cogs.gallery [FOLDER] [--games ...] [--languages ...]"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from rules import GAMES
from tests.cogs.gallery.sheets import make_sheets
from tests.cogs.gallery.studio import SIZES, chromium, opened
from tests.cogs.gallery.tour import Tour
from tests.cogs.house import at_home

PEOPLE = {
    "en": ("Mira", "Tobias", "Juno", "Oskar"),
    "ru": ("Света", "Андрей", "Кира", "Семён"),
    "de": ("Lena", "Jonas", "Frieda", "Emil"),
}
LOCALES = {"en": "en-US", "ru": "ru", "de": "de"}


async def tour(folder: Path, games: list[str], languages: list[str]) -> None:
    async with chromium() as browser:
        for game in games:
            for language in languages:
                began = time.perf_counter()
                album = folder / f"{game}-{language}"
                with tempfile.TemporaryDirectory() as data:
                    async with (
                        at_home(Path(data), PEOPLE[language]) as bench,
                        opened(bench.world, album, browser) as studio,
                    ):
                        for person in bench.people.values():
                            person.user.locale = LOCALES[language]
                        await Tour(bench, studio, game, language).walk()
                for size in SIZES:
                    make_sheets(album, size)
                print(f"{album}: {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("artifacts/gallery"))
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--languages", nargs="+", default=["en", "ru"])
    asked = parser.parse_args()
    asyncio.run(tour(asked.folder, asked.games, asked.languages))


if __name__ == "__main__":
    main()
