"""Calculated heights of panels are close to those on a phone-sized page.

So the sums of `tests/cogs/test_phone.py` can be trusted.
"""

import pytest

from cogs.layouts.phone import COLUMN, CONTROL, SCREEN
from render.painters import PAINTERS
from tests.cogs.phone.messages import shown
from tests.cogs.phone.screen import phone
from tests.cogs.phone.states import kinds, moments

NEARLY = CONTROL + 16  # the most by which sums may be off: a row of buttons and a line
EVERY_KIND, EVERY_MOMENT = 24, 12  # of kinds and of moments, one in so many is checked


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_sums_agree_with_the_page(language: str) -> None:
    states = [
        state
        for game in PAINTERS
        for state in (*list(kinds(game).values())[::EVERY_KIND], *moments(game)[::EVERY_MOMENT])
    ]
    messages = [await shown(state, language) for state in states]
    async with phone(language) as screen:
        assert await screen.room() == SCREEN
        found = await screen.measured(messages)
    apart = [one.height - it.height for one, it in zip(messages, found, strict=True)]
    assert [it.name for it, by, true in zip(messages, apart, found, strict=True)
            if abs(by) > max(NEARLY, true.height / 10)] == []  # fmt: skip
    assert abs(sum(apart)) / len(apart) < CONTROL / 4
    assert {it.width for it in found} <= {None, COLUMN}
