"""One card or tile, large, for those who look something up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.materials import glow, paper, vignette
from render.kit.matter import CARDBOARD, PAPER
from render.kit.signs import with_signs
from render.kit.text import Style
from render.kit.theme import Colour, Theme, darker, lighter
from render.kit.vision import ink_on
from render.kit.widgets import Piece, draw_row

VIEW = Box(0, 0, 1000, 560)
BAND = Box(32, 32, 376, 496)
THING = 336.0
FACTS = 150.0  # height of the lower part of the band, which holds the facts
WRITING = Box(440, 46, 524, 478)
SHINE = 200  # strength of the light behind a thing, of 255
TITLE = Style(Face.TITLE, 66, 34, 3)
KIND = Style(Face.BOLD, 34, 24)
WORDS = Style(Face.BODY, 46, 26, 9)


@dataclass(frozen=True)
class CardFace:
    """The contents of a look-up card. `facts` are rows of icons and numbers, such as a price."""

    title: str
    kind: str
    words: str
    icon: str
    band: Colour
    facts: Sequence[Sequence[Piece]] = field(default_factory=tuple)
    on_paper: bool = True  # the icon is made for light ground
    draw: Callable[[Canvas, Box], None] | None = None  # draws the thing as it lies on the board


class Thing(NamedTuple):
    """The look of a simple piece on its card: its icon, its colour's name, and the facts below."""

    icon: str
    band: str
    facts: Sequence[Sequence[Piece]] = ()


def look_up(name: str, face: CardFace, theme: Theme, look: Look) -> Picture:
    """Return the card as a file of this name."""
    canvas = draw_card(face, theme, min(look.width, int(VIEW.w)))
    return still(canvas, name, alt_text([f"{face.kind}: {face.title}.", face.words]))


def draw_card(face: CardFace, theme: Theme, width: int = 1000) -> Canvas:
    canvas = on_layer("look-up card", VIEW, width, theme, draw_sheet)
    band(canvas, BAND, face)
    stage = stage_of(face)
    shine(canvas, stage, face)
    draw_thing(canvas, face, room_of(face))
    rows = BAND.below(stage.h).inset(16, 4).rows(max(2, len(face.facts)))
    for pieces, room in zip(face.facts, rows, strict=False):
        draw_row(canvas, pieces, room, min(66.0, room.h * 0.8), ink_on(shade(face)))
    ink = theme["card_ink"]
    canvas.write(face.kind, WRITING.top(44), KIND, theme["card_ink_soft"], "left")
    title = canvas.write(face.title, WRITING.below(58).top(138), TITLE, ink, "left", "top")
    line = Box(WRITING.x, title.bottom + 20, WRITING.w, 4)
    canvas.rect(line, theme["card_edge"])
    words = Box(line.x, line.bottom + 24, line.w, WRITING.bottom - line.bottom - 24)
    canvas.write(with_signs(face.words, theme.game), words, WORDS, ink, "left", "top")
    return canvas


def stage_of(face: CardFace) -> Box:
    """Return the part of the band for the thing, above its facts."""
    return BAND.top(BAND.h - (FACTS if face.facts else 0))


def room_of(face: CardFace) -> Box:
    stage = stage_of(face)
    return Box.around(stage.centre, min(THING, stage.h - 30))


def draw_thing(canvas: Canvas, face: CardFace, box: Box) -> None:
    """Draw the thing, or its sign on a paper coin."""
    theme = canvas.theme
    if face.draw:
        face.draw(canvas, box)
        return
    if face.on_paper:
        canvas.stamp(
            box,
            "card disc",
            lambda pen: pen.circle((50, 50), 49, theme["card"], theme["card_edge"], 3),
            matter=CARDBOARD,
        )
    draw_icon(canvas, face.icon, box.inset(34 if face.on_paper else 0), shadow=4)


def draw_sheet(canvas: Canvas) -> None:
    sheet = canvas.theme["card"]
    canvas.image.paste(vignette(paper(canvas.image.size, sheet), 0.18))
    canvas.panel(VIEW.inset(12), "card_edge", None, 20)
    inner = canvas.pixels(VIEW.inset(17))
    size = inner[2] - inner[0], inner[3] - inner[1]
    canvas.image.paste(paper(size, sheet), inner[:2])


def shade(face: CardFace) -> Colour:
    """Return the band's colour, dark enough for light letters."""
    return darker(face.band, 0.55)


def shine(canvas: Canvas, box: Box, face: CardFace) -> None:
    """Draw a light behind the thing, to lift it off the band."""
    left, top, right, bottom = canvas.pixels(box)
    light = glow((right - left, bottom - top), lighter(face.band, 0.3), SHINE)
    canvas.image.paste(light, (left, top), light)


def band(canvas: Canvas, box: Box, face: CardFace) -> None:
    canvas.stamp(
        box,
        ("card band", face.band),
        lambda pen: pen.rounded(
            Box(0, 0, box.w, box.h), 22, shade(face), darker(face.band, 0.75), 4
        ),
        units=(box.w, box.h),
        matter=PAPER,
    )
