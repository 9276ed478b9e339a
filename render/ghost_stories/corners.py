"""The plates in the corners: the deck, the danger, and what the team has in common."""

from collections.abc import Callable
from typing import TypeAlias

from render.ghost_stories import layout
from render.ghost_stories.emblems import COLOURS
from render.ghost_stories.scene import MoonSeen, Scene
from render.ghost_stories.signs import card_back
from render.ghost_stories.words import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD, METAL, WOOD
from render.kit.pen import Pen
from render.kit.places import card
from render.kit.text import Style
from render.kit.widgets import Icon, Piece, draw_row
from rules.ghost_stories.parts import BOX, DATA

HEAD = Style(Face.TITLE, 50, 47)
COUNT = Style(Face.NUMBER, 120, 60)
HEADING = 60.0


def draw_corners(canvas: Canvas, scene: Scene, language: str) -> None:
    for corner, draw in (MOONLIT if scene.moon else PLAIN).items():
        box = layout.corner(corner)
        if canvas.shows(box):
            draw(canvas, scene, box, language)
    if scene.moon:
        draw_receptacles(canvas, scene.moon)


def heading(canvas: Canvas, box: Box, words: str) -> Box:
    """The plate's title; answers what is left below it."""
    canvas.write(words, Box(box.x + 16, box.y + 10, box.w - 32, HEADING - 10), HEAD,
                 canvas.theme["plate_ink"])  # fmt: skip
    return box.below(HEADING).inset(16, 6)


