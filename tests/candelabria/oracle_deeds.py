"""An oracle of the steps that happen by themselves, which it watches from outside.

By the rulebook it tells who wins a battle and with what gain, who controls a curse, the price of a
deployment, and the scoring at the end.
"""

from collections.abc import Callable
from typing import Any

import pytest

from rules.candelabria import book
from rules.core import Flow
from rules.core.rulebook import Procedure

from .oracle import BOX, ROLES, Position

Watch = Callable[[Position, Position, list[Any]], None]
WATCHED: dict[str, Watch] = {}


def watches(procedure: str) -> Callable[[Watch], Watch]:
    """Register a check of a step; it is given the positions before and after, and the step's
    subject."""

    def register(function: Watch) -> Watch:
        WATCHED[procedure] = function
        return function

    return register


def watch(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Watch all these steps from now on; return how often each was seen."""
    seen = dict.fromkeys(WATCHED, 0)

    def watched(name: str, run: Callable[..., None]) -> Callable[..., None]:
        def step(g: Flow[Any], *args: Any) -> None:
            before = Position(g.s)
            run(g, *args)
            seen[name] += 1
            WATCHED[name](before, Position(g.s), list(args))

        return step

    for name in WATCHED:
        usual = book.procedures[name]
        assert not usual.asks
        monkeypatch.setitem(book.procedures, name, Procedure(watched(name, usual.run), False))
    return seen


def scored(p: Position, me: int, source: str) -> int:
    return int(p.houses[me]["scored"].get(source, 0))


@watches("decide")
def decide(before: Position, after: Position, args: list[Any]) -> None:  # :681, 323
    """Check that the rightful winner of the battle is awarded the points next, if there is one."""
    number, fighters = before.s["battle"], before.s["fighters"]
    won = before.winner(number, fighters)
    following = after.s["agenda"][-1] if after.s["agenda"] else []
    assert (following == ["award", won]) == (won is not None), (won, following)


@watches("award")
def award(before: Position, after: Position, args: list[Any]) -> None:  # :685, 940
    (me,), number = args, before.s["battle"]
    fighters, points = before.s["fighters"], [4, 8, 12][before.year - 1]
    for curse in before.s["curses"] if len(fighters) > 1 else ():
        effect = BOX["curse"][curse["card"]]["effect"] if curse["card"] else ""
        if (curse["owner"], curse["region"], effect) == (me, number, "double_battle_vp"):
            points *= 2
    assert scored(after, me, "battles") - scored(before, me, "battles") == points
    order = [it for it in before.track if it in fighters]
    track = list(before.track)
    if order[0] == me and len(order) > 1:
        track.remove(me)
        track.insert(track.index(order[-1]) + 1, me)
    assert after.track == track


@watches("control")
def control(before: Position, after: Position, args: list[Any]) -> None:  # :641-649
    (slot,) = args
    curse = before.s["curses"][slot]
    if not curse["card"]:
        return
    flames = curse["influence"]
    most = max(flames)
    owner = next((me for me in before.track if most and flames[me] == most), None)
    following = [it for it in after.s["agenda"] if it[0] == "place_curse"]
    assert following == ([["place_curse", owner, slot]] if owner is not None else [])
    for me, house in enumerate(after.houses):
        spent = scored(after, me, "quests") > scored(before, me, "quests")
        assert house["supply"] == before.houses[me]["supply"] + flames[me] - spent
    assert not any(after.s["curses"][slot]["influence"])


@watches("end_of_war")
def end_of_war(before: Position, after: Position, args: list[Any]) -> None:  # :730-741
    assert not after.s["cursed"]
    kept = [2] if after.two else []  # :802
    for slot, curse in enumerate(after.s["curses"]):
        assert bool(curse["card"]) == (slot in kept and bool(before.s["curses"][slot]["card"]))
    under: list[str] = []
    for me in before.track:
        was, now = before.houses[me], after.houses[me]
        assert sorted(now["tactics"]) == sorted(was["tactics"] + was["spent"])
        assert sorted(now["hand"]) == sorted(was["hand"] + was["area"])
        assert not any(now[it] for it in ("candles", "seals", "spent", "area"))
        assert sorted(now["flames"]) == sorted(was["flames"])
        under += [was["seals"][role] for role in ROLES if role in was["seals"]]
    assert after.s["deck"] == before.s["deck"] + under


@watches("finish")
def finish(before: Position, after: Position, args: list[Any]) -> None:  # :743-747
    result, totals = after.s["result"], list[int]()
    for me, house in enumerate(before.houses):
        parts = house["scored"] | before.end_parts(me)
        assert {it: n for it, n in result["parts"][me].items() if n} == {
            it: n for it, n in parts.items() if n
        }
        totals.append(sum(parts.values()))
    assert result["scores"] == totals
    order = sorted(before.track, key=lambda me: -totals[me])
    assert result["ranking"] == [[me] for me in order]


@watches("mist")
def mist(before: Position, after: Position, args: list[Any]) -> None:  # :459-463, 780-784
    """Check the number of curses for the year, and their regions, or with two players their
    mines."""
    year = before.year + 1
    old = [it["card"] for it in before.s["curses"] if it["card"]]
    new = [it for it in after.s["curses"] if it["card"] not in ("", *old)]
    few = len(before.houses) < 4
    assert len(new) == ([3, 2, 2] if few else [3, 3, 3])[year - 1]
    regions = [BOX["curse"][it["card"]]["region"] for it in new]
    assert sorted(after.s["cursed"]) == ([] if after.two else sorted(regions))
    if after.two:
        assert [it["territory"] for it in new] == [f"r{number}_mine" for number in regions]
    for me, house in enumerate(after.houses):
        joined = house["hand"][len(before.houses[me]["hand"]) :]
        assert all(BOX["candle"][card]["house"] == house["id"] for card in joined)
        assert len(joined) == (year > 1)


def arrived(before: Position, after: Position, me: int, to: str) -> None:
    """Check that a move of a manoeuvre ended at its goal, and left a ground flame."""
    was, now = before.houses[me], after.houses[me]
    assert to in after.standing(me)
    if was["supply"] and not after.solo:  # in solo, enemies strike at once
        assert to in now["flames"]


def paid(before: Position, after: Position) -> None:
    """Check that a card that came into a slot was paid in wax."""
    for me, house in enumerate(after.houses):
        was = before.houses[me]
        new = [card for role, card in house["seals"].items() if was["seals"].get(role) != card]
        if new:
            assert was["wax"] - house["wax"] == sum(BOX["candle"][card]["wax"] for card in new)


def bought(before: Position, after: Position, me: int, point: str) -> None:
    """Check that the forge is paid its price and that a curse's gift is free."""  # :577, 932
    was, now = before.houses[me], after.houses[me]
    tokens = now["upgrades"][len(was["upgrades"]) :]
    price = sum(BOX["upgrade"][token]["year"] for token in tokens)
    price += 2 * (sum(before.s["temple_supply"].values()) - sum(after.s["temple_supply"].values()))
    assert was["gold"] - now["gold"] == price * (point != "tempt"), (point, tokens)
