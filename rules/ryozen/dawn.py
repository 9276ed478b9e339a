"""Dawn: companions return to their players; after the last round the game is scored."""

from .parts import SET_UP
from .registry import G, book
from .rivals import RIVALS, moments


@book.procedure
def dawn(g: G) -> None:  # ryozen.ru.txt:623-631, 1345
    s = g.s
    s.phase = "dawn"
    for spots in s.spots.values():
        for spot, tile in enumerate(spots):
            if tile:
                s.players[tile.owner].hand.append(tile.kind)
                spots[spot] = None
    for tile in s.palace:
        s.players[tile.owner].hand.append(tile.kind)
    s.palace = []
    for player in s.players:
        player.hand += player.resting
        player.resting = []
    for me, player in enumerate(s.players):
        if player.rival:
            RIVALS[player.rival].comes_home(g, me)
    g.tell("dawn", round=s.round)
    coming = ["day"] if s.round < SET_UP.rounds else ["final_scoring"]
    g.then(*moments(s, "dawn"), coming)
