"""Sheets of The Curse of Candelabria: cards and tokens to be read before choosing."""

from collections.abc import Callable
from itertools import groupby

from render.candelabria import briefs, figures
from render.candelabria.tiles import draw_rows, draw_tactic, draw_upgrade
from render.candelabria.words import (
    ROMAN,
    capital,
    house_name,
    mark_of,
    of_house,
    said,
    series,
    text,
)
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.matter import WOOD
from render.kit.pieces import cells
from render.kit.sheets import Entry
from render.kit.text import Style
from render.kit.widgets import Icon
from rules.candelabria.parts import AMOUNTS, CURSES, HOUSES, TACTICS, UPGRADES
from rules.candelabria.seen import CurseSeen, QuestSeen, View

COUNT = Style(Face.NUMBER, 50, 36)


def display_entries(view: View, look: Look) -> list[Entry]:
    return [tactic_entry(card["key"], card["id"], look.language) for card in view["display"]]


def tactic_entry(key: str, id: str, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_tactic(canvas, id, box)

    words = capital(said(f"symbols:tactic:{id}", language))
    if TACTICS[id].marked:
        words += ". " + text(language, "marked")
    return Entry(key, said(f"tactic-name:{id}", language), words, paint)


def market_entries(view: View, look: Look) -> list[Entry]:
    """Return the top upgrade of each stack, then the temples."""
    language = look.language
    stacks = [
        upgrade_entry(stack["key"], stack["top"], language)
        for stack in view["stacks"]
        if stack["top"]
    ]
    temples = [
        temple_entry(colour, count, language)
        for colour, count in view["temple_supply"].items()
        if count and not view["challenge"]
    ]
    return [*stacks, *temples]


def upgrade_entry(key: str, id: str, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_upgrade(canvas, id, Box(box.x, box.y + 20, box.w, 96))
        price: briefs.Row = (str(UPGRADES[id].year), Icon("gold"))
        draw_rows(canvas, [price], Box(box.x, box.y + 130, box.w, 80), 70, "card_ink")

    year = UPGRADES[id].year
    title = f"{said(f'upgrade:{id}', language)} · {ROMAN[year]}"
    return Entry(key, title, said(f"upgrade-text:{id}", language), paint)


def temple_entry(colour: str, count: int, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_icon(canvas, f"temple_{colour}", Box(box.x, box.y + 4, box.w, 130), shadow=3)
        price: briefs.Row = (str(AMOUNTS.temple_cost), Icon("gold"))
        draw_rows(canvas, [price], Box(box.x, box.y + 140, box.w, 76), 66, "card_ink")

    title = f"{said(f'temple:{colour}', language)} ×{count}"
    return Entry(f"temple:{colour}", title, said(f"temple-text:{colour}", language), paint)


def curse_entries(view: View, look: Look) -> list[Entry]:
    return [curse_entry(view, curse, look) for curse in view["curses"] if curse["card"]]


def curse_entry(view: View, curse: CurseSeen, look: Look) -> Entry:
    language, card = look.language, curse["card"]

    def paint(canvas: Canvas, box: Box) -> None:
        figures.draw_curse(canvas, Box(box.x + 2, box.y + 18, 152, 182), mark_of(curse["owner"]))

    def foot(canvas: Canvas, box: Box) -> None:
        held = sorted(curse["influence"].items(), key=lambda entry: -entry[1])
        for (house, flames), cell in zip(held, box.columns(6, 2), strict=False):
            seat_marker(canvas, mark_of(house), Box(cell.x, cell.y + 4, 50, 50))
            room = Box(cell.x + 52, cell.y, 44, 58)
            canvas.write(str(flames), room, COUNT, canvas.theme["card_ink"], "left")

    name = said(f"curse-name:{card}", language)
    title = f"{name} ({CURSES[card].region})"
    words = text(language, f"curse-{CURSES[card].effect.replace('_', '-')}")
    if view["challenge"] is None and len(view["track"]) == 2:
        words = text(language, "curse-of-two")
    if curse["owner"]:
        words = f"{of_house(view, curse['owner'], look)}: {words}"
    return Entry(curse["key"], title, words, paint, foot if curse["influence"] else None)


def quest_entries(view: View, look: Look) -> list[Entry]:
    return [quest_entry(quest, look.language) for quest in view["quests"]]


def quest_entry(quest: QuestSeen, language: str) -> Entry:
    row = briefs.QUESTS[quest["key"].partition(":")[2]]
    lines = [
        tuple(part) for between, part in groupby(row, lambda it: it in (":", "/")) if not between
    ]

    def paint(canvas: Canvas, box: Box) -> None:
        draw_rows(canvas, lines, Box(box.x, box.y + 14, box.w, 202), 104, "card_ink")

    def foot(canvas: Canvas, box: Box) -> None:
        for mark, cell in zip(
            quest["marks"], cells(box.left(240), len(quest["marks"]), 58), strict=True
        ):
            if mark:
                seat_marker(canvas, mark_of(mark), cell)
            else:
                draw_icon(canvas, "ban", cell)

    annual = quest["kind"] == "annual"
    points = AMOUNTS.annual_points if annual else AMOUNTS.hierarchical_points
    words = text(
        language, "quest-annual" if annual else "quest-hierarchical", points=series(points)
    )
    if quest["secret"]:
        words = f"{text(language, 'secret')} {words}"
    title = said(quest["key"], language)
    return Entry(quest["key"], title, words, paint, foot if quest["marks"] else None)


def house_entries(view: View, look: Look) -> list[Entry]:
    """Return every House that may be chosen."""
    return [house_entry(id, look.language) for id in HOUSES]


def house_entry(id: str, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        seat_marker(canvas, mark_of(id), Box(box.x, box.y + 40, box.w, box.w), matter=WOOD)

    words = text(language, "house-starts", region=HOUSES[id].region)
    first = said(f"ability:{id}:0", language)
    return Entry(f"house:{id}", house_name(id, language), f"{words} {first}", paint)


SHEETS: dict[str, Callable[[View, Look], list[Entry]]] = {
    "display": display_entries,
    "market": market_entries,
    "curses": curse_entries,
    "quests": quest_entries,
    "houses": house_entries,
}
