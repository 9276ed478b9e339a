"""Masquerade of Embers, act by act. (ryozen-solo.ru.txt:148-152)"""

import pytest

from rules.core import Message
from rules.ryozen.solo import Special
from rules.ryozen.story.parts import DECKS, OPTION
from tests.ryozen.stage import A, B, tale
from tests.ryozen.story.scenes import (
    DEBT,
    DROWNED,
    EMBERS,
    FROZEN,
    ITS_TURN,
    chooses,
    later,
    reads,
    told,
)


def test_a_borrowed_face() -> None:
    """One option makes the Basilisk's cloaks free; after the other one they cost it a coin."""
    dance = chooses(tale(EMBERS, 1), "join_the_dance")
    assert (dance.goods(A), dance.goods(B)) == ((4, 5, 3), (5, 3, 2))
    assert told(dance).flags == ["trust"]
    later(dance, ITS_TURN, ["place", A])
    assert [tile.cloaked for tile in dance.s.spots[dance.s.effect] if tile] == [True]
    assert dance.goods(B)[0] >= 5
    mask = chooses(tale(EMBERS, 1), "snatch_the_mask")
    assert mask.goods(A) == (2, 3, 2)
    assert told(mask).flags == ["suspicion"]
    assert mask.s.special == [Special("cloak_cost", 1, B)]


def test_whoever_has_a_coin_cannot_snatch_the_mask() -> None:
    scene = tale(EMBERS, 1).goods(A, coin=1).begin(["day"])
    assert scene.choice.point != "ryozen.act"  # only one option is left
    refused = scene.game.settled[0].refused
    assert [(r.key, r.reason) for r in refused] == [
        ("option:snatch_the_mask", Message("why-option"))
    ]


@pytest.mark.parametrize(
    ("flag", "mine", "its"), [("trust", 0, 2), ("suspicion", 2, 0), ("none", 0, 0)]
)
def test_midnight_remembers(flag: str, mine: int, its: int) -> None:
    scene = reads(tale(EMBERS, 2, flag).heralds(A, B))
    assert (scene.favour(A), scene.favour(B)) == (mine, its)
    assert scene.s.heralds == [B, A]


# What was chosen in the second act is told and felt in the third.
REMEMBERED = [
    (EMBERS, "search_the_crowd", "sleeves", (A, "scroll", 1)),
    (EMBERS, "light_every_lamp", "lamps", (B, "favour", -2)),
    (DEBT, "pay_in_public", "paid", (A, "coin", 1)),
    (DEBT, "bargain_in_the_dark", "sold", (B, "scroll", 1)),
    (DROWNED, "build_dykes", "dykes", (A, "coin", 1)),
    (DROWNED, "let_it_rise", "flood", (B, "lantern", 1)),
    (FROZEN, "gather_them", "gathered", (A, "lantern", 1)),
    (FROZEN, "grind_them", "dust", (B, "lantern", -1)),
]


@pytest.mark.parametrize(("deck", "option", "flag", "felt"), REMEMBERED)
def test_the_last_act_remembers_the_second(
    deck: str, option: str, flag: str, felt: tuple[int, str, int]
) -> None:
    assert [it.what for it in OPTION[option].effects if it.op == "flag"] == [flag]
    who, what, change = felt
    found = []
    for flags in ([flag], []):
        scene = reads(tale(deck, 3, *flags).favour(A, 9).favour(B, 9).goods(B, 2, 2, 2))
        found.append(scene.s.players[who].goods[what])
    assert found[0] - found[1] == change
    assert flag in DECKS[deck].acts[2].recalls


@pytest.mark.parametrize(("option", "bonus"), [("search_the_crowd", 2), ("light_every_lamp", 1)])
def test_strikes_at_midnight(option: str, bonus: int) -> None:
    staged = tale(EMBERS, 2).put(B, "warrior", "spot:gates:1").put(A, "warrior", "spot:altar:1")
    scene = later(
        chooses(staged.hold(A, "archer"), option),
        ["ability", A, "archer", "spot:altar:2"],
        ["bandit_raid", A],
        ["bandit_raid", B],
    )
    scene.asks(A, "archer").take("spot:gates:1")
    assert scene.favour(A) == bonus  # the night's own strikes bring nothing
    assert scene.favour(B) == 0


def test_in_the_light_of_all_lamps_nobody_hides() -> None:
    scene = chooses(tale(EMBERS, 2).enemy("gates_1", "gates_2"), "light_every_lamp")
    assert scene.goods(A)[2] == 1
    later(scene, ITS_TURN, ["place", A])
    assert scene.stands("spot:gates:1") == (B, "apprentice", False)
    assert scene.goods(B)[0] == 4


def test_the_mask_burns() -> None:
    scene = reads(tale(EMBERS, 3))
    kinds = scene.s.players[B].hand
    assert kinds.count("apprentice") == 2
    assert len(kinds) == 6
    assert scene.s.box.count("orange:apprentice") >= 1


@pytest.mark.parametrize(("mine", "its", "first"), [(2, 1, B), (3, 1, A), (1, 0, A), (0, 1, B)])
def test_its_influence_in_the_palace(mine: int, its: int, first: int) -> None:
    """The Basilisk has one influence more, but only with a companion there; its Herald wins
    ties."""
    staged = tale(EMBERS, 3).heralds(B, A)
    for _ in range(mine):
        staged.put(A, "apprentice", "palace")
    for _ in range(its):
        staged.put(B, "warrior", "palace")
    scene = chooses(staged, "quiet_trap")
    later(scene, ["night_palace"], ["judge", "none"])
    while not scene.over:
        scene.take(scene.keys[0])
    assert scene.s.first == first
    assert scene.favour(B) == its


def verdict(option: str, mine: int, its: int, where: str = "palace") -> tuple[int, int]:
    """Return the favour of the person and of the Basilisk after the last act's objective was
    judged."""
    staged = tale(EMBERS, 3)
    for _ in range(mine):
        staged.put(A, "apprentice", where)
    for _ in range(its):
        staged.put(B, "warrior", where)
    scene = later(chooses(staged, option), ["judge", "dawn"], ["judge", "night_end"])
    return scene.favour(A), scene.favour(B)


@pytest.mark.parametrize(
    ("mine", "its", "accused", "trapped"),
    [
        (1, 0, (8, 0), (6, 0)),
        (3, 1, (8, 0), (6, 0)),
        (2, 1, (0, 8), (0, 0)),
        (0, 0, (0, 8), (0, 0)),
    ],
)
def test_the_verdict(
    mine: int, its: int, accused: tuple[int, int], trapped: tuple[int, int]
) -> None:
    assert verdict("accuse_aloud", mine, its) == accused
    assert verdict("quiet_trap", mine, its) == trapped


def test_the_trap_costs_one_of_each() -> None:
    assert chooses(tale(EMBERS, 3), "quiet_trap").goods(A) == (3, 2, 1)
    poor = tale(EMBERS, 3).goods(A, 9, 9, 0).begin(["day"])
    assert told(poor).options == ["accuse_aloud"]
