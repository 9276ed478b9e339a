"""What a position is worth to a seat, in tenths of favour: the final score that it points at.

The figures come from games of automas among themselves: how much more a seat scored in the end
for each thing that it had more than its rival.
"""

from collections.abc import Sequence

from rules.core import Choice

from .night import influence, majority
from .parts import BOX, MOONS, RESOURCES, SECTORS, SET_UP
from .registry import book
from .scoring import best_split, shards_of
from .state import State

FAVOUR, RESOURCE, SHARD = 10, 10, 27
PAIR = 8  # two shards of a colour: a third one makes nine favour of them
AT_HAND = (4, 3, 2, 1, 1, 1)  # the first, second, ... of a kind: every price asks for another
ASKED = {"coin": 1, "scroll": 2, "lantern": 0}  # tenths, by how often the village track asks for it
COMPANION = 25  # still in hand: a day effect, and influence at night
TRAINED = 4  # for each round in which the ability may be used
HELD = {True: 9, False: 6}  # tenths: a sector that is won so far stays won; with a lead of two
CERTAIN = 10


@book.part
def prospects(s: State, seat: int) -> dict[str, int]:
    """What a player has and may expect; against a rival, how far they are ahead of its own."""
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
    tonight, won = night(s, me) if s.phase == "day" else (0, {})
    return {
        "favour": FAVOUR * player.goods["favour"],
        "resources": in_store,
        "in_hand": COMPANION * len(player.hand),
        "companions": later * (COMPANION * companions + TRAINED * trained),
        "tonight": tonight,
        "shards": shards(s, me, won),
    }


def at_hand(good: str, held: int) -> int:
    """A few of each kind; of what is asked for more often rather more."""
    return sum(AT_HAND[:held]) + ASKED[good] * min(held, len(AT_HAND))


def night(s: State, seat: int) -> tuple[int, dict[str, int]]:
    """The rewards that come tonight, and tenths of shards by colour that majorities promise."""
    contested = any(s.players[other].hand for other in s.opponents(seat))
    value, won = 0, dict.fromkeys(MOONS, 0)
    for sector in SECTORS:
        strength = {me: influence(s, me, sector) for me in s.order()}
        if not strength[seat]:
            continue
        value += sum(FAVOUR * n for n in BOX.sectors[sector].night.values())
        lead = strength[seat] - max(n for me, n in strength.items() if me != seat)
        if majority(s, strength) == seat:
            won[BOX.sectors[sector].moon] += HELD[lead > 1] if contested else CERTAIN
    here = len(s.in_palace(seat))
    return value + (FAVOUR * here + SHARD if here else 0), won


def shards(s: State, seat: int, won: dict[str, int]) -> int:
    """Those held and those that are to be expected: by what they will be laid out as in the last
    round, and before by what a shard has usually come to."""
    held = [s.players[seat].goods[moon] for moon in MOONS]
    promised = [won.get(moon, 0) for moon in MOONS]
    if s.round < SET_UP.rounds:
        pairs = sum(n % 3 == 2 for n in held)
        return SHARD * sum(held) + SHARD * sum(promised) // 10 + PAIR * pairs
    likely = [n + (tenths + 4) // 10 for n, tenths in zip(held, promised, strict=True)]
    laid_out = sum(best_split(likely).values()) if won else sum(shards_of(s, seat)[0].values())
    return FAVOUR * laid_out + sum(promised)


@book.part
def turn_mark(s: State) -> object:
    return s.round, s.phase, s.active


@book.sensible("ryozen.clan")
def clan(s: State, choice: Choice) -> Sequence[str]:
    """Clans with the same companions differ in nothing but their colour."""
    return choice.keys if s.asymmetric else choice.keys[:1]
