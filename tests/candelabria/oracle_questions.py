"""The options each question may offer by the rulebook; places are lines of candelabria.ru.txt."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rules.core import Choice, Decision, Game

from .oracle import BOX, ROLES, UPGRADE_SLOTS, Position, region, shares


class Question(NamedTuple):
    """A question to check, with the answers that its seat has just given."""

    choice: Choice
    point: str = ""
    key: str = ""
    line: Sequence[Decision] = ()


Expected = Callable[[Position, int, Question], set[str]]
OFFERS: dict[str, Expected] = {}


def offers(*points: str) -> Callable[[Expected], Expected]:
    def register(function: Expected) -> Expected:
        OFFERS.update({f"candelabria.{point}": function for point in points})
        return function

    return register


def check(game: Game[Any], choice: Choice) -> None:
    """Check that exactly the options that the rulebook allows are offered."""
    expected = OFFERS.get(choice.point)
    if expected is None:
        return
    last = next((it for it in reversed(game.line) if it.seat == choice.seat), None)
    point = last.point.partition(".")[2] if last else ""
    key = last.keys[0] if last and last.keys else ""
    found = expected(Position(game.state), choice.seat, Question(choice, point, key, game.line))
    offered = set(choice.keys)
    assert offered == found, (choice.point, point, key, offered - found, found - offered)
    if choice.point == "candelabria.barracks":
        number = Position(game.state).times(choice.seat, "barracks")
        assert choice.least == choice.most == number % len(choice.keys)  # :573


# A turn


@offers("turn")
def turn(p: Position, me: int, q: Question) -> set[str]:  # :478, 494, 276
    house = p.houses[me]
    found = {f"manoeuvre:{card}" for card in house["hand"]}
    if len(house["seals"]) < len(ROLES):
        paid = [card for card in house["hand"] if BOX["candle"][card]["wax"] <= house["wax"]]
        found |= {f"deploy:{card}" for card in paid}
    if p.solo and not p.s["used_tactic"]:
        found |= {f"play:{card}" for card in house["tactics"]}
    return found


@offers("role")
def role(p: Position, me: int, q: Question) -> set[str]:  # :276
    return {f"role:{it}" for it in ROLES if it not in p.houses[me]["seals"]}


@offers("deploy_at")
def deploy_at(p: Position, me: int, q: Question) -> set[str]:  # :1156
    return {f"territory:{it}" for it in p.near}


@offers("move")
def move(p: Position, me: int, q: Question) -> set[str]:  # :524, 539
    house, found = p.houses[me], set[str]()
    if p.s["moves"]:
        found = {it for it in p.movers(me) if p.reach(me, it)}
    mover = house["candles"].get(p.s["mover"])
    if mover and mover["flames"] and not p.s["burned"]:
        found.add(f"burn:{p.s['mover']}")
    return found


@offers("destination")
def destination(p: Position, me: int, q: Question) -> set[str]:
    figure = q.key
    if figure.startswith("burn:"):
        figure = f"candle:{p.houses[me]['id']}:{figure[5:]}"
    start = p.place_of(figure)
    match q.point:
        case "move":  # :531
            goals = p.reach(me, figure)
        case "portal":  # :585, 1220
            goals = set(p.near) - (p.castles() if figure.startswith("castle") else set())
        case "abduct":  # :928
            goals = set(p.near)
        case "ride":  # :1188
            goals = p.within(region(q.choice.keys[0].partition(":")[2]))
        case other:
            raise AssertionError(other)
    return {f"territory:{it}" for it in goals if it != start}


@offers("castle")
def castle(p: Position, me: int, q: Question) -> set[str]:  # :538
    return p.foes(me, [p.houses[me]["castle"]])


@offers("push")
def push(p: Position, me: int, q: Question) -> set[str]:  # :504
    here = p.houses[me]["candles"]["warrior"]["territory"]
    return {
        f"candle:{house['id']}:{role}"
        for other, house in enumerate(p.houses)
        if other != me
        for role, it in house["candles"].items()
        if it["territory"] == here
    }


@offers("push_to")
def push_to(p: Position, me: int, q: Question) -> set[str]:  # :504, 1024, 1148
    here = p.houses[me]["candles"]["warrior"]["territory"]
    return {f"territory:{it}" for it in p.steps(here, p.extra(me, "warrior_push"))}


# The territories


@offers("mine")
def mine(p: Position, me: int, q: Question) -> set[str]:  # :581
    number = min(p.times(me, "mine"), p.room(me))
    return {f"cubes:{wax}:{number - wax}" for wax in range(number + 1)}


@offers("influence")
def influence(p: Position, me: int, q: Question) -> set[str]:  # :569
    number = min(p.times(me, "curse"), p.houses[me]["supply"])
    return shares(number, sum(bool(it["card"]) for it in p.s["curses"]))


@offers("barracks", "draw_tactic")
def barracks(p: Position, me: int, q: Question) -> set[str]:  # :573, 890
    return {f"display:{n + 1}" for n in range(len(p.s["display"]))}


@offers("forge")
def forge(p: Position, me: int, q: Question) -> set[str]:  # :577, 326
    house, found = p.houses[me], set[str]()
    if len(house["upgrades"]) < UPGRADE_SLOTS:
        for number, stack in enumerate(p.s["stacks"]):
            if stack and BOX["upgrade"][stack[0]]["year"] <= house["gold"]:
                found.add(f"stack:{number + 1}")
    if house["gold"] >= 2 and not p.solo and any(p.is_in(me, it) for it in p.regions()):
        found |= {f"temple:{it}" for it, left in p.s["temple_supply"].items() if left}
    return found


@offers("temple_site", "play_region")
def own_regions(p: Position, me: int, q: Question) -> set[str]:  # :326
    return {f"region:{it}" for it in p.regions() if p.is_in(me, it)}


@offers("portal")
def portal(p: Position, me: int, q: Question) -> set[str]:  # :585
    return p.movers(me)


@offers("tavern")
def tavern(p: Position, me: int, q: Question) -> set[str]:  # :589
    return {f"card:{it}" for it in p.houses[me]["hand"]}


@offers("put_out")
def put_out(p: Position, me: int, q: Question) -> set[str]:  # :611, and the ruling on 609-617
    assert p.s["agenda"][-1][0] == "next_turn", "a turn goes on"
    lost = p.s["put_out"].count(me)
    together = q.choice.about and q.choice.about["number"] == lost > 1
    return before_curses(p) | {"supply"} | ({"apart"} if together else set())


def before_curses(p: Position) -> set[str]:
    return {f"curse:{n + 1}" for n, it in enumerate(p.s["curses"]) if it["card"]}


# Symbols


def everywhere(p: Position, q: Question) -> set[str]:
    """Return the territories a card reaches: the battle's, the curse's, or anywhere for a candle
    card."""
    # :862, 878, 912, 948
    placed = [it for it in p.s["curses"] if it["owner"] >= 0]
    if p.s["season"] == "war" and not p.s["battle"] and placed:
        newest = placed[-1]
        if BOX["curse"][newest["card"]]["effect"] == "kindle_2":
            return p.within(newest["region"])
    return p.within(played_in(p, q) if p.solo else p.s["battle"])


def played_in(p: Position, q: Question) -> int:
    """Return the region of a challenge's tactics card; 0 if none is being played."""
    own = own_regions(p, 0, q)
    for it in reversed(q.line):
        point, key = it.point.partition(".")[2], "".join(it.keys)
        if point == "play_region":
            return int(key.partition(":")[2])
        if point in ("turn", "after"):
            return int(min(own).partition(":")[2]) if key.startswith("play:") else 0
    return 0


