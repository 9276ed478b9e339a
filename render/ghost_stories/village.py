"""The nine tiles and who stands on them."""

from render.ghost_stories import layout
from render.ghost_stories.houses import paint_tile
from render.ghost_stories.people import SHEET, draw_stack, draw_taoist
from render.ghost_stories.scene import BoardSeen, Scene, TileSeen, aim
from render.ghost_stories.words import plate_name
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, polar
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD
from render.kit.pen import COARSE, Pen
from render.kit.places import card
from render.kit.text import Style
from render.kit.theme import Theme, mix
from rules.ghost_stories.parts import CENTRE, SIDE_OF

NAME = Style(Face.BOLD, 52, 24)
TITLE = 58.0  # height of a tile's name
PERSON = 134.0
STACK = 92.0
SKY = 46.0  # distance of a tile's scene from the tile's upper edge
SCENE = 2.7  # units of a tile for each unit of its scene
THREAT = 72.0
BADGE = 70.0  # room for an option's number
INSIDE = 18.0  # distance of a tile's content from its edge


def draw_village(canvas: Canvas, scene: Scene, language: str) -> None:
    for tile in scene.tiles:
        box = layout.tile(tile.place)
        if not canvas.sees(box):
            continue
        canvas.place(f"tile:{tile.id}", layout.tile_place(tile.place))
        draw_tile(canvas, tile.id, box, language, haunted=tile.haunted)
        draw_things(canvas, scene, tile, box)
        draw_people(canvas, scene, tile, box)
    for ghost in scene.in_play():
        if ghost.figure == "symbol" and not ghost.quiet:
            draw_threat(canvas, ghost.space, aim(scene, ghost.space))


def draw_threat(canvas: Canvas, space: str, place: str) -> None:
    """Draw an arrow on the edge of the tile that a figure reaches next, from its side."""
    if not place:
        return
    box, side = layout.tile(place), SIDE_OF[space]
    x, y = box.centre
    inner = box.inset(INSIDE)
    spot = (
        (x, inner.y + TITLE), (inner.right, y), (x, inner.bottom), (inner.x, y),
    )[side]  # fmt: skip
    theme = canvas.theme
    canvas.stamp(
        Box.around(spot, THREAT), ("threat", side), lambda pen: threat(pen, theme, side), shadow=4
    )


def threat(pen: Pen, theme: Theme, side: int) -> None:
    tip = 180.0 + side * 90
    for reach, paint in ((49, (14, 8, 24)), (38, theme["threat"])):
        pen.polygon(
            [polar((50, 50), reach, tip), polar((50, 50), reach, tip + 128),
             polar((50, 50), reach * 0.36, tip + 180), polar((50, 50), reach, tip - 128)], paint
        )  # fmt: skip


def draw_tile(canvas: Canvas, id: str, box: Box, language: str, *, haunted: bool) -> None:
    theme = canvas.theme
    canvas.stamp(
        box,
        ("village tile", id, haunted),
        lambda pen: paint_whole(pen, theme, id, haunted=haunted),
        units=(box.w, box.h),
        matter=CARDBOARD,
        factor=COARSE,
    )
    ink = theme["haunt_glow"] if haunted else (255, 246, 222)
    room = Box(box.x + 8, box.y + 1, box.w - 16, TITLE - 1)
    canvas.write(plate_name(id, language), room, NAME, ink)


def paint_whole(pen: Pen, theme: Theme, id: str, *, haunted: bool) -> None:
    """Draw the scene with its name plate, in units of a tile."""
    wide, tall = pen.units
    units = wide / SCENE, tall / SCENE
    scene = Pen(pen.pixels, units, pen.factor, (units[0] - 100) / 2)
    paint_tile(scene, theme, id, haunted=haunted)
    pen.drop(scene, SKY)
    plate = mix(theme["haunt"], (0, 0, 0), 0.55) if haunted else (52, 34, 34)
    pen.rounded(Box(0, 0, wide, TITLE), 0, plate)
    pen.inside_of(card(Box(0, 0, wide, tall), 14).outline)
    rim = theme["haunt_light"] if haunted else theme["gold"]
    pen.rounded(Box(0, 0, wide, tall), 14, None, (16, 10, 18), 7)
    pen.rounded(Box(2, 2, wide - 4, tall - 4), 13, None, rim, 4)


def draw_things(canvas: Canvas, scene: Scene, tile: TileSeen, box: Box) -> None:
    """Draw Portal, Buddhas, the Circle's token and Power tokens above the people."""
    view = scene.view
    things: list[tuple[str, float]] = []
    if tile.id == "buddhist_temple":
        things += [("buddha", 64.0)] * view["temple"]
    if tile.id == "circle_of_prayer" and view["circle"]:
        things.append((f"tao_{view['circle']}", 78.0))
    if tile.place == CENTRE:
        things += [("power_token", 48.0)] * view["centre_tokens"]
    x = box.right - BADGE
    for name, size in things:
        x -= size
        draw_icon(canvas, name, Box(x, box.y + TITLE + 6, size, size), shadow=4)
    if scene.moon and scene.moon.portal == tile.place:
        gate = Box(box.x + 6, box.y + TITLE + 4, 84, 84)
        draw_icon(canvas, "village_portal", gate, shadow=5)
        if not scene.moon.portal_works:
            draw_icon(canvas, "ban", gate.inset(16))


def draw_people(canvas: Canvas, scene: Scene, tile: TileSeen, box: Box) -> None:
    """Draw Taoists on the left and villagers on the right."""
    room = box.inset(6, 4)
    if tile.villagers:
        tall = STACK * SHEET[1] / SHEET[0]
        spot = Box(room.right - STACK, room.bottom - tall, STACK, tall)
        top = draw_stack(canvas, tile.villagers, spot)
        canvas.place(f"stack:{tile.place}", card(spot.union(top), 10))
        if tile.villagers[0]:
            canvas.place(f"villager:{tile.villagers[0]}", card(top, 10))
        room = room.left(room.w - STACK - 2)
    here = [board for board in scene.boards if board.taoist and board.at == tile.place]
    draw_standing(canvas, here, room)


def draw_standing(canvas: Canvas, here: list[BoardSeen], room: Box) -> None:
    """Draw Taoists side by side, closer if many; the dead lie down."""
    if not here:
        return
    size = min(PERSON, room.w / (0.62 * len(here) + 0.38))
    step = min(size * 0.86, (room.w - size) / max(1, len(here) - 1))
    left = room.centre[0] - (size + step * (len(here) - 1)) / 2
    for n, board in enumerate(here):
        spot = Box(left + n * step, room.bottom - size, size, size)
        down = board.laid or board.state == "possessed"
        place = draw_taoist(canvas, board.mark, spot, lies=down)
        badge = spot.bottom - 42 if n % 2 else spot.y  # by turns high and low, so that all fit
        canvas.place(f"taoist:{board.colour}", place.badge_at((spot.centre[0], badge)))
        if board.state == "possessed":
            draw_icon(canvas, "ghost", Box.around(spot.centre, size * 0.5), shadow=3)
