"""Pictures of real games: every position can be drawn, every option marked, nothing leaks."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import Any, cast

import pytest

from render.candelabria import painter as candelabria
from render.candelabria.land import land
from render.kit.alt import ALT_LIMIT
from render.kit.focus import mark_options
from render.kit.look import Look
from rules import new_game
from rules.candelabria.seen import View
from rules.core import Choice
from rules.play import decisions
from tests.marks import long
from tests.render.candelabria_views import POSITIONS
from tests.render.checks import assert_labels_fit, numbered

draw_board = candelabria.draw_board
draw_panel = candelabria.draw_panel
draw_region = candelabria.draw_region
region_for = candelabria.region_for

SMALL = Look(width=400)
OFTEN = 1  # looks at each kind of decision
# Kinds of places that options of random games point at.
KINDS = {"candle", "castle", "curse", "display", "flame", "quest", "region", "stack", "tactic",
         "temple", "territory"}  # fmt: skip
WAYS: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("base", 4, {"quests": True, "withering": True}, 400),
    ("base", 6, {}, 200),
    ("two", 2, {}, 200),
    ("solo_unmasking", 1, {}, 60),
)


def view_of(game: Any, seat: int | None = None) -> View:
    return cast(View, game.view(seat))


def games() -> Iterator[Any]:
    """Yield random games of every kind, at every decision."""
    for number, (mode, seats, options, most) in enumerate(WAYS):
        game = new_game(
            "candelabria", seats=seats, options={"mode": mode, **options}, seed=b"pictures"
        )
        for _ in islice(decisions(game, Random(number)), most):
            yield game


@pytest.mark.long
def test_every_option_with_a_target_is_marked_on_the_picture_of_its_question() -> None:
    seen: Counter[str] = Counter()
    kinds: set[str] = set()
    for game in games():
        for choice in game.pending:
            options = numbered([option.target for option in choice.options])
            if options and seen[choice.point] < OFTEN:
                seen[choice.point] += 1
                kinds |= {place.partition(":")[0] for one in options for place in one.places}
                assert_marked(game, choice)
    assert kinds >= KINDS


def assert_marked(game: Any, choice: Choice) -> None:
    options = numbered([option.target for option in choice.options])
    view = view_of(game, choice.seat)
    region = region_for(view, SMALL, options, choice.seat)
    canvas = draw_region(view, SMALL, region, options, choice.seat)
    assert not mark_options(canvas, options), (choice.point, region)
    assert all(canvas.view.holds(label.room) for label in canvas.marks)
    picture = candelabria.asked(view, SMALL, options=options, player=choice.seat)
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("number", range(1, 11))
def test_what_lies_in_one_region_is_asked_about_in_the_picture_of_it(number: int) -> None:
    view = view_of(next(games()))
    here = [
        f"territory:{id}" for id in land(view["side"]).territories if id.startswith(f"r{number}_")
    ]
    assert here
    for key in here:
        assert region_for(view, SMALL, numbered([key]), 0) == f"region_{number}"


@pytest.mark.parametrize("position", ["battle-4", "full-6", "war-6"])
def test_the_number_of_a_slot_of_the_war_board_hides_no_symbol(position: str) -> None:
    view = POSITIONS[position]()
    for player in range(3):
        canvas = draw_panel(view, player, SMALL)
        assert canvas.kept
        mark_options(canvas, numbered(["slot:1", "slot:2"]))
        assert len(canvas.marks) == 2
        for badge in canvas.marks:
            core = badge.room.inset(badge.room.w * 0.16)
            assert not any(core.overlaps(box) for box in canvas.kept), badge


def test_every_position_of_a_game_keeps_its_labels() -> None:
    look = Look("ru", width=800)
    for game in islice(games(), 40, None, 170):
        view = view_of(game)
        assert_labels_fit(draw_board(view, look))
        assert_labels_fit(draw_panel(view, 0, look))


def test_arrows_lead_between_places_of_the_board() -> None:
    seen = [view_of(game) for game in islice(games(), 150)]
    told = 0
    for old, new in pairwise(seen[::10]):
        arrows = candelabria.arrows_since([old, new])
        places = draw_board(new, SMALL).places
        assert [arrow.number for arrow in arrows] == list(range(1, len(arrows) + 1))
        for arrow in arrows:
            assert {arrow.start, arrow.end} <= {"", *places}, arrow
        told += len(arrows)
    assert told > 10


@pytest.mark.parametrize("mode", ["base", long("two")])
def test_a_picture_is_the_same_whatever_lies_hidden(mode: str) -> None:
    """Decks and hands are dealt anew: no picture or alt text may change."""
    seats = 2 if mode == "two" else 3
    options: dict[str, Any] = {"mode": mode, "quests": True}
    game = new_game("candelabria", seats=seats, options=options, seed=b"hidden")
    for number, _ in enumerate(islice(decisions(game, Random(seats)), 200)):
        if number % 60 != 50:
            continue
        for seat in (None, *range(seats)):
            other = game.clone()
            other.book.redeal(other.state, seat, Random(number).shuffle)
            assert other.state.deck != game.state.deck
            mine, theirs = view_of(game, seat), view_of(other, seat)
            assert candelabria.board(mine, SMALL) == candelabria.board(theirs, SMALL)
            for owner in range(seats):
                drawn, again = (candelabria.panel(view, owner, SMALL) for view in (mine, theirs))
                assert drawn == again


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_finished_game_has_its_results_and_its_film(language: str) -> None:
    game = new_game("candelabria", seats=1, options={"mode": "solo_first_spark"}, seed=b"film")
    seen = [view_of(game) for _ in decisions(game, Random(2))]
    seen = [*seen[::20], view_of(game)]
    look = Look(language=language, width=400)
    card, film = candelabria.results(seen[-1], look, seen), candelabria.replay(seen, look)
    result = seen[-1]["result"]
    assert result is not None
    assert str(result["scores"][0]) in card.alt
    assert 0 < len(film.alt) <= ALT_LIMIT
