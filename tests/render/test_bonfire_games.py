"""Pictures of real games: every position can be drawn, every option marked, nothing leaks."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import Any, cast

import pytest

from render.bonfire import painter as bonfire
from render.kit.alt import ALT_LIMIT
from render.kit.focus import mark_options
from render.kit.look import Look
from rules import new_game
from rules.bonfire import book
from rules.bonfire.view import View
from rules.core import Choice
from rules.core.stage import staged
from rules.play import decisions
from tests.marks import long
from tests.render.bonfire_views import rich
from tests.render.checks import assert_labels_fit, numbered

draw_board = bonfire.draw_board
draw_panel = bonfire.draw_panel
draw_region = bonfire.draw_region
region_for = bonfire.region_for

SMALL = Look(width=400)
OFTEN = 2  # pictures drawn for each kind of decision
# Kinds of places that options of random games point at.
KINDS = {
    "area", "cell", "city", "common", "council", "fate", "gift", "gnome", "guardian", "island",
    "path", "pile", "place", "space", "task",
}  # fmt: skip


def view_of(game: Any, seat: int | None = None) -> View:
    return cast(View, game.view(seat))


def games() -> Iterator[Any]:
    """Yield random games at every decision: some from their set-up on, others from a position with
    plenty of everything."""
    for seats in (2, 4):
        options = {"choose_city": True}
        game = new_game("bonfire", seats=seats, options=options, seed=b"pictures")
        yield game
        for _ in islice(decisions(game, Random(seats)), 120):
            yield game
    for seed in range(16):
        game = staged(book, 3, edit=rich, agenda=[["begin_turn", 0]], seed=bytes([seed]))
        yield game
        for _ in islice(decisions(game, Random(seed)), 150):
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
    assert region, choice
    mark_options(canvas, options)
    assert sorted(int(label.text) for label in canvas.marks) == [o.number for o in options]
    assert all(canvas.view.holds(label.room) for label in canvas.marks)
    picture = bonfire.asked(view, SMALL, options=options, player=choice.seat)
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.long
def test_every_position_of_a_game_keeps_its_labels() -> None:
    look = Look("ru", width=800)
    for game in islice(games(), 30, None, 120):
        view = view_of(game)
        assert_labels_fit(draw_board(view, look))
        for city in view["seats"]:
            assert_labels_fit(draw_panel(view, city["seat"], look))


@pytest.mark.long
def test_arrows_lead_between_places_of_the_board() -> None:
    game = staged(book, 3, edit=rich, agenda=[["begin_turn", 0]], seed=b"arrows")
    seen = [view_of(game), *(view_of(game) for _ in islice(decisions(game, Random(1)), 150))]
    told = 0
    for old, new in pairwise(seen[::4]):
        arrows = bonfire.arrows_since([old, new])
        places = draw_board(new, SMALL).places
        assert [arrow.number for arrow in arrows] == list(range(1, len(arrows) + 1))
        for arrow in arrows:
            assert {arrow.start, arrow.end} <= {"", *places}, arrow
        told += len(arrows)
    assert told > 20


@pytest.mark.parametrize("seats", [2, long(4)])
def test_a_picture_is_the_same_whatever_lies_hidden(seats: int) -> None:
    """Piles and gifts are dealt anew: no picture or alt text may change."""
    game = new_game("bonfire", seats=seats, seed=b"hidden")
    for number, _ in enumerate(decisions(game, Random(seats))):
        if number % 50:
            continue
        other = game.clone()
        other.book.redeal(other.state, None, Random(number).shuffle)
        assert other.state.pile != game.state.pile
        for seat in (None, *range(seats)):
            mine, theirs = view_of(game, seat), view_of(other, seat)
            assert bonfire.board(mine, SMALL) == bonfire.board(theirs, SMALL)
            assert bonfire.panel(mine, seat or 0, SMALL) == bonfire.panel(theirs, seat or 0, SMALL)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_finished_game_has_its_results_and_its_film(language: str) -> None:
    game = new_game("bonfire", seats=2, seed=b"film")
    seen = [view_of(game) for _ in decisions(game, Random(2))]
    seen = [*seen[::20], view_of(game)]
    look = Look(language=language, width=400)
    card, film = bonfire.results(seen[-1], look, seen), bonfire.replay(seen, look)
    result = seen[-1]["result"]
    assert result is not None
    for score in result["scores"]:
        assert str(score) in card.alt
    assert [city["score"] for city in seen[-1]["seats"]] == result["scores"]
    assert 0 < len(film.alt) <= ALT_LIMIT
