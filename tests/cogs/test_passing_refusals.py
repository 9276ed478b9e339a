"""Refusals of Discord that pass: nothing is given up for them."""

import pytest

from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.mending import outbox, play_by_message, running, settle
from tests.cogs.playing import called, invite, open_table

pytestmark = pytest.mark.usefixtures("hurried")


@pytest.mark.parametrize("refusal", ["dms_too_fast", "blocked", "unauthorized"])
async def test_who_cannot_be_written_to_for_a_while_is_written_to_later(
    table: Bench, refusal: str
) -> None:
    """Too many new messages at once, a temporary ban of an address, a new token."""
    await running(table, "quay")
    boris = table["boris"]
    await table.restart()
    table.sandbox.faults.refuse("/users/@me/channels$", refusal, method="POST", times=2)
    await play_by_message(table, 3)
    assert not await app_of(table).tables.watching.closed(boris.id)
    assert any("your turn" in seen.text for seen in boris.dms)
    assert not app_of(table).faults.latest()


@pytest.mark.parametrize("refusal", ["blocked", "unauthorized"])
async def test_a_thread_that_is_out_of_reach_for_a_while_is_not_lost(
    table: Bench, refusal: str
) -> None:
    thread = await running(table, "quay")
    path = rf"/channels/{thread.id}/messages$"
    table.sandbox.faults.refuse(path, refusal, method="POST", times=2)
    await play_by_message(table, 2)
    assert not [seen for seen in table["anna"].dms if "/table repair" in seen.text]
    assert [topic for topic, *_ in outbox(table, "thread")].count("Moved") == 2
    assert {status for _, status, _ in outbox(table, "thread")} <= {"delivered", "dropped"}
    assert await called(table, thread) is not None


async def test_an_invitation_where_the_bot_may_not_write_any_more_comes_by_message(
    table: Bench,
) -> None:
    """A closed channel does not mean that the guest's direct messages are closed."""
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2, who="invited")
    path = rf"/channels/{table.channel.id}/messages$"
    table.sandbox.faults.refuse(path, "missing_access", method="POST", times=99)
    await invite(anna, boris, card)
    await settle(table)
    assert not await app_of(table).tables.watching.closed(boris.id)
    assert any("invites you" in seen.text for seen in boris.dms)
