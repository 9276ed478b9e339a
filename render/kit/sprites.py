"""Small pictures that are drawn once and pasted often; plates are pasted in nine pieces."""

from typing import NamedTuple

from PIL import Image

Pixels = tuple[int, int, int, int]  # left, top, right, bottom


class Sprite(NamedTuple):
    """A small picture split into its colours and how much they cover."""

    colours: Image.Image
    cover: Image.Image


def bytes_of_sprite(sprite: Sprite) -> int:
    return sprite.cover.width * sprite.cover.height * 5


def spread(image: Image.Image, sprite: Sprite, box: Pixels, pad: int, corner: int) -> None:
    """Draw a plate as large as the box from a small one, by stretching its edges and filling its
    middle, so that one sprite serves all sizes."""
    left, top, right, bottom = box
    end = pad + corner
    far, low = sprite.cover.width - end, sprite.cover.height - end
    columns = (
        (left - pad, 0, end, end),
        (left + corner, end, far, right - left - 2 * corner),
        (right - corner, far, far + end, end),
    )
    rows = (
        (top - pad, 0, end, end),
        (top + corner, end, low, bottom - top - 2 * corner),
        (bottom - corner, low, low + end, end),
    )
    for x, start, stop, wide in columns:
        for y, upper, lower, tall in rows:
            paste_piece(image, sprite, (start, upper, stop, lower), (x, y, x + wide, y + tall))


def paste_piece(image: Image.Image, sprite: Sprite, part: Pixels, box: Pixels) -> None:
    """Paste a part of a sprite, stretched to fill the box."""
    size = box[2] - box[0], box[3] - box[1]
    if min(size) <= 0:
        return
    found = part[2] - part[0], part[3] - part[1]
    if found[0] != size[0] and found[1] != size[1]:
        fill = sprite.colours.getpixel(part[:2])
        assert isinstance(fill, tuple)
        image.paste((fill[0], fill[1], fill[2]), box)
        return
    colours, cover = sprite.colours.crop(part), sprite.cover.crop(part)
    if found != size:
        stretch = Image.Resampling.NEAREST
        colours, cover = colours.resize(size, stretch), cover.resize(size, stretch)
    image.paste(colours, box[:2], cover)
