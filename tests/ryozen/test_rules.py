"""Turns, strikes, sectors and the Palace of the base game."""

import pytest

from rules.ryozen.state import State
from tests.ryozen.stage import A, B, C, D, Scene, stage


def test_a_cloaked_companion_is_struck_twice() -> None:
    """ryozen.ru.txt:313-315"""
    scene = (
        stage()
        .put(B, "merchant", "spot:altar:1", cloaked=True)
        .hold(A, "archer")
        .begin(["place", A], ["place", A])
    )
    scene.take("hand:warrior", "spot:altar:2", "revealed").asks(A, "warrior").take("spot:altar:1")
    assert scene.stands("spot:altar:1") == (B, "merchant", False)
    assert scene.goods(B) == (4, 3, 2)
    scene.asks(A, "explore").skip().asks(A, "bonus").skip()
    scene.take("hand:archer", "spot:gates:1", "revealed").asks(A, "archer").take("spot:altar:1")
    assert scene.tile("spot:altar:1") is None
    assert scene.stands("palace") == (B, "merchant", False)


def test_a_struck_companion_brings_no_palace_effect() -> None:
    """ryozen.ru.txt:315"""
    staged = stage().put(B, "apprentice", "spot:gates:1").hold(A, "organizer").rotation(0)
    staged.put(A, "apprentice", "spot:gates:2", cloaked=True)
    scene = staged.begin(["place", A])
    scene.take("hand:organizer", "spot:springs:1", "revealed", "spot:gates:1")
    scene.asks(A, "acquire")
    assert scene.s.rotation == 0


def test_the_herald_goes_to_the_first_place() -> None:
    """ryozen.ru.txt:668"""
    scene = stage(4).heralds(A, B, C, D).begin(["capital", C])
    scene.asks(C, "day_effect").take("apply")
    assert scene.goods(C) == (4, 5, 2)
    assert scene.s.heralds == [C, A, B, D]


def test_the_gates_give_a_lantern_and_turn_an_event_away() -> None:
    """ryozen.ru.txt:658"""
    scene = stage().events("flood", "", "rebellion").begin(["gates", A])
    scene.asks(A, "day_effect").take("apply").asks(A, "discard_event")
    assert scene.goods(A) == (4, 3, 3)
    assert scene.keys == ["event:1", "event:3"]
    scene.take("event:3")
    assert scene.s.events == ["flood", "", "", ""]
    assert scene.s.event_discard == ["rebellion"]


def test_a_day_effect_may_be_declined() -> None:
    """ryozen.ru.txt:556"""
    scene = stage().heralds(B, A).begin(["capital", A]).skip()
    assert scene.goods(A) == (4, 3, 2)
    assert scene.s.heralds == [B, A]


def test_exploring_then_building() -> None:
    """ryozen.ru.txt:677-690"""
    scene = stage().villages("owl_bay", then=["fire_cape"]).begin(["outskirts", A])
    assert scene.keys == ["village:1", "village:2"]  # explore 1; explore 1 and build
    scene.take("village:2")
    assert scene.s.players[A].explorer == 2
    assert scene.s.villages == ["start", "owl_bay", "fire_cape"]
    assert scene.goods(A) == (4, 1, 2)
    assert scene.favour(A) == 3
    assert scene.favour(B) == 0


@pytest.mark.parametrize("villages", [1, 2])
def test_exploring_one_or_two_villages(villages: int) -> None:
    """ryozen.ru.txt:680, 688"""
    scene = stage().villages("owl_bay", "fire_cape").begin(["outskirts", A])
    scene.take(f"village:{villages}")
    assert scene.s.players[A].explorer == villages
    assert (scene.goods(A), scene.favour(A)) == ((4, 3, 2), 0)
    assert len(scene.s.villages) == 3


