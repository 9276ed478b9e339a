"""Things that all seats share: the countdown, council, common tasks, paths and gnomes on offer."""

from collections.abc import Sequence

from render.bonfire import layout
from render.bonfire.tiles import draw_path, draw_slot, fan, gnome_icon, marks_of
from render.bonfire.words import name, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import Colour, darker
from render.kit.vision import ink_on
from render.kit.widgets import Icon, Piece, draw_row
from rules.bonfire.view import CommonSeen, CouncilSeen, CountdownSeen, GnomeSeen, View

COUNT = Style(Face.NUMBER, 56, 40)
DISC = Style(Face.NUMBER, 51, 30)
GNOME = Style(Face.SERIF, 44, 17, 3)
LEFT = Style(Face.NUMBER, 36, 26)
TIMES = Style(Face.NUMBER, 30, 22)


def draw_all_offers(canvas: Canvas, view: View, language: str) -> None:
    marks = marks_of(view)
    for council, box in zip(view["council"], layout.council_cells(), strict=True):
        canvas.place(council["key"], box)
        draw_novices(canvas, council, Box(box.x + 8, box.y + 54, box.w - 16, 56), marks)
    for common, box in zip(view["common"], layout.common_cells(), strict=True):
        canvas.place(common["key"], box)
        draw_common(canvas, common, Box(box.x + 8, box.y + 54, box.w - 16, 56), marks)
    draw_paths(canvas, view)
    draw_gnomes(canvas, layout.MASTERS, view["masters"], language)
    draw_gnomes(canvas, layout.ELDERS, view["elders"], language)
    draw_left(canvas, layout.MASTERS, text(language, "pile", count=view["master_pile"]))


# ---- the countdown


def draw_countdown(canvas: Canvas, countdown: CountdownSeen, box: Box) -> None:
    """Draw the novices on their way to the threshold, then the five tokens."""
    theme = canvas.theme
    draw_icon(canvas, "novice_neutral", Box(box.x, box.y + 15, 76, 76), shadow=3)
    share = f"{countdown['novices']}/{countdown['start_at']}"
    ink = theme["accent"] if countdown["begun"] else theme["ink"]
    canvas.write(share, Box(box.x + 84, box.y, 158, box.h), COUNT, ink, "left")
    x = box.x + 248
    draw_icon(canvas, "wait", Box(x, box.y + 25, 56, 56))
    x += 62
    for value in (5, 4, 3, 2, 1):
        draw_disc(canvas, Box(x, box.y + 22, 62, 62), value, countdown)
        x += 63
    canvas.place("countdown", Box(box.x, box.y, x - box.x, box.h))


def draw_disc(canvas: Canvas, box: Box, value: int, countdown: CountdownSeen) -> None:
    """Draw a countdown token: in the stack, travelling (bright), or gone."""
    theme = canvas.theme
    travelling = value == countdown["travelling"]
    gone = value not in countdown["stack"] and not travelling
    state = "travelling" if travelling else "gone" if gone else "waiting"
    fills: dict[str, Colour] = {
        "travelling": theme["accent"],
        "gone": theme["slot"],
        "waiting": theme["board_raised"],
    }
    fill = fills[state]

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 48, theme["line"] if not travelling else darker(fill, 0.55))
        pen.circle((50, 50), 43, fill)

    canvas.stamp(box, ("countdown", state), paint, shadow=3 if travelling else 0)
    inks = {
        "travelling": ink_on(fill),
        "gone": theme["ink_faint"],
        "waiting": theme["ink"],
    }
    canvas.write(str(value), box, DISC, inks[state])


# ---- the council and the common tasks


def draw_novices(canvas: Canvas, council: CouncilSeen, room: Box, marks: Sequence[int]) -> None:
    """Draw one figure for each colour, with a number for several."""
    seats = [novice["seat"] for novice in council["novices"]]
    kinds = list(dict.fromkeys(seats))
    places = fan(room, len(kinds), min(56.0, (room.w + 4) / max(1, len(kinds)) + 2))
    for seat, box in zip(kinds, places, strict=True):
        draw_icon(canvas, "novice_neutral" if seat < 0 else f"novice_{marks[seat]}", box, shadow=3)
        if seats.count(seat) > 1:
            corner = Box(box.right - 26, box.y - 8, 32, 34)
            canvas.write(str(seats.count(seat)), corner, TIMES, canvas.theme["glow"],
                         halo=(20, 12, 6))  # fmt: skip


def draw_common(canvas: Canvas, common: CommonSeen, room: Box, marks: Sequence[int]) -> None:
    """Draw a common task with its waiting neutral novice and the marks of those who fulfilled
    it."""
    if common["novice"]:
        draw_icon(canvas, "novice_neutral", Box(room.x, room.y, 54, 54), shadow=3)
    rest = room.beside(56) if common["novice"] else room
    size = min(44.0, rest.w / max(1, len(common["done"])))
    for seat, box in zip(common["done"], fan(rest, len(common["done"]), size), strict=False):
        seat_marker(canvas, marks[seat], box)


# ---- paths and gnomes


def draw_paths(canvas: Canvas, view: View) -> None:
    tiles = layout.path_tiles()
    for path, box in zip(view["paths"], tiles, strict=False):
        draw_path(canvas, canvas.place(path["key"], box.inset(8, 5)), path)
    pile = canvas.place("pile", tiles[-1].inset(8, 5))
    draw_slot(canvas, pile)
    row: list[Piece] = [Icon("deck"), str(len(view["path_pile"]))]
    draw_row(canvas, row, pile.inset(6), 56, canvas.theme["ink"])


def draw_left(canvas: Canvas, area: Box, words: str) -> None:
    room = Box(area.right - 320, area.y + 4, 300, 40)
    canvas.write(words, room, LEFT, canvas.theme["ink_soft"], "right")


def draw_gnomes(
    canvas: Canvas, area: Box, gnomes: Sequence[GnomeSeen | None], language: str
) -> None:
    for gnome, box in zip(gnomes, layout.gnome_cards(area), strict=True):
        if gnome is None:
            draw_slot(canvas, box)
        else:
            draw_gnome(canvas, canvas.place(gnome["key"], box), gnome, language)


def draw_gnome(canvas: Canvas, box: Box, gnome: GnomeSeen, language: str) -> None:
    """Draw a gnome with its name and the resource that it asks for."""
    theme = canvas.theme
    canvas.panel(box, "card", "card_edge", 12, 3, shadow=3)
    draw_icon(canvas, gnome_icon(gnome["id"]), Box(box.x + 3, box.y + 4, 62, 62))
    draw_icon(canvas, gnome["cost"], Box(box.x + 22, box.bottom - 58, 54, 54), shadow=2)
    room = box.beside(78).inset(6, 6)
    canvas.write(name("gnome", gnome["id"], language), room, GNOME, theme["card_ink"], "left")
