"""The faces we write with. All of them carry Cyrillic; the italics of Source Serif do not."""

from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont


class Face(Enum):
    """A face by the package it comes from and its file."""

    TITLE = ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf")
    BODY = ("font_roboto", "Roboto-Medium.ttf")
    BOLD = ("font_roboto", "Roboto-Bold.ttf")
    NUMBER = ("font_manrope", "Manrope-ExtraBold.ttf")


@lru_cache(maxsize=256)
def font(face: Face, pixels: int) -> ImageFont.FreeTypeFont:
    package, name = face.value
    with as_file(files(package) / "files" / name) as path:
        return ImageFont.truetype(path, pixels, layout_engine=ImageFont.Layout.BASIC)


# The serif's double quotes are told to be as wide as single ones; a space makes up for it.
SERIFS = (Face.TITLE, Face.SERIF)
WIDENED = str.maketrans({quote: f"{quote} " for quote in "«»“”„"})


def widened(text: str, face: Face) -> str:
    """Return the text as it has to be drawn, so that quotes do not run into their neighbours."""
    return text.translate(WIDENED) if face in SERIFS else text


@lru_cache(maxsize=64)
def capital_height(face: Face, pixels: int) -> int:
    """Return the height of a capital letter: the eye takes it for the height of a label."""
    return round(-font(face, pixels).getbbox("H", anchor="ls")[1])
