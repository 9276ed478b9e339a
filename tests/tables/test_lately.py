"""Counts of what people did lately."""

import pytest

from tables.base import lately
from tables.base.lately import Lately


def test_the_wait_ends_when_enough_is_long_ago() -> None:
    """Three things in an hour, of which the first two go together."""
    counts = Lately(3, 3600)
    for at in (0, 0, 100):
        assert not counts.free_at("anna", at)
        counts.note("anna", at)
    assert counts.free_at("anna", 200) == 3600
    assert counts.free_at("anna", 200, more=3) == 3700
    assert not counts.free_at("boris", 200)
    assert not counts.free_at("anna", 3600, more=2)
    counts.forget_newest("anna")
    assert not counts.free_at("anna", 3600, more=3)


def test_what_is_long_ago_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lately, "MOST_KEYS", 2)
    counts = Lately(1, 3600)
    counts.note("anna", 0)
    counts.note("boris", 3000)
    counts.note("clara", 3700)
    assert counts.free_at("boris", 3700)
    assert set(counts._times) == {"boris", "clara"}
