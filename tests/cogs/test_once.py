"""Each piece of news is sent once: its nonce stands for one message, even after Discord has
forgotten it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandbox.rest import Exchange
from tests.bench import Bench, until
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import finish_turn, live, open_table, play_on, sit_down
from tests.marks import long

HOUR = 3600  # longer than Discord remembers a nonce

NEWEST = (
    "UPDATE outbox SET status = 'waiting', message = NULL, owner = NULL, until = NULL"
    " WHERE id IN (SELECT max(id) FROM outbox WHERE message IS NOT NULL GROUP BY kind, target)"
)


def shown(table: Bench) -> dict[int, list[int]]:
    """Return the numbers of the messages in each place that has any."""
    return {place: list(messages) for place, messages in table.world.messages.items() if messages}


async def crash(table: Bench, folder: Path, sql: str = NEWEST, lasts: int = HOUR) -> None:
    """Stop the bot, change the store by `sql` as a crash would have left it, and start the bot
    `lasts` seconds later."""
    await table.stop()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        assert db.execute(sql).rowcount
    table.world.clock.advance(lasts)
    leap(table, lasts)
    await table.start()
    await all_told(table)


@pytest.mark.parametrize("lasts", [long(1), HOUR])
@pytest.mark.parametrize("telling", ["moves", "turns"])
async def test_what_arrived_before_a_crash_is_not_told_again(
    table: Bench, tmp_path: Path, telling: str, lasts: int
) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"], agreed={"telling": telling})
    await play_on(table, thread, Random(2), turns=3)
    leap(table, 600)  # long enough for mentions that were held back to be sent
    await all_told(table)
    before = shown(table)
    await crash(table, tmp_path, lasts=lasts)
    assert shown(table) == before


async def test_a_card_that_arrived_before_a_crash_is_not_posted_again(
    table: Bench, tmp_path: Path
) -> None:
    await open_table(table, table["anna"], "quay", 2)
    await all_told(table)
    before = shown(table)
    await crash(table, tmp_path)
    assert shown(table) == before


async def test_what_did_not_arrive_comes_after_all_though_it_reads_like_something_before(
    table: Bench, tmp_path: Path
) -> None:
    """The thread already holds the same words, but from an earlier piece of news."""
    thread = await sit_down(table, "quay", ["anna", "boris"], agreed={"telling": "moves"})
    await play_on(table, thread, Random(2), turns=3)
    leap(table, 600)  # long enough for mentions that were held back to be sent
    await all_told(table)
    before = shown(table)[thread.id]
    again = (
        "INSERT INTO outbox (table_id, kind, target, at, nonce, topic, status, body, guild)"
        " SELECT table_id, kind, target, at, nonce || 'x', topic, 'waiting', body, guild"
        " FROM outbox WHERE topic = 'Moved' AND kind = 'thread' ORDER BY id DESC LIMIT 1"
    )
    await crash(table, tmp_path, again)
    assert len(shown(table)[thread.id]) == len(before) + 1


class Nonces:
    """Records every message that the bot sends, by its nonce."""

    def __init__(self, table: Bench) -> None:
        self.sent: dict[str, set[str]] = {}
        self.without: list[Any] = []
        table.sandbox.rest.judges.append(self.hear)

    def hear(self, it: Exchange) -> None:
        path, body = it.request.path, it.request.body
        if it.request.method != "POST" or not path.endswith("/messages"):
            return
        if not (body.get("nonce") and body.get("enforce_nonce")):
            self.without.append(body)
        elif it.status < 300:
            self.sent.setdefault(body["nonce"], set()).add(it.answer["id"])


@pytest.mark.long
async def test_no_two_messages_share_a_nonce_whatever_is_started_anew(table: Bench) -> None:
    nonces, chance = Nonces(table), Random(2)
    thread = await sit_down(table, "quay", ["anna", "boris"])
    for _ in range(3):
        table.sandbox.faults.cut(r"/messages$")
        await play_on(table, thread, chance, turns=1)
        await table.restart()
        leap(table, 30)
        await all_told(table)
    assert len(nonces.sent) > 5
    assert not nonces.without
    assert not [nonce for nonce, messages in nonces.sent.items() if len(messages) > 1]


async def test_a_call_that_may_have_arrived_goes_when_it_is_not_true_any_more(
    table: Bench, tmp_path: Path
) -> None:
    """The answer to the call was lost, and the person acted before it was tried again."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(2), turns=3)
    await all_told(table)
    lost = table.sandbox.faults.cut(rf"/channels/{thread.id}/messages$", method="POST")
    leap(table, 600)  # long enough for the mention that was held back to be sent

    async def struck() -> bool:
        return bool(lost.struck)

    await until(struck, "the call")
    now = await app_of(table).tables.finding.table(1)
    actor = now.seats[now.asked[0].seat].actor
    person = next(it for it in table.people.values() if it.id == actor)
    await finish_turn(person, (await person.go_to_dm().slash("turn")).message, Random(2))
    leap(table, 600)
    await all_told(table)
    shown = [it for it in table["anna"].messages(thread) if not it.ephemeral]
    numbers = {it.message.id for it in shown if "turn" in live(it)}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        known = {number for (number,) in db.execute("SELECT message FROM outbox")}
    assert numbers <= known
