"""The people of the village: Taoists in their colours, villagers with their families' signs."""

from collections.abc import Sequence
from functools import partial

from render.ghost_stories.emblems import SIGNS
from render.ghost_stories.signs import DARK, SKIN
from render.kit.canvas import Canvas
from render.kit.geometry import Box, bezier
from render.kit.icons import draw_icon, icon
from render.kit.matter import CARDBOARD, WOOD
from render.kit.pen import Pen
from render.kit.places import Place, card
from render.kit.theme import Theme, darker, lighter
from rules.ghost_stories.parts import DATA

SHEET = (76.0, 100.0)  # width and height of a villager's card


def taoist(pen: Pen, theme: Theme, mark: int) -> None:
    """Draw a robe, a beard, a scholar's hat, the sign of the board."""
    cloth = theme.seats[mark]
    ink = darker(cloth, 0.72)
    pen.polygon([*bezier((50, 40), (22, 44), (20, 64)), (8, 97), (92, 97),
                 *bezier((80, 64), (78, 44), (50, 40))], cloth, ink, 4)  # fmt: skip
    pen.polygon([(44, 44), (56, 44), (60, 97), (40, 97)], lighter(cloth, 0.62))
    pen.polygon([(12, 66), (2, 84), (20, 88), (30, 64)], darker(cloth, 0.12), ink, 3)
    pen.polygon([(88, 66), (98, 84), (80, 88), (70, 64)], darker(cloth, 0.12), ink, 3)
    pen.circle((50, 30), 19, SKIN, ink, 4)
    pen.polygon([(40, 40), (60, 40), (50, 64)], (246, 246, 250), ink, 2)
    pen.polygon([(26, 22), (32, 2), (68, 2), (74, 22)], darker(cloth, 0.42), ink, 4)
    pen.line([(26, 21), (74, 21)], theme["gold"], 5)
    for x in (43, 57):
        pen.circle((x, 31), 2.6, DARK)
    plate = 22
    pen.circle((50, 80), plate * 0.82, ink)
    pen.circle((50, 80), plate * 0.7, cloth)
    side = max(8, round(pen.image.width / pen.factor * plate / 100))
    sign = Pen((side, side))
    SIGNS[mark](sign, theme.seat_ink[mark])
    pen.paste(sign.image, Box.around((50, 80), plate * 0.86))


for _mark in range(4):
    icon(f"ghost_stories/taoist_{_mark}")(partial(taoist, mark=_mark))


def draw_taoist(canvas: Canvas, mark: int, box: Box, *, lies: bool = False) -> Place:
    """Draw a Taoist, standing or lying; return the place."""
    draw_icon(canvas, f"taoist_{mark}", box, matter=WOOD, turn=84 if lies else 0)
    side = min(box.w, box.h)
    return card(Box.around(box.centre, side * 0.84, side), side * 0.2)


def draw_villager(canvas: Canvas, villager: str, box: Box) -> None:
    """Draw a villager's card, or its back."""
    theme = canvas.theme
    family = DATA.villager[villager].family if villager else ""

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, *SHEET)
        fill = theme["white"] if villager else (92, 70, 58)
        pen.rounded(whole, 10, DARK)
        pen.rounded(whole.inset(2.4), 8, fill)
        if not villager:
            pen.rounded(whole.inset(9), 5, None, lighter(fill, 0.3), 2.4)

    canvas.stamp(box, ("villager", bool(villager)), paint, SHEET, matter=CARDBOARD)
    if villager:
        draw_icon(canvas, f"family_{family}", Box.around(
            (box.centre[0], box.y + box.h * 0.42), box.w * 0.84))  # fmt: skip
        dots(canvas, box, DATA.family[family].members)
    else:
        draw_icon(canvas, "villager", Box.around(box.centre, box.w * 0.66))


def dots(canvas: Canvas, box: Box, members: int) -> None:
    """Draw a dot for each member of a villager's family."""
    size = box.w * 0.15
    for n in range(members):
        x = box.centre[0] + (n - (members - 1) / 2) * size * 1.35
        spot = Box.around((x, box.bottom - box.h * 0.1), size)
        canvas.stamp(spot, "member", lambda pen: pen.circle((50, 50), 48, (60, 52, 80)))


def draw_stack(canvas: Canvas, villagers: Sequence[str], box: Box) -> Box:
    """Draw a stack of villagers upwards from `box`, the room of the lowest; return the box of the
    top one."""
    step = box.h * 0.13
    for n, villager in enumerate(reversed(villagers)):
        room = box.moved(0, -n * step)
        draw_villager(canvas, villager, room)
        top = room
    return top if villagers else box