def test_no_building_away_from_the_gap() -> None:
    """ryozen.ru.txt:686"""
    scene = stage().villages("owl_bay", "fire_cape").begin(["outskirts", A])
    assert scene.keys == ["village:1", "village:2"]  # exploring only
    assert scene.why("village:3") == "why-not-beside"
    assert scene.why("village:4") == "why-gap"


def test_a_village_has_to_be_paid() -> None:
    """ryozen.ru.txt:686"""
    staged = stage().villages("owl_bay").goods(A, coin=9, scroll=1, lantern=9)
    scene = staged.begin(["outskirts", A])
    assert scene.keys == ["village:1"]
    assert scene.why("village:2") == "why-cannot-build"


def test_building_without_exploring() -> None:
    """ryozen.ru.txt:681"""
    scene = stage(3).villages(then=["craftsville"]).begin(["outskirts", A])
    scene.asks(A, "outskirts").take("village:1")
    assert (scene.goods(A), scene.favour(A)) == ((3, 3, 2), 2)
    assert scene.s.players[A].explorer == 1


ALL_SIX = ("owl_bay", "fire_cape", "craftsville", "stronghold", "town_hall", "bandit_den")


def test_the_way_to_the_altar() -> None:
    """ryozen.ru.txt:690-692, 949-963"""
    scene = (
        stage()
        .villages(*ALL_SIX)
        .explorer(A, 6)
        .explorer(B, 6)
        .goods(A, 1, 1, 1)
        .goods(B, 0, 1, 0)
        .begin(["outskirts", A], ["altar", B])
    )
    scene.asks(A, "outskirts").take("village:7")
    assert (scene.goods(A), scene.favour(A)) == ((0, 0, 0), 7)
    assert scene.s.villages[-1] == "altar_tile"
    assert scene.s.players[A].explorer == 7
    scene.asks(B, "explore").take("village:7")
    scene.asks(B, "bonus").take("village:7")
    scene.asks(B, "shard").take("shard:agate")
    assert (scene.goods(B), scene.shards(B)) == ((0, 0, 0), (0, 1, 0))


def test_after_the_altar_nothing_is_built() -> None:
    """ryozen.ru.txt:690-692, 953: the way to the Altar is the last thing that is built."""
    scene = stage().villages(*ALL_SIX, "altar_tile").explorer(A, 6).explorer(B, 7).goods(A, 9, 9, 9)
    started = scene.goods(B, 9, 9, 9).begin(["outskirts", B], ["outskirts", A])
    assert started.asks(A, "outskirts").keys == ["village:7"]  # B could do nothing
    started.take("village:7")
    assert (started.goods(A), started.favour(A)) == ((9, 9, 9), 0)


def test_a_herald_who_is_first_stays_there() -> None:
    """ryozen.ru.txt:668"""
    scene = stage(3).heralds(B, A, C).begin(["capital", B]).take("apply")
    assert scene.s.heralds == [B, A, C]
    assert "herald" not in scene.told


def test_the_palace_lights_before_it_turns() -> None:
    """ryozen.ru.txt:540, 558-560"""
    scene = stage().rotation(0).goods(A, 4, 3, 1).begin(["place", A])
    scene.take("hand:apprentice", "palace").asks(A, "palace")  # nobody asks about a cloak
    assert "sector:capital" not in scene.keys
    assert scene.why("sector:capital") == "why-dark"
    scene.take("sector:gates")
    assert scene.goods(A) == (4, 3, 1)
    scene.asks(A, "discard_event").skip()
    assert scene.s.rotation == 1
    assert scene.stands("palace") == (A, "apprentice", False)


def test_nobody_is_cloaked_in_the_palace() -> None:
    """ryozen.ru.txt:540, 546"""
    scene = stage().begin(["place", A]).take("hand:apprentice")
    assert scene.why("palace:cloaked") == "why-palace-open"


