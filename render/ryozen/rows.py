"""The rows around the kingdom: events, revelations, the Clan House row, the Capital track, the
road of villages and the supply."""

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker, seat_outline
from render.kit.text import Style
from render.kit.widgets import Icon, Piece, draw_row
from render.ryozen import layout
from render.ryozen.briefs import VILLAGE
from render.ryozen.scene import Card, Scene, Slot, Village
from render.ryozen.tiles import draw_tile
from render.ryozen.words import effect, glyph_of, name, price_of, text, worth_of

CARD_NAME = Style(Face.TITLE, 46, 24, 2)  # 11 pixels on a phone
OMEN = Style(Face.TITLE, 46, 28, 2)
CARD_WORDS = Style(Face.BODY, 32, 20, 4)
SMALL_NAME = Style(Face.TITLE, 44, 17, 3)
VILLAGE_NAME = Style(Face.TITLE, 29, 20, 2)
VILLAGE_SIZE = (183, 128)  # room for a village's name and effect
NOTE = Style(Face.BOLD, 30, 20)
DISCARD = Style(Face.BOLD, 26, 15, 3)
PLACE = Style(Face.SERIF, 40, 30)
ROMAN = ("I", "II", "III", "IV")


def draw_events(canvas: Canvas, cards: Sequence[Card], language: str) -> None:
    theme = canvas.theme
    for box, card in zip(layout.event_areas(), cards, strict=True):
        canvas.place(card.key, box)
        if not card.id:
            canvas.panel(box, "board", "line", 16, 3)
            draw_icon(canvas, "event_off", Box.around(box.centre, 64))
            continue
        canvas.panel(box, "card", "card_edge", 16, 4, shadow=6)
        title = Box(box.x + 14, box.y + 14, box.w - 28, 102)
        ink = canvas.write(
            name("events", card.id, language), title, CARD_NAME, theme["card_ink"], "left", "top"
        )
        top = ink.bottom + 16
        words = Box(box.x + 18, top, box.w - 36, box.bottom - 8 - top)
        soft = theme["card_ink_soft"]
        canvas.write(effect("events", card.id, language), words, CARD_WORDS, soft, "left", "top")


def draw_omens(canvas: Canvas, cards: Sequence[Card], language: str) -> None:
    """Draw the names of the events in the corners of the board; their cards lie below it."""
    theme = canvas.theme
    for box, card in zip(layout.omens(), cards, strict=True):
        if card.id:
            canvas.panel(box, "card", "card_edge", 14, 4, shadow=4)
            words = name("events", card.id, language)
            canvas.write(words, box.inset(14, 2), OMEN, theme["card_ink"])
        else:
            canvas.panel(box, "board", "line", 14, 3)
            draw_icon(canvas, "event_off", Box.around(box.centre, 52))


def draw_revelations(canvas: Canvas, cards: Sequence[Card], language: str) -> None:
    for box, card in zip(layout.revelation_places(), cards, strict=True):
        canvas.place(card.key, box)
        if card.id:
            draw_revelation(canvas, card.id, box, language)
        else:
            canvas.panel(box, "board", "line", 14, 3)


def draw_revelation(canvas: Canvas, card: str, box: Box, language: str) -> None:
    theme, unit = canvas.theme, box.h / layout.REVELATIONS.h
    canvas.panel(box, "card", "card_edge", 14 * unit, 4, shadow=6)
    room = box.inset(8 * unit)
    head = room.top(48 * unit)
    draw_icon(canvas, f"glyph_{glyph_of(card)}", head.left(head.h))
    price: list[Piece] = [str(price_of(card)), Icon("scroll")]
    draw_row(canvas, price, head, 42 * unit, theme["card_ink"], align="right")
    foot = room.below(room.h - 42 * unit)
    worth: list[Piece] = ["=", str(worth_of(card)), Icon("favour")]
    draw_row(canvas, worth, foot, 40 * unit, theme["card_ink"], align="right")
    middle = Box(room.x, head.bottom, room.w, foot.y - head.bottom).inset(-3 * unit, 2 * unit)
    style = SMALL_NAME.times(unit)
    canvas.write(name("revelations", card, language), middle, style, theme["card_ink"])


def draw_clan_house(canvas: Canvas, slots: Sequence[Slot]) -> None:
    theme = canvas.theme
    for box, slot in zip(layout.clan_house_slots(len(slots)), slots, strict=True):
        tile = Box.around((box.centre[0], box.y + 37), 74)
        canvas.place(slot.key, seat_outline(slot.tile.mark, tile) if slot.tile else tile)
        if slot.tile is None:
            canvas.panel(tile.inset(5), "well", "line", 12, 3)
        else:
            draw_tile(canvas, slot.tile, tile)
        price = Box(box.x, box.y + 76, box.w, 34)
        draw_row(canvas, [str(slot.coins), Icon("coin")], price, 36, theme["ink"])
        gain = price.moved(0, 34)
        draw_row(canvas, [str(slot.favour), Icon("favour")], gain, 36, theme["ink_soft"])


