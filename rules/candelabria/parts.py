"""The components, loaded once from data.toml and checked."""

from collections.abc import Container, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct

from rules.core import Fault, Part, negative_amounts, read_components, wrong_entries

FILE = Path(__file__).with_name("data.toml")

Symbols = Literal[
    "kindle", "extinguish", "draw_tactic", "destroy_temple", "vp", "steal", "curse_influence",
    "move_candle", "steal_vp",
]  # fmt: skip
Points = tuple[str, int]  # a symbol, and how often
Actions = Literal["mine", "curse", "barracks", "forge", "portal", "tavern"]
Roles = Literal["explorer", "pilgrim", "warrior"]
Temples = Literal["white", "grey", "black"]
Trigger = Literal[
    "passive", "on_deploy", "on_maneuver_discard", "on_tactic_played", "on_candle_draw",
    "on_place_temple", "on_temple_change", "on_place_curse", "on_ground_flame_in_new_region",
    "end_game",
]  # fmt: skip
LastingEffect = Literal[
    "path_through_own_ground_flames", "territory_bonus", "warrior_push", "may_do_forge",
    "gain_resource", "draw_three", "explorer_skip", "curse_power", "castle_power",
    "deploy_anywhere", "move_candle_to_region", "vp_per_territory", "vp_per_cube",
    "vp_per_region", "vp_per_tactic", "vp_per_ground_flame",
]  # fmt: skip
CurseEffect = Literal[
    "curse_power_4", "reapply_candle", "move_candle", "temple_or_upgrade", "extinguish_up_to_2",
    "kindle_2", "extinguish_all_ground", "double_battle_vp", "become_first",
]  # fmt: skip
AnnualQuest = Literal[
    "build_temple", "destroy_temple", "control_curse_1", "control_curse_2", "control_curse_3",
    "snuff_candle", "buy_upgrade_1", "buy_upgrade_2", "buy_upgrade_3", "extinguish_ground_flame",
    "win_region_6", "neutralise_card",
]  # fmt: skip
HierarchicalQuest = Literal[
    "win_by_grey", "win_at_white", "win_at_black", "deploy_three", "snuff_with_castle",
    "snuff_with_candle", "win_vs_opponent_curse", "win_with_own_curse", "neutralise_both",
    "gain_6_resources", "buy_3", "gain_3_tactics",
]  # fmt: skip


class Amounts(Part, frozen=True, kw_only=True):
    years: int
    battle_points: list[int]
    start_wax: int
    start_gold: int
    storehouse: int
    upgrade_slots: int
    candle_flames: int
    ground_flames: int
    castle_power: int
    curse_power: int
    moves: int
    display: int
    temple_cost: int
    white_points: int
    stack_size: int
    stacks_a_year: int
    curse_slots: int
    drawn_four: list[int]
    drawn_three: list[int]
    annual_points: list[int]
    hierarchical_points: list[int]
    most_tactics: int
    nova_vita_draw: int


class Role(Part, frozen=True, kw_only=True):
    flames: int


class Temple(Part, frozen=True, kw_only=True):
    copies: int


