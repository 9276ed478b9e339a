"""The brand: the stored files are what the code draws, covers have room for the game's name, and
the mark looks the same in every theme."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

from render import brand
from render.kit import cover as covers
from render.kit.drawings import ICONS
from render.kit.game import GamePainter
from render.kit.icons.ember import COAL, EMBER
from render.kit.look import Look
from render.kit.pen import Pen
from render.kit.theme import THEMES, theme
from render.painters import PAINTERS, colours
from tests.marks import all_but_first_long
from tests.render.checks import assert_labels_fit
from tests.render.positions import LANGUAGES
from tools.brand import COVERS, MARK

ALIKE = 3.0  # of 255, on average: encoders differ by as much


def test_the_pages_mark_is_the_one_that_is_drawn() -> None:
    assert MARK.read_text("utf-8") == brand.svg()
    assert ElementTree.fromstring(brand.svg()).get("viewBox") == "0 0 100 100"


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
@pytest.mark.parametrize("game", PAINTERS)
def test_a_cover_has_the_games_name_and_nothing_else(game: str, language: str) -> None:
    painter = PAINTERS[game]
    picture = painter.cover(Look(language))
    assert picture is not None
    title = picture.alt.removesuffix(".")
    assert isinstance(painter, GamePainter)
    assert painter.scenery is not None
    canvas = covers.draw_cover(game, title, painter.scenery, colours(game, "dark"), covers.PIXELS)
    assert [label.text for label in canvas.labels] == [title]
    assert_labels_fit(canvas)
    assert len(picture.data) < 40_000


@pytest.mark.parametrize("game", PAINTERS)
def test_the_covers_in_the_tree_are_those_that_are_drawn(game: str) -> None:
    picture = PAINTERS[game].cover(Look())
    assert picture is not None
    drawn = Image.open(BytesIO(picture.data)).convert("RGB")
    kept = Image.open(COVERS / f"{game}.webp").convert("RGB")
    assert kept.size == drawn.size
    assert max(ImageStat.Stat(ImageChops.difference(kept, drawn)).mean) < ALIKE


@pytest.mark.parametrize("name", THEMES)
def test_the_mark_looks_the_same_in_every_theme(name: str) -> None:
    pens = Pen((96, 96)), Pen((96, 96))
    ICONS["ember"](pens[0], theme(name))
    ICONS["ember"](pens[1], theme("dark"))
    assert pens[0].finished().tobytes() == pens[1].finished().tobytes()


def test_the_avatar_keeps_its_mark_within_a_circle() -> None:
    image = brand.avatar(256)
    assert image.size == (256, 256)
    tile = [
        (x, y) for x in range(256) for y in range(256) if image.getpixel((x, y)) in (COAL, EMBER)
    ]
    assert tile
    assert max((x - 128) ** 2 + (y - 128) ** 2 for x, y in tile) < 122**2
