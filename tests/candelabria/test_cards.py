"""Every card and token does what is printed on it."""

from collections.abc import Sequence

import pytest

from rules.candelabria.abilities import bonus, counted
from rules.candelabria.parts import CANDLES, TACTICS, UPGRADED, UPGRADES, Points
from rules.candelabria.scoring import final_parts
from rules.candelabria.state import House, State
from tests.candelabria.stage import ASH, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, Stage, stage

THREE = (ASH, ENGINEERS, NOVA)
CURSED = ("curse_01", "curse_02", "curse_03")


class Tally:
    """The values of a House and its opponents that cards change."""

    def __init__(self, scene: Scene, house: str) -> None:
        s = scene.s
        own = scene.house(house)
        others = [other for other in s.houses if other.id != house]
        self.values = {
            "kindle": lights(own),
            "extinguish": -sum(lights(other) for other in others),
            "draw_tactic": len(own.tactics) + len(own.spent) + sum(map(bool, own.war)),
            "vp": own.points,
            "steal": -sum(other.cubes for other in others),
            "destroy_temple": -sum(map(len, s.temples.values())),
            "curse_influence": sum(curse.influence[s.house(house)] for curse in s.curses),
        }

    def since(self, before: "Tally") -> dict[str, int]:
        return {
            name: self.values[name] - before.values[name]
            for name in self.values
            if self.values[name] != before.values[name]
        }


def lights(house: House) -> int:
    """Count all flames of a House on the map."""
    return len(house.flames) + sum(candle.flames for candle in house.candles.values())


def greedy(scene: Scene, house: str) -> None:
    """Take as much as possible until others act; flames put out go to the supply."""
    while scene.points_asked and scene.choice.point not in (
        "candelabria.turn",
        "candelabria.under",
    ):
        if "supply" in scene.keys:
            scene.take("supply")
        elif scene.s.houses[scene.choice.seat].id == house:
            scene.answer(scene.keys[: scene.choice.most])
        else:
            scene.answer([])


def rich(board: Stage) -> Stage:
    """Put everything on the board that a card may ask to steal, destroy or move."""
    board.store(ENGINEERS, 3, 3).store(NOVA, 3, 3).temples(1, "grey", "black", "grey")
    return board.curses(*CURSED).candle(NOVA, "warrior", "r4_mine")


def printed(points: Sequence[Points]) -> dict[str, int]:
    return dict(points)


@pytest.mark.parametrize("card", CANDLES)
def test_candle_cards(card: str) -> None:
    """candelabria.ru.txt:231, 862-902"""
    part = CANDLES[card]
    board = rich(stage(*THREE, year=part.year)).hand(ASH, card).store(ASH, part.wax)
    scene = board.begin(["turn", 0], ["turn", 1])
    before = Tally(scene, ASH)
    scene.take(f"deploy:{card}", "role:explorer")
    greedy(scene, ASH)
    brought = Tally(scene, ASH).since(before)
    brought["kindle"] = brought.get("kindle", 0) - 2  # the candle itself has two flames
    wanted = printed(part.symbols)
    assert {name: n for name, n in brought.items() if n} == wanted
    assert scene.house(ASH).wax == wanted.get("steal", 0)


@pytest.mark.parametrize("card", CANDLES)
def test_every_point_may_be_declined(card: str) -> None:
    """Ruling on candelabria.ru.txt:882-902: each symbol of a card may be declined; its points are
    simply gained."""
    part = CANDLES[card]
    board = rich(stage(*THREE, year=part.year)).hand(ASH, card).store(ASH, part.wax)
    scene = board.begin(["turn", 0], ["turn", 1])
    before = Tally(scene, ASH)
    scene.take(f"deploy:{card}", "role:explorer")
    while scene.points_asked[0][1] != "turn":
        scene.answer([])
    brought = Tally(scene, ASH).since(before)
    assert brought.pop("kindle") == 2
    assert brought == {name: n for name, n in part.symbols if name == "vp"}


