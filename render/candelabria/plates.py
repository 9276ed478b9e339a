"""A House as it lies on the whole board: small, but complete."""

from render.candelabria import briefs
from render.candelabria.tiles import draw_beside, draw_slot, draw_tactic, draw_upgrade
from render.candelabria.words import called, mark_of
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.matter import PAPER
from render.kit.pieces import Owner, draw_owner
from render.kit.widgets import Icon, Piece, draw_spread
from rules.candelabria.parts import ROLES
from rules.candelabria.seen import HouseSeen, View

AMOUNT = 66.0
AMOUNTS_ROW = 78.0
SEAL = 122.0
LAST = 120.0
CHIPS = 3  # upgrades in a line
CHIP = 250.0  # greatest width of an upgrade
SLOT = 100.0  # width of a slot of the war board


def amounts(house: HouseSeen) -> list[tuple[str, int]]:
    """Return the counts of a House's cubes, flames, cards in hand, tactics and cards of
    manoeuvres."""
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
    amounts_row = Box(room.x, room.y + 2, room.w, AMOUNTS_ROW)
    draw_amounts(canvas, house, amounts_row)
    seals = Box(room.x, amounts_row.bottom + 4, room.w, SEAL)
    draw_seals(canvas, house, seals)
    draw_last(canvas, house, Box(room.x, seals.bottom + 4, room.w, LAST))


def draw_amounts(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    """Draw six amounts with icons."""
    counted = amounts(house)
    rows: list[list[Piece]] = [[Icon(sign), str(count)] for sign, count in counted]
    inks = [canvas.theme["ink" if count else "ink_faint"] for _, count in counted]
    for (sign, _), cell in zip(counted, draw_spread(canvas, rows, row, AMOUNT, inks), strict=True):
        canvas.place(f"seat:{house['seat']}/{sign}", cell)


def draw_seals(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    """Draw the three roles; an empty slot's candle can still be deployed."""
    for role, box in zip(ROLES, row.columns(3, 10), strict=True):
        canvas.place(f"seat:{house['seat']}/{role}", box)
        card = house["seals"].get(role)
        if not card:
            draw_icon(canvas, f"{role}_out", Box(box.centre[0] - 58, box.y + 8, 116, box.h - 16))
            continue
        canvas.panel(box, "card", "card_edge", 14, 3, shadow=3, matter=PAPER)
        draw_icon(canvas, role, Box.around((box.x + 50, box.centre[1]), 92, 104))
        rows = briefs.candle_card(card)
        room = Box(box.x + 98, box.y + 8, box.w - 106, box.h - 16)
        for symbol, cell in zip(rows, room.rows(max(1, len(rows)), 2), strict=True):
            canvas.kept += draw_beside(canvas, [symbol], cell, 60, "card_ink")


def draw_last(canvas: Canvas, house: HouseSeen, row: Box) -> None:
    """Draw a House's upgrades, and at the right its war board."""
    taken = house["upgrades"]
    board = row.beside(row.w - 2 * SLOT - 8)
    for number, box in enumerate(chips(row.left(row.w - board.w - 10), len(taken)), 1):
        canvas.place(f"seat:{house['seat']}/upgrade:{number}", box)
        canvas.kept.append(draw_upgrade(canvas, taken[number - 1], box, 64))
    if house["weak"]:
        for slot, box in enumerate(board.columns(2, 8)):
            draw_war_slot(canvas, house, slot, box)


def chips(room: Box, count: int) -> list[Box]:
    """Return the boxes of so many upgrades: in one line if they are few, else in two."""
    if not count:
        return []
    lines = room.rows(-(-count // CHIPS), 4)
    across = max(2, -(-count // len(lines)))
    wide = min(CHIP, (room.w - 6 * (across - 1)) / across)
    boxes = [
        Box(line.x + step * (wide + 6), line.y, wide, line.h)
        for line in lines
        for step in range(across)
    ]
    return boxes[:count]


def draw_war_slot(canvas: Canvas, house: HouseSeen, slot: int, box: Box) -> None:
    canvas.place(f"seat:{house['seat']}/slot:{slot + 1}", box)
    card = house["war"][slot]
    wilted = house["withering"][slot] if house["withering"] else ""
    if card:
        draw_tactic(canvas, card, box)
        return
    draw_slot(canvas, box)
    draw_icon(canvas, "withered" if wilted else "war", Box.around(box.top(60).centre, 52))
    rows = briefs.withering(wilted) if wilted else briefs.weak(house["weak"][slot])
    canvas.kept += draw_beside(canvas, rows, box.below(56).inset(6, 4), 54, "ink")
