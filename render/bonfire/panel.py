"""One seat's city, large: the picture to plan a turn with."""

from collections.abc import Callable, Sequence

from render.bonfire import briefs
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
from render.bonfire.words import name, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import WOOD
from render.kit.places import Place, card
from render.kit.text import Style
from render.kit.widgets import Icon, Piece, draw_row
from rules.bonfire.parts import ISLANDS, RESOURCES
from rules.bonfire.view import CitySeen, FateTileSeen, GnomeSeen, GuardianSeen, PlaceSeen

WINDOW = Box(0, 0, 1600, 1506)
FATE_WINDOW = Box(8, 972, 790, 528)
ROAD_WINDOW = Box(0, 108, 1600, 600)  # the seven places; also for questions about no single part
STORES_WINDOW = Box(0, 700, 1600, 280)
CITY_WINDOW = Box(0, 108, 1600, 872)
LOWER_WINDOW = Box(0, 700, 1600, 806)
GIFTS_WINDOW = Box(796, 972, 800, 528)
HEAD = Box(20, 10, 1560, 96)
START = Box(16, 116, 136, 580)
COLUMN = 203.0
FIRST = 158.0
STORES = Box(16, 708, 1568, 264)
FATE = Box(22, 984, 562, 408)
SUPPLY = Box(606, 984, 180, 500)
COMMON = Box(16, 1400, 576, 90)
GIFTS = Box(816, 990, 758, 104)
BELOW = Box(816, 1100, 758, 66)
GNOMES = Box(816, 1176, 758, 308)

NAME = Style(Face.TITLE, 72, 30, 2)
STATE = Style(Face.BOLD, 46, 30)
POINTS = Style(Face.NUMBER, 92, 60)
WORTH = Style(Face.NUMBER, 44, 30)
NUMBER = Style(Face.NUMBER, 44, 30)
AMOUNT = Style(Face.NUMBER, 80, 60)
GNOME = Style(Face.SERIF, 46, 24, 3)

ROWS = {"space": (0.0, 232.0), "bonfire": (240.0, 106.0), "notch": (354.0, 86.0),
        "path": (448.0, 128.0)}  # fmt: skip


def draw_table(canvas: Canvas, spent: bool) -> None:
    """Draw the plates; when all fate tiles are placed, their area takes the supply's room."""
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    supply = [] if spent else [Box(SUPPLY.x - 6, FATE.y - 4, SUPPLY.w + 12, 510)]
    for box in (
        Box(START.x, START.y, 1568, START.h + 4),
        STORES,
        fate_box(FATE, spent).grown(6),
        *supply,
        fate_box(COMMON, spent).inset(0, 2).moved(0, 2),
        Box(804, FATE.y - 4, 780, 510),
    ):
        canvas.panel(box, "board", "line", 18, 3, shadow=4)


def spent(city: CitySeen) -> bool:
    """Tell if all fate tiles of a city are laid."""
    return not city["fate"]["supply"] and not city["fate"]["spare"]


def fate_box(box: Box, spent: bool) -> Box:
    return Box(box.x, box.y, SUPPLY.right + 6 - box.x, box.h) if spent else box


def store_cells(row: Box) -> list[Box]:
    """Return cells far enough apart for the options' numbers."""
    return row.inset(8, 14).columns(7, 32)


def gnome_places(gifts: bool) -> list[Box]:
    """Return places for gnomes, below the gifts or in their room."""
    room = GNOMES if gifts else GIFTS.union(GNOMES)
    return [box for row in room.rows(3, 8) for box in row.columns(2, 10)]


