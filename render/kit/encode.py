"""Pictures as bytes: the format by measurement (docs/benchmarks-history.md), the size by limit."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image

from render.kit.alt import shorten
from render.kit.canvas import Canvas
from render.kit.shown import TALLEST

STILL_LIMIT = 400_000
ANIMATED_LIMIT = 8_000_000
HELD = 900  # milliseconds for a frame without its own time
LAST = 3000  # milliseconds for the last frame without its own time
TURN_LIMIT = 250_000  # most bytes of all pictures of a turn
QUALITIES = (76, 66, 54, 40, 32)
BROADEST = 1600  # most pixels across pictures joined side by side
SAVED = 0.006  # the least share of a picture's bytes that each step of quality saves


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to send: a file with its name, its size, and the words for those who do not see
    it."""

    data: bytes
    name: str
    alt: str
    width: int
    height: int
    icons: tuple[str, ...] = ()  # icons visible in it

    @property
    def words(self) -> str:
        """Return the picture's words for people who read: a line for each sentence."""
        return self.alt.replace(". ", ".\n")


def still(
    canvas: Canvas, name: str, alt: str, limit: int = STILL_LIMIT, finest: int = QUALITIES[0]
) -> Picture:
    """Return a picture within the limit, if any quality allows it; `finest` is tried first. The
    format is WebP at its quickest: flat shapes and sharp text take twice the bytes as JPEG."""
    return replace(encoded(canvas.image, name, alt, limit, finest), icons=tuple(canvas.icons))


def of_a_turn(
    drawn: Sequence[tuple[Canvas, str, str]], finest: int = QUALITIES[0], limit: int = TURN_LIMIT
) -> list[Picture]:
    """Encode a message's canvases with their names and words, all a little coarser if they would
    exceed the limit together."""
    quality = finest
    while True:
        found = [still(canvas, name, alt, finest=quality) for canvas, name, alt in drawn]
        excess = sum(len(picture.data) for picture in found) / limit - 1
        if excess <= 0 or quality <= QUALITIES[-1]:
            return found
        quality = max(QUALITIES[-1], quality - math.ceil(excess / SAVED))


def below_each_other(images: Sequence[Image.Image], name: str, alt: str) -> Picture:
    """Join pictures into one column, each as wide as the widest."""
    width = max(image.width for image in images)
    even = [
        image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)
        for image in images
    ]
    whole = Image.new("RGB", (width, sum(image.height for image in even)))
    top = 0
    for image in even:
        whole.paste(image, (0, top))
        top += image.height
    return encoded(whole, name, alt, STILL_LIMIT, QUALITIES[0])


def together(images: Sequence[Image.Image], name: str, alt: str) -> Picture:
    """Join pictures one below the other, or side by side if that would be too tall."""
    if sum(image.height / image.width for image in images) <= TALLEST:
        return below_each_other(images, name, alt)
    return encoded(side_by_side(images), name, alt, STILL_LIMIT, QUALITIES[0])


def side_by_side(images: Sequence[Image.Image]) -> Image.Image:
    """Join pictures into one row, all scaled to the same height."""
    fitting = BROADEST / sum(image.width / image.height for image in images)
    tall = min(round(fitting), max(image.height for image in images))
    even = [
        image.resize((image.width * tall // image.height, tall), Image.Resampling.LANCZOS)
        for image in images
    ]
    whole = Image.new("RGB", (sum(image.width for image in even), tall))
    left = 0
    for image in even:
        whole.paste(image, (left, 0))
        left += image.width
    return whole


def encoded(image: Image.Image, name: str, alt: str, limit: int, finest: int) -> Picture:
    data = b""
    for quality in (finest, *(lower for lower in QUALITIES if lower < finest)):
        data = webp([image], [], quality)
        if len(data) <= limit:
            break
    return Picture(data, f"{name}.webp", shorten(alt), image.width, image.height)


def animated(
    frames: Sequence[Image.Image],
    name: str,
    alt: str,
    times: Sequence[int] = (),
    *,
    limit: int = ANIMATED_LIMIT,
    forever: bool = True,
) -> Picture:
    """Encode a moving picture (WebP) within the limit, lowering first the quality, then the size.
    It loops or plays once; `times` are the milliseconds of each frame."""
    shown = one_size(frames)
    times = times or [HELD] * (len(shown) - 1) + [LAST]
    while True:
        for quality in QUALITIES:
            data = webp(shown, times, quality, forever=forever)
            if len(data) <= limit:
                return Picture(data, f"{name}.webp", shorten(alt), shown[0].width, shown[0].height)
        half = max(1, shown[0].width * 3 // 4), max(1, shown[0].height * 3 // 4)
        if half == shown[0].size:
            raise ValueError(f"{len(shown)} frames do not fit into {limit} bytes")
        shown = [frame.resize(half, Image.Resampling.BILINEAR) for frame in shown]


def one_size(frames: Sequence[Image.Image]) -> list[Image.Image]:
    """Bring frames to the size of the largest, each on its own ground, since boards grow and
    shrink."""
    width, height = (max(frame.size[side] for frame in frames) for side in (0, 1))
    size = width, height
    return [frame if frame.size == size else laid_out(frame, width, height) for frame in frames]


def laid_out(frame: Image.Image, width: int, height: int) -> Image.Image:
    ground = frame.getpixel((0, frame.height - 1))
    larger = Image.new(frame.mode, (width, height), ground)
    larger.paste(frame, (0, 0))
    return larger


def webp(
    frames: Sequence[Image.Image], times: Sequence[int], quality: int, *, forever: bool = True
) -> bytes:
    buffer = BytesIO()
    moving = {
        "save_all": True,
        "append_images": frames[1:],
        "duration": list(times),
        "loop": 0 if forever else 1,
    }
    frames[0].save(buffer, "WEBP", quality=quality, method=0, **(moving if times else {}))
    return buffer.getvalue()
