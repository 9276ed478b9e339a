"""Solo challenges: the enemies' rules, winning and losing, and a winning line for each."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.candelabria import book
from rules.candelabria.flames import way_of_put_out
from rules.candelabria.parts import BOX
from rules.candelabria.solo import cleared, enemy_turn, march, rekindle, strike
from rules.candelabria.state import Candle, House, State
from rules.core import Event, Flow, Game, Message
from rules.play import random_decision
from tests.candelabria.stage import Scene
from tests.candelabria.winning_lines import LINES

ALL = list(BOX.scenario)
ENEMY = 1


def challenge(scenario: str, level: str = "normal") -> Scene:
    options = {"mode": f"solo_{scenario}", "difficulty": level}
    game = Game(book, book.setup(1, options), b"solo")
    game.start()
    return Scene(game)


def position(scenario: str = "last_wick") -> State:
    return challenge(scenario).s


def enemies(s: State) -> tuple[list[str], dict[str, tuple[str, int]]]:
    enemy = s.houses[ENEMY]
    return enemy.flames, {role: (c.territory, c.flames) for role, c in enemy.candles.items()}


@pytest.mark.parametrize("scenario", ALL)
def test_setting_up(scenario: str) -> None:
    part, s = BOX.scenario[scenario], position(scenario)
    own = s.houses[0]
    assert (own.id, own.castle, own.flames) == (part.house, part.castle, part.flames)
    assert (own.hand, own.tactics) == (part.hand, part.tactics)
    assert (own.wax, own.gold, s.year) == (part.wax, part.gold, part.year)
    assert [house.id for house in s.houses[1:]] == list(part.enemies)
    assert s.side == part.side
    assert not s.temples
    assert not s.track[1:]
    assert (s.round, s.limit) == (1, part.turns)


@pytest.mark.parametrize("scenario", ALL)
def test_the_goal_is_told_at_the_start(scenario: str) -> None:
    part = BOX.scenario[scenario]
    game = Game(book, book.setup(1, {"mode": f"solo_{scenario}"}), b"solo")
    told = {event.id: event.args for event in game.start()}
    goal = told[f"goal-{part.goal.replace('_', '-')}"]
    assert goal.get("place", "") == (f"territory:{part.target}" if part.target else "")


@pytest.mark.parametrize("scenario", ALL)
def test_levels(scenario: str) -> None:
    part = BOX.scenario[scenario]
    limits = [challenge(scenario, level).s.limit for level in ("normal", "hard", "master")]
    assert limits == [part.turns, part.turns - 1, part.par]


@pytest.mark.parametrize(("level", "score"), [("normal", 8), ("master", 0)])
def test_the_last_wick(level: str, score: int) -> None:
    """Play the challenge's winning line turn by turn. Each turn left over brings 4 points."""
    scene = challenge("last_wick", level)
    scene.take("manoeuvre:engineers_candle_2").skip()  # no purchase before the manoeuvre
    scene.take("castle:engineers", "territory:r2_mine", "candle:knights:explorer", "cubes:1:0")
    scene.take("castle:engineers", "territory:r1_forge").skip(2)
    flames, candles = enemies(scene.s)
    assert "r2_mine" not in scene.house("engineers").flames
    assert candles["explorer"] == ("r1_forge", 1)
    assert "r1_forge" in flames
    scene.take("manoeuvre:engineers_candle_1").skip()
    scene.take("castle:engineers", "territory:r1_tavern")
    scene.take(scene.keys[-1])
    scene.take("castle:engineers", "territory:r1_forge", "candle:knights:explorer").skip()
    flames, candles = enemies(scene.s)
    assert candles == {"warrior": ("r1_mine", 4)}
    assert "r6_forge" in flames
    scene.take(f"manoeuvre:{scene.house('engineers').hand[0]}").skip()
    scene.take("castle:engineers", "territory:r2_mine", "flame:r2_mine:knights", "cubes:1:0")
    scene.take("castle:engineers", "territory:r2_curse", "flame:r2_curse:knights").skip(2)
    assert enemies(scene.s)[1] == {"warrior": ("r1_forge", 4)}
    assert len(scene.house("engineers").hand) == 3
    scene.take(scene.keys[-4]).skip()
    scene.take("castle:engineers", "territory:r1_mine", "flame:r1_mine:knights", "cubes:2:0")
    scene.take("castle:engineers", "territory:r6_mine", "flame:r6_mine:knights", "cubes:2:0").skip()
    result = scene.game.result
    assert result is not None
    assert result.won
    assert (result.level, result.kind) == (level, "rival")
    assert result.scores == [score]
    assert (scene.house("engineers").wax, scene.house("engineers").gold) == (8, 2)


