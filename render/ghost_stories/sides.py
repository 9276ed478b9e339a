"""The four boards around the village: whose they are, their ghosts, figures, Buddhas, Su-Ling."""

from dataclasses import replace

from render.ghost_stories import layout
from render.ghost_stories.cards import draw_ghost, draw_slot, draw_tag
from render.ghost_stories.emblems import SIGNS
from render.ghost_stories.scene import BoardSeen, Scene
from render.ghost_stories.words import said
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, polar
from render.kit.icons import draw_icon
from render.kit.markers import hatch, seat_marker
from render.kit.matter import CARDBOARD, WOOD
from render.kit.pen import Pen
from render.kit.places import card
from render.kit.text import Style, width_of
from render.kit.theme import Colour, Theme, darker, mix
from render.kit.vision import ink_on
from rules.ghost_stories.parts import SIDE_OF, SPACES

OWNER = Style(Face.SERIF, 66, 20, 3)
QI = Style(Face.NUMBER, 64, 40)
MARKER = 60.0
COUNTED = 124.0  # width for the Qi
AT_A_GLANCE = 44  # size of a name that a message shows readably
LONGEST = 2.4  # lines at that size in a name to break; a longer one is cut anywhere
VOWELS = frozenset("aeiouyäöüаеёиоуыэюя")


def draw_sides(canvas: Canvas, scene: Scene, language: str) -> None:
    for board in scene.boards:
        box = layout.board(board.side)
        if canvas.sees(box):
            draw_board(canvas, board, box)
        draw_strip(canvas, board)
    for id in SPACES:
        if canvas.sees(layout.space(id).grown(layout.GAP + 20)):
            draw_space(canvas, scene, id, language)


def cloth_of(theme: Theme, board: BoardSeen) -> Colour:
    """Return the colour of a board's cloth: its own, darkened, and more so on a neutral board;
    possessed and empty boards have other colours."""
    if board.state in ("possessed", "empty"):
        return theme["haunt"] if board.state == "possessed" else theme["board_raised"]
    hue = theme[board.colour]
    return mix(hue, (20, 18, 34), 0.66 if board.state == "neutral" else 0.42)


def draw_board(canvas: Canvas, board: BoardSeen, box: Box) -> None:
    theme = canvas.theme
    cloth = cloth_of(theme, board)

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, box.w, box.h)
        rim = theme["accent"] if board.active else mix(cloth, (255, 255, 255), 0.22)
        pen.rounded(whole, 22, cloth)
        pattern(pen, whole.inset(8), board, cloth)
        pen.rounded(whole, 22, None, (12, 10, 20), 10 if board.active else 6)
        pen.rounded(whole.inset(2), 20, None, rim, 7 if board.active else 3.5)

    key = ("board", board.colour, board.state, board.active, board.side % 2)
    canvas.stamp(box, key, paint, units=(box.w, box.h), matter=CARDBOARD)
    if board.colour:
        canvas.place(f"board:{board.colour}", card(box, 22).badge_at(badge_of(board.side, box)))


def badge_of(side: int, box: Box) -> Point:
    """Return the point on a board's outer edge where its badge lies."""
    x, y = box.centre
    return ((x, box.y + 6), (box.right - 6, y), (x, box.bottom - 6), (box.x + 6, y))[side]


def pattern(pen: Pen, box: Box, board: BoardSeen, cloth: Colour) -> None:
    """Fill a board with its sign; hatched if nobody plays it, in fog if possessed."""
    ink = mix(cloth, (255, 255, 255), 0.09)
    if board.state == "possessed":
        for y in range(36, round(box.h) - 20, 46):
            pen.line(bezier((16, y), (box.w * 0.3, y - 30), (box.w * 0.5, y)), ink, 9)
            pen.line(bezier((box.w * 0.5, y), (box.w * 0.75, y + 30), (box.w - 8, y)), ink, 9)
        return
    if board.mark >= 0:
        size = 60
        sign = Pen((round(size * pen.sx),) * 2, factor=1)
        SIGNS[board.mark](sign, ink)
        for row in range(round(box.h / 84) + 1):
            for column in range(round(box.w / 84) + 1):
                left = box.x + column * 84 + (42 if row % 2 else 0)
                top = box.y + row * 84
                if left + size < box.right and top + size < box.bottom:
                    spot = round(left * pen.sx), round(top * pen.sy)
                    pen.image.alpha_composite(sign.image, spot)
    if board.state in ("neutral", "empty"):
        hatch(pen, box.inset(8), 5, mix(cloth, (255, 255, 255), 0.08), 30)


