"""The contents of the Basilisk's box, loaded once from data.toml and checked."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, field

from rules.core import Fault, Part, read_components

from ..parts import KINDS

FILE = Path(__file__).with_name("data.toml")
BASILISK = "rival:basilisk"


class Rules(Part, frozen=True, kw_only=True):
    replaced: int  # Apprentices of the Basilisk's stack replaced at a standard game's start
    removed: list[str]  # villages that games against the Basilisk leave out


class Difficulty(Part, frozen=True, kw_only=True):
    person: dict[str, int]
    basilisk: dict[str, int]
    turning_point: int  # favour that a turning point gives the Basilisk


class Card(Part, frozen=True, kw_only=True):
    """A sector card: the sectors where the Basilisk may go, and additions to their day effects."""

    sectors: list[str]  # the main sector first
    before: dict[str, int] = field(default_factory=dict)  # goods gained before the day effect
    after: dict[str, int] = field(default_factory=dict)
    herald: int = 0  # favour if the Basilisk's Herald is already first
    bonus_here: bool = False  # the bonus comes from the village of the Basilisk's Explorer
    dearest: bool = False  # the Basilisk buys the dearest cards first


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    rules: Rules
    difficulty: dict[str, Difficulty]
    cards: dict[str, Card]
    turning_points: dict[str, Part]


def faults(box: Box) -> Iterator[Fault]:
    goods = {*KINDS["resources"]}
    for id, card in box.cards.items():
        if not card.sectors or not set(card.sectors) <= set(KINDS["sectors"]):
            yield f"cards.{id}.sectors", "wanted are one or two sectors"
        if not set(card.before) | set(card.after) <= goods | {"any"}:
            yield f"cards.{id}", "it gains resources"
    for id, level in box.difficulty.items():
        if set(level.person) != goods or set(level.basilisk) != goods:
            yield f"difficulty.{id}", "each side begins with three resources"
    if not set(box.rules.removed) <= set(KINDS["villages"]):
        yield "rules.removed", "there is no such village"


BOX = read_components(FILE.read_text("utf-8"), Box, faults)

CARDS = BOX.cards
TURNING_POINTS = BOX.turning_points
LEVELS = BOX.difficulty
