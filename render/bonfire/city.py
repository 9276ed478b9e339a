"""A city as it stands on the whole board: small, but complete."""

from collections.abc import Sequence
from typing import TypeAlias

from render.bonfire.fate import draw_fate
from render.bonfire.tiles import (
    Told,
    draw_notch,
    draw_path,
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
from render.kit.matter import WOOD
from render.kit.pieces import Owner, draw_owner
from render.kit.places import Place, card
from render.kit.text import Style
from render.kit.theme import mix
from render.kit.widgets import Icon, Piece, best_lines, draw_spread
from rules.bonfire.seen import StackSeen
from rules.bonfire.view import CitySeen, PlaceSeen

SMALL = Style(Face.NUMBER, 48, 30)
AMOUNT = 62.0
HOUSE_SIGN = 48.0
WAITING = 74.0  # width of the place before the path
COLUMN = 95.0
TASK, FIRE, NOTCH, PATH = 118.0, 64.0, 58.0, 96.0
BELOW_TASKS = 232.0  # height of the seven places, from the novices down to the path
NO_TASK = 20.0  # height of the row of tasks while it is empty
GUARDIAN = 88.0
FATE_WIDE = 1.2  # the fate area's width, as a share of its height
FATE_MOST = 0.47  # the fate area's largest share of the city's width
HOUSE = 138.0
GNOMES = 56.0  # height of the gnomes' row, which leaves the rim of their house in sight
GNOME = 66.0
MOST_GNOMES = 6
NUMBER = 64.0  # room beside the row of gnomes for their number

Row: TypeAlias = Sequence[Piece]


class City:
    """A seat's city on the board: built things are large, missing ones left out.

    With `mine`, its things are also registered by keys without the seat, as options name them."""

    def __init__(self, canvas: Canvas, city: CitySeen, box: Box, name: str, mine: bool) -> None:
        self.canvas = canvas
        self.city = city
        self.box = box
        self.name = name
        self.mine = mine
        self.mark = mark_of(city["color"])
        self.tasks = TASK if any(place["task"] for place in city["places"]) else NO_TASK
        self.guarded = {(one["place"], one["at"]) for one in city["guardians"]}

    def place(self, key: str, thing: Box | Place) -> Box:
        if self.mine:
            self.canvas.place(key, thing)
        return self.canvas.place(f"{self.city['key']}/{key}", thing)

    def draw(self, acting: bool, language: str) -> None:
        self.canvas.place(self.city["key"], self.box)
        room = self.draw_head(acting, language)
        left = Box(room.x, room.y + 4, WAITING + 7 * COLUMN, self.tasks + BELOW_TASKS)
        for place in self.city["places"]:
            x = left.x + WAITING + (place["place"] - 1) * COLUMN
            self.draw_place(place, Box(x, left.y, COLUMN - 5, left.h))
        self.draw_guardians(left)
        broad = self.box.w > 2 * left.w
        self.draw_lower(
            (room.beside(left.w + 40) if broad else room.below(left.h + 20)).inset(0, 4)
        )

    def draw_lower(self, lower: Box) -> None:
        """Draw the fate area and the stores beside it."""
        wide = min(FATE_WIDE * lower.h, FATE_MOST * lower.w)
        area = lower.left(wide)
        stores = lower.beside(wide + 22)
        draw_fate(self.canvas, self.city, area, self.place)
        house = HOUSE if self.city["gnomes"] else HOUSE - GNOMES - 8
        self.draw_stores(stores.top(stores.h - house - 4))
        self.draw_house(stores.below(stores.h - house))

    def draw_head(self, acting: bool, language: str) -> Box:
        words = self.name
        if self.city["passed"] or self.city["out"]:
            words += " · " + text(language, "passed" if self.city["passed"] else "out")
        extras = ("oval",) if self.city["first"] else ()
        points = str(self.city["points"])
        owner = Owner(self.mark, words, points, "points", acting, extras)
        return draw_owner(self.canvas, self.box, owner)

    # ---- the seven places

    def draw_place(self, place: PlaceSeen, column: Box) -> None:
        canvas = self.canvas
        keys = place["keys"]
        space = self.place(keys["space"], column.top(self.tasks))
        fire = self.place(keys["bonfire"], column.below(self.tasks + 4).top(FIRE))
        notch = self.place(keys["notch"], column.below(self.tasks + FIRE + 8).top(NOTCH))
        road = self.place(keys["path"], column.below(column.h - PATH).top(PATH))
        if place["task"]:
            draw_task(canvas, self.place(place["task"]["key"], space), place["task"], Told.SHARE)
        else:
            draw_hollow(canvas, space)
        if place["novice"]:
            draw_icon(canvas, f"novice_{self.mark}", fire.inset(0, 2), matter=WOOD)
        else:
            words = str(place["guardian_points"])
            canvas.write(words, fire, SMALL, canvas.theme["ink_soft"])
        draw_notch(canvas, place, self.place(f"portal:{place['shape']}", notch))
        if place["path"]:
            share = 0.5 if (place["place"], "path") in self.guarded else 1
            tile = self.place(place["path"]["key"], road)
            draw_path(canvas, tile, place["path"], share)
        else:
            draw_hollow(canvas, road)

    def draw_guardians(self, left: Box) -> None:
        """Draw the Guardians: waiting ones stacked, others in their places."""
        canvas = self.canvas
        self.place("start", Box(left.x - 8, left.bottom - PATH, WAITING, PATH))
        waiting = [one for one in self.city["guardians"] if one["at"] == "start"]
        step = min(70.0, (left.h - GUARDIAN) / max(1, len(waiting) - 1))
        for number, guardian in enumerate(waiting):
            y = left.bottom - GUARDIAN - number * step
            box = Box(left.x - 14, y, GUARDIAN, GUARDIAN)
            self.place(guardian["key"], box.inset(12, 2))
            draw_icon(canvas, guardian_icon(guardian, self.mark), box, matter=WOOD)
        for place in range(1, 8):
            x = left.x + WAITING + (place - 1) * COLUMN
            here = [g for g in self.city["guardians"] if g["place"] == place]
            for at, dx, y in (
                ("path", 24, left.bottom - GUARDIAN - 4),
                ("bonfire", 0, left.y + self.tasks - 8),
            ):
                guardians = [one for one in here if one["at"] == at]
                room = Box(x + dx, y, COLUMN - dx, GUARDIAN)
                for guardian, box in zip(
                    guardians, fan(room, len(guardians), GUARDIAN), strict=False
                ):
                    self.place(guardian["key"], box.inset(12, 2))
                    draw_icon(canvas, guardian_icon(guardian, self.mark), box, matter=WOOD)

    # ---- stores

    def draw_stores(self, room: Box) -> None:
        """Draw tokens above and resources below, as large as possible, without those the seat
        lacks."""
        tokens = {f"token_{kind}": count for kind, count in self.city["tokens"].items()}
        stock = {**tokens, **self.city["resources"]}
        rows: list[Row] = [[Icon(kind), str(count)] for kind, count in stock.items() if count]
        if not rows:
            return
        lines = best_lines(rows, room)
        for line, box in zip(lines, room.rows(len(lines), 6), strict=True):
            inks = [self.canvas.theme["ink"]] * len(line)
            self.canvas.kept += draw_spread(self.canvas, line, box, min(AMOUNT, box.h), inks)

    def draw_house(self, room: Box) -> None:
        """Draw the remaining fate tiles, the gifts and the gnomes."""
        canvas = self.canvas
        upper, lower = room.top(54), room.below(62).top(GNOMES)
        gifts = self.city["gifts"]
        supply: Row = [Icon("fate"), str(len(self.city["fate"]["supply"]))]
        inks = [canvas.theme["ink" if stack["top"] else "ink_faint"] for stack in gifts]
        signs, *stacks = draw_spread(
            canvas,
            [supply, *map(gift, gifts)],
            upper,
            HOUSE_SIGN,
            [canvas.theme["ink"], *inks],
        )
        canvas.kept += [signs, *stacks]
        for stack, box in zip(gifts, stacks, strict=True):
            self.place(stack["key"], box)
        wide = min(MOST_GNOMES * GNOME, lower.w - NUMBER)
        self.draw_gnomes(lower.left(wide).columns(MOST_GNOMES))

    def draw_gnomes(self, spots: Sequence[Box]) -> None:
        """Draw the gnomes in a row. The place `gnomes:3` holds the third and all after it, so that
        new ones can be marked together."""
        row = list(zip(self.city["gnomes"], spots, strict=False))
        for number, (gnome, box) in enumerate(row, 1):
            here = self.place(gnome["key"], box)
            draw_icon(self.canvas, gnome_icon(gnome["id"]), here, shadow=3)
            group = box.beside(6).union(row[-1][1])
            at_the_end = card(group).badge_at((group.right, group.centre[1]))
            self.place(f"gnomes:{number}", at_the_end)


def gift(stack: StackSeen) -> Row:
    """Return the top of a stack of gifts and the number below it, as a row of icons."""
    if not stack["top"]:
        return [Icon("gift", 0.9), "0"]
    return [Icon("gift", 0.9), Icon(stack["top"]), f"+{stack['below']}"]


def draw_hollow(canvas: Canvas, box: Box) -> None:
    """Draw an empty space for something to be built: only a line at its foot."""
    colour = mix(canvas.theme["board"], canvas.theme["line"], 0.7)
    canvas.rect(Box(box.x + box.w * 0.2, box.bottom - 6, box.w * 0.6, 4), colour)
