"""One House, large: its hand and all else that a turn is planned with."""

from collections.abc import Sequence
from dataclasses import replace

from render.candelabria import briefs
from render.candelabria.plates import amounts
from render.candelabria.tiles import (
    FOOT,
    corner_of,
    draw_back,
    draw_beside,
    draw_candle_card,
    draw_slot,
    draw_tactic_named,
    draw_upgrade,
    foot_of,
)
from render.candelabria.words import MANOEUVRE, ROMAN, mark_of, said, text
from render.kit.canvas import Canvas
from render.kit.focus import Option
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import PAPER, WOOD
from render.kit.places import card
from render.kit.text import Style
from rules.candelabria.parts import AMOUNTS, HOUSES, ROLES
from rules.candelabria.seen import HouseSeen, View

WINDOW = Box(0, 0, 1600, 1582)
HEAD = Box(20, 10, 1560, 100)
STORES = Box(16, 116, 1568, 100)
SEALS = Box(16, 226, 1568, 164)
HAND = Box(16, 400, 1568, 404)
TACTICS = Box(16, 814, 1568, 334)
UPGRADES = Box(16, 1158, 942, 92)
WAR = Box(970, 1158, 614, 92)
ABILITIES = Box(16, 1260, 1568, 312)
# The window shown when a question's options lie outside the panel.
HAND_WINDOW = Box(0, STORES.y - 10, 1600, HAND.bottom - STORES.y + 20)
TACTICS_WINDOW = Box(0, TACTICS.y - 8, 1600, WAR.bottom - TACTICS.y + 16)
WAR_WINDOW = WAR.grown(8)

NAME = Style(Face.TITLE, 74, 30, 2)
HOUSE = Style(Face.SERIF, 46, 26)
POINTS = Style(Face.NUMBER, 92, 60)
AMOUNT = Style(Face.NUMBER, 74, 50)
CARD = Style(Face.SERIF, 46, 26, 2)
WORDS = Style(Face.BODY, 46, 28, 2)
YEAR = Style(Face.TITLE, 50, 34)
EMPTY = Style(Face.SERIF, 46, 30)
ROW = 5  # candle cards in a line
TACTICS_ROW = 4
CORNER = 72.0  # side of the room for an option's number in a card's upper corner
BADGE = 84.0  # width of the room for an option's number beside a narrow thing


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    for box in (STORES, SEALS, HAND, TACTICS, UPGRADES, WAR, ABILITIES):
        canvas.panel(box, "board", "line", 18, 3, shadow=4)


