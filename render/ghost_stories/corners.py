"""The plates in the corners: the deck, the danger, and the team's common things."""

from collections.abc import Callable
from typing import TypeAlias

from render.ghost_stories import layout
from render.ghost_stories.scene import MoonSeen, Scene
from render.ghost_stories.words import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD, METAL, WOOD
from render.kit.pen import Pen
from render.kit.places import card
from render.kit.widgets import Icon, Piece, draw_row
from rules.ghost_stories.parts import BOX, DATA

LINE = 78.0  # height of a line


def draw_corners(canvas: Canvas, scene: Scene, language: str) -> None:
    """Draw the things to be seen at a glance, two lines in each corner."""
    for corner, draw in (MOONLIT if scene.moon else PLAIN).items():
        if canvas.shows(layout.corner(corner)):
            upper, lower = layout.counters(corner)
            draw(canvas, scene, upper, lower, language)
    if scene.moon:
        draw_receptacles(canvas, scene.moon)


def draw_deck(canvas: Canvas, scene: Scene, upper: Box, lower: Box, language: str) -> None:
    """Draw the number of cards left in the deck, and how far it is to the next incarnation."""
    canvas.place("deck", card(upper, 14))
    ink = canvas.theme["plate_ink"]
    draw_row(canvas, [Icon("deck"), str(scene.view["deck"])], upper, LINE, ink)
    if scene.begun:
        draw_masks(canvas, scene, lower)


def draw_masks(canvas: Canvas, scene: Scene, room: Box) -> None:
    """Draw the incarnations: those in the deck with the number of cards above them, those in play,
    and those beaten."""
    view, theme = scene.view, canvas.theme
    until, left = view["until_incarnation"], view["incarnations_left"]
    if left and until is not None:
        pieces: list[Piece] = [Icon("deck"), str(until), Icon("incarnation")]
        pieces += [f"×{left}"] if left > 1 else []
        draw_row(canvas, pieces, room, LINE, theme["plate_ink"])
        return
    here = scene.incarnations()
    if here:
        draw_row(canvas, [Icon("incarnation")] * len(here), room, LINE, theme["plate_ink"])
    elif view["beaten"]:
        draw_row(canvas, [Icon("incarnation"), "✓"], room, LINE, theme["good"], face=Face.BOLD)


def draw_danger(canvas: Canvas, scene: Scene, upper: Box, lower: Box, language: str) -> None:
    """Draw lanterns that still burn, haunted tiles, and the phase."""
    count, gap = scene.limit, 10.0
    side = min(84.0, (upper.w - gap * (count - 1)) / count)
    left = upper.centre[0] - (count * side + (count - 1) * gap) / 2
    for n in range(count):
        icon = "haunted" if n < len(scene.view["haunted"]) else "active"
        spot = Box(left + n * (side + gap), upper.centre[1] - side / 2, side, side)
        draw_icon(canvas, icon, spot, matter=CARDBOARD if icon == "haunted" else None)
    draw_phase(canvas, scene, lower, language)


def draw_phase(canvas: Canvas, scene: Scene, room: Box, language: str) -> None:
    if scene.acting:
        phase = scene.view["phase"]
        pieces: list[Piece] = [
            Icon("night" if phase == "yin" else "day"), text(language, f"phase-{phase}")
        ]  # fmt: skip
        draw_row(canvas, pieces, room, LINE, canvas.theme["plate_ink"], face=Face.TITLE)


def draw_thrown(canvas: Canvas, scene: Scene, upper: Box, lower: Box, language: str) -> None:
    draw_dice(canvas, scene, upper.union(lower))


