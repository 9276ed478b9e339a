"""What White Moon adds to what is at stake, in the unit of the base game's."""

from ..parts import GHOSTS, LINE
from ..stakes import STONES
from ..state import State

SAVED = 60  # a point, a step towards a family's gift, and nobody to be killed
KILLED = 40  # a penalty
NEARER = 6  # to the twelfth death: for each one and each before it
CRYSTAL = 26  # a token of any colour, which nothing takes away
RECEPTACLE = 28  # a quarter of a Magic Barrier
ARTEFACT = 60
LAID = 20  # a move
SILENCED = 3  # a third of what a centre stone threatens with: Su-Ling may be needed elsewhere


def stakes(s: State) -> int:
    moon = s.moon
    dead = len(moon.graveyard)
    value = SAVED * len(moon.shelter) - KILLED * dead - NEARER * dead * dead
    value += CRYSTAL * sum(moon.crystals) + RECEPTACLE * len(moon.receptacles)
    value += ARTEFACT * len(moon.artefacts) - LAID * len(moon.laid)
    there = s.ghosts.get(moon.su_ling)
    held_back = sum(STONES.get(stone, 0) for stone in GHOSTS[there.id].centre) if there else 0
    return value + held_back // SILENCED


def death(s: State) -> int:
    """What the next one costs."""
    return KILLED + NEARER * (2 * len(s.moon.graveyard) + 1)


def at_risk(s: State, space: str) -> int:
    """The villagers on the next tile of the line, who die if it is haunted."""
    tile = next((tile for tile in LINE[space] if tile not in s.haunted), "")
    return len(s.moon.villagers.get(tile, [])) * death(s)
