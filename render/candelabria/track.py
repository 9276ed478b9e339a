"""The turn, the turn order with points, and the three curses."""

from collections.abc import Sequence

from render.candelabria import layout
from render.candelabria.figures import draw_curse
from render.candelabria.lookup import curse_told
from render.candelabria.tiles import draw_slot
from render.candelabria.words import ROMAN, called, mark_of, said, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.head import Score, draw_acting, draw_scores
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.matter import WOOD
from render.kit.rims import union
from render.kit.text import Style
from render.kit.widgets import Icon, Piece, draw_row
from rules.candelabria.seen import CurseSeen, View

HEAD = Style(Face.TITLE, 52, 36, 2)
TITLE = Style(Face.TITLE, 60, 30)
CURSE = Style(Face.SERIF, 37, 22)
EFFECT = Style(Face.BODY, 36, 24, 3)
NUMBER = Style(Face.NUMBER, 40, 26)
GOAL = Style(Face.SERIF, 54, 30, 2)
SEASONS = {"mist": "mist", "kindling": "kindling", "war": "war"}


def season_words(view: View, language: str) -> str:
    if view["challenge"]:
        return text(language, "turn-of", turn=view["round"], limit=view["challenge"]["limit"])
    return text(language, f"season-{view['season']}", year=ROMAN[view["year"]])


def turn_words(view: View, look: Look) -> str:
    if view["season"] == "over":
        return text(look.language, "over")
    if view["turn"] < 0:
        return ""
    return text(look.language, "acts", name=called(view["houses"][view["turn"]], look))


def draw_head(canvas: Canvas, view: View, look: Look) -> None:
    """Draw the season and the year on the left, then the Houses in turn order with their points,
    and on the right who must act."""
    count = 0 if view["challenge"] else len(view["track"])
    theme, box = canvas.theme, layout.season_box(count)
    sign = "kindling" if view["challenge"] else SEASONS.get(view["season"])
    left = 88 if sign else 8
    if sign:
        draw_icon(canvas, sign, Box(box.x, box.y + 12, 82, 82), shadow=3)
    words = season_words(view, look.language)
    canvas.write(words, box.beside(left), HEAD, theme["ink"], "left")
    if count:
        draw_track(canvas, view, layout.track_cells(count))
    mark = mark_of(view["houses"][view["turn"]]["id"]) if view["turn"] >= 0 else -1
    draw_acting(canvas, layout.acting_box(count), turn_words(view, look), mark)


def draw_track(canvas: Canvas, view: View, cells: Sequence[Box]) -> None:
    """Draw the Houses in turn order, each with its points."""
    canvas.place("track", union(cells).grown(4))
    for place, cell in enumerate(cells, 1):
        canvas.place(f"track:{place}", cell)
    houses = [(seat, view["houses"][seat]) for seat in view["track"]]
    draw_scores(
        canvas,
        cells,
        [
            Score(mark_of(house["id"]), house["points"], seat == view["turn"])
            for seat, house in houses
        ],
    )


def draw_curses(canvas: Canvas, view: View, look: Look) -> None:
    canvas.panel(layout.CURSES, "board", "line", 18, 3, shadow=5)
    for curse, cell in zip(view["curses"], layout.curse_cells(), strict=True):
        canvas.place(curse["key"], cell)
        draw_slot(canvas, cell)
        if curse["card"]:
            draw_curse_card(canvas, curse, cell, look)


def draw_curse_card(canvas: Canvas, curse: CurseSeen, cell: Box, look: Look) -> None:
    """Draw the shade with the number of its region, its name, and the flames before it."""
    theme = canvas.theme
    owner = mark_of(curse["owner"])
    figure = Box(cell.x + 6, cell.y + 34, 96, 116)
    draw_curse(canvas, figure, owner)
    name = said(f"curse-name:{curse['card']}", look.language)
    canvas.write(name, Box(cell.x + 60, cell.y + 4, cell.w - 66, 46), CURSE, theme["ink"], "left")
    coin = Box(cell.x + 4, cell.y + 4, 46, 46)
    canvas.stamp(coin, "curse coin", lambda pen: pen.circle((50, 50), 49, theme["curse_eye"]))
    canvas.write(str(curse["number"]), coin, NUMBER, (16, 20, 8))
    held = sorted(curse["influence"].items(), key=lambda entry: -entry[1])
    room = Box(cell.x + 108, cell.y + 52, cell.w - 114, cell.h - 58)
    for (house, flames), box in zip(
        held, [b for row in room.rows(2, 2) for b in row.columns(3, 2)], strict=False
    ):
        marker = Box(box.x, box.centre[1] - 22, 44, 44)
        seat_marker(canvas, mark_of(house), marker)
        canvas.write(
            str(flames), Box(marker.right + 3, box.y, 40, box.h), NUMBER, theme["ink"], "left"
        )
    if not held and not curse["owner"]:
        words = curse_told(curse["card"], look.language).words
        canvas.write(words, room, EFFECT, theme["ink_soft"], "left")
    if curse["owner"] and not held:
        seat_marker(canvas, owner, Box(room.x + 4, room.centre[1] - 40, 80, 80), matter=WOOD)
        haunts: list[Piece] = [Icon("push", 0.7), str(curse["region"])]
        draw_row(canvas, haunts, room.beside(90), 76, theme["ink"])


def draw_challenge(canvas: Canvas, view: View, look: Look) -> None:
    """Draw, in place of curses, the challenge: its goal, the enemies, and the turns left."""
    challenge = view["challenge"]
    assert challenge is not None
    theme, box = canvas.theme, layout.CHALLENGE
    canvas.panel(box, "board", "line", 18, 3, shadow=5)
    for key in ("challenge", "track", *(curse["key"] for curse in view["curses"])):
        canvas.place(key, box)
    inner = box.inset(26, 10)
    left = inner.left(inner.w - 400)
    title = said(f"scenario:{challenge['scenario']}", look.language)
    name = canvas.write(title, left.top(64), TITLE, theme["accent"], "left")
    enemies = [house for house in view["houses"] if house["seat"] < 0]
    for number, house in enumerate(enemies):
        marker = Box(name.right + 30 + number * 70, inner.y + 4, 60, 60)
        canvas.place(house["key"], marker)
        seat_marker(canvas, mark_of(house["id"]), marker, matter=WOOD)
    goal = goal_words(view, look.language)
    canvas.write(goal, left.below(66), GOAL, theme["ink"], "left")
    turns = max(0, challenge["limit"] - view["round"] + 1)
    counted: list[Piece] = [Icon("wait"), str(turns)]
    right = inner.beside(inner.w - 390)
    draw_row(canvas, counted, right.left(180), 92, theme["ink"])
    points: list[Piece] = [Icon("laurel"), str(view["houses"][0]["points"])]
    draw_row(canvas, points, right.beside(190), 92, theme["ink"])


def goal_words(view: View, language: str) -> str:
    challenge = view["challenge"]
    if challenge is None:
        return ""
    if challenge["target"]:
        place = said(f"territory:{challenge['target']}", language)
        return text(language, "goal-around", place=place)
    return text(language, "goal-candles")
