"""Materials: how wood, cardboard, cloth, metal and paper take the light.

The light falls from the upper left. A piece is lit after it is drawn, by its own outline: its
edge is bevelled, it is a little brighter above than below, it has its grain, and casts a shadow."""

from dataclasses import dataclass

from PIL import Image, ImageChops

from render.kit.materials import noise
from render.kit.pen import blurred, with_shadow
from render.kit.theme import Theme

GRAIN_CONTRAST = 60
SHADOW_FALL = 0.7  # distance of a piece's shadow, as a share of its height


@dataclass(frozen=True, slots=True)
class Matter:
    """`bevel` is the width of the rounded edge as a share of the piece; `edge` how strongly it
    shines and darkens, `body` how much brighter the upper half is; `gloss` a band of light;
    `grain` (width and height of a fibre as shares, strength); `height` above the table."""

    bevel: float
    edge: float
    body: float
    gloss: float = 0.0
    grain: tuple[float, float, float] = (0, 0, 0)
    height: float = 0.04


WOOD = Matter(bevel=0.06, edge=0.55, body=0.22, grain=(0.5, 0.035, 0.16), height=0.06)
CARDBOARD = Matter(bevel=0.022, edge=0.5, body=0.1, grain=(0.05, 0.05, 0.05), height=0.03)
CLOTH = Matter(bevel=0.09, edge=0.3, body=0.18, grain=(0.03, 0.12, 0.2), height=0.02)
METAL = Matter(bevel=0.05, edge=0.85, body=0.26, gloss=0.4, height=0.04)
PAPER = Matter(bevel=0.012, edge=0.22, body=0.06, grain=(0.1, 0.06, 0.05), height=0.015)

MATTERS = {"wood": WOOD, "cardboard": CARDBOARD, "cloth": CLOTH, "metal": METAL, "paper": PAPER}


def lit(picture: Image.Image, matter: Matter) -> Image.Image:
    """Return the picture of a piece with the light and grain of this material; its outline stays as
    it is."""
    cover = picture.getchannel("A")
    size = min(picture.size)
    face = picture.convert("RGB")
    width = max(1.0, matter.bevel * size)
    relief = blurred(cover, width)
    step = max(1, round(width * 0.7))
    beyond = ImageChops.offset(relief, step, step)
    white, black = (Image.new("RGB", picture.size, grey) for grey in ((255,) * 3, (0,) * 3))
    for light, difference in (
        (white, ImageChops.subtract(relief, beyond)),
        (black, ImageChops.subtract(beyond, relief)),
    ):
        face.paste(light, (0, 0), difference.point([min(255, round(v * matter.edge * 2))
                                                    for v in range(256)]))  # fmt: skip
    slope = falling(picture.size)
    half = [max(0, round((v - 128) * matter.body * 1.2)) for v in range(256)]
    face.paste(black, (0, 0), slope.point(half))
    face.paste(white, (0, 0), slope.point(half[::-1]))
    if matter.gloss:
        face.paste(white, (0, 0), gloss(picture.size, matter.gloss))
    if matter.grain[2]:
        face = grained(face, matter.grain)
    shining = face.convert("RGBA")
    shining.putalpha(cover)
    return shining


def falling(size: tuple[int, int]) -> Image.Image:
    """Return a mask that fades from black above to white below."""
    line = Image.linear_gradient("L").resize((1, size[1]), Image.Resampling.BILINEAR)
    return line.resize(size, Image.Resampling.NEAREST)


def gloss(size: tuple[int, int], strength: float) -> Image.Image:
    """Return a slanted band of light across the upper left, as on metal."""
    band = [round(255 * strength * max(0.0, 1 - abs(v - 80) / 34) ** 2) for v in range(256)]
    return Image.linear_gradient("L").rotate(38, Image.Resampling.BILINEAR).resize(size).point(band)


def grained(face: Image.Image, grain: tuple[float, float, float]) -> Image.Image:
    across, along, strength = grain
    side = min(face.size)
    fibres = noise(
        face.size, (max(2, round(across * side)), max(2, round(along * side))), GRAIN_CONTRAST
    )
    shade = fibres.point([max(0, round((128 - v) * strength * 2)) for v in range(256)])
    dark = Image.new("RGB", face.size, (0, 0, 0))
    return Image.composite(dark, face, shade)


def cast(picture: Image.Image, matter: Matter, side: float, theme: Theme, pad: int) -> Image.Image:
    """Return the piece on its shadow, with `pad` pixels more on each side."""
    return shaded(picture, matter.height * side, theme, pad)


def shaded(picture: Image.Image, height: float, theme: Theme, pad: int) -> Image.Image:
    """Return the picture with the shadow it casts from `height` pixels above the table."""
    roomy = Image.new("RGBA", (picture.width + 2 * pad, picture.height + 2 * pad))
    roomy.paste(picture, (pad, pad))
    fall = round(height * SHADOW_FALL)
    return with_shadow(roomy, height * 0.6, (round(fall * 0.5), fall), theme.shadow)
