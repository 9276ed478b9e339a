"""Things that many games have on the table: fans and stacks of cards, tokens in a cell, a
seat's board."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.matter import CARDBOARD, WOOD
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import Colour, darker, lighter
from render.kit.widgets import Icon, draw_row

Drawer: TypeAlias = Callable[[Canvas, Box], None]

NAME = Style(Face.SERIF, 60, 16, 2)
HEAD = 92.0
COUNT = Style(Face.NUMBER, 46, 26)


def fan(box: Box, count: int, shape: float) -> list[Box]:
    """Return the boxes of a hand's cards side by side, `shape` being a card's width over its
    height; many cards overlap."""
    wide = min(box.w, box.h * shape)
    step = min(wide * 1.06, (box.w - wide) / max(1, count - 1))
    start = box.centre[0] - (wide + step * (count - 1)) / 2
    return [Box(start + i * step, box.y, wide, wide / shape) for i in range(count)]


def draw_stack(
    canvas: Canvas, box: Box, count: int, top: Drawer, back: Colour, radius: float = 12
) -> None:
    """Draw a pile that grows thicker with the count, which stands below it on a plate."""
    leaves = min(5, (count + 3) // 4)
    step = min(7.0, box.h * 0.035)
    room = Box(box.x, box.y + step * leaves, box.w - step * leaves, box.h - step * leaves)
    key: Hashable = ("stack", back, radius)

    def paint(pen: Pen) -> None:
        pen.rounded(Box(0, 0, room.w, room.h), radius, back, darker(back, 0.5), 3)

    for leaf in range(leaves, 0, -1):
        sheet = room.moved(step * leaf, -step * leaf)
        canvas.stamp(sheet, key, paint, units=(room.w, room.h), matter=CARDBOARD)
    if count:
        top(canvas, room)
    draw_count(canvas, count, room)


def draw_count(canvas: Canvas, count: int, box: Box) -> None:
    """Write the number of things here on a plate at the lower edge."""
    tall = min(64.0, max(36.0, box.h * 0.3))
    plate = Box.around((box.centre[0], box.bottom - tall * 0.35), tall * 1.7, tall)
    canvas.panel(plate, "board", "line", tall / 2, 3)
    canvas.write(f"×{count}", plate.inset(8, 4), COUNT, canvas.theme["ink"])


def cells(box: Box, count: int, size: float) -> list[Box]:
    """Return the boxes of this many tokens in a cell: one in the middle, more in rows, closer when
    crowded."""
    if not count:
        return []
    across = next(n for n in range(1, count + 1) if n * max(1, round(n * box.h / box.w)) >= count)
    down = -(-count // across)
    side = min(size, box.w / across, box.h / down)
    step = min(side * 1.08, box.w / across), min(side * 1.08, box.h / down)
    spots = []
    for number in range(count):
        row, column = divmod(number, across)
        here = min(across, count - row * across)
        x = box.centre[0] + (column - (here - 1) / 2) * step[0]
        y = box.centre[1] + (row - (down - 1) / 2) * step[1]
        spots.append(Box.around((x, y), side))
    return spots


@dataclass(frozen=True)
class Owner:
    """The owner of a board, a seat or a rival, as the head of its plate shows it."""

    mark: int  # negative: nobody's yet
    name: str
    score: str = ""
    sign: str = ""  # the icon before the score
    acting: bool = False
    extras: Sequence[str] = ()  # icons such as the first player's


def draw_owner(canvas: Canvas, box: Box, owner: Owner) -> Box:
    """Draw a plate with marker, name and score; return the room left under its head."""
    theme = canvas.theme
    fill, edge, width = ("board_raised", "accent", 8) if owner.acting else ("board", "line", 3)
    canvas.panel(box, fill, edge, 22, width, shadow=6, matter=CARDBOARD)
    head = box.inset(18, 0).top(HEAD)
    x = head.x
    if owner.mark >= 0:
        seat_marker(canvas, owner.mark, Box(x, box.y + 12, 72, 72), matter=WOOD)
        x += 86
    score = Box(head.right - 190, box.y + 12, 190, 72)
    if owner.score:
        filled = draw_row(
            canvas,
            [*((Icon(owner.sign),) if owner.sign else ()), owner.score],
            score,
            72,
            theme["accent"],
            align="right",
        )
        score = Box(filled.x, score.y, filled.w, score.h)
    right = score.x
    for extra in owner.extras:
        right -= 76
        draw_icon(canvas, extra, Box(right, box.y + 14, 66, 66), shadow=3)
    canvas.write(owner.name, Box(x, box.y + 10, right - x - 14, 76), NAME, theme["ink"], "left")
    return box.below(HEAD).inset(18, 0)


def band(canvas: Canvas, box: Box, colour: Colour, radius: float = 22) -> None:
    """Draw a coloured board for other things to lie on."""
    canvas.stamp(
        box,
        ("band", colour, radius),
        lambda pen: pen.rounded(Box(0, 0, box.w, box.h), radius, colour, lighter(colour, 0.14), 4),
        units=(box.w, box.h),
        matter=CARDBOARD,
    )
