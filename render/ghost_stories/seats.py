"""The plate of each board with its Taoist, power and tokens; and the common supply."""

from collections.abc import Iterator, Sequence

from render.ghost_stories import layout
from render.ghost_stories.emblems import COLOURS, SIGNS
from render.ghost_stories.scene import BoardSeen, Scene
from render.ghost_stories.words import name, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD, WOOD
from render.kit.pen import Pen
from render.kit.pieces import Owner, draw_owner
from render.kit.places import card
from render.kit.text import Style
from render.kit.theme import Theme, mix
from render.kit.widgets import Icon, Piece, draw_row, draw_spread

POWER = Style(Face.TITLE, 48, 28, 2)
WORDS = Style(Face.BODY, 48, 30, 5)
PORTRAIT = (240.0, 300.0)
TOKENS = 84.0


def draw_seats(canvas: Canvas, scene: Scene, language: str) -> None:
    for board, box in zip(scene.boards, layout.plates(), strict=True):
        if canvas.sees(box):
            draw_plate(canvas, board, box, language)
    if canvas.shows(layout.band()):
        draw_band(canvas, scene, layout.band(), language)


def draw_plate(canvas: Canvas, board: BoardSeen, box: Box, language: str) -> None:
    canvas.place(f"plate:{board.side}", card(box, 22))
    alive = board.state in ("taoist", "neutral")
    owner = Owner(
        mark=board.mark,
        name=title(board, language),
        score=str(board.qi) if alive else "",
        sign="qi" if alive else "",
        acting=board.active,
        extras=() if alive or board.state == "empty" else ("ghost",),
    )
    room = draw_owner(canvas, box, owner)
    draw_portrait(canvas, board, Box(room.x, room.y + 6, *PORTRAIT))
    right = room.beside(PORTRAIT[0] + 18)
    draw_power(canvas, board, Box(right.x, room.y + 2, right.w, PORTRAIT[1] + 4), language)
    low = room.below(PORTRAIT[1] + 14)
    draw_tokens(canvas, board, low)


def title(board: BoardSeen, language: str) -> str:
    """Return the name of the board, and say so if its Taoist is dead."""
    if board.state == "possessed" and board.taoist:
        return f"{board.name} · {text(language, 'dead')}"
    return board.name


def draw_portrait(canvas: Canvas, board: BoardSeen, box: Box) -> None:
    """Draw the Taoist before his board's land; nobody for a neutral board."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        ground(pen, theme, board, Box(0, 0, box.w, box.h))

    key = ("portrait", board.colour, board.state, board.active)
    canvas.stamp(box, key, paint, units=(box.w, box.h), matter=CARDBOARD)
    middle = Box.around((box.centre[0], box.centre[1] + 12), box.w * 0.92)
    if board.state == "taoist":
        lies = 84 if board.laid else 0
        draw_icon(canvas, f"taoist_{board.mark}", middle, matter=WOOD, turn=lies)
    elif board.state == "possessed":
        draw_icon(canvas, "ghost", middle.inset(22), shadow=5)


def ground(pen: Pen, theme: Theme, board: BoardSeen, box: Box) -> None:
    hue = theme[board.colour] if board.colour else theme["line"]
    gone = board.state in ("possessed", "empty")
    night = theme["haunt"] if gone else (14, 13, 30)
    pen.gradient(
        box, mix(night, hue, 0.1 if gone else 0.2), mix(night, hue, 0.22 if gone else 0.55)
    )
    pen.circle((box.w * 0.5, box.h * 0.46), box.w * 0.4, mix(night, hue, 0.2 if gone else 0.62))
    if board.mark >= 0:
        size = box.w * (0.62 if board.state == "neutral" else 0.3)
        sign = Pen((round(size * pen.sx / pen.factor),) * 2)
        SIGNS[board.mark](sign, mix(night, hue, 0.3 if gone else 0.9))
        at = (0.5, 0.46) if board.state == "neutral" else (0.82, 0.16)
        pen.paste(sign.image, Box.around((box.w * at[0], box.h * at[1]), size))
    pen.inside_of(card(box, 16).outline)
    pen.rounded(box, 16, None, (12, 10, 20), 7)
    pen.rounded(box.inset(2), 15, None, theme["gold"] if board.active else hue, 4)


def draw_power(canvas: Canvas, board: BoardSeen, box: Box, language: str) -> None:
    """Draw a power's sign, name and effect."""
    if not board.power:
        return
    theme = canvas.theme
    icon = Box(box.x, box.y + 4, 92, 92)
    draw_icon(canvas, f"power_{board.power}", icon, shadow=4)
    if not board.works:
        draw_icon(canvas, "ban", icon.inset(14))
    canvas.place(f"power:{board.power}", card(icon, 30))
    ink = theme["ink"] if board.works else theme["ink_soft"]
    head = Box(icon.right + 14, box.y, box.right - icon.right - 14, 100)
    canvas.write(name("power", board.power, language), head, POWER, ink, "left")
    words = text(language, f"power-{board.power}")
    room = Box(box.x, box.y + 112, box.w, box.h - 112)
    canvas.write(words, room, WORDS, theme["ink_soft"], "left", "top")


