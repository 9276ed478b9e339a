"""The end: shards and resources become favour."""

from collections.abc import Mapping

from rules.core import Result

from .goods import gain
from .keys import SEAT, SHARD
from .parts import BOX, MOONS, RESOURCES
from .registry import G, book
from .state import State

VALUES = BOX.scoring


@book.procedure
def final_scoring(g: G) -> None:  # ryozen.ru.txt:633-645
    s = g.s
    s.phase = "over"
    parts: list[dict[str, int]] = []
    for me, player in enumerate(s.players):
        earned = player.goods["favour"]
        shards, wild = shards_of(s, me)
        if wild:
            g.tell("wild", seat=SEAT[me], thing=SHARD[wild])
        g.tell("final", seat=SEAT[me])
        gain(g, me, "favour", shards)
        resources = resource_sets(player.goods)
        gain(g, me, "favour", resources)
        parts.append({"favour": earned, "shards": shards, "resources": resources})
    s.result = Result([sum(part.values()) for part in parts], ranking(s), parts)
    g.tell("wins", seat=SEAT[s.result.ranking[0][0]])


def ranking(s: State) -> list[list[int]]:  # ryozen.ru.txt:647
    """Most favour first; between equals the Capital track decides."""
    best = sorted(s.heralds, key=lambda me: -s.players[me].goods["favour"])
    return [[me] for me in best]


def resource_sets(goods: Mapping[str, int]) -> int:  # ryozen.ru.txt:643
    pieces = sum(goods[resource] for resource in RESOURCES)
    return pieces // VALUES.resources * VALUES.resources_favour


def shards_of(s: State, me: int) -> tuple[int, str]:
    """What a player's shards are worth, and as which the first-player token counts for him."""
    held = [s.players[me].goods[moon] for moon in MOONS]
    if me != s.first:
        return best_split(held), ""
    tries = [
        (best_split([n + (moon == wild) for moon, n in zip(MOONS, held, strict=True)]), wild)
        for wild in MOONS
    ]
    return max(tries, key=lambda found: found[0])


def best_split(held: list[int]) -> int:  # ryozen.ru.txt:637-642
    """The most that shards give: sets of three colours first, as many as is best, then of one."""
    return max(
        mixed * VALUES.three_colours + sum(_one_colour(n - mixed) for n in held)
        for mixed in range(min(held) + 1)
    )


def _one_colour(shards: int) -> int:
    sets = max(0, VALUES.same_colour - 3 * VALUES.loose_shard) * (shards // 3)
    return sets + shards * VALUES.loose_shard
