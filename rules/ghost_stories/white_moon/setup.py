"""Procedures that White Moon adds to the set-up (white-moon:30-48, 297-311)."""

from .. import names
from ..parts import CENTRE, DATA, PLACES
from ..registry import G, book
from ..setup import SEATING
from ..state import State
from .families import give_artefact
from .villagers import place_of, tops, turn_up

BOX = DATA.white_moon


@book.procedure
def deal_villagers(g: G) -> None:
    """Choose the Portal, deal a stack of villagers to each other tile, and turn up the top ones."""
    s = g.s
    kind = s.options["portal"]
    places = [id for id, place in DATA.place.items() if place.kind == kind]
    s.moon.portal = g.roll("portal", places) if len(places) > 1 else CENTRE
    everybody = [villager for there in s.moon.villagers.values() for villager in there]
    g.shuffle("villagers", everybody)
    s.moon.villagers = {}
    for place in PLACES:
        if place != s.moon.portal:
            s.moon.villagers[place] = everybody[: BOX.stack]
            everybody = everybody[BOX.stack :]
            turn_up(g, place)
    g.then(["save_first", DATA.players[s.players - 1].saved, []])


@book.procedure
async def save_first(g: G, left: int, stacks: list[str]) -> None:  # white-moon:305-311
    """Save ``left`` more villagers before a game with fewer than four players, from stacks other
    than ``stacks``."""
    s = g.s
    if not left:
        for place in stacks:
            turn_up(g, place)
        return
    offered = [key for key in tops(s) if place_of(s, key) not in stacks and fits(s, key)]
    if s.options["saved"] == "drawn":
        chosen = g.roll("saved", offered)
    else:
        chosen = await g.ask(0, "ghost_stories.save_first", offered)
    place = place_of(s, chosen)
    villager = s.moon.villagers[place].pop(0)
    s.moon.shelter.append(villager)
    g.tell("saved", villager=chosen)
    family = DATA.villager[villager].family
    if DATA.family[family].members == 1:
        g.then(["give_first", DATA.family[family].artefact])
    g.then(["save_first", left - 1, [*stacks, place]])


def fits(s: State, key: str) -> bool:
    """Tell if no villager of this family is saved yet."""
    family = DATA.villager[names.last(key)].family
    return all(DATA.villager[other].family != family for other in s.moon.shelter)


@book.procedure
async def give_first(g: G, artefact: str) -> None:
    """Let the players give an artefact to a Taoist, if a whole family was saved before the game."""
    s = g.s
    keys = [names.taoist(s, side) for side in SEATING[s.players - 1]]
    about = {"artefact": f"artefact:{artefact}"}
    whose = await g.ask(0, "ghost_stories.give_artefact", keys, about=about)
    give_artefact(g, artefact, names.side_of(s, whose))
