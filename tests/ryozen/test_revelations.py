"""Every revelation, each used at a moment when it may be."""

import pytest

from rules.ryozen.parts import REVELATIONS
from rules.ryozen.state import State
from tests.ryozen.stage import A, B, C, Scene, Stage, stage


def used(scene: Stage, card: str) -> Scene:
    """Let A use this card at the start of the turn."""
    return scene.cards(A, card).begin(["turn", A]).asks(A, "revelation").take(f"card:{card}")


def test_every_revelation_is_tested_here() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(card in tests or card.split("_")[0] in tests for card in REVELATIONS)
    assert sum(card.copies for card in REVELATIONS.values()) == 36


def test_the_start_of_a_turn_may_pass() -> None:
    """ryozen.ru.txt:511"""
    scene = stage().cards(A, "rainbow").begin(["turn", A]).asks(A, "revelation").skip()
    assert scene.asks(A, "companion").s.players[A].cards == ["rainbow"]


def test_a_card_without_price_or_target_is_not_offered() -> None:
    """ryozen.ru.txt:971-1027"""
    scene = stage().goods(A).cards(A, "rainbow", "camouflage", "prayer_coral", "offering_wealth")
    started = scene.cards(A, "strategic_maneuvers", "seal_gates").begin(["turn", A])
    assert started.asks(A, "revelation").keys == ["card:rainbow"]
    assert started.why("card:camouflage") == "why-unpaid"
    assert started.why("card:prayer_coral") == "why-unpaid"
    assert started.why("card:strategic_maneuvers") == "why-unpaid"
    assert started.why("card:offering_wealth") == "why-no-target"
    assert started.why("card:seal_gates") == "why-not-turn-start"


def test_strategic_maneuvers() -> None:
    """ryozen.ru.txt:971-973"""
    scene = stage().put(A, "merchant", "spot:gates:1", cloaked=True).put(A, "bard", "palace")
    scene.put(A, "seer", "spot:capital:1")
    started = used(scene, "strategic_maneuvers").asks(A, "strategic_maneuvers")
    assert started.keys == ["spot:gates:1", "spot:capital:1"]  # not the one in the Palace
    started.take("spot:gates:1").asks(A, "move_to")
    assert not [key for key in started.keys if "gates" in key or "palace" in key]
    started.take("spot:springs:3")
    assert started.stands("spot:springs:3") == (A, "merchant", True)
    assert started.goods(A) == (3, 3, 2)  # paid the coin, but not the spot's lantern
    started.asks(A, "companion")
    assert started.s.players[A].cards == ["strategic_maneuvers"]


@pytest.mark.parametrize("card", ["strategic_maneuvers", "camouflage"])
def test_a_card_is_not_for_the_penniless(card: str) -> None:
    """ryozen.ru.txt:971, 1009"""
    scene = stage().goods(A, lantern=2).cards(A, card, "rainbow").put(A, "bard", "spot:gates:1")
    started = scene.begin(["turn", A])
    assert started.asks(A, "revelation").keys == ["card:rainbow"]
    assert started.why(f"card:{card}") == "why-unpaid"


def test_strategic_maneuvers_need_somewhere_to_go() -> None:
    """ryozen.ru.txt:971: there has to be another sector with an empty spot and without a Guard."""
    scene = stage().cards(A, "strategic_maneuvers", "rainbow").put(A, "bard", "spot:gates:1")
    closed = ("capital", "outskirts", "altar", "springs", "clan_house")
    for sector in closed:
        scene.put(B, "apprentice", f"spot:{sector}:1")
    started = scene.edit(lambda s: s.bans.update(dict.fromkeys(closed, 0))).begin(["turn_start", A])
    assert started.asks(A, "revelation").keys == ["card:rainbow"]
    assert started.why("card:strategic_maneuvers") == "why-no-target"