@pytest.mark.parametrize("card", TACTICS)
def test_tactics_cards(card: str) -> None:
    """candelabria.ru.txt:258-260, 866: the symbols work only in the region of the battle."""
    house = TACTICS[card].house or ASH
    houses = [house, *[it for it in (ENGINEERS, NOVA, SATORES, KNIGHTS) if it != house][:3]]
    board = stage(*houses, chimera=True).season("war").tactics(house)
    board.curses(*CURSED).temples(1, "grey", "white").temples(2, "grey").flames(house).castle(
        house, "r1_forge"
    )
    board.flames(houses[1], "r1_mine", "r1_forge", "r1_tavern", "r2_mine").store(houses[1], 3, 3)

    def revealed(s: State) -> None:
        s.battle, s.fighters = 1, [0, 1]
        s.houses[0].war = [card, ""]

    scene = board.edit(revealed).begin(["turn", 1], ["resolve", 0, [0]], ["turn", 2])
    scene.take(f"manoeuvre:{scene.house(houses[1]).hand[0]}")
    before = Tally(scene, house)
    while scene.points_asked[0] != (houses[2], "turn"):
        acting = scene.choice.seat == 0
        scene.answer(scene.keys[: scene.choice.most] if acting else [])
    wanted = printed(TACTICS[card].symbols)
    brought = Tally(scene, house).since(before)
    if "destroy_temple" in wanted:
        wanted["vp"] = wanted.get("vp", 0) + 4  # the destroyed temple was white
    assert brought == wanted
    assert scene.house(house).spent == [card]
    assert "r2_mine" in scene.house(houses[1]).flames


# Upgrades: the effects of all 33 kinds


def with_upgrade(token: str, year: int = 0) -> Stage:
    """Give Ash the token, in the token's year if no other is named."""
    board = stage(*THREE, year=year or UPGRADES[token].year).upgrades(ASH, token)
    return rich(board).hand(ASH, "satores_candle_1").store(ASH, 1)


def deployment(token: str, year: int = 0) -> dict[str, int]:
    scene = with_upgrade(token, year).begin(["turn", 0], ["turn", 1])
    before = Tally(scene, ASH)
    scene.take("deploy:satores_candle_1", "role:explorer")
    greedy(scene, ASH)
    brought = Tally(scene, ASH).since(before)
    brought["kindle"] -= 2
    brought["vp"] -= 2  # the card's own points
    return {name: n for name, n in brought.items() if n}


@pytest.mark.parametrize(
    ("token", "symbol"),
    [
        ("upgrade_01", "steal"),
        ("upgrade_03", "vp"),
        ("upgrade_05", "kindle"),
        ("upgrade_06", "extinguish"),
    ],
)
def test_upgrades_for_deployments(token: str, symbol: str) -> None:
    """candelabria.ru.txt:988-1012"""
    assert deployment(token) == {symbol: 1}


def test_two_copies_work_twice() -> None:
    """candelabria.ru.txt:314"""

    def twice(s: State) -> None:
        s.houses[0].upgrades = ["upgrade_03", "upgrade_03"]

    scene = with_upgrade("upgrade_03").edit(twice).begin(["turn", 0], ["turn", 1])
    scene.take("deploy:satores_candle_1", "role:explorer")
    assert scene.house(ASH).points == 2 + 2


def placing_a_temple(token: str, year: int) -> dict[str, int]:
    board = with_upgrade(token, year).store(ASH, 0, 2).flames(ASH, "r8_forge")
    scene = board.begin(["forge", 0], ["turn", 1])
    before = Tally(scene, ASH)
    scene.take("temple:grey")
    greedy(scene, ASH)
    brought = Tally(scene, ASH).since(before)
    assert brought.pop("destroy_temple") == -1
    return brought


@pytest.mark.parametrize(
    ("token", "symbol"),
    [("upgrade_08", "vp"), ("upgrade_18", "kindle"), ("upgrade_33", "extinguish")],
)
def test_upgrades_for_temples(token: str, symbol: str) -> None:
    """candelabria.ru.txt:1018, 1056, 1116"""
    year = UPGRADES[token].year
    assert placing_a_temple(token, year) == {symbol: 1}
    if year > 1:
        assert placing_a_temple(token, year - 1) == {}


