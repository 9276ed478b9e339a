"""The reasons why tempting options are not legal now. They cite no rulebook, since we do not have
that of the base game."""

from collections.abc import Callable, Iterator

from rules.core import Choice, Message, Refusal

from . import names
from .parts import CENTRE, DATA, FACING, GHOSTS, PLACES
from .powers import USEFUL, blocked
from .registry import book
from .state import State
from .yang import BUDDHAS, MOVE, allowed_actions

RULEBOOK = "ghost-stories-white-moon.ru.txt"
EXTRA: list[Callable[[State, int], Iterator[Refusal]]] = []  # an expansion's refusals


@book.refusal("ghost_stories.yang")
def yang(s: State, choice: Choice) -> Iterator[Refusal]:
    side = s.active
    found = [refusal for more in EXTRA for refusal in more(s, side)]
    found += [*moves(s, side), *actions(s, side), *others(s, side)]
    first = {refusal.key: refusal for refusal in reversed(found)}
    yield from (refusal for key, refusal in first.items() if key not in choice.keys)


def moves(s: State, side: int) -> Iterator[Refusal]:
    for place in PLACES:
        key = names.tile(s, place)
        if place == s.boards[side].at:
            yield Refusal(key, Message("why-here", {"tile": key}))
        elif s.stage != MOVE:
            yield Refusal(key, Message("why-moved"))
        else:
            yield Refusal(key, Message("why-far", {"tile": key}))


def actions(s: State, side: int) -> Iterator[Refusal]:
    at = s.boards[side].at
    tile = names.tile(s, at)
    for action in ("exorcise", "help"):
        if s.stage == BUDDHAS:
            yield Refusal(action, Message("why-buddhas"))
        elif action not in allowed_actions(s, side):
            yield Refusal(action, Message("why-acted"))
        elif action == "help":
            yield Refusal(action, no_help(s, at))
        else:
            yield Refusal(action, no_exorcism(s, at, tile))


def no_exorcism(s: State, at: str, tile: str) -> Message:
    there = [space for space in FACING[at] if space in s.ghosts]
    if at == CENTRE:
        return Message("why-centre")
    if not there:
        return Message("why-no-ghost", {"tile": tile})
    card = s.ghosts[there[0]].id
    if "NEED_BUDDHA" in GHOSTS[card].centre:
        return Message("why-no-buddha-under", {"ghost": f"ghost:{card}"})
    opposite = DATA.space[there[0]].opposite
    return Message("why-opposite", {"ghost": f"ghost:{card}", "space": f"space:{opposite}"})


def no_help(s: State, place: str) -> Message:
    tile = names.tile(s, place)
    if place in s.haunted:
        return Message("why-haunted", {"tile": tile})
    return Message(f"why-{s.tiles[place].replace('_', '-')}", {"tile": tile})


def others(s: State, side: int) -> Iterator[Refusal]:
    board = s.boards[side]
    yield Refusal("yin_yang", Message("why-no-yin-yang"))
    for space in FACING[board.at]:
        yield Refusal(f"buddha:{space}", no_buddha(s, side, space))
    for power in USEFUL:
        if power != board.power:
            continue
        if blocked(s, side):
            yield Refusal(f"power:{power}", Message("why-blocked"))
        elif s.stage != MOVE:
            yield Refusal(f"power:{power}", Message("why-before-move"))
        else:
            yield Refusal(f"power:{power}", Message("why-used"))


def no_buddha(s: State, side: int, space: str) -> Message:
    board = s.boards[side]
    if space in s.ghosts or space in s.buddhas:
        return Message("why-taken", {"space": f"space:{space}"})
    return Message("why-fresh-buddha" if board.new_buddhas else "why-no-buddha")


@book.refusal("ghost_stories.yin_yang")
def yin_yang(s: State, choice: Choice) -> Iterator[Refusal]:
    for place, tile in s.tiles.items():
        if f"from:{tile}" not in choice.keys:
            yield Refusal(f"from:{tile}", no_help(s, place))
        if f"restore:{tile}" not in choice.keys:
            yield Refusal(f"restore:{tile}", Message("why-active", {"tile": f"tile:{tile}"}))


@book.refusal("ghost_stories.banish")
def banish(s: State, choice: Choice) -> Iterator[Refusal]:
    for space in s.targets:
        if f"space:{space}" not in choice.keys and space not in s.slain:
            ghost = f"ghost:{s.ghosts[space].id}"
            yield Refusal(f"space:{space}", Message("why-too-strong", {"ghost": ghost}))


@book.refusal("ghost_stories.place_ghost")
def place(s: State, choice: Choice) -> Iterator[Refusal]:
    for space in DATA.space:
        key = f"space:{space}"
        if key in choice.keys:
            continue
        if space in s.ghosts:
            yield Refusal(key, Message("why-taken", {"space": key}))
        else:
            yield Refusal(key, Message("why-board", {"ghost": f"ghost:{s.arriving}"}))
