"""Pictures of real games: every position can be drawn, every option marked, nothing leaks."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from render.kit.alt import ALT_LIMIT
from render.kit.focus import Option, mark_options
from render.kit.look import Look
from render.ryozen import painter as ryozen
from render.ryozen.panel import draw_panel
from render.ryozen.pictures import OWN, own_places
from render.ryozen.scene import scene_of
from rules import new_game
from rules.play import decisions
from rules.ryozen.view import RyozenView
from tests.marks import long
from tests.render import ryozen_views as views
from tests.render.checks import assert_labels_fit, numbered

draw_board = ryozen.draw_board
palette = ryozen.palette

GAMES = [(2, False), long(3, True), long(4, False)]


def view_of(game: Any) -> RyozenView:
    return cast(RyozenView, game.view(None))


def moments(seats: int, palace: bool, every: int) -> Iterator[Any]:
    """Yield moments of a random game, and its end."""
    game = new_game("ryozen", seats=seats, options={"palace": palace}, seed=b"pictures")
    yield game
    for number in decisions(game, Random(seats)):
        if number % every == 0:
            yield game
    yield game


@pytest.mark.parametrize(("seats", "palace"), GAMES)
def test_every_position_of_a_game_can_be_drawn(seats: int, palace: bool) -> None:
    for number, game in enumerate(moments(seats, palace, every=12)):
        look = Look(language=("en", "ru")[number % 2], width=800)
        scene = scene_of(view_of(game), look)
        assert_labels_fit(draw_board(scene, look))
        assert_labels_fit(draw_panel(scene.seats[number % seats], look.language, palette(look)))


@pytest.mark.long
@pytest.mark.parametrize(("seats", "palace"), GAMES)
def test_whatever_an_option_points_at_is_marked(seats: int, palace: bool) -> None:
    look = Look(width=400)
    marked: set[str] = set()
    for game in moments(seats, palace, every=3):
        scene = scene_of(view_of(game), look)
        board = draw_board(scene, look)
        for choice in game.pending:
            options = numbered([option.target for option in choice.options])
            own = [own_places(option, choice.seat) for option in options]
            assert mark_options(board, own) == [], choice
            panel = draw_panel(scene.seats[choice.seat], "en", palette(look))
            kept = [option for option in own if option.places[0].partition(":")[0] in OWN]
            assert mark_options(panel, kept) == [], choice
            marked |= {option.places[0].partition(":")[0] for option in options}
    assert {"spot", "hand", "sector", "slot"} <= marked
    assert ("wall" in marked) == palace


def test_a_question_gets_the_smallest_picture() -> None:
    look = Look(width=400)
    view = views.middle()
    hand = ryozen.asked(view, look, options=[Option(1, ["hand:warrior"])], player=0)
    crop = ryozen.asked(view, look, options=[Option(1, ["event:1"])], player=0)
    both = [Option(1, ["event:1"]), Option(2, ["hand:warrior"])]
    whole = ryozen.asked(view, look, options=both, player=0)
    names = [picture.name for picture in (hand, crop, whole)]
    assert names == ["ryozen-seat.webp", "ryozen-events.webp", "ryozen-both.webp"]
    assert whole.height == hand.height  # one below the other would make a strip
    assert whole.width > crop.width + hand.width
    assert all(picture.alt[:30] in whole.alt for picture in (hand, crop))


@pytest.mark.parametrize(("seats", "palace"), GAMES)
def test_arrows_lead_between_places_of_the_board(seats: int, palace: bool) -> None:
    look = Look(width=400)
    game = new_game("ryozen", seats=seats, options={"palace": palace}, seed=b"arrows")
    seen = [view_of(game), *(view_of(game) for _ in decisions(game, Random(seats)))]
    told = 0
    for old, new in pairwise(seen[::4]):
        arrows = ryozen.arrows_since([old, new])
        places = draw_board(scene_of(new, look), look).places
        assert [arrow.number for arrow in arrows] == list(range(1, len(arrows) + 1))
        for arrow in arrows:
            assert {arrow.start, arrow.end} <= {"", *places}, arrow
        told += len(arrows)
    assert told > 20


@pytest.mark.parametrize(("seats", "palace"), GAMES)
def test_a_picture_is_the_same_whatever_lies_hidden(seats: int, palace: bool) -> None:
    """Decks and stacks are dealt anew: no picture or alt text may change."""
    look = Look(width=400)
    for number, game in enumerate(moments(seats, palace, every=40)):
        other = game.clone()
        other.book.redeal(other.state, None, Random(number).shuffle)
        for seat in (None, *range(seats)):
            mine, theirs = game.view(seat), other.view(seat)
            assert ryozen.board(mine, look) == ryozen.board(theirs, look)
            player = seat or 0
            assert ryozen.panel(mine, player, look) == ryozen.panel(theirs, player, look)
        hidden = [state.deck for state in (game.state, other.state)]
        assert sorted(hidden[0]) == sorted(hidden[1])
        assert hidden[0] != hidden[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_finished_game_has_its_results_and_its_film(language: str) -> None:
    look = Look(language=language, width=400)
    seen = [view_of(game) for game in moments(2, palace=False, every=30)]
    card = ryozen.results(seen[-1], look, seen[1:3])
    film = ryozen.replay(seen, look)
    result = seen[-1]["result"]
    assert result is not None
    for score in result["scores"]:
        assert str(score) in card.alt
    assert 0 < len(film.alt) <= ALT_LIMIT