def test_upgrade_for_curses() -> None:
    """candelabria.ru.txt:1000"""
    board = with_upgrade("upgrade_04").curses("curse_01").influence(1, ash=1).season("war")
    scene = board.begin(["control", 0], ["turn", 1]).asks(ASH, "draw_tactic")
    scene.take("display:2").asks(ENGINEERS, "turn")
    assert len(scene.house(ASH).tactics) == 4


@pytest.mark.parametrize(
    ("token", "symbol", "number"),
    [
        ("upgrade_24", "kindle", 1),
        ("upgrade_25", "extinguish", 1),
        ("upgrade_26", "steal", 2),
        ("upgrade_27", "vp", 1),
    ],
)
def test_upgrades_for_played_cards(token: str, symbol: str, number: int) -> None:
    """candelabria.ru.txt:1080-1092: each card played in the battle brings the upgrade's symbol
    there; weak actions do not."""
    board = with_upgrade(token).tactics(ASH, "tactic_04").tactics(ENGINEERS).season("war")
    board.flames(ASH, "r8_forge").flames(ENGINEERS, "r8_mine", "r8_forge", "r8_barracks")
    scene = board.begin(["battle", 8], ["turn", 1]).commits(ASH, "tactic_04")
    before = Tally(scene, ASH)
    while scene.points_asked[0][0] == ASH:
        scene.answer(scene.keys[: scene.choice.most])
    brought = Tally(scene, ASH).since(before)
    expected = {"steal": 3, "kindle": 1}  # the card, and the weak action of the other slot
    expected[symbol] = expected.get(symbol, 0) + number
    assert brought == expected


@pytest.mark.parametrize(
    ("token", "effect"),
    [("upgrade_02", "explorer_skip"), ("upgrade_10", "warrior_push")],
)
def test_upgrades_for_moves(token: str, effect: str) -> None:
    """candelabria.ru.txt:992, 1024"""
    s = with_upgrade(token).begin(["turn", 0]).s
    assert bonus(s, 0, effect) == 1
    board = stage(*THREE).upgrades(NOVA, token).flames(NOVA)
    board.candle(NOVA, "explorer", "r3_curse").candle(NOVA, "warrior", "r3_curse")
    scene = board.candle(ENGINEERS, "pilgrim", "r3_mine").begin(["turn", 2], ["turn", 0])
    scene.take("manoeuvre:nova_vita_candle_1")
    if effect == "explorer_skip":
        scene.take("candle:nova_vita:explorer")
        assert "r6_curse" in scene.places  # beyond r3_mine and r6_mine
        assert "r8_barracks" not in scene.places
    else:
        scene.take("candle:nova_vita:warrior", "territory:r3_mine", "candle:engineers:pilgrim")
        assert "r6_curse" in scene.places
        assert "r3_mine" not in scene.places


@pytest.mark.parametrize(
    ("token", "power"),
    [("upgrade_07", 4), ("upgrade_17", 4), ("upgrade_28", 4), ("upgrade_09", 3)],
)
def test_upgrades_for_power(token: str, power: int) -> None:
    """candelabria.ru.txt:1014, 1052, 1096, 1020"""
    board = with_upgrade(token).curses("curse_05").haunts(1, ASH, 1)
    scene = board.castle(ASH, "r2_mine").begin(["turn", 0])
    assert scene.power(ASH, 1) == power
    assert scene.power(ASH, 2) == 4 + (token == "upgrade_09")


@pytest.mark.parametrize(
    ("token", "action"),
    [
        ("upgrade_11", "mine"),
        ("upgrade_12", "curse"),
        ("upgrade_13", "barracks"),
        ("upgrade_14", "tavern"),
        ("upgrade_15", "forge"),
        ("upgrade_16", "portal"),
    ],
)
def test_upgrades_for_territories(token: str, action: str) -> None:
    """candelabria.ru.txt:1028-1048"""
    for year in (1, 2):
        s = stage(year=year).upgrades(NOVA, token).flames(NOVA).begin(["turn", 0]).s
        usual = stage(year=year).flames(NOVA).begin(["turn", 0]).s
        assert counted(s, 2, action) - counted(usual, 2, action) == year - 1


