"""Names of White Moon's things."""

from rules.core import Message, Name, Words

from ..registry import book

book.place("villager", "receptacle", "artefact")


@book.noun("villager")
def villager(id: str) -> Words:
    return Name(f"villager-{id}")


@book.noun("family")
def family(id: str) -> Words:
    return Message(f"family-{id}")


@book.noun("artefact")
def artefact(id: str) -> Words:
    return Name(f"artefact-{id}")


@book.noun("receptacle")
def receptacle(corner: str) -> Words:
    return Message(f"receptacle-{corner}")


@book.noun("crystals")
def crystals(number: str) -> Words:
    return Message("crystals", {"number": int(number)})
