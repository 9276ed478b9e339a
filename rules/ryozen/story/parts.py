"""The four stories, loaded once from data.toml and checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from rules.core import Fault, Part, read_components

from ..parts import CLANS, KINDS

FILE = Path(__file__).with_name("data.toml")
ACTS = 3

Who = Literal["person", "basilisk", ""]


class Test(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition on the position."""

    test: Literal["has", "influence_more", "total_at_least_other", "explorer_ahead"]
    who: Who
    what: str = ""
    n: int = 0
    where: str = ""


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """An effect: something that happens once."""

    op: Literal[
        "gain",
        "lose",
        "flag",
        "herald_first",
        "explorer",
        "rotate",
        "discard_event",
        "return_turning_point",
        "swap",
    ]
    who: Who = ""
    what: str = ""
    n: int = 1
    kinds: list[str] = field(default_factory=list)
    missing: int = 0  # favour lost for each of ``n`` goods that the player lacks
    flag: str = ""  # the effect happens only if this flag is set; with "!" before it, only if not
    test: Test | None = None  # the effect happens only if this test passes


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule that holds for the round."""

    rule: Literal[
        "cloak_cost",
        "no_cloak",
        "strike_bonus",
        "influence_bonus",
        "day_bonus",
        "night_bonus",
        "spot_surcharge",
        "block_spot",
        "highlight_extra",
        "palace_lantern_cost",
        "turning_point_bonus",
    ]
    who: Who = ""
    where: str = ""
    good: str = ""
    number: int = 0


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    moment: Literal["night_end", "dawn"]
    test: Test
    success: list[Effect]
    failure: list[Effect]


class Page(Part, frozen=True, kw_only=True):
    """An act, or an option of one."""

    id: str
    effects: list[Effect] = field(default_factory=list)
    after_events: list[Effect] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


class Option(Page, frozen=True, kw_only=True):
    requires: list[Test] = field(default_factory=list)
    objective: Goal | None = None


class Act(Page, frozen=True, kw_only=True):
    options: list[Option]
    setup: list[Effect] = field(default_factory=list)
    on_reveal: list[Effect] = field(default_factory=list)
    recalls: list[str] = field(default_factory=list)  # flags that add a passage to its text


class Deck(Part, frozen=True, kw_only=True):
    clan: str
    acts: list[Act]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    decks: dict[str, Deck]


def faults(box: Box) -> Iterator[Fault]:
    if sorted(deck.clan for deck in box.decks.values()) != sorted(CLANS):
        yield "decks", "each clan has a deck"
    ids = [page.id for deck in box.decks.values() for act in deck.acts for page in pages(act)]
    for id in ids:
        if ids.count(id) > 1:
            yield f"decks...{id}", "this id is used twice"
    for name, deck in box.decks.items():
        if len(deck.acts) != ACTS:
            yield f"decks.{name}", f"a story has {ACTS} acts"
        for act in deck.acts:
            if all(option.requires for option in act.options):
                yield f"decks.{name}.{act.id}", "one of the options has to be free to all"
            for effect in act.setup:
                if not set(effect.kinds) <= set(KINDS["companions"]):
                    yield f"decks.{name}.{act.id}.setup", "there is no such companion"


def pages(act: Act) -> list[Page]:
    return [act, *act.options]


DECKS = read_components(FILE.read_text("utf-8"), Box, faults).decks
ACT = {act.id: act for deck in DECKS.values() for act in deck.acts}
OPTION = {option.id: option for act in ACT.values() for option in act.options}


def lists(act: Act) -> Iterator[tuple[str, list[Effect]]]:
    """Yield an act's lists of effects, each with the name by which agendas refer to it."""
    yield f"{act.id}:setup", act.setup
    yield f"{act.id}:on_reveal", act.on_reveal
    for page in pages(act):
        yield f"{page.id}:effects", page.effects
        yield f"{page.id}:after_events", page.after_events
    for option in act.options:
        if option.objective:
            yield f"{option.id}:success", option.objective.success
            yield f"{option.id}:failure", option.objective.failure


EFFECTS = {name: effects for act in ACT.values() for name, effects in lists(act)}
