"""Reports are files that replay a fault; those in tests/reports stay mended."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from cogs.pictures import painting
from cogs.presses.reports import read, with_people
from rules import load_game
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, called, invite, open_table, play_on, sit_down
from tests.cogs.reports import main, replay
from tests.marks import all_but_first_long

REPORTS = sorted((Path(__file__).parent.parent / "reports").glob("*.json"))

Faulty = Callable[[Bench, Person], Awaitable[Seen]]


async def by_button(table: Bench, person: Person) -> Seen:
    return (await person.press("Take turn")).message


async def by_panel(table: Bench, person: Person) -> Seen:
    """Give a draft's second answer in the panel; the first one is part of the report."""
    app = app_of(table)
    now = await app.tables.play.question(1, person.id)
    assert now.question is not None
    await app.tables.play.choose(1, person.id, now.step, [now.question.options[0].key])
    return (await person.press("Take turn")).message


async def by_command(table: Bench, person: Person) -> Seen:
    person.user.locale = "ru"
    return (await person.slash("turn")).message


WAYS: dict[str, Faulty] = {"button": by_button, "draft": by_panel, "command": by_command}


def break_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the moon")

    monkeypatch.setattr(painting, "asked", broken)


@pytest.mark.parametrize("way", all_but_first_long(WAYS))
async def test_a_report_plays_the_fault_back(table: Bench, tmp_path: Path, way: str) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(4), turns=3)
    person = await called(table, thread)
    assert person is not None
    before = await app_of(table).tables.finding.table(1)
    with pytest.MonkeyPatch.context() as broken:
        break_pictures(broken)
        answer = await WAYS[way](table, person)
        report = await person.press("e/report/" + app_of(table).faults.latest()[0].number)
    (file,) = (tmp_path / "reports").glob("*.json")
    assert file.name in report.text
    assert answer.buttons
    found = read(file)
    assert found.circumstances is not None
    assert found.circumstances.snapshot is not None
    assert found.circumstances.snapshot.person == (before.seat_of(person.id) or 0) + 1
    assert {"emberboard", "python", "discord.py", "rules of ryozen"} == set(found.versions)
    for other in table.people.values():
        assert str(other.id) not in file.read_text("utf-8")
    game = json.loads(file.read_text("utf-8"))["came"]["snapshot"]["game"]
    assert load_game(json.dumps(game)).book.id == "ryozen"
    with pytest.MonkeyPatch.context() as broken:
        break_pictures(broken)
        (trace,) = await replay(found)
    assert trace.splitlines()[-1] == found.trace[-1] == "ZeroDivisionError: the moon"
    assert await replay(found) == []


async def test_a_report_without_a_table(table: Bench, tmp_path: Path) -> None:
    anna = table["anna"]
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(app_of(table).tables.finding, "waiting", None)
        answer = (await anna.slash("mygames")).message
        await anna.press("Report", on=answer)
    (file,) = (tmp_path / "reports").glob("*.json")
    found = read(file)
    assert found.about == "/mygames"
    assert await replay(found) == []


async def test_a_report_about_a_lobby(table: Bench, tmp_path: Path) -> None:
    card = await open_table(table, table["anna"], "quay", 2)
    await all_told(table)
    boris = table["boris"]
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(app_of(table).tables.lobby, "join", None)
        answer = (await boris.press(button(card, "join"), on=card)).message
        await boris.press("Report", on=answer)
    (file,) = (tmp_path / "reports").glob("*.json")
    found = read(file)
    assert found.circumstances is not None
    assert found.circumstances.snapshot is not None
    assert (found.circumstances.snapshot.person, found.circumstances.snapshot.game) == (0, None)
    assert await replay(found) == []


async def test_a_report_names_nobody_who_was_chosen(table: Bench, tmp_path: Path) -> None:
    """The file says "person 2" for the invited person, and a replay puts somebody else there."""
    anna, emil = table["anna"], table["emil"]
    card = await open_table(table, anna, "quay", 3)
    await all_told(table)
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(app_of(table).tables.lobby, "invite", None)
        await invite(anna, emil, card)
        await anna.press("e/report/" + app_of(table).faults.latest()[0].number)
    (file,) = (tmp_path / "reports").glob("*.json")
    for person in table.people.values():
        assert str(person.id) not in file.read_text("utf-8")
    found = read(file)
    assert found.circumstances is not None
    assert "<person 2>" in str(found.circumstances.data)
    assert str(emil.id) in str(with_people(found.circumstances.data, [0, anna.id, emil.id]))
    assert await replay(found) == []


@pytest.mark.parametrize("file", REPORTS, ids=lambda file: file.stem)
async def test_what_was_reported_stays_mended(file: Path) -> None:
    assert await replay(read(file)) == []


@pytest.mark.long
def test_the_command_says_whether_the_fault_still_happens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(REPORTS[0])
    assert main([file]) == 0
    assert "does not happen any more" in capsys.readouterr().out
    break_pictures(monkeypatch)
    assert main([file]) == 1
    assert "ZeroDivisionError: the moon" in capsys.readouterr().out
