"""Things that lie in many places: tasks and Bonfires, path tiles, Guardians, ships."""

from collections.abc import Sequence
from enum import Enum

from render.bonfire import briefs
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import darker, lighter, mix
from render.kit.vision import ink_on
from render.kit.widgets import Icon, Piece, draw_row
from rules.bonfire.view import GuardianSeen, PathSeen, PlaceSeen, TaskSeen, View

COLORS = ("red", "green", "orange", "violet")  # players' colours
BAND = 0.42  # the band with colour and points, as a share of a task tile's height
LOW_BAND = 0.34  # BAND on tiles with more text
FOOT = 0.24  # the foot with the owner's progress, as a share of a task tile's height


def mark_of(color: str) -> int:
    return COLORS.index(color)


def marks_of(view: View) -> list[int]:
    """Return the seats' marks, which stand for colour, shape and letter."""
    return [mark_of(city["color"]) for city in view["seats"]]


class Told(Enum):
    """The parts of an unlit task that are drawn: its demand, its owner's progress, or both."""

    BRIEF = 1
    SHARE = 2
    BOTH = 3


def draw_task(canvas: Canvas, box: Box, task: TaskSeen, told: Told = Told.BRIEF) -> None:
    """Draw a task on parchment, or the Bonfire that it has become."""
    theme = canvas.theme
    colour = theme[f"crystal_{task['color']}"]
    band = box.top(box.h * (LOW_BAND if told is Told.BOTH else BAND))
    radius = box.w * 0.1

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, box.w, box.h)
        sheet = theme["ember"] if task["lit"] else theme["card"]
        pen.rounded(whole, radius, darker(colour, 0.5))
        pen.rounded(whole.inset(box.w * 0.035), radius * 0.8, sheet)
        pen.inside(lambda top: top.rounded(Box(0, 0, box.w, band.h), 0, darker(colour, 0.3)))
        pen.rounded(whole, radius, None, darker(colour, 0.5), box.w * 0.035)

    canvas.stamp(box, ("task", task["color"], task["lit"], told), paint, (box.w, box.h), shadow=3)
    size = band.h * 0.74
    gem = Box(band.x + box.w * 0.03, band.centre[1] - size / 2, size, size)
    draw_icon(canvas, f"crystal_{task['color']}", gem)
    number = Box(gem.right, band.y, band.right - gem.right - box.w * 0.04, band.h)
    canvas.write(str(task["points"]), number, number_style(band.h), ink_on(darker(colour, 0.3)))
    room = box.below(band.h).inset(box.w * 0.06, box.h * 0.02)
    if task["lit"]:
        draw_icon(canvas, "fire", room)
    elif told is Told.SHARE:
        draw_progress(canvas, room.inset(0, room.h * 0.06), task)
    else:
        foot = box.h * FOOT if told is Told.BOTH else 0
        draw_brief(canvas, briefs.task(task["id"]), room.top(room.h - foot))
        if foot:
            draw_progress(canvas, room.below(room.h - foot + 4).top(foot - 6), task)


def draw_progress(canvas: Canvas, box: Box, task: TaskSeen) -> None:
    """Draw the progress of a task, such as 2/3; it shines once the task is fulfilled."""
    theme = canvas.theme
    done = task["have"] >= task["need"]
    fill = theme["accent"] if done else mix(theme["card"], theme["card_ink_soft"], 0.3)

    def paint(pen: Pen) -> None:
        pen.rounded(Box(0, 0, box.w, box.h), box.h / 2, fill)

    canvas.stamp(box, ("progress", done), paint, (box.w, box.h))
    words = f"{task['have']}/{task['need']}"
    style = Style(Face.NUMBER, min(box.h * 0.86, box.w * 0.5), box.h * 0.4)
    canvas.write(words, box.inset(2, 0), style, ink_on(fill))


def number_style(height: float) -> Style:
    return Style(Face.NUMBER, height * 0.92, height * 0.5)


def draw_brief(canvas: Canvas, rows: Sequence[Sequence[Piece]], room: Box) -> None:
    ink = canvas.theme["card_ink"]
    for row, line in zip(rows, room.rows(len(rows)), strict=True):
        tallest = max(piece.size if isinstance(piece, Icon) else 1.0 for piece in row)
        draw_row(canvas, row, line, min(line.h * 0.94, room.h * 0.8) / tallest, ink)


def draw_path(canvas: Canvas, box: Box, path: PathSeen, share: float = 1.0) -> None:
    """A stretch of road: its crystal and its resource; the first one has no crystal.

    `share` is how much of its width they may use: somebody may stand on the rest.
    """
    theme = canvas.theme
    upright = box.h > box.w * 0.8

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, box.w, box.h)
        sheet = theme["card"]
        pen.rounded(whole, box.w * 0.1, darker(sheet, 0.6))
        pen.rounded(whole.inset(box.w * 0.03), box.w * 0.08, sheet)
        middle = box.h / 2
        road = mix(sheet, theme["card_ink_soft"], 0.24)
        pen.inside(lambda way: way.curve((0, middle), (box.w / 2, middle + box.h * 0.24),
                                         (box.w, middle), road, box.h * 0.3))  # fmt: skip

    canvas.stamp(box, "path tile", paint, (box.w, box.h), shadow=3)
    room = box.inset(box.w * 0.06, box.h * 0.05)
    room = room.left(room.w * share)
    parts = room.rows(2) if upright else room.columns(2)
    if path["crystal"]:
        draw_icon(canvas, f"crystal_{path['crystal']}", parts[0].inset(2))
        draw_icon(canvas, path["resource"], parts[1])
    else:
        draw_icon(canvas, path["resource"], room)


def draw_notch(canvas: Canvas, place: PlaceSeen, box: Box) -> None:
    """Draw a portal, or the notch that waits for it; nothing before the city board is chosen."""
    if not place["shape"]:
        draw_slot(canvas, box)
    elif place["portal"]:
        draw_icon(canvas, f"gate_{place['shape']}", box, shadow=2)
    else:
        draw_icon(canvas, f"notch_{place['shape']}", box)


def gnome_icon(id: str) -> str:
    return "elder" if id.startswith("elder") else "master"


def guardian_icon(guardian: GuardianSeen, mark: int) -> str:
    own = guardian["color"] == "own"
    return f"guardian_own_{mark}" if own else f"guardian_{guardian['color']}"


def draw_slot(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """Draw an empty place: a shallow hollow."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, box.w, box.h)
        pen.rounded(whole, radius, lighter(theme["slot"], 0.16))
        pen.rounded(whole.inset(2), radius * 0.9, theme["slot"])

    canvas.stamp(box, ("slot", radius), paint, (box.w, box.h))


def fan(box: Box, count: int, size: float) -> list[Box]:
    """Return so many squares side by side, overlapping where room is short."""
    if count < 2:
        return [Box.around(box.centre, size)][:count]
    step = min(size + 3, (box.w - size) / (count - 1))
    left = box.centre[0] - (size + step * (count - 1)) / 2
    return [Box(left + i * step, box.centre[1] - size / 2, size, size) for i in range(count)]
