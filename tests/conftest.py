"""Shared by all tests."""

import rules
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)


def pytest_report_header() -> str:
    return f"games: {', '.join(rules.GAMES)}"
