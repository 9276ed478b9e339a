"""The end: players gain favour for shards and resources, and are ranked."""

from collections.abc import Mapping

from rules.core import Result

from .keys import SHARD
from .parts import BOX, MOONS, RESOURCES
from .registry import G, book
from .rivals import rivals
from .state import State

VALUES = BOX.scoring


@book.procedure
def final_scoring(g: G) -> None:  # ryozen.ru.txt:633-645
    s = g.s
    s.phase = "over"
    parts = [score(g, me) for me in range(len(s.players))]
    against = rivals(s)
    if against:
        s.result = against[0].concludes(g, parts)
    else:
        s.result = Result([sum(part.values()) for part in parts], ranking(s), parts)
        g.tell("wins", seat=s.who(s.result.ranking[0][0]))


def score(g: G, me: int) -> dict[str, int]:
    """Add a player's final favour and return the parts of the score: the favour gained in the
    rounds, and that for shards and resources. ruling: kept revelations score nothing."""
    goods = g.s.players[me].goods
    shards, wild = shards_of(g.s, me)
    laid_out = {**shards, "resources": resource_sets(goods)}
    g.tell("final", seat=g.s.who(me), number=goods["favour"])
    if wild:
        g.tell("wild", thing=SHARD[wild])
    parts = {"favour": goods["favour"], **laid_out}
    for source, favour in laid_out.items():
        if favour:
            g.tell(f"scored-{source}", seat=g.s.who(me), number=favour)
            goods["favour"] += favour
    g.tell("total", number=goods["favour"])
    return parts


def ranking(s: State) -> list[list[int]]:  # ryozen.ru.txt:647
    """Rank the players by favour; the Capital track breaks ties."""
    best = sorted(s.heralds, key=lambda me: -s.players[me].goods["favour"])
    return [[me] for me in best]


def resource_sets(goods: Mapping[str, int]) -> int:  # ryozen.ru.txt:643
    pieces = sum(goods[resource] for resource in RESOURCES)
    return pieces // VALUES.resources * VALUES.resources_favour


def shards_of(s: State, me: int) -> tuple[dict[str, int], str]:
    """Return the favour for a player's shards by kind of set, and the colour of shard that the
    first-player token counts as, or "" if the player does not have it."""
    held = [s.players[me].goods[moon] for moon in MOONS]
    if me != s.first:
        return best_split(held), ""
    tries = [
        (best_split([n + (moon == wild) for moon, n in zip(MOONS, held, strict=True)]), wild)
        for wild in MOONS
    ]
    return max(tries, key=lambda found: sum(found[0].values()))


def best_split(held: list[int]) -> dict[str, int]:  # ryozen.ru.txt:637-642
    """Return the highest favour for these shards, by kind of set. A shard counts in one set
    only."""
    splits = [_split(held, mixed) for mixed in range(min(held) + 1)]
    return max(splits, key=lambda split: sum(split.values()))


def _split(held: list[int], mixed: int) -> dict[str, int]:
    """Return the favour for ``mixed`` sets of three colours, and sets of one colour of the rest."""
    left = [n - mixed for n in held]
    return {
        "one_colour": sum(n // 3 for n in left) * VALUES.same_colour,
        "three_colours": mixed * VALUES.three_colours,
        "loose": sum(n % 3 for n in left) * VALUES.loose_shard,
    }
