"""The announced step of a side without a person happens, unless somebody intervenes."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rules.core import Event, Game
from rules.play import random_answer

from .variants import Variant

Announced = dict[str, dict[str, Any]]
BASILISK = "rival:basilisk"


def announced(game: Game[Any]) -> Announced:
    return dict(game.view(0).get("announced", ()))


def sent(events: list[Event]) -> Iterator[str]:
    """Yield the companions that the Basilisk sends before its stack is shuffled anew."""
    for event in events:
        if event.id in {"trained", "dawn"}:  # the Basilisk's stack is shuffled
            return
        if event.id in SENDING and event.args["seat"] == BASILISK:
            yield str(event.args["companion"])


def basilisk(said: Announced, events: list[Event]) -> bool | None:
    first = next(sent(events), None)
    if first is None or "announced-basilisk" not in said:
        return None
    return first == str(said["announced-basilisk"]["companion"])


def tom(said: Announced, events: list[Event]) -> bool | None:
    """Tell if Tom's next card is as announced; None if he plays none."""
    turned = [event.args["card"] for event in events if event.id == "tom_card"]
    if not turned:
        return None
    for id in ("announced-tom", "announced-tom-sure"):
        if id in said:
            cards = said[id]["cards"].split(":")[1:]
            return str(turned[0]).partition(":")[2] in cards
    return "announced-tom-shuffles" in said


SENDING = ("placed-cloaked", "placed-revealed")
SIDES: dict[str, Callable[[Announced, list[Event]], bool | None]] = {
    "ryozen-solo": basilisk,
    "ryozen-story": basilisk,
    "bonfire-solo": tom,
}


@pytest.mark.parametrize("side", SIDES)
def test_what_is_announced_comes(side: str) -> None:
    id, _, mode = side.partition("-")
    came = list[bool]()
    for seed in range(6):
        game, chance = Variant(id, 1, {"mode": mode}).new(seed), Random(seed)
        while not game.over:
            said = announced(game)
            choice = chance.choice(game.pending)
            events = game.answer(choice.seat, choice, random_answer(choice, chance))
            kept = SIDES[side](said, list(events))
            if kept is not None:
                came.append(kept)
    assert len(came) > 40
    assert all(came)