def draw_deck(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """Draw the number of cards left in the deck, and how far it is to the next incarnation."""
    room = heading(canvas, box, text(language, "deck"))
    canvas.place("deck", card(box, 22))
    theme, view = canvas.theme, scene.view
    pile = Box(room.x + 6, room.y + 8, 104, 140)
    for leaf in range(min(4, (view["deck"] + 11) // 12), -1, -1):
        sheet = pile.moved(leaf * 5, -leaf * 5)
        canvas.stamp(sheet, "deck back", lambda pen: card_back(pen, theme, Box(0, 0, 104, 140)),
                     (104, 140), matter=CARDBOARD)  # fmt: skip
    number = Box(pile.right + 30, room.y, room.right - pile.right - 36, 150)
    canvas.write(str(view["deck"]), number, COUNT, theme["plate_ink"])
    foot = room.below(156)
    left = view["incarnations_left"]
    if scene.begun:
        masks = ["incarnation"] * left
        draw_masks(canvas, scene, foot, masks)


def draw_masks(canvas: Canvas, scene: Scene, room: Box, masks: list[str]) -> None:
    """Those that wait in the deck, after how many cards; those in play; those that are beaten."""
    view, theme = scene.view, canvas.theme
    until = view["until_incarnation"]
    if masks and until is not None:
        pieces: list[Piece] = [Icon("deck"), str(until), Icon("incarnation", 1.15)]
        pieces += [f"×{len(masks)}"] if len(masks) > 1 else []
        draw_row(canvas, pieces, room, 62, theme["plate_ink"])
        return
    here = scene.incarnations()
    if here:
        draw_row(canvas, [Icon("incarnation", 1.2)] * len(here), room, 66, theme["plate_ink"])
    elif view["beaten"]:
        draw_row(canvas, [Icon("incarnation", 1.1), "✓"], room, 62, theme["good"], face=Face.BOLD)


def draw_danger(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """Lanterns that still burn, tiles that are haunted, the dice that are free, the phase."""
    room = heading(canvas, box, text(language, "village"))
    view = scene.view
    count = scene.limit
    gap = 8.0
    side = min(84.0, (room.w - gap * (count - 1)) / count)
    left = room.centre[0] - (count * side + (count - 1) * gap) / 2
    for n in range(count):
        icon = "haunted" if n < len(view["haunted"]) else "active"
        spot = Box(left + n * (side + gap), room.y + 8 + (84 - side) / 2, side, side)
        draw_icon(canvas, icon, spot, matter=CARDBOARD if icon == "haunted" else None)
    dice = room.below(110).top(70)
    draw_dice(canvas, scene, dice)
    foot = room.below(188)
    if scene.acting:
        sign = "night" if view["phase"] == "yin" else "day"
        words = text(language, f"phase-{view['phase']}")
        draw_row(canvas, [Icon(sign), words], foot, 62, canvas.theme["plate_ink"], face=Face.TITLE)


def draw_dice(canvas: Canvas, scene: Scene, room: Box) -> None:
    """Draw the dice as rolled; before a roll, the Tao dice that are free and those held captive."""
    view = scene.view
    faces = [f"face_{face}" if face == "white" else f"tao_{face}" for face in view["dice"]]
    captive = max(0, BOX.tao_dice - view["free_dice"])
    shown = faces or ["tao_die"] * view["free_dice"] + ["stone_die_captive"] * captive
    size = min(70.0, room.w / max(1, len(shown)) - 6)
    left = room.centre[0] - (len(shown) * (size + 8) - 8) / 2
    for n, name in enumerate(shown):
        spot = Box(left + n * (size + 8), room.y, size, size)
        if faces:
            draw_face(canvas, spot, name)
            canvas.place(f"die:{n}", card(spot, 14))
        else:
            draw_icon(canvas, name, spot, matter=WOOD)


def draw_face(canvas: Canvas, box: Box, name: str) -> None:
    """A die that shows a face."""

    def paint(pen: Pen) -> None:
        pen.rounded(Box(1, 1, 98, 98), 20, (16, 12, 26))
        pen.rounded(Box(5, 5, 90, 90), 17, (236, 230, 214))

    canvas.stamp(box, "die body", paint, matter=WOOD)
    draw_icon(canvas, name, box.inset(box.w * 0.12))


def draw_supply(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """The Tao tokens that are left."""
    room = heading(canvas, box, text(language, "supply"))
    rows = room.rows(3, 4)
    for number, colour in enumerate(COLOURS):
        cell = rows[number // 2].columns(2)[number % 2]
        pieces: list[Piece] = [Icon(f"tao_{colour}"), str(scene.view["supply"][colour])]
        canvas.place(f"tao:{colour}", draw_row(
            canvas, pieces, cell, 68, canvas.theme["plate_ink"]).grown(6))  # fmt: skip
    last = rows[2].columns(2)[1]
    draw_row(canvas, [Icon("qi"), str(scene.view["qi"])], last, 68, canvas.theme["plate_ink"])


def draw_store(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """Ghosts that are beaten."""
    room = heading(canvas, box, text(language, "beaten"))
    ink = canvas.theme["plate_ink"]
    count = len(scene.view["discard"])
    draw_row(canvas, [Icon("ghost"), str(count)], room.top(110), 96, ink)
    beaten = scene.view["beaten"]
    demanded = DATA.level[scene.view["level"]].incarnations[scene.view["players"] - 1]
    row: list[Piece] = [Icon("incarnation", 1.2), f"{len(beaten)}/{demanded}"]
    draw_row(canvas, row, room.below(124).top(100), 84, ink)


def draw_fates(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """Draw the numbers of villagers who are safe and who are dead."""
    moon = scene.moon
    assert moon
    room = heading(canvas, box, text(language, "villagers"))
    ink = canvas.theme["plate_ink"]
    canvas.place("shelter", card(room.top(112), 14))
    canvas.place("graveyard", card(room.below(122).top(112), 14))
    draw_row(canvas, [Icon("shelter", 1.15), str(len(moon.shelter))], room.top(112), 86, ink)
    dead, deadly = len(moon.graveyard), DATA.white_moon.deaths
    colour = canvas.theme["bad"] if deadly - dead <= 3 else ink
    row: list[Piece] = [Icon("graveyard", 1.15), f"{dead}/{deadly}"]
    draw_row(canvas, row, room.below(122).top(112), 86, colour)


def draw_moonlight(canvas: Canvas, scene: Scene, box: Box, language: str) -> None:
    """Su-Ling as long as she is in the bank, and the crystals there."""
    moon = scene.moon
    assert moon
    room = heading(canvas, box, text(language, "bank"))
    canvas.place("bank", card(box, 22))
    girl, rest = room.left(140), room.beside(150)
    spot = Box.around((girl.centre[0], girl.y + 118), 150)
    if moon.su_ling_held:
        draw_icon(canvas, "stone_suling_off", spot, matter=METAL)
    elif not moon.su_ling:
        draw_icon(canvas, "su_ling", spot, matter=WOOD)
        canvas.place("su_ling", card(spot.inset(14, 4), 20))
    else:
        canvas.stamp(spot, "su ling away", away)
    row: list[Piece] = [Icon("crystal", 1.1), str(moon.bank)]
    draw_row(canvas, row, rest.top(130), 92, canvas.theme["plate_ink"])
    left = len(DATA.artefact) - len(moon.artefacts) - len(moon.used_up)
    row = [Icon("artefact_scroll_of_unity"), str(left)]
    draw_row(canvas, row, rest.below(134).top(90), 66, canvas.theme["plate_ink"])


def away(pen: Pen) -> None:
    """An outline: she is on a board."""
    pen.circle((50, 50), 40, None, (150, 160, 210), 4)
    pen.line([(36, 50), (64, 50)], (150, 160, 210), 5)


def draw_receptacles(canvas: Canvas, moon: MoonSeen) -> None:
    for corner in ("nw", "ne", "sw", "se"):
        bowl = layout.receptacle(corner)
        if not canvas.sees(bowl):
            continue
        draw_icon(canvas, "receptacle", bowl, matter=METAL)
        if corner in moon.receptacles:
            draw_icon(canvas, "crystal", bowl.inset(4), shadow=4)
        canvas.place(f"receptacle:{corner}", card(bowl, bowl.w / 2))


Plate: TypeAlias = Callable[[Canvas, Scene, Box, str], None]
PLAIN: dict[str, Plate] = {
    "nw": draw_deck,
    "ne": draw_danger,
    "sw": draw_supply,
    "se": draw_store,
}
MOONLIT: dict[str, Plate] = {**PLAIN, "sw": draw_fates, "se": draw_moonlight}
