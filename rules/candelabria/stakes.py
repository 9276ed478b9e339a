"""Labels that tell what is at stake: the situation at an option's place, or what it changes."""

from rules.core import Choice, Message, Words

from .abilities import counted
from .battle import power
from .curses import leading
from .keys import detail, number
from .labels import Args
from .map import action_of, region_of
from .parts import CAPACITY
from .registry import book
from .state import State
from .words import row_of


@book.label("candelabria.role")
def role(s: State, choice: Choice, key: str) -> Words:
    """Label a role with the number of flames that its candle holds, and how it moves."""
    id = detail(key)
    return Message(f"role-option-{id}", {"role": key, "flames": CAPACITY[id]})


@book.label("candelabria.destination")
def destination(s: State, choice: Choice, key: str) -> Words:
    """Label a goal of a manoeuvre with the flame and the action that it brings. Other moves bring
    nothing, so their goals have only names."""
    if not (choice.about or {}).get("arrives"):
        return book.name(key)
    house, territory = s.houses[choice.seat], detail(key)
    action = action_of(territory)
    args: Args = {"territory": key, "action": f"action:{action}"}
    if territory in house.flames:
        return Message("arrival-again", args)
    if not house.supply:
        return Message("arrival-dark", args)
    return Message("arrival", {**args, "number": counted(s, choice.seat, action) + 1})


@book.label("candelabria.deploy_at", "candelabria.temple_site")
def where(s: State, choice: Choice, key: str) -> Words:
    """Label a place with the power of Houses in its region."""
    region = number(key) if key.startswith("region:") else region_of(detail(key))
    return in_region(s, choice.seat, key, region)


@book.label("candelabria.curse_region")
def haunted_region(s: State, choice: Choice, key: str) -> Words:
    if number(key) in s.cursed:
        return Message("region-cursed", {"place": key})
    return in_region(s, choice.seat, key, number(key))


def in_region(s: State, me: int, place: str, region: int) -> Words:
    """Name a place, with the House's own power in the region and that of its strongest rival."""
    own = power(s, me, region)
    others = [other for other in s.others(me) if s.in_region(other, region)]
    if not others:
        return Message("region-alone", {"place": place, "own": own})
    rival = max(others, key=lambda other: power(s, other, region))
    args: Args = {"rival": f"house:{s.houses[rival].id}", "most": power(s, rival, region)}
    return Message("region-power", {"place": place, "own": own, **args})


@book.label("candelabria.steal")
def cube(s: State, choice: Choice, key: str) -> Words:
    """Label a cube to steal with everything that its owner has."""
    _, *of = key.split(":")
    if len(of) == 1:
        return book.name(key)
    victim = s.houses[s.house(of[0])]
    return Message("steal-option", {"cube": key, "wax": victim.wax, "gold": victim.gold})


@book.label("candelabria.mine")
def cubes(s: State, choice: Choice, key: str) -> Words:
    """Label a choice of cubes with the contents that the storehouse would have."""
    _, wax, gold = key.split(":")
    house = s.houses[choice.seat]
    after: Args = {"wax": house.wax + int(wax), "gold": house.gold + int(gold)}
    return Message("mine-option", {"cubes": key, **after})


@book.label("candelabria.influence")
def split(s: State, choice: Choice, key: str) -> Words:
    """Label a split of flames by its curses, and name the curses that the House would then lead."""
    parts = list(zip(s.slots(), map(int, key.split(":")[1:]), strict=True))
    led = [slot for slot, flames in parts if leads_with(s, choice.seat, slot, flames)]
    shares = [f"{s.curses[slot].card}:{flames}" for slot, flames in parts]
    args: Args = {"split": row_of("share", shares)}
    if not led:
        return Message("split-leads-none", args)
    return Message(
        "split-leads", {**args, "led": row_of("curse-card", [s.curses[it].card for it in led])}
    )


def leads_with(s: State, me: int, slot: int, more: int) -> bool:
    """Tell if a House would control a curse after adding ``more`` of its flames to those in front
    of the curse's card."""
    flames = list(s.curses[slot].influence)
    flames[me] += more
    return leading(s, flames)[:1] == [me]


@book.label("candelabria.devour")
def devoured(s: State, choice: Choice, key: str) -> Words:
    """Label the option with the flames that would go out, by House."""
    region = number(str((choice.about or {})["region"]))
    lit = {
        house.id: sum(region_of(territory) == region for territory in house.flames)
        for house in s.houses
    }
    flames = row_of("house-times", [f"{id}:{times}" for id, times in lit.items() if times])
    return Message("devour-option", {"flames": flames})


@book.label("candelabria.crown")
def crowned(s: State, choice: Choice, key: str) -> Words:
    """Label the option with the House that would lose the first place."""
    first = s.houses[s.track[0]].id
    place = s.track.index(choice.seat) + 1
    return Message("crown-option", {"house": f"house:{first}", "place": place})
