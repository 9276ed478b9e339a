"""Solo: the Basilisk's turn, its day effects, what it gains and pays, and the golden rule."""

import pytest

from rules.ryozen.state import State
from tests.ryozen.stage import A, B, Scene, Stage, alone

ITS_TURN = ["basilisk_turn", B]
MY_TURN = ["place", A]


def full(staged: Stage, sector: str, spots: int = 3) -> Stage:
    for spot in range(1, spots + 1):
        staged.put(A, "apprentice", f"spot:{sector}:{spot}")
    return staged


def turn(staged: Stage, card: str) -> Scene:
    """The Basilisk's turn with this card; then A is asked."""
    return staged.enemy(card, "clan_house_1").begin(ITS_TURN, MY_TURN)


# Where it goes


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
    """ryozen-solo.ru.txt:200, R42: the coin of a cloak comes after that of the spot"""
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
    # 0/1/2 after the cloak, 0/1/3 after the day effect, and then one of what it has least of.
    assert scene.goods(B) == (1, 1, 3)


@pytest.mark.parametrize("card", ["capital_1", "capital_2"])
@pytest.mark.parametrize(("heralds", "favour"), [((B, A), 3), ((A, B), 0)])
def test_the_cards_of_the_capital(card: str, heralds: tuple[int, int], favour: int) -> None:
    """ryozen-solo.ru.txt:253"""
    scene = turn(alone().goods(B).heralds(*heralds), card)
    assert (scene.goods(B), scene.favour(B)) == ((0, 2, 0), favour)
    assert scene.s.heralds == [B, A]


def test_outskirts_altar_2() -> None:
    """ryozen-solo.ru.txt:58: the resource comes first, so it can be built with"""
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
    """ryozen-solo.ru.txt:96-98: any explored village"""
    staged = alone().goods(B).villages("craftsville", "fire_cape").explorer(B, 1)
    scene = turn(staged, "altar_outskirts_1")
    assert scene.its("bonus").keys == ["village:0", "village:1", "village:2"]
    scene.take("village:0").mine()
    assert scene.goods(B) == (2, 0, 0)


@pytest.mark.parametrize(("card", "scrolls", "spent"), [("springs_1", 3, 3), ("springs_2", 2, 3)])
def test_the_cards_of_the_springs(card: str, scrolls: int, spent: int) -> None:
    """ryozen-solo.ru.txt:52, 58: the dearest first; each for its favour at once"""
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
    """ryozen-solo.ru.txt:83, R24"""
    staged = alone().goods(B, coin=4).ready((B, "bard"), (B, "seer"), (B, "archer")).no_stack(B)
    scene = staged.begin(["clan_house", B, True], MY_TURN)
    assert scene.its("hire").keys == ["slot:1", "slot:2", "slot:3"]
    scene.take("slot:3").mine()
    assert scene.goods(B)[0] == 1


# Its day effects  (ryozen-solo.ru.txt:222-226, R24)


@pytest.mark.parametrize(
    ("villages", "explorer", "lanterns", "after"),
    [
        (["craftsville"], 0, 9, (2, 3)),  # one step, then it builds
        (["craftsville"], 1, 9, (2, 3)),  # it builds
        (["craftsville", "fire_cape"], 0, 9, (2, 3)),  # two steps: too far away to build
        (["craftsville", "fire_cape"], 1, 0, (2, 3)),  # it builds nothing that it cannot pay
        (["craftsville"], 1, 0, (2, 3)),
    ],
)
def test_the_outskirts(
    villages: list[str], explorer: int, lanterns: int, after: tuple[int, int]
) -> None:
    """ryozen.ru.txt:677-688"""
    staged = alone().villages(*villages, then=["town_hall"]).explorer(B, explorer)
    scene = staged.goods(B, 0, 2, lanterns).begin(["outskirts", B, True], MY_TURN)
    assert (scene.s.players[B].explorer, len(scene.s.villages)) == after


