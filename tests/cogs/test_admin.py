"""Tools of owners and moderators: permissions, health, reports, repairs."""

import json
from pathlib import Path

import pytest

from cogs.buttons import turns
from rules import load_game
from sandbox.errors import RefusedError
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.house import app_of
from tests.cogs.playing import called, sit_down


async def test_health_counts_nothing_that_others_press(table: Bench) -> None:
    """The report names no button of a table, since the owner who reads it may sit there."""
    await sit_down(table, "quay", ["anna", "boris"])
    told = (await table["anna"].slash("setup health")).text
    assert "`near` · acknowledged" in told
    assert "fewer than a hundred" in told
    assert not any(f"`{name}`" in told for name in ("join", "start", "/game new"))


async def test_a_fault_is_told_without_what_somebody_answered(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("the moon")

    await sit_down(table, "quay", ["anna", "boris"])
    monkeypatch.setattr(app_of(table).tables.play, "choose", broken)
    monkeypatch.setattr(app_of(table).tables.play, "question", broken)
    await forge(table["boris"], turns.answer(1, "0.0", 3))
    told = (await table["anna"].slash("setup health")).text
    (number,) = (fault.number for fault in app_of(table).faults.latest())
    assert f"`{number}` answer\n" in f"{told}\n"


async def test_faults_are_shown_to_their_own_server(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, dina, world = table["anna"], table["dina"], table.world
    other = world.add_guild("Elsewhere", dina.user, channels=["far away"])
    far = next(channel for channel in world.channels.values() if channel.guild_id == other.id)
    await table.quiet()

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the moon")

    monkeypatch.setattr(app_of(table).tables.finding, "mine", broken)
    numbers = []
    for person, place in ((anna, table.channel), (dina, far), (anna, anna.go_to_dm().channel)):
        person.go(place)
        assert "Something went wrong on my side" in (await person.slash("mygames")).text
        numbers.append(app_of(table).faults.latest()[0].number)
    here = (await anna.go(table.channel).slash("setup health")).text
    there = (await dina.go(far).slash("setup health")).text
    assert [f"`{number}` /mygames" in here for number in numbers] == [True, False, False]
    assert [f"`{number}` /mygames" in there for number in numbers] == [False, True, False]


async def test_a_fault_has_a_number_and_can_be_reported(
    table: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the moon")

    monkeypatch.setattr(app_of(table).tables.history, "log", broken)
    answer = (await person.press("Log")).message
    assert "Something went wrong on my side" in answer.text
    thanks = await person.press("Report", on=answer)
    assert "Thank you" in thanks.text
    (file,) = (tmp_path / "reports").glob("*.json")
    report = json.loads(file.read_text("utf-8"))
    assert report["about"] == "e/log/1"
    assert any("the moon" in line for line in report["trace"])
    game = report["came"]["snapshot"]["game"]
    assert load_game(json.dumps(game)).book.id == "quay"
    await table.restart()
    assert "no longer remember" in (await person.press("Report", on=answer)).text


async def test_a_servers_own_rules_hold_for_new_tables(table: Bench) -> None:
    owner, guest = table["anna"], table["boris"]
    hall = table.world.add_channel(table.guild, "hall")
    panel = (await owner.slash("setup server")).message
    for field, value in (("pace", "live"), ("language", "ru"), ("most", "1"), ("channel", hall)):
        panel = (await owner.select(f"e/server/{field}", value, on=panel)).message
    assert f"<#{hall.id}>" in panel.text
    await guest.slash("game new", game="quay", seats=2)
    card = await guest.go(hall).sees("Стол 1 · хозяин")
    assert "живой" in card.text
    refused = await guest.slash("game new", game="quay", seats=2)
    assert "room for one table" in refused.text
    role = table.world.bot_role(table.guild)
    panel = (await owner.select("e/server/most", "0", on=panel)).message
    panel = (await owner.select("e/server/role", role, on=panel)).message
    assert "may open tables" in (await guest.slash("game new", game="quay", seats=2)).text
    panel = (await owner.press("Everybody", on=panel)).message
    assert "Who may open them: everybody" in panel.text


async def test_what_is_for_moderators_is_not_offered_by_message(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    for path in ("setup server", "table end"):
        with pytest.raises(RefusedError, match="finds no command"):
            await anna.slash(path, **({"table": 1} if path == "table end" else {}))


async def test_only_people_of_the_server_take_a_seat(table: Bench) -> None:
    await sit_down(table, "quay", ["anna", "boris"])
    anna, bot = table["anna"], table.world.bot
    stranger = table.world.add_user("stranger")
    seat = {"table": 1, "seat": 2}
    told = await anna.go("games").slash("table replace", person=stranger, **seat)
    assert "not in this server" in told.text
    told = await anna.slash("table replace", person=bot, **seat)
    assert "Bots do not play" in told.text


async def test_a_table_without_its_thread_is_paused_all_the_same(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    table.world.remove_channel(thread)
    done = await table["anna"].go("games").slash("table pause", table=1)
    assert "Done" in done.text
    assert (await app_of(table).tables.finding.table(1)).paused is not None
    assert not app_of(table).faults.latest()
