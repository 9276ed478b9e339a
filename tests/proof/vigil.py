"""Cooperative: dice, chains of effects, and reactions of players out of turn."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from rules.core import Flow, Message, Mode, Result, Rulebook, Setup, Words, count
from rules.core import State as Base

FAMILIES = ("baker", "smith", "widow")
GHOSTS = ("wisp", "howler", "reaper") * 5


class Place(Struct):
    ghost: str = ""
    villagers: list[str] = []


class State(Base):
    lives: list[int]
    places: list[Place]
    deck: list[str]
    graves: list[str]
    laid: list[str]
    turns: int = 0
    arriving: str = ""


book = Rulebook("vigil", State, version=1, modes=[Mode("base", (1, 2, 4), team=True)])
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    places = [Place("", list(FAMILIES)) for _ in range(4)]
    return State(
        agenda=[["set_up"]],
        lives=[3] * setup.seats,
        places=places,
        deck=list(GHOSTS),
        graves=[],
        laid=[],
    )


@book.procedure
def set_up(g: G) -> None:
    g.shuffle("ghosts", g.s.deck)
    g.s.begun = True
    g.then(["arrive"], ["turn", 0])


@book.procedure
async def arrive(g: G) -> None:
    """Bring a ghost; seat 0 chooses its place, whoever's turn it is."""
    s = g.s
    free = [f"place:{n}" for n, place in enumerate(s.places) if not place.ghost]
    if not s.deck or not free:
        return
    ghost = s.arriving = g.draw("ghosts", s.deck)
    where = int((await g.ask(0, "vigil.where", free)).partition(":")[2])
    s.places[where].ghost, s.arriving = ghost, ""
    g.tell("arrived", ghost=f"ghost:{ghost}", place=f"place:{where}")
    if ghost == "howler":
        g.then(["haunt", where])
    elif ghost == "reaper":
        g.then(["haunt", where], ["haunt", (where + 1) % 4])


@book.procedure
async def haunt(g: G, where: int) -> None:
    """Kill a villager, whose death may summon a ghost that kills again."""
    place = g.s.places[where]
    if not place.villagers:
        g.then(["wound", where])
        return
    dead = await g.ask(
        where % len(g.s.lives), "vigil.dies", [f"villager:{v}" for v in place.villagers]
    )
    name = dead.partition(":")[2]
    place.villagers.remove(name)
    g.s.graves.append(name)
    g.tell("died", villager=dead)
    if name == "widow":
        g.then(["arrive"])


@book.procedure
def wound(g: G, where: int) -> None:
    who = where % len(g.s.lives)
    g.s.lives[who] = max(0, g.s.lives[who] - 1)


@book.procedure
async def turn(g: G, me: int) -> None:
    s = g.s
    s.turns += 1
    if not s.deck or s.turns > 30 or not any(s.lives):
        g.then(["finish"])
        return
    targets = [f"place:{n}" for n, place in enumerate(s.places) if place.ghost]
    target = await g.may(me, "vigil.fight", targets)
    if target:
        g.then(["fight", me, int(target.partition(":")[2])])
    g.then(["arrive"], ["turn", (me + 1) % len(s.lives)])


@book.procedure
async def fight(g: G, me: int, where: int) -> None:
    face = g.roll("fight", ("miss", "hit", "hit", "curse"))
    if face == "curse":
        g.then(["haunt", where])
        return
    for friend in range(len(g.s.lives)):
        if face == "hit" or friend == me or not g.s.lives[friend]:
            continue
        help_given = await g.may(friend, "vigil.help", ["life"])
        if help_given:
            g.s.lives[friend] -= 1
            face = "hit"
    if face == "hit":
        g.s.laid.append(g.s.places[where].ghost)
        g.s.places[where].ghost = ""


@book.procedure
def finish(g: G) -> None:
    won = not g.s.deck and any(g.s.lives)
    seats = len(g.s.lives)
    score = len(g.s.laid) + sum(len(place.villagers) for place in g.s.places)
    g.s.result = Result([score] * seats, [list(range(seats))], won=won)


@book.noun("place")
def place(number: str) -> Words:
    return Message("place", {"number": int(number) + 1})


@book.noun("ghost")
@book.noun("villager")
def name(kind: str) -> Words:
    return Message("thing", {"name": kind})


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    places = [{"ghost": p.ghost, "villagers": list(p.villagers)} for p in s.places]
    return {
        "lives": list(s.lives),
        "places": places,
        "deck": len(s.deck),
        "laid": list(s.laid),
        "arriving": s.arriving,
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return count(
        s.deck,
        s.laid,
        s.graves,
        [p.ghost for p in s.places if p.ghost],
        *(p.villagers for p in s.places),
        [s.arriving] if s.arriving else [],
    )


@book.part
def invariants(s: State) -> Iterable[str]:
    if min(s.lives) < 0:
        yield f"lives {s.lives}"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    shuffle(s.deck)


@book.part
def worth(s: State, seat: int) -> int:
    return sum(s.lives) + len(s.laid)
