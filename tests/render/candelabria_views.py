"""Positions of The Curse of Candelabria, put together by hand and seen through its own view."""

from collections.abc import Callable
from functools import cache, partial
from typing import cast

import locales
from rules import new_game
from rules.candelabria.parts import BOX, TACTICS, UPGRADED
from rules.candelabria.seen import View
from tests.candelabria.stage import (
    ASH,
    CHIMERA,
    ENGINEERS,
    KNIGHTS,
    NOVA,
    SATORES,
    Scene,
    Stage,
    stage,
)

LANGUAGES = ("en", "ru")
SIX = (ASH, ENGINEERS, SATORES, NOVA, KNIGHTS, CHIMERA)
ROLES = ("explorer", "pilgrim", "warrior")
LONG_NAMES = ("Анна-Мария Константинопольская", "Maximilian of the Long Name", "Ö", "ъ" * 32)
PEOPLE = ("Анна", "Boris", "Cai", "Дарья", "Eva", "Фёдор")
LONGEST = sorted(
    UPGRADED, key=lambda id: -len(locales.text("ru", "candelabria/parts", f"candle-{id}"))
)
TOKENS = ["upgrade_20", "upgrade_05", "upgrade_29", "upgrade_23", "upgrade_12", "upgrade_01"]


def early(players: int = 4) -> Stage:
    """Return the first turn; curses lie on their board, and nothing has been influenced."""
    board = stage(*SIX[:players]) if players > 3 else stage()
    return board.curses("curse_03", "curse_08", "curse_05").cursed(3, 8, 5)


def middle(players: int = 4) -> Stage:
    """Return the second year: candles wander, temples stand, a curse is fought for."""
    houses = SIX[:players] if players > 3 else (ASH, SATORES, NOVA)
    board = stage(*houses, year=2).curses("curse_01", "curse_07", "curse_04").cursed(1, 7, 4)
    board.temples(2, "white").temples(4, "white", "grey").temples(6, "black")
    for number, house in enumerate(houses):
        board.influence(1 + number % 2, **{house: number + 1})
        board.hand(house, *LONGEST[3 * number : 3 * number + 3], known=False)
        board.store(house, wax=number, gold=4 - number)
        board.tactics(house, f"{house}_tactic_1", "tactic_05", "tactic_12")
        board.upgrades(house, *TOKENS[: number % 3])
    board.candle(ASH, "warrior", "r6_curse", 3).candle(ASH, "explorer", "r7_mine", 0)
    board.candle(SATORES, "pilgrim", "r1_mine", 2).flames(NOVA, "r4_mine", "r1_tavern", "r6_mine")
    return board


def full(season: str = "kindling") -> Stage:
    """Return the fullest possible board: six Houses, all in one place."""
    board = stage(*SIX, year=3, quests=True, withering=True).season(season)
    board.curses("curse_03", "curse_07", "curse_10").cursed(3, 7)
    crowded = ("r6_curse", "r6_mine", "r1_tavern", "r10_curse")
    for number, house in enumerate(SIX):
        board.flames(house, *crowded, "r5_mine", "r9_portal")
        board.influence(2, **{house: 3 + number})
        for step, role in enumerate(ROLES):
            board.candle(house, role, crowded[step] if number % 2 else "r6_forge", step + 1)
        board.upgrades(house, *TOKENS[: 1 + number])
        board.store(house, wax=9 - number, gold=1)
        board.hand(house, *LONGEST[6 + 5 * number : 11 + 5 * number], known=False)
        board.tactics(house, *(card for card in TACTICS if BOX.tactic[card].house == house))
        board.castle(house, ("r1_tavern", "r6_curse", "r3_curse", "r10_curse", "r9_tavern",
                             "r5_mine")[number])  # fmt: skip
    board.temples(6, "white", "grey", "black", "white").temples(10, "grey", "grey")
    board.edit(lambda s: setattr(s, "withering", [["steal_or_vp", ""] for _ in SIX]))
    return board.haunts(1, ASH, 6).haunts(3, CHIMERA, 6)


def battle() -> Scene:
    """Return a battle with open cards, and one slot left to its weak action."""
    board = middle().season("war").haunts(1, ASH, 6).flames(ENGINEERS, "r6_forge")
    scene = board.tactics(ENGINEERS, "tactic_01").tactics(NOVA).fight(6)
    scene.commits(ASH, "ash_tactic_1", "tactic_05").commits(ENGINEERS, "tactic_01")
    return scene


def two() -> Stage:
    """Return a game of two with figures of curses on territories."""
    board = stage(ASH, SATORES, mode="two").curses("curse_03", "curse_08", "curse_05")
    board.stands(1, "r3_mine").stands(2, "r8_mine").stands(3, "r3_mine")
    return board.candle(ASH, "pilgrim", "r6_mine", 2)


def quests() -> Stage:
    board = stage(ASH, SATORES, NOVA, quests=True)
    board.quests("snuff_with_candle", "build_temple", ash="win_vs_opponent_curse", satores="buy_3")
    return board


def solo(scenario: str = "two_fronts") -> View:
    game = new_game("candelabria", seats=1, options={"mode": f"solo_{scenario}"}, seed=b"solo")
    return cast(View, game.view(0))


def before_the_houses() -> View:
    game = new_game("candelabria", seats=3, seed=b"houses")
    return cast(View, game.view(None))


def finished() -> View:
    scene = full().begin(["turn", 0])
    for number, house in enumerate(scene.s.houses):
        house.scored = {"battles": 40 + 8 * number, "effects": 7, "quests": 4 * number}
    return ended(scene)


def ended(scene: Scene) -> View:
    """Return the same position after the last season."""
    game = scene.game
    state = scene.s
    state.agenda = [["finish"]]
    game.stage(state)
    return cast(View, game.view(None))


def view_of(board: Stage) -> View:
    """Return the position as everybody sees it, with the first seat to act."""
    return cast(View, board.begin(["turn", 0]).game.view(None))


@cache
def seen(position: str, seat: int | None = None) -> View:
    return cast(View, SCENES[position]().game.view(seat))


SCENES: dict[str, Callable[[], Scene]] = {
    "early-3": lambda: early(3).begin(["turn", 0]),
    "early-4": lambda: early(4).begin(["turn", 0]),
    "middle-3": lambda: middle(3).begin(["turn", 0]),
    "middle-4": lambda: middle(4).begin(["turn", 0]),
    "full-6": lambda: full().begin(["turn", 0]),
    "war-6": lambda: full("war").begin(["turn", 0]),
    "battle-4": battle,
    "two-2": lambda: two().begin(["turn", 0]),
    "quests-3": lambda: quests().begin(["turn", 0]),
    "armies-4": lambda: middle().edit(lambda s: setattr(s, "armies", True)).begin(["turn", 0]),
}

POSITIONS: dict[str, Callable[[], View]] = {
    **{name: partial(seen, name, 0) for name in SCENES},
    "before-the-houses": before_the_houses,
    "solo-1": solo,
    "finished-6": finished,
}


GAME = "candelabria"
SHOWN = {
    "empty": POSITIONS["early-4"],
    "full": POSITIONS["full-6"],
    "battle": POSITIONS["battle-4"],
    "alone": POSITIONS["solo-1"],
}
AT_END = POSITIONS["finished-6"]