class Panel:
    """A House on a canvas of its own."""

    def __init__(
        self, canvas: Canvas, view: View, house: HouseSeen, language: str, both_uses: bool = False
    ) -> None:
        self.canvas = canvas
        self.both_uses = both_uses  # cards can be deployed or discarded
        self.view = view
        self.house = house
        self.language = language

    def draw(self, called: str) -> None:
        self.draw_head(called)
        self.draw_stores()
        self.draw_seals()
        self.draw_hand()
        self.draw_tactics()
        self.draw_upgrades()
        self.draw_war()
        self.draw_abilities()

    def draw_head(self, called: str) -> None:
        canvas, house = self.canvas, self.house
        x = HEAD.x
        canvas.place(f"seat:{house['seat']}", HEAD)
        mark = mark_of(house["id"])
        if mark >= 0:
            canvas.place(house["key"], HEAD)
            seat_marker(canvas, mark, Box(x, HEAD.y + 4, 92, 92), matter=WOOD)
            x += 110
        points = Box(HEAD.right - 170, HEAD.y, 170, HEAD.h)
        drawn = canvas.write(str(house["points"]), points, POINTS, canvas.theme["accent"], "right")
        draw_icon(canvas, "laurel", Box(drawn.x - 104, HEAD.y + 6, 92, 88))
        right = drawn.x - 120
        name = said(f"house:{house['id']}", self.language) if house["id"] else ""
        if name and name != called:
            room = Box(right - 560, HEAD.y, 540, HEAD.h)
            ink = canvas.write(name, room, HOUSE, canvas.theme["ink_soft"], "right")
            right = ink.x - 20
        canvas.write(called, Box(x, HEAD.y, right - x, HEAD.h), NAME, canvas.theme["ink"], "left")

    def draw_stores(self) -> None:
        canvas = self.canvas
        for (sign, count), box in zip(
            amounts(self.house), STORES.inset(16, 6).columns(6, 8), strict=True
        ):
            canvas.place(f"store:{sign}", box)
            draw_icon(canvas, sign, Box(box.x + 10, box.y + 4, 80, 80), shadow=3)
            ink = canvas.theme["ink" if count else "ink_faint"]
            canvas.write(str(count), box.beside(104), AMOUNT, ink, "left")

    def draw_seals(self) -> None:
        """Draw this year's candles with the abilities of their cards."""
        canvas = self.canvas
        for role, box in zip(ROLES, SEALS.inset(12, 10).columns(3, 12), strict=True):
            canvas.place(f"role:{role}", box)
            seal = self.house["seals"].get(role)
            if not seal:
                draw_slot(canvas, box)
                draw_icon(canvas, f"{role}_out", Box(box.x + 10, box.y + 8, 130, box.h - 16))
                words = text(self.language, "free-role", role=role)
                canvas.write(
                    words, box.beside(150).inset(4), CARD, canvas.theme["ink_soft"], "left"
                )
                continue
            canvas.panel(box, "card", "card_edge", 14, 3, shadow=3, matter=PAPER)
            draw_icon(canvas, role, Box(box.x + 8, box.y + 8, 130, box.h - 16))
            room = box.beside(146).inset(6, 6)
            name = said(f"card:{seal}", self.language)
            canvas.write(name, room.top(64), CARD, canvas.theme["card_ink"], "left")
            draw_beside(canvas, briefs.candle_card(seal), room.below(68), 62, "card_ink")

    # ---- cards

    def draw_hand(self) -> None:
        """Draw the cards just drawn, then the hand; others' cards lie face down."""
        house = self.house
        known = [f"drawn:{id}" for id in house["drawn"]] + [f"card:{id}" for id in house["hand"]]
        hidden = house["hand_size"] - len(house["hand"])
        count = len(known) + hidden
        rooms = lines(HAND.inset(14, 12), count, ROW, 330)
        for key, box in zip(known, rooms, strict=False):
            foot = foot_of(box) if self.both_uses else None
            draw_candle_card(self.canvas, key.partition(":")[2], box, self.language, foot)
            side = FOOT if foot else CORNER
            corner = Box(box.right - side - 4, box.y + 2, side, side)
            self.canvas.place(key, replace(card(box), free=corner))
            if foot:
                spot = Box(foot.right - FOOT, foot.y, FOOT, FOOT)
                self.canvas.place(f"{key}{MANOEUVRE}", replace(card(box), free=spot))
            if key.startswith("drawn"):
                self.canvas.panel(box.top(8), "glow", None, 4, 0)
        self.draw_hidden(rooms[len(known) :], "hand")
        if not count:
            self.write_empty(HAND, "no-cards")

    def draw_tactics(self) -> None:
        house = self.house
        hidden = house["tactics_size"] - len(house["tactics"])
        count = len(house["tactics"]) + hidden
        rooms = lines(TACTICS.inset(12, 10), count, TACTICS_ROW, 190)
        for id, box in zip(house["tactics"], rooms, strict=False):
            draw_tactic_named(self.canvas, id, box, self.language)
            self.canvas.place(f"tactic:{id}", replace(card(box), free=corner_of(box)))
        self.draw_hidden(rooms[len(house["tactics"]) :], "tactics")
        if not count:
            self.write_empty(TACTICS, "no-tactics")

    def draw_hidden(self, rooms: Sequence[Box], sign: str) -> None:
        for box in rooms:
            draw_back(self.canvas, box, sign)

    def write_empty(self, box: Box, message: str) -> None:
        words = text(self.language, message)
        self.canvas.write(words, box.inset(40, 20), EMPTY, self.canvas.theme["ink_soft"])

    # ---- effects

    def draw_upgrades(self) -> None:
        cells = UPGRADES.inset(10, 8).columns(AMOUNTS.upgrade_slots, 8)
        for number, box in enumerate(cells):
            self.canvas.place(f"slot-upgrade:{number + 1}", box)
            if number < len(self.house["upgrades"]):
                draw_upgrade(self.canvas, self.house["upgrades"][number], box)
            else:
                draw_slot(self.canvas, box)

    def draw_war(self) -> None:
        if not self.house["weak"]:
            return
        for slot, box in enumerate(WAR.inset(10, 8).columns(2, 10)):
            spot = box.right - BADGE / 2, box.centre[1]
            self.canvas.place(f"slot:{slot + 1}", card(box).badge_at(spot))
            self.canvas.kept += self.draw_slot(slot, box, box.left(box.w - BADGE))

    def draw_slot(self, slot: int, box: Box, room: Box) -> list[Box]:
        """Draw a slot's card, withering card or weak action; return the rest of the room for
        numbers."""
        canvas, house = self.canvas, self.house
        if shown := house["war"][slot]:
            canvas.panel(box, "card", "card_edge", 12, 3, matter=PAPER)
            return draw_beside(canvas, briefs.tactics_card(shown), room.inset(8, 6), 60, "card_ink")
        draw_slot(canvas, box)
        wilted = house["withering"][slot] if house["withering"] else ""
        sign = Box(box.x + 8, box.y + 8, 60, 60)
        draw_icon(canvas, "withered" if wilted else "war", sign)
        rows = briefs.withering(wilted) if wilted else briefs.weak(house["weak"][slot])
        return [sign, *draw_beside(canvas, rows, room.beside(76).inset(4, 6), 58, "ink")]

    def draw_abilities(self) -> None:
        """Draw a House's three abilities; those of later years are pale."""
        if not self.house["id"]:
            return
        theme = self.canvas.theme
        abilities = HOUSES[self.house["id"]].ability
        for number, (row, box) in enumerate(
            zip(abilities, ABILITIES.inset(14, 10).rows(3, 8), strict=True)
        ):
            works = row.year <= self.view["year"]
            plate = Box(box.x, box.y + 8, 84, box.h - 16)
            self.canvas.panel(plate, f"year_{row.year}", None, 14)
            self.canvas.write(
                ROMAN[row.year], plate.inset(4), YEAR, (255, 255, 255), halo=(20, 16, 20)
            )
            words = said(f"ability:{self.house['id']}:{number}", self.language)
            ink = theme["ink" if works else "ink_faint"]
            self.canvas.write(words, box.beside(106), WORDS, ink, "left")


def by_use(options: Sequence[Option]) -> list[Option]:
    """Move the options of manoeuvres to the foot of their cards. Each card is offered first for
    deploying and then for a manoeuvre: the second round starts where a card comes again."""
    found: list[Option] = []
    seen: set[str] = set()
    again = False
    for option in options:
        cards = [place for place in option.places if place.startswith("card:")]
        again = again or any(place in seen for place in cards)
        seen.update(cards)
        feet = [f"{place}{MANOEUVRE}" for place in cards]
        found.append(Option(option.number, feet) if again and cards else option)
    return found


def have_both_uses(options: Sequence[Option]) -> bool:
    """Tell if cards of the hand can be deployed or discarded for a manoeuvre."""
    return any(place.endswith(MANOEUVRE) for option in options for place in option.places)


def lines(room: Box, count: int, most: int, tallest: float) -> list[Box]:
    """Return boxes for so many cards in one line, or two when crowded."""
    if not count:
        return []
    rows = 1 if count <= most else 2
    across = max(-(-count // rows), min(most, 4))
    tall = min(room.h, tallest * 2.2) if rows == 1 else room.h
    found = []
    for row in Box(room.x, room.y, room.w, tall).rows(rows, 10):
        found += row.columns(across, 12)
    return found[:count]
