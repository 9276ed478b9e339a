"""The light of the map: where flames burn the land is seen by day, elsewhere by night."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.candelabria.land import land
from render.kit.canvas import Canvas
from render.kit.geometry import Point
from render.kit.materials import glow
from rules.candelabria.seen import TerritorySeen, View

COARSE = 4  # light is drawn smaller by this factor, being soft


class Light(NamedTuple):
    """A light: its spot, its reach in design units and its strength (255: as by day)."""

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
    """Return the light of a territory; more flames light more, though not in proportion."""
    centre = land(side).rooms[territory["id"]].centre
    return Light(centre, 210 + 30 * min(8, burning), min(255, 196 + 20 * burning))


@lru_cache(maxsize=64)
def shine(side: int, strength: int) -> Image.Image:
    return glow((side, side), (255, 255, 255), strength).getchannel("A")


def cast_light(
    canvas: Canvas, part: tuple[int, int, int, int], burning: Iterable[Light]
) -> Image.Image:
    """Return the brightness that all lights give to a part of the picture, which is in pixels."""
    left, top, right, bottom = part
    dark = Image.new("L", ((right - left) // COARSE + 1, (bottom - top) // COARSE + 1), 0)
    scale = canvas.scale / COARSE
    for light in burning:
        side = max(4, round(2 * light.reach * scale))
        x = round((light.spot[0] - canvas.view.x) * scale - left / COARSE - side / 2)
        y = round((light.spot[1] - canvas.view.y) * scale - top / COARSE - side / 2)
        dark.paste(255, (x, y), shine(side, light.strength))
    grown = dark.width * COARSE, dark.height * COARSE
    mask = dark.resize(grown, Image.Resampling.BILINEAR)
    return mask.crop((0, 0, right - left, bottom - top))
