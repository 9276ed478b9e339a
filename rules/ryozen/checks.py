"""Checks of a position: the inventory of components, and the invariants."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.core import count

from .parts import CLANS, COMPANIONS, SET_UP
from .registry import book
from .setup import clan_stack
from .state import State


@book.part
def inventory(s: State) -> Mapping[str, int]:
    """Count every tile and card. Tiles of unused clans lie in the box."""
    total = count(s.deck, s.discard, (card for card in s.row if card))
    total += count(*(player.cards for player in s.players))
    total += count(s.event_deck, s.event_discard, (event for event in s.events if event))
    total += count(s.villages, s.village_deck)
    total += companions(s)
    if s.enemy:
        total += count(s.enemy.deck, s.enemy.discard, s.enemy.gone)
    total["altar_tile"] = 1
    return total


def companions(s: State) -> Counter[str]:
    total = count(s.box)
    for player in s.players:
        if player.clan:
            held = (*player.hand, *player.stack, *player.resting)
            total.update(f"{player.clan}:{kind}" for kind in held)
    on_board = (tile for spots in s.spots.values() for tile in spots if tile)
    for tile in (*on_board, *s.palace, *s.ready):
        total[f"{s.players[tile.owner].clan}:{tile.kind}"] += 1
    for clan in CLANS:
        if all(player.clan != clan for player in s.players):
            total.update(f"{clan}:{kind}" for kind in all_tiles(clan, asymmetric=s.asymmetric))
    return total


def all_tiles(clan: str, *, asymmetric: bool) -> list[str]:
    start = [kind for kind in ("apprentice", "warrior") for _ in range(COMPANIONS[kind].tiles)]
    return start + clan_stack(clan, asymmetric=asymmetric)


@book.part
def invariants(s: State) -> Iterable[str]:
    for number in range(len(s.players)):
        yield from _player_faults(s, number)
    if s.begun and sorted(s.heralds) != list(range(len(s.players))):
        yield f"the Capital track is wrong: {s.heralds}"
    if len(s.ready) > len(s.board.slots):
        yield f"the Clan House is too full: {s.ready}"
    for sector, spot in s.bans.items():
        if s.spots[sector][spot] is None:
            yield f"nobody guards {sector}"
    places = [tile.place for tile in s.palace if tile.place != "palace"]
    if len(set(places)) < len(places):
        yield f"two companions share a place of the Palace: {places}"
    if not 0 <= s.rotation < 6 or not 0 <= s.round <= SET_UP.rounds:
        yield f"rotation {s.rotation}, round {s.round}"


def _player_faults(s: State, number: int) -> Iterable[str]:
    player = s.players[number]
    if min(player.goods.values()) < 0:
        yield f"player {number} has less than nothing: {player.goods}"
    if not 0 <= player.explorer < len(s.villages):
        yield f"player {number}'s Explorer is where no village is: {player.explorer}"
    out = len(s.on_board(number)) + len(player.resting)
    if player.clan and len(player.hand) + out != s.board.apprentices + 1:
        yield f"player {number} has {len(player.hand)} companions in hand and {out} out"
