"""A House as it lies on the whole board: small, but complete."""

from render.candelabria import briefs
from render.candelabria.layout import PLATE
from render.candelabria.tiles import draw_beside, draw_slot, draw_tactic, draw_upgrade
from render.candelabria.words import called, mark_of
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.matter import PAPER
from render.kit.pieces import Owner, draw_owner
from render.kit.widgets import Icon, Piece, draw_spread
from rules.candelabria.parts import AMOUNTS, ROLES
from rules.candelabria.seen import HouseSeen, View

AMOUNT = 66.0
AMOUNTS_ROW = 78.0
SEAL = 146.0
UPGRADE = 76.0
WAR = 92.0


def amounts(house: HouseSeen) -> list[tuple[str, int]]:
    """What can be counted: cubes, flames, cards in hand, tactics, cards of manoeuvres."""
    return [
        ("wax", house["wax"]),
        ("gold", house["gold"]),
        ("supply", house["supply"]),
        ("hand", house["hand_size"]),
        ("tactics", house["tactics_size"]),
        ("area", len(house["area"])),
    ]


def draw_plate(canvas: Canvas, view: View, house: HouseSeen, box: Box, look: Look) -> None:
    canvas.place(f"seat:{house['seat']}", box)
    if house["id"]:
        canvas.place(house["key"], box)
    acting = house["seat"] == view["turn"] or any(
        fighter["seat"] == house["seat"] for fighter in view["fighters"]
    )
    owner = Owner(mark_of(house["id"]), called(house, look), str(house["points"]), "laurel", acting)
    room = draw_owner(canvas, box, owner)
    x, wide = room.x, room.w
    more = (box.h - PLATE[1]) / 4
    heights = (AMOUNTS_ROW + more * 0.5, SEAL + more * 1.6, UPGRADE + more * 0.9, WAR + more)
    top = room.y + 4
    draws = (draw_amounts, draw_seals, draw_upgrades, draw_war)
    for draw, height in zip(draws, heights, strict=True):
        draw(canvas, house, Box(x, top, wide, height))
        top += height + 10


def draw_amounts(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    """An icon and how many, six times."""
    counted = amounts(house)
    rows: list[list[Piece]] = [[Icon(sign), str(count)] for sign, count in counted]
    inks = [canvas.theme["ink" if count else "ink_faint"] for _, count in counted]
    for (sign, _), cell in zip(counted, draw_spread(canvas, rows, row, AMOUNT, inks), strict=True):
        canvas.place(f"seat:{house['seat']}/{sign}", cell)


def draw_seals(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    """The three roles: whose slot is empty can still be deployed."""
    for role, box in zip(ROLES, row.columns(3, 10), strict=True):
        canvas.place(f"seat:{house['seat']}/{role}", box)
        card = house["seals"].get(role)
        if not card:
            draw_slot(canvas, box)
            draw_icon(canvas, f"{role}_out", Box(box.centre[0] - 52, box.y + 16, 104, box.h - 32))
            continue
        canvas.panel(box, "card", "card_edge", 14, 3, shadow=3, matter=PAPER)
        draw_icon(canvas, role, Box.around((box.x + 50, box.centre[1]), 92, 104))
        rows = briefs.candle_card(card)
        room = Box(box.x + 98, box.y + 8, box.w - 106, box.h - 16)
        for symbol, cell in zip(rows, room.rows(max(1, len(rows)), 2), strict=True):
            draw_beside(canvas, [symbol], cell, 60, "card_ink")


def draw_upgrades(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    cells = row.columns(AMOUNTS.upgrade_slots, 8)
    for number, box in enumerate(cells):
        canvas.place(f"seat:{house['seat']}/upgrade:{number + 1}", box)
        if number < len(house["upgrades"]):
            draw_upgrade(canvas, house["upgrades"][number], box)
        else:
            draw_slot(canvas, box)


def draw_war(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    """Both slots of the war board: a card, a withering card, or the weak action."""
    if not house["weak"]:
        return
    for slot, box in enumerate(row.columns(2, 10)):
        draw_war_slot(canvas, house, slot, box)


def draw_war_slot(canvas: Canvas, house: HouseSeen, slot: int, box: Box) -> None:
    canvas.place(f"seat:{house['seat']}/slot:{slot + 1}", box)
    card = house["war"][slot]
    wilted = house["withering"][slot] if house["withering"] else ""
    if card:
        draw_tactic(canvas, card, box)
        return
    draw_slot(canvas, box)
    sign = Box.around((box.x + 46, box.centre[1]), 72)
    draw_icon(canvas, "withered" if wilted else "war", sign)
    rows = briefs.withering(wilted) if wilted else briefs.weak(house["weak"][slot])
    draw_beside(canvas, rows, box.beside(92).inset(6, 10), 62, "ink")
