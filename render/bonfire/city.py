"""A city as it stands on the whole board: small, but complete."""

from collections.abc import Sequence
from math import ceil
from typing import TypeAlias

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
from render.kit.widgets import Icon, Piece, draw_spread, in_lines
from rules.bonfire.seen import StackSeen
from rules.bonfire.view import CitySeen, PlaceSeen

WAITING = 74.0  # width of the place before the path
COLUMN = 95.0
TASK, GATE, PATH = 122.0, 82.0, 96.0
SEAM = 6.0  # between the tasks and the path
GUARDIAN = 88.0
AT_FIRE = 76.0  # size of a Guardian at a Bonfire, below its points
SIZE = 78.0  # of everything that is counted, the same in all cities
AMOUNT = Style(Face.NUMBER, 62, 40)
PER_LINE = 5  # most tokens and resources in a line
LOOSE_LINE = 116.0  # height of a line of them in a broad city
CLOSE = 62.0  # room for each gnome, at most the share GNOMES of its line
GNOMES = 0.44
NUMBER = 64.0  # room beside the row of gnomes for their number

Row: TypeAlias = Sequence[Piece]
Amount: TypeAlias = tuple[str, str]  # an icon and its number


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
        used = any(place["task"] or place["portal"] for place in city["places"])
        self.tasks = TASK + SEAM if used else 0.0
        self.guarded = {(one["place"], one["at"]) for one in city["guardians"]}

    def place(self, key: str, thing: Box | Place) -> Box:
        if self.mine:
            self.canvas.place(key, thing)
        return self.canvas.place(f"{self.city['key']}/{key}", thing)

    def draw(self, acting: bool, language: str) -> None:
        self.canvas.place(self.city["key"], self.box)
        room = self.draw_head(acting, language)
        left = Box(room.x, room.y + 4, WAITING + 7 * COLUMN, self.tasks + PATH)
        for place in self.city["places"]:
            x = left.x + WAITING + (place["place"] - 1) * COLUMN
            self.draw_place(place, Box(x, left.y, COLUMN - 5, left.h))
        self.draw_guardians(left)
        broad = self.box.w > 2 * left.w
        below = room.below(left.h + 10).top(room.h - left.h - 28)
        if broad:
            self.draw_lower(below.left(left.w), room.beside(left.w + 40).inset(0, 8))
        else:
            self.draw_lower(below)

    def draw_lower(self, below: Box, beside: Box | None = None) -> None:
        """Draw what is counted in lines of one height; a broad city has its stores beside."""
        lines = self.stores()
        if beside:
            counts, house = below.rows(2)
            tall = min(beside.h, len(lines) * LOOSE_LINE)
            rows = Box.around(beside.centre, beside.w, tall).rows(max(1, len(lines)))
        else:
            counts, *rows, house = below.rows(2 + len(lines))
        self.draw_counts(counts)
        for line, row in zip(lines, rows, strict=False):
            self.draw_stores(line, row, len(lines[0]) if len(lines) > 1 else PER_LINE)
        self.draw_house(house)

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
        """Draw a place's task, or the portal that waits for one, and its path."""
        canvas = self.canvas
        keys = place["keys"]
        space = self.place(keys["space"], column.top(max(PATH, self.tasks - SEAM)))
        self.place(keys["bonfire"], space)
        self.place(keys["notch"], space)
        road = self.place(keys["path"], column.below(self.tasks))
        if place["task"]:
            draw_task(canvas, self.place(place["task"]["key"], space), place["task"], Told.SHARE)
        elif place["portal"]:
            draw_notch(canvas, place, Box.around(space.centre, GATE))
        elif self.tasks:
            draw_hollow(canvas, space)
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
            for at, dx, y, size in (
                ("path", 24, left.bottom - GUARDIAN - 4, GUARDIAN),
                ("bonfire", 0, left.y + TASK - AT_FIRE, AT_FIRE),
            ):
                guardians = [one for one in here if one["at"] == at]
                room = Box(x + dx, y, COLUMN - dx, size)
                for guardian, box in zip(guardians, fan(room, len(guardians), size), strict=False):
                    self.place(guardian["key"], box.inset(12, 2))
                    draw_icon(canvas, guardian_icon(guardian, self.mark), box, matter=WOOD)

    # ---- stores

    def counts(self) -> dict[str, Row]:
        """Return the portals built, the novices sent and the fate tiles left, by their place."""
        city = self.city
        places = len(city["places"])
        sent = places - city["novices"]
        return {
            "portals": portals(city),
            "novices": [Icon(f"novice_{self.mark}"), f"{sent}/{places}"],
            "fate": [Icon("fate"), str(len(city["fate"]["supply"]))],
        }

    def draw_counts(self, room: Box) -> None:
        counts = self.counts()
        inks = [self.canvas.theme["ink"]] * len(counts)
        drawn = draw_spread(self.canvas, list(counts.values()), room, SIZE, inks)
        for key, box in zip(counts, drawn, strict=True):
            self.place(key, Box.around(box.centre, box.w, min(SIZE, box.h)))
        self.canvas.kept += drawn

    def stores(self) -> list[Sequence[Amount]]:
        """Return lines of tokens, then resources, without those the seat lacks."""
        tokens = {f"token_{kind}": count for kind, count in self.city["tokens"].items()}
        stock = {**tokens, **self.city["resources"]}
        rows = [(kind, str(count)) for kind, count in stock.items() if count]
        return in_lines(rows, ceil(len(rows) / PER_LINE)) if rows else []

    def draw_stores(self, line: Sequence[Amount], room: Box, columns: int) -> None:
        """Draw a line of amounts, each in its column."""
        canvas = self.canvas
        for (kind, count), box in zip(line, room.columns(columns, 4), strict=False):
            icon = Box(box.x, box.centre[1] - SIZE / 2, SIZE, SIZE)
            draw_icon(canvas, kind, icon)
            canvas.kept.append(icon)
            canvas.write(count, box.beside(SIZE + 4), AMOUNT, canvas.theme["ink"], "left")

    def draw_house(self, room: Box) -> None:
        """Draw the gifts and the gnomes."""
        canvas = self.canvas
        gifts = self.city["gifts"]
        inks = [canvas.theme["ink" if stack["top"] else "ink_faint"] for stack in gifts]
        gnomes = len(self.city["gnomes"])
        wide = min(room.w * GNOMES, gnomes * CLOSE + NUMBER + 16) if gnomes else 0.0
        stacks = draw_spread(canvas, [*map(gift, gifts)], room.left(room.w - wide), SIZE, inks)
        canvas.kept += stacks
        for stack, box in zip(gifts, stacks, strict=True):
            self.place(stack["key"], Box.around(box.centre, box.w, min(SIZE, box.h)))
        row = room.beside(room.w - wide + 16)
        self.draw_gnomes(row.left(row.w - NUMBER))

    def draw_gnomes(self, room: Box) -> None:
        """Draw the gnomes in a row. The place `gnomes:3` holds the third and all after it, so that
        new ones can be marked together."""
        gnomes = self.city["gnomes"]
        row = list(zip(gnomes, fan(room, len(gnomes), SIZE), strict=True))
        for number, (gnome, box) in enumerate(row, 1):
            here = self.place(gnome["key"], box)
            draw_icon(self.canvas, gnome_icon(gnome["id"]), here, shadow=3)
            group = box.beside(6).union(row[-1][1])
            at_the_end = card(group).badge_at((group.right, group.centre[1]))
            self.place(f"gnomes:{number}", at_the_end)


def portals(city: CitySeen) -> Row:
    """Return the number of portals built, as a row of icons."""
    built = sum(place["portal"] for place in city["places"])
    return [Icon("portal"), f"{built}/{len(city['places'])}"]


def gift(stack: StackSeen) -> Row:
    """Return the top of a stack of gifts and the number below it, as a row of icons."""
    if not stack["top"]:
        return [Icon("gift", 0.9), "0"]
    return [Icon("gift", 0.9), Icon(stack["top"]), f"+{stack['below']}"]


def draw_hollow(canvas: Canvas, box: Box) -> None:
    """Draw an empty space for something to be built: only a line at its foot."""
    colour = mix(canvas.theme["board"], canvas.theme["line"], 0.7)
    canvas.rect(Box(box.x + box.w * 0.2, box.bottom - 6, box.w * 0.6, 4), colour)
