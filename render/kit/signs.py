"""Icons in running text: what is counted there is drawn as its sign, as on the board."""

import re
import tomllib
from functools import cache
from pathlib import Path

from render.kit.text import ICON_END, ICON_START

FOLDER = Path(__file__).parents[1]


@cache
def signs(game: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return patterns of what is counted in a game's texts, each with its icon, in every
    language; the game's signs.toml has lines like `coin = ["coins?", "монет[аыу]?"]`."""
    path = FOLDER / game / "signs.toml"
    if not game or not path.exists():
        return ()
    table = tomllib.loads(path.read_text("utf-8"))
    return tuple(
        (re.compile(rf"(\d) (?:{'|'.join(words)})(?!\w)"), rf"\1{ICON_START}{icon}{ICON_END}")
        for icon, words in table.items()
    )


def with_signs(text: str, game: str) -> str:
    """`2 coins` becomes a 2 and the icon; what is not counted stays a word."""
    for pattern, sign in signs(game):
        text = pattern.sub(sign, text)
    return text
