"""Contact sheets: many screenshots on few pages."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

COLUMNS = {"wide": 2, "phone": 4}
COLUMN = {"wide": 800, "phone": 400}
HEIGHT = 1700
TITLE = 16
GAP = 8
PAPER = "#777777"


def make_sheets(folder: Path, size: str) -> None:
    """Write `sheet-phone-1.png` and so on, beside the folder of the screenshots."""
    shots = sorted((folder / size).glob("*.png"))
    for number, columns in enumerate(filled(shots, size), 1):
        sheet = Image.new("RGB", (len(columns) * (COLUMN[size] + GAP), HEIGHT), PAPER)
        for place, column in enumerate(columns):
            top = 0
            for name, picture in column:
                left = place * (COLUMN[size] + GAP)
                ImageDraw.Draw(sheet).text((left + 2, top + 2), name, fill="#ffffff")
                sheet.paste(picture, (left, top + TITLE))
                top += picture.height + TITLE + GAP
        sheet.save(folder / f"sheet-{size}-{number:02}.png")


Column = list[tuple[str, Image.Image]]


def filled(shots: Sequence[Path], size: str) -> Iterator[list[Column]]:
    """Yield sheets filled in columns from top to bottom, as many on each as fit."""
    sheet: list[Column] = [[]]
    room = HEIGHT
    for shot in shots:
        picture = scaled(Image.open(shot).convert("RGB"), COLUMN[size])
        need = picture.height + TITLE + GAP
        if need > room and sheet[-1]:
            if len(sheet) == COLUMNS[size]:
                yield sheet
                sheet = []
            sheet.append([])
            room = HEIGHT
        sheet[-1].append((shot.stem, picture))
        room -= need
    yield sheet


def scaled(picture: Image.Image, width: int) -> Image.Image:
    height = min(HEIGHT - TITLE, round(picture.height * width / picture.width))
    return picture.resize((width, height), Image.Resampling.LANCZOS)
