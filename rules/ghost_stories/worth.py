"""The worth of a position to the team, and the options that automas consider."""

from collections.abc import Sequence

from rules.core import Choice

from . import names
from .aid import use_value
from .hopes import Outlook
from .outcome import chance_to_win
from .payment import WHITE, needs, white_blind
from .registry import book
from .stakes import YIN_YANG, foes
from .state import State

CERTAIN = 100_000  # the worth of a won game
TILES, GHOSTS_CONSIDERED, USES = 4, 4, 3  # how many options automas consider, at most


@book.part
def worth(s: State, seat: int) -> int:
    """Return the worth of the position, the same for each seat of the team."""
    if s.result is not None:
        return CERTAIN if s.result.won else -len(s.deck)
    return round(CERTAIN * chance_to_win(s))


@book.part
def turn_mark(s: State) -> object:
    """Return a value that changes with each phase, so that a plan ends with its phase. For
    questions of the Yin phase an estimate of the Yang phase is good enough."""
    return s.round, s.active, s.phase


@book.part
def whole_turn(s: State) -> object:
    """Return a value that stays the same through both phases of a turn."""
    return s.round, s.active


@book.sensible("ghost_stories.yang")
def promising(s: State, choice: Choice) -> Sequence[str]:
    """Drop all but the most promising tiles, hopeless actions, and a Yin-Yang that would be
    wasted."""
    side, there = s.active, foes(s)
    outlook = Outlook(s, there)
    here = s.boards[side].at
    gains = {
        key: outlook.action(place) + outlook.standing(place)
        for key in choice.keys
        if key.startswith("tile:") and (place := names.place_of(s, key))
    }
    dropped = set(sorted(gains, key=lambda key: -gains[key])[TILES:])
    if not outlook.fight(here):
        dropped.add("exorcise")
    if not outlook.help(here):
        dropped.add("help")
    if "yin_yang" in choice.keys and outlook.yin_yang() <= YIN_YANG:
        dropped.add("yin_yang")
    return [key for key in choice.keys if key not in dropped]


@book.sensible("ghost_stories.yin_yang")
def worthwhile(s: State, choice: Choice) -> Sequence[str]:
    """Return the best uses of a Yin-Yang."""
    there = foes(s)
    gains = {key: use_value(s, s.active, key, there) for key in choice.keys}
    return sorted(gains, key=lambda key: -gains[key])[:USES]


@book.sensible("ghost_stories.mantra", "ghost_stories.discard_ghost", "ghost_stories.move_ghost")
def worst(s: State, choice: Choice) -> Sequence[str]:
    """Return the ghosts with the highest threat."""
    there = foes(s)
    threat = {key: there[names.last(key)].threat for key in choice.keys}
    return sorted(choice.keys, key=lambda key: -threat[key])[:GHOSTS_CONSIDERED]


@book.sensible("ghost_stories.reroll")
def misses(s: State, choice: Choice) -> Sequence[str]:
    """Return the dice to roll again: those that show nothing useful against the ghosts in front."""
    if not s.targets:
        return choice.keys
    wanted = {colour for space in s.targets for need in needs(s, space) for colour in need}
    wanted |= set() if white_blind(s) else {WHITE}
    return [key for key in choice.keys if s.dice[int(names.last(key))] not in wanted]
