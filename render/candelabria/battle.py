"""A battle: its region, the fighters with their cards, and the winner."""

from PIL import Image

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
from render.kit.tweens import emerging, in_turn, within
from rules.candelabria.seen import HouseSeen

WINDOW = Box(0, 0, 1600, 1066)
TITLE_BAR = Box(16, 8, 1568, 100)
PLACE = Box(16, 120, 606, 404)  # a crop of the land, in one of its usual shapes
OUTCOME = Box(16, 544, 606, 506)
ROWS = Box(638, 120, 946, 930)
TALLEST = 459.0
TITLE = Style(Face.TITLE, 64, 44)
NAME = Style(Face.SERIF, 54, 44, 2)
POWER = Style(Face.NUMBER, 92, 60)
CARD = Style(Face.SERIF, 44, 30, 2)
WINNER = Style(Face.TITLE, 76, 46, 2)


def draw_battle(
    fight: Fight, place: Image.Image, look: Look, theme: Theme, done: float = 1
) -> Canvas:
    """Draw the battle's region at `place`, up to the stage `done`: cards played, some of them given
    up, the winner."""
    canvas = on_layer("candelabria battle", WINDOW, look.width, theme, draw_table)
    draw_icon(canvas, "war", Box(22, 16, 82, 82))
    title = text(look.language, "battle-for", region=fight.region)
    canvas.write(title, TITLE_BAR.beside(106), TITLE, theme["ink"], "left")
    left, top, right, bottom = canvas.pixels(PLACE)
    shown = place.resize((right - left, bottom - top), Image.Resampling.LANCZOS)
    canvas.image.paste(shown, (left, top))
    with emerging(canvas, OUTCOME.grown(12), within(done, 0.8, 1)):
        draw_outcome(canvas, fight, look)
    count = len(fight.fighters)
    tall = min(TALLEST, (ROWS.h + 12) / max(1, count) - 12)
    room = Box(ROWS.x, ROWS.y, ROWS.w, count * (tall + 12) - 12)
    rows = room.rows(count, 12) if count else ()
    for number, (fighter, box) in enumerate(zip(fight.fighters, rows, strict=True)):
        draw_fighter(canvas, fighter, box, look, done)
        played = box.inset(14, 12).beside(344)
        with emerging(canvas, played.grown(8), in_turn(done, 0, 0.5, number, count)):
            draw_slots(canvas, fighter, played, look.language, done)
    return canvas


def battle_title(fight: Fight, look: Look) -> str:
    """Return the battle's region and outcome in words."""
    where = text(look.language, "battle-for", region=fight.region)
    return f"{where}: {outcome(fight, look)}"


def outcome(fight: Fight, look: Look) -> str:
    winner = next((fighter for fighter in fight.fighters if fighter.won), None)
    if winner is not None:
        return text(look.language, "winner", name=called(winner.house, look))
    return text(look.language, "battle-nobody" if fight.decided else "battle-open")


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_outcome(canvas: Canvas, fight: Fight, look: Look) -> None:
    """Draw the winner, large, or say that nobody has won or that the battle is not decided."""
    theme = canvas.theme
    winner = next((fighter for fighter in fight.fighters if fighter.won), None)
    edge, width = ("laurel", 8) if winner else ("line", 3)
    canvas.panel(OUTCOME, "board", edge, 20, width, shadow=5, matter=CARDBOARD)
    words = OUTCOME.below(OUTCOME.h - 200).inset(24, 12)
    upper = OUTCOME.top(OUTCOME.h - 190)
    if winner is None:
        draw_icon(canvas, "ban" if fight.decided else "war", Box.around(upper.centre, 220))
        canvas.write(outcome(fight, look), words, WINNER, theme["ink"])
        return
    middle = upper.centre
    draw_icon(canvas, "candelabria/laurel", Box.around(middle, 290))
    seat_marker(canvas, mark_of(winner.house["id"]), Box.around(middle, 150), matter=WOOD)
    canvas.write(outcome(fight, look), words, WINNER, theme["accent"])


def draw_fighter(canvas: Canvas, fighter: Fighter, box: Box, look: Look, done: float) -> None:
    """Draw marker, name and power; the winner has a golden edge."""
    theme, house = canvas.theme, fighter.house
    if not fighter.won or done < 1:
        canvas.panel(box, "board", "line", 20, 3, shadow=5, matter=CARDBOARD)
    won = within(done, 0.75, 0.95)
    if fighter.won:
        with emerging(canvas, box.grown(12), won):
            canvas.panel(box, "board", "laurel", 20, 8, shadow=5, matter=CARDBOARD)
    canvas.place(f"seat:{house['seat']}", box)
    who = box.inset(14, 10).left(330)
    side = min(96.0, who.h / 2 - 4)
    head = who.top(max(side, who.h / 2))
    marker = Box(head.x, head.centre[1] - side / 2, side, side)
    seat_marker(canvas, mark_of(house["id"]), marker, matter=WOOD)
    power = head.beside(side + 10)
    ink = theme["laurel" if fighter.won else "accent"]
    with emerging(canvas, power, within(done, 0.6, 0.75)):
        canvas.write(str(fighter.power), power, POWER, ink, "left")
    if fighter.won:
        wreath = Box(power.right - 110, head.centre[1] - 46, 92, 92)
        with emerging(canvas, wreath, won):
            draw_icon(canvas, "candelabria/laurel", wreath)
    canvas.write(called(house, look), who.below(head.h), NAME, theme["ink"], "left")


def draw_slots(canvas: Canvas, fighter: Fighter, room: Box, language: str, done: float) -> None:
    """Draw the cards in both slots of the war board."""
    house = fighter.house
    for number, (slot, cell) in enumerate(zip(fighter.slots, room.columns(2, 12), strict=True)):
        canvas.place(f"seat:{house['seat']}/slot:{number + 1}", cell)
        if not slot.card:
            draw_weak(canvas, house, number, cell, language)
            continue
        if slot.given_up and done < 1:
            draw_card(canvas, Slot(slot.card), cell, language)
        with emerging(canvas, cell.grown(8), within(done, 0.5, 0.7) if slot.given_up else 1):
            draw_card(canvas, slot, cell, language)


def draw_card(canvas: Canvas, slot: Slot, box: Box, language: str) -> None:
    """Draw a card; a given-up one is crossed out."""
    fill, ink = ("slot", "ink_soft") if slot.given_up else ("card", "card_ink")
    canvas.panel(box, fill, "card_edge", 14, 3, shadow=3, matter=None if slot.given_up else PAPER)
    title, below = parts(box)
    canvas.write(said(f"tactic-name:{slot.card}", language), title, CARD, canvas.theme[ink])
    draw_beside(canvas, briefs.tactics_card(slot.card), below, 74, ink)
    if slot.given_up:
        draw_icon(canvas, "ban", Box(box.right - 84, box.bottom - 84, 76, 76))


def draw_weak(canvas: Canvas, house: HouseSeen, slot: int, box: Box, language: str) -> None:
    draw_slot(canvas, box)
    wilted = house["withering"][slot] if house["withering"] else ""
    words = text(language, "withered-action" if wilted else "weak-action")
    title, below = parts(box)
    canvas.write(words, title, CARD, canvas.theme["ink_soft"])
    rows = briefs.withering(wilted) if wilted else briefs.weak(house["weak"][slot])
    draw_beside(canvas, rows, below, 70, "ink")


def parts(box: Box) -> tuple[Box, Box]:
    """Return the boxes of a card's name and of its symbols."""
    inner = box.inset(10, 6)
    tall = max(50.0, inner.h * 0.44)
    return inner.top(tall), inner.below(tall)
