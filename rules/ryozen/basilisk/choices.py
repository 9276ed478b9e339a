"""The Basilisk's decisions: by its rules, or by the human where the rules leave a choice.

Every question that a player would be asked has a rule here, which returns the options that the
Basilisk may take. If there are several, the rulebook's golden rule lets the human choose one.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.core.words import Value

from ..board import own_tiles, tile_at
from ..companions import ABILITIES, POINTS
from ..keys import GOOD_OF, SECTOR, SPOT_OF, SPOTS, detail, number
from ..outskirts import next_village
from ..parts import REVELATIONS
from ..rivals import Decision
from ..springs import FAVOUR
from ..state import State
from .deck import enemy_of
from .parts import CARDS

Keys = Sequence[str]
About = Mapping[str, Value]
Rule = Callable[[State, int, Keys, About], Keys]

# By question: the point at which the human is asked, and the rule.
RULES: dict[str, tuple[str, Rule]] = {}


def rule(topic: str, *points: str) -> Callable[[Rule], Rule]:
    def register(function: Rule) -> Rule:
        RULES.update({f"ryozen.{point}": (f"ryozen.its_{topic}", function) for point in points})
        return function

    return register


def left_open(s: State, me: int, point: str, keys: Keys, about: About) -> Decision:
    topic, wanted = RULES[point]
    return topic, wanted(s, me, keys, about)


def usable(s: State, me: int, kind: str, spot: str) -> bool:  # ryozen-solo.ru.txt:206
    """Tell if the Basilisk could use a companion's ability from this spot."""
    if kind not in ABILITIES:
        return False
    targets = ABILITIES[kind].targets(s, me, spot)
    about = {"sector": SECTOR[SPOT_OF[spot][0]]}
    return bool(left_open(s, me, POINTS[kind], targets, about)[1])


# The human chooses among all options  (ryozen-solo.ru.txt:96-98)


@rule("clan", "clan")
@rule("hermit", "hermit")
@rule("seer", "seer")
@rule("return_event", "return_event")
@rule("discard_event", "discard_event")
@rule("acquire", "philosopher")
@rule("hire", "hire")
@rule("diplomat", "diplomat")
@rule("move_to", "move_to")
@rule("moon_harbour", "moon_harbour")
@rule("struck", "bandit_raid", "curse_of_shadow")
@rule("found_out", "suspicious_rumours")
@rule("land", "land")
@rule("turn", "turn")
@rule("certain", "day_effect", "reveal", "explore", "councillor", "guard")
def whatever(s: State, me: int, keys: Keys, about: About) -> Keys:
    return keys


# Goods  (ryozen-solo.ru.txt:38-52)


@rule("gain", "gain", "merchant")
@rule("shard", "shard")
def least(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Take a good that the Basilisk has least of."""
    return extreme(s, me, keys, min)


@rule("lose", "lose", "night_agent", "altar_tile")
def most(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Give a good that the Basilisk has most of."""
    return extreme(s, me, keys, max)


def extreme(s: State, me: int, keys: Keys, end: Callable[[list[int]], int]) -> Keys:
    held = [s.players[me].goods[GOOD_OF[key]] for key in keys]
    return [key for key, amount in zip(keys, held, strict=True) if amount == end(held)]


@rule("earthquake", "earthquake")
def shards_or_favour(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Lose favour, or a shard that the Basilisk has most of."""
    shards = [key for key in keys if key != "favour"]
    return [*(most(s, me, shards, about) if shards else ()), "favour"]


@rule("certain", "keep")
def for_favour(s: State, me: int, keys: Keys, about: About) -> Keys:  # ryozen-solo.ru.txt:52
    return [FAVOUR]


@rule("acquire", "acquire")
def purchases(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Buy any card; if the Basilisk's sector card says so, the dearest one."""
    enemy = enemy_of(s)
    if not (keys and enemy.riding and CARDS[enemy.card].dearest):
        return keys
    prices = [REVELATIONS[s.row[number(key) - 1]].price for key in keys]
    return [key for key, price in zip(keys, prices, strict=True) if price == max(prices)]


# Targets of strikes and cloaking


@rule("strike", "archer", "warrior", "organizer")
def hostile(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Strike only the human's companions: a ruling on ryozen-solo.ru.txt:206, 245."""
    return [key for key in keys if tile_at(s, key).owner != me]


@rule("cloak", "bard", "owl_bay")
def friendly(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Cloak only its own companions, since a cloak helps: a ruling on ryozen-solo.ru.txt:206."""
    return [key for key in keys if tile_at(s, key).owner == me]


@rule("trickster", "trickster")
def worth_copying(s: State, me: int, keys: Keys, about: About) -> Keys:
    spot = SPOTS[detail(str(about["sector"]))][0]
    return [key for key in keys if usable(s, me, s.ready[number(key) - 1].kind, spot)]


@rule("certain", "mentor")
def always(s: State, me: int, keys: Keys, about: About) -> Keys:
    return ["use"]


# Villages


@rule("certain", "outskirts")
def furthest(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Build a village, or else go as far as possible."""
    return keys[-1:]


@rule("bonus", "bonus")
def explored(s: State, me: int, keys: Keys, about: About) -> Keys:  # ryozen-solo.ru.txt:214
    """Take the bonus of any explored village. ruling: even of one that has no effect now."""
    enemy, here = enemy_of(s), s.players[me].explorer
    if enemy.riding and CARDS[enemy.card].bonus_here:
        return [f"village:{here}"]
    return [f"village:{place}" for place in range(here + 1)]


@rule("pathfinder", "pathfinder")
def step_or_bonus(s: State, me: int, keys: Keys, about: About) -> Keys:  # ryozen-solo.ru.txt:214
    return [*next_village(s, me), f"village:{s.players[me].explorer}"]


# Clan House and Palace


@rule("replace", "replace")
def replaced(s: State, me: int, keys: Keys, about: About) -> Keys:  # ryozen-solo.ru.txt:82-92
    """Replace an Apprentice of its stack, or else one on the board, or else the stack's top
    companion."""
    stack = s.players[me].hand
    if "apprentice" in stack:
        return ["hand:apprentice"]
    on_board = [key for key in keys if not key.startswith("hand:")]
    apprentices = [key for key in on_board if kind_at(s, me, key) == "apprentice"]
    if apprentices:
        return apprentices
    return [f"hand:{stack[0]}"] if stack else on_board


def kind_at(s: State, me: int, key: str) -> str:
    """Return the kind of its companion on a spot, in a place of the Palace, or in hand."""
    if key in own_tiles(s, me):
        return tile_at(s, key).kind
    places = {tile.place: tile.kind for tile in s.in_palace(me)}
    return places.get(key) or detail(key)


@rule("light", "palace")
def light(s: State, me: int, keys: Keys, about: About) -> Keys:  # ryozen-solo.ru.txt:233-234
    """Choose the card's main sector if it is lit, else any lit one."""
    main = SECTOR[CARDS[enemy_of(s).card].sectors[0]]
    return [main] if main in keys else keys


@rule("place", "place")
def shelter(s: State, me: int, keys: Keys, about: About) -> Keys:
    """Go to a loophole with a lantern, to a wall without one, or else to the summit; a ruling."""
    wanted = "loophole" if s.players[me].goods["lantern"] else "wall"
    return [key for key in keys if key.startswith(wanted)] or keys[-1:]
