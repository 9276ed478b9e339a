"""Solo: the Basilisk's way to its sector, and the additions of its cards."""

import pytest

from rules.ryozen.state import State
from tests.ryozen.basilisk.turns import ITS_TURN, MY_TURN, full, turn
from tests.ryozen.stage import A, B, Scene, Stage, alone


def test_the_gates_with_a_cloaked_companion() -> None:
    """ryozen-solo.ru.txt:206-208, 226"""
    events = ("flood", "rebellion", "earthquake", "sun_glare")
    scene = turn(alone().goods(B, coin=3).events(*events), "gates_1")
    assert scene.stands("spot:gates:1") == (B, "apprentice", True)
    assert scene.goods(B) == (2, 0, 1)
    assert scene.its("discard_event").keys == ["event:1", "event:2", "event:3", "event:4"]
    scene.take("event:3").mine()
    assert scene.s.event_discard == ["earthquake"]


def test_without_a_coin_it_lies_open() -> None:
    """ryozen-solo.ru.txt:208"""
    scene = turn(alone().goods(B).events(), "gates_1")
    assert scene.stands("spot:gates:1") == (B, "apprentice", False)
    assert scene.goods(B) == (0, 0, 1)


def test_a_free_spot_before_a_paid_one() -> None:
    """ryozen-solo.ru.txt:196-200"""
    scene = turn(full(alone(), "gates", 1).events().goods(B, coin=9), "gates_1")
    assert scene.stands("spot:gates:2") == (B, "apprentice", True)
    assert scene.goods(B)[0] == 8


def test_the_last_spot_is_paid_for() -> None:
    """ryozen-solo.ru.txt:200; ruling: the coin of a cloak comes after that of the spot"""
    scene = turn(full(alone(), "gates", 2).events().goods(B, coin=1), "gates_1")
    assert scene.stands("spot:gates:3") == (B, "apprentice", False)
    assert scene.goods(B)[0] == 0
    rich = turn(full(alone(), "gates", 2).events().goods(B, coin=2), "gates_1")
    assert rich.stands("spot:gates:3") == (B, "apprentice", True)
    assert rich.goods(B)[0] == 0


def test_who_cannot_pay_goes_to_the_palace() -> None:
    """ryozen-solo.ru.txt:202"""
    scene = turn(full(alone(), "gates", 2).events().goods(B, scroll=9), "gates_1")
    assert scene.stands("palace") == (B, "apprentice", False)
    assert scene.stands("spot:gates:3") is None


def test_a_guarded_sector_is_closed_to_it() -> None:
    """ryozen-solo.ru.txt:198-202; ryozen.ru.txt:861"""
    staged = alone().put(A, "guard", "spot:gates:1").edit(lambda s: s.bans.update(gates=0))
    scene = turn(staged.goods(B).events(), "gates_1")
    assert scene.stands("palace") == (B, "apprentice", False)


def test_a_double_card() -> None:
    """ryozen-solo.ru.txt:66"""
    staged = full(alone().villages("craftsville"), "outskirts").goods(B)
    scene = turn(staged, "outskirts_altar_1").its("bonus").take("village:1")
    assert scene.stands("spot:altar:1") == (B, "apprentice", False)
    assert scene.mine().goods(B) == (0, 3, 0)
    main = turn(alone().goods(B), "outskirts_altar_1")
    assert main.stands("spot:outskirts:1") == (B, "apprentice", False)
    other = turn(full(alone(), "altar").goods(B), "altar_outskirts_1")
    assert other.stands("spot:outskirts:1") == (B, "apprentice", False)


def test_the_capital_is_full_and_it_has_lanterns() -> None:
    """ryozen-solo.ru.txt:239-255"""
    staged = full(alone(), "capital").put(A, "warrior", "spot:springs:1").top("archer")
    scene = turn(staged.rotation(1).goods(B, 2, 3, 2).favour(B, 10), "capital_1")
    assert scene.stands("palace") == (B, "archer", False)
    assert scene.stands("spot:springs:1") == (A, "warrior", False)  # nobody is struck
    assert (scene.goods(B), scene.favour(B)) == ((2, 5, 1), 13)
    assert scene.s.rotation == 2


def test_the_capital_is_full_and_it_has_no_lantern() -> None:
    """ryozen-solo.ru.txt:235, 259"""
    scene = turn(full(alone(), "capital").rotation(1).goods(B, 0, 3, 0).favour(B, 10), "capital_1")
    assert scene.its("gain").keys == ["resource:coin", "resource:lantern"]
    scene.take("resource:lantern").mine()
    assert (scene.goods(B), scene.favour(B), scene.s.rotation) == ((0, 3, 1), 10, 2)


