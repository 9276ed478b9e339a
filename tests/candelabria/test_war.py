"""The season of war: battles, and its end."""

import pytest

from rules.candelabria.battle import shift, winner
from rules.candelabria.state import State
from tests.candelabria.stage import (
    ASH,
    CHIMERA,
    ENGINEERS,
    KNIGHTS,
    NOVA,
    SATORES,
    Scene,
    Stage,
    no_weak_actions,
    stage,
)


def example() -> Stage:
    """candelabria.ru.txt:689-712"""
    board = stage(ASH, SATORES, NOVA).castle(SATORES, "r3_curse")
    board.flames(SATORES, "r3_curse", "r3_mine").flames(NOVA, "r3_barracks")
    board.candle(NOVA, "warrior", "r3_barracks", 2).candle(ASH, "pilgrim", "r3_mine", 2)
    board.flames(ASH, "r3_mine", "r3_barracks").curses("curse_05").haunts(1, NOVA, 3)
    board.tactics(ASH, "ash_tactic_1", "ash_tactic_2").store(ASH, 1, 1)
    board.tactics(SATORES, "tactic_01", "satores_tactic_3")
    return board.tactics(NOVA, "tactic_05", "tactic_20").store(SATORES)


def fought() -> Scene:
    """Play the example until the Nova Vita Coven resolves its card."""
    scene = example().fight(3)
    assert scene.powers(3, ASH, SATORES, NOVA) == [4, 6, 6]
    assert [house for house, _ in scene.points_asked] == [ASH, SATORES, NOVA]
    scene.commits(NOVA, "tactic_05", "tactic_20").commits(SATORES, "tactic_01", "satores_tactic_3")
    scene.commits(ASH, "ash_tactic_1", "ash_tactic_2")
    scene.asks(ASH, "neutralise").take("neutralise:1:nova_vita:1")
    if scene.points_asked == [(ASH, "neutralise")]:
        scene.skip()
    while scene.points_asked[0][1] == "neutralise":
        scene.skip()
    scene.asks(ASH, "item").take("item:1", "flame:r3_mine:satores")
    scene.asks(ASH, "kindle").take("territory:r3_curse")
    assert scene.powers(3, ASH, SATORES, NOVA) == [5, 5, 6]
    assert scene.house(ASH).points == 1
    scene.asks(SATORES, "item").take("item:1", "flame:r3_barracks:nova_vita")
    scene.take("candle:nova_vita:warrior", "candle:ash:pilgrim")
    scene.asks(SATORES, "effect").take("symbol:kindle:1:tactic", "territory:r3_mine")
    scene.asks(SATORES, "steal").take("cube:ash:wax", "cube:ash:gold")
    assert scene.powers(3, ASH, SATORES, NOVA) == [4, 6, 4]
    assert scene.house(SATORES).cubes == 2
    return scene.asks(NOVA, "item").take("item:2", "symbol:extinguish:2:tactic")


def test_battle() -> None:
    """candelabria.ru.txt:689-728"""
    scene = fought().take(
        "flame:r3_curse:ash", "symbol:extinguish:1:tactic", "flame:r3_mine:satores"
    )
    scene.take("territory:r3_barracks", "candle:nova_vita:warrior").asks(NOVA, "kindle")
    supply = scene.house(NOVA).supply
    scene.take("territory:r3_mine")
    assert scene.powers(3, ASH, SATORES, NOVA) == [3, 5, 7]
    assert scene.house(NOVA).points == 4
    assert scene.house(NOVA).supply == supply - 1
    assert scene.track() == [ASH, SATORES, NOVA]


def test_battle_with_a_point_declined() -> None:
    """The prose of candelabria.ru.txt:720-728, ruling on the totals"""
    scene = fought().take("flame:r3_curse:ash", "symbol:extinguish:1:tactic").skip()
    scene.take("territory:r3_barracks", "candle:nova_vita:warrior", "territory:r3_mine")
    assert scene.powers(3, ASH, SATORES, NOVA) == [3, 6, 7]
    assert scene.house(NOVA).points == 4


def test_nothing_is_seen_before_all_have_committed() -> None:
    """candelabria.ru.txt:671-673"""
    scene = example().fight(3).commits(SATORES, "tactic_01", "satores_tactic_3")
    for seat in (0, 2, None):
        view = scene.game.view(seat)
        assert "tactic_01" not in str([view["houses"], view["pending"]])
        assert view["houses"][1]["war"] == ["", ""]
    assert "commits" not in scene.told
    assert scene.commits(NOVA).commits(ASH).told.count("commits") == 3


