"""The cover of a game: its land at the hour that suits it, with its own pieces in front.

No letters but the game's name: what one knows a game by is a silhouette, a light and its pieces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageOps

from render.kit.canvas import Canvas, on_layer
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box, Point
from render.kit.icons import draw_icon
from render.kit.materials import glow
from render.kit.matter import WOOD, Matter
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import Colour, Theme, mix

WIDTH, HEIGHT = 1200, 400
PIXELS = 900
TITLE = Style(Face.TITLE, 104, 60, 2)
NAME = Box(36, 40, 560, 320)  # the left third belongs to the title
STEPS = 28  # points of a ridge
RAGGED = 0.35  # a share of a ridge's height

Silhouette: TypeAlias = Callable[[Pen], None]


class Ridge(NamedTuple):
    """A line of hills: how high it stands in the middle and how much it moves, and its colour."""

    y: float
    swing: float
    colour: Colour


class Actor(NamedTuple):
    """A piece in front: its icon, the middle of its foot, and how large it is."""

    icon: str
    foot: Point
    size: float
    matter: Matter | None = WOOD


@dataclass(frozen=True)
class Cover:
    """`sky` goes from its upper to its lower colour; `light` is where sun, moon or fire stand, with
    its reach and colour; `silhouette` draws behind the pieces, in the units of the picture."""

    sky: tuple[Colour, Colour]
    light: tuple[Point, float, Colour]
    ridges: Sequence[Ridge]
    actors: Sequence[Actor]
    silhouette: Silhouette
    disc: float = 0  # radius of a moon or sun in the light
    ink: Colour = (255, 244, 222)


def cover_picture(game: str, title: str, cover: Cover, theme: Theme) -> Picture:
    return still(draw_cover(game, title, cover, theme, PIXELS), f"{game}-cover", f"{title}.")


def draw_cover(game: str, title: str, cover: Cover, theme: Theme, width: int) -> Canvas:
    canvas = on_layer(
        ("cover", game),
        Box(0, 0, WIDTH, HEIGHT),
        width,
        theme,
        lambda ground: draw_scene(ground, game, cover),
    )
    halo = mix(cover.sky[0], (0, 0, 0), 0.6)
    canvas.write(title, NAME, TITLE, cover.ink, "left", halo=halo)
    return canvas


def draw_scene(canvas: Canvas, game: str, cover: Cover) -> None:
    size = canvas.image.size
    upper, lower = cover.sky
    column = Image.linear_gradient("L").resize((1, size[1]))
    canvas.image.paste(ImageOps.colorize(column, upper, lower).resize(size))
    lay(canvas, lambda pen: sky_of(pen, game, cover))
    shine(canvas, cover, 255)
    for number, ridge in enumerate(cover.ridges):
        line = ridge_line(f"{game} {number}", ridge)
        lay(canvas, partial(Pen.polygon, points=line, fill=ridge.colour))
    lay(canvas, cover.silhouette)
    shine(canvas, cover, 120)
    for actor in cover.actors:
        x, y = actor.foot
        box = Box(x - actor.size / 2, y - actor.size, actor.size, actor.size)
        draw_icon(canvas, actor.icon, box, matter=actor.matter)


def lay(canvas: Canvas, paint: Silhouette) -> None:
    pen = Pen(canvas.image.size, (WIDTH, HEIGHT), 2)
    paint(pen)
    drawn = pen.finished()
    canvas.image.paste(drawn, (0, 0), drawn)


def sky_of(pen: Pen, game: str, cover: Cover) -> None:
    """Stars, and the moon or the sun."""
    chance = Random(f"stars {game}")
    (x, y), _, colour = cover.light
    star = mix(cover.sky[0], cover.ink, 0.55)
    for _ in range(46):
        at = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT * 0.55)
        pen.circle(at, chance.choice((1, 1.4, 2.2)), star)
    if cover.disc:
        pen.circle((x, y), cover.disc, colour)


def shine(canvas: Canvas, cover: Cover, strength: int) -> None:
    (x, y), reach, colour = cover.light
    left, top, right, bottom = canvas.pixels(Box.around((x, y), 2 * reach))
    light = glow((right - left, bottom - top), colour, strength)
    canvas.image.paste(light, (left, top), light)


def ridge_line(seed: str, ridge: Ridge) -> list[Point]:
    """A winding line from side to side, closed below."""
    chance = Random(seed)
    coarse = [chance.uniform(-1, 1) for _ in range(7)]
    points = [(-20.0, float(HEIGHT + 20))]
    for step in range(STEPS + 1):
        at = step / STEPS * (len(coarse) - 1)
        left = min(int(at), len(coarse) - 2)
        share = (1 - (at - left)) ** 2 * (1 + 2 * (at - left))
        bend = coarse[left] * share + coarse[left + 1] * (1 - share)
        rough = chance.uniform(-1, 1) * RAGGED / 2
        points.append((step / STEPS * WIDTH, ridge.y - ridge.swing * (bend + rough)))
    return [*points, (WIDTH + 20.0, float(HEIGHT + 20))]