@pytest.mark.parametrize(("resource", "held"), [("coin", (5, 3, 2)), ("lantern", (4, 3, 3))])
def test_the_palace_gives_a_resource(resource: str, held: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:560"""
    scene = stage().rotation(5).begin(["palace", A]).take(f"resource:{resource}")
    assert scene.goods(A) == held
    assert scene.s.rotation == 0


def test_without_its_day_effect_the_palace_does_not_turn() -> None:
    """ryozen.ru.txt:560, 760"""
    scene = stage().rotation(2).begin(["palace", A]).skip()
    assert scene.s.rotation == 2


def test_the_light_of_the_palace_costs_a_lantern() -> None:
    """ryozen.ru.txt:560"""
    scene = stage().rotation(0).goods(A, 1, 1, 0).begin(["palace", A])
    assert scene.keys == ["resource:coin", "resource:scroll", "resource:lantern"]
    assert scene.why("sector:gates") == "why-lanterns"


def test_a_full_row_loses_its_first_tile() -> None:
    """ryozen.ru.txt:748"""
    scene = (
        stage()
        .ready((A, "merchant"), (B, "bard"), (A, "archer"), (B, "seer"))
        .stack(A, "diplomat")
        .begin(["clan_house", A], ["place", A])
    )
    scene.asks(A, "reveal").take("reveal")
    assert scene.ready() == [(B, "bard"), (A, "archer"), (B, "seer"), (A, "diplomat")]
    assert "orange:merchant" in scene.s.box
    scene.asks(A, "hire").take("slot:2").asks(A, "replace").take("hand:apprentice")
    assert (scene.goods(A), scene.favour(A)) == ((2, 3, 2), 2)
    assert scene.ready() == [(B, "bard"), (B, "seer"), (A, "diplomat")]
    assert "hand:archer" in scene.asks(A, "companion").keys


def test_whom_one_can_hire() -> None:
    """ryozen.ru.txt:738, 750"""
    staged = stage().ready((A, "merchant"), (B, "bard"), (A, "archer")).goods(A, coin=2)
    scene = staged.begin(["hire", A, False])
    assert scene.keys == ["slot:1"]
    assert scene.why("slot:2") == "why-not-own"
    assert scene.why("slot:3") == "why-coins"


@pytest.mark.parametrize(
    ("old", "after"),
    [
        ("spot:gates:1", (A, "merchant", True)),
        ("palace:apprentice", (A, "merchant", False)),
    ],
)
def test_a_hired_companion_takes_place_and_side(old: str, after: tuple[int, str, bool]) -> None:
    """ryozen.ru.txt:750"""
    scene = (
        stage()
        .ready((A, "merchant"))
        .put(A, "apprentice", "spot:gates:1", cloaked=True)
        .put(A, "apprentice", "palace")
        .begin(["hire", A, False])
    )
    scene.take("slot:1", old)
    assert scene.stands("palace" if old.startswith("palace") else old) == after
    assert scene.over


def test_hiring_over_one_of_several_in_the_palace() -> None:
    """ryozen.ru.txt:750"""
    scene = stage().ready((A, "merchant")).put(A, "apprentice", "palace").put(B, "bard", "palace")
    started = scene.put(A, "warrior", "palace").begin(["hire", A, False]).take("slot:1")
    assert started.asks(A, "replace").keys == [
        "hand:apprentice",
        "palace:apprentice",
        "palace:warrior",
    ]
    started.take("palace:warrior")
    palace = [(tile.owner, tile.kind) for tile in started.s.palace]
    assert palace == [(A, "apprentice"), (B, "bard"), (A, "merchant")]
    assert "orange:warrior" in started.s.box


def test_two_purchases_from_one_row() -> None:
    """ryozen.ru.txt:726-728, 1045"""
    scene = (
        stage()
        .row("camouflage", "rainbow", "seal_palace")
        .goods(A, scroll=4)
        .cards(A, "seal_springs")
        .begin(["springs", A])
    )
    scene.asks(A, "acquire").take("revelation:1").asks(A, "keep").take("favour")
    assert scene.asks(A, "acquire").keys == ["revelation:2", "revelation:3"]
    scene.take("revelation:2").asks(A, "keep").take("keep")
    assert scene.goods(A) == (0, 2, 0)
    assert scene.favour(A) == 2 + 2
    assert scene.s.players[A].cards == ["seal_springs", "rainbow"]
    assert all(scene.s.row)
    assert scene.s.discard == ["camouflage"]


def test_the_revelations_are_shuffled_when_the_deck_is_empty() -> None:
    """ryozen.ru.txt:728"""

    def no_deck(s: State) -> None:
        s.deck, s.discard = [], s.deck

    scene = stage().row("camouflage", "rainbow", "seal_palace").edit(no_deck)
    started = scene.begin(["springs", A])
    draws, discard = started.s.draws, list(started.s.discard)
    started.take("revelation:1", "keep").skip()
    assert all(started.s.row)
    assert started.s.discard == []
    assert started.s.draws == draws + len(discard) - 1  # one for each card but the last


def test_without_any_card_left_a_place_stays_empty() -> None:
    """ryozen.ru.txt:728"""

    def all_kept(s: State) -> None:
        s.players[B].cards, s.deck = s.deck, []

    scene = stage().row("camouflage", "rainbow", "seal_palace").edit(all_kept)
    started = scene.begin(["springs", A], ["springs", A]).take("revelation:1", "keep").skip()
    assert started.s.row == ["", "rainbow", "seal_palace"]
    assert started.asks(A, "acquire").keys == ["revelation:2", "revelation:3"]
    assert started.why("revelation:1") == "why-gap-in-row"


def test_one_revelation_at_the_start_of_a_turn() -> None:
    """ryozen.ru.txt:511"""
    scene = (
        stage()
        .cards(A, "offering_wealth", "camouflage")
        .put(A, "apprentice", "spot:gates:1")
        .begin(["turn", A])
    )
    assert scene.asks(A, "revelation").keys == ["card:offering_wealth", "card:camouflage"]
    scene.take("card:camouflage")
    scene.asks(A, "companion")
    assert scene.why("card:offering_wealth") == "why-one-card"


def test_nothing_to_apply() -> None:
    """ryozen.ru.txt:1003"""
    scene = (
        stage()
        .villages("owl_bay")
        .explorer(A, 1)
        .goods(A)
        .cards(A, "seal_outskirts")
        .begin(["outskirts", A], ["place", B])
    )
    scene.asks(B, "companion")
    assert scene.favour(A) == 0


def ends_of(scene: Scene) -> list[str]:
    return [key for key in scene.keys if key.startswith("spot:")]


def test_a_full_sector_takes_nobody() -> None:
    """ryozen.ru.txt:206"""
    scene = stage()
    for n in (1, 2, 3):
        scene.put(B, "apprentice", f"spot:gates:{n}")
    started = scene.begin(["place", A]).take("hand:apprentice")
    assert not [key for key in ends_of(started) if key.startswith("spot:gates")]
    assert started.why("spot:gates:1") == "why-full"
    assert started.why("sector:gates") == "why-full"


@pytest.mark.parametrize(("coins", "price", "sides"), [(1, 1, 2), (1, 3, 1), (2, 3, 2), (0, 1, 1)])
def test_a_cloak_costs_a_coin_besides_the_spot(coins: int, price: int, sides: int) -> None:
    """ryozen.ru.txt:522, 530; the third spot of the Gates costs a coin itself"""
    scene = stage().goods(A, coin=coins).begin(["place", A]).take("hand:apprentice")
    if not coins:
        assert scene.why("spot:gates:3") == "why-unpaid"
    scene.take(f"spot:gates:{price}")
    if sides == 1:
        scene.asks(A, "day_effect")  # the companion was revealed without a question
        return
    scene.asks(A, "side").take("cloaked")
    assert scene.goods(A)[0] == coins - 1 - (price == 3)
