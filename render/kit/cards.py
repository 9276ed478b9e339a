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
from render.kit.materials import paper, vignette
from render.kit.matter import CARDBOARD, PAPER
from render.kit.text import Style
from render.kit.theme import Colour, Theme, darker
from render.kit.vision import ink_on
from render.kit.widgets import Piece, draw_row

VIEW = Box(0, 0, 1000, 560)
TITLE = Style(Face.TITLE, 66, 40, 2)
KIND = Style(Face.BOLD, 34, 24)
WORDS = Style(Face.BODY, 46, 26, 8)


@dataclass(frozen=True)
class CardFace:
    """What a look-up card says. `facts` are rows of icons and numbers, such as a price."""

    title: str
    kind: str
    words: str
    icon: str
    band: Colour
    facts: Sequence[Sequence[Piece]] = field(default_factory=tuple)
    on_paper: bool = True  # whether the icon is made for light ground
    draw: Callable[[Canvas, Box], None] | None = None  # the thing itself, as it lies on the board


class Thing(NamedTuple):
    """How a simple piece is shown: its icon, the name of a colour, what else stands under it."""

    icon: str
    band: str
    facts: Sequence[Sequence[Piece]] = ()


def look_up(name: str, face: CardFace, theme: Theme, look: Look) -> Picture:
    """The card as a file of that name."""
    canvas = draw_card(face, theme, min(look.width, int(VIEW.w)))
    return still(canvas, name, alt_text([f"{face.kind}: {face.title}.", face.words]))


def draw_card(face: CardFace, theme: Theme, width: int = 1000) -> Canvas:
    canvas = on_layer("look-up card", VIEW, width, theme, draw_sheet)
    left = Box(36, 36, 316, 488)
    band(canvas, left, face)
    middle = left.y + 160 if face.facts else left.centre[1]
    draw_thing(canvas, face, Box.around((left.centre[0], middle), 258))
    height = 170 / max(2, len(face.facts))
    for number, pieces in enumerate(face.facts):
        room = Box(left.x + 16, left.y + 290 + number * height, left.w - 32, height)
        draw_row(canvas, pieces, room, min(66.0, height * 0.8), ink_on(shade(face)))
    ink = theme["card_ink"]
    canvas.write(face.kind, Box(388, 48, 572, 44), KIND, theme["card_ink_soft"], "left")
    title = canvas.write(face.title, Box(388, 110, 572, 130), TITLE, ink, "left", "top")
    words = Box(388, title.bottom + 34, 572, VIEW.bottom - title.bottom - 70)
    canvas.write(face.words, words, WORDS, ink, "left", "top")
    return canvas


def draw_thing(canvas: Canvas, face: CardFace, box: Box) -> None:
    """The thing itself, or its sign on a coin of paper."""
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
    """The face of the band: dark enough for light letters."""
    return darker(face.band, 0.55)


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
