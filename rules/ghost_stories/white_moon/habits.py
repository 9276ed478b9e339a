"""Habits for White Moon's questions: answers that practised players give at once."""

from collections.abc import Sequence

from rules.core import Choice

from .. import names
from ..aid import HELP, token_gain
from ..hopes import Outlook, brawl, hand
from ..names import last
from ..parts import DATA
from ..registry import book
from ..stakes import Foes, foes
from ..state import State
from .school import group, groups
from .stakes import (
    GIFTS,
    PENALTIES,
    escort,
    lost,
    next_receptacle,
    saving,
    silenced,
)
from .villagers import place_of

WEAK = 1  # a Taoist with this much Qi or less is weak


@book.habit("ghost_stories.carry")
def out_of_danger(s: State, choice: Choice) -> Sequence[str]:
    """Take a villager along if that brings them to the Portal or out of danger."""
    assert choice.about is not None
    goal = names.place_of(s, str(choice.about["tile"]))
    return choice.keys if escort(s, place_of(s, choice.keys[0]), goal) > 0 else ()


@book.habit("ghost_stories.second_step")
def further(s: State, choice: Choice) -> Sequence[str]:
    """Take the second step if more can be done there."""
    outlook, here = Outlook(s, foes(s)), s.boards[s.active].at

    def promise(place: str) -> float:
        return outlook.action(place) + outlook.standing(place)

    ways = {key: promise(names.place_of(s, key)) for key in choice.keys if key != "stand_up"}
    best = max(ways, key=lambda key: ways[key], default="")
    return [best] if best and ways[best] > promise(here) else ()


@book.habit("ghost_stories.su_ling")
def before_the_worst(s: State, choice: Choice) -> Sequence[str]:
    """Place Su-Ling where she fills a receptacle or stops the worst ghost."""
    moon = s.moon
    filled = next_receptacle(s) if moon.bank else 0

    def gain(key: str) -> int:
        corner = DATA.space[last(key)].receptacle
        fills = bool(corner) and corner not in moon.receptacles
        return silenced(s, last(key)) + filled * fills

    best = max(choice.keys, key=gain)
    return [best] if gain(best) > silenced(s, moon.su_ling) else ()


@book.habit("ghost_stories.fill", "ghost_stories.wu_buddha")
def always(s: State, choice: Choice) -> Sequence[str]:
    return choice.keys[:1]


@book.habit("ghost_stories.barrier")
def strike_or_save(s: State, choice: Choice) -> Sequence[str]:
    """Roll against ghosts; if the board has none, rescue a villager."""
    return [key for key in ("barrier_roll", "barrier_save") if key in choice.keys][:1]


@book.habit("ghost_stories.barrier_save", "ghost_stories.save_first")
def dearest(s: State, choice: Choice) -> Sequence[str]:
    return [max(choice.keys, key=lambda key: saving(s, last(key)))]


@book.habit("ghost_stories.kill", "ghost_stories.xiang")
def least_missed(s: State, choice: Choice) -> Sequence[str]:
    """Choose the villager whose death costs least: the family's penalty and its lost gift."""

    def cost(key: str) -> float:
        family = DATA.villager[last(key)].family
        gift = 0.0 if lost(s, family) else GIFTS[family] / DATA.family[family].members
        return PENALTIES[family] + gift

    return [min(choice.keys, key=cost)]


@book.habit("ghost_stories.zhou")
def strongest(s: State, choice: Choice) -> Sequence[str]:
    return [max(choice.keys, key=lambda key: s.boards[names.side_of(s, key)].qi)]


@book.habit("ghost_stories.elixir")
def dying_or_dead(s: State, choice: Choice) -> Sequence[str]:
    """Choose a Taoist who is dead or has only 1 Qi left."""
    taoists = {
        key: s.boards[names.side_of(s, key)].qi for key in choice.keys if key.startswith("taoist:")
    }
    weakest = min(taoists, key=lambda key: taoists[key], default="")
    return [weakest] if weakest and taoists[weakest] <= WEAK else ()


@book.habit("ghost_stories.fireworks")
def best_help(s: State, choice: Choice) -> Sequence[str]:
    outlook = Outlook(s, foes(s))
    return [max(choice.keys, key=lambda key: outlook.help(names.place_of(s, key)))]


@book.habit("ghost_stories.join")
def stays(s: State, choice: Choice) -> Sequence[str]:
    return [key for key in choice.keys if key == "stand_up"]


@book.habit("ghost_stories.claw")
def wanted_token(s: State, choice: Choice) -> Sequence[str]:
    there = foes(s)
    return [max(choice.keys, key=lambda key: token_gain(s, s.active, last(key), there))]


@book.habit("ghost_stories.give_tao", "ghost_stories.give_crystal", "ghost_stories.tao_leaves")
@book.habit("ghost_stories.inherit", "ghost_stories.give_artefact")
def whoever(s: State, choice: Choice) -> Sequence[str]:
    return choice.keys[:1]


# The Kung-Fu School


@book.habit("ghost_stories.school")
def best_group(s: State, choice: Choice) -> Sequence[str]:
    there = foes(s)
    return [max(choice.keys, key=lambda key: against(s, s.active, last(key), there))]


def against(s: State, side: int, colour: str, there: Foes) -> float:
    """Return the worth of a roll against all ghosts of a colour, which gives no rewards."""
    targets = [there[space]._replace(reward=0) for space in group(s, colour) if space in there]
    return brawl(hand(s, side), targets) if targets else 0.0


def lesson(s: State, side: int, there: Foes) -> float:
    return max([against(s, side, last(key), there) for key in groups(s, side)], default=0.0)


HELP["kung_fu_school"] = lesson