def test_it_never_passes_in_the_altar() -> None:
    """R24"""
    scene = alone().goods(B).villages("craftsville").begin(["altar", B, True], MY_TURN)
    assert scene.s.players[B].explorer == 1
    scene.its("bonus").take("village:1").mine()
    assert scene.goods(B) == (0, 3, 0)


@pytest.mark.parametrize(
    "village", ["owl_bay", "bandit_den", "moon_harbour", "stronghold", "bird_gorge"]
)
def test_a_bonus_may_be_without_effect(village: str) -> None:
    """ryozen-solo.ru.txt:96-98"""
    staged = alone().goods(B).villages(village).explorer(B, 1)
    staged.events("flood", "rebellion", "earthquake", "sun_glare")
    scene = staged.begin(["altar", B, True], MY_TURN).take("village:1").mine()
    assert scene.goods(B) == (0, 0, 0)


# Gains and payments  (ryozen-solo.ru.txt:38-48)


def test_a_merchant_with_a_tie() -> None:
    """ryozen-solo.ru.txt:44"""
    scene = alone().goods(B, 0, 0, 2).begin(["ability", B, "merchant", "spot:gates:1"], MY_TURN)
    assert scene.its("gain").keys == ["resource:coin", "resource:scroll"]


def test_a_merchant_without_a_question() -> None:
    """ryozen-solo.ru.txt:220"""
    scene = alone().goods(B, 2, 1, 3).begin(["ability", B, "merchant", "spot:gates:1"], MY_TURN)
    assert scene.mine().goods(B) == (2, 2, 3)


def test_it_loses_two_shards() -> None:
    """ryozen-solo.ru.txt:48"""
    scene = alone().shards(B, coral=1, jade=2, agate=3).begin(["lose_shards", B, 2], MY_TURN)
    assert scene.its("lose").keys == ["shard:agate", "shard:jade"]
    assert scene.shards(B) == (1, 2, 2)
    scene.take("shard:jade").mine()
    assert scene.shards(B) == (1, 2, 1)


def test_a_seal_of_the_gates_takes_of_what_it_has_most() -> None:
    """ryozen-solo.ru.txt:46; ryozen.ru.txt:1051"""
    staged = alone().cards(A, "seal_gates").goods(B, 1, 3, 2).events()
    scene = staged.begin(["gates", A, True], MY_TURN)
    assert scene.mine().goods(B) == (1, 2, 2)


def test_it_takes_the_shard_that_it_has_least_of() -> None:
    """ryozen-solo.ru.txt:42"""
    scene = alone().shards(B, 1, 0, 0).put(B, "warrior", "palace").begin(["night_palace"], MY_TURN)
    assert scene.its("shard").keys == ["shard:agate", "shard:jade"]


# The night


def test_the_earthquake_leaves_the_kind_of_loss_open() -> None:
    """ryozen-solo.ru.txt:96-98, 46"""
    staged = alone().shards(B, 1, 3, 0).favour(B, 5).put(B, "warrior", "spot:gates:1")
    scene = staged.begin(["earthquake", B], MY_TURN)
    assert scene.its("earthquake").keys == ["shard:agate", "favour"]
    scene.take("favour")
    assert scene.favour(B) == 4


def test_the_human_chooses_whom_the_night_strikes() -> None:
    """ryozen-solo.ru.txt:96-98"""
    staged = alone().put(B, "warrior", "spot:gates:1").put(B, "guard", "spot:altar:1")
    scene = staged.begin(["bandit_raid", B], MY_TURN)
    assert scene.its("struck").keys == ["spot:gates:1", "spot:altar:1"]
    scene.take("spot:altar:1")
    assert scene.stands("palace") == (B, "guard", False)


def test_the_human_chooses_whose_cloak_is_lifted() -> None:
    """ryozen-solo.ru.txt:96-98"""
    staged = alone().put(B, "warrior", "spot:gates:1", cloaked=True)
    staged.put(B, "guard", "spot:altar:1", cloaked=True)
    scene = staged.begin(["suspicious_rumours", B], MY_TURN)
    scene.its("found_out").take("spot:gates:1")
    assert scene.stands("spot:gates:1") == (B, "warrior", False)


