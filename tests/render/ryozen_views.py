"""Positions of Ryozen as views made by hand, on which alone the pictures depend."""

from collections.abc import Callable
from functools import partial
from itertools import cycle

from rules.ryozen.parts import (
    BOX,
    CLANS,
    COMPANIONS,
    EVENTS,
    REVELATIONS,
    SECTORS,
    TRACK,
    VILLAGES,
    board_for,
)
from rules.ryozen.parts import LIT as LIGHTS
from rules.ryozen.tower import SIDES, facing, seen_sides
from rules.ryozen.view import (
    CardView,
    PalaceView,
    PlaceView,
    PlayerView,
    RyozenView,
    SectorView,
    SideView,
    SlotView,
    SpotView,
    TileView,
    VillageView,
)

KINDS = tuple(COMPANIONS)
TOWNS = [id for id, village in VILLAGES.items() if village.tile]
CARDS = tuple(REVELATIONS)


def tile(owner: int, kind: str, cloaked: bool = False) -> TileView:
    return TileView(owner=owner, kind=kind, cloaked=cloaked)


def sectors(players: int, filled: int, rotation: int, guard: str | None = None) -> list[SectorView]:
    """Return sectors with `filled` spots taken; every third companion is cloaked."""
    owners, kinds = cycle(range(players)), cycle(KINDS)
    rows = []
    for sector in SECTORS:
        spots = []
        for number, price in enumerate(board_for(players).spots[sector], 1):
            taken = number <= filled
            here = tile(next(owners), next(kinds), number % 3 == 0) if taken else None
            spots.append(SpotView(key=f"spot:{sector}:{number}", price=price, tile=here))
        rows.append(
            SectorView(
                key=f"sector:{sector}",
                id=sector,
                lit=sector in LIGHTS[rotation],
                guarded_by=0 if sector == guard else None,
                guard_spot=f"spot:{sector}:1" if sector == guard else None,
                spots=spots,
            )
        )
    return rows


def court(rotation: int, levels: int, tiles: list[TileView]) -> PalaceView:
    return PalaceView(
        key="palace",
        mode="court",
        rotation=rotation,
        levels=levels,
        tiles=tiles,
        sides=[],
        summit=None,
    )


def tower(players: int, rotation: int, full: bool) -> PalaceView:
    positions = BOX.tower.seats[players - 1]

    def place(key: str, number: int) -> PlaceView:
        taken = full or number % 3 == 0
        here = tile(number % players, KINDS[number]) if taken else None
        return PlaceView(key=key, tile=here)

    sides = [
        SideView(
            side=side,
            angle=facing(side, rotation),
            seen_by=[p for p in range(players) if side in seen_sides(positions[p], rotation)],
            wall=place(f"wall:{side}", side),
            loophole=place(f"loophole:{side}", side + SIDES),
        )
        for side in range(SIDES)
    ]
    top = place("summit", 9)
    places = [top, *(side["wall"] for side in sides), *(side["loophole"] for side in sides)]
    return PalaceView(
        key="palace",
        mode="tower",
        rotation=rotation,
        levels=3,
        tiles=[place["tile"] for place in places if place["tile"]],
        sides=sides,
        summit=top,
    )


def villages(built: int, explorers: list[int]) -> list[VillageView]:
    """Return a track with `built` positions after the start; the last one is the Altar."""
    rows = []
    for position in range(len(TRACK) + 1):
        step = TRACK[position - 1] if position else None
        last = position == len(TRACK)
        here = "start" if position == 0 else "altar_tile" if last else TOWNS[position - 1]
        done = position <= built
        rows.append(
            VillageView(
                key=f"village:{position}",
                position=position,
                id=here if done or last else "",
                built=done,
                cost={str(kind): count for kind, count in step.cost.items()} if step else {},
                favour=step.favour if step else 0,
                explorers=[p for p, at in enumerate(explorers) if at == position],
            )
        )
    return rows


def slots(players: int, filled: int) -> list[SlotView]:
    return [
        SlotView(
            key=f"slot:{n}",
            coins=slot.coins,
            favour=slot.favour,
            tile=tile((n - 1) % players, KINDS[-n]) if n <= filled else None,
        )
        for n, slot in enumerate(board_for(players).slots, 1)
    ]


