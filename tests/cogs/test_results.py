"""The end of a game in words: rankings are not told as teams, and solo defeats not as shared."""

from collections.abc import Sequence

import pytest

import rules
from cogs.words import results
from cogs.words.texts import Texts
from rules.core import Rival
from tables import Outcome, Seat, Settings, Table
from tables.base.model import Ranked
from tests.cogs.witness import CYRILLIC
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)
NAMES = ("Anna", "Boris")
TOGETHER = ("together", "вместе")


def told(outcome: Outcome, game: str, language: str, people: Sequence[int] = (1, 2)) -> str:
    table = Table(
        settings=Settings(game=game, seats=len(people)),
        host=1,
        created=0,
        seats=[Seat(person=person) for person in people],
    )
    return "\n".join(results.lines(outcome, table, NAMES, Texts(language)))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_ranking_names_places_and_no_team(language: str) -> None:
    said = told(Outcome([Ranked(1, 1, 59), Ranked(0, 2, 40)]), "quay", language)
    assert said.splitlines()[0] == "1. Boris · 59"
    assert not any(word in said.lower() for word in TOGETHER)


@pytest.mark.parametrize(("language", "said"), [("en", "tie-break"), ("ru", "ничьей")])
def test_equal_scores_with_a_winner_name_the_tie_break(language: str, said: str) -> None:
    assert said in told(Outcome([Ranked(1, 1, 49), Ranked(0, 2, 49)]), "quay", language)
    assert said not in told(Outcome([Ranked(1, 1, 49), Ranked(0, 1, 49)]), "quay", language)
    assert said not in told(Outcome([Ranked(1, 1, 49), Ranked(0, 2, 48)]), "quay", language)
    for score, tied in ((12, True), (13, False)):
        clerk = [Rival("rival:clerk", 12)]
        outcome = Outcome([Ranked(0, 1, score)], won=True, rivals=clerk)
        assert (said in told(outcome, "rival", language, people=(1,))) is tied


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("won", [True, False])
def test_a_team_has_one_score_a_reason_and_a_level(language: str, won: bool) -> None:
    both = [Ranked(0, 1, 7), Ranked(1, 1, 7)]
    outcome = Outcome(both, won=won, reason="ended-held" if won else "ended-fallen", level="fierce")
    said = told(outcome, "siege", language)
    assert any(word in said for word in TOGETHER)
    assert (said.count("7"), "Anna" in said, "1." in said) == (1, False, False)
    assert len(said.splitlines()) == 4
    assert bool(CYRILLIC.search(said)) is (language == "ru")
    alone = told(outcome, "siege", language, people=(1, 1))
    assert not any(word in alone for word in TOGETHER)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("won", [True, False])
def test_a_rival_is_named_with_its_score(language: str, won: bool) -> None:
    clerk = [Rival("rival:clerk", 12)]
    outcome = Outcome([Ranked(0, 1, 9)], won=won, rivals=clerk)
    said = told(outcome, "rival", language, people=(1,)).splitlines()
    assert not any(word in said[0].lower() for word in TOGETHER)
    assert said[1] == "Anna · 9"
    assert said[2].endswith(" · 12")
    assert said[2].removesuffix(" · 12") in said[0]
