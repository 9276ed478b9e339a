"""The Basilisk's cards and the story, as far as the rules show them: a row each, with its words."""

from collections.abc import Iterator
from functools import partial

from render.kit.canvas import Canvas, on_layer
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.theme import Theme
from render.ryozen.lists import (
    GAP,
    HEADING,
    MARGIN,
    WIDTH,
    Row,
    draw_one,
    draw_table,
    icon_drawer,
    tile_drawer,
)
from render.ryozen.scene import Tile, marks_of
from render.ryozen.things import Drawer, draw_sector
from render.ryozen.words import effect, name, said, text
from rules.ryozen.basilisk.parts import CARDS
from rules.ryozen.view import RyozenView

HIGH = 158  # height of a row
STATES = {True: "met", False: "missed", None: "open"}


def rival_rows(view: RyozenView, language: str) -> list[Row]:
    """Return the Basilisk's rows; none without it."""
    rows = list(enemy_rows(view, language)) if "enemy" in view else []
    return [*rows, *story_rows(view, language)] if "story" in view else rows


def enemy_rows(view: RyozenView, language: str) -> Iterator[Row]:
    """Yield the card on top of the discard, the deck, and the next companion."""
    enemy = view["enemy"]
    yield card_row(enemy["card"], language)
    told = text(
        language, "enemy-words", discard=enemy["discard"], favour=enemy["turning_point"],
        gone=len(enemy["gone"]),
    )  # fmt: skip
    title = text(language, "enemy-deck", count=enemy["deck"])
    yield Row(["enemy"], icon_drawer("event"), title, told)
    if enemy["next"]:
        tile = Tile(marks_of(view)[enemy["player"]], enemy["next"])
        who = name("companions", enemy["next"], language)
        title = text(language, "enemy-next", companion=who)
        yield Row([], tile_drawer(tile), title, effect("companions", enemy["next"], language))


def card_row(id: str, language: str) -> Row:
    if not id:
        return Row([], icon_drawer("event_off"), text(language, "enemy-none"), "", bare=True)
    title = text(language, "enemy-card", card=said(f"enemy:{id}", language))
    return Row([f"enemy:{id}"], card_drawer(id), title, card_words(id, language))


def card_words(id: str, language: str) -> str:
    """Return an enemy card's effect in words."""
    if id not in CARDS:
        return text(language, "turning-words")
    return effect("enemy", id, language)


def card_drawer(id: str) -> Drawer:
    """Return a drawing of the card's sector, or of a turning point's storm."""
    if id not in CARDS:
        return icon_drawer("storm")
    return partial(draw_sector_of, CARDS[id].sectors[0])


def draw_sector_of(sector: str, canvas: Canvas, box: Box) -> None:
    draw_sector(canvas, sector, box.inset(14))


def story_rows(view: RyozenView, language: str) -> Iterator[Row]:
    """Yield rows for this round's act, its chosen option and its objectives."""
    story = view["story"]
    for number, act in list(enumerate(story["acts"], 1))[-1:]:
        title = text(language, "story-act", number=number, act=said(act["key"], language))
        yield Row([act["key"]], icon_drawer("revelation"), title, twist(act["key"], language))
        if act["option"]:
            chosen = said(act["option"], language)
            title = text(language, "story-chosen", option=chosen)
            yield Row([act["option"]], icon_drawer("herald"), title, twist(act["option"], language))
    for goal in story["objectives"]:
        state = text(language, f"objective-{STATES[goal['met']]}")
        moment = text(language, f"objective-{goal['moment'].replace('_', '-')}")
        yield Row([], icon_drawer("favour"), f"{said(goal['key'], language)}: {state}", moment)


def twist(key: str, language: str) -> str:
    return said(f"twist:{key.partition(':')[2]}", language)


def draw_rival(rows: list[Row], language: str, theme: Theme, look: Look) -> Canvas:
    view = Box(0, 0, WIDTH, 76 + len(rows) * (HIGH + GAP) + 4)
    canvas = on_layer("ryozen list", view, min(look.width, WIDTH), theme, draw_table)
    title = Box(MARGIN + 4, 8, WIDTH - 2 * MARGIN, 60)
    canvas.write(said("rival:basilisk", language), title, HEADING, theme["ink"], "left")
    for number, row in enumerate(rows):
        y = 76 + number * (HIGH + GAP)
        draw_one(canvas, row, Box(MARGIN, y, WIDTH - 2 * MARGIN, HIGH))
    return canvas


def rival_alt(rows: list[Row]) -> list[str]:
    return [f"{row.title}. {row.words}" for row in rows]