@pytest.mark.parametrize(
    ("card", "held", "favour"),
    [
        ("offering_wealth", (5, 3, 2), 0),
        ("offering_wisdom", (4, 4, 2), 0),
        ("offering_spirits", (4, 3, 3), 0),
        ("offering_phoenix", (4, 3, 2), 2),
    ],
)
def test_offering(card: str, held: tuple[int, int, int], favour: int) -> None:
    """ryozen.ru.txt:979-997"""
    scene = stage().put(A, "merchant", "spot:gates:1").put(B, "merchant", "spot:gates:2")
    scene.put(A, "bard", "spot:gates:3", cloaked=True).put(A, "seer", "palace")
    started = used(scene, card).asks(A, card)
    assert started.keys == ["spot:gates:1", "spot:gates:3"]
    started.take("spot:gates:3")
    assert started.stands("spot:gates:3") == (A, "bard", False)
    assert (started.goods(A), started.favour(A)) == (held, favour)
    assert started.asks(A, "companion").s.players[A].cards == [card]


def test_offering_sends_a_revealed_one_to_the_palace() -> None:
    """ryozen.ru.txt:315, 979"""
    scene = used(stage().put(A, "merchant", "spot:gates:1"), "offering_wealth")
    assert scene.stands("palace") == (A, "merchant", False)
    assert scene.tile("spot:gates:1") is None


def test_camouflage() -> None:
    """ryozen.ru.txt:1009"""
    scene = stage().put(A, "merchant", "spot:gates:1").put(A, "bard", "spot:altar:1", cloaked=True)
    started = used(scene.put(A, "seer", "spot:altar:2"), "camouflage").asks(A, "camouflage")
    assert started.keys == ["spot:gates:1", "spot:altar:2"]
    started.take("spot:gates:1")
    assert started.stands("spot:gates:1") == (A, "merchant", True)
    assert started.goods(A) == (4, 2, 2)


