"""Payments and what may replace them; all legal payments are compared with a search."""

from itertools import product
from random import Random

import pytest

from rules.bonfire.parts import GOLD, RESOURCES, TOKENS, YELLOW
from rules.bonfire.payment import (
    Pieces,
    affords,
    amounts,
    means,
    resource_payments,
    token_payments,
)
from rules.bonfire.state import City
from tests.bonfire.stage import city, goods, me, options, play, refuse, stage, tokens

SHIP, PATH = TOKENS.index("ship"), TOKENS.index("path")
HERB, FLOWER = RESOURCES.index("herb"), RESOURCES.index("flower")


def test_all_payments_for_one_path_token() -> None:
    """bonfire.ru.txt:442"""
    game = stage(city(tokens={"path": 1, "ship": 2, "yellow": 1}))
    play(game, "build_path")
    assert options(game) == ["pay:path:1", "pay:yellow:1", "pay:ship:2"]
    refuse(game, "pay:ship:1:path:1")


def test_all_payments_for_two_path_tokens() -> None:
    """bonfire.ru.txt:442"""
    held = tuple(tokens(path=1, ship=2, yellow=1))
    assert token_payments(held, PATH, 2, 1) == (
        "pay:path:1:yellow:1",
        "pay:ship:2:path:1",
        "pay:ship:2:yellow:1",
    )


def test_a_yellow_token_pays_for_two_with_master_5() -> None:
    """bonfire.ru.txt:894"""
    held = tuple(tokens(ship=1, path=1, gnome=1, yellow=1))
    assert token_payments(held, SHIP, 3, 1) == ("pay:ship:1:path:1:gnome:1:yellow:1",)
    assert token_payments(held, SHIP, 3, 2) == (
        "pay:ship:1:yellow:1",
        "pay:path:1:gnome:1:yellow:1",
    )
    game = stage(city(tokens={"yellow": 1, "path": 1}, gnomes=[5], path=["path_01"] * 3))
    play(game, "build_path")
    assert me(game).tokens == tokens(path=1)


def test_what_replaces_resources() -> None:
    """bonfire.ru.txt:443"""
    held = tuple(goods(flower=3, shell=1, gold=1))
    assert set(resource_payments(held, (FLOWER, HERB), False)) == {
        "pay:flower:1:gold:1",
        "pay:flower:2:shell:1",
        "pay:flower:3",
    }


def test_a_master_that_asks_for_gold() -> None:
    """bonfire.ru.txt:713, 895"""
    held = tuple(goods(herb=2, root=1))
    assert set(resource_payments(held, (GOLD,), False)) == {"pay:herb:2", "pay:herb:1:root:1"}
    assert "pay:root:1" in resource_payments(held, (GOLD,), True)


def test_replacing_does_not_fulfil_tasks() -> None:
    """bonfire.ru.txt:444"""
    three_flowers = {1: "red_07"}
    game = stage(city(tasks=three_flowers, goods={"flower": 2, "gold": 3}, tokens={"ship": 2}))
    refuse(game, "light_bonfire", 648)
    assert "light_bonfire" in options(stage(city(tasks=three_flowers, goods={"flower": 3})))


# Exhaustive: a payment is legal if it covers the cost and needs each of its pieces


def covers_tokens(paid: Pieces, token: int, cost: int, worth: int) -> bool:
    """Tell if these tokens cover the cost: each is of the right type, a yellow one, or one of a
    pair of any others."""
    own, yellow = paid[token], paid[YELLOW]
    others = sum(paid) - own - yellow
    best = 0
    for own_in_pairs, yellow_in_pairs in product(range(own + 1), range(yellow + 1)):
        pairs = (others + own_in_pairs + yellow_in_pairs) // 2
        best = max(best, own - own_in_pairs + worth * (yellow - yellow_in_pairs) + pairs)
    return best >= cost


def covers_resources(paid: Pieces, cost: Pieces) -> bool:
    wanted = [cost.count(kind) for kind in range(len(RESOURCES))]
    best = 0
    for used in product(
        *(range(min(have, want) + 1) for have, want in zip(paid, wanted, strict=True))
    ):
        left = [have - kept for have, kept in zip(paid, used, strict=True)]
        gold = left[GOLD]
        units = len(cost) - sum(used)
        for golden in range(min(gold, units) + 1):
            pairs = (sum(left) - golden) // 2
            best = max(best, sum(used) + golden + min(pairs, units - golden))
    return best >= len(cost)


def within(held: Pieces) -> list[Pieces]:
    return list(product(*(range(number + 1) for number in held)))


def without_one(paid: Pieces) -> list[Pieces]:
    return [
        tuple(number - (kind == left_out) for kind, number in enumerate(paid))
        for left_out, there in enumerate(paid)
        if there
    ]


@pytest.mark.parametrize("worth", [1, 2])
@pytest.mark.parametrize("cost", [1, 2, 3])
def test_token_payments_are_all_that_there_are(cost: int, worth: int) -> None:
    chance = Random(cost)
    for _ in range(8):
        held = tuple(chance.choice((0, 1, 2, 3)) for _ in TOKENS)
        token = chance.randrange(6)
        legal = {
            "pay:" + amounts(paid, TOKENS)
            for paid in within(held)
            if covers_tokens(paid, token, cost, worth)
            and not any(covers_tokens(less, token, cost, worth) for less in without_one(paid))
        }
        offered = token_payments(held, token, cost, worth)
        assert set(offered) == legal
        assert len(set(offered)) == len(offered)


@pytest.mark.parametrize("cost", [(0,), (0, 1), (2, 2), (GOLD,), (GOLD, GOLD)])
def test_resource_payments_are_all_that_there_are(cost: Pieces) -> None:
    chance = Random(len(cost))
    for _ in range(8):
        held = tuple(chance.choice((0, 1, 2, 3)) for _ in RESOURCES)
        legal = {
            "pay:" + amounts(paid, RESOURCES)
            for paid in within(held)
            if covers_resources(paid, cost)
            and not any(covers_resources(less, cost) for less in without_one(paid))
        }
        offered = resource_payments(held, cost, False)
        assert set(offered) == legal
        assert len(set(offered)) == len(offered)
        assert affords(held, cost) == bool(legal)


def test_free_choice_allows_any_resources_and_the_usual_payments() -> None:
    """bonfire.ru.txt:893, 895"""
    held = tuple(goods(herb=2, root=1, gold=1))
    usual = set(resource_payments(held, (FLOWER, FLOWER), False))
    free = {"pay:herb:2", "pay:herb:1:root:1", "pay:herb:1:gold:1", "pay:root:1:gold:1"}
    assert set(resource_payments(held, (FLOWER, FLOWER), True)) == usual | free


def test_the_cheapest_payment_comes_first() -> None:
    held = tuple(tokens(path=2, ship=4, yellow=2))
    counts = [
        sum(int(number) for number in key.split(":")[2::2])
        for key in token_payments(held, PATH, 2, 1)
    ]
    assert counts == sorted(counts)
    assert token_payments(held, PATH, 2, 1)[0] == "pay:path:2"


@pytest.mark.parametrize("gnomes", [[], ["master_05"]])
def test_means_are_the_highest_price_that_can_be_paid(gnomes: list[str]) -> None:
    chance = Random(1)
    for _ in range(60):
        held = [chance.randrange(4) for _ in TOKENS]
        rich = City("red", "city_a", [[], []], [], "", tokens=held, gnomes=gnomes)
        for token, most in enumerate(means(rich)):
            worth = 2 if gnomes else 1
            assert not most or token_payments(tuple(held), token, most, worth)
            assert not token_payments(tuple(held), token, most + 1, worth)
