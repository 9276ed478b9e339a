"""Walks past everything that the bot shows, without a camera, in a language that is half as long
again (`tests/locales/pseudo.py`): python -m tests.cogs.gallery.longer GAME [FILE]

The stand-in refuses what Discord would refuse. FILE gets the words of all messages.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.locales import pseudo

PEOPLE = ("Mira", "Tobias", "Juno", "Oskar")


async def walk(game: str, folder: Path) -> list[str]:
    """Return what the messages say."""
    # The bot reads its languages when it is imported, so it is imported in here.
    from tests.cogs.gallery.studio import Studio
    from tests.cogs.gallery.tour import Tour
    from tests.cogs.house import at_home

    studio = Studio({}, folder)
    async with at_home(folder, PEOPLE) as bench:
        for person in bench.people.values():
            person.user.locale = pseudo.DISCORD
        await Tour(bench, studio, game, pseudo.LANGUAGE).walk()
    return studio.words


def main(game: str, file: str = "") -> None:
    with tempfile.TemporaryDirectory() as kept:
        languages, data = Path(kept) / "languages", Path(kept) / "data"
        data.mkdir()
        pseudo.write(languages)
        with pseudo.spoken(languages):
            words = asyncio.run(walk(game, data))
    if file:
        Path(file).write_text("\n".join(words), "utf-8")
    print(f"{len(words)} messages")


if __name__ == "__main__":
    main(*sys.argv[1:])
