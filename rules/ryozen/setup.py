"""Setting up: both boards, the decks, the clans."""

from collections.abc import Callable

from rules.core import Setup

from .clan_house import reveal
from .court import tell_lights
from .keys import SEAT, detail, number
from .parts import (
    BOX,
    CLANS,
    COMPANIONS,
    EVENTS,
    MOONS,
    RESOURCES,
    REVELATIONS,
    SET_UP,
    START_KINDS,
    VILLAGES,
    board_for,
)
from .questions import ask
from .registry import SEATS, G, book
from .springs import refill
from .state import Player, State

CHANCE = "chance"
# By mode: a function that changes the state before the game begins.
CHANGES: dict[str, Callable[[State, Setup], None]] = {}


@book.part
def begin(setup: Setup) -> State:
    sides = max(setup.seats, min(SEATS))
    start = {good: getattr(SET_UP, good) for good in RESOURCES}
    goods = {**start, **dict.fromkeys(MOONS, 0), "favour": 0}
    spots = board_for(sides).spots
    s = State(
        agenda=[["set_up"]],
        players=[Player(seat, dict(goods)) for seat in range(sides)],
        spots={sector: [None] * len(prices) for sector, prices in spots.items()},
        deck=[id for id, card in REVELATIONS.items() for _ in range(card.copies)],
        event_deck=list(EVENTS),
        village_deck=[id for id, village in VILLAGES.items() if village.tile],
        villages=["start"],
        row=[""] * SET_UP.revelations_shown,
        events=[""] * BOX.event_row.areas,
        mode="tower" if setup.options["palace"] else "court",
        asymmetric=bool(setup.options.get("asymmetric_clans")),
    )
    if setup.mode in CHANGES:
        CHANGES[setup.mode](s, setup)
    return s


@book.procedure
def set_up(g: G) -> None:  # ryozen.ru.txt:388-480
    g.s.rotation = g.number("rotation", 6)
    g.then(["choose_first"], ["seat_players"], ["lay_out"])


@book.procedure
async def choose_first(g: G) -> None:  # ryozen.ru.txt:410
    """Ask the first seat which player saw a phoenix last. That player begins; chance may decide
    too."""
    players = range(len(g.s.players))
    keys = [*(SEAT[player] for player in players), CHANCE]
    answer = await ask(g, 0, "ryozen.first_player", keys)
    if answer == CHANCE:
        g.s.first = g.number("first player", len(g.s.players))
    else:
        g.s.first = number(answer)
    g.tell("first", seat=g.s.who(g.s.first))


@book.procedure
def seat_players(g: G) -> None:
    """Seat the players at sides of the board, and let them choose clans in turn order."""
    order = g.s.order()
    for player, side in zip(order, BOX.tower.seats[len(order) - 1], strict=True):
        g.s.players[player].side = side
    g.then(*(["choose_clan", player] for player in order))


@book.procedure
async def choose_clan(g: G, me: int) -> None:  # ryozen.ru.txt:412
    taken = [player.clan for player in g.s.players]
    clans = [f"clan:{clan}" for clan in CLANS if clan not in taken]
    lead_clan(g, me, detail(await ask(g, me, "ryozen.clan", clans)))


def lead_clan(g: G, me: int, clan: str) -> None:  # ryozen.ru.txt:412-422
    player = g.s.players[me]
    player.clan = clan
    apprentices = g.s.board.apprentices
    player.hand = ["apprentice"] * apprentices + ["warrior"]
    spare = COMPANIONS["apprentice"].tiles - apprentices
    g.s.box += [f"{player.clan}:apprentice"] * spare  # ryozen.ru.txt:422
    player.stack = clan_stack(player.clan, asymmetric=g.s.asymmetric)
    g.tell("clan", seat=g.s.who(me), clan=f"clan:{player.clan}")


def clan_stack(clan: str, *, asymmetric: bool) -> list[str]:
    """Return a clan's tiles, except for those that the player starts with."""
    kinds = [
        kind
        for kind, companion in COMPANIONS.items()
        if kind not in START_KINDS
        for _ in range(companion.tiles)
    ]
    if asymmetric:
        never, twice = BOX.clans[clan].never, BOX.clans[clan].twice
        kinds = [kind for kind in kinds if kind not in never] + twice
    return kinds


@book.procedure
def lay_out(g: G) -> None:
    s = g.s
    s.heralds = s.order()  # ryozen.ru.txt:436
    for player in s.order():
        g.shuffle("clan stack", s.players[player].stack)
    for player in s.order():  # ryozen.ru.txt:444
        reveal(g, player)
    g.shuffle("villages", s.village_deck)
    for _ in range(s.board.prebuilt):  # ryozen.ru.txt:464
        s.villages.append(g.draw("villages", s.village_deck))
        g.tell("prebuilt", village=f"settlement:{s.villages[-1]}")
    g.shuffle("events", s.event_deck)
    g.shuffle("revelations", s.deck)
    refill(g)  # ruling: three cards are revealed when the deck is ready; ryozen.ru.txt:470
    tell_lights(g, "lights")
    s.begun = True
    g.then(["day"])
