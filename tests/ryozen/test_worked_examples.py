"""The examples of the rulebook."""

import pytest

from rules.ryozen.state import State
from tests.ryozen.stage import A, B, C, Scene, stage


def before_the_first_day(s: State) -> None:
    s.round, s.event_deck, s.events = 0, [*s.events, *s.event_deck], [""] * 4


def test_events_fill_all_areas_before_the_first_turn() -> None:
    """ryozen.ru.txt:497-507"""
    scene = stage(3).edit(before_the_first_day).begin(["day"])
    scene.asks(A, "companion")
    assert all(scene.s.events)
    assert (len(scene.s.event_deck), scene.s.event_discard) == (16, [])


def test_the_discarded_events_are_shuffled_when_the_deck_is_empty() -> None:
    """ryozen.ru.txt:501"""

    def nearly_empty(s: State) -> None:
        before_the_first_day(s)
        s.event_deck, s.event_discard = s.event_deck[:2], s.event_deck[2:]

    staged = stage().edit(nearly_empty)
    scene = staged.begin(["day"])
    assert scene.s.draws == stage().begin(["place", A]).s.draws + 17
    assert scene.s.events[:2] == stage().edit(nearly_empty).begin(["place", A]).s.event_deck
    assert all(scene.s.events)
    assert (len(scene.s.event_deck), scene.s.event_discard) == (16, [])


def two_in_the_clan_house() -> Scene:
    """Put A cloaked on the first spot, and B revealed on the second."""
    scene = (
        stage()
        .ready((A, "merchant"), (B, "bard"))
        .stack(B, "seer")
        .begin(["place", A], ["place", B], ["place", A])
    )
    scene.asks(A, "companion").take("hand:apprentice", "spot:clan_house:1", "cloaked")
    scene.asks(A, "reveal").skip()
    scene.asks(A, "hire").skip()
    return scene.asks(B, "companion").take("hand:apprentice", "spot:clan_house:2", "revealed")


def test_cloaked_then_revealed_then_only_the_paid_spot() -> None:
    """ryozen.ru.txt:534-538"""
    scene = two_in_the_clan_house()
    assert scene.goods(A) == (3, 3, 2)
    assert scene.goods(B) == (4, 3, 2)
    scene.asks(B, "reveal").skip()  # an Apprentice has no ability to be asked about
    scene.asks(B, "hire").skip()
    scene.s.players[A].goods["scroll"] = 0
    scene.asks(A, "companion").take("hand:apprentice")
    assert not any(key.startswith("spot:clan_house") for key in scene.keys)
    assert scene.why("spot:clan_house:1") == "why-taken"
    assert scene.why("spot:clan_house:3") == "why-unpaid"


def test_the_paid_spot_costs_its_resource() -> None:
    """ryozen.ru.txt:522, 538"""
    scene = two_in_the_clan_house().skip().skip()
    scene.asks(A, "companion").take("hand:apprentice", "spot:clan_house:3", "revealed")
    assert scene.goods(A) == (3, 2, 2)


def test_the_clan_house_reveals_hires_and_replaces() -> None:
    """ryozen.ru.txt:554, 748-752"""
    scene = two_in_the_clan_house()
    scene.asks(B, "reveal").take("reveal")
    assert scene.ready() == [(A, "merchant"), (B, "bard"), (B, "seer")]
    assert scene.asks(B, "hire").keys == ["slot:2", "slot:3"]
    scene.take("slot:2").asks(B, "replace").take("spot:clan_house:2")
    assert scene.goods(B) == (2, 3, 2)
    assert scene.favour(B) == 2
    assert scene.stands("spot:clan_house:2") == (B, "bard", False)
    assert scene.s.box.count("purple:apprentice") == 1
    assert scene.ready() == [(A, "merchant"), (B, "seer")]
    scene.asks(A, "companion")  # the Bard's ability is not used


def test_influence_three_against_one() -> None:
    """ryozen.ru.txt:595-601"""
    scene = (
        stage()
        .put(A, "apprentice", "spot:springs:1", cloaked=True)
        .put(A, "warrior", "spot:springs:2")
        .put(B, "apprentice", "spot:springs:3")
        .heralds(B, A)
        .begin(["night_sector", "springs"], ["place", A])
    )
    assert (scene.goods(A), scene.goods(B)) == ((4, 3, 3), (4, 3, 3))
    assert (scene.shards(A), scene.shards(B)) == ((0, 1, 0), (0, 0, 0))


def test_a_tie_is_broken_on_the_capital_track() -> None:
    """ryozen.ru.txt:611-615"""
    scene = (
        stage(3)
        .put(A, "apprentice", "spot:outskirts:1")
        .put(B, "apprentice", "spot:outskirts:2")
        .heralds(C, A, B)
        .begin(["night_sector", "outskirts"], ["place", A])
    )
    assert [scene.goods(me)[1] for me in (A, B, C)] == [4, 4, 3]
    assert [scene.shards(me) for me in (A, B, C)] == [(0, 0, 1), (0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(
    ("me", "seen"), [(B, ["wall:0", "loophole:0"]), (A, ["wall:2", "loophole:2"])]
)
def test_a_point_of_view_with_one_side(me: int, seen: list[str]) -> None:
    """ryozen.ru.txt:1327-1331"""
    scene = stage(palace=True).rotation(3).put(B, "merchant", "summit").begin(["place", me])
    scene.take("hand:apprentice")
    palace = [key for key in scene.keys if not key.startswith("spot:")]
    assert palace == [*seen, "summit"]


def test_a_point_of_view_with_two_sides() -> None:
    """ryozen.ru.txt:1333-1337"""
    scene = (
        stage(palace=True)
        .rotation(4)
        .put(B, "merchant", "summit")
        .put(A, "apprentice", "wall:3")
        .begin(["place", B])
    )
    scene.take("hand:apprentice")
    palace = [key for key in scene.keys if not key.startswith("spot:")]
    assert palace == ["wall:0", "loophole:0", "loophole:3", "summit"]
    assert scene.why("wall:3") == "why-held"
    assert scene.why("wall:1") == "why-unseen"
    assert scene.why("palace") == "why-which-place"
