"""A harbour in plain boxes: everything a painter must offer, in as few lines as possible."""

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image, ImageDraw

import locales
from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.encode import Picture, animated, below_each_other
from render.kit.focus import Option
from render.kit.look import Look
from render.kit.share import Course
from render.kit.telling import Part

GAME = "quay"
GOODS = ("fish", "rope", "gold")
SIZE = (400, 200)
WATER, STONE, WORKER = (30, 60, 90), (150, 140, 120), (200, 60, 40)


def said(language: str, id: str, **args: str | int) -> str:
    return locales.text(language, f"{GAME}/pictures", id, **args)


def frame(view: Any, look: Look, before: Any = None) -> Image.Image:
    image = Image.new("RGB", SIZE, WATER)
    pen = ImageDraw.Draw(image)
    for place, worker in enumerate(view["sites"].values()):
        pen.rectangle((20 + 95 * place, 60, 90 + 95 * place, 140), STONE)
        if worker >= 0:
            pen.ellipse((45 + 95 * place, 90, 65 + 95 * place, 110), WORKER)
    return image


def board(
    view: Any,
    look: Look,
    *,
    region: str | None = None,
    options: Sequence[Option] = (),
    arrows: Sequence[Arrow] = (),
    player: int | None = None,
) -> Picture:
    words = said(look.language, "alt-board", round=view["round"])
    return below_each_other([frame(view, look)], "quay-board", words)


def boards(view: Any, look: Look, player: int | None = None) -> list[Picture]:
    return [board(view, look, player=player)]


def told(view: Any, look: Look, player: int | None = None) -> list[Part]:
    return [Part(moment(view, look.language), [board(view, look).alt])]


def asked(view: Any, look: Look, *, options: Sequence[Option], player: int) -> Picture:
    return board(view, look, options=options, player=player)


def close_ups(
    views: Sequence[Any], look: Look, player: int | None = None, most: int = 2
) -> list[Picture]:
    return [board(views[-1], look, player=player)]


def panel(view: Any, player: int, look: Look, *, options: Sequence[Option] = ()) -> Picture:
    return board(view, look, options=options, player=player)


def face(key: str, look: Look) -> CardFace:
    name, words = (said(look.language, f"{key}{part}") for part in ("", "-words"))
    return CardFace(name, said(look.language, "kind"), words, "", STONE)


def lookup(key: str, look: Look) -> Picture:
    told = face(key, look)
    image = Image.new("RGB", SIZE, told.band)
    return below_each_other([image], f"quay-{key}", f"{told.title}. {told.words}")


def results(view: Any, look: Look, history: Sequence[Any] = ()) -> Picture:
    return below_each_other([frame(view, look)], "quay-results", said(look.language, "alt-end"))


def share(view: Any, look: Look, course: Course, history: Sequence[Any] = ()) -> Picture:
    return below_each_other([frame(view, look)], "quay-share", said(look.language, "alt-end"))


def cover(look: Look) -> Picture | None:
    return None


def replay(views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()) -> Picture:
    drawn = frames or [frame(view, look) for view in views]
    return animated(drawn, "quay-replay", said(look.language, "alt-end"))


def regions(language: str, view: Any = None) -> dict[str, str]:
    return {}


def moment(view: Any, language: str) -> str:
    return said(language, "round", round=view["round"])


def marks(view: Any) -> Mapping[int, int]:
    return {}


def holdings(view: Any, language: str) -> Sequence[Mapping[str, int | str]]:
    return [
        {said(language, good): held for good, held in seat["goods"].items()}
        for seat in view["seats"]
    ]


def known_keys() -> list[str]:
    return list(GOODS)


def arrows_since(views: Sequence[Any]) -> list[Arrow]:
    return []
