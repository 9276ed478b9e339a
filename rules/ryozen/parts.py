"""The components of the box, loaded once from data.toml and checked."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from rules.core import Fault, Part, negative_amounts, read_components, wrong_entries

FILE = Path(__file__).with_name("data.toml")


class SetUp(Part, frozen=True, kw_only=True):
    rounds: int
    coin: int
    scroll: int
    lantern: int
    cloaking: int
    revealed_influence: int
    cloaked_influence: int
    revelations_shown: int


class Scoring(Part, frozen=True, kw_only=True):
    same_colour: int
    three_colours: int
    loose_shard: int
    resources: int
    resources_favour: int


class EventRow(Part, frozen=True, kw_only=True):
    areas: int


class Sector(Part, frozen=True, kw_only=True):
    moon: Literal["coral", "agate", "jade"]
    night: dict[str, int]


class Lights(Part, frozen=True, kw_only=True):
    offsets: list[int]


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of the Clan House's row: the price of hiring from it, and what the player gains."""

    coins: int
    favour: int


class Board(Part, frozen=True, kw_only=True):
    """One side of the main board."""

    players: list[int]
    apprentices: int
    prebuilt: int
    slots: list[Slot]
    spots: dict[str, list[str]]  # by sector: the price of each spot, "" for none


class Step(Part, frozen=True, kw_only=True):
    """A place of the village track: the price of building there, and what the player gains."""

    cost: dict[str, int]
    favour: int


class Clan(Part, frozen=True, kw_only=True):
    colour: str
    twice: list[str]
    never: list[str]


class Companion(Part, frozen=True, kw_only=True):
    tiles: int


class Village(Part, frozen=True, kw_only=True):
    tile: bool = True
    gains: dict[str, int] = field(default_factory=dict)


class Revelation(Part, frozen=True, kw_only=True):
    copies: int
    price: int
    favour: int
    glyph: str
    moment: Literal["turn_start", "day_effect", "strike"]


class Tower(Part, frozen=True, kw_only=True):
    seats: list[list[int]]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """All components: the content of data.toml."""

    set_up: SetUp
    scoring: Scoring
    event_row: EventRow
    resources: dict[str, Part]
    moons: dict[str, Part]
    favour: Part
    sectors: dict[str, Sector]
    palace: Part
    lights: Lights
    boards: dict[str, Board]
    village_track: list[Step]
    clans: dict[str, Clan]
    companions: dict[str, Companion]
    villages: dict[str, Village]
    glyphs: dict[str, Part]
    revelations: dict[str, Revelation]
    events: dict[str, Part]
    tower: Tower


# The rules know these ids. Names and prices may change, but no entry may be added or removed.
KINDS: Mapping[str, tuple[str, ...]] = {
    "resources": ("coin", "scroll", "lantern"),
    "moons": ("coral", "agate", "jade"),
    "sectors": ("gates", "capital", "outskirts", "altar", "springs", "clan_house"),
    "clans": ("orange", "purple", "green", "blue"),
    "companions": (
        *("apprentice", "warrior", "philosopher", "merchant", "archer", "bard", "trickster"),
        *("diplomat", "councillor", "pathfinder", "seer", "mentor", "hermit", "guard"),
        *("organizer", "night_agent"),
    ),
    "villages": (
        *("start", "blessed_city", "craftsville", "fire_cape", "river_shoal", "stronghold"),
        *("owl_bay", "bandit_den", "bird_gorge", "town_hall", "nomad_camp", "moon_forge"),
        *("moon_harbour", "altar_tile"),
    ),
    "revelations": (
        *("strategic_maneuvers", "offering_wealth", "offering_wisdom", "offering_spirits"),
        *("offering_phoenix", "camouflage", "prayer_coral", "prayer_agate", "prayer_jade"),
        *("rainbow", "seal_gates", "seal_capital", "seal_outskirts", "seal_altar"),
        *("seal_springs", "seal_clan_house", "seal_palace"),
        *("mercy_coral", "mercy_agate", "mercy_jade"),
    ),
    "events": (
        *("breach_in_the_wall", "rebellion", "fire_in_the_clan_house", "bandit_raid"),
        *("suspicious_rumours", "ominous_shadows", "coral_eclipse", "agate_eclipse"),
        *("jade_eclipse", "curse_of_shadow", "palace_banquet", "public_brawl", "lunar_curse"),
        *("sun_glare", "moon_festival", "unseen_presence", "ceremony_of_three_lights"),
        *("fog_of_oblivion", "flood", "earthquake"),
    ),
}