def test_each_slot_by_choice() -> None:
    """candelabria.ru.txt:671"""
    scene = example().fight(3).commits(ASH).commits(SATORES)
    scene.commits(NOVA, "", "tactic_20")
    assert scene.house(NOVA).war == ["", "tactic_20"]
    assert scene.house(NOVA).tactics == ["tactic_05"]


# Winners


def test_alone() -> None:
    """candelabria.ru.txt:671"""
    board = stage(year=2).castle(ASH, "r1_mine").flames(ASH).candle(ASH, "explorer", "r8_mine", 0)
    scene = board.season("war").begin(["battle", 8], ["turn", 0]).asks(ASH, "turn")
    assert scene.house(ASH).points == 8
    assert scene.track() == [ASH, SATORES, NOVA]


@pytest.mark.parametrize(
    ("won", "order"),
    [
        (ASH, [ENGINEERS, SATORES, NOVA, ASH, KNIGHTS]),
        (SATORES, [ASH, ENGINEERS, SATORES, NOVA, KNIGHTS]),
        (NOVA, [ASH, ENGINEERS, SATORES, NOVA, KNIGHTS]),
    ],
)
def test_the_first_steps_back(won: str, order: list[str]) -> None:
    """candelabria.ru.txt:685"""

    def fighting(s: State) -> None:
        s.battle, s.fighters = 6, [s.house(house) for house in (ASH, SATORES, NOVA)]

    board = stage(ASH, ENGINEERS, SATORES, NOVA, KNIGHTS).edit(fighting)
    scene = board.begin(["turn", 0])
    shift(scene.game.flow, scene.s.house(won))
    assert scene.track() == order


def test_tie() -> None:
    """candelabria.ru.txt:679, 170"""
    board = stage(year=3).track(SATORES, ASH, NOVA).castle(SATORES, "r1_mine")
    board.flames(SATORES, "r1_forge").flames(ASH, "r1_mine").castle(ASH, "r1_forge")
    for house in (ASH, SATORES):
        board.tactics(house)
    board.castle(NOVA, "r2_mine").flames(NOVA)
    board.edit(no_weak_actions)
    scene = board.fight(1)
    finish_weak(scene)
    assert scene.powers(1, SATORES, ASH) == [5, 5]
    assert scene.house(SATORES).scored["battles"] == 12
    assert scene.track() == [ASH, SATORES, NOVA]


def finish_weak(scene: Scene) -> None:
    """Decline every question in the rest of a battle."""
    while scene.game.pending and scene.choice.point != "candelabria.turn":
        scene.answer(scene.keys[: scene.choice.least])


def resolved(*cards: str, lost: bool = False) -> dict[str, int]:
    """Return the gains of the Engineers in a battle; their weak actions are steal 1 and 1 VP."""
    board = stage(ASH, ENGINEERS, NOVA).flames(ENGINEERS, "r8_mine").store(ASH, 2, 2)
    board.tactics(ENGINEERS, "engineers_tactic_2", "tactic_03").store(ENGINEERS)
    board.tactics(ASH, *(["tactic_13"] if lost else [])).temples(8, "white")
    scene = board.fight(8).commits(ENGINEERS, *cards).commits(ASH, "tactic_13" if lost else "")
    while scene.game.pending:
        neutralise = [key for key in scene.keys if key.startswith("neutralise:1:engineers")]
        if scene.choice.seat == 1:
            scene.take(scene.keys[0])
        else:
            scene.answer(neutralise[:1])
    engineers = scene.house(ENGINEERS)
    return {"cubes": engineers.cubes, "points": engineers.points}


def test_weak_actions() -> None:
    """candelabria.ru.txt:217, 677"""
    assert resolved() == {"cubes": 1, "points": 1}
    assert resolved("engineers_tactic_2") == {"cubes": 2, "points": 1}
    assert resolved("", "engineers_tactic_2") == {"cubes": 3, "points": 0}
    assert resolved("engineers_tactic_2", "tactic_03") == {"cubes": 2, "points": 3}
    assert resolved("engineers_tactic_2", "tactic_03", lost=True) == {"cubes": 2, "points": 1}


PRINTED = {
    ASH: ("extinguish", "kindle"), ENGINEERS: ("steal", "vp"), SATORES: ("kindle", "vp"),
    NOVA: ("kindle", "steal"), KNIGHTS: ("extinguish", "vp"), CHIMERA: ("extinguish", "steal"),
}  # fmt: skip
WEAK = [
    (house, slot, effect) for house, slots in PRINTED.items() for slot, effect in enumerate(slots)
]


