"""Golden pictures: small copies of approved pictures, compared with a tolerance.

`RECORD_PICTURES=1 ./test tests/render` writes them anew, on purpose; look at them before you commit
them.
"""

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
WIDTH = 640
MEAN = 3.0  # the most by which pixels may differ on average, of 255: the small copy loses detail
LOUD = 64  # a lost sprite or a wrong number changes pixels by more
LOUD_SHARE = 0.0001


def small(image: Image.Image) -> Image.Image:
    if image.width <= WIDTH:
        return image.convert("RGB")
    height = round(image.height * WIDTH / image.width)
    return image.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def assert_golden(image: Image.Image, name: str) -> None:
    if os.environ.get("RECORD_PICTURES"):
        small(image).save(FOLDER / f"{name}.webp", "WEBP", quality=97, method=6)
    mean, loud = difference(image, name)
    assert mean <= MEAN, f"{name}: mean difference {mean:.2f}"
    assert loud <= LOUD_SHARE, f"{name}: {loud:.3%} of the pixels differ loudly"


def difference(image: Image.Image, name: str) -> tuple[float, float]:
    """Return the mean difference of the pixels, and the share of those that differ loudly."""
    drawn = small(image)
    with Image.open(FOLDER / f"{name}.webp") as kept:
        golden = kept.convert("RGB")
    assert drawn.size == golden.size, f"{name}: {drawn.size}, once {golden.size}"
    grey = ImageChops.difference(drawn, golden).convert("L")
    loud = sum(grey.histogram()[LOUD:]) / (drawn.width * drawn.height)
    return ImageStat.Stat(grey).mean[0], loud
