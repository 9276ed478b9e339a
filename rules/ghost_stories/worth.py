"""The rough worth of a position to the team, and the options that automas need not think about."""

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

CERTAIN = 100_000  # a won game
TILES, GHOSTS_CONSIDERED, USES = 4, 4, 3  # the most that are thought through


@book.part
def worth(s: State, seat: int) -> int:
    """Return the same worth for all, as they win or lose together."""
    if s.result is not None:
        return CERTAIN if s.result.won else -len(s.deck)
    return round(CERTAIN * chance_to_win(s))


@book.part
def turn_mark(s: State) -> object:
    """Return a mark that changes with each phase. Plans settle where ghosts come to before they
    look into the Yang phase: until then, an estimate of it is enough."""
    return s.round, s.active, s.phase


@book.sensible("ghost_stories.yang")
def promising(s: State, choice: Choice) -> Sequence[str]:
    """Keep the most promising tiles, no hopeless action, and no Yin-Yang for less than its
    worth."""
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
    """Return the ghosts that threaten most."""
    there = foes(s)
    threat = {key: there[names.last(key)].threat for key in choice.keys}
    return sorted(choice.keys, key=lambda key: -threat[key])[:GHOSTS_CONSIDERED]


@book.sensible("ghost_stories.reroll")
def misses(s: State, choice: Choice) -> Sequence[str]:
    """Return dice that show neither white nor a face needed against a ghost in front."""
    if not s.targets:
        return choice.keys
    wanted = {colour for space in s.targets for need in needs(s, space) for colour in need}
    wanted |= set() if white_blind(s) else {WHITE}
    return [key for key in choice.keys if s.dice[int(names.last(key))] not in wanted]
