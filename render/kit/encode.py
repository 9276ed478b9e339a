"""Pictures as bytes: the format by measurement (see docs/benchmarks.md), the size by limit."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from render.kit.alt import shorten
from render.kit.canvas import Canvas

STILL_LIMIT = 400_000
ANIMATED_LIMIT = 8_000_000
QUALITIES = (88, 80, 72, 62, 50)


@dataclass(frozen=True, slots=True)
class Picture:
    """What is sent: a file with its name, and the words for those who do not see it."""

    data: bytes
    name: str
    alt: str
    width: int
    height: int


def jpeg(image: Image.Image, limit: int = STILL_LIMIT) -> bytes:
    """A still picture. JPEG with full colour resolution: ten times quicker than WebP, and
    coloured text stays sharp. The quality drops until the picture keeps within the limit."""
    data = b""
    for quality in QUALITIES:
        buffer = BytesIO()
        image.save(buffer, "JPEG", quality=quality, subsampling=0 if quality > 60 else 2)
        data = buffer.getvalue()
        if len(data) <= limit:
            break
    return data


def still(canvas: Canvas, name: str, alt: str, limit: int = STILL_LIMIT) -> Picture:
    image = canvas.image
    return Picture(jpeg(image, limit), f"{name}.jpg", shorten(alt), image.width, image.height)


def animated(
    frames: Sequence[Image.Image],
    name: str,
    alt: str,
    *,
    milliseconds: int = 900,
    last: int = 3000,
    limit: int = ANIMATED_LIMIT,
) -> Picture:
    """A moving picture (WebP) that fits the limit: first the quality gives way, then the size."""
    shown = list(frames)
    times = [milliseconds] * (len(shown) - 1) + [last]
    while True:
        for quality in QUALITIES[1:]:
            data = webp(shown, times, quality)
            if len(data) <= limit:
                return Picture(data, f"{name}.webp", shorten(alt), shown[0].width, shown[0].height)
        half = max(1, shown[0].width * 3 // 4), max(1, shown[0].height * 3 // 4)
        if half == shown[0].size:
            raise ValueError(f"{len(shown)} frames do not fit into {limit} bytes")
        shown = [frame.resize(half, Image.Resampling.BILINEAR) for frame in shown]


def webp(frames: Sequence[Image.Image], times: Sequence[int], quality: int) -> bytes:
    buffer = BytesIO()
    frames[0].save(
        buffer,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=list(times),
        loop=0,
        quality=quality,
        method=0,
    )
    return buffer.getvalue()
