"""Whatever happens around it, the bot answers, says what to do, and loses nothing."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from cogs.app import registering
from cogs.app.client import Emberboard
from cogs.presses import one_panel
from cogs.words import translate
from sandbox.people import Person
from sandbox.permissions import Right
from sandbox.rest import Exchange
from sandbox.seen import Seen
from tests.bench import Bench, until
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import (
    button,
    called,
    finish_turn,
    open_table,
    play_on,
    sit_down,
    take_turn,
    verb_of,
)
from tests.cogs.world import lose_message, take_right

MINUTE = 60


def forge(seen: Seen, custom_id: str) -> None:
    """Give another meaning to the message's first button."""
    card = seen.message.components[0]
    row = next(part for part in card["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_id


@pytest.mark.parametrize(
    "custom_id",
    ["e/jump/1", "e/turn", "e/turn/x", "e/answer/1", "e/choose/1/0.0/0", "lost", "e/", "e/set/1"],
)
async def test_buttons_of_other_versions_are_answered(table: Bench, custom_id: str) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 2)
    forge(card, custom_id)
    reply = await anna.press(custom_id, on=card)
    (words,) = reply.further or [reply.message]
    assert words.ephemeral
    assert "`/mygames`" in words.text


async def test_a_table_that_does_not_exist(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "quay", 2)
    for verb in ("join", "turn", "board", "log", "seat", "more", "options", "rematch"):
        forge(card, f"e/{verb}/999")
        assert "no such table" in (await anna.press(f"e/{verb}/999", on=card)).text
    for number in ("9" * 30, "0", "٣"):
        assert "no such table" in (await anna.slash("spectate table", table=number)).text


@pytest.fixture
def registrations(table: Bench) -> list[Exchange]:
    """Return a list that grows with each registration of commands from now on."""
    heard: list[Exchange] = []

    def listen(it: Exchange) -> None:
        if it.request.method == "PUT" and it.request.path.endswith("/commands"):
            heard.append(it)

    table.sandbox.rest.judges.append(listen)
    return heard


async def test_commands_are_registered_only_when_they_changed(
    table: Bench, registrations: list[Exchange], monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.restart()
    await table.restart()
    assert not registrations
    russian = translate.forms

    def reworded(path: str, language: str = "en") -> dict[str, str]:
        told = dict(russian(path, language))
        return told | {"about": "Иначе"} if language == "ru" and path == "mygames" else told

    monkeypatch.setattr(translate, "forms", reworded)
    monkeypatch.setattr("tests.cogs.conftest.PAYLOADS", {})
    await table.restart()
    assert len(registrations) == 1
    (mine,) = (it for it in table.world.commands[None] if it["name"] == "mygames")
    assert mine["description_localizations"]["ru"] == "Иначе"
    await table.restart()
    assert len(registrations) == 1


async def registered(folder: Path) -> None:
    async def noted() -> bool:
        return (folder / "commands").exists()

    await until(noted, "the commands to be registered")


async def test_a_registration_that_failed_is_tried_again(
    table: Bench,
    registrations: list[Exchange],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Meanwhile the bot works with the commands registered before."""
    monkeypatch.setattr(registering, "PAUSE", 0.05)
    (tmp_path / "commands").unlink()  # no registration is remembered
    table.sandbox.faults.fail("/commands$", 503, method="PUT", times=2)
    await table.restart()
    assert "not playing anywhere" in (await table["anna"].slash("mygames")).text
    await registered(tmp_path)
    await table.restart()
    assert len(registrations) == 1


async def test_a_registration_that_is_refused_is_said_in_a_sentence_and_stops_nothing(
    table: Bench,
    registrations: list[Exchange],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(registering, "LONG_PAUSE", 0.05)
    (tmp_path / "commands").unlink()  # no registration is remembered
    table.sandbox.faults.refuse("/commands$", "missing_access", method="PUT", times=2)
    await table.restart()
    assert "not playing anywhere" in (await table["anna"].slash("mygames")).text
    (said, *_) = [record for record in caplog.records if record.name == "cogs.app.registering"]
    assert said.levelname == "ERROR"
    assert said.exc_info is None
    assert "Discord refuses to register the commands. Buttons work" in said.getMessage()
    assert "Missing Access" in said.getMessage()
    await registered(tmp_path)
    assert len(registrations) == 1


async def test_a_panel_works_after_a_quarter_of_an_hour_and_a_new_one_too(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    table.world.clock.advance(20 * MINUTE)
    answered = await person.press(button(panel, "answer"), on=panel)
    assert "So far:" in answered.text


async def test_a_sleeping_thread_wakes_up(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=2)
    await all_told(table)
    table.world.clock.advance(8 * 24 * 60 * MINUTE)
    assert thread.thread is not None
    assert thread.thread.archived
    person = await called(table, thread)
    assert person is not None
    listed = (await person.go("games").slash("mygames")).message
    panel = (await person.press("Take turn", on=listed)).message
    await finish_turn(person, panel, Random(1))
    await all_told(table)
    assert not thread.thread.archived


async def test_a_deleted_thread_calls_people_by_message(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    table.world.remove_channel(thread)
    listed = (await person.go("games").slash("mygames")).message
    panel = (await person.press("Take turn", on=listed)).message
    await finish_turn(person, panel, Random(1))
    other = table["anna"] if person is table["boris"] else table["boris"]
    await other.go_to_dm().sees("/table repair")
    await other.sees("your turn")
    await take_turn(other, Random(1))


async def test_a_lost_turn_message_is_no_loss(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    call = next(m for m in reversed(person.messages()) if verb_of(m.buttons) == "turn")
    lose_message(table, call, thread)
    listed = (await person.go("games").slash("mygames")).message
    panel = (await person.press("Take turn", on=listed)).message
    assert "Where?" in panel.text


async def test_without_the_right_to_attach_files_the_news_still_come(table: Bench) -> None:
    take_right(table, Right.ATTACH_FILES)
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    assert person.channel is thread
    assert not [seen for seen in person.messages() if seen.images]


async def test_faults_of_discord_are_waited_out(table: Bench) -> None:
    table.sandbox.faults.fail(r"/channels/\d+/messages$", 503)
    thread = await sit_down(table, "quay", ["anna", "boris"])
    assert await called(table, thread) is not None


async def test_many_press_at_once(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "masks", 4)
    guests = [table[name] for name in ("boris", "clara", "dina")]
    await asyncio.gather(*(guest.press("Join", on=card) for guest in guests))
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    assert len(now.seats) == 4
    assert {seat.person for seat in now.seats} == {p.id for p in (anna, *guests)}


async def test_the_library_keeps_no_view_in_memory(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=4)
    app: Emberboard = app_of(table)
    assert not app.persistent_views
    store = app._connection._view_store
    assert not store._views
    assert not store._modals


# Double clicks


async def twice(person: Person, custom_id: str, seen: Seen) -> list[Seen]:
    """Click twice before anything is answered."""
    replies = await asyncio.gather(*(person.press(custom_id, on=seen) for _ in range(2)))
    return [words for reply in replies for words in (reply.further or [reply.message])]


async def test_two_clicks_on_confirm_make_one_move(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    panel = (await person.press(button(panel, "answer"), on=panel)).message
    told = await twice(person, button(panel, "confirm"), panel)
    texts = [seen.text for seen in told]
    assert any("Waiting for" in text for text in texts), texts
    await all_told(table)
    assert (await app_of(table).tables.finding.table(1)).decisions == 1


async def test_two_clicks_on_an_answer_draft_it_once(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    await twice(person, button(panel, "answer"), panel)
    drafted = await app_of(table).tables.play.question(1, person.id)
    assert len(drafted.chosen) == 1


async def test_two_clicks_while_gathering(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    await twice(boris, button(card, "join"), card)
    assert len((await app_of(table).tables.finding.table(1)).seats) == 2
    await twice(anna, button(card, "start"), card)
    await all_told(table)
    assert len([it for it in table.world.channels.values() if it.thread]) == 1


# Buttons of any age


def all_buttons(table: Bench, names: Sequence[str]) -> dict[str, tuple[Person, Seen]]:
    """Return the oldest live button of each verb, with a person who sees it and its message."""
    found: dict[str, tuple[Person, Seen]] = {}
    for name in names:
        person = table[name]
        for place in list(table.world.channels.values()):
            for seen in person.messages(place):
                for one in seen.buttons:
                    if one.custom_id and not one.disabled:
                        found.setdefault(verb_of([one]), (person, seen))
    return found


async def test_the_oldest_button_of_each_kind_is_answered_after_restarts(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A month later a new process answers clearly, without faults, and applies nothing that was
    meant for an earlier question."""
    monkeypatch.setattr(one_panel, "LASTS", timedelta(days=-1000))  # too late to delete old panels
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    await person.press("Take turn")  # then does nothing more
    panel = (await person.press("Take turn")).message
    await person.press(button(panel, "answer"), on=panel)
    await play_on(table, thread, Random(1), turns=4)
    await all_told(table)
    old = all_buttons(table, ["anna", "boris"])
    shown = {verb: seen.message.components for verb, (_, seen) in old.items()}
    assert {"turn", "answer", "back", "beside", "confirm", "log", "board", "more"} <= set(old)
    table.world.clock.advance(30 * 24 * 60 * MINUTE)
    await table.restart()
    await table["anna"].go(thread).say("Shall we go on?")
    before = await app_of(table).tables.finding.table(1)
    for verb in sorted(old):
        person, seen = old[verb]
        seen.message.components = shown[verb]  # an earlier press may have changed it
        place = table.world.channels[seen.message.channel_id]
        reply = await person.go(place).press(button(seen, verb), on=seen)
        words = [it.text for it in (*reply.further, reply.message)]
        assert any(words) or reply.message.images, verb
    after = await app_of(table).tables.finding.table(1)
    assert after.decisions == before.decisions
    assert not app_of(table).faults.latest()


async def test_a_connection_that_breaks_is_no_fault(
    table: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """The message comes once, even if it is unknown whether it was posted."""
    table.sandbox.faults.cut(r"/channels/\d+/messages$")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    leap(table, MINUTE)
    assert await called(table, thread) is not None
    calls = [seen for seen in table["anna"].messages(thread) if verb_of(seen.buttons) == "turn"]
    assert len(calls) == 1
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_command_of_an_older_version_is_answered(table: Bench) -> None:
    app_of(table).tree.remove_command("mygames")
    told = await table["anna"].slash("mygames")
    assert "choose it again" in told.text
