"""The signs on a picture: all visible icons have words, and no others are explained."""

from typing import Any

import pytest

from render.kit import legend
from render.kit.canvas import Canvas, on_layer
from render.kit.game import GamePainter
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.legend import MOST, Meaning, Sign, draw_legend, sign_of
from render.kit.look import Look
from render.kit.shown import TALLEST
from render.kit.theme import theme
from render.painters import PAINTERS, colours
from tests.marks import all_but_first_long
from tests.render.checks import assert_labels_fit
from tests.render.positions import CASES, LANGUAGES, PEOPLE, POSITIONS

# Adornments of boards.
SCENERY = {
    *(f"{thing}_{side}" for thing in ("fir", "tree", "crag") for side in ("left", "right")),
    *(f"tower_{order}" for order in ("pink", "grey", "brown", "blue")),
}


def painter_of(game: str) -> GamePainter[Any, Any]:
    painter = PAINTERS[game]
    assert isinstance(painter, GamePainter)
    return painter


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
@pytest.mark.parametrize(("game", "position"), CASES)
def test_every_icon_that_is_seen_has_words(game: str, position: str, language: str) -> None:
    painter, view = painter_of(game), POSITIONS[game][position]()
    look = Look(language, width=800, people=PEOPLE)
    pictures = [*painter.boards(view, look), painter.panel(view, 0, look)]
    for picture in pictures:
        assert picture.icons
        for icon in set(picture.icons) - SCENERY:
            assert painter.signs([icon], look), icon
        signs = painter.signs(picture.icons, look)
        assert {sign.icon for sign in signs} <= set(picture.icons)
        assert len({sign.told for sign in signs}) == len(signs)
        drawn = painter.legend(picture.icons, look)
        assert drawn.height <= TALLEST * drawn.width
        assert all(sign.name in drawn.alt for sign in signs[:10])


@pytest.mark.parametrize("game", PAINTERS)
def test_two_pictures_of_a_game_explain_their_own_signs(game: str) -> None:
    """The legend of the ground leaves out signs that only another picture of the board has."""
    painter, look = painter_of(game), Look(width=800, people=PEOPLE)
    view = POSITIONS[game]["full"]()
    ground, *others = painter.boards(view, look)
    seats = set(others[0].icons)
    assert set(ground.icons) != seats
    told = {sign.icon for sign in painter.signs(ground.icons, look)}
    assert not told & (seats - set(ground.icons))


def test_a_canvas_knows_the_icons_in_its_window_and_on_its_layer() -> None:
    look = theme("dark")
    near, far = Box(10, 10, 20, 20), Box(400, 10, 20, 20)

    def ground(canvas: Canvas) -> None:
        draw_icon(canvas, "day", near)
        draw_icon(canvas, "night", far)

    for _ in range(2):  # drawn first, then from the cache
        canvas = on_layer("icons in a window", Box(0, 0, 100, 50), 200, look, ground)
        draw_icon(canvas, "dawn", near)
        draw_icon(canvas, "wait", far)
        assert list(canvas.icons) == ["day", "dawn"]


def test_of_many_components_the_one_that_is_called_so_is_told() -> None:
    coral = Meaning("shard:coral", "Coral shard", "Shard", "It shines. It counts.")
    gates = Meaning("sector:gates", "Gates", "Sector", "A sector.")
    altar = Meaning("sector:altar", "Altar", "Sector", "A sector.")
    piece = Meaning("piece:seal", "Seal", "Piece", "A seal.")
    assert sign_of("coral", {"coral": [gates, coral]}) == Sign("coral", "Coral shard", "It shines.")
    assert sign_of("x", {"x": [gates, altar]}) == Sign("x", "Sector")
    assert sign_of("x", {"x": [gates, altar, piece]}) == Sign("x", "Seal", "A seal.")
    assert sign_of("x", {}) is None


@pytest.mark.parametrize("count", [1, 2, legend.FEW, legend.FEW + 1, MOST])
def test_a_legend_has_room_for_all_of_its_signs(count: int) -> None:
    signs = [Sign("day", f"Sign {n}", "It is so, and " * 12) for n in range(count)]
    canvas = draw_legend("Signs", signs, colours("ryozen", "dark"), Look())
    assert_labels_fit(canvas)
    assert canvas.view.h <= TALLEST * canvas.view.w
    assert sum(label.text.startswith("Sign ") for label in canvas.labels) == count


def test_the_row_of_a_long_meaning_grows_until_its_words_are_whole() -> None:
    look = colours("ryozen", "dark")
    words = ("A coin.", "It is so, and so it is, " * 4, "It is so, and so it is, " * 6)
    few = [Sign("day", f"Sign {n}", words[n // 2]) for n in range(6)]
    canvas = draw_legend("Signs", few, look, Look())
    assert_labels_fit(canvas)
    assert not any("…" in label.text for label in canvas.labels)
    assert legend.heights_of([few[:2], few[2:4], few[4:]]) == [140, 176, 212]
