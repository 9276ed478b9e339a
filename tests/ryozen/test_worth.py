"""The worth that automas give a position.

Its parts are the sectors that may be won tonight, the events in sight, the shards of the last
round, villages and revelations.
"""

import pytest

from rules.ryozen.contests import chance
from rules.ryozen.events import EVENTS
from rules.ryozen.keepsakes import EACH_TURN, keepsakes
from rules.ryozen.night import influences
from rules.ryozen.omens import COSTS, omens
from rules.ryozen.parts import MOONS, REVELATIONS, SECTORS
from rules.ryozen.scoring import best_split
from rules.ryozen.state import State
from rules.ryozen.tenths import FAVOUR, RESOURCE, SHARD
from rules.ryozen.worth import likely_split, own
from tests.ryozen.stage import A, B, Stage, stage

AT_ONCE = (
    *("breach_in_the_wall", "rebellion", "ominous_shadows", "public_brawl", "sun_glare"),
    *("moon_festival", "ceremony_of_three_lights", "coral_eclipse", "jade_eclipse"),
)


def nobody_to_come(s: State) -> None:
    for player in s.players:
        player.resting += player.hand
        player.hand = []


def won(scene: Stage, me: int, sector: str = "gates") -> float:
    s = scene.begin(["place", A]).s
    return chance(s, me, sector, influences(s, sector))


def at_the_gates(**more: bool) -> Stage:
    return stage().heralds(A, B).put(A, "warrior", "spot:gates:1", **more)


def test_a_lead_is_likely_to_win_and_a_larger_one_more_so() -> None:
    level = at_the_gates().put(B, "warrior", "spot:gates:2")
    assert won(at_the_gates(cloaked=True), A) > won(at_the_gates(), A) > won(level, A) > 0
    assert won(level, A) > won(level, B) > 0, "the Herald decides"


def test_the_fewer_are_still_to_come_the_surer_it_is() -> None:
    def with_apprentices(number: int) -> Stage:
        def change(s: State) -> None:
            player = s.players[B]
            player.resting, player.hand = player.hand[number:], player.hand[:number]

        return at_the_gates().edit(change)

    chances = [won(with_apprentices(number), A) for number in (0, 1, 3)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1


def test_a_full_sector_is_hardly_lost() -> None:
    scene = at_the_gates().put(A, "bard", "spot:gates:2").put(B, "warrior", "spot:gates:3")
    s = scene.begin(["place", A]).s
    strength = influences(s, "gates")
    full = [chance(s, me, "gates", strength) for me in (A, B)]
    s.spots["gates"].append(None)
    open_ = [chance(s, me, "gates", strength) for me in (A, B)]
    assert full[A] > open_[A] > open_[B] > full[B] == 0


def test_among_more_it_is_won_more_seldom() -> None:
    def of(seats: int) -> float:
        return won(stage(seats).heralds(*range(seats)).put(A, "warrior", "spot:gates:1"), A)

    assert of(4) < of(2)


def test_every_event_is_thought_of() -> None:
    assert set(COSTS) == set(EVENTS)


def crowded() -> Stage:
    """Fill each of the lit sectors and a dark one, with some of everything in hand."""
    scene = stage().rotation(0).goods(A, 2, 0, 3).shards(A, coral=2).favour(A, 9)
    scene.put(A, "apprentice", "spot:outskirts:1").put(A, "bard", "spot:altar:1", cloaked=True)
    scene.put(A, "apprentice", "spot:springs:2").put(A, "seer", "spot:gates:1")
    return scene.villages("owl_bay", "fire_cape").explorer(A, 2)


@pytest.mark.parametrize("event", AT_ONCE)
def test_an_event_is_feared_for_what_it_takes(event: str) -> None:
    scene = crowded().events(event).edit(nobody_to_come)
    before = scene.begin(["gain_any", A, 1]).s
    after = scene.begin(["resolve_event", 0]).s
    worth = {"favour": FAVOUR, **dict.fromkeys(MOONS, SHARD)}
    lost = sum(
        worth.get(good, RESOURCE) * (held - after.players[A].goods[good])
        for good, held in before.players[A].goods.items()
    )
    assert omens(before, A) == lost != 0


def test_what_is_far_away_is_feared_less() -> None:
    near = crowded().events("rebellion").edit(nobody_to_come).begin(["gain_any", A, 1]).s
    far = crowded().events("rebellion").begin(["gain_any", A, 1]).s
    assert 0 < omens(far, A) < omens(near, A)


def test_shards_between_whole_numbers() -> None:
    assert likely_split([3, 0, 1]) == sum(best_split([3, 0, 1]).values())
    half = (sum(best_split([2, 0, 1]).values()) + sum(best_split([3, 0, 1]).values())) / 2
    assert likely_split([2.5, 0, 1]) == half
    assert likely_split([2.5, 0, 1]) < likely_split([2.75, 0, 1]) < likely_split([2.75, 0.5, 1])


def test_in_the_last_round_a_shard_counts_by_its_set() -> None:
    def gained(held: int, round: int) -> int:
        def shards(coral: int) -> int:
            scene = stage().shards(A, coral=coral).edit(lambda s: setattr(s, "round", round))
            return own(scene.begin(["place", A]).s, A)["shards"]

        return shards(held + 1) - shards(held)

    assert gained(2, round=3) > gained(3, round=3)
    assert gained(0, round=1) == gained(3, round=1) > gained(3, round=3)


def test_villages_are_explored_early() -> None:
    def explored(round: int) -> int:
        scene = stage().villages("owl_bay").explorer(A, 1)
        return own(scene.edit(lambda s: setattr(s, "round", round)).begin(["place", A]).s, A)[
            "villages"
        ]

    assert explored(1) > explored(2) > explored(3) > 0


def kept(*cards: str, lanterns: int = 0, round: int = 1, turns: bool = True) -> int:
    scene = stage().cards(A, *cards).goods(A, 0, 0, lanterns)
    scene.edit(lambda s: setattr(s, "round", round))
    if not turns:
        scene.edit(nobody_to_come)
    return keepsakes(scene.begin(["gain_any", A, 1]).s, A)


def test_prayers_are_kept_for_lanterns() -> None:
    assert kept("prayer_jade", lanterns=2) > kept("prayer_jade", lanterns=1) > kept("prayer_jade")
    assert kept("prayer_jade", lanterns=3) == kept("prayer_jade", lanterns=2)
    assert kept("prayer_jade", "prayer_coral", lanterns=3) > kept("prayer_jade", lanterns=3)
    assert kept("prayer_jade", round=3) == 0, "no lantern, and little time for one"


def test_what_cannot_be_used_any_more_is_not_kept() -> None:
    cards = ("prayer_jade", "seal_outskirts")
    assert kept(*cards, lanterns=2, round=3) > 0
    assert kept(*cards, lanterns=2, round=3, turns=False) == 0
    assert kept() == 0


def test_cards_for_each_turn_exist() -> None:
    assert set(EACH_TURN) < set(REVELATIONS)


def test_whoever_stands_nowhere_expects_nothing_tonight() -> None:
    s = stage().begin(["place", A]).s
    assert all(not influences(s, sector)[A] for sector in SECTORS)
    assert own(s, A)["tonight"] == 0
