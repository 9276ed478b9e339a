"""What the Basilisk's cards are called, and the options that are chosen for it."""

from rules.core import Message, Words

from ..labels import earthquake, harbour, path, thing
from ..registry import book
from ..words import TEXTS
from .choices import RULES
from .parts import CARDS, TURNING_POINTS

OWN_WORDS = {
    "ryozen.its_pathfinder": path,
    "ryozen.its_moon_harbour": harbour,
    "ryozen.its_earthquake": earthquake,
}

book.label(*{topic for topic, _ in RULES.values()})(thing)
for _topic, _label in OWN_WORDS.items():
    book.label(_topic)(_label)

TEXTS["enemy"] = CARDS


@book.noun("enemy")
def enemy(id: str = "") -> Words:
    """The deck, or a card of it."""
    if not id:
        return Message("enemy-deck")
    return (CARDS[id] if id in CARDS else TURNING_POINTS[id]).name
