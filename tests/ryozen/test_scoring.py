"""The final scoring: sets of shards, the first-player token, resources and ties."""

from itertools import product
from random import Random

import pytest

from rules.core import Event, Game
from rules.play import random_answer
from rules.ryozen import book
from rules.ryozen.parts import MOONS
from rules.ryozen.scoring import best_split
from tests.ryozen.stage import A, B, C, Scene, Stage, stage


def ended(scene: Stage) -> Scene:
    return scene.begin(["final_scoring"])


def scores(scene: Scene) -> list[int]:
    assert scene.game.result is not None
    return scene.game.result.scores


def test_shards_and_resources() -> None:
    """ryozen.ru.txt:637-643"""
    scene = stage().first(B).shards(A, coral=4, agate=1, jade=1).goods(A, 2, 4, 1)
    started = ended(scene.favour(A, 10))
    assert started.game.result is not None
    assert started.game.result.parts[A] == {
        "favour": 10, "one_colour": 9, "three_colours": 6, "loose": 0, "resources": 6,
    }  # fmt: skip
    assert scores(started)[A] == 31


def test_the_first_player_token_is_the_best_shard() -> None:
    """ryozen.ru.txt:642, ryozen-solo.ru.txt:271-273"""
    scene = ended(stage().first(A).goods(A).shards(A, coral=3, jade=2))
    assert scores(scene)[A] == 18


def test_the_token_is_a_shard_even_without_others() -> None:
    """ryozen.ru.txt:642"""
    assert scores(ended(stage().first(A).goods(A).goods(B))) == [1, 0]


def all_splits(held: tuple[int, ...]) -> int:
    """Return the best score by trying everything: one set or one loose shard, and then the rest."""
    if not any(held):
        return 0
    best = 0
    if min(held) >= 1:
        best = 6 + all_splits(tuple(n - 1 for n in held))
    for moon, n in enumerate(held):
        for taken, worth in ((3, 9), (1, 1)):
            if n >= taken:
                left = tuple(m - taken * (i == moon) for i, m in enumerate(held))
                best = max(best, worth + all_splits(left))
    return best


@pytest.mark.parametrize("held", list(product(range(5), repeat=3)), ids=str)
def test_the_best_split_of_shards(held: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:637-645"""
    assert sum(best_split(list(held)).values()) == all_splits(held)


@pytest.mark.parametrize("held", [(0, 0, 0), (2, 0, 0), (1, 1, 0), (4, 1, 1), (5, 2, 2), (2, 2, 1)])
def test_the_best_use_of_the_token(held: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:642"""
    shards = dict(zip(MOONS, held, strict=True))
    scene = ended(stage().first(A).goods(A).shards(A, **shards))
    wild = [tuple(n + (i == moon) for i, n in enumerate(held)) for moon in range(3)]
    assert scores(scene)[A] == max(all_splits(split) for split in wild)


def test_the_most_favour_wins() -> None:
    """ryozen.ru.txt:647"""
    scene = stage(3).heralds(A, B, C)
    for me, favour in ((A, 10), (B, 30), (C, 20)):
        scene.favour(me, favour).goods(me)
    result = ended(scene.first(A)).game.result
    assert result is not None
    assert result.ranking == [[B], [C], [A]]


def test_a_tie_is_won_on_the_capital_track() -> None:
    """ryozen.ru.txt:647"""
    scene = stage().first(A).heralds(B, A).favour(A, 9).favour(B, 10).goods(A).goods(B)
    result = ended(scene).game.result
    assert result is not None
    assert (result.scores, result.ranking) == ([10, 10], [[B], [A]])


@pytest.mark.parametrize("palace", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_is_the_sum_of_what_the_log_tells(seats: int, palace: bool) -> None:
    game = Game(book, book.setup(seats, {"palace": palace}), b"sum")
    events: list[Event] = game.start()
    chance = Random(seats)
    while not game.over:
        choice = game.pending[0]
        events += game.answer(choice.seat, choice, random_answer(choice, chance))
    told = [0] * seats
    for event in events:
        scored = event.id.startswith("scored-")
        if scored or event.args.get("thing") == "favour":
            number, me = int(event.args["number"]), int(str(event.args["seat"])[-1])
            told[me] += number if scored or event.id == "gains" else -number
    assert game.result is not None
    assert told == game.result.scores
    assert [sum(part.values()) for part in game.result.parts] == game.result.scores
    assert sources_told(events, seats) == [
        {source: favour for source, favour in part.items() if favour} for part in game.result.parts
    ]


def sources_told(events: list[Event], seats: int) -> list[dict[str, int]]:
    """Return the points that the log tells of the final scoring, by source, for each seat."""
    told: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        source = "favour" if event.id == "final" else event.id.removeprefix("scored-")
        if (source != event.id) and event.args["number"]:
            told[int(str(event.args["seat"])[-1])][source] = int(event.args["number"])
    return told