def draw_dice(canvas: Canvas, scene: Scene, room: Box) -> None:
    """Draw the dice as rolled; before a roll, the Tao dice that are free and those held captive."""
    view = scene.view
    faces = [f"face_{face}" if face == "white" else f"tao_{face}" for face in view["dice"]]
    captive = max(0, BOX.tao_dice - view["free_dice"])
    shown = faces or ["tao_die"] * view["free_dice"] + ["stone_die_captive"] * captive
    size = min(118.0, room.h, room.w / max(1, len(shown)) - 6)
    left = room.centre[0] - (len(shown) * (size + 8) - 8) / 2
    for n, name in enumerate(shown):
        spot = Box(left + n * (size + 8), room.centre[1] - size / 2, size, size)
        if faces:
            draw_face(canvas, spot, name)
            canvas.place(f"die:{n}", card(spot, 14))
        else:
            draw_icon(canvas, name, spot, matter=WOOD)


def draw_face(canvas: Canvas, box: Box, name: str) -> None:
    """Draw a die with this face up."""

    def paint(pen: Pen) -> None:
        pen.rounded(Box(1, 1, 98, 98), 20, (16, 12, 26))
        pen.rounded(Box(5, 5, 90, 90), 17, (236, 230, 214))

    canvas.stamp(box, "die body", paint, matter=WOOD)
    draw_icon(canvas, name, box.inset(box.w * 0.12))


def draw_store(canvas: Canvas, scene: Scene, upper: Box, lower: Box, language: str) -> None:
    """Draw the numbers of ghosts and of incarnations that are beaten."""
    view, ink = scene.view, canvas.theme["plate_ink"]
    draw_row(canvas, [Icon("ghost"), str(len(view["discard"]))], upper, LINE, ink)
    demanded = DATA.level[view["level"]].incarnations[view["players"] - 1]
    row: list[Piece] = [Icon("incarnation"), f"{len(view['beaten'])}/{demanded}"]
    draw_row(canvas, row, lower, LINE, ink)


def draw_fates(canvas: Canvas, scene: Scene, upper: Box, lower: Box, language: str) -> None:
    """Draw the numbers of villagers who are safe and who are dead."""
    moon = scene.moon
    assert moon
    ink = canvas.theme["plate_ink"]
    canvas.place("shelter", card(upper, 14))
    canvas.place("graveyard", card(lower, 14))
    draw_row(canvas, [Icon("shelter"), str(len(moon.shelter))], upper, LINE, ink)
    dead, deadly = len(moon.graveyard), DATA.white_moon.deaths
    colour = canvas.theme["bad"] if deadly - dead <= 3 else ink
    draw_row(canvas, [Icon("graveyard"), f"{dead}/{deadly}"], lower, LINE, colour)


def draw_moonlight(canvas: Canvas, scene: Scene, upper: Box, lower: Box, language: str) -> None:
    """Draw the dice; below them Su-Ling while she is in the bank, and the bank's crystals."""
    moon = scene.moon
    assert moon
    draw_dice(canvas, scene, upper)
    canvas.place("bank", card(lower, 14))
    spot = Box(lower.x + 4, lower.y - 4, 92, 92)
    if moon.su_ling_held:
        draw_icon(canvas, "stone_suling_off", spot, matter=METAL)
    elif not moon.su_ling:
        draw_icon(canvas, "su_ling", spot, matter=WOOD)
        canvas.place("su_ling", card(spot.inset(8, 2), 20))
    else:
        canvas.stamp(spot, "su ling away", away)
    row: list[Piece] = [Icon("crystal"), str(moon.bank), "·", Icon("artefact_scroll_of_unity")]
    row.append(str(len(DATA.artefact) - len(moon.artefacts) - len(moon.used_up)))
    draw_row(canvas, row, lower.beside(100), LINE, canvas.theme["plate_ink"])


def away(pen: Pen) -> None:
    """Draw the outline of Su-Ling, who is on a board."""
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


Plate: TypeAlias = Callable[[Canvas, Scene, Box, Box, str], None]
PLAIN: dict[str, Plate] = {
    "nw": draw_deck,
    "ne": draw_danger,
    "sw": draw_thrown,
    "se": draw_store,
}
MOONLIT: dict[str, Plate] = {**PLAIN, "se": draw_fates, "sw": draw_moonlight}
