"""The view of a game. All seats see the same: only the order of decks and stacks is hidden.

Everything that an option can point at has a ``key``: the same as the option's target.
"""

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

from rules.core import ResultSeen, result_seen

from .parts import BOX, MOONS, RESOURCES, SECTORS, SET_UP, TRACK
from .registry import book
from .state import Player, State, Tile
from .tower import SIDES, facing, seen_sides

BESIDES: list[Callable[[State], dict[str, Any]]] = []  # functions by which modes add to the view


class TileView(TypedDict):
    owner: int  # a player
    kind: str
    cloaked: bool  # lies face down; still no secret, anybody may ask for its name


class SpotView(TypedDict):
    key: str  # spot:gates:2
    price: str  # a resource; "" for a free spot
    tile: TileView | None


class SectorView(TypedDict):
    key: str  # sector:gates
    id: str
    lit: bool
    guarded_by: int | None  # the player whose Guard closes the sector
    guard_spot: str | None  # that Guard's spot
    spots: list[SpotView]


class PlaceView(TypedDict):
    key: str  # wall:0, loophole:0, summit
    tile: TileView | None


class SideView(TypedDict):
    side: int
    angle: int  # its direction in degrees, clockwise from north
    seen_by: list[int]  # players who can see this side
    wall: PlaceView
    loophole: PlaceView


class PalaceView(TypedDict):
    key: str  # palace
    mode: str  # court: all companions in one place; tower: the Phoenix Palace mode
    rotation: int  # 0 .. 5: the number of sectors that it has turned by
    levels: int
    tiles: list[TileView]  # only in court mode
    sides: list[SideView]  # only in tower mode
    summit: PlaceView | None  # only in tower mode


class VillageView(TypedDict):
    key: str  # village:4
    position: int
    id: str  # "" before it is built; the last one is always the Altar tile
    built: bool
    cost: dict[str, int]  # the price of building there
    favour: int
    explorers: list[int]  # players whose Explorer is here


class CardView(TypedDict):
    key: str  # event:2, revelation:1
    id: str  # "" for a free area


class SlotView(TypedDict):
    key: str  # slot:3
    coins: int
    favour: int
    tile: TileView | None


class PlayerView(TypedDict):
    player: int
    seat: int
    clan: str  # "" before it is chosen
    colour: str
    resources: dict[str, int]
    shards: dict[str, int]
    favour: int
    hand: list[str]
    stack: list[str]  # its companions, sorted, since their order is hidden
    cards: list[str]
    resting: list[str]
    explorer: int
    herald: int  # place of the player's Herald; 1 is best
    side: int  # the board's side: 0 south, 1 west, 2 north, 3 east
    first: bool


class DecksView(TypedDict):
    revelations: int
    events: int
    villages: int
    next_village: str  # the deck's top village, which is visible; "" for none


class RyozenView(TypedDict):
    round: int
    rounds: int
    phase: str  # setup, day, night, dawn, over
    active: int | None  # the player on turn
    effect: str  # the sector of this turn's day effect
    first: int
    lit: list[str]
    sectors: list[SectorView]  # clockwise from the Gates
    palace: PalaceView
    villages: list[VillageView]
    events: list[CardView]
    revelations: list[CardView]
    slots: list[SlotView]
    heralds: list[int]  # players, the best first
    players: list[PlayerView]
    decks: DecksView
    discard: list[str]  # revelations, the top card last
    event_discard: list[str]  # the top card last
    box: list[str]  # tiles out of the game, as clan:kind
    result: ResultSeen | None
    enemy: NotRequired[dict[str, Any]]  # a mode's own part: see its view
    story: NotRequired[dict[str, Any]]
    announced: NotRequired[list[list[Any]]]  # messages on what the Basilisk is about to do
    prose: NotRequired[list[list[Any]]]  # the story's passages told in this round


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = dict(whole(s))
    for more in BESIDES:
        seen.update(more(s))
    return seen


def whole(s: State) -> RyozenView:
    return {
        "round": s.round,
        "rounds": SET_UP.rounds,
        "phase": s.phase,
        "active": s.active if s.active >= 0 else None,
        "effect": s.effect,
        "first": s.first,
        "lit": list(s.lit),
        "sectors": [_sector(s, sector) for sector in SECTORS],
        "palace": _palace(s),
        "villages": [_village(s, position) for position in range(len(TRACK) + 1)],
        "events": [CardView(key=f"event:{n}", id=e) for n, e in enumerate(s.events, 1)],
        "revelations": [CardView(key=f"revelation:{n}", id=r) for n, r in enumerate(s.row, 1)],
        "slots": _slots(s),
        "heralds": list(s.heralds),
        "players": [_player(s, n, player) for n, player in enumerate(s.players)],
        "decks": _decks(s),
        "discard": list(s.discard),
        "event_discard": list(s.event_discard),
        "box": list(s.box),
        "result": result_seen(s.result),
    }


