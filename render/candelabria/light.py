"""The light of the map: where flames burn the land is seen by day, elsewhere by night."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.candelabria import layout
from render.candelabria.land import land
from render.kit.canvas import Canvas
from render.kit.geometry import Point
from render.kit.materials import glow
from rules.candelabria.seen import TerritorySeen, View

COARSE = 4  # light is soft: it is laid out in so much fewer pixels


class Light(NamedTuple):
    """Where it burns, how far it reaches in design units, how strong it is (255: as by day)."""

    spot: Point
    reach: float
    strength: int


def lights(view: View) -> Iterator[Light]:
    for territory in view["territories"]:
        flames = len(territory["flames"])
        candles = sum(candle["flames"] for candle in territory["candles"])
        burning = flames + candles + bool(territory["castle"])
        if burning:
            yield light_of(view["side"], territory, burning)


def light_of(side: str, territory: TerritorySeen, burning: int) -> Light:
    """More flames in one place light more of the land, though not in proportion."""
    centre = land(side).rooms[territory["id"]].centre
    return Light(centre, 210 + 30 * min(8, burning), min(255, 196 + 20 * burning))


@lru_cache(maxsize=64)
def shine(side: int, strength: int) -> Image.Image:
    return glow((side, side), (255, 255, 255), strength).getchannel("A")


def lit(canvas: Canvas, by_day: Image.Image, burning: Iterable[Light]) -> None:
    """Shows the land by day around every light."""
    width, height = canvas.image.size
    dark = Image.new("L", (width // COARSE + 1, height // COARSE + 1), 0)
    scale = canvas.scale / COARSE
    for light in burning:
        side = max(4, round(2 * light.reach * scale))
        x = round((light.spot[0] - canvas.view.x) * scale - side / 2)
        y = round((light.spot[1] - canvas.view.y) * scale - side / 2)
        dark.paste(255, (x, y), shine(side, light.strength))
    left, top, right, bottom = canvas.pixels(layout.MAP)
    frame = max(0, left), max(0, top), min(width, right), min(height, bottom)
    grown = dark.width * COARSE, dark.height * COARSE
    mask = dark.resize(grown, Image.Resampling.BILINEAR).crop(frame)
    canvas.image.paste(by_day.crop(frame), frame[:2], mask)
