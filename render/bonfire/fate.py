"""The fate area: its marks, the tiles on it, and the groups that they form."""

from collections.abc import Callable
from typing import TypeAlias

from render.bonfire.tiles import draw_slot
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, star
from render.kit.icons import draw_icon
from render.kit.pen import Pen
from render.kit.places import Place, card
from render.kit.text import Style
from render.kit.theme import mix
from rules.bonfire.view import CellSeen, CitySeen, FateSeen

Placing: TypeAlias = Callable[[str, Place], Box]
EDGE = 50.0  # room for coordinates
COORDINATE = Style(Face.NUMBER, 44, 30)
BONUSES = "gyho"
STICKS_OUT = "master_27"


def extent(city: CitySeen) -> tuple[range, range]:
    """Return the rows and columns to draw: the area, and its rim if tiles may stick out."""
    margin = int(STICKS_OUT in [gnome["id"] for gnome in city["gnomes"]])
    cells = city["fate"]["cells"]
    rows = [1 - margin, 5 + margin, *(cell["row"] for cell in cells)]
    columns = [1 - margin, 7 + margin, *(cell["column"] for cell in cells)]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def draw_fate(canvas: Canvas, city: CitySeen, room: Box, place: Placing) -> Box:
    """Draw the fate area with coordinates and group sizes; return the box its cells fill."""
    rows, columns = extent(city)
    side = min((room.w - EDGE) / len(columns), (room.h - EDGE) / len(rows))
    grid = Box.around((room.centre[0] + EDGE / 2, room.centre[1] + EDGE / 2),
                      side * len(columns), side * len(rows))  # fmt: skip
    covered = {(cell["row"], cell["column"]): cell for cell in city["fate"]["cells"]}
    named: set[int] = set()
    for row in rows:
        for column in columns:
            x, y = grid.x + (column - columns[0]) * side, grid.y + (row - rows[0]) * side
            box = place(
                f"cell:{row}:{column}", cell_place(Box(x, y, side, side).inset(side * 0.02))
            )
            cell = covered.get((row, column))
            draw_cell(canvas, box, cell, mark_at(city["fate"], row, column))
            if cell and cell["size"] > 1 and cell["group"] not in named:
                named.add(cell["group"])
                draw_size(canvas, box, cell)
    draw_coordinates(canvas, grid, side, (rows, columns))
    return grid


def cell_place(box: Box) -> Place:
    return card(box).badge_at((box.right - box.w * 0.24, box.y + box.h * 0.24))


def draw_cell(canvas: Canvas, box: Box, cell: CellSeen | None, mark: str) -> None:
    if cell:
        draw_icon(canvas, f"symbol_{cell['symbol']}", box)
    elif mark.strip():
        draw_mark(canvas, box, mark)


def draw_coordinates(canvas: Canvas, grid: Box, side: float, span: tuple[range, range]) -> None:
    """Draw letters for the columns and numbers for the rows of the fate area, as the menus have
    them."""
    ink = canvas.theme["ink_soft"]
    rows, columns = span
    for number, letter in enumerate("ABCDEFG", 1):
        x = grid.x + (number - columns[0]) * side
        canvas.write(letter, Box(x, grid.y - EDGE - 2, side, EDGE - 6), COORDINATE, ink)
    for row in range(1, 6):
        y = grid.y + (row - rows[0]) * side
        canvas.write(str(row), Box(grid.x - EDGE, y, EDGE, side), COORDINATE, ink)


def mark_at(fate: FateSeen, row: int, column: int) -> str:
    inside = 1 <= row <= len(fate["map"]) and 1 <= column <= len(fate["map"][0])
    return fate["map"][row - 1][column - 1] if inside else " "


def bonus_box(cell: Box) -> Box:
    """Return the box of a printed bonus, clear of the number that the cell may get in its upper
    corner."""
    side = cell.w * 0.48
    return Box(cell.x + cell.w * 0.05, cell.bottom - side - cell.h * 0.05, side, side)


def draw_mark(canvas: Canvas, cell: Box, mark: str) -> None:
    """Draw an open cell: gold, yellow token, highlighted, outer column, or plain."""
    theme = canvas.theme
    draw_slot(canvas, cell, cell.w * 0.12)
    box = bonus_box(cell)
    if mark in BONUSES:
        canvas.kept.append(box)
    if mark == "g":
        draw_icon(canvas, "gold", box)
    elif mark == "y":
        draw_icon(canvas, "token_yellow", box)
    elif mark == "h":
        glow = mix(theme["portal_glow"], theme["slot"], 0.25)

        def sparkle(pen: Pen) -> None:
            pen.polygon(star((50, 50), 50, 19, 4), glow)

        canvas.stamp(box, "fate highlight", sparkle)
    elif mark == "o":
        blue = mix(theme["crystal_blue"], theme["slot"], 0.2)

        def frame(pen: Pen) -> None:
            pen.rounded(Box(10, 10, 80, 80), 14, None, blue, 15)

        canvas.stamp(box, "fate outer", frame)


def draw_size(canvas: Canvas, box: Box, cell: CellSeen) -> None:
    """Draw the size of a group of symbols in the corner of its first cell."""
    side = box.w * 0.6
    corner = Box(box.right - side * 0.94, box.y - side * 0.06, side, side)
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 48, theme["card_ink"])
        pen.circle((50, 50), 42, theme["card"])

    canvas.stamp(corner, "group size", paint)
    style = Style(Face.NUMBER, side * 0.84, side * 0.5)
    canvas.write(str(cell["size"]), corner, style, theme["card_ink"])
