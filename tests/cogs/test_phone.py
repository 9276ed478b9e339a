"""Panels fit the screen of a phone: heights are calculated here, and the tests of the page compare
them with the screen.

`python -m tests.cogs.phone` measures all of them.
"""

import pytest

from cogs.layouts.phone import HIGHEST, SCREEN
from render.painters import PAINTERS
from tests.cogs.phone.messages import shown
from tests.cogs.phone.states import kinds, moments
from tests.marks import all_but_first_long

LANGUAGES = ("en", "ru")
EVERY_KIND, EVERY_MOMENT = 9, 7  # of all kinds and of all moments, one in so many is checked
FIT = 95  # percent of the panels whose question must fit the screen


@pytest.mark.parametrize("game", all_but_first_long(PAINTERS))
async def test_what_is_asked_fits_the_screen(game: str) -> None:
    """The question fits down to Confirm, and no whole panel is much higher than the screen."""
    states = [*list(kinds(game).values())[::EVERY_KIND], *moments(game)[::EVERY_MOMENT]]
    panels = [await shown(it, t) for t in LANGUAGES for it in states]
    fit = sum(it.asked <= SCREEN for it in panels)
    assert 100 * fit >= FIT * len(panels)
    assert [it.name for it in panels if it.height > HIGHEST] == []
