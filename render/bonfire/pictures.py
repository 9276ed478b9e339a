"""The pictures of Bonfire."""

from pathlib import Path

from render.bonfire import icons, layout, panel
from render.bonfire.city import City
from render.bonfire.ground import draw_ground
from render.bonfire.offers import draw_all_offers, draw_countdown
from render.bonfire.sea import draw_sea_life
from render.bonfire.tiles import mark_of
from render.bonfire.words import name, text
from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.text import Style
from render.kit.theme import Theme, themed
from rules.bonfire.view import CitySeen, View

PALETTE = Path(__file__).with_name("palette.toml")
HEAD = Style(Face.TITLE, 56, 34)

__all__ = ["icons"]


def look_of(look: Look) -> Theme:
    return themed(look.theme, PALETTE)


def called(city: CitySeen, look: Look) -> str:
    """The person's name, or else the colour of the seat."""
    if city["seat"] < len(look.people):
        return look.people[city["seat"]]
    return name("color", city["color"], look.language)


def draw_board(view: View, look: Look, region: Box | None = None, eyes: int | None = None) -> Canvas:
    """The whole board, or a part. The keys of the city of seat `eyes` need no seat before them."""
    seats = len(view["seats"])
    canvas = on_layer(
        ("bonfire", look.language),
        region or layout.board(seats),
        look.width,
        look_of(look),
        lambda ground: draw_ground(ground, look.language),
    )
    draw_head(canvas, view, look)
    draw_sea_life(canvas, view)
    draw_all_offers(canvas, view, look.language)
    for city, box in zip(view["seats"], layout.cities(seats), strict=True):
        if canvas.sees(box):
            drawn = City(canvas, city, box, called(city, look), city["seat"] == eyes)
            drawn.draw(city["seat"] == view["turn"], look.language)
    return canvas


def draw_head(canvas: Canvas, view: View, look: Look) -> None:
    """The countdown on the left, who must act on the right."""
    if not canvas.sees(layout.HEAD):
        return
    theme = canvas.theme
    box = layout.HEAD
    counted = draw_countdown(canvas, view["countdown"], Box(box.x + 8, box.y, 800, box.h))
    turn = view["turn"]
    if view["phase"] == "over":
        words = text(look.language, "over")
    elif turn < 0:
        words = text(look.language, "set-up")
    else:
        words = text(look.language, "acts", name=called(view["seats"][turn], look))
    room = Box(counted.right + 100, box.y, box.right - counted.right - 100, box.h)
    ink = canvas.write(words, room, HEAD, theme["accent"], "right")
    if turn >= 0 and view["phase"] != "over":
        mark = mark_of(view["seats"][turn]["color"])
        seat_marker(canvas, mark, Box(ink.x - 86, box.y + 6, 72, 72))


def draw_panel(view: View, seat: int, look: Look) -> Canvas:
    canvas = on_layer(
        "bonfire panel", panel.VIEW, look.width, look_of(look), panel.draw_table
    )
    city = view["seats"][seat]
    panel.Panel(canvas, city, look.language).draw(called(city, look))
    return canvas
