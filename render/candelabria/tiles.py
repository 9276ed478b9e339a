"""Cards and tokens in small, as they lie on the board, on plates and in a hand."""

from collections.abc import Sequence

from render.candelabria import briefs
from render.candelabria.words import ROMAN, capital, said
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import PAPER
from render.kit.text import Style
from render.kit.widgets import draw_row, draw_spread, spread_width
from rules.candelabria.parts import CANDLES, TACTICS, UPGRADES

NAME = Style(Face.SERIF, 48, 24, 2)
TACTIC = Style(Face.SERIF, 46, 20, 2)
YEAR = Style(Face.TITLE, 44, 26)
COST = Style(Face.NUMBER, 46, 28)
CORNER = 68.0  # side of the room for an option's number on a tactics card
TWO_LINES = 62.0  # the least height of a candle card's name, often two words
FOOT = 84.0  # the height of a candle card's foot
NUMBERED = 66.0  # room right of a card's price and year for an option's number
LARGE_CARD = 300.0  # height of a card from which on it shows a sign
COUNT = Style(Face.NUMBER, 46, 26)


def draw_slot(canvas: Canvas, box: Box, radius: float = 14) -> None:
    """Draw an empty slot for a card or a tile."""
    canvas.panel(box, "slot", "line", radius, 2)


def draw_rows(canvas: Canvas, rows: Sequence[briefs.Row], box: Box, most: float, ink: str) -> None:
    """Draw symbols one below the other in the middle of a box."""
    height = min(most, box.h / max(1, len(rows)) * 0.92)
    step = min(height * 1.14, box.h / max(1, len(rows)))
    top = box.centre[1] - step * len(rows) / 2
    for number, row in enumerate(rows):
        room = Box(box.x, top + number * step, box.w, step)
        draw_row(canvas, row, room, height, canvas.theme[ink])


def draw_beside(
    canvas: Canvas, rows: Sequence[briefs.Row], box: Box, most: float, ink: str
) -> list[Box]:
    """Draw symbols side by side; return their boxes."""
    rooms = box.columns(max(1, len(rows)), 4)
    return [
        draw_row(canvas, row, room, min(most, box.h), canvas.theme[ink])
        for row, room in zip(rows, rooms, strict=True)
    ]


def draw_tactic(canvas: Canvas, id: str, box: Box, most: float = 62) -> None:
    """Draw a tactics card without its name, with symbols of at most this size."""
    canvas.panel(box, "card", "card_edge", 12, 3, shadow=3, matter=PAPER)
    marked = TACTICS[id].marked
    draw_rows(canvas, briefs.tactics_card(id), box.inset(6, 8), most, "card_ink")
    if marked:
        side = most * 0.52
        draw_icon(canvas, "ban", Box(box.right - side - 4, box.y + 4, side, side))


def draw_tactic_named(canvas: Canvas, id: str, box: Box, language: str) -> None:
    """Draw a tactics card with its name above its symbols and, right of them, a corner left empty
    for an option's number."""
    canvas.panel(box, "card", "card_edge", 14, 3, shadow=3, matter=PAPER)
    name = said(f"tactic-name:{id}", language)
    aside = 28 if TACTICS[id].marked else 0
    title = Box(box.x + 8 + aside, box.y + 6, box.w - 16 - aside, min(104.0, box.h * 0.5))
    canvas.write(name, title, TACTIC, canvas.theme["card_ink"])
    rows = briefs.tactics_card(id)
    if all(len(row) == 1 for row in rows):  # without numbers no gaps are needed
        rows = [[piece for row in rows for piece in row]]
    left = corner_of(box).x - box.x - 12
    room = Box(box.x + 8, title.bottom + 2, left, box.bottom - title.bottom - 10)
    spread = spread_width(rows, Face.NUMBER)
    height = min(58.0, room.h, room.w / spread)
    line = Box.around(room.centre, height * spread, height)
    draw_spread(canvas, rows, line, height, [canvas.theme["card_ink"]] * len(rows))
    if TACTICS[id].marked:
        draw_icon(canvas, "ban", Box(box.x + 4, box.y + 4, 30, 30))


