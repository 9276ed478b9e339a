"""The worth of a position to a seat: its expected final score, in tenths of favour."""

from collections.abc import Iterator, Sequence
from functools import cache

from rules.core import Choice

from .contests import chance
from .keepsakes import keepsakes
from .night import influences
from .omens import omens
from .parts import BOX, MOONS, RESOURCES, SECTORS, SET_UP
from .registry import book
from .scoring import best_split, shards_of
from .state import State
from .tenths import COMPANION, EXPLORED, FAVOUR, RESOURCE, SHARD

PAIR = 8  # worth added for two shards of a colour, as a third one makes a set
AT_HAND = (4, 3, 2, 1, 1, 1)  # worth added for the first, second, ... resource of a kind
ASKED = {"coin": 1, "scroll": 2, "lantern": 0}  # worth added for each, as villages cost it
TRAINED = 4  # worth added for a hired companion in hand, for each round left


book.held = ("favour", "resources", "in_hand")
book.far = ("companions", "omens", "villages", "revelations")


@book.part
def prospects(s: State, seat: int) -> dict[str, int]:
    """Return the worth of a player's present and expected goods by part. A rival's goods count
    against it, as the part ``rival``."""
    against = sum(sum(own(s, me).values()) for me, player in enumerate(s.players) if player.rival)
    return {**own(s, seat), "rival": -against} if against else own(s, seat)


def own(s: State, me: int) -> dict[str, int]:
    player = s.players[me]
    later = SET_UP.rounds - s.round
    in_store = sum(
        RESOURCE * player.goods[good] + at_hand(good, player.goods[good]) for good in RESOURCES
    )
    companions = len(player.hand) + len(s.on_board(me)) + len(player.resting)
    trained = sum(kind != "apprentice" for kind in player.hand)
    by_day = s.phase == "day"
    tonight, won = night(s, me) if by_day else (0, {})
    return {
        "favour": FAVOUR * player.goods["favour"],
        "resources": in_store,
        "in_hand": COMPANION * len(player.hand),
        "companions": later * (COMPANION * companions + TRAINED * trained),
        "tonight": tonight,
        "omens": -round(omens(s, me)) if by_day else 0,
        "shards": shards(s, me, won),
        "villages": EXPLORED[later] * player.explorer,
        "revelations": keepsakes(s, me),
    }


def at_hand(good: str, held: int) -> int:
    """Return the worth of ``held`` resources of a kind: the first ones count most."""
    return sum(AT_HAND[:held]) + ASKED[good] * min(held, len(AT_HAND))


def night(s: State, me: int) -> tuple[int, dict[str, float]]:
    """Return the worth of tonight's expected rewards, and the expected shards by colour."""
    value, won = 0, dict.fromkeys(MOONS, 0.0)
    for sector, reward, hope in in_sectors(s, me):
        value += reward
        won[BOX.sectors[sector].moon] += hope
    here = len(s.in_palace(me))
    return value + (FAVOUR * here + SHARD if here else 0), won


def in_sectors(s: State, me: int) -> Iterator[tuple[str, int, float]]:
    """Yield each sector where a player has influence, with the worth of the reward that is sure,
    and the chance of the shard."""
    for sector in SECTORS:
        strength = influences(s, sector)
        if strength[me]:
            reward = sum(FAVOUR * n for n in BOX.sectors[sector].night.values())
            yield sector, reward, chance(s, me, sector, strength)


def shards(s: State, me: int, won: dict[str, float]) -> int:
    """Return the worth of held and expected shards: in the last round by the sets that they make,
    earlier by an average."""
    held = [s.players[me].goods[moon] for moon in MOONS]
    if s.round < SET_UP.rounds:
        pairs = sum(n % 3 == 2 for n in held)
        return round(SHARD * (sum(held) + sum(won.values(), 0.0))) + PAIR * pairs
    if not won:
        return FAVOUR * sum(shards_of(s, me)[0].values())
    hoped = [n + won[moon] for moon, n in zip(MOONS, held, strict=True)]
    return round(FAVOUR * likely_split(hoped))


def likely_split(shards: list[float]) -> float:
    """Return the favour for fractional numbers of shards, interpolated between whole numbers."""
    ends: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    for number in shards:
        low = int(number)
        part = number - low
        more = [(share * part, (*split, low + 1)) for share, split in ends if part]
        ends = [(share * (1 - part), (*split, low)) for share, split in ends] + more
    return sum(share * laid_out(split) for share, split in ends)


@cache
def laid_out(shards: tuple[int, ...]) -> int:
    return sum(best_split(list(shards)).values())


@book.part
def turn_mark(s: State) -> object:
    return s.round, s.phase, s.active


@book.sensible("ryozen.clan")
def clan(s: State, choice: Choice) -> Sequence[str]:
    """Return only one clan if clans differ in nothing but colour."""
    return choice.keys if s.asymmetric else choice.keys[:1]
