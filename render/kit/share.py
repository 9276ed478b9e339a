"""The share card: a finished game at a glance, in the shape that links are shown in elsewhere."""

from dataclasses import dataclass

from PIL import Image

import locales
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.matter import CARDBOARD, METAL, WOOD
from render.kit.results import ResultCard, ResultRow, signed
from render.kit.text import NO_BREAK, Style
from render.kit.theme import Theme
from render.kit.turning import turning

WIDTH, HEIGHT = 1200, 630
MARGIN = 40
HEAD = Box(MARGIN, 26, WIDTH - 2 * MARGIN, 84)  # the game's name and Emberboard's mark
HERO = Box(MARGIN, 124, 830, 186)  # the winner
NOTE = Box(MARGIN, 316, 880, 52)
SIDES = Box(MARGIN, 380, 880, 134)
FOOT = Box(MARGIN, 528, WIDTH - 2 * MARGIN, 76)  # the turning point and the time played
SHADE = (250, 60)  # opacity of the backdrop's shade: under words, and over the board
CLEARING = (0.42, 0.82)  # where that shade starts and stops fading, as shares of the width
FOOTING = 236
CROWN = 84.0
PLATE = 74.0
COLUMN = 470.0
GAP = 8.0
BRAND = "Emberboard"
GAME = Style(Face.TITLE, 56, 32, 2)
MARK = Style(Face.SERIF, 42, 34)
TITLE = Style(Face.TITLE, 112, 54, 2)
WHY = Style(Face.BOLD, 40, 28, 2)
RANK = Style(Face.NUMBER, 38, 30)
NAME = Style(Face.SERIF, 42, 22, 2)
TOTAL = Style(Face.NUMBER, 46, 34)
TURN = Style(Face.BOLD, 34, 26, 2)
SPAN = Style(Face.SERIF, 36, 28)


@dataclass(frozen=True)
class Course:
    """The length of a game: days, counted from one, and the moves that everybody could count."""

    days: int
    moves: int


def share_picture(name: str, card: ResultCard, course: Course, theme: Theme, look: Look) -> Picture:
    """Return the card as a file of this name."""
    canvas = draw_share(card, course, theme, look.language)
    span = said(look.language, "share-course", course)
    places = [f"{place_of(row)}." for row in card.rows]
    told = [
        f"{card.subtitle}.",
        f"{card.title}.",
        sentence(card.note),
        *places,
        turning(card, look.language),
        f"{span}.",
    ]
    return still(canvas, name, alt_text(told))


def place_of(row: ResultRow) -> str:
    rank = f"{row.rank}. " if row.rank else ""
    return f"{rank}{row.name}: {signed(row.total)}"


def sentence(words: str) -> str:
    return words if not words or words[-1] in ".!?" else f"{words}."


def said(language: str, id: str, course: Course) -> str:
    return locales.text(language, "core", id, days=course.days, moves=course.moves)


def draw_share(card: ResultCard, course: Course, theme: Theme, language: str) -> Canvas:
    """Draw game and mark above, the winner large, the sides in columns, the course below."""
    canvas = Canvas(Box(0, 0, WIDTH, HEIGHT), WIDTH, theme, backdrop(card.ground, theme))
    draw_head(canvas, card)
    draw_hero(canvas, card)
    canvas.write(card.note, NOTE, WHY, theme["ink"], "left")
    draw_sides(canvas, card)
    canvas.rect(FOOT.top(2), theme["accent"])
    room = FOOT.below(8)
    span = said(language, "share-course", course).replace(" ", NO_BREAK)
    ink = canvas.write(span, room.beside(room.w * 0.62), SPAN, theme["ink"], "right")
    left = room.left(ink.x - room.x - 24)
    if turned := turning(card, language):
        draw_icon(canvas, "turn", Box(left.x, left.centre[1] - 22, 44, 44))
        canvas.write(turned, left.beside(58), TURN, theme["ink"], "left")
    return canvas