class CityPanel:
    """The city of a seat on a canvas of its own; its keys need no seat before them."""

    def __init__(self, canvas: Canvas, city: CitySeen, language: str) -> None:
        self.canvas = canvas
        self.city = city
        self.language = language
        self.mark = mark_of(city["color"])
        self.has_gifts = any(stack["top"] for stack in city["gifts"])
        self.place: Callable[[str, Box | Place], Box] = canvas.place

    def draw(self, called: str) -> None:
        self.draw_head(called)
        for place in self.city["places"]:
            self.draw_place(place, self.column(place["place"]))
        self.draw_guardians()
        bonfires = self.row(self.column(1), "bonfire")
        line = Box(bonfires.x, bonfires.y, 7 * COLUMN - 8, bonfires.h)
        self.place("bonfires", card(line).badge_at((line.x, line.y)))
        canvas, city = self.canvas, self.city
        self.place("fate", draw_fate(canvas, city, fate_box(FATE, spent(city)), self.place))
        self.draw_supply()
        self.draw_common()
        self.draw_stores()
        self.draw_gifts()
        self.draw_gnomes()

    def draw_head(self, called: str) -> None:
        canvas, city = self.canvas, self.city
        seat_marker(canvas, self.mark, Box(HEAD.x, HEAD.y + 4, 88, 88))
        canvas.place(city["key"], Box(HEAD.x, HEAD.y, HEAD.w, HEAD.h))
        points = Box(HEAD.right - 170, HEAD.y, 170, HEAD.h)
        accent = canvas.theme["accent"]
        drawn = canvas.write(str(city["points"]), points, POINTS, accent, "right")
        x = drawn.x - 104
        draw_icon(canvas, "points", Box(x, HEAD.y + 4, 92, 88))
        if city["first"]:
            x -= 104
            draw_icon(canvas, "oval", Box(x, HEAD.y + 2, 92, 92), shadow=3)
        if city["passed"] or city["out"]:
            words = text(self.language, "passed" if city["passed"] else "out")
            room = Box(x - 240, HEAD.y, 220, HEAD.h)
            x = canvas.write(words, room, STATE, canvas.theme["ink_soft"], "right").x
        x = self.draw_ship(x - 20)
        room = Box(HEAD.x + 108, HEAD.y, x - HEAD.x - 130, HEAD.h)
        canvas.write(called, room, NAME, canvas.theme["ink"], "left")

    def draw_ship(self, right: float) -> float:
        """Draw the ship and the island where it lies, or the ship alone at the pier; return the
        left edge."""
        isle = ISLANDS.get(self.city["ship"])
        here: list[Piece] = [Icon(f"ship_{self.mark}")]
        if isle:
            here.append(Icon(isle.resource or f"guardian_{isle.guardian}", 0.86))
        room = Box(right - 190, HEAD.y + 6, 190, 84)
        return draw_row(self.canvas, here, room, 84, self.canvas.theme["ink"], align="right").x

    # ---- the seven places

    def column(self, place: int) -> Box:
        return Box(FIRST + (place - 1) * COLUMN, START.y + 4, COLUMN - 8, START.h - 8)

    def row(self, column: Box, kind: str) -> Box:
        top, tall = ROWS[kind]
        return Box(column.x, column.y + top, column.w, tall)

    def draw_place(self, place: PlaceSeen, column: Box) -> None:
        canvas, keys = self.canvas, place["keys"]
        space = self.place(keys["space"], self.row(column, "space"))
        notch = self.place(keys["notch"], self.row(column, "notch"))
        if place["task"]:
            draw_task(canvas, self.place(place["task"]["key"], space), place["task"], Told.BOTH)
        else:
            draw_slot(canvas, space, 16)
        self.draw_fire_place(place, self.place(keys["bonfire"], self.row(column, "bonfire")))
        gate = Box.around(notch.centre, notch.h)
        number = Box(notch.x + 6, notch.y, 44, notch.h)
        canvas.write(str(place["place"]), number, NUMBER, canvas.theme["ink_soft"])
        draw_notch(canvas, place, self.place(f"portal:{place['shape']}", gate))
        self.draw_road(place, self.place(keys["path"], self.row(column, "path")))

    def draw_fire_place(self, place: PlaceSeen, box: Box) -> None:
        """Draw the novice on the left until the Bonfire burns, and a Guardian's points on the
        right."""
        canvas = self.canvas
        draw_slot(canvas, box, 16)
        if place["novice"]:
            draw_icon(
                canvas, f"novice_{self.mark}", Box(box.x + 10, box.y + 6, 94, 94), matter=WOOD
            )
        coin = Box.around((box.right - 48, box.centre[1]), 68)
        draw_icon(canvas, "points_coin", coin)
        ink = canvas.theme["card_ink"]
        canvas.write(str(place["guardian_points"]), coin, WORTH, ink)

    def draw_road(self, place: PlaceSeen, box: Box) -> None:
        canvas = self.canvas
        if place["path"]:
            count = len(self.guardians(place["place"], "path"))
            tile = self.place(place["path"]["key"], box)
            draw_path(canvas, tile, place["path"], (1, 0.56, 0.36)[min(2, count)])
            return
        draw_slot(canvas, box, 16)
        price: list[Piece] = [Icon("token_path")] * place["path_cost"]
        draw_row(canvas, price, box, 52, canvas.theme["ink"])

    def draw_guardians(self) -> None:
        waiting = [one for one in self.city["guardians"] if one["at"] == "start"]
        step = min(112.0, (START.h - 130) / max(1, len(waiting) - 1))
        for number, guardian in enumerate(waiting):
            box = Box(START.x + 14, START.bottom - 120 - number * step, 112, 112)
            draw_icon(self.canvas, guardian_icon(guardian, self.mark),
                      self.place(guardian["key"], box), shadow=4)  # fmt: skip
        for place in range(1, 8):
            column = self.column(place)
            road, fire = self.row(column, "path"), self.row(column, "bonfire")
            here = self.guardians(place, "path")
            start = 0.5 if len(here) < 2 else 0.3
            room = Box(road.x + road.w * start, road.y - 2, road.w * (1 - start) - 2, road.h)
            self.draw_fan(here, room, 96)
            self.draw_fan(
                self.guardians(place, "bonfire"), Box(fire.x, fire.y - 3, 114, fire.h), 104
            )

    def guardians(self, place: int, at: str) -> list[GuardianSeen]:
        return [one for one in self.city["guardians"] if (one["place"], one["at"]) == (place, at)]

    def draw_fan(self, here: Sequence[GuardianSeen], room: Box, size: float) -> None:
        for guardian, box in zip(here, fan(room, len(here), size), strict=False):
            self.place(guardian["key"], box)
            draw_icon(self.canvas, guardian_icon(guardian, self.mark), box, shadow=4)

    # ---- fate tiles

    def draw_supply(self) -> None:
        """Draw the fate tiles from the top, the two that may be placed in frames, the spare one
        below."""
        if spent(self.city):
            return
        fate = self.city["fate"]
        self.place("supply", SUPPLY)
        for number, tile in enumerate(fate["supply"]):
            end = number in (0, len(fate["supply"]) - 1)
            self.draw_strip(tile, SUPPLY.y + 4 + number * 61, framed=end)
        if fate["spare"]:
            self.draw_strip(fate["spare"], SUPPLY.bottom - 62, framed=True)

    def draw_strip(self, tile: FateTileSeen, y: float, framed: bool) -> None:
        canvas = self.canvas
        box = self.place(tile["key"], Box(SUPPLY.x + 5, y, SUPPLY.w - 10, 57))
        if framed:
            canvas.panel(box.grown(3), "accent", None, 10)
        for symbol, cell in zip(tile["symbols"], box.columns(3), strict=True):
            draw_icon(canvas, f"symbol_{symbol}", cell)

    # ---- stores

    def draw_stores(self) -> None:
        """Draw action tokens and resources across the whole width, since every turn is paid with
        them."""
        upper, lower = STORES.inset(12, 8).rows(2)
        self.place("tokens", card(upper).badge_at((upper.x + 4, upper.y + 4)))
        held = self.city["tokens"]
        for (kind, count), box in zip(held.items(), store_cells(upper), strict=True):
            self.draw_amount(f"token:{kind}", f"token_{kind}", count, box)
        stock = self.city["resources"]
        for (kind, count), box in zip(stock.items(), store_cells(lower), strict=False):
            self.draw_amount(f"resource:{kind}", kind, count, box)

    def draw_amount(self, key: str, kind: str, amount: int, box: Box) -> None:
        """Draw an amount with the option's number on the corner beside the icon, where it hides
        neither."""
        canvas = self.canvas
        self.place(key, card(box, 26).badge_at((box.x + 4, box.y + 4)))
        icon = Box(box.x + 24, box.y + 7, box.h - 14, box.h - 14)
        canvas.kept.append(icon.inset(icon.w * 0.2))
        draw_icon(canvas, kind, icon, shadow=3)
        ink = canvas.theme["ink" if amount else "ink_faint"]
        canvas.write(str(amount), box.beside(box.h + 18), AMOUNT, ink, "left")

    def draw_gifts(self) -> None:
        """Draw both stacks with the gift on top, then the gifts below in no order."""
        canvas = self.canvas
        if not self.has_gifts:
            return
        for stack, box in zip(self.city["gifts"], GIFTS.columns(2, 12), strict=True):
            self.place(stack["key"], box)
            draw_slot(canvas, box, 14)
            row: list[Piece] = [Icon("gift"), "–"]
            if stack["top"]:
                row = [Icon("gift"), Icon(stack["top"]), f"+{stack['below']}"]
            draw_row(canvas, row, box.inset(8, 6), 82, canvas.theme["ink"])
        below = self.city["gifts_below"].items()
        for (kind, count), box in zip(below, BELOW.columns(len(RESOURCES)), strict=False):
            draw_row(canvas, [str(count), Icon(kind)], box, 60, canvas.theme["ink_soft"])

    def draw_gnomes(self) -> None:
        for number, box in enumerate(gnome_places(self.has_gifts)):
            if number < len(self.city["gnomes"]):
                self.draw_gnome(self.city["gnomes"][number], box)
            else:
                draw_slot(self.canvas, box, 14)

    def draw_gnome(self, gnome: GnomeSeen, box: Box) -> None:
        canvas = self.canvas
        canvas.panel(self.place(gnome["key"], box), "card", "card_edge", 14, 3, shadow=2)
        draw_icon(canvas, gnome_icon(gnome["id"]), Box(box.x + 6, box.centre[1] - 36, 70, 72))
        draw_icon(canvas, gnome["cost"], Box(box.right - 58, box.centre[1] - 26, 52, 52))
        words = name("gnome", gnome["id"], self.language)
        room = Box(box.x + 80, box.y + 2, box.w - 142, box.h - 4)
        canvas.write(words, room, GNOME, canvas.theme["card_ink"], "left")

    def draw_common(self) -> None:
        """Draw the city's progress with each of the five common tasks."""
        canvas = self.canvas
        room = fate_box(COMMON, spent(self.city))
        entries = zip(self.city["common"].items(), room.inset(4, 6).columns(5, 4), strict=True)
        for (id, (have, need)), box in entries:
            self.place(f"common:{id}", box)
            done = have >= need
            icon = briefs.COMMON_ICON[id]
            share: list[Piece] = [Icon(icon.name, 0.7), f"{have}/{need}"]
            ink = canvas.theme["accent" if done else "ink"]
            draw_row(canvas, share, box, 48, ink)