class Ability(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ability of a House board or an upgrade token. It works from ``year`` on."""

    year: int
    trigger: Trigger
    effect: LastingEffect | Symbols
    subject: Actions | Literal[""] = ""
    amount: int = 0


class WarBoard(Part, frozen=True, kw_only=True):
    slots: list[list[Points]]


class HousePart(Part, frozen=True, kw_only=True):
    order: int
    region: int
    castle: Actions
    flames: list[Actions]
    temple: Temples | Literal[""]
    expansion: bool
    colour: str
    ability: list[Ability]
    war_board: WarBoard


class SmallBoard(Part, frozen=True, kw_only=True):
    """The Knights' start on side A of the board, which lacks their usual region 9."""

    house: str
    region: int
    castle: Actions
    flames: list[Actions]
    temple: Temples | Literal[""]


class CandleCard(Part, frozen=True, kw_only=True):
    year: int
    wax: int
    symbols: list[Points]
    house: str = ""


class TacticsCard(Part, frozen=True, kw_only=True):
    symbols: list[Points]
    copies: int
    house: str = ""
    marked: bool = False  # cannot neutralise

    @property
    def kinds(self) -> list[str]:
        return [symbol for symbol, _ in self.symbols]


class CurseCard(Part, frozen=True, kw_only=True):
    region: int
    effect: CurseEffect


class Upgrade(Part, frozen=True, kw_only=True):
    year: int
    trigger: Trigger
    effect: LastingEffect | Symbols
    copies: int
    amount: int
    subject: Actions | Literal[""] = ""

    @property
    def ability(self) -> Ability:
        return Ability(
            year=self.year,
            trigger=self.trigger,
            effect=self.effect,
            subject=self.subject,
            amount=self.amount,
        )


class Quests(Part, frozen=True, kw_only=True):
    annual: list[AnnualQuest]
    hierarchical: list[HierarchicalQuest]
    not_for_two: list[AnnualQuest | HierarchicalQuest]


class WitheringCard(Part, frozen=True, kw_only=True):
    options: list[str]
    copies: int


class SidePart(Part, frozen=True, kw_only=True):
    """A side of the board. A territory's id contains its region and its action."""

    flanks: dict[str, list[int]]
    neighbours: dict[str, list[str]]


class Enemy(Struct, frozen=True, forbid_unknown_fields=True):
    castle: str
    flames: list[str]
    candles: dict[str, tuple[str, int]]  # by role: its territory and its number of flames


class Scenario(Part, frozen=True, kw_only=True):
    side: str
    house: str
    goal: Literal["clear_around", "snuff_candles"]
    turns: int
    par: int
    year: int
    wax: int
    gold: int
    castle: str
    flames: list[str]
    hand: list[str]
    tactics: list[str]
    enemies: dict[str, Enemy]
    target: str = ""


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """All components: the content of data.toml."""

    amounts: Amounts
    symbol: dict[str, Part]
    action: dict[str, Part]
    role: dict[str, Role]
    temple: dict[str, Temple]
    house: dict[str, HousePart]
    knights_small_board: SmallBoard
    candle: dict[str, CandleCard]
    tactic: dict[str, TacticsCard]
    curse: dict[str, CurseCard]
    upgrade: dict[str, Upgrade]
    quests: Quests
    withering: dict[str, WitheringCard]
    side: dict[str, SidePart]
    scenario: dict[str, Scenario]


def faults(box: Box) -> Iterator[Fault]:
    """Yield the faults of the data that type checks do not find."""
    yield from negative_amounts("amounts", box.amounts)
    for group, kinds in FIXED.items():
        yield from wrong_entries(group, getattr(box, group), get_args(kinds))
    for side, part in box.side.items():
        yield from _side_faults(f"side.{side}", part)
    for id, house in box.house.items():
        yield from _home_faults(box, f"house.{id}", house, "b")
    yield from _home_faults(box, "knights_small_board", box.knights_small_board, "a")
    yield from _card_faults(box)
    for id, scenario in box.scenario.items():
        yield from _scenario_faults(box, f"scenario.{id}", scenario)


# The rules know these ids: no entry may be added or removed.
FIXED: dict[str, Any] = {"symbol": Symbols, "action": Actions, "role": Roles, "temple": Temples}


def _side_faults(place: str, side: SidePart) -> Iterator[Fault]:
    territories = [f"r{number}_{action}" for number in range(1, 11) for action in get_args(Actions)]
    for here, near in side.neighbours.items():
        if here not in territories:
            yield f"{place}.neighbours.{here}", "a territory is called like r1_mine"
        for there in near:
            if here not in side.neighbours.get(there, ()):
                yield f"{place}.neighbours.{here}", f"{there} does not touch it"


def _home_faults(box: Box, place: str, home: HousePart | SmallBoard, side: str) -> Iterator[Fault]:
    """Yield a fault for each territory that a House starts on and that does not exist."""
    for action in (home.castle, *home.flames):
        if f"r{home.region}_{action}" not in box.side[side].neighbours:
            yield place, f"region {home.region} has no {action}"


def _card_faults(box: Box) -> Iterator[Fault]:
    for group in ("candle", "tactic", "upgrade", "withering", "temple", "role"):
        for id, part in getattr(box, group).items():
            yield from negative_amounts(f"{group}.{id}", part)
            yield from _reference_faults(box, f"{group}.{id}", part)
    for id, house in box.house.items():
        for symbol, _ in chain(*house.war_board.slots):
            if symbol not in box.symbol:
                yield f"house.{id}.war_board", f"there is no symbol {symbol!r}"
        for ability in house.ability:
            yield from _reference_faults(box, f"house.{id}.ability", ability)
    for id, curse in box.curse.items():
        if not any(it.startswith(f"r{curse.region}_") for it in box.side["b"].neighbours):
            yield f"curse.{id}.region", f"there is no region {curse.region}"


def _reference_faults(box: Box, place: str, part: Struct) -> Iterator[Fault]:
    """Yield a fault for each symbol, House or year that a part names and that does not exist."""
    symbols = [symbol for symbol, _ in getattr(part, "symbols", ())]
    for symbol in (*symbols, *getattr(part, "options", ())):
        if symbol not in box.symbol:
            yield place, f"there is no symbol {symbol!r}"
    if (house := getattr(part, "house", "")) and house not in box.house:
        yield f"{place}.house", f"there is no House {house!r}"
    if not 1 <= getattr(part, "year", 1) <= box.amounts.years:
        yield f"{place}.year", f"there are {box.amounts.years} years"


def _scenario_faults(box: Box, place: str, it: Scenario) -> Iterator[Fault]:
    if it.side not in box.side:
        yield f"{place}.side", f"there is no side {it.side!r}"
        return
    named: dict[str, tuple[Iterable[str], Container[str]]] = {
        "house": ([it.house], box.house),
        "hand": (it.hand, box.candle),
        "tactics": (it.tactics, box.tactic),
        "castle": ([it.castle], box.side[it.side].neighbours),
        "flames": (it.flames, box.side[it.side].neighbours),
        "target": ([it.target] if it.target else [], box.side[it.side].neighbours),
        "enemies": (it.enemies, box.house),
    }
    for field, (names, known) in named.items():
        for name in names:
            if name not in known:
                yield f"{place}.{field}", f"there is no {name!r}"
    for house, enemy in it.enemies.items():
        spots = [territory for territory, _ in enemy.candles.values()]
        for territory in (enemy.castle, *enemy.flames, *spots):
            if territory not in box.side[it.side].neighbours:
                yield f"{place}.enemies.{house}", f"there is no {territory!r}"
        for role, (_, flames) in enemy.candles.items():
            if role not in box.role or not 0 < flames <= box.role[role].flames:
                yield f"{place}.enemies.{house}", f"so many flames are not on a {role}"


BOX = read_components(FILE.read_text("utf-8"), Box, faults)

AMOUNTS = BOX.amounts
HOUSES = BOX.house
CANDLES = BOX.candle
TACTICS = BOX.tactic
CURSES = BOX.curse
UPGRADES = {id: token.ability for id, token in BOX.upgrade.items()}
ROLES = tuple(BOX.role)
CAPACITY = {id: role.flames for id, role in BOX.role.items()}
TEMPLES = tuple(BOX.temple)
CENTRE = 6  # the region without curses
UPGRADED = [id for id, card in CANDLES.items() if not card.house]
NEUTRAL = [id for id, card in TACTICS.items() if not card.house for _ in range(card.copies)]


def cards_of(house: str, year: int) -> list[str]:
    """Return the candle cards of a House for one year."""
    return [id for id, card in CANDLES.items() if card.house == house and card.year == year]


def tactics_of(house: str) -> list[str]:
    return [id for id, card in TACTICS.items() if card.house == house]
