"""Illustrations: a land under one light, with a game's own pieces in front.

They have no letters: a silhouette, a light and the pieces that belong there tell the place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageOps

from render.kit.canvas import Canvas
from render.kit.drawings import Draw, icon_named
from render.kit.geometry import Box, Point
from render.kit.materials import glow
from render.kit.matter import WOOD, Matter
from render.kit.pen import Pen, blurred
from render.kit.theme import Colour, mix

WIDTH = 1200
STEPS = 28  # points of a ridge
RAGGED = 0.35  # by how much a ridge's line is rough, as a share of its height
SHADOW_HIGH = 0.42  # length of a shadow, as a share of the height of its piece
SHADOW_LEAN = 1.5  # how far a shadow reaches sideways, as a multiple of its length
SHADOW_DARK = 0.5
SHADE = 150  # how dark the side is that the light does not reach, of 255

Silhouette: TypeAlias = Callable[[Pen], None]


class Ridge(NamedTuple):
    """A line of hills: its height in the middle, how far it rises and falls, and its colour."""

    y: float
    swing: float
    colour: Colour


class Actor(NamedTuple):
    """A piece in the foreground: an icon's name or a drawing of 100 by 100 units, the middle of its
    foot, and its size."""

    piece: str | Draw
    foot: Point
    size: float
    matter: Matter | None = WOOD
    turn: float = 0


@dataclass(frozen=True)
class Scenery:
    """`sky` goes from its upper to its lower colour; `light` is where sun, moon or fire stand, with
    its reach and colour; `silhouette` draws behind the pieces, in the units of the picture."""

    sky: tuple[Colour, Colour]
    light: tuple[Point, float, Colour]
    ridges: Sequence[Ridge]
    actors: Sequence[Actor]
    silhouette: Silhouette
    disc: float = 0  # radius of a moon or sun in the light
    ink: Colour = (255, 244, 222)
    tall: float = 400
    shadows: bool = False  # cast by the pieces, and shade where the light does not reach


def draw_scene(canvas: Canvas, name: str, it: Scenery) -> None:
    size = canvas.image.size
    upper, lower = it.sky
    column = Image.linear_gradient("L").resize((1, size[1]))
    canvas.image.paste(ImageOps.colorize(column, upper, lower).resize(size))
    lay(canvas, it, lambda pen: sky_of(pen, name, it))
    shine(canvas, it, 255)
    for number, ridge in enumerate(it.ridges):
        line = ridge_line(f"{name} {number}", ridge, it.tall)
        lay(canvas, it, partial(Pen.polygon, points=line, fill=ridge.colour))
    lay(canvas, it, it.silhouette)
    shine(canvas, it, 120)
    if it.shadows:
        shade(canvas, it)
    for actor in it.actors:
        place(canvas, actor, it)


def lay(canvas: Canvas, it: Scenery, paint: Silhouette) -> None:
    pen = Pen(canvas.image.size, (WIDTH, it.tall), 2)
    paint(pen)
    drawn = pen.finished()
    canvas.image.paste(drawn, (0, 0), drawn)


def sky_of(pen: Pen, name: str, it: Scenery) -> None:
    """Stars, and the moon or the sun."""
    chance = Random(f"stars {name}")
    (x, y), _, colour = it.light
    star = mix(it.sky[0], it.ink, 0.55)
    for _ in range(46):
        at = chance.uniform(0, WIDTH), chance.uniform(0, it.tall * 0.55)
        pen.circle(at, chance.choice((1, 1.4, 2.2)), star)
    if it.disc:
        pen.circle((x, y), it.disc, colour)


def shine(canvas: Canvas, it: Scenery, strength: int) -> None:
    (x, y), reach, colour = it.light
    left, top, right, bottom = canvas.pixels(Box.around((x, y), 2 * reach))
    light = glow((right - left, bottom - top), colour, strength)
    canvas.image.paste(light, (left, top), light)


def shade(canvas: Canvas, it: Scenery) -> None:
    """Darken the land towards the side that lies away from the light."""
    across = Image.linear_gradient("L").rotate(90)  # dark on the left
    dark = across.point([value * SHADE // 255 for value in range(256)])
    if it.light[0][0] > WIDTH / 2:
        dark = ImageOps.mirror(dark)
    mask = dark.resize(canvas.image.size)
    canvas.image.paste(mix(it.sky[0], (0, 0, 0), 0.6), (0, 0), mask)


def place(canvas: Canvas, actor: Actor, it: Scenery) -> None:
    x, y = actor.foot
    box = Box(x - actor.size / 2, y - actor.size, actor.size, actor.size)
    theme, piece = canvas.theme, actor.piece
    draw = icon_named(piece, theme) if isinstance(piece, str) else piece
    if it.shadows and actor.matter:  # a piece without matter hangs in the air: no shadow
        cast(canvas, box, lambda pen: draw(pen, theme), it.light[0][0] < x)
    canvas.stamp(
        box, ("icon", piece), lambda pen: draw(pen, theme), matter=actor.matter, turn=actor.turn
    )


def cast(canvas: Canvas, box: Box, paint: Silhouette, rightwards: bool) -> None:
    """Draw the shadow of a piece on the ground before it, away from the light."""
    left, _, right, bottom = canvas.pixels(box)
    side = right - left
    pen = Pen((side, side))
    paint(pen)
    high = max(1, round(side * SHADOW_HIGH))
    flat = ImageOps.flip(pen.finished().getchannel("A")).resize((side, high))
    lean = round(high * SHADOW_LEAN) * (1 if rightwards else -1)
    start = min(0, lean)
    fallen = flat.transform(
        (side + abs(lean), high), Image.Transform.AFFINE, (1, -lean / high, start, 0, 1, 0)
    )
    soft = blurred(fallen, max(1, side / 60))
    mask = soft.point([round(value * SHADOW_DARK) for value in range(256)])
    canvas.image.paste((6, 5, 14), (left + start, bottom - side // 20), mask)


def ridge_line(seed: str, ridge: Ridge, tall: float) -> list[Point]:
    """Return the outline of a ridge from side to side, closed at the bottom."""
    chance = Random(seed)
    coarse = [chance.uniform(-1, 1) for _ in range(7)]
    points = [(-20.0, tall + 20)]
    for step in range(STEPS + 1):
        at = step / STEPS * (len(coarse) - 1)
        left = min(int(at), len(coarse) - 2)
        share = (1 - (at - left)) ** 2 * (1 + 2 * (at - left))
        bend = coarse[left] * share + coarse[left + 1] * (1 - share)
        rough = chance.uniform(-1, 1) * RAGGED / 2
        points.append((step / STEPS * WIDTH, ridge.y - ridge.swing * (bend + rough)))
    return [*points, (WIDTH + 20.0, tall + 20)]