@pytest.mark.parametrize(("house", "slot", "effect"), WEAK)
def test_what_is_printed_for_open_slots(house: str, slot: int, effect: str) -> None:
    """candelabria.ru.txt:217: the printed weak action happens once, and nothing else does."""
    other, *more = [it for it in (ASH, NOVA, ENGINEERS, SATORES) if it != house][:3]
    board = stage(house, other, *more, chimera=house == CHIMERA)
    board.castle(house, "r8_mine").flames(house, "r8_mine").flames(other, "r8_forge")
    board.store(house).store(other, 1, 1).edit(lambda s: setattr(s, "battle", 8))
    scene = board.begin(["resolve", 0, [slot]], ["turn", 1])
    answers = {"extinguish": f"flame:r8_forge:{other}", "steal": f"cube:{other}:wax"}
    if effect != "vp":
        scene.asks(house, effect).take(answers.get(effect, "territory:r8_barracks"))
    scene.asks(other, "turn")
    mine, theirs = scene.house(house), scene.house(other)
    done = {
        "vp": mine.points == 1,
        "steal": mine.cubes == 1,
        "kindle": len(mine.flames) == 2,
        "extinguish": not theirs.flames,
    }
    assert [name for name, so in done.items() if so] == [effect]


# Temples in battle


def at_the_grey_temple(ash_flames: int) -> Stage:
    board = stage(ASH, SATORES, KNIGHTS, NOVA).temples(1, "grey").castle(ASH, "r8_mine")
    board.flames(ASH, *[f"r1_{action}" for action in ("mine", "forge", "tavern")][:ash_flames])
    board.flames(SATORES, "r1_mine").castle(SATORES, "r1_forge").track(SATORES, ASH, KNIGHTS, NOVA)
    board.candle(KNIGHTS, "explorer", "r1_mine", 0)
    for house in (ASH, SATORES, KNIGHTS):
        board.tactics(house)
    return board.edit(no_weak_actions)


def test_grey_temple() -> None:
    """candelabria.ru.txt:323, 1126: the unlit candle of the Knights does not count."""
    scene = at_the_grey_temple(2).fight(1)
    assert scene.powers(1, ASH, SATORES, KNIGHTS) == [2, 5, 0]
    finish_weak(scene)
    assert scene.house(ASH).scored["battles"] == 4


def test_grey_temple_and_a_tie() -> None:
    """candelabria.ru.txt:170"""
    board = at_the_grey_temple(1).castle(ASH, "r1_mine")
    scene = board.fight(1)
    assert scene.powers(1, ASH, SATORES) == [5, 5]
    finish_weak(scene)
    assert scene.house(SATORES).scored["battles"] == 4


def test_the_grey_temple_is_destroyed() -> None:
    """candelabria.ru.txt:894"""
    scene = at_the_grey_temple(2).tactics(ASH, "tactic_14").fight(1).commits(ASH, "tactic_14")
    while scene.points_asked[0] != (ASH, "effect"):
        scene.skip()
    scene.take("symbol:destroy_temple:1:tactic", "region:1")
    finish_weak(scene)
    assert scene.house(SATORES).scored["battles"] == 4


def test_nobody_active_at_the_grey_temple() -> None:
    """candelabria.ru.txt:1126"""

    def only_unlit(s: State) -> None:
        s.battle, s.fighters = 1, [0, 1]

    board = stage().temples(1, "grey").castle(ASH, "r8_mine").flames(ASH).edit(only_unlit)
    board.candle(ASH, "explorer", "r1_mine", 0).candle(SATORES, "explorer", "r1_mine", 0)
    assert winner(board.begin(["turn", 0]).s, 1) == -1


def test_zero_to_zero() -> None:
    """Ruling on candelabria.ru.txt:679: the track decides."""

    def only_unlit(s: State) -> None:
        s.battle, s.fighters = 1, [0, 1]

    board = stage().track(SATORES, ASH, NOVA).castle(ASH, "r8_mine").flames(ASH).edit(only_unlit)
    board.candle(ASH, "explorer", "r1_mine", 0).candle(SATORES, "explorer", "r1_mine", 0)
    assert winner(board.begin(["turn", 0]).s, 1) == 1


def test_a_lone_curse_does_not_take_part() -> None:
    """Ruling on candelabria.ru.txt:667"""
    board = stage().curses("curse_05").haunts(1, NOVA, 8)
    scene = board.season("war").begin(["battle", 8], ["turn", 0]).asks(ASH, "turn")
    assert scene.house(ASH).points == 4


# The end of the season