@pytest.mark.parametrize("scenario", LINES)
def test_each_challenge_is_won_in_par(scenario: str) -> None:
    """The stored line wins at the hardest level, which allows no more turns than par."""
    scene = challenge(scenario, "master")
    for keys in LINES[scenario]:
        scene.answer(keys)
    result = scene.game.result
    assert result is not None
    assert result.won
    assert scene.s.round <= BOX.scenario[scenario].par


def test_every_challenge_has_a_line() -> None:
    assert {*LINES, "last_wick"} == set(ALL)


# The enemies


def staged(edit: object, scenario: str = "last_wick") -> Scene:
    """Stage a challenge in another position, at the beginning of a turn."""
    scene = challenge(scenario)
    state = scene.s
    assert callable(edit)
    edit(state)
    state.agenda = [["check_goal"], ["after_acting"], ["before_acting"]]
    scene.game.stage(state)
    return Scene(scene.game)


def test_strike_takes_candles_first() -> None:
    """Lit candles lose flames before the ground does: the weakest candle first and, in a tie, the
    explorer."""

    def meeting(s: State) -> None:
        own = s.houses[0]
        own.flames = ["r6_forge", "r6_mine"]
        own.seals = {"explorer": "engineers_candle_1", "warrior": "engineers_candle_2"}
        own.candles = {"warrior": Candle("r6_forge", 1), "explorer": Candle("r6_forge", 1)}

    scene = staged(meeting)
    s, flow = scene.s, scene.game.flow
    own = s.houses[0]
    strike(flow, ENEMY)
    assert own.candles["explorer"].flames == 0
    strike(flow, ENEMY)
    assert own.candles["warrior"].flames == 0
    supply = own.supply
    strike(flow, ENEMY)
    assert own.flames == ["r6_mine"]
    assert own.supply == supply + 1
    strike(flow, ENEMY)
    assert own.flames == []


def test_march() -> None:
    """The nearest candle takes a step; if two are equally near, the warrior does. Of equally near
    territories it enters the lowest."""

    def far(s: State) -> None:
        s.houses[0].flames = ["r3_mine"]
        s.houses[ENEMY].candles = {
            "warrior": Candle("r6_mine", 4),
            "explorer": Candle("r2_curse", 2),
        }
        s.houses[ENEMY].flames = []

    scene = staged(far)
    march(scene.game.flow, ENEMY)
    flames, candles = enemies(scene.s)
    assert candles == {"warrior": ("r3_mine", 4), "explorer": ("r2_curse", 2)}
    assert flames == ["r3_mine"]
    march(scene.game.flow, ENEMY)
    assert enemies(scene.s)[1]["warrior"] == ("r3_mine", 4)


def test_nobody_marches_without_a_goal() -> None:
    def dark(s: State) -> None:
        s.houses[0].flames = []

    scene = staged(dark)
    before = enemies(scene.s)
    march(scene.game.flow, ENEMY)
    assert enemies(scene.s) == before


def test_rekindle() -> None:
    """The weakest candle gets the flame; if all are full, the castle's territory does."""
    scene = staged(lambda s: None)
    enemy = scene.s.houses[ENEMY]
    enemy.candles = {"warrior": Candle("r6_mine", 1), "explorer": Candle("r2_mine", 1)}
    rekindle(scene.game.flow, ENEMY)
    assert enemies(scene.s)[1] == {"warrior": ("r6_mine", 2), "explorer": ("r2_mine", 1)}
    rekindle(scene.game.flow, ENEMY)
    rekindle(scene.game.flow, ENEMY)
    rekindle(scene.game.flow, ENEMY)
    assert enemies(scene.s)[1] == {"warrior": ("r6_mine", 4), "explorer": ("r2_mine", 2)}
    rekindle(scene.game.flow, ENEMY)
    assert "r6_forge" in enemies(scene.s)[0]