def draw_heralds(canvas: Canvas, heralds: Sequence[int]) -> None:
    """Draw the Capital track; place I is at the right end."""
    theme = canvas.theme
    for number, box in enumerate(layout.herald_places()):
        canvas.place(f"capital:{number + 1}", box)
        canvas.panel(box, "well", "accent" if number == 0 else "line", 14, 4)
        foot = Box(box.x, box.bottom - 48, box.w, 46)
        canvas.write(ROMAN[number], foot, PLACE, theme["ink"])
        if number < len(heralds) and heralds[number] >= 0:
            mark = heralds[number]
            seat_marker(canvas, mark, Box.around((box.centre[0], box.y + 50), 84))


def draw_villages(canvas: Canvas, villages: Sequence[Village], language: str) -> None:
    theme = canvas.theme
    nodes = layout.village_nodes()
    start, end = nodes[0].centre[0], nodes[-1].centre[0]
    canvas.rect(Box(start, layout.VILLAGES.centre[1] - 9, end - start, 18), theme["road"])
    for box, village in zip(nodes, villages, strict=True):
        canvas.place(village.key, box)
        if village.built:
            draw_village(canvas, village.id, box, language)
        else:
            draw_site(canvas, village, box, language)
        people = [mark for mark in village.explorers if mark >= 0]
        for mark, room in zip(people, stand(box, len(people)), strict=True):
            seat_marker(canvas, mark, canvas.place(f"explorer:{mark}", seat_outline(mark, room)))


def stand(box: Box, count: int) -> list[Box]:
    """Return the boxes of so many explorers: in a row along the lower edge."""
    middle, y = box.centre[0], box.bottom - 22
    return [Box.around((middle + (i - (count - 1) / 2) * 45, y), 44) for i in range(count)]


def draw_village(canvas: Canvas, village: str, box: Box, language: str) -> None:
    theme, unit = canvas.theme, min(box.w / VILLAGE_SIZE[0], box.h / VILLAGE_SIZE[1])
    canvas.panel(box, "card", "card_edge", 16 * unit, 4, shadow=5)
    room = box.inset(8 * unit, 6 * unit)
    style = VILLAGE_NAME.times(unit)
    title = room.top(66 * unit)
    canvas.write(name("villages", village, language), title, style, theme["card_ink"])
    brief = room.below(70 * unit).top(44 * unit)
    canvas.panel(brief.inset(4 * unit, -2 * unit), "board_raised", None, 12 * unit)
    draw_row(canvas, VILLAGE[village], brief.inset(14 * unit, 0), 40 * unit, theme["ink"])


def draw_site(canvas: Canvas, village: Village, box: Box, language: str) -> None:
    """Draw an empty building site: its name, its cost, and the builder's gain."""
    theme = canvas.theme
    canvas.panel(box, "board", "line", 16, 3, shadow=4)
    rows = box.inset(8, 6)
    if village.id:
        title = rows.top(40)
        canvas.write(name("villages", village.id, language), title, VILLAGE_NAME, theme["ink"])
        rows = rows.below(36)
    height = min(50.0, rows.h * 0.36)
    cost: list[Piece] = [Icon(kind) for kind in village.cost]
    draw_row(canvas, cost, rows.top(rows.h / 2), height, theme["ink"])
    gain: list[Piece] = [f"+{village.favour}", Icon("favour")]
    draw_row(canvas, gain, rows.below(rows.h / 2), height, theme["accent"])


def draw_supply(canvas: Canvas, scene: Scene, language: str) -> None:
    """Draw the next village, and the decks' sizes."""
    theme = canvas.theme
    box = layout.SUPPLY
    head = Box(box.x + 18, box.y + 6, box.w - 36, 42)
    tile = canvas.place("village:next", Box(box.x + 16, box.y + 50, 236, 140))
    title = "next-village" if scene.next_village else "village-deck-empty"
    canvas.write(text(language, title), head, NOTE, theme["ink_soft"], "left")
    if scene.next_village:
        draw_village(canvas, scene.next_village, tile, language)
    counts = Box(box.x + 266, box.y + 54, 104, 138)
    for room, (icon, count) in zip(counts.rows(3, 6), scene.left.items(), strict=True):
        draw_row(canvas, [Icon(icon), f"×{count}"], room, 40, theme["ink"], align="left")
    pile = canvas.place("event:discard", Box(box.x + 376, box.y + 54, 148, 138))
    draw_icon(canvas, "discard", pile.top(44))
    words = name("events", scene.event_discard, language) if scene.event_discard else "—"
    canvas.write(words, pile.below(50), DISCARD, theme["ink_soft"], "centre", "top")