def player(number: int, players: int, wealth: int, hand: int, cards: int) -> PlayerView:
    return PlayerView(
        player=number,
        seat=number,
        clan=CLANS[number],
        colour=BOX.clans[CLANS[number]].colour,
        resources={"coin": wealth + number, "scroll": wealth, "lantern": max(0, wealth - number)},
        shards={"coral": max(0, wealth - 3), "agate": number, "jade": wealth // 3},
        favour=wealth * 9 - number,
        hand=[KINDS[(number * 3 + i) % len(KINDS)] for i in range(hand)],
        stack=list(KINDS[2:10]),
        cards=[CARDS[(number + i) % len(CARDS)] for i in range(cards)],
        resting=[],
        explorer=0,
        herald=number + 1,
        side=BOX.tower.seats[players - 1][number],
        first=number == players - 1,
    )


def position(
    players: int,
    *,
    round: int,
    filled: int,
    rotation: int,
    built: int,
    wealth: int,
    hand: int,
    cards: int,
    events: list[str],
    palace: PalaceView | None = None,
    guard: str | None = None,
) -> RyozenView:
    explorers = [max(0, built - n) for n in range(players)]
    people = [player(n, players, wealth, hand, cards) for n in range(players)]
    for one, at in zip(people, explorers, strict=True):
        one["explorer"] = at
    return RyozenView(
        round=round,
        rounds=3,
        phase="day",
        active=0,
        effect="",
        first=players - 1,
        lit=list(LIGHTS[rotation]),
        sectors=sectors(players, filled, rotation, guard),
        palace=palace or court(rotation, round, []),
        villages=villages(built, explorers),
        events=[CardView(key=f"event:{n}", id=event) for n, event in enumerate(events, 1)],
        revelations=[
            CardView(key=f"revelation:{n}", id=id)
            for n, id in enumerate(("strategic_maneuvers", "prayer_agate", "seal_clan_house"), 1)
        ],
        slots=slots(players, players + round - 1),
        heralds=list(range(players))[::-1],
        players=people,
        decks={
            "revelations": 33 - cards,
            "events": 16 - 4 * (round - 1),
            "villages": 12 - min(built, 6),
            "next_village": TOWNS[7],
        },
        discard=[],
        event_discard=["palace_banquet"] if round > 1 else [],
        box=[],
        result=None,
    )


def early(players: int = 2) -> RyozenView:
    return position(
        players,
        round=1,
        filled=0,
        rotation=0,
        built=1 if players == 2 else 0,
        wealth=3,
        hand=6 if players == 2 else 5,
        cards=0,
        events=["breach_in_the_wall", "flood", "coral_eclipse", "moon_festival"],
    )


def middle(players: int = 3) -> RyozenView:
    return position(
        players,
        round=2,
        filled=2,
        rotation=1,
        built=3,
        wealth=5,
        hand=3,
        cards=3,
        events=["ceremony_of_three_lights", "", "suspicious_rumours", ""],
        palace=court(1, 2, [tile(0, "bard"), tile(1, "seer"), tile(0, "guard")]),
        guard="outskirts",
    )


def full(players: int = 4) -> RyozenView:
    """Return the fullest possible table."""
    spots = 4 if players > 2 else 3
    crowd = [tile(n % players, KINDS[n]) for n in range(12)]
    view = position(
        players,
        round=3,
        filled=spots,
        rotation=4,
        built=7,
        wealth=14,
        hand=5,
        cards=12,
        events=["earthquake", "fog_of_oblivion", "fire_in_the_clan_house", "unseen_presence"],
        palace=court(4, 3, crowd),
    )
    view["slots"] = slots(players, 6)
    for village in view["villages"]:
        village["explorers"] = list(range(players)) if village["position"] == 7 else []
    view["players"][0]["resting"] = ["bard"]
    return view


def tower_mode(players: int = 4, *, crowded: bool = True, rotation: int = 1) -> RyozenView:
    view = full(players) if crowded else middle(players)
    view["palace"] = tower(players, rotation, crowded)
    lit = LIGHTS[rotation]
    view["lit"] = list(lit)
    for sector in view["sectors"]:
        sector["lit"] = sector["id"] in lit
    return view


def night(players: int = 3) -> RyozenView:
    view = middle(players)
    view["phase"] = "night"
    view["active"] = None
    view["decks"]["next_village"] = ""
    view["decks"]["villages"] = 0
    return view


def finished(players: int = 4) -> RyozenView:
    view = full(players)
    view["phase"] = "over"
    view["active"] = None
    parts = [
        {
            "favour": 61 - 9 * n,
            "one_colour": 18 - 9 * (n > 1),
            "three_colours": 6 * (n % 2),
            "loose": n,
            "resources": 6 - 3 * (n // 2),
        }
        for n in range(players)
    ]
    scores = [sum(part.values()) for part in parts]
    view["result"] = {
        "scores": scores,
        "ranking": [[n] for n in range(players)],
        "parts": parts,
    }
    return view


def unclaimed(players: int = 2) -> RyozenView:
    """Return the set-up, in which nobody has a clan yet."""
    view = early(players)
    view["phase"] = "setup"
    view["round"] = 0
    for person in view["players"]:
        person["clan"] = ""
        person["hand"] = []
    view["slots"] = slots(players, 0)
    return view


EVERY_EVENT = [list(EVENTS)[i : i + 4] for i in range(0, len(EVENTS), 4)]


LANGUAGES = ("en", "ru")
LONG_NAMES = ("Анна-Мария Константинопольская", "Maximilian of the Long Name", "Ö", "ъ" * 32)
PEOPLE = ("Анна", "Boris", "Cai", "Дарья")

POSITIONS: dict[str, Callable[[], RyozenView]] = {
    "early-2": lambda: early(2),
    "early-4": lambda: early(4),
    "middle-3": lambda: middle(3),
    "night-3": lambda: night(3),
    "full-2": lambda: full(2),
    "full-4": lambda: full(4),
    "tower-2": lambda: tower_mode(2, crowded=False),
    "tower-4": lambda: tower_mode(4),
    "before-the-clans": unclaimed,
}

GAME = "ryozen"
SHOWN = {
    "empty": partial(early, 4),
    "full": partial(full, 4),
    "tower": partial(tower_mode, 4),
}
AT_END = partial(finished, 4)
