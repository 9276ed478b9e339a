"""The application's own emojis: everybody's mark on the board, and counted things, as small
pictures."""

import hashlib
import io
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from render.kit.drawings import icon_named
from render.kit.markers import RIVAL, SHAPES, paint_marker
from render.kit.pen import Pen
from render.kit.signs import counted
from render.kit.theme import THEMES, Theme
from render.painters import PAINTERS, colours

SIDE = 128  # pixels; Discord shows far fewer


@dataclass(frozen=True)
class Emoji:
    """A small picture of something in a game: a seat's shape, or a counted thing."""

    game: str
    thing: str
    mark: str  # a hash of the drawing's pixels
    png: bytes

    @property
    def name(self) -> str:
        """Return the emoji's name on Discord. It changes with the drawing, and begins with the
        thing, for people whose screen reader speaks it."""
        return f"{self.thing}_{self.game}_{self.mark}"


def emojis() -> Iterator[Emoji]:
    for game in PAINTERS:
        theme = colours(game, THEMES[0])
        for seat in range(RIVAL):
            yield drawn(game, SHAPES[seat], seat_mark(theme, seat))
        for icon, _ in counted(game):
            yield drawn(game, icon, sign(theme, icon))


def drawn(game: str, thing: str, image: Image.Image) -> Emoji:
    file = io.BytesIO()
    image.save(file, "png", optimize=True)
    return Emoji(game, thing, hashlib.sha256(image.tobytes()).hexdigest()[:8], file.getvalue())


def seat_mark(theme: Theme, seat: int) -> Image.Image:
    pen = Pen((SIDE, SIDE))
    paint_marker(pen, theme, seat)
    return pen.finished()


def sign(theme: Theme, icon: str) -> Image.Image:
    pen = Pen((SIDE, SIDE))
    icon_named(icon, theme)(pen, theme)
    return pen.finished()