def test_a_dark_sector_leaves_the_choice_to_the_human() -> None:
    """ryozen-solo.ru.txt:234"""
    scene = turn(full(alone(), "capital").rotation(0).goods(B, 0, 0, 2).events(), "capital_1")
    assert scene.its("light").keys == ["sector:gates", "sector:outskirts", "sector:springs"]
    scene.take("sector:gates").mine()
    assert scene.goods(B) == (0, 0, 2)  # one was paid, one gained
    assert scene.favour(B) == 0  # the card speaks of the Capital only
    assert scene.s.rotation == 1


def test_of_a_double_card_only_the_main_sector_is_lit() -> None:
    """ryozen-solo.ru.txt:233"""
    staged = full(full(alone(), "outskirts", 2).goods(B, lantern=1), "altar", 2)
    scene = turn(staged.edit(dear_roads).rotation(1), "outskirts_altar_1")
    assert scene.its("light").keys == ["sector:capital", "sector:altar", "sector:clan_house"]


def dear_roads(s: State) -> None:
    s.bans = {"outskirts": 0, "altar": 0}


# The cards' additions


def test_gates_2() -> None:
    """ryozen-solo.ru.txt:58"""
    scene = turn(alone().goods(B, 1, 1, 2).events(), "gates_2")
    # 0/1/2 after the cloak, 0/1/3 after the day effect; then one of the kind it has least of.
    assert scene.goods(B) == (1, 1, 3)


@pytest.mark.parametrize("card", ["capital_1", "capital_2"])
@pytest.mark.parametrize(("heralds", "favour"), [((B, A), 3), ((A, B), 0)])
def test_the_cards_of_the_capital(card: str, heralds: tuple[int, int], favour: int) -> None:
    """ryozen-solo.ru.txt:253"""
    scene = turn(alone().goods(B).heralds(*heralds), card)
    assert (scene.goods(B), scene.favour(B)) == ((0, 2, 0), favour)
    assert scene.s.heralds == [B, A]


def test_outskirts_altar_2() -> None:
    """ryozen-solo.ru.txt:58: the card's resource comes first, so it can pay for the building."""
    staged = alone().villages("owl_bay", then=["fire_cape"]).goods(B, 9, 1, 9)
    scene = turn(staged.explorer(B, 1), "outskirts_altar_2")
    assert scene.s.villages == ["start", "owl_bay", "fire_cape"]
    assert scene.goods(B) == (8, 0, 9)
    assert scene.favour(B) == 3


def test_altar_outskirts_2() -> None:
    """ryozen-solo.ru.txt:58"""
    staged = alone().goods(B).villages("craftsville", "fire_cape").explorer(B, 1)
    scene = turn(staged, "altar_outskirts_2").mine()
    assert scene.s.players[B].explorer == 2
    assert scene.goods(B) == (0, 0, 2)


def test_altar_outskirts_1() -> None:
    """ryozen-solo.ru.txt:96-98: the person chooses the bonus of any explored village."""
    staged = alone().goods(B).villages("craftsville", "fire_cape").explorer(B, 1)
    scene = turn(staged, "altar_outskirts_1")
    assert scene.its("bonus").keys == ["village:0", "village:1", "village:2"]
    scene.take("village:0").mine()
    assert scene.goods(B) == (2, 0, 0)


@pytest.mark.parametrize(("card", "scrolls", "spent"), [("springs_1", 3, 3), ("springs_2", 2, 3)])
def test_the_cards_of_the_springs(card: str, scrolls: int, spent: int) -> None:
    """ryozen-solo.ru.txt:52, 58: it takes the dearest revelations first, and each brings its favour
    at once."""
    row = ("camouflage", "rainbow", "mercy_coral")  # for 1, 1 and 2 scrolls
    scene = turn(alone().goods(B, 0, scrolls, 0).row(*row), card)
    assert scene.its("acquire").keys == ["revelation:1", "revelation:2"]  # the dearest is gone
    scene.take("revelation:1").mine()
    assert scene.goods(B)[1] == 0
    assert set(scene.s.discard) == {"mercy_coral", "camouflage"}
    assert scene.s.players[B].cards == []
    assert scene.favour(B) == 3 + 2


def test_without_its_card_the_human_chooses_any_purchase() -> None:
    """ryozen-solo.ru.txt:96-98, 234"""
    row = ("camouflage", "rainbow", "mercy_coral")
    staged = full(alone(), "capital").goods(B, 0, 3, 1).row(*row).rotation(0)
    scene = turn(staged, "capital_1").take("sector:springs")
    assert scene.its("acquire").keys == ["revelation:1", "revelation:2", "revelation:3"]


