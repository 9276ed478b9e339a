"""Everything on offer to all Houses: tactics on display, upgrades, temples; and the quests."""

from collections.abc import Sequence
from itertools import zip_longest

from render.candelabria import briefs, layout
from render.candelabria.tiles import draw_slot, draw_tactic, draw_upgrade
from render.candelabria.words import ROMAN, mark_of, said, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.matter import PAPER
from render.kit.pieces import cells
from render.kit.text import Style
from render.kit.theme import mix
from render.kit.widgets import Icon, Piece, draw_row
from rules.candelabria.seen import QuestSeen, View

HEADING = Style(Face.SERIF, 42, 26)
YEAR = Style(Face.TITLE, 48, 34)
LEFT = Style(Face.NUMBER, 42, 26)
CROWD = 6  # from this many quests on, icons alone are shown
QUEST_ICON = 0.42  # height of a quest's icon above its words, as a share of the card
ALONE = 1.5  # an icon without words is larger by this factor


def draw_offers(canvas: Canvas, view: View, language: str) -> None:
    if canvas.sees(layout.DISPLAY):
        draw_display(canvas, view, language)
    if canvas.sees(layout.STACKS.union(layout.SUPPLY)):
        draw_stacks(canvas, view)
        draw_supply(canvas, view)
    if view["quests"] and canvas.sees(layout.quests_box(len(view["quests"]))):
        draw_quests(canvas, view, language)


def draw_display(canvas: Canvas, view: View, language: str) -> None:
    box, theme = layout.DISPLAY, canvas.theme
    canvas.panel(box, "board", "line", 18, 3, shadow=5)
    heading = Box(box.x + 18, box.y + 3, box.w * 0.6, 44)
    canvas.write(text(language, "tactics"), heading, HEADING, theme["ink_soft"], "left")
    pieces: list[Piece] = [Icon("tactics"), str(view["tactics_deck"])]
    draw_row(
        canvas, pieces, Box(box.right - 170, box.y + 4, 156, 42), 40, theme["ink"], align="right"
    )
    shown = {card["key"]: card["id"] for card in view["display"]}
    for number, cell in enumerate(layout.display_cells(), 1):
        key = f"display:{number}"
        if key in shown:
            draw_tactic(canvas, shown[key], canvas.place(key, cell))
        else:
            draw_slot(canvas, cell)


def draw_stacks(canvas: Canvas, view: View) -> None:
    """Draw the stacks, a line for each year, with the number below each top token."""
    box = layout.STACKS
    canvas.panel(box, "board", "line", 18, 3, shadow=5)
    rooms = layout.stack_cells()
    for number, room in enumerate(rooms[::3], 1):
        plate = Box(box.x + 12, room.y, 56, room.h)
        canvas.panel(plate, f"year_{number}", None, 12)
        canvas.write(ROMAN[number], plate.inset(2), YEAR, (255, 255, 255), halo=(20, 16, 20))
    for stack, cell in zip(view["stacks"], rooms, strict=True):
        if stack["top"]:
            for leaf in range(min(3, stack["below"]), 0, -1):
                canvas.panel(cell.moved(2.5 * leaf, -2.5 * leaf), "board", "line", 14, 2)
            draw_upgrade(canvas, stack["top"], canvas.place(stack["key"], cell))
        else:
            draw_slot(canvas, canvas.place(stack["key"], cell))


def draw_supply(canvas: Canvas, view: View) -> None:
    """Draw the temples left, and the sizes of the decks."""
    box, theme = layout.SUPPLY, canvas.theme
    canvas.panel(box, "board", "line", 18, 3, shadow=5)
    if not view["challenge"]:
        for (colour, count), cell in zip(
            view["temple_supply"].items(), layout.temple_cells(), strict=True
        ):
            canvas.place(f"temple:{colour}", cell)
            ink = theme["ink" if count else "ink_faint"]
            draw_row(canvas, [Icon(f"temple_{colour}"), str(count)], cell, 58, ink)
    decks = [("hand", view["candle_deck"])]
    decks += [] if view["challenge"] else [("on_place_curse", view["curse_deck"])]
    for (sign, count), cell in zip(decks, layout.deck_cells(), strict=False):
        draw_row(canvas, [Icon(sign), str(count)], cell, 54, theme["ink_soft"])


def draw_quests(canvas: Canvas, view: View, language: str) -> None:
    count = len(view["quests"])
    canvas.panel(layout.quests_box(count), "board", "line", 18, 3, shadow=5)
    for quest, cell in zip(view["quests"], layout.quest_cells(count), strict=False):
        draw_quest(canvas, quest, canvas.place(quest["key"], cell), language, count < CROWD)


def draw_quest(canvas: Canvas, quest: QuestSeen, box: Box, language: str, in_words: bool) -> None:
    """Draw a quest and the Houses whose flames lie on it; a secret one is darker."""
    places = 3 if quest["kind"] == "hierarchical" else 1
    id = quest["key"].partition(":")[2]
    marks, secret = quest["marks"], quest["secret"]
    draw_quest_card(canvas, id, language, box, places, marks, secret=secret, in_words=in_words)


def draw_quest_card(
    canvas: Canvas,
    id: str,
    language: str,
    box: Box,
    places: int,
    marks: Sequence[str] = (),
    *,
    secret: bool = False,
    in_words: bool = True,
) -> None:
    """Draw icons and rings for flames above a quest's words; without words, fill the card."""
    theme = canvas.theme
    canvas.panel(
        box,
        "board_raised" if secret else "card",
        "seal" if secret else "card_edge",
        12,
        4 if secret else 3,
        matter=PAPER,
    )
    ink = theme["ink"] if secret else theme["card_ink"]
    free = mix(theme["card_edge"], theme["card_ink"], 0.3)
    room = box.inset(box.h * 0.07, box.h * 0.06)
    tall = box.h * QUEST_ICON
    head = room.top(tall) if in_words else room
    taken = head.beside(head.w - tall * (0.86 if places == 1 else 1.1 if in_words else 0.7))
    icon = tall if in_words else tall * ALONE
    draw_row(canvas, briefs.QUESTS[id], head.left(head.w - taken.w - 6), icon, ink)
    if in_words:
        style = Style(Face.SERIF, box.h * 0.24, 16, 2)
        canvas.write(said(f"quest:{id}", language), room.below(head.h + 2), style, ink)
    for cell, mark in zip_longest(cells(taken, places, taken.w), marks):
        if mark:
            seat_marker(canvas, mark_of(mark), cell)
        elif mark == "":
            draw_icon(canvas, "ban", cell)
        else:
            canvas.stamp(cell, "quest cell", lambda pen: pen.circle((50, 50), 44, None, free, 9))
