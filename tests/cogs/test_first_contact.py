"""Faults before a command has begun: whoever typed it is answered all the same."""

import asyncio
import logging
from pathlib import Path

import pytest

from tables import Refused, Why
from tests.bench import Bench
from tests.cogs.house import app_of

CALLBACK = r"/interactions/\d+/[^/]+/callback$"


async def test_a_command_is_answered_when_the_store_is_at_fault(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(person: int) -> None:
        raise Refused(Why.NOT_SAVED)

    monkeypatch.setattr(app_of(table).tables.house.profiles, "of", fail)
    assert "try again" in (await table["anna"].slash("mygames")).text.lower()


async def test_a_command_is_answered_when_the_line_breaks_at_its_acknowledgement(
    table: Bench,
) -> None:
    """Discord received the acknowledgement; only its answer to the bot was lost."""
    table.sandbox.faults.cut(CALLBACK)
    assert "try again in a minute" in (await table["anna"].slash("mygames")).text


async def test_a_command_whose_acknowledgement_fails_is_answered(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait = asyncio.sleep

    async def impatiently(seconds: float) -> None:
        await wait(min(seconds, 0.02))

    monkeypatch.setattr("discord.webhook.async_.asyncio.sleep", impatiently)
    table.sandbox.faults.fail(CALLBACK, 503, times=5)
    assert "try again in a minute" in (await table["anna"].slash("mygames")).text


async def test_the_bot_starts_where_it_cannot_note_what_it_has_registered(
    table: Bench, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The disk may be full, say."""
    (tmp_path / "commands").unlink()
    await table.stop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "write_text", refuse)
        await table.start()
    assert "could not be noted" in caplog.text
    assert "not playing anywhere" in (await table["anna"].slash("mygames")).text


def refuse(*_: object) -> None:
    raise OSError("no space left on device")


async def test_work_that_ends_although_it_should_go_on_is_told_in_the_log(
    table: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> None:
        raise ZeroDivisionError("the moon")

    app_of(table).work(broken())
    await table["anna"].slash("mygames")
    (record,) = [it for it in caplog.records if it.levelno == logging.CRITICAL]
    assert record.exc_info is not None
    assert "the moon" in str(record.exc_info[1])
