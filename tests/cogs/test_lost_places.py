"""Private answers that cannot be shown, and places that no longer exist."""

import re

import pytest

from sandbox.people import Person
from tables import Status
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.mending import play_by_message, running, settle
from tests.cogs.playing import button, called, prefer, verb_of

pytestmark = pytest.mark.usefixtures("hurried")


# Private answers


async def test_a_panel_that_was_removed_comes_as_a_new_message(table: Bench) -> None:
    thread = await running(table, "quay")
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    table.sandbox.faults.refuse("/messages/@original$", "unknown_message", method="PATCH")
    reply = await person.press(button(panel, "answer"), on=panel)
    (again,) = reply.further
    assert "So far:" in again.text
    await person.press(button(again, "confirm"), on=again)
    assert (await app_of(table).tables.finding.table(1)).decisions == 1


@pytest.mark.parametrize("refusal", ["unknown_webhook", "expired_token"])
async def test_a_token_that_has_expired_loses_nothing(table: Bench, refusal: str) -> None:
    thread = await running(table, "quay")
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    table.sandbox.faults.refuse("/messages/@original$", refusal, method="PATCH")
    await person.press(button(panel, "answer"), on=panel)
    assert not app_of(table).faults.latest()
    again = (await person.press("Take turn")).message
    assert "So far:" in again.text


async def test_who_was_not_answered_hears_what_to_do(table: Bench) -> None:
    thread = await running(table, "quay")
    person = await called(table, thread)
    assert person is not None
    table.sandbox.faults.fail("/messages/@original$", 503, method="PATCH", times=5)
    reply = await person.press("Take turn")
    assert "try again in a minute" in reply.text
    assert not app_of(table).faults.latest()


async def test_whose_pictures_are_too_large_goes_on_in_words(table: Bench) -> None:
    thread = await running(table, "ryozen")
    person = await called(table, thread)
    assert person is not None
    path = "/messages/@original$"
    table.sandbox.faults.refuse(path, "too_large", method="PATCH", files=True, times=10_000)
    for language in ("en-US", "ru"):
        person.user.locale = language
        refused = await person.press("Take turn")
        (choice,) = re.findall(r"\*\*(.+?)\*\*", refused.text)
        panel = (await person.slash("settings")).message
        menus = [one for one in panel.selects if one.custom_id.endswith("/text_only")]
        assert choice in panel.text + "".join(one.placeholder for one in menus)
    assert await prefer(person, "text_only", "on")
    panel = (await person.press("Take turn")).message
    assert verb_of(panel.buttons) != "report"
    assert not panel.images
    assert not app_of(table).faults.latest()


# Whole places


async def letters_about_repair(person: Person) -> int:
    return sum("`/table repair`" in seen.text for seen in person.dms)


async def test_the_parent_channel_is_deleted(table: Bench) -> None:
    thread = await running(table, "quay")
    table.world.remove_channel(table.channel)
    await play_by_message(table, 3)
    assert [await letters_about_repair(table[name]) for name in ("anna", "boris")] == [1, 1]
    assert thread.id not in table.world.channels
    assert (await app_of(table).tables.finding.table(1)).decisions == 3


async def test_the_bot_is_sent_away_from_the_server_and_comes_back(table: Bench) -> None:
    """While nobody in the server can be told anything, moves are kept and requests stay few."""
    await running(table, "quay")
    requests: list[object] = []
    table.sandbox.rest.judges.append(requests.append)
    table.world.remove_member(table.guild, table.world.bot)
    await play_by_message(table, 4)
    assert len(requests) < 40
    now = await app_of(table).tables.finding.table(1)
    assert (now.status, now.decisions) == (Status.RUNNING, 4)
    table.world.add_member(table.guild, table.world.bot)
    await table.restart()
    await table["anna"].go("games").slash("table resend", table=1)
    await settle(table)
    assert now.thread is not None
    assert await called(table, table.world.channels[now.thread]) is not None
