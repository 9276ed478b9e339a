"""A painter that records everything it is given, so that leaks into pictures can be read."""

import json
from collections.abc import Sequence
from typing import Any

from PIL import Image

from render.kit.alt import shorten
from render.kit.cards import CardFace
from render.kit.encode import Picture
from render.kit.legend import Sign
from render.kit.look import Look
from render.kit.painter import Painter
from render.kit.share import Course
from render.kit.telling import Part

MOST_SEATS = 8  # seats in any game


class Glass:
    """Returns the view itself as the picture. What stands on cards, which is no secret, is told by
    another painter, if any."""

    def __init__(self, cards: Painter | None = None) -> None:
        self.cards = cards

    def board(self, view: Any, look: Look, **marks: Any) -> Picture:
        words = json.dumps(view)
        return Picture(words.encode(), "glass.webp", shorten(words), 10, 10, icons=(words,))

    def boards(self, view: Any, look: Look, player: int | None = None) -> list[Picture]:
        return [self.board(view, look)]

    def told(self, view: Any, look: Look, player: int | None = None) -> list[Part]:
        return [Part("glass", [json.dumps(view)])]

    def asked(self, view: Any, look: Look, **marks: Any) -> Picture:
        return self.board(view, look)

    def panel(self, view: Any, player: int, look: Look, **marks: Any) -> Picture:
        return self.board(view, look)

    def close_ups(
        self, views: Sequence[Any], look: Look, player: int | None = None, most: int = 2
    ) -> list[Picture]:
        return [self.board(views, look)]

    def lookup(self, key: str, look: Look) -> Picture:
        return self.board(key, look)

    def face(self, key: str, look: Look) -> CardFace:
        if self.cards is None:
            raise KeyError(key)
        return self.cards.face(key, look)

    def results(self, view: Any, look: Look, history: Sequence[Any] = ()) -> Picture:
        return self.board([view, *history], look)

    def share(self, view: Any, look: Look, course: Course, history: Sequence[Any] = ()) -> Picture:
        return self.board([view, *history], look)

    def signs(self, icons: Sequence[str], look: Look) -> list[Sign]:
        return [Sign(icon, shorten(icon)) for icon in icons]

    def legend(self, icons: Sequence[str], look: Look) -> Picture:
        return self.board(icons, look)

    def cover(self, look: Look) -> Picture | None:
        return None

    def frame(self, view: Any, look: Look, before: Any = None) -> Image.Image:
        return Image.new("L", (1, 1))

    def replay(
        self, views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()
    ) -> Picture:
        return self.board(views, look)

    def regions(self, language: str, view: Any = None) -> dict[str, str]:
        return {"table": "Table"}

    def marks(self, view: Any) -> dict[int, int]:
        return {}

    def holdings(self, view: Any, language: str) -> list[dict[str, int]]:
        return [{"★": 0} for _ in range(MOST_SEATS)]  # the score comes first

    def moment(self, view: Any, language: str) -> str:
        return ""

    def known_keys(self) -> list[str]:
        return []

    def arrows_since(self, views: Sequence[Any]) -> list[Any]:
        return []