def _tile(tile: Tile | None) -> TileView | None:
    return TileView(owner=tile.owner, kind=tile.kind, cloaked=tile.cloaked) if tile else None


def _sector(s: State, sector: str) -> SectorView:
    spot = s.bans.get(sector)
    guard = s.spots[sector][spot] if spot is not None else None
    places = zip(s.board.spots[sector], s.spots[sector], strict=True)
    return {
        "key": f"sector:{sector}",
        "id": sector,
        "lit": sector in s.lit,
        "guarded_by": guard.owner if guard else None,
        "guard_spot": f"spot:{sector}:{spot + 1}" if spot is not None else None,
        "spots": [
            SpotView(key=f"spot:{sector}:{n}", price=price, tile=_tile(tile))
            for n, (price, tile) in enumerate(places, 1)
        ],
    }


def _palace(s: State) -> PalaceView:
    tower = s.mode == "tower"
    return {
        "key": "palace",
        "mode": s.mode,
        "rotation": s.rotation,
        "levels": SET_UP.rounds if tower else max(1, s.round),
        "tiles": [TileView(owner=t.owner, kind=t.kind, cloaked=False) for t in s.palace],
        "sides": [_side(s, side) for side in range(SIDES)] if tower else [],
        "summit": _place(s, "summit") if tower else None,
    }


def _side(s: State, side: int) -> SideView:
    return {
        "side": side,
        "angle": facing(side, s.rotation),
        "seen_by": [
            n for n, player in enumerate(s.players) if side in seen_sides(player.side, s.rotation)
        ],
        "wall": _place(s, f"wall:{side}"),
        "loophole": _place(s, f"loophole:{side}"),
    }


def _place(s: State, key: str) -> PlaceView:
    return {"key": key, "tile": _tile(next((t for t in s.palace if t.place == key), None))}


def _village(s: State, position: int) -> VillageView:
    built = position < len(s.villages)
    step = TRACK[position - 1] if position else None
    unbuilt = "altar_tile" if position == len(TRACK) else ""
    return {
        "key": f"village:{position}",
        "position": position,
        "id": s.villages[position] if built else unbuilt,
        "built": built,
        "cost": dict(step.cost) if step else {},
        "favour": step.favour if step else 0,
        "explorers": [n for n, player in enumerate(s.players) if player.explorer == position],
    }


def _slots(s: State) -> list[SlotView]:
    tiles = [*s.ready, *[None] * (len(s.board.slots) - len(s.ready))]
    return [
        SlotView(key=f"slot:{n}", coins=slot.coins, favour=slot.favour, tile=_tile(tile))
        for n, (slot, tile) in enumerate(zip(s.board.slots, tiles, strict=True), 1)
    ]


def _player(s: State, number: int, player: Player) -> PlayerView:
    return {
        "player": number,
        "seat": player.seat,
        "clan": player.clan,
        "colour": BOX.clans[player.clan].colour if player.clan else "",
        "resources": {good: player.goods[good] for good in RESOURCES},
        "shards": {moon: player.goods[moon] for moon in MOONS},
        "favour": player.goods["favour"],
        "hand": _hand(player),
        "stack": sorted(player.stack),
        "cards": list(player.cards),
        "resting": list(player.resting),
        "explorer": player.explorer,
        "herald": s.heralds.index(number) + 1 if number in s.heralds else 0,
        "side": player.side,
        "first": number == s.first,
    }


def _hand(player: Player) -> list[str]:
    """Return a player's hand. Sort a rival's stack below the top: its content is known, its order
    is not."""
    return player.hand[:1] + sorted(player.hand[1:]) if player.rival else list(player.hand)


def _decks(s: State) -> DecksView:
    return {
        "revelations": len(s.deck),
        "events": len(s.event_deck),
        "villages": len(s.village_deck),
        "next_village": s.village_deck[0] if s.village_deck else "",
    }


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Shuffle everything whose order is hidden: decks and stacks."""
    for deck in (s.deck, s.event_deck, *(player.stack for player in s.players)):
        shuffle(deck)
    below_the_top = [s.village_deck, *(player.hand for player in s.players if player.rival)]
    for deck in below_the_top:
        hidden = deck[1:]
        shuffle(hidden)
        deck[1:] = hidden
    if s.enemy:
        shuffle(s.enemy.deck)