def draw_strip(canvas: Canvas, board: BoardSeen) -> None:
    """Draw a board's owner in the corner beside it: marker, name and Qi, golden if it is their
    turn."""
    strip = layout.strip(board.side)
    if not canvas.shows(strip):
        return
    theme = canvas.theme
    fill = plate_colour(theme, board)

    def paint(pen: Pen) -> None:
        pen.rounded(Box(0, 0, strip.w, strip.h), 18, fill)

    canvas.stamp(strip, ("strip", fill), paint, units=(strip.w, strip.h))
    ink = ink_on(fill)
    room = strip.inset(10, 0)
    if board.mark >= 0:
        spot = Box.around((room.x + MARKER / 2, room.centre[1]), MARKER)
        seat_marker(canvas, board.mark, spot, shadow=0, matter=WOOD)
        room = room.beside(MARKER + 8)
    free = room.beside(room.w - COUNTED)
    icon = Box(free.x + 6, free.centre[1] - 26, 52, 52)
    if board.state not in ("empty", "possessed"):
        draw_icon(canvas, "qi", icon)
        canvas.write(str(board.qi), free.beside(60), QI, ink)
    elif board.state == "possessed":
        draw_icon(canvas, "ghost", icon)
    written = room.left(room.w - COUNTED)
    name = canvas.write(in_lines(board.name, written.w), written, OWNER, ink, "left")
    bar = card(strip, 18)
    gap = Box(name.right, strip.y, free.x - name.right, strip.h)
    canvas.place(f"edge:{board.side}", replace(bar, free=gap if gap.w > 100 else icon.inset(6)))


def in_lines(name: str, width: float) -> str:
    """Return the name with a line break after a hyphen or the vowel nearest its middle, if it is
    one word too long to be read on one line."""
    if " " in name or not 1 < width_of(name, OWNER.face, AT_A_GLANCE) / width <= LONGEST:
        return name
    spots = range(2, len(name) - 1)
    hyphens = [n for n in spots if name[n - 1] == "-"]
    after = hyphens or [
        n for n in spots if name[n - 1].lower() in VOWELS and name[n].lower() not in VOWELS
    ]
    at = min(after or spots, key=lambda n: abs(2 * n - len(name)))
    return f"{name[:at]}{'' if name[at - 1] == '-' else '-'}\n{name[at:]}"


def plate_colour(theme: Theme, board: BoardSeen) -> Colour:
    if board.active:
        return theme["accent"]
    if board.state == "possessed":
        return darker(theme["haunt"], 0.35)
    return darker(cloth_of(theme, board), 0.35) if board.colour else theme["board"]


# ---- the spaces


def draw_space(canvas: Canvas, scene: Scene, id: str, language: str) -> None:
    box = layout.space(id)
    ghost = scene.ghosts.get(id)
    tag = said(f"space:{id}", language)
    board = scene.boards[SIDE_OF[id]]
    canvas.place(f"space:{id}", card(box, 16).badge_at((box.x + 44, box.y + 104)))
    if ghost:
        draw_ghost(canvas, ghost, box, tag)
    else:
        draw_slot(canvas, box, board.colour)
        draw_tag(canvas, box, tag)
    if id in scene.view["buddhas"]:
        size = 96 if ghost else 156
        x = box.right - 60 if ghost else box.centre[0]
        draw_icon(canvas, "buddha", Box.around((x, box.centre[1] + 22), size), shadow=6)
    middle = layout.symbol(id)
    draw_symbol(canvas, id, Box.around(middle, layout.SYMBOL))
    if ghost and ghost.figure == "symbol":
        figure = Box.around(middle, layout.FIGURE)
        draw_icon(canvas, "figure", figure, matter=WOOD)
        canvas.place(f"figure:{id}", card(figure.inset(8, 0), 20))
    if scene.moon and scene.moon.su_ling == id:
        aside = 36 if ghost and ghost.figure == "symbol" else 0
        spot = Box.around((middle[0] + aside, middle[1]), 98)
        draw_icon(canvas, "su_ling", spot, matter=WOOD)
        canvas.place("su_ling", card(spot.inset(8, 0), 20))


def draw_symbol(canvas: Canvas, id: str, box: Box) -> None:
    """Draw a haunting symbol: a spiral that points at the village."""
    theme = canvas.theme
    side = SIDE_OF[id]

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 48, (14, 11, 22))
        pen.circle((50, 50), 43, (58, 46, 84))
        tip = 180.0 + side * 90
        pen.polygon([polar((50, 50), 34, tip), polar((50, 50), 26, tip + 130),
                     polar((50, 50), 10, tip + 180), polar((50, 50), 26, tip - 130)],
                    theme["haunt_glow"])  # fmt: skip

    canvas.stamp(box, ("symbol", side), paint)
