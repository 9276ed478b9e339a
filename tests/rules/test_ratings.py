"""Ratings of levels, worked out from matches."""

import pytest

from rules import GAMES
from rules.search import LEVELS, ratings
from rules.search.ratings import START, Match, rated


def match(level: str, against: str, games: int, won: float) -> Match:
    return Match(level, against, games, won, ["played somewhere"])


def test_three_wins_of_four_are_190_points() -> None:
    known = rated([match("steady", "friendly", 400, 300)])
    assert known["friendly"].points == START
    assert known["friendly"].give_or_take == 0
    assert known["steady"].points == pytest.approx(START + 190, abs=10)
    assert known["steady"].give_or_take == pytest.approx(40, abs=10)


def test_doubts_add_up_along_a_chain() -> None:
    first, second = match("steady", "friendly", 100, 75), match("sharp", "steady", 100, 60)
    known = rated([first, second])
    assert known["sharp"].points > known["steady"].points
    assert known["sharp"].give_or_take > known["steady"].give_or_take
    assert "sharp" not in rated([second]), "nothing connects it with the first level"


def test_who_won_all_games_is_not_rated_without_end() -> None:
    known = rated([match("steady", "friendly", 20, 20)])
    assert START + 400 < known["steady"].points < START + 1000
    assert known["steady"].give_or_take > 200


@pytest.mark.parametrize("game", GAMES)
def test_games_rate_levels_that_exist_or_none(game: str) -> None:
    known = ratings(game)
    assert set(known) <= set(LEVELS)
    assert set(known) == set(LEVELS) or not known
