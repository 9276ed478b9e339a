"""The worth of a position to a seat, in tenths of a victory point: its points, and what it is
likely to gain from battles, cards, cubes and flames."""

from collections.abc import Sequence

from rules.core import Choice

from .battle import is_active, power
from .parts import AMOUNTS, BOX, ROLES, UPGRADES, Ability
from .registry import book
from .scoring import END, SOURCES, worth_of
from .solo import SOLO, distances, enemy_candles, part
from .state import WAR, House, State
from .two import TWO
from .war import battlegrounds

POINT = 10  # a victory point, in tenths
# Chance to win a battle, in tenths, by the lead in power.
CHANCES = {-3: 1, -2: 2, -1: 3, 0: 4, 1: 6, 2: 7, 3: 8}
CERTAIN = 10  # chance to win a battle without an opponent, in tenths
CUBES = (7, 7, 7, 6, 6, 5, 4, 3, 2, 2)  # worth of the first, second, ... cube
TURN = 14  # worth of a candle card in hand: a turn of this year or the next
# Worth of the first, second, ... tactics card: a battle uses two, so of many some stay unused.
TACTICS = (11, 11, 10, 10, 8, 8, 6, 6, 4, 4, 3, 3)
FLAME = 6  # worth of a ground flame, for each year left
BREADTH = 5  # worth of each different action that ground flames strengthen, for each year left
SPARE = 2  # worth of each ground flame in the supply, of at most FEW
FEW = 6
CONTROL = (3, 14)  # worth of the most flames before a curse, tied and alone; times the year
SOME_INFLUENCE = 2  # worth of any flames before a curse where another House has more
EARLY = 4  # cost of each House that is earlier in turn order
TOKENS = {  # worth of an upgrade by its trigger, for each year left
    "on_deploy": 3 * 8,  # three candles a year
    "on_place_curse": 8,
    "on_place_temple": 6,
    "on_tactic_played": 4 * 7,
    "passive": 9,
}


book.held = ("points", "means")
book.far = ("end", "upgrades", "curses", "order", "goal")


@book.part
def turn_mark(s: State) -> object:
    return s.turns


@book.part
def turns_begun(s: State) -> int:
    return s.turns


@book.part
def prospects(s: State, seat: int) -> dict[str, int]:
    house = s.houses[seat]
    if not house.castle:
        return {}
    if SOLO in s.variants:
        return alone(s)
    later = max(0, AMOUNTS.years - s.year)
    return {
        "points": POINT * sum(house.scored.get(source, 0) for source in SOURCES),
        "end": end(s, seat, house),
        "battles": battles(s, seat),
        "means": means(house, later),
        "land": land(house, later),
        "upgrades": upgrades(s, house),
        "curses": 0 if TWO in s.variants else curses(s, seat),
        "order": EARLY * -s.track.index(seat),
    }


def end(s: State, me: int, house: House) -> int:
    """Return the worth of end-of-game points as they stand. In earlier years only a part counts,
    since much can change."""
    rows = [*(UPGRADES[token] for token in house.upgrades), *BOX.house[house.id].ability]
    return POINT * worth_of(s, me, rows) * max(1, s.year) // AMOUNTS.years


def battles(s: State, me: int) -> int:
    """Return the expected worth of this year's remaining battles."""
    return sum(battle(s, me, region) for region in to_come(s))


def battle(s: State, me: int, region: int) -> int:
    """Return the expected worth of the battle for a region."""
    prize = POINT * AMOUNTS.battle_points[max(1, s.year) - 1]
    return prize * chance(s, me, region) // CERTAIN


def to_come(s: State) -> list[int]:
    if s.season == WAR:
        ahead = [int(entry[1]) for entry in s.agenda if entry[0] == "battle"]
        return [*([s.battle] if s.battle else []), *ahead]
    if not s.curses[0].card:  # the first curse, which decides the order, is not drawn yet
        return []
    return battlegrounds.of(s)(s)


