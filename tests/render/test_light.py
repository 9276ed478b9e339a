"""Light and colours: seats that every eye tells apart, words that stay legible under the veil."""

from itertools import combinations, starmap
from pathlib import Path

import pytest

from render.kit.canvas import Canvas
from render.kit.focus import VEIL, Option, mark_options
from render.kit.geometry import Box
from render.kit.rims import VEIL_COLOUR
from render.kit.theme import THEMES, mix, theme, themed
from render.kit.vision import (
    DEFICIENCIES,
    Lab,
    contrast,
    difference,
    difference_of,
    luminance,
    seen_with,
)
from render.painters import PAINTERS
from rules import GAMES

ANYWHERE = 25.0  # the CIEDE2000 difference of colours that are told apart at any size
OWN_SEATS = {
    game: max(seats for mode in GAMES[game].modes.values() for seats in mode.seats)
    for game in PAINTERS
}


@pytest.mark.parametrize("game", OWN_SEATS)
def test_seats_of_a_game_are_other_colours_at_any_size(game: str) -> None:
    """Seats differ also with high contrast, and as each kind of colour-blind person sees them."""
    palette = Path(f"render/{game}/palette.toml")
    for name, eyes in (("high_contrast", [None]), ("colour_blind", [None, *DEFICIENCIES])):
        seats = themed(name, palette).seats[: OWN_SEATS[game]]
        for eye in eyes:
            seen = [seen_with(eye, colour) if eye else colour for colour in seats]
            assert min(starmap(difference, combinations(seen, 2))) >= ANYWHERE, (name, eye)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_ciede2000_comes_to_the_published_figures(one: Lab, other: Lab, apart: float) -> None:
    """The figures are from pairs that Sharma, Wu and Dalal published for testing programs."""
    assert difference_of(one, other) == pytest.approx(apart, abs=1e-4)


PRINTED = (
    ("ink", "board"),
    ("ink_soft", "board"),
    ("ink", "board_raised"),
    ("ink_soft", "board_raised"),
    ("card_ink", "card"),
    ("card_ink_soft", "card"),
)


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("game", OWN_SEATS)
def test_words_stay_legible_under_the_veil(game: str, look: str) -> None:
    colours = themed(look, Path(f"render/{game}/palette.toml"))
    for ink, ground in PRINTED:
        under = [mix(colours[one], VEIL_COLOUR, VEIL) for one in (ink, ground)]
        assert contrast(*under) >= 4.5, (ink, ground)


def test_what_can_be_chosen_glows() -> None:
    """Around it the table is brighter than farther away."""
    canvas = Canvas(Box(0, 0, 1600, 1000), 800, theme("dark"))
    canvas.place("one", Box(600, 400, 300, 200))
    mark_options(canvas, [Option(1, ["one"])])
    near, far = (canvas.image.crop((x, 250, x + 1, 251)).tobytes() for x in (291, 240))
    bright = [luminance((*pixel,)) for pixel in (near, far)]
    assert bright[0] > 2 * bright[1]
