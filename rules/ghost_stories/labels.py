"""Labels of options, where the thing's name is not enough: with places, needs and gains."""

from collections.abc import Callable

from rules.core import Choice, Message, Words

from . import exorcism, names
from .parts import DATA, FACING, GHOSTS, LINE, SIDE_OF
from .payment import resistance
from .registry import book
from .state import State


@book.label("ghost_stories.yang")
def yang(s: State, choice: Choice, key: str) -> Words:
    label = YANG.get(key.partition(":")[0])
    return label(s, key) if label else book.name(key)


def move(s: State, key: str) -> Message:
    return with_view(s, "move", names.place_of(s, key))


def exorcise(s: State, key: str) -> Message:
    spaces = exorcism.facing(s, s.boards[s.active].at)
    if not spaces:
        return Message("option-exorcise-nobody")
    return Message("option-exorcise", {"ghosts": ghosts(s, spaces)})


def ask_help(s: State, key: str) -> Message:
    return Message("option-help", {"tile": names.tile(s, s.boards[s.active].at)})


def borrow(s: State, key: str) -> Message:
    side = names.side_of(s, key)
    args = {"power": f"power:{s.boards[side].power}", "board": names.board(s, side)}
    return Message("option-borrow", args)


YANG: dict[str, Callable[[State, str], Words]] = {
    "tile": move,
    "exorcise": exorcise,
    "help": ask_help,
    "borrow": borrow,
    "buddha": lambda s, key: Message("option-buddha", {"space": f"space:{names.last(key)}"}),
    "power": lambda s, key: Message("option-power", {"power": key}),
}


def ghosts(s: State, spaces: list[str]) -> str:
    return ":".join(["ghosts", *(s.ghosts[space].id for space in spaces)])


def with_view(s: State, message: str, place: str) -> Message:
    """Label a tile with the ghosts that can be faced from it."""
    facing = [space for space in FACING[place] if space in s.ghosts]
    args: dict[str, str | int] = {"tile": names.tile(s, place), "number": len(facing)}
    args["haunted"] = "yes" if place in s.haunted else "no"
    args["ghosts"] = ghosts(s, facing) if facing else ""
    return Message(f"option-{message}", args)


@book.label("ghost_stories.lead")
def lead(s: State, choice: Choice, key: str) -> Words:
    if not key.startswith("tile:"):
        return book.name(key)
    return with_view(s, "move", names.place_of(s, key))


@book.label("ghost_stories.yin_yang", "ghost_stories.fireworks")
def yin_yang(s: State, choice: Choice, key: str) -> Words:
    kind, _, tile = key.partition(":")
    return Message(f"option-{kind}", {"tile": f"tile:{tile}"})


@book.label("ghost_stories.place_ghost", "ghost_stories.ghost_goes")
def space(s: State, choice: Choice, key: str) -> Words:
    """Label a space with its board and the tile in front of it."""
    place = LINE[names.last(key)][0]
    side = SIDE_OF[names.last(key)]
    args = {"space": key, "board": names.board(s, side), "tile": names.tile(s, place)}
    buddha = "yes" if names.last(key) in s.buddhas else "no"
    return Message("option-space", {**args, "buddha": buddha})


@book.label(
    "ghost_stories.banish",
    "ghost_stories.mantra",
    "ghost_stories.discard_ghost",
    "ghost_stories.move_ghost",
)
def ghost(s: State, choice: Choice, key: str) -> Words:
    """Label a ghost with its space and what exorcising it needs."""
    at = names.last(key)
    need = ":".join(["need", *(f"{colour}-{n}" for colour, n in resistance(s, at).items())])
    return Message(
        "option-ghost", {"ghost": f"ghost:{s.ghosts[at].id}", "space": key, "need": need}
    )


@book.label("ghost_stories.circle")
def circle(s: State, choice: Choice, key: str) -> Words:
    """Label a colour for the Circle of Prayer with the number of ghosts that need it."""
    needs = [colours_of(s, space) for space in s.ghosts]
    number = sum(names.last(key) in colours for colours in needs)
    return Message("option-circle", {"tao": key, "number": number})


def colours_of(s: State, space: str) -> frozenset[str]:
    return frozenset(GHOSTS[s.ghosts[space].id].resistance)


@book.label("ghost_stories.reroll")
def die(s: State, choice: Choice, key: str) -> Words:
    face = s.dice[int(names.last(key))]
    return Message("option-die", {"die": key, "face": f"rolled:{face}"})


@book.label("ghost_stories.whom", "ghost_stories.give_qi", "ghost_stories.give_yin_yang")
def whom(s: State, choice: Choice, key: str) -> Words:
    board = s.boards[names.side_of(s, key)]
    args: dict[str, str | int] = {"taoist": key, "seat": f"seat:{board.seat}", "qi": board.qi}
    return Message("option-taoist", {**args, "tile": names.tile(s, board.at)})


@book.label("ghost_stories.qi_or_yin_yang")
def reward(s: State, choice: Choice, key: str) -> Words:
    return Message("option-take-yin-yang") if key == "yin_yang" else book.name(key)


@book.label("ghost_stories.night_watch")
def watched(s: State, choice: Choice, key: str) -> Words:
    side = names.side_of(s, key)
    out = [
        space
        for space, ghost in s.ghosts.items()
        if SIDE_OF[space] == side and ghost.figure == "symbol"
    ]
    return Message("option-watch", {"board": key, "ghosts": ghosts(s, out)})


@book.label("ghost_stories.power")
def side(s: State, choice: Choice, key: str) -> Words:
    return Message(f"option-side-{names.last(key)}", {"power": key})


@book.label("ghost_stories.colour")
def colour(s: State, choice: Choice, key: str) -> Words:
    first, second = DATA.board[names.last(key)].powers
    args = {"taoist": f"taoist:{names.last(key)}"}
    return Message("option-colour", {**args, "one": f"power:{first}", "two": f"power:{second}"})
