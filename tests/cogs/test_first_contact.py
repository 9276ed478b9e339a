"""What goes wrong before a command has begun: whoever typed it is answered all the same."""

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

    monkeypatch.setattr(app_of(table).tables.house, "profile", fail)
    assert "try again" in (await table["anna"].slash("mygames")).text.lower()


async def test_a_command_is_answered_when_the_line_breaks_at_its_acknowledgement(
    table: Bench,
) -> None:
    """Discord has it, but we were not told so."""
    table.sandbox.faults.cut(CALLBACK)
    assert "try again in a minute" in (await table["anna"].slash("mygames")).text


async def test_a_command_whose_acknowledgement_fails_is_answered(table: Bench) -> None:
    table.sandbox.faults.fail(CALLBACK, 503, times=5)
    assert "try again in a minute" in (await table["anna"].slash("mygames")).text
