"""Positions of Bonfire that random games hardly reach."""

from collections.abc import Iterator
from typing import Any

from rules.bonfire.state import State
from rules.core import Game
from tests.bonfire.stage import FULL, HARD, board, city, play, stage, tasks_on


def rare_moments() -> Iterator[Game[State]]:
    poor: dict[str, Any] = {"ship": "isle_fruit_s", "tokens": {"ship": 1, "task": 2, "gnome": 1}}
    spots = tasks_on("isle_fruit_s", "blue_20", "blue_21")
    yield stage(city(**poor, gifts=[["root"], []]), spots)
    yield stage(city(**poor, gifts=[[], []]), spots)
    yield stage(city(**poor, goods={"fruit": 1, "herb": 1}, gifts=[["herb"], ["root"]]), spots)
    yield stage(city(**poor, goods={"gold": 3}, tasks=dict(enumerate(HARD, start=1))), spots)
    crowded = [f"fate_1:{row}:{column}:right" for row in range(1, 6) for column in (2, 5)]
    yield stage(city(tokens={"ship": 1}, fate=["fate_1:3:4:right", *crowded, "fate_1:3:7:down"]))
    yield stage(city(tokens={"ship": 1}), board(counting=True, first=1))
    yield stage(city(**FULL))
    yield stage(city(**FULL), board(counting=True))
    gnomes = board(masters=["master_01", "master_02", "master_08"])
    game = stage(city(tokens={"gnome": 2}, goods={"fruit": 1}), gnomes)
    play(game, "recruit_gnome")
    yield game
    burning: dict[str, Any] = {"tasks": {1: "blue_01"}, "lit": [1], "portals": [1]}
    game = stage(city(tokens={"guardian": 2}, **burning))
    play(game, "hold_procession", "steps:2", "pay:guardian:2")
    yield game
    usher: dict[str, Any] = {"gnomes": [17, 2], "ship": "isle_grey", "tokens": {"guardian": 1}}
    game = stage(city(**usher, path=["path_05"]))
    play(game, "retrieve_guardian", "hold_procession", "guardian:grey")
    yield game
