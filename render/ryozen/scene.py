"""The view of a game, turned into the painter's words.

This is the only module that knows the shape of the view. The keys of the view become the names
of places on the canvas, so that options and events can point at them."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.look import Look
from render.kit.text import legible
from render.ryozen.words import name, said, text
from rules.ryozen.parts import CLANS
from rules.ryozen.view import PalaceView, PlayerView, RyozenView, SectorView, TileView

PHASES = {"setup": "setup", "day": "day", "night": "night", "dawn": "dawn", "over": "end"}


@dataclass(frozen=True, slots=True)
class Tile:
    """A companion: the mark of its clan, its kind, and if it lies face down."""

    mark: int
    kind: str
    cloaked: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    key: str
    price: str
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Sector:
    id: str
    lit: bool
    guard: str | None  # the spot of a Guard that closes the sector
    spots: Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Village:
    """A position on the village track: the village built there, or the price and gain of
    building."""

    key: str
    id: str
    built: bool
    cost: Sequence[str]
    favour: int
    explorers: Sequence[int]


@dataclass(frozen=True, slots=True)
class Card:
    """A place for a card; an empty id is an empty place."""

    key: str
    id: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the Clan House row."""

    key: str
    coins: int
    favour: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the tower; `side` is -1 for the summit."""

    key: str
    side: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Tower:
    """The Phoenix Palace mode: its places, and the marks of the seats that see each side."""

    walls: Sequence[Place]
    loopholes: Sequence[Place]
    summit: Place
    seen_by: Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's seat. `mark` is the clan's number, -1 before it is chosen; `side` is the side of
    the board where the player sits."""

    player: int
    mark: int
    clan: str
    name: str
    favour: int
    goods: dict[str, int]
    hand: Sequence[str]
    cards: Sequence[str]
    resting: Sequence[str]
    palace: Sequence[str]
    stack: Sequence[str]
    first: bool
    acting: bool
    side: int


@dataclass(frozen=True, slots=True)
class Scene:
    round: int
    rounds: int
    phase: str
    rotation: int
    levels: int
    sectors: Sequence[Sector]
    tower: Tower | None
    villages: Sequence[Village]
    events: Sequence[Card]
    revelations: Sequence[Card]
    slots: Sequence[Slot]
    heralds: Sequence[int]
    seats: Sequence[Seat]
    next_village: str
    left: dict[str, int]
    event_discard: str


def marks_of(view: RyozenView) -> list[int]:
    """Return the seats' marks, by player."""
    return [mark_of(player["clan"]) for player in view["players"]]


def mark_of(clan: str) -> int:
    return CLANS.index(clan) if clan else -1


def scene_of(view: RyozenView, look: Look) -> Scene:
    marks = marks_of(view)
    palace = view["palace"]
    decks = view["decks"]
    return Scene(
        round=view["round"],
        rounds=view["rounds"],
        phase=PHASES[view["phase"]],
        rotation=palace["rotation"],
        levels=palace["levels"],
        sectors=[sector_of(sector, marks) for sector in view["sectors"]],
        tower=tower_of(palace, marks) if palace["mode"] == "tower" else None,
        villages=[
            Village(
                village["key"],
                village["id"],
                village["built"],
                [kind for kind, count in village["cost"].items() for _ in range(count)],
                village["favour"],
                [marks[player] for player in village["explorers"]],
            )
            for village in view["villages"]
        ],
        events=[Card(card["key"], card["id"]) for card in view["events"]],
        revelations=[Card(card["key"], card["id"]) for card in view["revelations"]],
        slots=[
            Slot(slot["key"], slot["coins"], slot["favour"], tile_of(slot["tile"], marks))
            for slot in view["slots"]
        ],
        heralds=[marks[player] for player in view["heralds"]],
        seats=[seat_of(player, view, marks, look) for player in view["players"]],
        next_village=decks["next_village"],
        left={
            "village": decks["villages"],
            "event": decks["events"],
            "revelation": decks["revelations"],
        },
        event_discard=view["event_discard"][-1] if view["event_discard"] else "",
    )


def tile_of(tile: TileView | None, marks: Sequence[int]) -> Tile | None:
    return Tile(marks[tile["owner"]], tile["kind"], tile["cloaked"]) if tile else None


def sector_of(sector: SectorView, marks: Sequence[int]) -> Sector:
    spots = [
        Spot(spot["key"], spot["price"], tile_of(spot["tile"], marks)) for spot in sector["spots"]
    ]
    return Sector(sector["id"], sector["lit"], sector["guard_spot"], spots)


def tower_of(palace: PalaceView, marks: Sequence[int]) -> Tower:
    sides = palace["sides"]
    summit = palace["summit"]
    assert summit is not None
    return Tower(
        walls=[
            Place(side["wall"]["key"], side["side"], tile_of(side["wall"]["tile"], marks))
            for side in sides
        ],
        loopholes=[
            Place(side["loophole"]["key"], side["side"], tile_of(side["loophole"]["tile"], marks))
            for side in sides
        ],
        summit=Place(summit["key"], -1, tile_of(summit["tile"], marks)),
        seen_by=[[marks[player] for player in side["seen_by"]] for side in sides],
    )


def seat_of(player: PlayerView, view: RyozenView, marks: Sequence[int], look: Look) -> Seat:
    number = player["player"]
    return Seat(
        player=number,
        mark=marks[number],
        clan=player["clan"],
        name=called(player, view, look),
        favour=player["favour"],
        goods={**player["resources"], **player["shards"]},
        hand=player["hand"],
        cards=player["cards"],
        resting=player["resting"],
        palace=[tile["kind"] for tile in view["palace"]["tiles"] if tile["owner"] == number],
        stack=player["stack"],
        first=player["first"],
        acting=view["active"] == number,
        side=player["side"],
    )


def called(player: PlayerView, view: RyozenView, look: Look) -> str:
    """Return a rival's name; for a person their name, else their clan's or the number of the
    seat."""
    enemy = view.get("enemy")
    if enemy and enemy["player"] == player["player"]:
        return said(enemy["rival"], look.language)
    people = look.people[player["seat"] : player["seat"] + 1]
    if people and (person := legible(people[0])):
        return person
    if player["clan"]:
        return name("clans", player["clan"], look.language)
    return text(look.language, "seat", number=player["seat"] + 1)