def test_enemies_rekindle_every_second_turn() -> None:
    """The enemies have nobody to march to, so only rekindling changes the warrior's flames."""

    def weak(s: State) -> None:
        s.houses[0].flames, s.houses[0].castle = [], "r10_mine"
        s.houses[ENEMY].candles = {"warrior": Candle("r6_mine", 1)}

    scene = staged(weak)
    flames = []
    for _ in range(4):
        scene.take(next(key for key in scene.keys if key.startswith("manoeuvre"))).skip(2)
        flames.append(scene.s.houses[ENEMY].candles["warrior"].flames)
    assert flames == [1, 2, 2, 3]


@pytest.mark.parametrize("scenario", ALL)
def test_what_is_announced_is_what_changes_on_the_board(scenario: str) -> None:
    """Announced flames, candles and their places are compared before and after the turn."""
    game, chance = challenge(scenario).game, Random(2)
    heard = Counter[str]()
    while game.pending:
        before = game.state
        announced = [args for _, args in game.view(None)["announced"]]
        flow = Flow(book, book.decode(book.encode(before)), b"enemies")
        if announced:
            enemy_turn(flow)
        after = flow.s
        lost = {f"territory:{it}" for it in before.houses[0].flames} - {
            f"territory:{it}" for it in after.houses[0].flames
        }
        struck = [args["struck"] for args in announced if args["strikes"]]
        assert lost == {it for it in struck if it.startswith("territory:")}
        assert own_light(before) - own_light(after) == len(struck) - len(lost)
        for args in announced:
            enemy = before.house(args["seat"].partition(":")[2])
            assert what_it_did(before.houses[enemy], after.houses[enemy]) == told(args)
            heard += Counter({it: args[it] > 0 for it in ("strikes", "marches", "lights")})
        random_decision(game, chance)
    assert heard["marches"]


def own_light(s: State) -> int:
    return sum(candle.flames for candle in s.houses[0].candles.values())


def what_it_did(before: House, after: House) -> tuple[set[str], set[str], set[str]]:
    """Return the steps of an enemy's candles, the flames that it lit, and its candles that burn
    brighter."""
    steps = {
        f"role:{role} territory:{candle.territory}"
        for role, candle in after.candles.items()
        if candle.territory != before.candles[role].territory
    }
    lit = {f"territory:{it}" for it in set(after.flames) - set(before.flames)}
    brighter = {
        f"role:{role}"
        for role, candle in after.candles.items()
        if candle.flames > before.candles[role].flames
    }
    return steps, lit, brighter


def told(args: dict[str, Any]) -> tuple[set[str], set[str], set[str]]:
    steps = {f"{args['figure']} {args['territory']}"} if args["marches"] else set[str]()
    lit = {args["lit"]} if args["lights"] else set[str]()
    if args["kindles"] == 2:
        lit = lit | {args["kindled"]}
    return steps, lit, {args["kindled"]} if args["kindles"] == 1 else set()


@pytest.mark.parametrize("scenario", ALL)
def test_what_the_enemies_will_do_is_told_before(scenario: str) -> None:
    """At each question of a random game, the announcement must be just what comes then."""
    game, chance = challenge(scenario).game, Random(1)
    while game.pending:
        announced = game.view(None)["announced"]
        events = turn_of_enemies(game.state)
        for id, args in announced:
            mine = [event for event in events if who_acts(event) in (args["seat"], "")]
            assert id == "announced-enemy"
            assert args["strikes"] == sum(it.id in ("dims", "puts-out") for it in mine)
            assert args["marches"] == sum(it.id == "moves" for it in mine)
            assert (args["kindles"] == 1) == any(it.id == "kindles" for it in mine)
            if args["marches"]:
                assert args["territory"] in [it.args.get("territory") for it in mine]
            lit = [args.get("lit")] * args["lights"] + [args.get("kindled")] * (
                args["kindles"] == 2
            )
            assert lit == [it.args["territory"] for it in mine if it.id == "lights"]
        random_decision(game, chance)
    assert game.view(None)["announced"] == []


def turn_of_enemies(s: State) -> list[Event]:
    flow = Flow(book, book.decode(book.encode(s)), b"enemies")
    enemy_turn(flow)
    return flow.events


def who_acts(event: Event) -> str:
    if "seat" in event.args:
        return str(event.args["seat"])
    return f"rival:{str(event.args['figure']).split(':')[1]}" if "figure" in event.args else "?"


