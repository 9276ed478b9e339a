"""Panels fit the screen of a phone: heights by arithmetic, which the tests of the page compare with
what is seen there. `python -m tests.cogs.phone` looks at all of them."""

import pytest

from cogs.layouts.phone import SCREEN
from render.painters import PAINTERS
from tests.cogs.phone.messages import shown
from tests.cogs.phone.states import kinds, moments
from tests.marks import all_but_first_long

LANGUAGES = ("en", "ru")
EVERY_KIND, EVERY_MOMENT = 9, 7  # one of so many is looked at
# How many of a hundred fit.
FIT = {"ryozen": 30, "bonfire": 25, "ghost_stories": 0, "candelabria": 25}


@pytest.mark.parametrize("game", all_but_first_long(PAINTERS))
async def test_a_panel_fits_the_screen(game: str) -> None:
    states = [*list(kinds(game).values())[::EVERY_KIND], *moments(game)[::EVERY_MOMENT]]
    heights = [(await shown(it, t)).height for t in LANGUAGES for it in states]
    fit = sum(height <= SCREEN for height in heights)
    assert 100 * fit >= FIT[game] * len(heights)
