"""The options of real questions: each has its place on the picture, and all fit into a message."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from discord import ui

from cogs.layouts.asked import TurnPanel
from cogs.layouts.options import (
    BUTTON_TEXT,
    MOST_BUTTONS,
    SELECTS,
    as_buttons,
    as_counters,
    grouped,
    one_more,
    too_long,
)
from cogs.layouts.panel import panel
from cogs.play import panels
from cogs.words.answers import chosen_words
from cogs.words.equal_options import alike
from cogs.words.texts import Texts
from cogs.words.unasked import payment
from rules import new_game
from rules.bonfire import book
from rules.core import Choice, Game
from rules.core.stage import staged
from rules.play import random_decision
from rules.ryozen.day import price
from rules.ryozen.keys import SPOT_OF
from tables import Chosen
from tests.cogs.limits import within_limits
from tests.cogs.lines import PEOPLE
from tests.languages import LANGUAGES
from tests.render.bonfire_views import rich
from tests.ryozen.stage import stage

GAMES: list[tuple[str, dict[str, str | int | bool]]] = [
    ("ryozen", {"palace": False}),
    ("ryozen", {"palace": True}),
    ("bonfire", {"choose_city": True}),
]
# Options without a place: yes or no, ways, orders, amounts.
ABSTRACT = {
    "ryozen": {
        "after", "apply", "before", "chance", "clan", "cloaked", "discard", "keep", "lanterns",
        "return", "reveal", "revealed", "use",
    },
    "bonfire": {
        "color", "exchange", "pass", "pay", "price", "steps", "take_bonus", "take_point", "way",
    },
}  # fmt: skip


def questions(seeds: range) -> Iterator[Choice]:
    """Yield questions of random games: each point, in its largest forms, several times."""
    for seed in seeds:
        for game_id, options in GAMES:
            chance = Random(seed)
            game: Game[Any] = new_game(
                game_id, seats=2 + seed % 3, options=options, seed=b"%d" % seed
            )
            while not game.over:
                yield from game.pending
                random_decision(game, chance)


def test_every_option_has_a_place_or_is_known_to_have_none() -> None:
    """The pictures' own tests prove that each place is found, marked and numbered."""
    seen: Counter[tuple[str, bool]] = Counter()
    for choice in questions(range(3)):
        game = choice.book.id
        for option in choice.options:
            kind = option.key.partition(":")[0]
            assert (option.target is None) == (kind in ABSTRACT[game]), option.key
            seen[game, option.target is None] += 1
    assert min(seen.values()) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_biggest_questions_fit_and_nothing_is_lost(language: str) -> None:
    """Every option of a point's longest question is on one of its pages."""
    size: Counter[str] = Counter()
    fits(discarding(), Texts(language))
    for choice in questions(range(4)):
        if len(choice.keys) > size[choice.point]:
            size[choice.point] = len(choice.keys)
            fits(choice, Texts(language))
    assert max(size.values()) > 25