def draw_tokens(canvas: Canvas, board: BoardSeen, box: Box) -> None:
    """Draw Tao tokens by colour, then all other belongings."""
    if not board.taoist:
        return
    theme = canvas.theme
    counts: list[Sequence[Piece]] = [[Icon(f"tao_{one}"), str(board.tao[one])] for one in COLOURS]
    inks = [theme["ink" if board.tao[one] else "ink_faint"] for one in COLOURS]
    row = box.top(TOKENS)
    for colour, drawn in zip(
        COLOURS, draw_spread(canvas, counts, row.inset(4, 0), 76, inks), strict=True
    ):
        canvas.place(f"tao:{board.side}:{colour}", card(drawn.inset(-5, 2), 14))
    things = list(belongings(board))
    told: list[Sequence[Piece]] = [
        [Icon(icon), f"×{count}"] if count > 1 else [Icon(icon)] for icon, count in things
    ]
    low = Box(box.x + 2, row.bottom + 14, box.w - 4, 80)
    spots = draw_spread(canvas, told, low, low.h, [theme["ink"]] * len(told))
    for (icon, _), spot in zip(things, spots, strict=True):
        kind, _, artefact = icon.partition("artefact_")
        key = f"artefact:{artefact}" if artefact else f"{kind}:{board.side}"
        canvas.place(key, card(spot.left(min(spot.w, spot.h)), 14))


def belongings(board: BoardSeen) -> Iterator[tuple[str, int]]:
    """Return the board's possessions besides Qi and Tao tokens, as icons with their counts."""
    counted: Sequence[tuple[str, int]] = (
        ("yin_yang", int(board.yin_yang)),
        ("power_token", board.power_tokens),
        ("buddha", board.buddhas),
        ("crystal", board.crystals),
        *((f"artefact_{artefact}", 1) for artefact in board.artefacts),
    )
    return ((icon, count) for icon, count in counted if count)


def draw_band(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """Draw the supply: Tao tokens, Qi, and the token on the Circle of Prayer."""
    theme, view = canvas.theme, scene.view
    canvas.panel(box, "board", "line", 20, 3, matter=CARDBOARD)
    head = Box(box.x + 22, box.y, 230, box.h)
    canvas.write(text(language, "supply"), head, POWER, theme["ink"], "left")
    pieces = [(f"tao_{colour}", view["supply"][colour]) for colour in COLOURS]
    pieces += [("qi", view["qi"]), ("ghost", len(view["discard"]))]
    rooms = box.beside(256).inset(6, 0).columns(len(pieces) + 1, 4)
    for (icon, count), room in zip(pieces, rooms, strict=False):
        drawn = draw_row(canvas, [Icon(icon), str(count)], room, 76, theme["ink"])
        canvas.place("tao:" + icon.removeprefix("tao_"), card(drawn.grown(6), 14))
    last = rooms[-1]
    draw_icon(canvas, "circle", Box.around(last.centre, 112))
    if view["circle"]:
        draw_icon(canvas, f"tao_{view['circle']}", Box.around(last.centre, 50))
