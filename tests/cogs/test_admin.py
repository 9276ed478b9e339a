"""For owners and moderators: rights, health, reports, repairs."""

import json
from pathlib import Path
from random import Random

import pytest

from rules import load_game
from sandbox.errors import RefusedError
from sandbox.permissions import Right
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import called, play_on, sit_down, verb_of
from tests.cogs.world import give_rights_back, take_right


async def test_missing_rights_are_named_channel_by_channel(table: Bench) -> None:
    owner = table["anna"]
    assert "Nothing is missing" in (await owner.slash("setup check")).text
    take_right(table, Right.ATTACH_FILES, Right.CREATE_PUBLIC_THREADS)
    told = (await owner.slash("setup check")).text
    assert f"<#{table.channel.id}>: Create Public Threads, Attach Files" in told
    give_rights_back(table)
    assert "Nothing is missing" in (await owner.slash("setup check")).text


async def test_health_shows_timings_by_click(table: Bench) -> None:
    await sit_down(table, "quay", ["anna", "boris"])
    told = (await table["anna"].slash("setup health")).text
    assert "`join` ×1" in told
    assert "`/game new` ×1" in told


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
    assert load_game(json.dumps(report["game"])).book.id == "quay"
    await table.restart()
    assert "no longer in memory" in (await person.press("Report", on=answer)).text


async def test_a_moderator_ends_pauses_and_resends(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    owner = table["anna"].go("games")
    assert [c.value for c in await owner.autocomplete("table end", "table", "")] == [1]
    before = len(owner.messages(thread))
    await owner.slash("table resend", table=1)
    assert len(owner.messages(thread)) > before
    await owner.slash("table pause", table=1)
    await person.sees("(moderator) has stepped in", where=thread)
    await owner.slash("table pause", table=1)
    await owner.slash("table end", table=1)
    await person.sees("ended without a result", where=thread)
    refused = await owner.slash("table end", table=99)
    assert "no such table" in refused.text


async def test_a_lost_thread_is_repaired_with_its_story(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=3)
    before = set(table.world.channels)
    table.world.remove_channel(thread)
    lost = await table["anna"].go("games").slash("table resend", table=1)
    assert "/table repair" in lost.text
    await table["anna"].go("games").slash("table repair", table=1)
    (again,) = set(table.world.channels) - before
    new = table.world.channels[again]
    anna = table["anna"].go(new)
    await anna.sees("goes to")
    await anna.sees(lambda seen: verb_of(seen.buttons) == "turn")
    assert await play_on(table, new, Random(2)) > 0


async def test_a_moderator_replaces_a_person(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await called(table, thread)
    clara = table["clara"]
    await table["anna"].go("games").slash("table replace", table=1, seat=1, person=clara)
    await clara.go(thread).sees(f"{clara.mention} takes over")
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    assert now.seats[0].person == clara.id


async def test_a_servers_own_rules_hold_for_new_tables(table: Bench) -> None:
    owner, guest = table["anna"], table["boris"]
    hall = table.world.add_channel(table.guild, "hall")
    panel = (await owner.slash("setup server")).message
    for field, value in (("pace", "live"), ("language", "ru"), ("most", "1"), ("channel", hall)):
        panel = (await owner.select(f"e/server/{field}", value, on=panel)).message
    assert f"<#{hall.id}>" in panel.text
    await guest.slash("game new", game="quay", seats=2)
    card = await guest.go(hall).sees("открывает стол 1")
    assert "Вживую" in card.text
    refused = await guest.slash("game new", game="quay", seats=2)
    assert "room for 1 tables" in refused.text
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
