"""A battle: who fights with what, in rows below the region that is fought for."""

from render.candelabria import briefs
from render.candelabria.fights import Fight, Fighter, Slot
from render.candelabria.tiles import draw_beside, draw_slot
from render.candelabria.words import called, mark_of, said, text
from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import CARDBOARD, PAPER, WOOD
from render.kit.text import Style
from render.kit.theme import Theme
from rules.candelabria.seen import HouseSeen

WIDTH = 1600
ROW = 176.0
GAP = 12.0
TOP = 100.0
TITLE = Style(Face.TITLE, 64, 36)
NAME = Style(Face.SERIF, 58, 28, 2)
POWER = Style(Face.NUMBER, 96, 60)
CARD = Style(Face.SERIF, 40, 22)


def draw_battle(fight: Fight, look: Look, theme: Theme) -> Canvas:
    height = TOP + len(fight.fighters) * (ROW + GAP)
    window = Box(0, 0, WIDTH, height)
    canvas = on_layer("candelabria battle", window, look.width, theme, draw_table)
    title = text(look.language, "battle-for", region=fight.region)
    draw_icon(canvas, "war", Box(22, 12, 78, 78))
    canvas.write(title, Box(116, 8, 1460, TOP - 14), TITLE, theme["ink"], "left")
    for number, fighter in enumerate(fight.fighters):
        box = Box(16, TOP + number * (ROW + GAP), WIDTH - 32, ROW)
        draw_fighter(canvas, fighter, box, look)
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_fighter(canvas: Canvas, fighter: Fighter, box: Box, look: Look) -> None:
    """Marker, name and power; then both slots of the war board. The winner has the laurel."""
    theme, house = canvas.theme, fighter.house
    edge, width = ("laurel", 8) if fighter.won else ("line", 3)
    canvas.panel(box, "board", edge, 20, width, shadow=5, matter=CARDBOARD)
    canvas.place(f"seat:{house['seat']}", box)
    seat_marker(
        canvas, mark_of(house["id"]), Box(box.x + 16, box.centre[1] - 48, 96, 96), matter=WOOD
    )
    name = Box(box.x + 128, box.y + 8, 360, box.h - 16)
    room_for_name = Box(name.x, name.y, name.w - 90, name.h) if fighter.won else name
    canvas.write(called(house, look), room_for_name, NAME, theme["ink"], "left")
    strength = Box(name.right + 6, box.y, 150, box.h)
    canvas.write(str(fighter.power), strength, POWER, theme["accent"])
    if fighter.won:
        draw_icon(canvas, "candelabria/laurel", Box(name.right - 84, box.centre[1] - 42, 84, 84))
    room = Box(strength.right + 10, box.y + 12, box.right - strength.right - 24, box.h - 24)
    for number, (slot, cell) in enumerate(zip(fighter.slots, room.columns(2, 12), strict=True)):
        canvas.place(f"seat:{house['seat']}/slot:{number + 1}", cell)
        if slot.card:
            draw_card(canvas, slot, cell, look.language)
        else:
            draw_weak(canvas, house, number, cell, look.language)


def draw_card(canvas: Canvas, slot: Slot, box: Box, language: str) -> None:
    """One that was given up is crossed out."""
    fill, ink = ("slot", "ink_soft") if slot.given_up else ("card", "card_ink")
    canvas.panel(box, fill, "card_edge", 14, 3, shadow=3, matter=None if slot.given_up else PAPER)
    name = said(f"tactic-name:{slot.card}", language)
    canvas.write(name, box.inset(12, 4).top(52), CARD, canvas.theme[ink])
    draw_beside(canvas, briefs.tactics_card(slot.card), box.below(56).inset(10, 4), 74, ink)
    if slot.given_up:
        draw_icon(canvas, "ban", Box(box.right - 80, box.y + 70, 70, 70))


def draw_weak(canvas: Canvas, house: HouseSeen, slot: int, box: Box, language: str) -> None:
    draw_slot(canvas, box)
    wilted = house["withering"][slot] if house["withering"] else ""
    words = text(language, "withered-action" if wilted else "weak-action")
    canvas.write(words, box.inset(12, 4).top(52), CARD, canvas.theme["ink_soft"])
    rows = briefs.withering(wilted) if wilted else briefs.weak(house["weak"][slot])
    draw_beside(canvas, rows, box.below(56).inset(10, 4), 70, "ink")