def test_deep_shaft() -> None:
    """candelabria.ru.txt:314, 1028"""
    for year, mines, cubes in ((1, 3, 3), (2, 4, 5)):
        flames = [f"r{n}_mine" for n in range(1, mines + 1)]
        board = stage(year=year).upgrades(ASH, "upgrade_11").flames(ASH, *flames).store(ASH)
        scene = board.begin(["mine", 0], ["turn", 0]).take(f"cubes:{cubes}:0")
        assert scene.house(ASH).wax == cubes


def ending(token: str, board: Stage) -> int:
    s = board.upgrades(NOVA, token).begin(["turn", 0]).s
    return final_parts(s, 2)["upgrades"]


@pytest.mark.parametrize(
    ("token", "action", "worth"),
    [
        ("upgrade_19", "barracks", 2),
        ("upgrade_20", "tavern", 2),
        ("upgrade_21", "forge", 2),
        ("upgrade_22", "portal", 2),
        ("upgrade_23", "curse", 2),
        ("upgrade_32", "mine", 1),
    ],
)
def test_upgrades_for_the_end(token: str, action: str, worth: int) -> None:
    """candelabria.ru.txt:1060-1080, 1112: castle and ground flame of one territory count once."""
    board = stage(year=3)
    s = board.begin(["turn", 0]).s
    first, second, *rest = s.map.of_action[action]
    others = [t for t in s.map.territories if not t.endswith(action)][:3]
    board.flames(NOVA, first, *others).castle(NOVA, second)
    assert rest
    assert ending(token, board) == 2 * worth
    assert ending(token, board.castle(NOVA, first)) == worth


@pytest.mark.parametrize(
    ("token", "points"), [("upgrade_29", 5), ("upgrade_30", 4), ("upgrade_31", 3)]
)
def test_upgrades_for_holdings(token: str, points: int) -> None:
    """candelabria.ru.txt:1100-1108"""
    board = stage(year=3).store(NOVA, 4, 1).flames(NOVA, "r1_mine", "r2_mine", "r3_mine")
    board.tactics(NOVA, "tactic_01", "tactic_02", "tactic_03", "tactic_04")
    assert ending(token, board) == points


def test_every_upgrade_has_a_test() -> None:
    tested = [f"upgrade_{n:02}" for n in range(1, 34)]
    assert sorted(UPGRADES) == tested
    assert len(UPGRADED) == 50


def test_end_scoring() -> None:
    """candelabria.ru.txt:743-747"""

    def sixty(s: State) -> None:
        s.houses[1].scored = {"battles": 60}

    board = stage(year=3).store(SATORES, 4, 1).castle(SATORES, "r1_tavern").edit(sixty)
    board.flames(
        SATORES,
        *("r2_curse", "r3_curse", "r6_curse", "r3_barracks", "r5_barracks"),
        *("r1_mine", "r2_mine", "r3_mine", "r1_forge"),
    )
    board.tactics(SATORES, *[f"tactic_0{n}" for n in range(1, 7)])
    board.upgrades(SATORES, "upgrade_19", "upgrade_29", "upgrade_20")
    scene = board.begin(["turn", 0], ["finish"]).take("manoeuvre:ash_candle_1").skip()
    result = scene.game.result
    assert result is not None
    assert result.scores[1] == 77
    assert result.parts[1] == {
        "battles": 60,
        "effects": 0,
        "temples": 0,
        "quests": 0,
        "upgrades": 4 + 5 + 2,
        "house": 6,
    }
    assert result.ranking == [[1], [0], [2]]


def test_a_tie_at_the_end() -> None:
    """candelabria.ru.txt:747"""
    board = stage(year=3).track(NOVA, SATORES, ASH).flames(SATORES)
    board.castle(SATORES, "r3_mine")
    scene = board.begin(["turn", 0], ["finish"]).take("manoeuvre:ash_candle_1").skip()
    assert scene.game.result is not None
    assert scene.game.result.ranking == [[2], [1], [0]]