def corner_of(box: Box) -> Box:
    """Return the lower right corner of a tactics card, which its name and symbols leave empty."""
    return Box(box.right - CORNER - 3, box.bottom - CORNER - 3, CORNER, CORNER)


def foot_of(box: Box) -> Box:
    """Return the lower right corner of a candle card, where the number of a manoeuvre with this
    card is drawn. On a large card the corner also has room for the manoeuvre's sign."""
    wide = 2 * FOOT if box.h > LARGE_CARD else FOOT
    return Box(box.right - wide - 4, box.bottom - FOOT - 2, wide, FOOT)


def draw_candle_card(
    canvas: Canvas, id: str, box: Box, language: str, foot: Box | None = None
) -> None:
    """Draw a candle card: its price, year, name and effects, and in the foot, if it has one, the
    sign of manoeuvres."""
    theme, card = canvas.theme, CANDLES[id]
    canvas.panel(box, "card", "card_edge", 16, 3, shadow=4, matter=PAPER)
    head = Box(box.x + 10, box.y + 8, box.w - 20, 58)
    draw_icon(canvas, "wax", Box(head.x, head.y, 56, 56))
    canvas.write(str(card.wax), Box(head.x + 60, head.y, 44, 58), COST, theme["card_ink"], "left")
    year = Box(head.x + 106, head.y + 3, max(36.0, min(74.0, head.w - 106 - NUMBERED)), 50)
    canvas.panel(year, f"year_{card.year}", None, 12)
    canvas.write(ROMAN[card.year], year.inset(4), YEAR, (255, 255, 255), halo=(20, 16, 20))
    name = capital(said(f"card:{id}", language))
    title = Box(box.x + 10, head.bottom + 6, box.w - 20, max(TWO_LINES, (box.h - 66) * 0.42))
    if foot and box.h > LARGE_CARD:
        title = title.below(FOOT / 5).top(title.h - FOOT / 2)  # away from the number in the head
    canvas.write(name, title, NAME, theme["card_ink"])
    room = Box(box.x + 10, title.bottom + 2, box.w - 20, box.bottom - title.bottom - 12)
    if foot and box.h > LARGE_CARD:
        room = room.top(foot.y - room.y)
        draw_icon(canvas, "area", Box(foot.x, foot.y + 4, FOOT - 8, FOOT - 8), shadow=3)
    elif foot:
        room = room.left(foot.x - room.x)
    draw_beside(canvas, briefs.candle_card(id), room, 66, "card_ink")


def draw_back(canvas: Canvas, box: Box, icon: str) -> None:
    """Draw a card that lies face down."""
    canvas.panel(box, "board_raised", "line", 14, 4, shadow=3, matter=PAPER)
    side = min(box.w, box.h) * 0.62
    draw_icon(canvas, icon, Box.around(box.centre, side))


def draw_upgrade(canvas: Canvas, id: str, box: Box, most: float = 56) -> Box:
    """Draw a token with an edge in the colour of its year; return the box of its symbols."""
    year = UPGRADES[id].year
    canvas.panel(box, "card", f"year_{year}", 14, 6, shadow=3, matter=PAPER)
    height = min(most, box.h - 12)
    ink = canvas.theme["card_ink"]
    return draw_row(canvas, briefs.upgrade(id), box.inset(9, 5), height, ink)


def draw_withered(canvas: Canvas, rows: Sequence[briefs.Row], box: Box) -> None:
    """Draw a withering card: the rose, and the actions in place of the weak one."""
    draw_slot(canvas, box)
    draw_icon(canvas, "withered", Box.around(box.top(box.h * 0.5).centre, box.h * 0.4), shadow=3)
    draw_beside(canvas, rows, box.below(box.h * 0.5).inset(14, 20), 96, "ink")
