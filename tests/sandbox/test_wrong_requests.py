"""The stand-in refuses what Discord refuses; SimCord shows if it is too strict or too lax."""

import pytest

from tests.sandbox.rulers import Case, Ours, Theirs, right, wrong


@pytest.mark.parametrize("case", list(wrong()), ids=lambda case: case[0])
async def test_it_is_refused(case: Case) -> None:
    _, to, body = case
    error = Ours().refuses(to, body)
    assert error is not None
    assert 400 <= error.status < 500
    assert error.errors or error.code != 50035, "a faulty form says where its faults are"


@pytest.mark.parametrize("case", list(right()), ids=lambda case: case[0])
async def test_it_is_taken_by_both(case: Case) -> None:
    _, to, body = case
    assert Ours().refuses(to, body) is None
    assert not Theirs().refuses(to, body)


async def test_the_oracle_is_awake() -> None:
    """SimCord refuses most of the wrong messages, but few wrong registrations of commands."""
    refused = [name for name, to, body in wrong() if Theirs().refuses(to, body)]
    assert len(list(wrong())) >= 62
    assert len(refused) >= 36, refused
