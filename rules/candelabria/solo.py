"""Solo challenges: one House against one or two enemies that act by rules, within a limit of turns.
The scenarios are our own: candelabria.ru.txt:1389 and 1393 give only two sentences."""

from collections import deque
from collections.abc import Callable, Iterable

from rules.core import Choice, Flow, Message, Name, Result, Words
from rules.core.state import Rival
from rules.core.words import Value

from .effects import symbol
from .flames import (
    dim,
    effect_is_over,
    light,
    remove_flame,
    snuffed,
    stays_unlit,
    told_on_the_way,
    way_of_put_out,
)
from .keys import SEATS, candle_key, detail, last, number, place, who
from .kindling import act, options
from .labels import led
from .parts import AMOUNTS, BOX, CAPACITY, HOUSES, TACTICS, Enemy, Scenario
from .registry import G, book
from .setup import opening
from .state import KINDLING, Candle, House, State
from .stores import gain
from .territory_actions import curse_action, temples_for_sale
from .view import announcements

SOLO = "solo"
ME = 0
UNUSED_TURN = 4  # victory points for each turn left after a win
# An enemy's castle strikes first, then its candles in this order. The order also decides which
# candle marches if several are equally near.
STRIKING = ("warrior", "pilgrim", "explorer")
STRUCK = ("explorer", "pilgrim", "warrior")  # of equally weak candles, the first one is struck


def part(s: State) -> Scenario:
    return BOX.scenario[s.scenario]


# Set-up


@opening.by(SOLO)
def lay_out(g: G) -> None:
    s = g.s
    scenario = part(s)
    s.side, s.year, s.season = scenario.side, scenario.year, KINDLING
    own = s.houses[ME]
    own.id, own.castle, own.flames = scenario.house, scenario.castle, list(scenario.flames)
    own.hand, own.known = list(scenario.hand), list(scenario.hand)
    own.tactics = list(scenario.tactics)
    own.wax, own.gold = scenario.wax, scenario.gold
    s.houses += [enemy_house(id, enemy) for id, enemy in scenario.enemies.items()]
    for house in s.houses:
        house.supply = AMOUNTS.ground_flames - 1 - len(house.flames)
    s.track, s.turn = [ME], ME
    s.limit = turn_limit(s)
    s.begun = True
    g.tell("challenge", scenario=f"scenario:{s.scenario}", number=s.limit)
    if scenario.target:
        g.tell("goal-clear-around", place=f"territory:{scenario.target}")
    else:
        g.tell("goal-snuff-candles")
    g.then(["challenge_turn"])


def enemy_house(id: str, enemy: Enemy) -> House:
    candles = {role: Candle(where, flames) for role, (where, flames) in enemy.candles.items()}
    return House(id, castle=enemy.castle, flames=list(enemy.flames), candles=candles)


def turn_limit(s: State) -> int:
    scenario = part(s)
    return {"hard": scenario.turns - 1, "master": scenario.par}.get(s.level, scenario.turns)


# The person's turn


@book.procedure
def challenge_turn(g: G) -> None:
    s = g.s
    house = s.houses[ME]
    s.round += 1
    s.turns += 1
    s.used_tactic = False
    if not house.hand:
        house.hand, house.area = house.area, []
        house.known = list(house.hand)
        g.tell("takes-back", seat=SEATS[ME], number=len(house.hand))
    g.then(["before_acting"], ["after_acting"], ["check_goal"])


@book.procedure
async def before_acting(g: G) -> None:
    """Let the person take the turn. Once a turn they may play a tactics card before it."""
    s = g.s
    keys = [*options(s, ME), *tactics_keys(s)]
    chosen = await g.ask(ME, "candelabria.turn", keys, secret=True)
    if chosen.startswith("play:"):
        await play(g, detail(chosen))
        g.then(["before_acting"])
    else:
        await act(g, ME, chosen)


@book.procedure
async def after_acting(g: G) -> None:
    keys = tactics_keys(g.s)
    if not keys:
        return
    chosen = await g.may(ME, "candelabria.after", keys, secret=True)
    if chosen is not None:
        await play(g, detail(chosen))


def tactics_keys(s: State) -> list[str]:
    if s.used_tactic:
        return []
    return [f"play:{card}" for card in dict.fromkeys(s.houses[ME].tactics)]


async def play(g: G, card: str) -> None:
    """Use up a tactics card: resolve its symbols in a region where the person has a figure."""
    s = g.s
    keys = [f"region:{region}" for region in s.map.regions if s.in_region(ME, region)]
    about = {"card": f"tactic:{card}"}
    region = number(await g.ask(ME, "candelabria.play_region", keys, about=about))
    g.show(ME, "tactics card")
    s.used_tactic = True
    s.houses[ME].tactics.remove(card)
    (s.box if TACTICS[card].house else s.tactics_deck).append(card)
    g.tell("plays", seat=SEATS[ME], card=f"tactic:{card}")
    items = [[name, times, "tactic"] for name, times in TACTICS[card].symbols]
    g.then(["effects", ME, region, items])


