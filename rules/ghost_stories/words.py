"""Names of the things of Ghost Stories, by the kinds of their keys."""

from rules.core import Message, Name, Words

from .registry import book

book.place("tile", "space", "board", "taoist", "tao", "power", "colour", "die")
book.places["buddha"] = lambda space: f"space:{space}"
book.places["from"] = book.places["restore"] = lambda tile: f"tile:{tile}"
book.places["borrow"] = lambda colour: f"board:{colour}"


@book.noun("tile")
def tile(id: str) -> Words:
    return Name(f"tile-{id}")


@book.noun("ghost")
def ghost(id: str) -> Words:
    return Name(f"ghost-{id}")


@book.noun("ghosts")
def ghosts(id: str, *more: str) -> Words:
    return listed("ghost", "ghosts", id, *more)


def listed(kind: str, kinds: str, first: str, *more: str) -> Words:
    """Name several things of a kind in a list. ``kinds`` is the kind of key for the rest of it."""
    if not more:
        return book.name(f"{kind}:{first}")
    return Message("list", {"first": f"{kind}:{first}", "rest": ":".join((kinds, *more))})


@book.noun("power")
def power(id: str) -> Words:
    return Name(f"power-{id}")


@book.noun("colour")
def colour(id: str) -> Words:
    return Message(f"colour-{id}")


@book.noun("board")
def board(colour: str) -> Words:
    return Message(f"board-{colour}")


@book.noun("taoist")
def taoist(colour: str) -> Words:
    return Message(f"taoist-{colour}")


@book.noun("tao")
def tao(colour: str) -> Words:
    return Message(f"tao-{colour}")


@book.noun("space")
def space(id: str) -> Words:
    """Name a space by its side and its number, counted from the left as its player sees it."""
    return Message(f"space-{id[0]}", {"number": id[1:]})


@book.noun("face")
def face(id: str) -> Words:
    """Name a face of the Curse die."""
    return Message(f"curse-{id.replace('_', '-')}")


@book.noun("die")
def die(number: str) -> Words:
    return Message("die", {"number": int(number) + 1})


@book.noun("rolled")
def rolled(face: str) -> Words:
    return Message(f"face-{face}")


@book.noun("dice")
def dice(*faces: str) -> Words:
    return listed("rolled", "dice", *faces) if faces else Message("no-dice")


@book.noun("need")
def need(*parts: str) -> Words:
    """Name what exorcising a ghost needs: parts such as red-2."""
    return listed("resistance", "need", *parts) if parts else Message("need-nothing")


@book.noun("resistance")
def resistance(part: str) -> Words:
    colour, _, number = part.partition("-")
    return Message("resistance", {"number": int(number), "colour": f"colour:{colour}"})


@book.noun("spent")
def spent(colour: str, number: str) -> Words:
    """Name a number of Tao tokens of a colour."""
    return Message("spent-tao", {"tao": f"tao:{colour}", "number": int(number)})


@book.noun("pay")
def pay(*parts: str) -> Words:
    return listed("paid", "pay", *parts) if parts else Message("pay-dice")


@book.noun("paid")
def paid(part: str) -> Words:
    """Name a part of a payment: white-1 is a white face, red-yellow-2 two red tokens of the yellow
    Taoist."""
    thing, *owner, number = part.split("-")
    if thing == "white":
        return Message("pay-white", {"number": int(number)})
    args: dict[str, str | int] = {"taoist": f"taoist:{owner[0]}", "number": int(number)}
    if thing == "crystal":
        return Message("pay-crystals", args)
    return Message("pay-tao", {"tao": f"tao:{thing}", **args})


@book.noun("power_tokens")
def power_tokens(number: str) -> Words:
    return Message("power-tokens", {"number": int(number)})
