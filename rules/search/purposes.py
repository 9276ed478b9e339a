"""The purposes of a plan: the aims that it brings nearer, measured in worlds that the seat
imagines."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Aim, Game, Message

from .plans import Plan
from .playing_on import carried_out
from .worlds import World

CLEAR = 3.0  # a smaller gain may be chance, so it is no purpose
MOST = 2  # the most aims that are named


class Outlook(Struct, frozen=True):
    """A plan's effect on the aims: by key, each aim as it stands then, and what it gained."""

    aims: Mapping[str, Aim]
    gains: Mapping[str, float]

    @property
    def serves(self) -> list[Aim]:
        """Return the aims that the plan clearly brings nearer, the greatest gain first; or else the
        worthiest one that is still some turns away."""
        ahead = [aim for aim in self.aims.values() if aim.turns and aim.worth >= CLEAR]
        ahead.sort(key=lambda it: (-it.worth, it.key))
        return self._clear(self.gains) or ahead[:1]

    def ahead_of(self, other: "Outlook") -> list[Aim]:
        """Return the aims that this plan serves, and clearly better than ``other`` does."""
        return self._clear(
            {key: min(gain, gain - other.gains.get(key, 0.0)) for key, gain in self.gains.items()}
        )

    def reasons(self, other: "Outlook") -> list[Aim]:
        """Return the aims that speak for this plan: those that it serves better than ``other``, or
        else those that it serves as well."""
        as_well = [it for it in self.serves if self.gains[it.key] >= other.gains.get(it.key, 0.0)]
        return self.ahead_of(other) or as_well

    def _clear(self, gains: Mapping[str, float]) -> list[Aim]:
        clear = [key for key, gain in gains.items() if gain >= CLEAR]
        return [self.aims[key] for key in sorted(clear, key=lambda it: (-gains[it], it))[:MOST]]


def ends_of(worlds: Sequence[World], seat: int, plan: Plan, seed: bytes) -> list[Game[Any]]:
    """Carry the plan out in each world and return the positions that it leads to."""
    chance = Random(seed)
    return [carried_out(world, seat, plan, chance) for world in worlds]


def outlook(worlds: Sequence[World], ends: Sequence[Game[Any]], seat: int) -> Outlook:
    """Compare the aims before a plan and after it. What only a few of the worlds have is left out:
    it depends on something that the seat cannot know."""
    gains: dict[str, float] = defaultdict(float)
    seen: dict[str, list[Aim]] = {}
    for world, end in zip(worlds, ends, strict=True):
        before, after = aims_of(world.base, seat), aims_of(end, seat)
        for key, aim in {**before, **after}.items():
            seen.setdefault(key, []).append(aim)
            gains[key] += gain(before.get(key), after.get(key))
    known = {key: agreed(found) for key, found in seen.items() if 2 * len(found) > len(worlds)}
    return Outlook(known, {key: gains[key] / len(worlds) for key in known})


def aims_of(game: Game[Any], seat: int) -> dict[str, Aim]:
    return {aim.key: aim for aim in game.book.aims(game.state, seat)}


def gain(before: Aim | None, after: Aim | None) -> float:
    """Return how much more an aim is worth after a plan. One that is reached counts in full: much
    of its worth was hoped for before."""
    had, has = (aim.worth if aim else 0.0 for aim in (before, after))
    reached = before and after and before.turns and not after.turns
    return has if reached else has - had


def agreed(found: Sequence[Aim]) -> Aim:
    """Return the aim in the words of most worlds, with its average number of turns."""
    words = [aim.words for aim in found]
    turns = round(sum(aim.turns for aim in found) / len(found))
    return replace(found[0], words=max(words, key=words.count), turns=turns)


def clock(worlds: Sequence[World], seat: int) -> Message | None:
    """Return the game's sentence about the time left, if it is the same in all worlds."""
    first, *others = [world.base.book.clock(world.base.state, seat) for world in worlds]
    return first if all(it == first for it in others) else None
