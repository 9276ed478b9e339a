"""The components of the box, loaded once from data.toml."""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rules.core import Name

FILE = Path(__file__).with_name("data.toml")

Source = Literal["rulebook", "public", "designed"]
Points = tuple[str, int]  # a symbol and how often it is repeated


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all entries have; ``values`` tells where the figures come from, if not ``source``."""

    source: Source
    values: Source | None = None


class Named(Part, frozen=True, kw_only=True):
    en: str
    ru: str

    @property
    def name(self) -> Name:
        return Name(self.en, self.ru)


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


class Symbol(Named, frozen=True, kw_only=True):
    short_en: str
    short_ru: str

    def short(self, number: int) -> Name:
        return Name(self.short_en.format(n=number), self.short_ru.format(n=number))


class Role(Named, frozen=True, kw_only=True):
    flames: int


class Temple(Named, frozen=True, kw_only=True):
    copies: int


class Ability(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a House board or an upgrade token does, from its year on."""

    year: int
    trigger: str
    effect: str
    subject: str = ""
    amount: int = 0


class WarBoard(Part, frozen=True, kw_only=True):
    slots: list[list[Points]]


class HousePart(Named, frozen=True, kw_only=True):
    order: int
    region: int
    castle: str
    flames: list[str]
    temple: str
    expansion: bool
    colour: str
    ability: list[Ability]
    war_board: WarBoard


class SmallBoard(Part, frozen=True, kw_only=True):
    """Where the Knights start on side A, which has no region 9."""

    house: str
    region: int
    castle: str
    flames: list[str]
    temple: str


class CandleCard(Named, frozen=True, kw_only=True):
    year: int
    wax: int
    symbols: list[Points]
    house: str = ""


class TacticsCard(Named, frozen=True, kw_only=True):
    symbols: list[Points]
    copies: int
    house: str = ""
    marked: bool = False  # cannot neutralise

    @property
    def kinds(self) -> list[str]:
        return [symbol for symbol, _ in self.symbols]


class CurseCard(Named, frozen=True, kw_only=True):
    region: int
    effect: str


class Upgrade(Named, frozen=True, kw_only=True):
    year: int
    trigger: str
    effect: str
    copies: int
    amount: int
    subject: str = ""

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
    annual: list[str]
    hierarchical: list[str]
    not_for_two: list[str]


class WitheringCard(Named, frozen=True, kw_only=True):
    options: list[str]
    copies: int


class SidePart(Part, frozen=True, kw_only=True):
    """A side of the board; the id of a territory tells its region and its symbol."""

    flanks: dict[str, list[int]]
    neighbours: dict[str, list[str]]


class Enemy(Struct, frozen=True, forbid_unknown_fields=True):
    castle: str
    flames: list[str]
    candles: dict[str, tuple[str, int]]  # by role: its territory and flames


class Scenario(Named, frozen=True, kw_only=True):
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
    """The whole file."""

    amounts: Amounts
    symbol: dict[str, Symbol]
    action: dict[str, Named]
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


BOX = msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), Box)

AMOUNTS = BOX.amounts
HOUSES = BOX.house
CANDLES = BOX.candle
TACTICS = BOX.tactic
CURSES = BOX.curse
UPGRADES = {id: token.ability for id, token in BOX.upgrade.items()}
ROLES = tuple(BOX.role)
CAPACITY = {id: role.flames for id, role in BOX.role.items()}
TEMPLES = tuple(BOX.temple)
CENTRE = 6  # the region that is never cursed
UPGRADED = [id for id, card in CANDLES.items() if not card.house]
NEUTRAL = [id for id, card in TACTICS.items() if not card.house for _ in range(card.copies)]


def cards_of(house: str, year: int) -> list[str]:
    """The candle cards of a House for one year."""
    return [id for id, card in CANDLES.items() if card.house == house and card.year == year]


def tactics_of(house: str) -> list[str]:
    return [id for id, card in TACTICS.items() if card.house == house]
