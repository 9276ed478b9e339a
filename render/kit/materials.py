"""Wood, paper, stone, cloth and light, made by code and quiet enough to write on."""

from random import Random

from PIL import Image, ImageChops, ImageOps

from render.kit.theme import Colour, Theme, darker, lighter
from render.kit.vision import luminance

Size = tuple[int, int]
DAYLIGHT = 0.3  # tables brighter than this are daylit
RIM = 180  # the value of Pillow's radial gradient in the middle of each edge


def noise(size: Size, grain: Size, contrast: int, seed: str = "") -> Image.Image:
    """Return soft grey noise around 128; `grain` is the size of one blot in pixels.

    Pillow's noise has no seed, so the blots are drawn by a generator that has one.
    """
    small = max(2, size[0] // grain[0] + 1), max(2, size[1] // grain[1] + 1)
    blots = Random(f"noise {seed}").randbytes(small[0] * small[1])
    around = [round(128 + (value - 127.5) * contrast / 127.5) for value in range(256)]
    dots = Image.frombytes("L", small, blots).point(around)
    return dots.resize(size, Image.Resampling.BICUBIC)


def tinted(grey: Image.Image, colour: Colour, depth: float) -> Image.Image:
    """Return the noise in a colour: grey 128 is the colour itself, other greys its shades."""
    shades = ImageOps.colorize(
        grey, darker(colour, depth), lighter(colour, depth * 0.6), mid=colour, midpoint=128
    )
    return shades.convert("RGB")


def wood(size: Size, colour: Colour, plank: int = 180) -> Image.Image:
    """Return broad boards with a long, quiet grain."""
    grain = noise(size, (320, 7), 36)
    boards = noise(size, (size[0] * 2, plank), 30)
    mixed = ImageChops.add(grain, boards, 2)
    return tinted(mixed, colour, 0.5)


def stone(size: Size, colour: Colour) -> Image.Image:
    clouds = noise(size, (110, 90), 40)
    flecks = noise(size, (26, 18), 26)
    return tinted(ImageChops.add(clouds, flecks, 2), colour, 0.35)


def paper(size: Size, colour: Colour) -> Image.Image:
    clouds = noise(size, (140, 120), 26)
    fibres = noise(size, (9, 4), 10)
    return tinted(ImageChops.add(clouds, fibres, 2), colour, 0.28)


def cloth(size: Size, colour: Colour) -> Image.Image:
    warp = noise(size, (3, 60), 26)
    weft = noise(size, (60, 3), 26)
    return tinted(ImageChops.add(warp, weft, 2), colour, 0.4)


def water(size: Size, colour: Colour) -> Image.Image:
    waves = noise(size, (70, 16), 40)
    return tinted(ImageChops.add(waves, noise(size, (200, 90), 30), 2), colour, 0.4)


def glow(size: Size, colour: Colour, strength: int) -> Image.Image:
    """Return a round light that fades to nothing at the rim."""
    distance = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    fade = [round(max(0, 1 - value / RIM) ** 2 * strength) for value in range(256)]
    picture = Image.new("RGBA", size, (*colour, 0))
    picture.putalpha(distance.point(fade))
    return picture


def linen(size: Size, colour: Colour) -> Image.Image:
    """Return a pale weave with a soft fall of folds."""
    folds = noise(size, (420, 300), 22)
    warp = noise(size, (2, 40), 16)
    weft = noise(size, (40, 2), 16)
    return tinted(ImageChops.add(folds, ImageChops.add(warp, weft, 2), 2), colour, 0.16)


def tabletop(size: Size, theme: Theme) -> Image.Image:
    """Draw the table under a board: dark planks under a lamp, or a linen cloth in a light theme."""
    colour = theme["table"]
    if luminance(colour) > DAYLIGHT:
        return vignette(linen(size, colour), 0.3, darker(colour, 0.3))
    return vignette(wood(size, colour), 0.4)


def vignette(image: Image.Image, strength: float, colour: Colour = (0, 0, 0)) -> Image.Image:
    """Darken the corners slightly, as under a lamp."""
    dark = Image.radial_gradient("L").resize(image.size, Image.Resampling.BICUBIC)
    dark = dark.point([round(value * strength) for value in range(256)])
    return Image.composite(Image.new("RGB", image.size, colour), image, dark)
