"""The daily letter with the real client: chosen, written, found again after a crash."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from db import PlaceRow
from tables.base.news import Daily
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, leap, next_day
from tests.cogs.playing import button, play_on, play_until_called, prefer, sit_down, written


async def test_a_letter_is_chosen_and_comes(table: Bench) -> None:
    anna = table["anna"]
    panel = await prefer(table["anna"].go("games"), "digest", "on")
    assert "Daily letter: at 09:00" in panel
    assert "at 18:00" in await prefer(table["anna"].go("games"), "digest_hour", "18")
    assert "This is where I write to you" in anna.dms[-1].text
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_until_called(table, thread, anna)
    table["boris"].go("games")
    other = await sit_down(table, "quay", ["boris", "anna"])
    await play_on(table, other, Random(1), turns=1)
    await play_until_called(table, other, table["boris"])
    await next_day(table)
    (letter,) = written(anna)
    assert "Your tables today" in letter.text
    assert "One table is waiting for you" in letter.text
    assert "Due <t:" in letter.text
    assert f"<#{thread.id}>" in letter.text
    assert "waiting for Boris" in letter.text
    assert "move" in letter.text
    assert "goes to" in letter.text
    assert not letter.pings(anna.user)
    anna.go_to_dm()
    opened = await anna.press(button(letter, "turn"), on=letter)
    assert "Hint" in [one.label for one in opened.message.buttons]
    listed = await anna.press(button(letter, "tables"), on=letter)
    assert "One table is waiting for you" in listed.text
    assert not written(table["boris"])


@pytest.mark.long
async def test_a_letter_in_russian_tells_what_has_ended(table: Bench) -> None:
    """With no language chosen, the letter is in the language of the person's Discord."""
    anna = table["anna"]
    anna.user.locale = "ru"
    assert "Письмо раз в день: в 09:00" in await prefer(table["anna"].go("games"), "digest", "on")
    thread = await sit_down(table, "quay", ["anna", "boris"], language="en")
    await play_on(table, thread, Random(3))
    await next_day(table)
    (letter,) = written(anna)
    assert "Ваши столы сегодня" in letter.text
    assert "Сейчас вашего хода нигде не ждут" in letter.text
    assert "Закончились" in letter.text
    assert "из 2, очков:" in letter.text
    replay = await anna.go_to_dm().press(button(letter, "replay"), on=letter)
    assert "Повтор стола 1" in replay.text
    await next_day(table)
    assert len(written(anna)) == 1


async def test_a_restart_writes_no_second_letter(table: Bench) -> None:
    await prefer(table["anna"].go("games"), "digest", "on")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_until_called(table, thread, table["anna"])
    await next_day(table)
    for _ in range(2):
        await table.restart()
        await all_told(table)
    assert len(written(table["anna"])) == 1
    await next_day(table)
    assert len(written(table["anna"])) == 2


async def test_a_letter_that_arrived_before_a_crash_is_not_sent_again(
    table: Bench, tmp_path: Path
) -> None:
    """The process is killed between Discord's answer and its note of it, and Discord has forgotten
    the nonce."""
    anna = table["anna"]
    await prefer(table["anna"].go("games"), "digest", "on")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_until_called(table, thread, table["anna"])
    await next_day(table)
    (letter,) = written(anna)
    table.world.clock.advance(3600)
    await table.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db, db:
        db.execute("UPDATE outbox SET status = 'waiting', message = NULL WHERE topic = 'Daily'")
    leap(table, 3600)
    await table.start()
    await all_told(table)
    assert [seen.message.id for seen in written(anna)] == [letter.message.id]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        noted = db.execute("SELECT status, message FROM outbox WHERE topic = 'Daily'").fetchall()
    assert noted == [("delivered", letter.message.id)]


async def test_a_letter_instead_of_calls_is_no_mention(table: Bench) -> None:
    for name in ("anna", "boris"):
        assert "without calling you" in await prefer(table[name].go("games"), "digest", "only")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(2), turns=3)
    for name in ("anna", "boris"):
        assert not table[name].pings
    await next_day(table)
    assert [len(written(table[name])) for name in ("anna", "boris")].count(1) >= 1


async def test_closed_messages_are_noticed_when_a_letter_is_chosen(table: Bench) -> None:
    anna = table["anna"]
    anna.user.takes_dms = False
    panel = await prefer(table["anna"].go("games"), "digest", "on")
    assert "I cannot write to you" in panel
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_until_called(table, thread, table["anna"])
    await next_day(table)
    await next_day(table)
    house = app_of(table).tables.house
    waiting = await house.store.news_for(PlaceRow("person", anna.id))
    assert [row.topic for row in waiting] == [Daily.__name__]
    told = await anna.go("games").slash("mygames")
    assert "One table is waiting for you" in told.text
    (missed,) = told.further
    assert "Your daily letter" in missed.text
    assert "press **Write to me again**" in missed.text


@pytest.mark.long
async def test_many_tables_fit_into_a_letter(table: Bench) -> None:
    await prefer(table["anna"].go("games"), "digest", "on")
    anna = table["anna"]
    for _ in range(12):
        await sit_down(table, "ryozen", ["anna", "boris"])
    await next_day(table)
    (letter,) = written(anna)
    assert "not listed here" in letter.text