def faults(box: Box) -> Iterator[Fault]:
    """Yield the faults of the data that type checks do not find."""
    for group, wanted in KINDS.items():
        yield from wrong_entries(group, getattr(box, group), wanted)
    yield from negative_amounts("set_up", box.set_up)
    yield from negative_amounts("scoring", box.scoring)
    if not 0 <= box.event_row.areas <= len(KINDS["events"]):
        yield "event_row.areas", "there are only 20 events"
    yield from _board_faults(box)
    yield from _card_faults(box)


def _goods(place: str, goods: Mapping[str, int], *more: str) -> Iterator[Fault]:
    for good, number in goods.items():
        if good not in (*KINDS["resources"], *more):
            yield place, f"{good!r} cannot stand here"
        if number < 0:
            yield place, "a number cannot be negative"


def _board_faults(box: Box) -> Iterator[Fault]:
    for players in (2, 3, 4):
        if sum(players in board.players for board in box.boards.values()) != 1:
            yield "boards", f"exactly one board has to be for {players} players"
    for id, board in box.boards.items():
        yield from negative_amounts(f"boards.{id}", board)
        if set(board.spots) != set(KINDS["sectors"]):
            yield f"boards.{id}.spots", "wanted are the spots of exactly the six sectors"
        for sector, prices in board.spots.items():
            if not prices or not set(prices) <= {"", *KINDS["resources"]}:
                yield f"boards.{id}.spots.{sector}", 'a spot costs a resource or ""'
        if len(board.slots) < max(board.players):
            yield f"boards.{id}.slots", "each player needs a slot at the start"
        if not 0 < board.apprentices <= box.companions["apprentice"].tiles:
            yield f"boards.{id}.apprentices", "no clan has so many Apprentices"
        for number, slot in enumerate(board.slots):
            yield from negative_amounts(f"boards.{id}.slots[{number}]", slot)
    yield from _track_faults(box)


def _track_faults(box: Box) -> Iterator[Fault]:
    sectors = range(len(KINDS["sectors"]))
    if len(set(box.lights.offsets)) != 3 or not set(box.lights.offsets) <= set(sectors):
        yield "lights.offsets", "wanted are three different numbers from 0 to 5"
    for number, step in enumerate(box.village_track):
        yield from negative_amounts(f"village_track[{number}]", step)
        yield from _goods(f"village_track[{number}].cost", step.cost)
    if not 2 <= len(box.village_track) <= len(KINDS["villages"]) - 1:
        yield "village_track", "wanted are 1 to 12 places for villages and one for the Altar"
    sides = [sorted(set(seats) & {0, 1, 2, 3}) for seats in box.tower.seats]
    if [len(seats) for seats in sides] != [1, 2, 3, 4] or sides != list(
        map(sorted, box.tower.seats)
    ):
        yield "tower.seats", "wanted are the sides, 0 to 3, of 1, 2, 3 and 4 players"


def _card_faults(box: Box) -> Iterator[Fault]:
    for id, card in box.revelations.items():
        yield from negative_amounts(f"revelations.{id}", card)
        if card.glyph not in box.glyphs:
            yield f"revelations.{id}.glyph", f"there is no glyph {card.glyph!r}"
    for id, companion in box.companions.items():
        yield from negative_amounts(f"companions.{id}", companion)
    for id, sector in box.sectors.items():
        yield from _goods(f"sectors.{id}.night", sector.night, "favour", "any")
    for id, village in box.villages.items():
        yield from _goods(f"villages.{id}.gains", village.gains)
    for id, clan in box.clans.items():
        if not set(clan.twice + clan.never) <= set(KINDS["companions"]):
            yield f"clans.{id}", "`twice` and `never` name companions"
        if len(clan.twice) != len(clan.never):
            yield f"clans.{id}", "`twice` and `never` have to be equally long"


BOX = read_components(FILE.read_text("utf-8"), Box, faults)

RESOURCES = KINDS["resources"]
MOONS = KINDS["moons"]
SECTORS = KINDS["sectors"]
CLANS = KINDS["clans"]
COMPANIONS = BOX.companions
VILLAGES = BOX.villages
REVELATIONS = BOX.revelations
EVENTS = BOX.events
TRACK = BOX.village_track
SET_UP = BOX.set_up

OPPOSITE = {sector: SECTORS[(i + 3) % 6] for i, sector in enumerate(SECTORS)}
ADJACENT = {sector: (SECTORS[i - 1], SECTORS[(i + 1) % 6]) for i, sector in enumerate(SECTORS)}
# By the Palace's rotation: the lit sectors. ruling: every other sector is lit;
# ryozen.ru.txt:400, 1209-1213
LIT = [
    tuple(sorted((SECTORS[(k + n) % 6] for n in BOX.lights.offsets), key=SECTORS.index))
    for k in range(6)
]
START_KINDS = ("apprentice", "warrior")


@cache
def board_for(players: int) -> Board:
    return next(board for board in BOX.boards.values() if players in board.players)
