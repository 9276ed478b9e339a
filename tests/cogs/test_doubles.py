"""Double clicks: everything that changes something, or takes long, is done once, and both clicks
are answered.

The second click comes before the first is answered, right after it, or after a restart.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord import app_commands

from cogs.play.actions import VOCABULARIES
from sandbox import pressing
from tables.base.model import DAY
from tables.table.house import DOUBLE
from tests.bench import Bench
from tests.cogs.asked import play_until
from tests.cogs.conftest import draw_few
from tests.cogs.doubles.scenes import LOOKING, LOOKS, SCENES, Scene, named
from tests.cogs.doubles.tables import more
from tests.cogs.doubles.twice import Twice
from tests.cogs.house import app_of, at_home, tables_of
from tests.cogs.playing import button, page_alone, sit_down
from tests.marks import long


@asynccontextmanager
async def impatient(folder: Path, *, at_once: bool) -> AsyncIterator[tuple[Twice, Bench]]:
    folder.mkdir()
    async with at_home(folder, seed=b"double clicks", double=DOUBLE) as table:
        yield Twice(table, folder, at_once=at_once), table


@pytest.mark.parametrize("ways", [(False,), long((False, True))], ids=["after", "both"])
@pytest.mark.parametrize("scene", SCENES)
async def test_two_clicks_are_one(
    scene: Scene, ways: tuple[bool, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One click after the other, or both at once, have the effect of one."""
    ends = []
    for at_once in ways:
        with monkeypatch.context() as drawing:
            draw_few(drawing)
            async with impatient(tmp_path / str(at_once), at_once=at_once) as (them, table):
                await scene(them, table)
        ends.append(them.done)
    assert ends[0] == ends[-1]
    assert {name for name, _ in ends[0]} == named(SCENES[scene])


def test_whatever_changes_something_has_a_scene(table: Bench) -> None:
    """A verb without a scene only shows something."""
    app = app_of(table)
    done = set.union(*map(named, SCENES.values()))
    verbs = {name: route.once for name, route in app.router.routes.items()}
    assert {name for name, once in verbs.items() if once} == {
        name for name in done if not name.startswith("/")
    }
    assert {name for name, once in verbs.items() if not once} == named(LOOKS)
    commands = {
        command.qualified_name: "once" in command.extras
        for command in app.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    typed = {name for name in commands if name.partition(" ")[0] in VOCABULARIES}
    assert typed
    assert all(commands[name] for name in typed)
    others = commands.keys() - typed
    assert {f"/{name}" for name in others if commands[name]} == {
        name for name in done if name.startswith("/")
    }
    assert {name for name in others if not commands[name]} == named(LOOKING)


async def test_a_restart_between_two_clicks_makes_no_second_table(tmp_path: Path) -> None:
    async with impatient(tmp_path / "restart", at_once=False) as (them, table):
        anna = table["anna"]
        alone = await page_alone(anna, "rival.solo.1")
        begin = button(alone, "solo-begin")
        first = pressing.press(table.world, anna.user, alone.message, begin)
        await them.rest()
        await table.restart()
        them.once_more(first)
        await them.rest()
        them.clock.moment += DAY  # however much time lies between them
        them.once_more(first)
        await them.rest()
        assert [it.id for it in await tables_of(table)] == [1]
        assert len([seen for seen in anna.dms if "Setting up" in seen.text]) == 1


async def test_one_message_opens_one_table(tmp_path: Path) -> None:
    async with impatient(tmp_path / "menu", at_once=True) as (them, table):
        anna = table["anna"]
        alone = await page_alone(anna, "rival.solo.1")
        sent = [
            pressing.press(table.world, anna.user, alone.message, button(alone, "solo-begin"))
            for _ in range(2)
        ]
        await them.rest()
        told = {seen.via_interaction for seen in table.world.messages[anna.channel.id].values()}
        assert told.isdisjoint(it.id for it in sent)
        assert len(await tables_of(table)) == 1
        assert "ready in your direct messages" in alone.text


async def test_a_form_that_is_sent_again_later_is_the_same_note(tmp_path: Path) -> None:
    async with impatient(tmp_path / "form", at_once=False) as (them, table):
        await sit_down(table, "quay", ["anna", "boris"])
        person = (await play_until(table, 1)).go("Quay 1")
        notes = await more(person, "notes")
        await them.fill_in(person, notes, "e/note/1", note="Beware of the raid")
        them.clock.moment += DAY
        them.once_more(them.last)
        await them.rest()
        kept = await app_of(table).tables.notes.of(1, person.id)
        assert [note.body for note in kept] == ["Beware of the raid"]


async def test_two_clicks_with_time_between_are_two(tmp_path: Path) -> None:
    async with impatient(tmp_path / "apart", at_once=False) as (them, table):
        owner = table["anna"]
        await sit_down(table, "quay", ["boris", "clara"])
        for paused in (True, False):
            await owner.go("games").slash("table pause", table=1)
            await them.rest()
            now = await app_of(table).tables.finding.table(1)
            assert (now.paused is not None) is paused
            them.clock.moment += DOUBLE / 1000 + 0.1


async def test_whoever_was_refused_may_try_again_at_once(tmp_path: Path) -> None:
    async with impatient(tmp_path / "refused", at_once=False) as (_, table):
        anna = table["anna"]
        anna.user.takes_dms = False
        alone = await page_alone(anna, "rival.solo.1")
        begin = button(alone, "solo-begin")
        refused = await anna.press(begin, on=alone)
        assert "I cannot write to you" in refused.further[0].text
        anna.user.takes_dms = True
        done = await anna.press(begin, on=alone)
        assert "ready in your direct messages" in done.text
