"""One seat, large: its plate, and below it the three ghosts of its board with their words."""

from render.ghost_stories import cards
from render.ghost_stories.ground import table
from render.ghost_stories.layout import CARD
from render.ghost_stories.lookup import stones_told
from render.ghost_stories.scene import BoardSeen, Scene
from render.ghost_stories.seats import draw_plate
from render.ghost_stories.words import name, said, text, tile_name
from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.matter import CARDBOARD
from render.kit.places import card
from render.kit.text import Style
from render.kit.theme import Theme
from rules.ghost_stories.parts import DATA, SPACES_OF

WINDOW = Box(0, 0, 1000, 1200)
PLATE = Box(16, 12, 968, 592)
PLACE = Box(16, 612, 968, 62)
ROWS = 684.0
ROW = 162.0
NAME = Style(Face.TITLE, 42, 28)
WORDS = Style(Face.BODY, 34, 22, 4)
PLACE_WORDS = Style(Face.BOLD, 44, 26)


def draw_panel(scene: Scene, board: BoardSeen, look: Look, theme: Theme, width: int) -> Canvas:
    canvas = on_layer("seat panel", WINDOW, width, theme, table)
    language = look.language
    draw_plate(canvas, board, PLATE, language)
    own_places(canvas, board)
    draw_place(canvas, scene, board, language)
    for number, space in enumerate(SPACES_OF[board.side]):
        box = Box(16, ROWS + number * (ROW + 10), 968, ROW)
        draw_row(canvas, scene, board, space, box, language)
    return canvas


def own_places(canvas: Canvas, board: BoardSeen) -> None:
    """Register the player's own Taoist and tokens under the names that questions use."""
    canvas.place(f"taoist:{board.colour}", card(Box(34, 112, 240, 300), 16))
    for colour in DATA.colour:
        here = canvas.places.get(f"tao:{board.side}:{colour}")
        if here:
            canvas.place(f"tao:{colour}", here)


def draw_place(canvas: Canvas, scene: Scene, board: BoardSeen, language: str) -> None:
    """Draw the name of the tile under the Taoist, and say so if the Taoist lies on the ground."""
    theme = canvas.theme
    canvas.panel(PLACE, "board", "line", 18, 3, matter=CARDBOARD)
    tile = scene.view["tiles"].get(board.at)
    words = tile_name(tile, language) if tile else text(language, "none")
    if board.laid:
        words += f" · {text(language, 'laid')}"
    draw_icon(canvas, "active", Box(PLACE.x + 16, PLACE.y + 5, 52, 52))
    room = Box(PLACE.x + 92, PLACE.y + 4, PLACE.w - 110, PLACE.h - 8)
    canvas.write(words, room, PLACE_WORDS, theme["ink"], "left")


def draw_row(
    canvas: Canvas, scene: Scene, board: BoardSeen, space: str, box: Box, language: str
) -> None:
    """Draw a space of the board: the card, and its stones in words."""
    theme = canvas.theme
    canvas.panel(box, "card", "card_edge", 18, 3, shadow=4, matter=CARDBOARD)
    wide = (ROW - 16) * CARD[0] / CARD[1]
    spot = Box(box.x + 8, box.y + 8, wide, ROW - 16)
    canvas.place(f"space:{space}", card(spot, 12))
    ghost = scene.ghosts.get(space)
    tag = said(f"space:{space}", language)
    room = box.beside(wide + 26).inset(4, 8).left(box.w - wide - 48)
    if ghost is None:
        cards.draw_slot(canvas, spot, board.colour)
        words = tag
        if space in scene.view["buddhas"]:
            draw_icon(canvas, "buddha", spot.inset(0, 18), shadow=6)
            words = f"{tag} {text(language, 'piece-buddha')}"
        canvas.write(words, room, NAME, theme["card_ink_soft"], "left")
        return
    cards.draw_card(canvas, spot, ghost.id, ghost.colour)
    if ghost.figure == "card":
        draw_icon(canvas, "figure", Box(spot.right - 62, spot.y + 46, 60, 60), shadow=4)
    need = Box(room.right - 250, room.y + 4, 250, 56)
    cards.draw_need(canvas, need, ghost.printed, ghost.need, 56)
    head = Box(room.x, room.y - 6, room.w - 262, 54)
    canvas.write(
        f"{tag} {name('ghost', ghost.id, language)}", head, NAME, theme["card_ink"], "left"
    )
    words = " ".join(stones_told(ghost.part, language)) or text(language, "no-stones")
    canvas.write(words, room.below(57), WORDS, theme["card_ink_soft"], "left", "top")
