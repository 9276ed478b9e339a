"""The view of Tom. Only the order of his deck is hidden."""

from collections.abc import Mapping
from typing import Any

from rules.core import Message

from ..city_view import city_seen
from ..seen import TomSeen
from ..state import TOM, Tom
from .side import RUNS, SIDE


def tom_seen(tom: Tom) -> TomSeen:
    city = city_seen(tom.city, TOM, SIDE, first=False)
    city["novices"] = tom.novices
    for place in city["places"]:
        place["novice"] = False
    seen: TomSeen = {
        "key": SIDE,
        "city": city,
        "novices": tom.novices,
        "deck": len(tom.deck),
        "discard": [f"tom_card:{card}" for card in tom.discard],
        "run": tom.run,
    }
    if tom.handicap is not None:
        seen["handicap"] = tom.handicap
    return seen


def announced(tom: Tom) -> list[list[Any]]:
    """Return a message that lists the cards left in this run: one of them comes next."""
    told = next_card(tom)
    return [[told.id, dict(told.args)]] if told else []


def next_card(tom: Tom) -> Message | None:
    if tom.deck:
        args: Mapping[str, str] = {"cards": f"tom_cards:{':'.join(sorted(tom.deck))}"}
        return Message("announced-tom" if len(set(tom.deck)) > 1 else "announced-tom-sure", args)
    if tom.run < RUNS:
        return Message("announced-tom-shuffles", {"run": tom.run + 1, "runs": RUNS})
    return None
