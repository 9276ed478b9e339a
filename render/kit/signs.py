"""Icons in running text: what is counted there is drawn as its sign, as on the board."""

import re
import tomllib
from functools import cache
from pathlib import Path

from render.kit.text import ICON_END, ICON_START

FOLDER = Path(__file__).parents[1]


@cache
def counted(game: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the icons of what is counted in a game's texts, each with the pattern of its words in
    every language; the game's signs.toml has lines like `coin = ["coins?", "монет[аыу]?"]`."""
    path = FOLDER / game / "signs.toml"
    if not game or not path.exists():
        return ()
    table = tomllib.loads(path.read_text("utf-8"))
    return tuple(
        (icon, re.compile(rf"(\d) (?:{'|'.join(words)})(?!\w)")) for icon, words in table.items()
    )


def with_signs(text: str, game: str) -> str:
    """Replace counted nouns by icons: `2 coins` becomes a 2 and an icon; other words stay."""
    for icon, pattern in counted(game):
        text = pattern.sub(rf"\1{ICON_START}{icon}{ICON_END}", text)
    return text