def backdrop(ground: Image.Image | None, theme: Theme) -> Image.Image:
    """Draw the final board on the right, darkened towards the words on the left and below."""
    plain = Image.new("RGB", (WIDTH, HEIGHT), theme["table"])
    if ground is None:
        return plain
    wide = round(ground.width * HEIGHT / ground.height)
    shown = plain.copy()
    shown.paste(ground.resize((wide, HEIGHT), Image.Resampling.LANCZOS), (WIDTH - wide, 0))
    across = Image.linear_gradient("L").rotate(90).resize(plain.size)
    veil = across.point([veiled(value / 255) for value in range(256)])
    veil.paste(FOOTING, (0, round(FOOT.y), WIDTH, HEIGHT))
    veil.paste(FOOTING, (0, 0, WIDTH, round(HEAD.bottom + 6)))
    return Image.composite(plain, shown, veil)


def veiled(share: float) -> int:
    """Return the backdrop's darkness at this share of its width, from the left."""
    start, end = CLEARING
    left, right = SHADE
    way = min(1.0, max(0.0, (share - start) / (end - start)))
    return round(left + (right - left) * way)


def draw_head(canvas: Canvas, card: ResultCard) -> None:
    theme = canvas.theme
    draw_icon(canvas, "ember", Box(HEAD.right - 84, HEAD.y, 84, 84))
    brand = HEAD.left(HEAD.w - 98).beside(HEAD.w - 380)
    ink = canvas.write(BRAND, brand, MARK, theme["ink"], "right")
    canvas.write(card.subtitle, HEAD.left(ink.x - HEAD.x - 24), GAME, theme["accent"], "left")


def draw_hero(canvas: Canvas, card: ResultCard) -> None:
    """Draw the people in the title, with a crown for winners, and the title."""
    theme = canvas.theme
    emblem = Box(HERO.x, HERO.bottom - 150, 150, 150)
    named = [row for row in card.rows if row.name in card.title]
    hero = next((row for row in named if row.mark >= 0), None)
    if card.emblem:
        card.emblem(canvas, emblem)
    elif hero:
        seat_marker(canvas, hero.mark, emblem, matter=METAL)
    else:
        draw_icon(canvas, "ban", emblem)
    if any(row.first for row in named or card.rows):
        crown = Box.around((emblem.centre[0], emblem.y - 4), CROWN)
        draw_icon(canvas, "majority", crown, matter=METAL)
    canvas.write(card.title, HERO.beside(180), TITLE, theme["ink"], "left")


def draw_sides(canvas: Canvas, card: ResultCard) -> None:
    """Draw each side's plate in rank order: few in one column, more in two."""
    count = len(card.rows)
    columns = 1 if count <= (2 if card.note else 3) else 2
    lines = -(-count // columns)
    room = SIDES if card.note else NOTE.union(SIDES)
    tall = min(PLATE, (room.h + GAP) / lines - GAP)
    room = Box(room.x, room.bottom - lines * (tall + GAP) + GAP, room.w, lines * (tall + GAP) - GAP)
    room = room.left(COLUMN if columns == 1 and count > 1 else 2 * COLUMN - 60)
    cells = [cell for row in room.rows(lines, GAP) for cell in row.columns(columns, 12)]
    for row, cell in zip(card.rows, cells, strict=False):
        draw_plate(canvas, row, cell)


def draw_plate(canvas: Canvas, row: ResultRow, box: Box) -> None:
    theme = canvas.theme
    edge, width = ("accent", 5) if row.first else ("line", 3)
    canvas.panel(box, "board", edge, 16, width, matter=CARDBOARD)
    inner = box.inset(12, 4)
    if row.rank:
        canvas.write(f"{row.rank}.", inner.left(44), RANK, theme["ink_soft"], "left")
        inner = inner.beside(46)
    if row.mark >= 0:
        side = min(50.0, inner.h)
        marker = Box(inner.x, inner.centre[1] - side / 2, side, side)
        seat_marker(canvas, row.mark, marker, matter=WOOD)
        inner = inner.beside(side + 10)
    total = canvas.write(signed(row.total), inner, TOTAL, theme["accent"], "right")
    canvas.write(row.name, inner.left(total.x - inner.x - 10), NAME, theme["ink"], "left")