@book.label("candelabria.after")
def after_label(s: State, choice: Choice, key: str) -> Words:
    return book.name(f"tactic:{detail(key)}")


# Changed rules


@effect_is_over.by(SOLO)
@way_of_put_out.by(SOLO)
def home(g: G) -> None:
    for owner in g.s.put_out:
        g.s.houses[owner].supply += 1
    g.s.put_out = []


@told_on_the_way.by(SOLO)
def nothing_to_tell(s: State) -> str:
    return ""


@snuffed.by(SOLO)
def leaves(g: G, owner: int, role: str) -> None:
    """Take an enemy's candle that has no flame left off the board; the person's own one stays."""
    if owner == ME:
        stays_unlit(g, owner, role)
        return
    g.tell("removed", candle=candle_key(g.s, owner, role))
    del g.s.houses[owner].candles[role]


@temples_for_sale.by(SOLO)
def no_temples(s: State) -> list[str]:
    return []


def cubes_of_the_bank(s: State, me: int, region: int) -> list[str]:
    return ["cube:wax", "cube:gold"] if s.houses[me].cubes < AMOUNTS.storehouse else []


@symbol("steal", cubes_of_the_bank, variant=SOLO)
def from_the_bank(g: G, me: int, key: str, source: str) -> None:
    kind = detail(key)
    gain(g, me, kind, 1)
    g.tell("gains", seat=SEATS[me], cubes="cubes:1:0" if kind == "wax" else "cubes:0:1")


def nudges(s: State, me: int = ME, region: int = 0) -> list[str]:
    """Return the moves of enemies' candles to neighbouring territories, as
    ``nudge:house:role:territory``."""
    return [
        f"nudge:{s.houses[owner].id}:{role}:{there}"
        for owner in s.others(ME)
        for role, candle in s.houses[owner].candles.items()
        for there in s.map.neighbours[candle.territory]
    ]


@symbol("curse_influence", nudges, variant=SOLO)
def nudge(g: G, me: int, key: str, source: str) -> None:
    _, house, role, there = key.split(":")
    g.s.houses[g.s.house(house)].candles[role].territory = there
    g.tell("pushes", seat=SEATS[me], candle=f"candle:{house}:{role}", territory=place(there))


@curse_action.by(SOLO)
def nudge_some(g: G, me: int, number: int) -> None:
    g.then(["nudge_candles", number])


@book.procedure
async def nudge_candles(g: G, number: int) -> None:
    for left in range(number, 0, -1):
        keys = nudges(g.s)
        about = {"left": left, "out": 0}
        chosen = await g.may(ME, "candelabria.curse_influence", keys, about=about)
        if chosen is None:
            return
        nudge(g, ME, chosen, "board")


@led("nudge")
def nudged(s: State, key: str) -> str:
    return "candle:" + detail(key).rpartition(":")[0]


# Winning and losing


@book.procedure
def check_goal(g: G) -> None:
    s = g.s
    won = cleared(s) if part(s).goal == "clear_around" else not any(enemy_candles(s))
    if won:
        end(g, won=True)
    elif s.round == s.limit:
        g.then(["enemy_turn"], ["time_is_up"])
    else:
        g.then(["enemy_turn"], ["challenge_turn"])


def cleared(s: State) -> bool:
    """Tell if no enemy has a flame or candle in the target territory or next to it. Castles do not
    matter."""
    target = part(s).target
    zone = [target, *s.map.neighbours[target]]
    flames = [t for owner in s.others(ME) for t in s.houses[owner].flames]
    candles = [candle.territory for candle in enemy_candles(s)]
    return not any(territory in zone for territory in (*flames, *candles))


def enemy_candles(s: State) -> Iterable[Candle]:
    return [candle for owner in s.others(ME) for candle in s.houses[owner].candles.values()]


@book.procedure
def time_is_up(g: G) -> None:
    end(g, won=False)


def end(g: G, *, won: bool) -> None:
    """End the game. After a win, add points for each turn left."""
    s = g.s
    s.season = "over"
    parts = {"effects": s.houses[ME].points}
    if won:
        parts["turns"] = UNUSED_TURN * (s.limit - s.round)
    score = sum(parts.values())
    g.tell("challenge-won" if won else "challenge-lost", seat=SEATS[ME], number=score)
    rivals = [Rival(who(s, owner), 0) for owner in s.others(ME)]
    reason = f"reason-{part(s).goal.replace('_', '-')}" if won else "reason-time"
    result = Result([score], [[ME]], [parts], won, reason, rivals, level=s.level)
    g.over(result)


# The enemies' turn


@book.procedure
def enemy_turn(g: G) -> None:
    for owner in one_after_the_other(g.s):
        for deed in deeds(g.s):
            deed(g, owner)


