"""The team's chance to win, as automas see it."""

from collections.abc import Callable

import pytest

from rules.ghost_stories import book
from rules.ghost_stories.outcome import FACING, WAITING, chance_to_win
from rules.ghost_stories.stakes import OUT_OF_REACH, foes
from tests.ghost_stories.stage import Stage, stage
from tests.ghost_stories.white_moon.stage import moon
from tools.fit_ghosts import played


def likely(prepared: Stage) -> float:
    return chance_to_win(prepared.begin(["yang"], ["end_turn"]).s)


def test_what_is_over_is_certain() -> None:
    won = stage().deck(3).ghost("N1", "forgotten_ones").at("red", "ne").tao("red", black=3)
    scene = won.yang("red", tao=["black", "black", "black"]).take("exorcise")
    assert scene.won
    lost = stage().deck(1).begin(["arrival"])
    assert lost.lost("deck")
    open_ended = stage().begin(["yang"]).s
    assert book.worth(lost.s, 0) <= 0 < book.worth(open_ended, 0) < book.worth(scene.s, 0)


@pytest.mark.parametrize("start", [stage, moon])
def test_what_the_team_has_makes_it_likelier(start: Callable[[], Stage]) -> None:
    plain = likely(start())
    assert likely(start().qi("blue", 1)) < plain
    assert likely(start().haunted("n", "s")) < plain
    assert likely(start().ghost("W2", "lich").ghost("W3", "zombie_1")) < plain
    assert likely(start().tao("green", green=2, black=1)) > plain


def test_an_incarnation_is_faced_with_everybodys_tokens() -> None:
    """Two Taoists with the right tokens between them have more than twice the chance that they have
    with wrong ones."""
    wanted = stage().deck(8).ghost("S2", "dark_mistress")
    other = stage().deck(8).ghost("S2", "bone_cracker")
    other.tao("red", black=2).tao("green", black=2)
    faced = stage().deck(8).ghost("S2", "bone_cracker")
    faced.tao("red", red=2).tao("green", red=2)
    assert likely(faced) > 2 * likely(other)
    assert likely(wanted) > 0


def test_an_incarnation_out_of_reach_is_nearly_the_end() -> None:
    barred = stage().deck(8).ghost("N2", "uncatchable")
    open_to_all = stage().deck(8).ghost("N2", "uncatchable").buddha_on("N2")
    assert likely(barred) < likely(open_to_all) / 4


def test_whoever_guards_the_howling_nightmare_is_fought_first() -> None:
    plain = stage().ghost("S2", "zombie_1").begin(["yang"]).s
    guarded = stage().ghost("S2", "zombie_1").ghost("N2", "howling_nightmare").begin(["yang"]).s
    assert foes(guarded)["S2"].threat >= foes(plain)["S2"].threat + OUT_OF_REACH


def test_an_incarnation_more_makes_it_harder() -> None:
    assert likely(stage(level="nightmare")) < likely(stage(level="normal"))


def test_the_order_of_the_deck_changes_nothing() -> None:
    s = stage().begin(["yang"], ["end_turn"]).s
    before = chance_to_win(s)
    s.deck.reverse()
    assert chance_to_win(s) == before


def test_villagers_who_were_never_turned_up_change_nothing() -> None:
    prepared = moon().ghost("N2", "skinner", "symbol").stack("n", "li_1", "wu_1", "long_1")
    s = prepared.begin(["yang"], ["end_turn"]).s
    before = chance_to_win(s)
    s.moon.villagers["n"] = ["li_1", "long_1", "wu_1"]
    assert chance_to_win(s) == before


@pytest.mark.parametrize("mode", book.modes)
def test_games_are_fitted_to_by_the_same_figures(mode: str) -> None:
    """Each row that chances are fitted to has as many figures as the weights that tell a chance."""
    seen = [*played(mode, 1)]
    assert {len(row) for facing, row, _ in seen if facing} <= {len(FACING[mode])}
    assert {len(row) for facing, row, _ in seen if not facing} == {len(WAITING[mode])}
    assert len({won for *_, won in seen}) == 1