def fits(choice: Choice, t: Texts) -> None:
    asked = panels.question(choice, t, PEOPLE)
    offered = [place for option in asked.options for place in option.places]
    assert sorted(offered) == list(range(len(choice.keys)))
    for page in range(-(-len(grouped(asked.options)) // SELECTS)):
        shown = panel(
            TurnPanel(
                table=999999,
                step="9999.99",
                heading="A long name of a table · and of somebody",
                question=asked,
                so_far=["a choice of some length " * 4] * 20,
                outlook=["- something would happen " * 4] * 20,
                warning="No way back. " * 10,
                in_words="words " * 170,
                page=page,
                picked=range(asked.most - 1) if asked.most > 1 else (),
            ),
            t,
        )
        within_limits(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_actions_of_a_turn_are_short(language: str) -> None:
    """A phone shows all of them, as buttons or in a menu."""
    asked = [choice for choice in questions(range(6)) if choice.point == "bonfire.turn"]
    assert len(asked) > 50
    for choice in asked:
        options = panels.question(choice, Texts(language), PEOPLE).options
        assert not too_long(options, BUTTON_TEXT), options


def test_a_plain_payment_is_just_what_is_asked() -> None:
    met: Counter[bool] = Counter()
    for choice in questions(range(6)):
        if choice.point.startswith("bonfire.pay_"):
            assert choice.about is not None
            exact = "pay:" + str(choice.about["price"]).partition(":")[2]
            takes_any = bool(choice.about.get("free"))
            wanted = [exact] if exact in choice.keys and not takes_any else None
            assert payment(choice) == wanted
            met[wanted is None] += 1
        else:
            assert payment(choice) is None
    assert min(met[True], met[False]) > 20


def test_without_a_picture_nothing_is_numbered() -> None:
    """A label such as “1 · 1 Ship token” would read as an amount."""
    asked = next(
        asked
        for choice in questions(range(6))
        if choice.point == "bonfire.pay_tokens"
        and as_buttons((asked := panels.question(choice, Texts("en"), PEOPLE, False)).options, 1)
    )
    shown = panel(TurnPanel(1, "1.0", "Heading", asked), Texts("en")).walk_children()
    labels = [one.label for one in shown if isinstance(one, ui.Button)]
    assert asked.options[0].label in labels


def discarding() -> Choice:
    """Return a question that discards from seven kinds of tokens, four of each."""
    game = staged(book, 3, edit=rich, agenda=[["begin_turn", 0]], seed=b"tokens")
    while (choice := game.pending[0]).point != "bonfire.discard":
        key = "discard" if "discard" in choice.keys else choice.keys[0]
        game.answer(choice.seat, choice, [key])
    return choice


def test_what_is_there_several_times_is_taken_by_number() -> None:
    choice = discarding()
    asked = panels.question(choice, Texts("en"), PEOPLE)
    assert as_counters(asked.options, asked.most)
    many = max(asked.options, key=lambda option: len(option.places))
    picked: list[int] = []
    for count in range(1, len(many.places) + 1):
        picked = one_more(many, picked)
        assert len(picked) == count
        labels = {choice.options[place].label("en") for place in picked}
        assert labels == {many.label}
    assert one_more(many, picked) == []
    it = TurnPanel(1, "1.0", "Heading", asked, picked=picked[:2])
    shown = panel(it, Texts("en")).walk_children()
    buttons = [one.label for one in shown if isinstance(one, ui.Button)]
    assert f"{many.numbered} 2/{len(many.places)}" in buttons
    assert "Done (2)" in buttons


def test_twins_of_a_question_for_one_are_one_option() -> None:
    for choice in questions(range(6)):
        if choice.point == "bonfire.path_tile":
            twins = [group for group in alike(choice, "en", PEOPLE) if len(group.places) > 1]
            if twins:
                break
    asked = panels.question(choice, Texts("en"), PEOPLE)
    assert choice.point == "bonfire.path_tile"
    twice = next(option for option in asked.options if option.others)
    assert twice.label.endswith(f"×{len(twice.places)}")
    assert not as_counters(asked.options, asked.most)
    assert as_buttons(asked.options, 1) == (len(asked.options) <= MOST_BUTTONS)


@pytest.mark.long
def test_equal_spots_are_of_one_sector_and_one_price() -> None:
    """Spots offered as one option are in the same sector and cost the same. Moving is free, but a
    spot's price is what others pay later."""
    met: Counter[str] = Counter()
    for choice in questions(range(6)):
        empty = {key for key in choice.keys if key in SPOT_OF and is_empty(choice.state, key)}
        for group in alike(choice, "en", PEOPLE):
            keys = [choice.keys[place] for place in group.places]
            if empty & set(keys):
                kinds = {(SPOT_OF[key][0], price(choice.state, key)) for key in keys}
                assert len(kinds) == 1, (choice.point, keys)
                met[choice.point] += len(keys) > 1
    assert met["ryozen.place"] > 100
    assert sum(met.values()) > met["ryozen.place"]  # moves were found, too


def is_empty(state: Any, key: str) -> bool:
    sector, number = SPOT_OF[key]
    return state.spots[sector][number] is None


@pytest.mark.parametrize(("language", "said"), [("en", "Apprentice"), ("ru", "Подмастерье")])
def test_how_many_there_were_is_not_told_of_the_one_that_was_chosen(
    language: str, said: str
) -> None:
    choice = stage().begin(["place", 0]).choice
    assert choice.options[0].label(language) == f"{said} (×5)"
    told = chosen_words(Chosen(choice, ["hand:apprentice"]), Texts(language), PEOPLE)
    assert told.endswith(f" → **{said}**")
