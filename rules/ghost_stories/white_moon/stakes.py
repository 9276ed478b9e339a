"""The stakes that White Moon adds, in the same unit as those of the base game."""

from ..parts import CORNERS, DATA, GHOSTS, LINE
from ..stakes import ON_SYMBOL, STONES
from ..state import State
from . import villagers

SAVED = 30  # the worth of a rescued villager
KILLED = 25
NEARER = 6  # a death costs more after each earlier one, as the twelfth loses the game
CRYSTAL = 30  # worth about as much as a Tao token of any colour
RECEPTACLES = (0, 160, 360, 600, 920)  # worth by the number filled; four raise the Magic Barrier
LAID = 20  # the cost of a Taoist on the ground, who loses a move
SILENCED = 3  # divides the worth of a stopped ghost: Su-Ling may be needed elsewhere
PENALTIES = {  # by family: the cost of the penalty for each killed member
    "hua": 20,
    "zhou": 77,
    "li": 10,
    "sun": 110,
    "miao": 10,
    "xiang": 90,
    "sheng": 50,
    "wu": 300,  # one more incarnation
    "long": 10,
    "chang": 10,
    "teng": 10,
    "weng": 10,
}
GIFTS = {  # by family: the worth of its gift
    "hua": 150,  # the Celestial Sword: one die always shows white
    "zhou": 200,
    "li": 230,
    "sun": 60,
    "miao": 50,
    "xiang": 100,
    "sheng": 30,
    "wu": 130,
    "long": 80,
    "chang": 30,
    "teng": 15,
    "weng": 70,
}
GIVER = {family.artefact: id for id, family in DATA.family.items() if family.artefact}
LIKELY = 0.25  # chance that a villager who is not saved dies
TO_PORTAL = 15  # the worth of a villager on the Portal, who can be rescued
SOON, FLEES = 1.0, 0.4  # chances that the first villager in a line dies or runs away next turn


def stakes(s: State) -> int:
    moon = s.moon
    dead = len(moon.graveyard)
    value = SAVED * len(moon.shelter) - KILLED * dead - NEARER * dead * dead
    value += CRYSTAL * sum(moon.crystals) + RECEPTACLES[len(moon.receptacles)]
    value += sum([GIFTS[GIVER[artefact]] for artefact in moon.artefacts])
    value += sum([int(promise(s, family)) for family in GIFTS]) - LAID * len(moon.laid)
    return value + silenced(s, moon.su_ling) // SILENCED


def silenced(s: State, space: str) -> int:
    """Return the threat that Su-Ling averts if she is placed before the ghost here."""
    ghost = s.ghosts.get(space)
    if not ghost or GHOSTS[ghost.id].incarnation:
        return 0
    stones = sum(STONES.get(stone, 0) for stone in GHOSTS[ghost.id].centre)
    return stones + ON_SYMBOL * (ghost.figure == "symbol")


def next_receptacle(s: State) -> int:
    """Return the worth of filling one more receptacle."""
    number = len(s.moon.receptacles)
    return RECEPTACLES[number + 1] - RECEPTACLES[number] if number < len(CORNERS) else 0


def promise(s: State, family: str) -> float:
    """Return the worth of a family's saved members: they promise its gift, as long as none is
    dead."""
    saved = sum([DATA.villager[id].family == family for id in s.moon.shelter])
    members = DATA.family[family].members
    if saved == members or lost(s, family):
        return 0.0
    return GIFTS[family] * (saved / members) ** 2


def lost(s: State, family: str) -> bool:
    return any(DATA.villager[id].family == family for id in s.moon.graveyard)


def saving(s: State, villager: str) -> float:
    """Return the worth of rescuing a villager: its family's gift comes nearer, and it cannot
    die."""
    family = DATA.villager[villager].family
    saved = 1 + sum([DATA.villager[id].family == family for id in s.moon.shelter])
    members = DATA.family[family].members
    gift = 0.0 if lost(s, family) else GIFTS[family] * (saved**2 - (saved - 1) ** 2) / members**2
    return SAVED + gift + LIKELY * (PENALTIES[family] + death(s))


def death(s: State) -> int:
    """Return the cost of the next death of a villager."""
    return KILLED + NEARER * (2 * len(s.moon.graveyard) + 1)


def at_risk(s: State, space: str) -> int:
    """Return the worth of the villagers on the next tile of the space's line: they die if it is
    haunted.
    """
    tile = next((tile for tile in LINE[space] if tile not in s.haunted), "")
    return len(s.moon.villagers.get(tile, [])) * death(s)


def peril(s: State, place: str) -> float:
    """Estimate how likely the top villager of a tile is to die soon."""
    found = 0.0
    for space, ghost in s.ghosts.items():
        if space == s.moon.su_ling or place not in LINE[space]:
            continue
        before = LINE[space][: LINE[space].index(place)]
        if ghost.figure == "symbol":
            found += SOON * all(tile in s.haunted for tile in before)
        elif ghost.figure or "DEVOURER" in GHOSTS[ghost.id].centre:
            first = not any(villagers.stack(s, tile) for tile in before)
            found += first * (FLEES if ghost.figure else SOON)
    return found


def escort(s: State, start: str, goal: str) -> float:
    """Return the gain of taking the top villager of ``start`` along to ``goal``."""
    cost = death(s) + PENALTIES[DATA.villager[villagers.stack(s, start)[0]].family]
    nearer = (goal == s.moon.portal) - (start == s.moon.portal)
    safer = peril(s, start) - peril(s, goal)
    return cost * safer + TO_PORTAL * nearer * villagers.portal_works(s)
