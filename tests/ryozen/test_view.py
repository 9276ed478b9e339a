"""The views that pictures are made from."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.core import Game
from rules.play import random_answer
from rules.ryozen import book
from tests.ryozen.stage import A, B, stage


def keys(view: Any) -> Iterator[str]:
    """Yield the key of everything in a view that has one."""
    if isinstance(view, dict):
        if "key" in view:
            yield view["key"]
        for part in view.values():
            yield from keys(part)
    elif isinstance(view, list):
        for part in view:
            yield from keys(part)


def in_front_of(view: dict[str, Any], me: int) -> set[str]:
    """Return the targets in front of a player: his own things, his companions in the Palace of the
    base game, and the seats."""
    player = view["players"][me]
    hand = {f"hand:{kind}" for kind in player["hand"]}
    cards = {f"card:{card}" for card in player["cards"]}
    palace = {f"palace:{tile['kind']}" for tile in view["palace"]["tiles"] if tile["owner"] == me}
    goods = {f"resource:{good}" for good in player["resources"]}
    shards = {f"shard:{moon}" for moon in player["shards"]}
    seats = {f"seat:{other['seat']}" for other in view["players"]}
    return hand | cards | palace | goods | shards | seats | {"favour"}


@pytest.mark.long
def test_every_option_points_at_something_in_the_view() -> None:
    for seats, options in book.variants():
        game, chance = Game(book, book.setup(seats, options), b"view"), Random(seats)
        game.start()
        while not game.over:
            choice = game.pending[0]
            view = game.view(choice.seat)
            seen = {*keys(view), *in_front_of(view, choice.seat)}
            targets = {option.target for option in choice.options if option.target}
            assert targets <= seen, choice.point
            game.answer(choice.seat, choice, random_answer(choice, chance))


def test_the_view_of_a_position() -> None:
    scene = (
        stage(3)
        .rotation(1)
        .put(A, "guard", "spot:springs:2")
        .edit(lambda s: s.bans.update(springs=1))
        .put(B, "merchant", "spot:altar:1", cloaked=True)
        .put(B, "warrior", "palace")
        .villages("craftsville", then=["fire_cape"])
        .explorer(A, 1)
        .heralds(2, 0, 1)
        .begin(["place", A])
    )
    view = scene.game.view(None)
    assert view["lit"] == ["capital", "altar", "clan_house"]
    springs, altar = view["sectors"][4], view["sectors"][3]
    assert (springs["guarded_by"], springs["guard_spot"]) == (A, "spot:springs:2")
    assert altar["spots"][0]["tile"] == {"owner": B, "kind": "merchant", "cloaked": True}
    assert [spot["price"] for spot in altar["spots"]] == ["", "", "scroll", "coin"]
    assert view["palace"]["tiles"] == [{"owner": B, "kind": "warrior", "cloaked": False}]
    assert [village["id"] for village in view["villages"]] == [
        *("start", "craftsville", "", "", "", "", "", "altar_tile")
    ]
    assert [village["built"] for village in view["villages"]] == [True] * 2 + [False] * 6
    assert view["villages"][1]["explorers"] == [A]
    assert view["decks"]["next_village"] == "fire_cape"
    assert [player["herald"] for player in view["players"]] == [2, 3, 1]
    assert view["players"][A]["first"] is True
    assert view["result"] is None


def test_the_view_of_the_tower() -> None:
    scene = stage(palace=True).rotation(1).put(B, "merchant", "wall:3").put(A, "bard", "summit")
    palace = scene.begin(["place", A]).game.view(None)["palace"]
    assert palace["mode"] == "tower"
    assert [side["angle"] for side in palace["sides"]] == [240, 330, 60, 150]
    assert [side["seen_by"] for side in palace["sides"]] == [[A], [B], [B], [A]]
    assert palace["sides"][3]["wall"]["tile"]["kind"] == "merchant"
    assert palace["summit"]["tile"]["owner"] == A