def chance(s: State, me: int, region: int) -> int:
    """Return the chance, in tenths, that a House wins the battle for a region. Under a grey temple
    the weakest wins; turn order breaks ties."""
    if not s.in_region(me, region):
        return 0
    rivals = [other for other in s.track if other != me and s.in_region(other, region)]
    if not rivals:
        return CERTAIN
    grey = s.top_temple(region) == "grey"
    if grey and not is_active(s, me, region):
        return 0
    sign = -1 if grey else 1
    mine = sign * power(s, me, region)
    best = max(rivals, key=lambda other: (sign * power(s, other, region), -s.track.index(other)))
    lead = mine - sign * power(s, best, region)
    if not lead and s.track.index(me) < s.track.index(best):
        lead = 1
    return CHANCES[max(-3, min(3, lead))]


def means(house: House, later: int) -> int:
    """Return the worth of candle cards, cubes and tactics cards, which are means for later
    turns."""
    turns = TURN * (len(house.hand) + (len(house.area) if later else 0))
    tactics = len(house.tactics) + (len(house.spent) if later else 0)
    return turns + sum(CUBES[: house.cubes]) + sum(TACTICS[:tactics])


def land(house: House, later: int) -> int:
    """Return the worth of ground flames, which stay for later years, and of the different actions
    that they strengthen."""
    symbols = len({territory.partition("_")[2] for territory in house.flames})
    lasting = later * (FLAME * len(house.flames) + BREADTH * symbols)
    return lasting + SPARE * min(FEW, house.supply)


def upgrades(s: State, house: House) -> int:
    """Return the worth of a House's upgrade tokens, by the years in which they still work."""
    return sum(token(row, s.year) for row in (UPGRADES[token] for token in house.upgrades))


def token(row: Ability, year: int) -> int:
    if row.effect in END:
        return POINT // 2 * row.amount  # half, as rivals may take what it counts
    years = AMOUNTS.years - max(row.year, year) + 1
    return TOKENS[row.trigger] * max(1, row.amount) * years


def curses(s: State, me: int) -> int:
    """Return the worth of flames before curse cards: leading there promises control of the
    curse."""
    return sum(curse(s, me, slot) for slot in s.slots())


def curse(s: State, me: int, slot: int) -> int:
    """Return the worth of flames before one curse card."""
    flames = s.curses[slot].influence
    mine, best = flames[me], max(n for other, n in enumerate(flames) if other != me)
    if not mine:
        return 0
    if mine < best:
        return SOME_INFLUENCE
    return CONTROL[mine > best] * max(1, s.year)


# Solo


FOE_FLAME, FOE_CANDLE, STEP, PASSED = 25, 30, 4, 12


def alone(s: State) -> dict[str, int]:
    """Return the worth of a solo challenge's position by part: the enemies' strength, the distance
    to the goals, and the turns used."""
    house, scenario = s.houses[0], part(s)
    if scenario.goal == "snuff_candles":
        goals = [candle.territory for candle in enemy_candles(s)]
        left = sum(FOE_CANDLE + FOE_FLAME * candle.flames for candle in enemy_candles(s))
    else:
        zone = [scenario.target, *s.map.neighbours[scenario.target]]
        ground = [t for other in s.others(0) for t in s.houses[other].flames if t in zone]
        lit = [candle for candle in enemy_candles(s) if candle.territory in zone]
        goals = [*ground, *(candle.territory for candle in lit)]
        left = FOE_FLAME * len(ground)
        left += sum(FOE_CANDLE + FOE_FLAME * candle.flames for candle in lit)
    return {
        "points": POINT * house.points,
        "goal": -left - way(s, house, goals),
        "means": means(house, 1),
        "turns": -PASSED * s.round,
    }


def way(s: State, house: House, goals: Sequence[str]) -> int:
    """Return the cost of the distance to the goals: that of the nearest figure and that of the
    castle."""
    if not goals:
        return 0
    far = distances(s, list(goals))
    figures = [house.castle, *(house.candles[r].territory for r in ROLES if r in house.candles)]
    return STEP * min(far[figure] for figure in figures) + STEP * far[house.castle]


# Choices that automas skip


@book.sensible("candelabria.influence")
def undivided(s: State, choice: Choice) -> list[str]:
    """Return the splits that put flames before at most two curses. Only the House with the most
    flames controls a curse, so thin splits do little."""
    return [key for key in choice.keys if key.split(":")[1:].count("0") >= len(s.slots()) - 2]
