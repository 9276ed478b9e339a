"""A city as it stands on the whole board: small, but complete."""

from render.bonfire.fate import draw_fate
from render.bonfire.tiles import (
    Told,
    draw_notch,
    draw_path,
    draw_slot,
    draw_task,
    fan,
    gnome_icon,
    guardian_icon,
    mark_of,
)
from render.bonfire.words import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.text import Style
from render.kit.widgets import Icon, Piece, draw_row
from rules.bonfire.view import CitySeen, PlaceSeen

NAME = Style(Face.TITLE, 46, 20, 2)
POINTS = Style(Face.NUMBER, 58, 44)
SMALL = Style(Face.NUMBER, 30, 22)
WAITING = 52.0  # the width of the place before the path
COLUMN = 59.0


class City:
    """A seat's city on the board. `mine` registers its keys without the seat, for its options."""

    def __init__(self, canvas: Canvas, city: CitySeen, box: Box, name: str, mine: bool) -> None:
        self.canvas = canvas
        self.city = city
        self.box = box
        self.name = name
        self.mine = mine
        self.mark = mark_of(city["color"])
        self.standing = {(one["place"], one["at"]) for one in city["guardians"]}

    def place(self, key: str, box: Box) -> Box:
        if self.mine:
            self.canvas.place(key, box)
        return self.canvas.place(f"{self.city['key']}/{key}", box)

    def draw(self, acting: bool, language: str) -> None:
        edge = "accent" if acting else "line"
        self.canvas.panel(self.box, "board", edge, 18, 5 if acting else 3, shadow=5)
        self.canvas.place(self.city["key"], self.box)
        self.draw_head(language)
        left = Box(self.box.x + 12, self.box.y + 74, WAITING + 7 * COLUMN, 210)
        for place in self.city["places"]:
            x = left.x + WAITING + (place["place"] - 1) * COLUMN
            self.draw_place(place, Box(x, left.y, COLUMN - 3, left.h))
        self.draw_guardians(left)
        right = Box(left.right + 10, left.y, self.box.right - left.right - 22, left.h)
        draw_fate(self.canvas, self.city, right, self.place)
        self.draw_stores(Box(left.x, left.bottom + 4, left.w, 86))
        self.draw_house(Box(right.x, left.bottom + 4, right.w, 86))

    def draw_head(self, language: str) -> None:
        canvas, box = self.canvas, self.box
        seat_marker(canvas, self.mark, Box(box.x + 12, box.y + 8, 58, 58))
        points = Box(box.right - 118, box.y + 6, 102, 62)
        ink = canvas.theme["accent"]
        drawn = canvas.write(str(self.city["points"]), points, POINTS, ink, "right")
        x = drawn.x - 72
        draw_icon(canvas, "points", Box(x, box.y + 8, 58, 58))
        if self.city["first"]:
            x -= 70
            draw_icon(canvas, "oval", Box(x, box.y + 6, 60, 60), shadow=2)
        words = self.name
        if self.city["passed"] or self.city["out"]:
            words += " · " + text(language, "passed" if self.city["passed"] else "out")
        room = Box(box.x + 84, box.y + 4, x - box.x - 96, 66)
        canvas.write(words, room, NAME, canvas.theme["ink"], "left")

    # ---- the seven places

    def draw_place(self, place: PlaceSeen, column: Box) -> None:
        canvas = self.canvas
        keys = place["keys"]
        space = self.place(keys["space"], Box(column.x, column.y, column.w, 66))
        fire = self.place(keys["bonfire"], Box(column.x, column.y + 68, column.w, 44))
        notch = self.place(keys["notch"], Box(column.x, column.y + 113, column.w, 38))
        road = self.place(keys["path"], Box(column.x, column.y + 152, column.w, 58))
        if place["task"]:
            draw_task(canvas, self.place(place["task"]["key"], space), place["task"], Told.SHARE)
        else:
            draw_slot(canvas, space)
        if place["novice"]:
            draw_icon(canvas, f"novice_{self.mark}", fire)
        else:
            words = str(place["guardian_points"])
            canvas.write(words, fire, SMALL, canvas.theme["ink_soft"])
        draw_notch(canvas, place, self.place(f"portal:{place['shape']}", notch))
        if place["path"]:
            standing = (place["place"], "path") in self.standing
            draw_path(
                canvas,
                self.place(place["path"]["key"], road),
                place["path"],
                0.5 if standing else 1,
            )
        else:
            draw_slot(canvas, road)

    def draw_guardians(self, left: Box) -> None:
        """Those who wait stand one above the other, the others where they are."""
        canvas = self.canvas
        self.place("start", Box(left.x - 4, left.bottom - 58, 54, 58))
        waiting = [one for one in self.city["guardians"] if one["at"] == "start"]
        step = min(50.0, (left.h - 56) / max(1, len(waiting) - 1))
        for number, guardian in enumerate(waiting):
            box = Box(left.x - 4, left.bottom - 56 - number * step, 54, 54)
            self.place(guardian["key"], box)
            draw_icon(canvas, guardian_icon(guardian, self.mark), box, shadow=2)
        for place in range(1, 8):
            x = left.x + WAITING + (place - 1) * COLUMN
            here = [g for g in self.city["guardians"] if g["place"] == place]
            for at, dx, y, size in (
                ("path", 17, left.y + 154, 54.0),
                ("bonfire", -1, left.y + 64, 52.0),
            ):
                standing = [one for one in here if one["at"] == at]
                room = Box(x + dx, y, COLUMN - max(0, dx) + 6, size)
                for guardian, box in zip(standing, fan(room, len(standing), size), strict=False):
                    self.place(guardian["key"], box)
                    draw_icon(canvas, guardian_icon(guardian, self.mark), box, shadow=3)

    # ---- what is in store

    def draw_stores(self, room: Box) -> None:
        rows = room.rows(2)
        tokens = [(f"token_{kind}", count) for kind, count in self.city["tokens"].items()]
        goods = list(self.city["resources"].items())
        for row, kinds in zip(rows, (tokens, goods), strict=True):
            for (kind, count), box in zip(kinds, row.columns(7), strict=False):
                draw_amount(self.canvas, kind, count, box)

    def draw_house(self, room: Box) -> None:
        """Gifts and what is left of the fate tiles; the gnomes below."""
        canvas = self.canvas
        upper, lower = room.rows(2)
        pieces: list[Piece] = [Icon("fate", 1.1), str(len(self.city["fate"]["supply"]))]
        draw_row(canvas, pieces, upper.left(88), 42, canvas.theme["ink"])
        for stack, box in zip(self.city["gifts"], upper.beside(92).columns(2, 4), strict=True):
            self.place(stack["key"], box)
            pieces = [Icon("gift", 0.9)]
            if stack["top"]:
                pieces += [Icon(stack["top"]), f"+{stack['below']}"]
            draw_row(canvas, pieces, box, 38, canvas.theme["ink"])
        for gnome, box in zip(self.city["gnomes"], lower.columns(6), strict=False):
            draw_icon(canvas, gnome_icon(gnome["id"]), self.place(gnome["key"], box))


def draw_amount(canvas: Canvas, kind: str, count: int, box: Box) -> None:
    """An icon and how many; what is not there is pale."""
    theme = canvas.theme
    size = box.h * 0.76
    icon = Box(box.x, box.centre[1] - size / 2, size, size)
    draw_icon(canvas, kind, icon)
    room = Box(icon.right + 2, box.y, box.right - icon.right - 2, box.h)
    style = Style(Face.NUMBER, box.h * 0.78, box.h * 0.4)
    canvas.write(str(count), room, style, theme["ink"] if count else theme["line"], "left")