@offers("kindle")
def kindle(p: Position, me: int, q: Question) -> set[str]:
    return p.to_kindle(me, everywhere(p, q))


@offers("extinguish")
def extinguish(p: Position, me: int, q: Question) -> set[str]:
    return p.foes(me, everywhere(p, q))


@offers("steal")
def steal(p: Position, me: int, q: Question) -> set[str]:  # :902
    if p.solo:
        return {"cube:wax", "cube:gold"} if p.room(me) else set()
    return {
        f"cube:{house['id']}:{kind}"
        for other, house in enumerate(p.houses)
        for kind in ("wax", "gold")
        if other != me and house[kind]
    }


@offers("destroy_temple")
def destroy_temple(p: Position, me: int, q: Question) -> set[str]:  # :894
    return {f"region:{it}" for it in p.regions() if p.top(it) and p.s["battle"] in (0, it)}


@offers("curse_influence", "comfort")
def curse_influence(p: Position, me: int, q: Question) -> set[str]:
    if p.two:
        return led(p)
    if p.solo:
        return {
            f"nudge:{house['id']}:{role}:{there}"
            for house in p.houses[1:]
            for role, it in house["candles"].items()
            for there in p.near[it["territory"]]
        }
    return before_curses(p) if p.houses[me]["supply"] else set()


def led(p: Position) -> set[str]:  # :790, 324
    return {
        f"step:{n + 1}:{there}"
        for n, it in enumerate(p.s["curses"])
        if it["territory"]
        for there in p.near[it["territory"]]
        if region(there) == it["region"] or p.top(region(there)) != "black"
    }


# War


@offers("curse_region")
def curse_region(p: Position, me: int, q: Question) -> set[str]:  # :645, 324
    return {it for it in own_regions(p, me, q) if p.top(int(it[7:])) != "black"}


@offers("commit")
def commit(p: Position, me: int, q: Question) -> set[str]:  # :673
    hand = list(p.houses[me]["tactics"])
    if q.choice.about and q.choice.about["slot"] == 2 and q.key:
        hand.remove(q.key.partition(":")[2])
    return {f"tactic:{card}" for card in hand}


@offers("neutralise")
def neutralise(p: Position, me: int, q: Question) -> set[str]:  # :677
    def symbols(card: str) -> set[str]:
        return {name for name, _ in BOX["tactic"][card]["symbols"]}

    return {
        f"neutralise:{own + 1}:{p.houses[other]['id']}:{theirs + 1}"
        for own, mine in enumerate(p.houses[me]["war"])
        if mine and not BOX["tactic"][mine].get("marked")
        for other in p.s["fighters"]
        if other != me
        for theirs, card in enumerate(p.houses[other]["war"])
        if card and symbols(mine) & symbols(card)
    }


@offers("wither")
def wither(p: Position, me: int, q: Question) -> set[str]:  # :1331
    free = {f"slot:{n + 1}" for n, it in enumerate(p.s["withering"][me]) if not it}
    return free or {"slot:1", "slot:2"}


@offers("move_candle")
def move_candle(p: Position, me: int, q: Question) -> set[str]:  # :1349
    return {
        f"stray:{role}:{there}"
        for role, it in p.houses[me]["candles"].items()
        for there in p.near[it["territory"]]
        if {it["territory"], there} & p.within(p.s["battle"])
    }


@offers("steal_vp")
def steal_vp(p: Position, me: int, q: Question) -> set[str]:  # :1361
    return {
        f"house:{house['id']}"
        for other, house in enumerate(p.houses)
        if other != me and sum(house["scored"].values()) > 0
    }