# With the Phoenix Palace mode


def to_the_palace(k: int, lanterns: int) -> Stage:
    return full(alone(palace=True), "gates").rotation(k).goods(B, 2, 2, lanterns).events()


def test_with_a_lantern_it_takes_a_loophole() -> None:
    """ryozen-solo.ru.txt:230-234; ryozen.ru.txt:1295, 1317"""
    scene = turn(to_the_palace(0, 2), "gates_1")
    assert scene.stands("loophole:2") == (B, "apprentice", False)
    assert scene.its("turn").keys == ["clockwise", "counterclockwise"]
    assert scene.goods(B) == (2, 2, 2)  # a lantern paid, one gained at the Gates
    scene.take("counterclockwise").mine()
    assert scene.s.rotation == 5


def test_between_two_loopholes_the_human_chooses() -> None:
    """ryozen-solo.ru.txt:96-98; ryozen.ru.txt:1321"""
    scene = turn(to_the_palace(2, 2), "gates_1")
    assert scene.its("place").keys == ["loophole:0", "loophole:1"]
    scene.take("loophole:0")
    assert scene.stands("loophole:0") == (B, "apprentice", False)


def test_without_a_lantern_it_takes_a_wall() -> None:
    """ryozen-solo.ru.txt:235; ryozen.ru.txt:1283"""
    scene = turn(to_the_palace(0, 0), "gates_1").mine()
    assert scene.stands("wall:2") == (B, "apprentice", False)
    assert scene.goods(B) == (2, 2, 1)
    assert scene.s.rotation == 1


@pytest.mark.parametrize(("lanterns", "taken"), [(1, "loophole:2"), (0, "wall:2")])
def test_or_else_the_summit(lanterns: int, taken: str) -> None:
    """ryozen.ru.txt:1307, 1341: its resource can be the lantern that it pays"""
    staged = alone(palace=True).rotation(0).goods(B, 2, 2, lanterns).events()
    staged.put(A, "warrior", taken).put(A, "apprentice", "summit")
    for spot in (1, 2, 3):
        staged.put(A, "apprentice", f"spot:gates:{spot}")
    scene = turn(staged, "gates_1")
    assert scene.stands("summit") == (B, "apprentice", False)
    assert scene.s.players[A].resting == ["apprentice"]
    assert scene.goods(B) == (2, 2, lanterns + 1)
    scene.its("turn").take("clockwise")
    assert scene.s.rotation == 1


def test_on_the_summit_without_a_lantern_the_palace_turns_clockwise() -> None:
    """ryozen.ru.txt:1307; ryozen-solo.ru.txt:235"""
    staged = to_the_palace(0, 0).goods(B, 0, 5, 0).put(A, "apprentice", "wall:2")
    scene = turn(staged, "gates_1")
    scene.its("gain").take("resource:coin").mine()
    assert scene.stands("summit") == (B, "apprentice", False)
    assert (scene.goods(B), scene.s.rotation) == ((1, 5, 0), 1)


def test_without_the_mode_the_palace_turns_clockwise() -> None:
    """ryozen-solo.ru.txt:232: either way lights the same"""
    scene = turn(full(alone(), "capital").rotation(1).goods(B, 2, 3, 2), "capital_1")
    assert scene.mine().s.rotation == 2


def test_its_struck_companion_lands_where_the_human_wants() -> None:
    """ryozen.ru.txt:1353; ryozen-solo.ru.txt:96-98"""
    staged = alone(palace=True).rotation(2).hold(A, "archer").put(B, "warrior", "spot:altar:1")
    scene = staged.begin(["ability", A, "archer", "spot:gates:1"], MY_TURN).take("spot:altar:1")
    assert scene.its("land").keys == ["wall:0", "wall:1"]
    scene.take("wall:0")
    assert scene.stands("wall:0") == (B, "warrior", False)
