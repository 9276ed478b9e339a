"""The worth of kept revelations to automas, in tenths of favour."""

from .parts import SET_UP
from .state import State

MOST_USES = 8
# Worth for each turn left. Mercies and the Rainbow are left out: they can seldom be used.
EACH_TURN = {
    "strategic_maneuvers": 5,
    "camouflage": 5,
    "offering_phoenix": 4,
    "offering_wealth": 2,
    "offering_wisdom": 2,
    "offering_spirits": 2,
    "seal_gates": 2,
    "seal_capital": 3,
    "seal_outskirts": 5,
    "seal_altar": 2,
    "seal_springs": 2,
    "seal_clan_house": 1,
    "seal_palace": 2,
}
LANTERNS = 2  # how many lanterns a Prayer turns into shards
PRAYED = 14  # worth of each lantern at hand that a Prayer can use
HOPED = 6  # worth of each lantern that a Prayer could use and that may still come


def keepsakes(s: State, me: int) -> int:
    player = s.players[me]
    turns = min(MOST_USES, turns_left(s, me)) if player.cards else 0
    if not turns:
        return 0
    prayers = sum(card.startswith("prayer") for card in player.cards)
    prayed = min(LANTERNS * prayers, player.goods["lantern"])
    hoped = LANTERNS * prayers - prayed if s.round < SET_UP.rounds else 0
    each = sum(EACH_TURN.get(card, 0) for card in player.cards)
    return PRAYED * prayed + HOPED * hoped + each * turns


def turns_left(s: State, me: int) -> int:
    player = s.players[me]
    companions = len(player.hand) + len(s.on_board(me)) + len(player.resting)
    return len(player.hand) + (SET_UP.rounds - s.round) * companions
