"""The unchanging ground of the picture: the night, the mist, the moon, and the corner plates."""

from PIL import Image, ImageFilter

from render.ghost_stories import layout
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.materials import glow, noise, vignette
from render.kit.matter import CARDBOARD
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter

SOFT = 5  # mist and light are drawn smaller by this factor


def night(size: tuple[int, int], theme: Theme) -> Image.Image:
    """Return mist over dark ground, at a fifth of the size since nothing in it is fine."""
    small = max(8, size[0] // SOFT), max(8, size[1] // SOFT)
    clouds = noise(small, (max(2, small[0] // 5), max(2, small[1] // 9)), 60)
    wisps = noise(small, (max(2, small[0] // 9), max(2, small[1] // 28)), 40)
    grey = Image.blend(clouds, wisps, 0.45).filter(ImageFilter.GaussianBlur(1))
    cover = grey.point([max(0, min(255, round((v - 96) * 2.2))) for v in range(256)])
    haze = Image.new("RGB", small, theme["mist"])
    return Image.composite(haze, Image.new("RGB", small, theme["table"]), cover)


def table(canvas: Canvas) -> None:
    """Paint the surface on which plates, panels and sheets lie."""
    size = canvas.image.size
    canvas.image.paste(vignette(night(size, canvas.theme), 0.3).resize(size))


def draw_ground(canvas: Canvas) -> None:
    theme, size = canvas.theme, canvas.image.size
    ground = night(size, theme)
    light(ground, canvas.pixels(layout.VILLAGE.grown(420)), theme["warm"], 110)
    dark = vignette(ground, 0.34, darker(theme["table"], 0.6))
    canvas.image.paste(dark.resize(size, Image.Resampling.BICUBIC))
    if not canvas.sees(layout.GROUND.inset(4)):
        return
    for corner in layout.CORNER_OF:
        canvas.panel(layout.corner(corner), "board", "line", 22, 3, matter=CARDBOARD)
    draw_square(canvas)


def light(
    ground: Image.Image, box: tuple[int, int, int, int], colour: Colour, strength: int
) -> None:
    """Light the mist around the village's lanterns."""
    left, top, right, bottom = (value // SOFT for value in box)
    shine = glow((right - left, bottom - top), colour, strength)
    ground.paste(shine, (left, top), shine)


def draw_square(canvas: Canvas) -> None:
    """Draw the ground on which the tiles lie: trodden earth with a palisade."""
    theme = canvas.theme
    box = layout.VILLAGE.grown(6)

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, box.w, box.h)
        pen.rounded(whole, 18, (24, 18, 20))
        pen.rounded(whole.inset(3), 16, (92, 70, 52), lighter(theme["wood"], 0.1), 3)

    canvas.stamp(box, "square", paint, units=(box.w, box.h), shadow=8, factor=1)
