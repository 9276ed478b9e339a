"""What everybody sees of Tom: all but the order of his deck."""

from ..city_view import city_seen
from ..seen import TomSeen
from ..state import TOM, Tom
from .side import SIDE


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
