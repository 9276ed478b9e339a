"""Everything that lies or moves on the sea: tasks, gifts, Guardians, ships and the Great
Bonfire."""

from collections.abc import Sequence

from render.bonfire import layout
from render.bonfire.tiles import draw_task, fan, marks_of
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, polar
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD, WOOD
from render.kit.pen import Pen
from render.kit.places import disc
from render.kit.text import Style
from render.kit.theme import darker, lighter
from rules.bonfire.view import AreaSeen, GreatBonfireSeen, IslandSeen, View

SHIP = 62.0
WORTH = Style(Face.NUMBER, 38, 28)


def draw_sea_life(canvas: Canvas, view: View) -> None:
    marks = marks_of(view)
    for island in view["islands"]:
        if canvas.shows(layout.ISLES[island["id"]]):
            draw_island(canvas, island, marks)
    pier = fan(layout.PIER.top(70), len(view["pier"]), 64)
    canvas.place("pier", layout.PIER)
    for box, seat in zip(pier, view["pier"], strict=False):
        draw_icon(canvas, f"ship_{marks[seat]}", canvas.place(f"ship:{seat}", box), matter=WOOD)
    draw_great_bonfire(canvas, view["great_bonfire"])


def draw_island(canvas: Canvas, island: IslandSeen, marks: Sequence[int]) -> None:
    id = island["id"]
    boxes = layout.isle_spots(id, len(island["spots"])) if island["spots"] else []
    for spot, box in zip(island["spots"], boxes, strict=True):
        if spot["task"]:
            draw_task(canvas, canvas.place(spot["task"]["key"], box), spot["task"])
        elif spot["gift"] >= 0:
            token = Box.around(box.centre, box.w)
            draw_icon(canvas, f"gift_{marks[spot['gift']]}", token, matter=CARDBOARD)
    if island["guardian"]:
        for box in fan(layout.isle_top(id), island["guardians"], 78):
            canvas.place(f"guardian:{island['guardian']}", box)
            draw_icon(canvas, f"guardian_{island['guardian']}", box, matter=WOOD)
    foot = layout.isle_foot(id)
    shore = foot.beside(60) if island["resource"] else foot
    for seat, box in zip(island["ships"], fan(shore, len(island["ships"]), SHIP), strict=True):
        draw_icon(canvas, f"ship_{marks[seat]}", canvas.place(f"ship:{seat}", box), matter=WOOD)


def draw_great_bonfire(canvas: Canvas, fire: GreatBonfireSeen) -> None:
    whole = Box.around(layout.FIRE, 2 * layout.RIM)
    if not canvas.sees(whole):
        return
    canvas.place("great_bonfire", disc(Box.around(layout.FIRE, 2 * layout.HEARTH)))
    draw_pointed(canvas, whole, fire["pointer"])
    draw_icon(canvas, "great_fire", Box.around((layout.FIRE[0], layout.FIRE[1] - 12), 136))
    for index, area in enumerate(fire["areas"]):
        draw_area(canvas, area, index, index == fire["pointer"])


def draw_pointed(canvas: Canvas, whole: Box, pointer: int) -> None:
    """Light the area at which the Great Bonfire points, and draw a tongue of fire towards it."""
    theme = canvas.theme
    angle = layout.area_angle(pointer)
    half = 180 / 7
    middle = (layout.RIM, layout.RIM)

    def paint(pen: Pen) -> None:
        sweep = [angle - half + 1.2 + (2 * half - 2.4) * i / 24 for i in range(25)]
        inner = [polar(middle, layout.HEARTH + 7, turn) for turn in reversed(sweep)]
        rim = [polar(middle, layout.RIM - 7, turn) for turn in sweep]
        pen.polygon([*rim, *inner], theme["ring_lit"])
        pen.line([*rim, *inner, rim[0]], lighter(theme["ring_lit"], 0.35), 5)
        tip = polar(middle, layout.HEARTH + 22, angle)
        wings = [polar(middle, layout.HEARTH - 12, angle + turn) for turn in (-26, 26)]
        pen.polygon([tip, *wings], theme["glow"])
        pen.line([wings[0], tip, wings[1]], darker(theme["ring_lit"], 0.45), 4)

    canvas.stamp(whole, ("pointed", pointer), paint, (whole.w, whole.h))


def draw_area(canvas: Canvas, area: AreaSeen, index: int, pointed: bool) -> None:
    """Draw an area of the Great Bonfire: rewards at the rim, portals within. Only the portals of
    the area pointed at can be chosen."""
    token, gain = layout.area_rewards(index)
    if pointed:
        canvas.place("reward:token", disc(token))
        canvas.place("reward:resource", gain)
    draw_icon(canvas, f"token_{area['token']}", token, matter=CARDBOARD)
    if area["resource"]:
        draw_icon(canvas, area["resource"], gain, shadow=2)
    else:
        draw_icon(canvas, "points_coin", gain, shadow=2)
        canvas.write(str(area["points"]), gain, WORTH, darker(canvas.theme["coin"], 0.8))
    for shape, box in zip(area["portals"], layout.area_portals(index), strict=False):
        draw_icon(canvas, f"gate_{shape}", box, shadow=2)
        if pointed:
            canvas.place(f"portal:{shape}", box)
