"""The puzzle of the week over the stand-in for Discord: requested, answered, sealed, shown."""

from collections.abc import Sequence

import pytest

from cogs.channels.visibility import seen_with
from cogs.layouts.kit import Layout
from cogs.layouts.phone import HIGHEST, message_height
from cogs.presses.replies import Reply
from render.kit.encode import Picture
from sandbox.model import Overwrite
from sandbox.people import Person
from sandbox.permissions import Right
from tables import Settings, Table
from tables.base.model import DAY
from tests.bench import Bench, until
from tests.cogs.forging import forge
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import button, live, prefer
from tests.cogs.puzzling import planned, wanted
from tests.cogs.witness import CYRILLIC


async def sunday(table: Bench) -> None:
    """Let time pass until the answers are shown."""
    leap(table, 9 * DAY)
    puzzles = app_of(table).tables.puzzles
    puzzles.woken.set()

    async def over() -> bool:
        house = app_of(table).tables.house
        return not await house.store.puzzles_due(house.time.now())

    await until(over, "the answers")
    await all_told(table)


async def sealed(person: Person, label: str = "Solve it") -> str:
    posed = next(it for it in reversed(person.messages(person.channel)) if "puzzle" in live(it))
    panel = (await person.press(label, on=posed)).message
    panel = await planned(person, panel)
    return (await person.press(button(panel, "seal"), on=panel)).message.text


async def test_it_is_wanted_answered_and_shown(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    posed = await wanted(table)
    assert "Anna" not in posed.text
    high: list[float] = []
    show = Reply.show

    async def measured(reply: Reply, layout: Layout, pictures: Sequence[Picture] = ()) -> None:
        high.append(message_height(layout, [(it.width, it.height) for it in pictures]))
        await show(reply, layout, pictures)

    monkeypatch.setattr(Reply, "show", measured)
    clara, dina = table["clara"], table["dina"]
    panel = (await clara.press("Solve it", on=posed)).message
    assert "What would you do?" in panel.text
    assert "confirm" not in live(panel)
    assert "Anna" not in panel.text
    assert "The answers are shown" in await sealed(clara)
    await table.restart()
    await prefer(dina, "named", "on")
    await sealed(dina)
    await sunday(table)
    over = await dina.sees("solved")
    assert "Clara" not in over.text
    assert "Dina" in over.text
    assert "1 person" in over.text
    assert max(high) <= HIGHEST
    assert "No puzzle is asked" in (await dina.press("Solve it", on=posed)).text


async def test_it_is_for_people_of_that_place(table: Bench) -> None:
    posed = await wanted(table)
    clara, dina = table["clara"], table["dina"]
    panel = await planned(clara, (await clara.press("Solve it", on=posed)).message)
    step = button(panel, "seal").rpartition("/")[2]
    for forged in (f"e/seal/0/{step}", "e/seal/0/p1.0", "e/seal/0/p", "e/seal/1/0"):
        said = await forge(dina, forged)
        assert "Sealed" not in said.text
    hall = table.world.add_channel(table.guild, "hall")
    assert "No puzzle is asked" in (await forge(dina.go(hall), "e/puzzle")).text
    assert "No puzzle is asked" in (await forge(dina.go_to_dm(), "e/puzzle")).text


async def test_the_owner_ends_it(table: Bench) -> None:
    await wanted(table)
    owner = table["anna"]
    rules = (await owner.slash("setup server")).message
    assert f"Puzzle of the week: <#{table.channel.id}>" in rules.text
    rules = (await owner.press("No more puzzles", on=rules)).message
    assert "Puzzle of the week: none" in rules.text
    told = (await owner.slash("table audit")).text
    assert f"Puzzle of the week: <#{table.channel.id}>" in told
    assert "Puzzle of the week: none" in told


async def test_nothing_is_posed_from_a_channel_that_not_everybody_sees(table: Bench) -> None:
    """A puzzle may come from a hidden channel only if it is posed in that same channel."""
    hall = table.world.add_channel(table.guild, "hall")
    told = seen_with(app_of(table), table.guild.id, hall.id)
    assert told is not None
    here = Table(settings=Settings(game="quay", seats=2), host=None, created=0)
    here.channel = table.channel.id
    assert told(here)
    hidden = Overwrite(table.guild.id, False, 0, int(Right.VIEW_CHANNEL))
    table.world.change_channel(table.channel, overwrites=[hidden])
    await table.quiet()
    assert not told(here)
    own = seen_with(app_of(table), table.guild.id, table.channel.id)
    assert own is not None
    assert own(here)
    here.channel = 1
    assert not own(here)
    assert seen_with(app_of(table), 1, 1) is None


@pytest.mark.long
async def test_in_words_and_in_russian(table: Bench) -> None:
    clara = table["clara"]
    await prefer(clara, "language", "ru")
    await prefer(clara, "text_only", "on")
    await wanted(table)
    said = await sealed(clara)
    assert "Запечатано" in said
    assert CYRILLIC.search(said)