def one_after_the_other(s: State) -> list[int]:
    return sorted(s.others(ME), key=lambda owner: HOUSES[s.houses[owner].id].order)


def deeds(s: State) -> list[Callable[[G, int], None]]:
    """Return what each enemy does in this turn, in order."""
    return [strike, march] if s.round % 2 else [strike, march, rekindle]


@announcements.by(SOLO)
def enemies_next(s: State) -> list[Message]:
    """Return a sentence on what each enemy is about to do, found out on a copy of the state."""
    if s.season != KINDLING:
        return []
    g = Flow(book, book.decode(book.encode(s)), b"")
    return [Message("announced-enemy", announced(g, owner)) for owner in one_after_the_other(s)]


def role_of(candle: Value) -> str:
    return f"role:{last(str(candle))}"


def announced(g: G, owner: int) -> dict[str, Value]:
    """Carry out an enemy's deeds and return them as arguments of a sentence: 0 for those that do
    not happen."""
    does: dict[str, Value] = dict.fromkeys(("strikes", "marches", "lights", "kindles"), 0)
    for deed in deeds(g.s):
        g.events = []
        deed(g, owner)
        for event in g.events:
            match event.id:
                case "dims":
                    does |= {"strikes": 1, "struck": role_of(event.args["candle"])}
                case "puts-out":
                    does |= {"strikes": 1, "struck": place(str(event.args["flame"]).split(":")[1])}
                case "moves":
                    does |= {"marches": 1, "figure": role_of(event.args["figure"])}
                    does |= {"territory": event.args["territory"]}
                case "lights" if deed is rekindle:
                    does |= {"kindles": 2, "kindled": event.args["territory"]}
                case "lights":
                    does |= {"lights": 1, "lit": event.args["territory"]}
                case "kindles":
                    does |= {"kindles": 1, "kindled": role_of(event.args["candle"])}
    return {**does, "seat": who(g.s, owner)}


def strike(g: G, owner: int) -> None:
    """Let the first of an enemy's figures that shares a territory with a flame of the person put it
    out."""
    s = g.s
    enemy, own = s.houses[owner], s.houses[ME]
    where = [enemy.castle, *(enemy.candles[r].territory for r in STRIKING if r in enemy.candles)]
    for territory in where:
        lit = [r for r in STRUCK if r in own.candles and own.candles[r].flames]
        here = [role for role in lit if own.candles[role].territory == territory]
        if here:
            weakest = min(here, key=lambda role: own.candles[role].flames)
            g.tell("dims", seat=who(s, owner), candle=candle_key(s, ME, weakest))
            dim(g, owner, ME, weakest, "enemy")
            return
        if territory in own.flames:
            g.tell("puts-out", seat=who(s, owner), flame=f"flame:{territory}:{own.id}")
            remove_flame(g, ME, territory)
            home(g)
            return


def march(g: G, owner: int) -> None:
    """Of the enemy's candles take the one nearest to the person's flames. Move it one step towards
    them, and light a ground flame where it then stands."""
    s = g.s
    own, enemy = s.houses[ME], s.houses[owner]
    goals = [*own.flames, *(c.territory for c in own.candles.values() if c.flames)]
    roles = [role for role in STRIKING if role in enemy.candles]
    if not goals or not roles:
        return
    far = distances(s, goals)
    role = min(roles, key=lambda role: far[enemy.candles[role].territory])
    candle = enemy.candles[role]
    if far[candle.territory]:
        order = s.map.territories
        candle.territory = min(
            s.map.neighbours[candle.territory], key=lambda t: (far[t], order.index(t))
        )
        g.tell("moves", figure=candle_key(s, owner, role), territory=place(candle.territory))
    if candle.territory not in enemy.flames and enemy.supply:
        light(g, owner, candle.territory)


def distances(s: State, goals: list[str]) -> dict[str, int]:
    """Return the number of steps from each territory to the nearest goal."""
    far = dict.fromkeys(goals, 0)
    waiting = deque(goals)
    while waiting:
        here = waiting.popleft()
        for there in s.map.neighbours[here]:
            if there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def rekindle(g: G, owner: int) -> None:
    """Add a flame to an enemy's weakest candle or, if all candles are full, to the ground at its
    castle."""
    s = g.s
    enemy = s.houses[owner]
    low = [r for r in STRIKING if r in enemy.candles and enemy.candles[r].flames < CAPACITY[r]]
    if low:
        role = min(low, key=lambda role: enemy.candles[role].flames)
        enemy.candles[role].flames += 1
        g.tell("kindles", seat=who(s, owner), candle=candle_key(s, owner, role))
    elif enemy.castle not in enemy.flames and enemy.supply:
        light(g, owner, enemy.castle)


@book.noun("scenario")
def scenario_name(id: str) -> Words:
    return Name(f"scenario-{id}")
