"""Names of the Basilisk's cards, and of options that the human chooses for it."""

from rules.core import Message, Name, Words

from ..labels import earthquake, harbour, path, thing
from ..registry import book
from .choices import RULES

OWN_WORDS = {
    "ryozen.its_pathfinder": path,
    "ryozen.its_moon_harbour": harbour,
    "ryozen.its_earthquake": earthquake,
}

book.label(*{topic for topic, _ in RULES.values()})(thing)
for _topic, _label in OWN_WORDS.items():
    book.label(_topic)(_label)


@book.noun("enemy")
def enemy(id: str = "") -> Words:
    """Name the enemy deck, or the card with this id."""
    return Name(f"enemy-{id}") if id else Message("enemy-deck")