def test_cards_once_a_season() -> None:
    """candelabria.ru.txt:677"""
    cards = ("tactic_03", "tactic_04", "tactic_02", "tactic_19")
    board = stage().tactics(ASH, *cards).flames(NOVA, "r8_mine", "r7_mine").edit(no_weak_actions)
    board.flames(ASH, "r8_forge", "r7_portal").tactics(NOVA).curses("curse_01")
    scene = board.season("war").begin(["battle", 7], ["battle", 8], ["end_of_war"])
    scene.commits(ASH, "tactic_03", "tactic_04")
    while scene.points_asked != [(ASH, "commit")]:
        scene.answer([])
    assert scene.keys == ["tactic:tactic_02", "tactic:tactic_19"]
    scene.commits(ASH, "tactic_02")
    while scene.s.season == "war":
        scene.answer(scene.keys[: scene.choice.least])
    assert sorted(scene.house(ASH).tactics) == sorted(cards)


def test_clean_up() -> None:
    """candelabria.ru.txt:730-741"""
    board = stage().candle(ASH, "explorer", "r8_mine", card="upgraded_02")
    board.candle(ASH, "warrior", "r8_mine", card="upgraded_01").hand(ASH).temples(8, "black")
    cards = ["ash_candle_1", "ash_candle_2", "ash_candle_3"]

    def manoeuvred(s: State) -> None:
        s.houses[0].area = list(cards)
        s.box += s.curse_deck[:3]
        del s.curse_deck[:3]

    board.edit(manoeuvred).cursed(5)
    scene = board.season("war").begin(["end_of_war"]).asks(ASH, "turn")
    ash = scene.house(ASH)
    assert scene.s.deck[-2:] == ["upgraded_02", "upgraded_01"]
    assert ash.candles == {}
    assert ash.seals == {}
    assert sorted(ash.hand) == [*cards, "ash_candle_4"]
    assert sorted(ash.known) == [*cards, "ash_candle_4"]
    assert ash.flames == ["r8_mine", "r8_forge", "r8_barracks"]
    assert scene.s.top_temple(8) == "black"
    assert scene.s.year == 2
    assert 5 not in scene.s.cursed or "curse_05" in [curse.card for curse in scene.s.curses]


def test_curses_leave() -> None:
    """candelabria.ru.txt:739-740"""
    board = stage(year=3).curses("curse_01", "curse_02").haunts(1, ASH, 8).influence(2, nova_vita=2)
    board.season("war")
    scene = board.begin(["turn", 0], ["end_of_war"]).take("manoeuvre:ash_candle_1")
    supply = scene.house(NOVA).supply
    scene.skip()
    assert [curse.card for curse in scene.s.curses] == ["", "", ""]
    assert {"curse_01", "curse_02"} <= set(scene.s.box)
    assert scene.house(NOVA).supply == supply + 2


def test_symbols_of_the_war_reach_the_region_alone() -> None:
    """candelabria.ru.txt:882, 886: only the region of the battle offers targets."""
    board = stage().candle(ASH, "pilgrim", "r8_mine", 1).candle(ASH, "warrior", "r5_mine", 1)
    board.candle(NOVA, "warrior", "r5_portal", 1).candle(NOVA, "pilgrim", "r8_forge", 1)
    kindle = board.begin(["effects", 0, 5, [["kindle", 1, "tactic"]]], ["turn", 0])
    assert [key for key in kindle.keys if key.startswith("candle:")] == ["candle:ash:warrior"]


def test_a_candle_without_flames_is_not_put_out() -> None:
    """candelabria.ru.txt:290, 886"""
    board = stage().candle(NOVA, "warrior", "r5_portal", 0).candle(SATORES, "pilgrim", "r5_mine")
    board.candle(SATORES, "warrior", "r5_barracks")
    scene = board.begin(["effects", 0, 5, [["extinguish", 1, "tactic"]]], ["turn", 0])
    assert sorted(scene.keys) == ["candle:satores:pilgrim", "candle:satores:warrior"]


def test_only_what_stands_in_the_region_fights() -> None:
    """candelabria.ru.txt:679-681"""
    board = stage().candle(ASH, "warrior", "r8_mine").candle(NOVA, "warrior", "r5_portal", 1)
    scene = board.begin(["turn", 0])
    assert scene.powers(5, ASH, NOVA) == [0, 1]


def test_whoever_is_not_there_wins_no_tie() -> None:
    """candelabria.ru.txt:667, 679: a House with figures but no power takes part; one without
    figures does not."""

    def without_ash(s: State) -> None:
        s.fighters = [1, 2]

    board = stage(ASH, SATORES, NOVA).track(ASH, SATORES, NOVA).castle(ASH, "r8_mine").flames(ASH)
    scene = board.edit(without_ash).begin(["turn", 0])
    assert scene.powers(5, ASH, SATORES, NOVA) == [0, 0, 0]
    assert winner(scene.s, 5) == scene.seat(SATORES)
