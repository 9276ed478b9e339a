"""The Day: events are laid out; then players take turns until nobody has a companion in hand."""

from rules.core.words import Value

from .board import closed, tile_at
from .companions import ABILITIES
from .goods import affords, pay
from .keys import SECTOR, SPOT_OF, SPOTS, detail
from .palace_rules import PALACES
from .parts import SET_UP
from .questions import ask
from .registry import G, book
from .revelations import usable_cards
from .rivals import RIVALS, moments
from .special import special
from .state import State, Tile

CLOAKED, REVEALED = "cloaked", "revealed"


@book.procedure
def day(g: G) -> None:  # ryozen.ru.txt:490
    g.s.round += 1
    g.s.phase = "day"
    g.tell("day", round=g.s.round)
    morning, foretold = moments(g.s, "morning"), moments(g.s, "foretold")
    g.then(*morning, ["prepare_events"], *foretold, ["next_turn", g.s.first])


@book.procedure
def prepare_events(g: G) -> None:  # ryozen.ru.txt:497-503
    s = g.s
    for area, event in enumerate(s.events):
        if event:
            continue
        if not s.event_deck:
            s.event_deck, s.event_discard = s.event_discard, []
            g.shuffle("events", s.event_deck)
        s.events[area] = g.draw("events", s.event_deck)
        g.tell("foretold", event=f"omen:{s.events[area]}")


@book.procedure
def next_turn(g: G, player: int) -> None:  # ryozen.ru.txt:564-566
    """Give the turn to the next player with a companion in hand; if there is none, begin the
    Night."""
    players = len(g.s.players)
    for turned in range(players):
        me = (player + turned) % players
        if g.s.players[me].hand:
            g.then(["turn", me], ["next_turn", (me + 1) % players])
            return
    g.s.active = -1
    g.then(["night"])


@book.procedure
def turn(g: G, me: int) -> None:  # ryozen.ru.txt:509-520
    s = g.s
    s.active = me
    s.effect = ""
    guarded = [sector for sector in s.bans if tile_at(s, SPOTS[sector][s.bans[sector]]).owner == me]
    for sector in guarded:
        del s.bans[sector]
        g.tell("guard-leaves", sector=SECTOR[sector])
    start = [["turn_start", me]] if usable_cards(s, me) else []
    rival = s.players[me].rival
    g.then(*start, [RIVALS[rival].turn if rival else "place", me])


@book.procedure
async def place(g: G, me: int) -> None:  # ryozen.ru.txt:518-544
    """Place a companion from the hand on a sector's spot, or in the Palace."""
    s = g.s
    hand = s.players[me].hand
    companion = await ask(g, me, "ryozen.companion", hand_keys(s, me))
    kind = detail(companion)
    about: dict[str, Value] = {"companion": companion}
    where = await ask(g, me, "ryozen.place", places(s, me), about)
    if where not in SPOT_OF:
        hand.remove(kind)
        PALACES[s.mode].arrive(g, me, kind, where)
        g.then([s.effect, me])
        return
    sector = SECTOR[SPOT_OF[where][0]]
    about |= {"sector": sector, "place": where}
    side = await ask(g, me, "ryozen.side", sides(s, me, where), about)
    hand.remove(kind)
    g.tell(f"placed-{side}", seat=g.s.who(me), companion=companion, sector=sector)
    settle(g, me, Tile(me, kind, cloaked=side == CLOAKED), where)


def hand_keys(s: State, me: int) -> list[str]:
    return [f"hand:{kind}" for kind in dict.fromkeys(s.players[me].hand)]


def places(s: State, me: int) -> list[str]:
    """Return the empty spots that are not closed and that the player can pay for, and the
    Palace."""
    goods, board = s.players[me].goods, s.board.spots
    keys = [
        key
        for sector, tiles in s.spots.items()
        if sector not in s.bans
        for key, cost, tile in zip(SPOTS[sector], board[sector], tiles, strict=False)
        if tile is None and (not cost or goods[cost])
    ]
    if s.special:
        player = s.players[me]
        keys = [key for key in keys if not closed(s, key) and affords(player, bill(s, me, key))]
    return keys + PALACES[s.mode].places(s, me)


def price(s: State, key: str) -> str:
    """Return the resource that a spot costs, "" if it is free."""
    sector, spot = SPOT_OF[key]
    return s.board.spots[sector][spot]


def bill(s: State, me: int, key: str) -> dict[str, int]:
    """Return the goods that a spot costs this player, surcharges included."""
    cost = price(s, key)
    due = {cost: 1} if cost else {}
    for extra in special(s, "spot_surcharge", me, SPOT_OF[key][0]):
        due[extra.good] = due.get(extra.good, 0) + extra.number
    return due


def sides(s: State, me: int, where: str) -> list[str]:  # ryozen.ru.txt:526-530
    """Return the ways to place a companion: revealed, or cloaked if a coin is left after paying for
    the spot."""
    coins = s.players[me].goods["coin"] - bill(s, me, where).get("coin", 0)
    return [REVEALED, CLOAKED] if coins >= SET_UP.cloaking else [REVEALED]


def settle(g: G, me: int, tile: Tile, where: str) -> None:
    """Pay for a companion that is being placed, put it on its spot, and let its ability and the day
    effect follow."""
    s = g.s
    for good, number in bill(s, me, where).items():
        pay(g, me, good, number)
    if tile.cloaked:
        pay(g, me, "coin", SET_UP.cloaking)
    sector = stand(s, tile, where)
    if tile.cloaked or tile.kind not in ABILITIES:
        g.then([sector, me])
    else:
        g.then(["ability", me, tile.kind, where], ["day_effect", me])


def stand(s: State, tile: Tile, where: str) -> str:
    """Put a companion on its spot, and note the sector for the day effect; return the sector."""
    sector, spot = SPOT_OF[where]
    s.spots[sector][spot] = tile
    s.effect = sector
    return sector


@book.procedure
def day_effect(g: G, me: int) -> None:  # ryozen.ru.txt:550
    """Apply the day effect of the companion's sector, or of the one that a Hermit chose."""
    g.then([g.s.effect, me])
