"""The entries of sheets: things of Bonfire with their words."""

from collections.abc import Callable, Sequence

from render.bonfire import briefs
from render.bonfire.offers import draw_novices
from render.bonfire.tiles import draw_path, draw_task, fan, gnome_icon, marks_of
from render.bonfire.words import capital, common, effect, name, said, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.sheets import GAP, TOP, Entry, sheet_of
from render.kit.theme import Theme
from render.kit.widgets import draw_row
from rules.bonfire.parts import CITIES
from rules.bonfire.view import CommonSeen, CouncilSeen, GnomeSeen, PathSeen, TaskSeen, View

TILE = (238.0, 170.0)


def gnome_entry(seen: GnomeSeen, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_icon(canvas, gnome_icon(seen["id"]), Box(box.x, box.y + 6, 132, 132), shadow=3)
        draw_icon(canvas, seen["cost"], Box(box.right - 96, box.bottom - 100, 96, 96), shadow=4)

    id = seen["id"]
    return Entry(seen["key"], name("gnome", id, language), effect("gnome", id, language), paint)


def task_entry(seen: TaskSeen, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_task(canvas, box, seen)

    condition = capital(said(f"condition:{seen['id']}", language))
    title = text(language, "task-title", color=seen["color"], points=seen["points"])
    return Entry(seen["key"], title, condition, paint)


def draw_plate(canvas: Canvas, row: briefs.Row, box: Box) -> None:
    """Draw the icons of a council cell or a common task, large and below each other."""
    canvas.panel(box, "slot", "card_edge", 14, 3)
    lines = briefs.in_lines(row)
    for line, room in zip(lines, box.inset(8, 14).rows(len(lines), 6), strict=True):
        draw_row(canvas, line, room, 92, canvas.theme["ink"])


def council_entry(seen: CouncilSeen, marks: Sequence[int], language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_plate(canvas, briefs.COUNCIL[seen["id"]], box)

    def foot(canvas: Canvas, box: Box) -> None:
        kinds = {novice["seat"] for novice in seen["novices"]}
        draw_novices(canvas, seen, box.left(62.0 * len(kinds)), marks)

    title = name("council", seen["id"], language)
    words = capital(effect("council", seen["id"], language))
    return Entry(seen["key"], title, words, paint, foot)


def common_entry(seen: CommonSeen, marks: Sequence[int], language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_plate(canvas, briefs.common(seen["id"]), box)

    def foot(canvas: Canvas, box: Box) -> None:
        if seen["novice"]:
            draw_icon(canvas, "novice_neutral", Box(box.x, box.y, 60, 60), shadow=3)
        room = box.beside(80 if seen["novice"] else 0).left(60.0 * len(seen["done"]))
        for seat, place in zip(seen["done"], fan(room, len(seen["done"]), 56), strict=True):
            seat_marker(canvas, marks[seat], place)

    part = common(seen["id"])
    title = name("common", seen["id"], language)
    words = text(language, "common-points", points=part.points, full=part.points_all_lit)
    return Entry(seen["key"], title, words, paint, foot)


def city_entry(board: str, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_icon(canvas, "oval", box)

    def foot(canvas: Canvas, box: Box) -> None:
        shapes = reversed(CITIES[board].notches_from_the_right)
        for shape, place in zip(shapes, box.columns(7, 4), strict=True):
            draw_icon(canvas, f"gate_{shape}", place)

    words = text(language, "portals-from-right")
    return Entry(f"city:{board}", name("city", board, language), words, paint, foot)


# ---- the sheets of a view


def master_entries(view: View, language: str) -> list[Entry]:
    return [gnome_entry(seen, language) for seen in view["masters"] if seen]


def elder_entries(view: View, language: str) -> list[Entry]:
    return [gnome_entry(seen, language) for seen in view["elders"] if seen]


def gnome_entries(view: View, language: str) -> list[Entry]:
    return master_entries(view, language) + elder_entries(view, language)


def council_entries(view: View, language: str) -> list[Entry]:
    return [council_entry(seen, marks_of(view), language) for seen in view["council"]]


def common_entries(view: View, language: str) -> list[Entry]:
    return [common_entry(seen, marks_of(view), language) for seen in view["common"]]


def task_entries(view: View, language: str) -> list[Entry]:
    tasks = [spot["task"] for island in view["islands"] for spot in island["spots"]]
    return [task_entry(seen, language) for seen in tasks if seen]


def city_entries(view: View, language: str) -> list[Entry]:
    """Return entries for all four city boards."""
    return [city_entry(board, language) for board in CITIES]


SHEETS: dict[str, Callable[[View, str], list[Entry]]] = {
    "council": council_entries,
    "common": common_entries,
    "gnomes": gnome_entries,
    "masters": master_entries,
    "elders": elder_entries,
    "tasks": task_entries,
    "cities": city_entries,
}


# ---- path tiles need no words


def draw_path_sheet(title: str, paths: Sequence[PathSeen], look: Look, theme: Theme) -> Canvas:
    """Draw all path tiles, those on offer first."""
    rows = (len(paths) + 5) // 6
    canvas = sheet_of(title, rows * (TILE[1] + GAP), look, theme)
    for number, path in enumerate(paths):
        x, y = 22 + number % 6 * (TILE[0] + GAP), TOP + number // 6 * (TILE[1] + GAP)
        draw_path(canvas, canvas.place(path["key"], Box(x, y, *TILE)), path)
    return canvas
