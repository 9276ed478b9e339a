"""**Signs**, at a board and behind **More** of a panel, explains the icons there."""

from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from cogs.buttons import looking
from cogs.pictures.legends import explained
from cogs.presses.faults import Told
from cogs.presses.replies import Reply
from cogs.words.texts import Texts
from render.kit.look import Look
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.playing import button, called, open_panel, play_on, prefer, sit_down


async def test_a_picture_without_signs_says_so() -> None:
    reply = cast(Reply, SimpleNamespace(t=Texts("en")))
    with pytest.raises(Told, match="speaks for itself"):
        await explained("quay", [], Look(), reply)


@pytest.mark.long
async def test_signs_of_a_board_and_of_a_panel_in_pictures_and_in_words(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(3), turns=3, every=100)
    person = await called(table, thread)
    assert person is not None
    panel = await open_panel(person)
    more = (await person.press(button(panel, "beside"), on=panel)).message
    signs = (await person.press(button(more, "turn-signs"), on=more)).message
    assert "Signs" in signs.text
    assert len(signs.images) == 1
    again = (await person.press("Back to my turn", on=signs)).message
    assert again.text == panel.text
    more = (await person.press(button(again, "beside"), on=again)).message
    board = (await person.press("Board", on=more)).message
    seen = (await person.press("Signs", on=board)).message
    assert "**Majority**" in seen.text
    assert seen.ephemeral
    assert (await forge(person, looking.signs(1, "nowhere"))).text
    await prefer(person, "text_only", "on")
    words = (await forge(person, looking.signs(1, "whole"))).message
    assert not words.images
    assert words.text == seen.text