@pytest.mark.parametrize(
    ("card", "shards"),
    [("prayer_coral", (2, 0, 0)), ("prayer_agate", (0, 2, 0)), ("prayer_jade", (0, 0, 2))],
)
def test_prayer(card: str, shards: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:1015-1027"""
    scene = used(stage().goods(A, lantern=3), card).asks(A, card)
    assert scene.keys == ["lanterns:1", "lanterns:2"]
    scene.take("lanterns:2")
    assert (scene.goods(A), scene.shards(A)) == ((0, 0, 1), shards)
    assert (scene.s.players[A].cards, scene.s.discard) == ([], [card])


def test_rainbow() -> None:
    """ryozen.ru.txt:1087"""
    scene = stage().cards(A, "seal_gates", "offering_wealth", "prayer_jade")
    started = used(scene, "rainbow")
    glyphs = {REVELATIONS[c].glyph for c in ("rainbow", "seal_gates", "prayer_jade")}
    assert REVELATIONS["offering_wealth"].glyph in glyphs
    assert started.favour(A) == len(glyphs) == 3
    assert started.s.discard == ["rainbow"]


def test_seal_gates_asks_the_opponents_first() -> None:
    """ryozen.ru.txt:570, 1051"""
    scene = stage(3).first(C).cards(B, "seal_gates").goods(C, 1, 0, 2).goods(A).events()
    started = scene.begin(["gates", B]).asks(B, "day_effect").take("apply").asks(C, "lose")
    assert started.keys == ["resource:coin", "resource:lantern"]
    assert started.goods(B) == (4, 3, 2)
    started.take("resource:lantern")
    assert [started.goods(me) for me in (A, B, C)] == [(0, 0, 0), (4, 3, 3), (1, 0, 1)]


def test_two_seals_work_twice() -> None:
    """ryozen.ru.txt:1051"""
    scene = stage().cards(A, "seal_gates", "seal_gates").goods(B, 2, 0, 0).events()
    assert scene.begin(["gates", A]).take("apply").goods(B) == (0, 0, 0)


def test_seal_gates_works_from_the_palace() -> None:
    """ryozen.ru.txt:560, 1051: the Gates' day effect counts wherever it is applied from."""
    scene = stage().rotation(0).cards(A, "seal_gates").goods(B, 1, 0, 0)
    started = scene.begin(["palace", A]).take("sector:gates").asks(A, "discard_event")
    assert started.goods(B) == (0, 0, 0)


def test_seal_capital() -> None:
    """ryozen.ru.txt:1033"""
    scene = stage().cards(A, "seal_capital").begin(["capital", A]).take("apply").asks(A, "gain")
    assert scene.take("resource:lantern").over
    assert scene.goods(A) == (4, 5, 3)


def test_seal_outskirts() -> None:
    """ryozen.ru.txt:1003"""
    scene = stage().villages("owl_bay", "fire_cape").cards(A, "seal_outskirts")
    started = scene.begin(["outskirts", A]).take("village:1")
    assert started.favour(A) == 2


def altar_with_seal(*, targets: bool = True) -> Stage:
    scene = stage().villages().cards(A, "seal_altar").put(B, "bard", "palace")
    return scene.put(B, "merchant", "spot:gates:1") if targets else scene


@pytest.mark.parametrize("moment", ["before", "after"])
def test_seal_altar_has_to_strike(moment: str) -> None:
    """ryozen.ru.txt:568, 1057"""
    scene = altar_with_seal().begin(["altar", A]).asks(A, "day_effect").take("apply")
    scene.asks(A, "seal_altar").take(moment)
    # The effect is applied, so its only part has to be done: the start village's bonus.
    assert scene.over
    strike, bonus = scene.told.index("strikes"), scene.told.index("bonus")
    assert (strike < bonus) is (moment == "before")
    assert scene.tile("spot:gates:1") is None
    assert scene.goods(A)[0] > 4


def test_seal_altar_between_two_victims() -> None:
    """ryozen.ru.txt:1057"""
    scene = altar_with_seal().put(B, "seer", "spot:altar:1", cloaked=True)
    started = scene.put(A, "bard", "spot:altar:2").begin(["altar", A]).take("apply", "before")
    assert started.asks(A, "seal_altar_strike").keys == ["spot:gates:1", "spot:altar:1"]
    assert started.take("spot:gates:1").over  # one Seal strikes once; then only the bonus was left
    assert started.stands("spot:altar:1") == (B, "seer", True)


def test_seal_altar_with_fewer_victims_than_seals() -> None:
    """ryozen.ru.txt:1057: two Seals with one victim strike once."""
    scene = altar_with_seal().cards(A, "seal_altar").begin(["altar", A]).take("apply", "after")
    assert scene.over
    assert scene.told.count("strikes") == 1


def test_seal_altar_is_not_asked_about_without_a_victim_left() -> None:
    """ryozen.ru.txt:568, 1057: the first of two Seals drove the only victim away"""
    scene = altar_with_seal().cards(A, "seal_altar").begin(["altar", A]).take("apply", "before")
    assert scene.over
    assert scene.told.count("strikes") == 1


def test_seal_altar_before_and_after() -> None:
    """ryozen.ru.txt:568: one of two Seals may strike before the effect and the other after it."""
    staged = stage().villages().cards(A, "seal_altar", "seal_altar")
    scene = staged.put(B, "merchant", "spot:gates:1", cloaked=True).begin(["altar", A])
    scene.take("apply").asks(A, "seal_altar").take("before").asks(A, "seal_altar").take("after")
    assert [id for id in scene.told if id in ("strikes", "bonus")] == [
        "strikes",
        "bonus",
        "strikes",
    ]
    assert scene.stands("palace") == (B, "merchant", False)


def test_seal_altar_twice_strikes_twice() -> None:
    """ryozen.ru.txt:1057: each of two Seals strikes once, with a question of its own."""
    scene = stage().villages().cards(A, "seal_altar", "seal_altar")
    for n, sector in enumerate(("gates", "capital", "springs", "altar"), 1):
        scene.put(B, "apprentice", f"spot:{sector}:{n % 3 + 1}")
    started = scene.begin(["altar", A]).take("apply", "before", "spot:gates:2", "before")
    started.take("spot:capital:3")
    assert started.over
    assert started.told.count("strikes") == 2


def test_seal_altar_leaves_the_bonus_to_who_explores() -> None:
    """ryozen.ru.txt:700, 1057: after exploring, the bonus may still be declined."""
    scene = altar_with_seal().villages("craftsville").begin(["altar", A]).take("apply", "before")
    scene.asks(A, "explore").take("village:1").asks(A, "bonus").skip()
    assert scene.over
    assert scene.goods(A) == (4, 3, 2)


def test_seal_altar_without_a_victim_does_nothing() -> None:
    """ryozen.ru.txt:1057"""
    scene = altar_with_seal(targets=False).begin(["altar", A])
    scene.asks(A, "bonus").skip()
    assert scene.over


def test_seal_altar_may_be_left_alone() -> None:
    """ryozen.ru.txt:556: declining the whole day effect declines the Seal, too."""
    scene = altar_with_seal().begin(["altar", A]).asks(A, "day_effect").skip()
    assert scene.over
    assert scene.stands("spot:gates:1") == (B, "merchant", False)


def test_seal_springs_counts_each_card() -> None:
    """ryozen.ru.txt:1045"""
    scene = stage().row("camouflage", "rainbow", "seal_palace").cards(A, "seal_springs")
    started = scene.goods(A, scroll=9).begin(["springs", A])
    started.take("revelation:3", "keep", "revelation:1", "keep")
    assert started.favour(A) == 2


def test_seal_springs_does_not_count_itself() -> None:
    """ryozen.ru.txt:1045: who applies the Springs to acquire the Seal does not own it yet"""
    scene = stage().row("seal_springs", "rainbow", "camouflage").begin(["springs", A])
    scene.take("revelation:1", "keep", "revelation:2", "keep")
    assert scene.favour(A) == 0


def test_seal_clan_house_reveals_before() -> None:
    """ryozen.ru.txt:1063"""
    scene = stage().ready().stack(A, "seer", "bard").cards(A, "seal_clan_house")
    started = scene.begin(["clan_house", A]).asks(A, "day_effect").take("apply")
    assert started.ready() == [(A, "seer")]
    started.asks(A, "reveal").take("reveal")
    assert started.ready() == [(A, "seer"), (A, "bard")]
    started.asks(A, "hire").skip()
    assert started.over


def test_seal_clan_house_with_an_empty_stack() -> None:
    """ryozen.ru.txt:1063: two Seals reveal together only the one tile that is left."""

    def one_left(s: State) -> None:
        player = s.players[A]
        s.box += [f"{player.clan}:{kind}" for kind in player.stack[1:]]
        del player.stack[1:]

    scene = stage().ready().stack(A, "seer").edit(one_left).goods(A)
    started = scene.cards(A, "seal_clan_house", "seal_clan_house").begin(["clan_house", A])
    assert started.take("apply").over
    assert started.ready() == [(A, "seer")]


def test_seal_clan_house_without_a_stack_asks_nothing() -> None:
    """ryozen.ru.txt:1063: with nobody left to reveal, the Seal obliges to nothing."""
    scene = stage().ready((A, "bard")).no_stack(A).cards(A, "seal_clan_house")
    started = scene.begin(["clan_house", A]).asks(A, "hire").skip()
    assert started.over
    assert started.ready() == [(A, "bard")]


def test_seal_clan_house_commits_to_the_effect() -> None:
    """ryozen.ru.txt:556, 1063: whoever applies the effect has to do each part that can be done."""
    scene = stage().ready().stack(A, "seer").cards(A, "seal_clan_house").begin(["clan_house", A])
    scene.take("apply").asks(A, "reveal").skip().asks(A, "replace")  # hiring was no question
    poor = stage().ready().goods(A).stack(A, "seer", "bard").cards(A, "seal_clan_house")
    started = poor.begin(["clan_house", A]).take("apply")
    assert started.over  # nothing can be hired, so the reveal was no question
    assert started.ready() == [(A, "seer"), (A, "bard")]


def test_seal_palace_pays_before_the_effect() -> None:
    """ryozen.ru.txt:1039: the Seal's coin can already pay within the effect."""
    scene = stage().rotation(1).ready((A, "bard")).cards(A, "seal_palace").goods(A, lantern=1)
    started = scene.begin(["palace", A]).take("sector:clan_house").asks(A, "reveal").skip()
    started.asks(A, "hire").take("slot:1").asks(A, "replace").take("hand:apprentice")
    assert started.goods(A) == (0, 0, 0)


def test_seal_palace_and_the_sector_both_work() -> None:
    """ryozen.ru.txt:1033, 1039"""
    scene = stage().rotation(1).cards(A, "seal_palace", "seal_capital")
    started = scene.begin(["palace", A]).take("sector:capital").take("resource:coin")
    assert started.goods(A) == (6, 5, 1)


@pytest.mark.parametrize(
    ("card", "shards"),
    [("mercy_coral", (1, 0, 0)), ("mercy_agate", (0, 1, 0)), ("mercy_jade", (0, 0, 1))],
)
def test_mercy(card: str, shards: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:1069-1081"""
    scene = stage().put(B, "bard", "spot:gates:1", cloaked=True).cards(A, card)
    started = scene.begin(["place", A])
    started.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1").asks(A, "mercy")
    started.take("resource:lantern").asks(A, "day_effect")
    assert (started.goods(A), started.shards(A)) == ((4, 3, 1), shards)


def test_mercy_may_be_withheld_and_each_is_asked() -> None:
    """ryozen.ru.txt:1069-1081"""
    scene = stage().put(B, "bard", "spot:gates:1").cards(A, "mercy_coral", "mercy_jade")
    started = scene.begin(["place", A])
    started.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1").asks(A, "mercy").skip()
    started.asks(A, "mercy").take("resource:coin").asks(A, "day_effect")
    assert started.shards(A) == (0, 0, 1)


def test_mercy_of_two_copies_is_asked_twice() -> None:
    """ryozen.ru.txt:1069: each card works by itself, if the owner of a box has entered it twice."""
    twice = stage().edit(lambda s: s.players[A].cards.extend(["mercy_jade", "mercy_jade"]))
    scene = twice.put(B, "bard", "spot:gates:1").begin(["place", A])
    scene.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1")
    scene.asks(A, "mercy").take("resource:coin").asks(A, "mercy").take("resource:coin")
    assert scene.asks(A, "day_effect").shards(A) == (0, 0, 2)


def test_mercy_is_not_for_own_companions() -> None:
    """ryozen.ru.txt:1069: it rewards striking an opponent's companion only."""
    scene = stage().put(A, "bard", "spot:gates:1").cards(A, "mercy_coral").begin(["place", A])
    scene.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1").asks(A, "day_effect")


def test_mercy_after_the_seal_of_the_altar() -> None:
    """ryozen.ru.txt:1057, 1069"""
    scene = altar_with_seal().cards(A, "mercy_jade").begin(["altar", A]).take("apply", "before")
    scene.asks(A, "mercy").take("resource:scroll")
    assert scene.shards(A) == (0, 0, 1)


def test_seal_strike_mercy_and_bonus_inside_the_palace() -> None:
    """ryozen.ru.txt:560, 568, 1039, 1057, 1069: everything inside the sector's effect is over
    before the Palace turns."""
    scene = stage().rotation(1).villages().put(B, "merchant", "spot:gates:1").goods(A, lantern=1)
    scene.cards(A, "seal_palace", "seal_altar", "mercy_jade")
    started = scene.begin(["palace", A]).take("sector:altar").asks(A, "seal_altar").take("before")
    assert started.tile("spot:gates:1") is None
    assert started.asks(A, "mercy").keys == ["resource:coin"]  # the Seal of the Palace gave it
    assert started.s.rotation == 1
    started.take("resource:coin")
    assert started.over
    assert started.told[-2:] == ["gains", "turns"]  # the start village's bonus, then the turn
    assert (started.shards(A), started.goods(A)) == ((0, 0, 1), (2, 0, 0))
    assert started.s.rotation == 2
