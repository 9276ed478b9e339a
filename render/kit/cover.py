"""The cover of a game: its land at a fitting time of day, some of its pieces in front, and its
name."""

from render.kit.canvas import Canvas, on_layer
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.scenery import WIDTH, Scenery, draw_scene
from render.kit.text import Style
from render.kit.theme import Theme, mix

HEIGHT = 400
PIXELS = 900
TITLE = Style(Face.TITLE, 104, 60, 2)
NAME = Box(36, 40, 560, 320)  # the left third belongs to the title


def cover_picture(game: str, title: str, cover: Scenery, theme: Theme) -> Picture:
    return still(draw_cover(game, title, cover, theme, PIXELS), f"{game}-cover", f"{title}.")


def draw_cover(game: str, title: str, cover: Scenery, theme: Theme, width: int) -> Canvas:
    canvas = on_layer(
        ("cover", game),
        Box(0, 0, WIDTH, HEIGHT),
        width,
        theme,
        lambda ground: draw_scene(ground, game, cover),
    )
    halo = mix(cover.sky[0], (0, 0, 0), 0.6)
    canvas.write(title, NAME, TITLE, cover.ink, "left", halo=halo)
    return canvas
