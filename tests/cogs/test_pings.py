"""The tests' check of messages finds each mention that nobody intended."""

import pytest

from sandbox.model import Json
from tests.cogs.pings import SILENT, faults

ANNA = "<@1>, your turn."


@pytest.mark.parametrize(
    "body",
    [
        {"content": ANNA},
        {"content": "@everyone", "allowed_mentions": {"parse": ["everyone"]}},
        {"content": ANNA, "allowed_mentions": {"parse": ["users"]}},
        {"content": "Nobody", "allowed_mentions": {"parse": [], "users": ["1"]}},
        {"components": [{"type": 10, "content": ANNA}]},
    ],
)
def test_a_call_that_was_not_meant_is_noticed(body: Json) -> None:
    assert len(list(faults(body))) == 1


@pytest.mark.parametrize(
    "body",
    [
        {"content": "Nobody"},
        {"content": ANNA, "allowed_mentions": SILENT},
        {"content": ANNA, "allowed_mentions": {"parse": [], "users": ["1"]}},
    ],
)
def test_a_call_that_was_meant_is_none(body: Json) -> None:
    assert not list(faults(body))
