"""A battle: who fights with what, in rows below the region that is fought for."""

from render.candelabria import briefs
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
from rules.candelabria.seen import HouseSeen, View

WIDTH = 1600
ROW = 176.0
GAP = 12.0
TOP = 100.0
TITLE = Style(Face.TITLE, 64, 36)
NAME = Style(Face.SERIF, 58, 28, 2)
POWER = Style(Face.NUMBER, 96, 60)
CARD = Style(Face.SERIF, 40, 22)


def region_fought(view: View) -> int:
    """0 when there is no battle."""
    return next((region["number"] for region in view["regions"] if region["fought"]), 0)


def draw_battle(view: View, look: Look, theme: Theme) -> Canvas:
    fighters = view["fighters"]
    height = TOP + len(fighters) * (ROW + GAP)
    window = Box(0, 0, WIDTH, height)
    canvas = on_layer("candelabria battle", window, look.width, theme, draw_table)
    title = text(look.language, "battle-for", region=region_fought(view))
    draw_icon(canvas, "war", Box(22, 12, 78, 78))
    canvas.write(title, Box(116, 8, 1460, TOP - 14), TITLE, theme["ink"], "left")
    for number, fighter in enumerate(fighters):
        box = Box(16, TOP + number * (ROW + GAP), WIDTH - 32, ROW)
        draw_fighter(canvas, view["houses"][fighter["seat"]], fighter["power"], box, look)
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_fighter(canvas: Canvas, house: HouseSeen, power: int, box: Box, look: Look) -> None:
    """Marker, name and power; then both slots of the war board."""
    theme = canvas.theme
    canvas.panel(box, "board", "line", 20, 3, shadow=5, matter=CARDBOARD)
    canvas.place(f"seat:{house['seat']}", box)
    seat_marker(
        canvas, mark_of(house["id"]), Box(box.x + 16, box.centre[1] - 48, 96, 96), matter=WOOD
    )
    name = Box(box.x + 128, box.y + 8, 360, box.h - 16)
    canvas.write(called(house, look), name, NAME, theme["ink"], "left")
    strength = Box(name.right + 6, box.y, 150, box.h)
    canvas.write(str(power), strength, POWER, theme["accent"])
    room = Box(strength.right + 10, box.y + 12, box.right - strength.right - 24, box.h - 24)
    for slot, cell in enumerate(room.columns(2, 12)):
        draw_slot_of(canvas, house, slot, cell, look.language)


def draw_slot_of(canvas: Canvas, house: HouseSeen, slot: int, box: Box, language: str) -> None:
    canvas.place(f"seat:{house['seat']}/slot:{slot + 1}", box)
    card = house["war"][slot]
    if card:
        canvas.panel(box, "card", "card_edge", 14, 3, shadow=3, matter=PAPER)
        name = said(f"tactic-name:{card}", language)
        canvas.write(name, box.inset(12, 4).top(52), CARD, canvas.theme["card_ink"])
        draw_beside(canvas, briefs.tactics_card(card), box.below(56).inset(10, 4), 74, "card_ink")
        return
    draw_slot(canvas, box)
    wilted = house["withering"][slot] if house["withering"] else ""
    words = text(language, "withered-action" if wilted else "weak-action")
    canvas.write(words, box.inset(12, 4).top(52), CARD, canvas.theme["ink_soft"])
    rows = briefs.withering(wilted) if wilted else briefs.weak(house["weak"][slot])
    draw_beside(canvas, rows, box.below(56).inset(10, 4), 70, "ink")
