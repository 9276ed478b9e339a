"""Golden pictures: small copies of what we once found good, compared with a tolerance.

`RECORD_PICTURES=1 ./test tests/render` writes them anew, on purpose; look at them before you
commit them.
"""

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
WIDTH = 800
MEAN = 2.5  # of 255, over the whole picture: a lost sprite or a wrong number moves less than
LOUD = 64  # ... what this looks for: pixels that differ by so much
LOUD_SHARE = 0.0015


def small(image: Image.Image) -> Image.Image:
    if image.width <= WIDTH:
        return image.convert("RGB")
    height = round(image.height * WIDTH / image.width)
    return image.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def assert_golden(image: Image.Image, name: str) -> None:
    path = FOLDER / f"{name}.webp"
    drawn = small(image)
    if os.environ.get("RECORD_PICTURES"):
        drawn.save(path, "WEBP", quality=90, method=4)
    with Image.open(path) as kept:
        golden = kept.convert("RGB")
    assert drawn.size == golden.size, f"{name}: {drawn.size}, once {golden.size}"
    difference = ImageChops.difference(drawn, golden).convert("L")
    mean = ImageStat.Stat(difference).mean[0]
    loud = sum(difference.histogram()[LOUD:]) / (drawn.width * drawn.height)
    assert mean <= MEAN, f"{name}: mean difference {mean:.2f}"
    assert loud <= LOUD_SHARE, f"{name}: {loud:.2%} of the pixels differ loudly"
