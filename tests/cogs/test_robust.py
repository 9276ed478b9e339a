"""Whatever happens around it, the bot answers, says what to do, and loses nothing."""

import asyncio
from random import Random

import pytest

from cogs.app import Emberboard
from sandbox.people import Person
from sandbox.permissions import Right
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import button, called, open_table, play_on, sit_down, take_turn, verb_of
from tests.cogs.world import lose_message, take_right

MINUTE = 60


def forge(seen: Seen, custom_id: str) -> None:
    """The message's first button means something else now."""
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


async def test_commands_are_registered_only_when_they_changed(table: Bench) -> None:
    before = {id: command["version"] for id, command in registered(table).items()}
    await table.restart()
    assert {id: command["version"] for id, command in registered(table).items()} == before


def registered(table: Bench) -> dict[str, dict[str, str]]:
    return {c["id"]: c for c in table.world.commands[None]}


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
    while verb_of(panel.buttons[-3:]) == "confirm":
        name = "confirm" if not panel.buttons[-3].disabled else "answer"
        panel = (await person.press(button(panel, name), on=panel)).message
    await all_told(table)
    assert not thread.thread.archived


async def test_a_deleted_thread_calls_people_by_message(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    table.world.remove_channel(thread)
    listed = (await person.go("games").slash("mygames")).message
    panel = (await person.press("Take turn", on=listed)).message
    while verb_of(panel.buttons[-3:]) == "confirm":
        name = "confirm" if not panel.buttons[-3].disabled else "answer"
        panel = (await person.press(button(panel, name), on=panel)).message
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


async def test_a_monkey_that_presses_everything(table: Bench) -> None:
    """Whatever is visible may be pressed by anybody, at any time, and is always answered."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    chance = Random(11)
    people = [table[name] for name in ("anna", "boris", "clara")]
    for _ in range(2000):
        person = chance.choice(people)
        person.go(chance.choice([thread, table.channel, person.go_to_dm().channel]))
        await press_something(person, chance)
        if chance.random() < 0.05:
            leap(table, 3600)
    assert not app_of(table).faults.latest(), app_of(table).faults.latest()
    public = [m for place in (thread, table.channel) for m in people[2].messages(place)]
    assert not [seen for seen in public if "You draw" in seen.text and not seen.ephemeral]


async def press_something(person: Person, chance: Random) -> None:
    there = [m for m in person.messages()[-12:] if m.buttons or m.selects]
    if not there:
        await person.slash("mygames")
        return
    seen = chance.choice(there)
    live = [b.custom_id for b in seen.buttons if b.custom_id and not b.disabled]
    menus = [m for m in seen.selects if m.options]
    if menus and (not live or chance.random() < 0.5):
        menu = chance.choice(menus)
        count = chance.randint(max(1, menu.least), menu.most)
        await person.select(menu.custom_id, *chance.sample(menu.options, count), on=seen)
    elif live:
        reply = await person.press(chance.choice(live), on=seen)
        if reply.interaction.modal is not None:
            await person.submit({field.custom_id: "words" for field in reply.modal.fields})


async def test_a_connection_that_breaks_is_no_fault(
    table: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether the message was posted or not: it comes once."""
    table.sandbox.faults.cut(r"/channels/\d+/messages$")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    leap(table, MINUTE)
    assert await called(table, thread) is not None
    calls = [seen for seen in table["anna"].messages(thread) if verb_of(seen.buttons) == "turn"]
    assert len(calls) == 1
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
