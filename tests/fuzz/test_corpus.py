"""Odd inputs that once broke a promise, or reached much code, break none now."""

import pytest

from .__main__ import TARGETS, kept
from .targets import TARGETS as TRIED
from .targets import seeds


@pytest.mark.parametrize("target", TARGETS)
def test_inputs_that_reach_much_break_no_promise(target: str) -> None:
    """More by hand: python -m tests.fuzz TARGET --seconds 600"""
    assert kept(target)
    for it in (*kept(target), *seeds(target)):
        TRIED[target](it)


def test_each_target_is_tried() -> None:
    assert sorted(TARGETS) == sorted(TRIED)