def test_clan_house_1_and_2() -> None:
    """ryozen-solo.ru.txt:58, 78-94"""
    staged = alone().goods(B, coin=2).ready((A, "merchant"), (B, "bard")).stack(B, "archer")
    scene = turn(staged.top("apprentice"), "clan_house_1")
    # The cloak has cost one coin, so the second slot is too dear.
    assert scene.ready() == [(A, "merchant"), (B, "bard"), (B, "archer")]
    with_coin = alone().goods(B, coin=2).ready((A, "merchant"), (B, "bard")).stack(B, "archer")
    hires = turn(with_coin, "clan_house_2")
    assert hires.ready() == [(A, "merchant"), (B, "archer")]
    assert (hires.goods(B), hires.favour(B)) == ((0, 0, 0), 2)


def test_the_basilisk_in_the_clan_house() -> None:
    """ryozen-solo.ru.txt:78-94"""
    staged = alone().goods(B, coin=2).ready((A, "merchant"), (B, "bard")).stack(B, "archer")
    scene = staged.begin(["shuffle_stack", B], ["clan_house", B, True], MY_TURN)
    assert scene.ready() == [(A, "merchant"), (B, "archer")]
    assert (scene.goods(B), scene.favour(B)) == ((0, 0, 0), 2)
    stack = scene.s.players[B].hand
    assert sorted(stack) == sorted(["apprentice"] * 2 + ["warrior", "merchant", "guard", "bard"])


def test_after_the_clan_house_its_stack_is_shuffled() -> None:
    """ryozen-solo.ru.txt:94"""
    orders = set()
    for chance in ([0] * 4, [4, 3, 2, 1]):
        staged = alone().goods(B).enemy("clan_house_1", "gates_1")
        scene = staged.begin(ITS_TURN, MY_TURN, chance={"basilisk stack": chance})
        orders.add(tuple(scene.s.players[B].hand))
    assert len(orders) == 2


def clan_house(staged: Stage) -> Scene:
    staged.goods(B, coin=1).ready((B, "bard")).no_stack(B)
    return staged.begin(["clan_house", B, True], MY_TURN)


def without_apprentices(staged: Stage, *instead: str) -> Stage:
    def change(s: State) -> None:
        rival = s.players[B]
        for kind in instead:
            rival.stack.remove(kind)
            rival.hand[rival.hand.index("apprentice")] = kind
            s.box.append(f"{rival.clan}:apprentice")

    return staged.edit(change)


def test_an_apprentice_on_the_board_is_replaced() -> None:
    """ryozen-solo.ru.txt:86"""
    staged = alone().put(B, "apprentice", "spot:gates:1", cloaked=True)
    staged.put(B, "apprentice", "palace").put(B, "apprentice", "spot:altar:1")
    scene = clan_house(staged.put(B, "warrior", "spot:altar:2"))
    assert scene.its("replace").keys == ["spot:gates:1", "spot:altar:1", "palace:apprentice"]
    scene.take("spot:gates:1").mine()
    assert scene.stands("spot:gates:1") == (B, "bard", True)


def test_without_an_apprentice_the_top_of_the_stack_is_replaced() -> None:
    """ryozen-solo.ru.txt:90"""
    staged = without_apprentices(alone(), "seer", "archer", "hermit").put(B, "seer", "palace")
    scene = clan_house(staged).mine()
    assert scene.s.players[B].hand == ["bard", "hermit", "warrior", "merchant", "guard"]


def test_with_an_empty_stack_anybody_on_the_board_is_replaced() -> None:
    """ryozen-solo.ru.txt:90"""
    staged = without_apprentices(alone(), "seer", "archer", "hermit")
    kinds = ("seer", "archer", "hermit", "warrior", "merchant")
    for n, kind in enumerate(kinds):
        staged.put(B, kind, f"spot:{('gates', 'altar')[n // 3]}:{n % 3 + 1}")
    scene = clan_house(staged.put(B, "guard", "palace"))
    assert len(scene.its("replace").keys) == 6
    scene.take("palace:guard")
    assert scene.stands("palace") == (B, "bard", False)


def test_it_hires_whenever_it_can() -> None:
    """ryozen-solo.ru.txt:83 and the ruling that it does whatever it can"""
    staged = alone().goods(B, coin=4).ready((B, "bard"), (B, "seer"), (B, "archer")).no_stack(B)
    scene = staged.begin(["clan_house", B, True], MY_TURN)
    assert scene.its("hire").keys == ["slot:1", "slot:2", "slot:3"]
    scene.take("slot:3").mine()
    assert scene.goods(B)[0] == 1