def test_an_announcement_in_words() -> None:
    def meeting(s: State) -> None:
        s.houses[0].flames = ["r3_mine"]
        s.houses[ENEMY].candles = {"warrior": Candle("r6_mine", 3)}
        s.houses[ENEMY].flames = []
        s.round = 2

    assert announcement(meeting) == (
        "As the board stands, in the next turn of Knights of Light no flame goes out, the warrior "
        "moves to Mine 3, a ground flame is lit (Mine 3), the warrior gains a flame."
    )


def test_both_flames_of_one_turn_are_announced() -> None:
    """The announcement names both flames: at the warrior's goal, and at a full candle's castle."""

    def full(s: State) -> None:
        s.houses[0].flames = ["r3_mine"]
        s.houses[ENEMY].candles = {"warrior": Candle("r6_mine", 4)}
        s.houses[ENEMY].flames = []
        s.round = 2

    assert announcement(full) == (
        "As the board stands, in the next turn of Knights of Light no flame goes out, the warrior "
        "moves to Mine 3, a ground flame is lit (Mine 3), a ground flame is lit at its castle "
        "(Forge 6)."
    )


def announcement(edit: object) -> str:
    (told,) = staged(edit).game.view(None)["announced"]
    return book.speaker("en").say(Message(told[0], told[1]))


def test_the_board_is_cleared() -> None:
    """Flames and candles on the target and beside it count, castles do not."""
    s = position()
    assert not cleared(s)
    s.houses[ENEMY].flames = ["r6_curse"]
    s.houses[ENEMY].candles = {}
    s.houses[ENEMY].castle = "r2_mine"
    assert cleared(s)
    s.houses[ENEMY].candles = {"warrior": Candle("r6_mine", 1)}
    assert not cleared(s)


# Changed rules


def test_time_is_up() -> None:
    scene = challenge("first_spark", "master")
    while not scene.game.over:
        scene.answer([scene.keys[-1]] if scene.choice.least else [])
    result = scene.game.result
    assert result is not None
    assert (result.won, result.reason) == (False, "reason-time")
    assert scene.s.round == BOX.scenario["first_spark"].par


def test_one_tactics_card_a_turn() -> None:
    scene = challenge("unmasking")
    scene.take("play:nova_vita_tactic_2")
    assert set(scene.keys) == {"region:4"} or scene.choice.point == "candelabria.kindle"
    scene.skip()
    assert not any(key.startswith("play:") for key in scene.keys)
    assert "nova_vita_tactic_2" in scene.s.box
    scene.take("manoeuvre:nova_vita_candle_1").skip()
    assert scene.choice.point == "candelabria.turn"
    assert "play:nova_vita_tactic_1" in scene.keys


def test_a_tactics_card_after_acting() -> None:
    scene = challenge("unmasking").take("manoeuvre:nova_vita_candle_1").skip()
    assert scene.choice.point == "candelabria.after"
    assert scene.keys == [f"play:nova_vita_tactic_{n}" for n in (1, 2, 3)]


def test_steal_takes_from_the_bank() -> None:
    scene = challenge("last_wick").take("play:engineers_tactic_2")
    scene.take("cube:gold", "cube:gold")
    assert scene.house("engineers").gold == 4


def test_the_forge_sells_upgrades_alone() -> None:
    scene = challenge("last_wick").take("manoeuvre:engineers_candle_1")
    assert scene.choice.point == "candelabria.forge"
    assert scene.keys
    assert all(key.startswith("stack:") for key in scene.keys)


def test_influence_moves_an_enemy() -> None:
    scene = challenge("unmasking").take("deploy:nova_vita_candle_2", "role:explorer")
    scene.take("symbol:curse_influence:1:candle", "nudge:satores:explorer:r6_forge")
    assert scene.house("satores").candles["explorer"].territory == "r6_forge"


def test_flames_put_out_go_home() -> None:
    scene = staged(lambda s: None)
    s = scene.s
    s.put_out = [0, ENEMY]
    supplies = [house.supply for house in s.houses]
    way_of_put_out.of(s)(scene.game.flow)
    assert [house.supply for house in s.houses] == [n + 1 for n in supplies]
    assert s.put_out == []


def test_the_hand_comes_back() -> None:
    scene = challenge("night_watch")
    for card in BOX.scenario["night_watch"].hand:
        assert f"manoeuvre:{card}" in scene.keys
        scene.take(f"manoeuvre:{card}").skip(2)
    assert scene.house("knights").hand == BOX.scenario["night_watch"].hand
    assert scene.s.round == 4
