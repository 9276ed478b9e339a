"""Pictures that name somebody or an outcome agree with the view: the same mark, colour, outcome."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from render.candelabria import painter
from render.candelabria.battle import draw_battle
from render.candelabria.fights import Fight, fights_told
from render.candelabria.words import mark_of
from render.kit.canvas import Canvas
from render.kit.curves import ROOM, Curve, Turn, draw_chances, place, scale_of
from render.kit.geometry import Box
from render.kit.look import Look
from render.painters import PAINTERS, colours
from rules import GAMES, new_game
from rules.core import Event
from rules.play import random_answer
from tests.render.markers import Markers
from tests.render.positions import CASES, ENDS, PEOPLE, POSITIONS

palette = painter.palette
scenes = painter.scenes

PLAYED = 3
BATTLES = 20
MOVES = 12
LOOK = Look(width=800, people=PEOPLE)


@pytest.fixture
def markers(monkeypatch: pytest.MonkeyPatch) -> Markers:
    return Markers(monkeypatch)


# ---- boards and results


@pytest.mark.parametrize(("game", "position"), CASES)
def test_whose_plate_it_is_the_marker_beside_the_name_tells(
    game: str, position: str, markers: Markers
) -> None:
    view = POSITIONS[game][position]()
    PAINTERS[game].boards(view, LOOK)
    for seat, mark in PAINTERS[game].marks(view).items():
        if seat < len(PEOPLE):
            assert mark in markers.beside(PEOPLE[seat]), (seat, markers.beside(PEOPLE[seat]))


@pytest.mark.parametrize("game", PAINTERS)
def test_the_result_names_the_winner_and_gives_each_the_own_mark(
    game: str, markers: Markers
) -> None:
    view = ENDS[game]()
    card, marks = PAINTERS[game].results(view, LOOK), PAINTERS[game].marks(view)
    markers.on_last_canvas()
    result = view["result"]
    if result.get("won") is None:
        (best, *_), *_ = result["ranking"]
        title = markers.written[0][1].text
        people = PEOPLE[: len(result["scores"])]
        assert best >= len(people) or people[best] in title, title
        assert markers.seen[0].mark == marks[best]
        for seat, person in enumerate(people):
            assert markers.beside(person) == {marks[seat]}
            assert f"{result['scores'][seat]}" in card.alt


# ---- where it turned


@pytest.mark.parametrize("game", PAINTERS)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_lines_have_the_colours_of_their_sides_and_the_names_at_their_ends(
    game: str, theme: str, markers: Markers
) -> None:
    view = ENDS[game]()
    marks = PAINTERS[game].marks(view)
    seats = [seat for seat in marks if seat < len(PEOPLE)]
    curves = [
        Curve(marks[seat], PEOPLE[seat], [(0, 0.5), (0.4, 0.2 + 0.2 * n), (1, 0.2 + 0.2 * n)])
        for n, seat in enumerate(seats)
    ]
    colour_of = colours(game, theme)
    assert colour_of.key == f"{game}:{theme}"
    canvas = draw_chances("Chances", curves, [Turn(0, 0.1)], [("1", 0.2)], 1000, colour_of)
    for curve in curves:
        assert markers.beside(curve.name) == {curve.mark}
        _, y = place(curve.points[-1], scale_of(curves)[0])
        line = [
            canvas.image.getpixel(canvas.pixel(ROOM.x + ROOM.w * (0.6 + 0.005 * step), y))
            for step in range(40)
        ]
        assert colour_of.seats[curve.mark] in line, curve


def test_a_line_of_all_together_has_nobodys_mark(markers: Markers) -> None:
    theme = colours("ghost_stories", "dark")
    team = [Curve(-1, "The team", [(0, 0.5), (1, 0.5)])]
    canvas = draw_chances("Chances", team, [], [], 1000, theme)
    assert not markers.seen
    middle = place((0.5, 0.5), scale_of(team)[0])
    assert canvas.image.getpixel(canvas.pixel(*middle)) == theme["accent"]


@pytest.mark.parametrize(("most", "top"), [(0.2, 0.25), (0.3, 0.5), (0.6, 0.75), (0.9, 1.0)])
def test_the_scale_of_chances_is_hardly_higher_than_the_highest(most: float, top: float) -> None:
    assert scale_of([Curve(0, "Anna", [(0, 0.1), (1, most)])])[0] == top


# ---- battles


def pages(seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """Yield a random game of Candelabria as pages tell it: a view, and the events since the
    last."""
    game = new_game("candelabria", seats=4, seed=f"battles {seed}".encode())
    chance, told = Random(seed), list[Event]()
    while game.pending:
        choice = chance.choice(game.pending)
        told += game.answer(choice.seat, choice, random_answer(choice, chance))
        if chance.random() < 0.05 or not game.pending:
            yield game.view(None), told
            told = []


def ends_of(events: list[Event]) -> list[tuple[int, int]]:
    """Return the region and winner (-1: nobody) of each battle that these events begin and
    decide."""
    open_: int | None = None
    found = []
    for event in events:
        region = int(str(event.args.get("region", ":0")).rpartition(":")[2] or 0)
        if event.id == "battle":
            open_ = region
        elif event.id in ("wins", "nobody-wins") and open_ == region:
            won = int(str(event.args["seat"]).rpartition(":")[2]) if event.id == "wins" else -1
            found.append((region, won))
            open_ = None
    return found


def winner_of(fight: Fight) -> int:
    won = [it.house["seat"] for it in fight.fighters if it.won]
    assert len(won) <= 1
    return won[0] if won else -1


@pytest.mark.long
def test_a_decided_battle_shows_its_own_end_and_several_each_theirs(markers: Markers) -> None:
    decided = several = 0
    for seed in range(PLAYED):
        for view, events in pages(seed):
            ends = ends_of(events)
            fights = fights_told(view, events)
            if not ends:
                assert not any(fight.decided for fight in fights)
                continue
            assert [(fight.region, winner_of(fight)) for fight in fights] == ends
            decided, several = decided + len(ends), several + (len(ends) > 1)
            if decided < BATTLES:
                pictures = scenes(view, events, LOOK)
                assert len({picture.name for picture in pictures}) == len(ends)
                for fight, picture in zip(fights, pictures, strict=True):
                    assert_tells(fight, picture.alt, markers)
    assert decided >= BATTLES
    assert several


def assert_tells(fight: Fight, alt: str, markers: Markers) -> None:
    """Check that the words tell the winner, and that the largest marker is the winner's."""
    markers.seen.clear()
    place = Canvas(Box(0, 0, 300, 200), 300, palette(LOOK)).image
    draw_battle(fight, place, LOOK, palette(LOOK))
    won = [it for it in fight.fighters if it.won]
    assert alt.count("Wins.") == len(won)
    largest = max(markers.seen, key=lambda it: it.box.w)
    if won:
        assert largest.mark == mark_of(won[0].house["id"])
    rows = [it.mark for it in markers.seen if it.box.w < largest.box.w or not won]
    assert rows == [mark_of(it.house["id"]) for it in fight.fighters]


# ---- what changed, and films


@pytest.mark.parametrize("game", PAINTERS)
def test_what_has_changed_has_the_mark_of_whoever_did_it(game: str) -> None:
    """If nobody else had a part in a decision, the moved pieces have no other mark."""
    seats = max(next(iter(GAMES[game].modes.values())).seats)
    played, chance, counted = new_game(game, seats=seats, seed=b"movers"), Random(3), 0
    while counted < MOVES and played.pending:
        (choice, *others), before = played.pending, played.view(None)
        played.answer(choice.seat, choice, random_answer(choice, chance))
        after = played.view(None)
        marks = PAINTERS[game].marks(after)
        if others or {choice.seat} != {it.seat for it in played.pending}:
            continue
        for arrow in PAINTERS[game].arrows_since([before, after]):
            counted += arrow.mark >= 0
            assert arrow.mark in (-1, marks.get(choice.seat), owner(arrow.end)), (choice, arrow)
    assert counted >= MOVES


def owner(place: str) -> int | None:
    """Return the owner of a piece, if its name tells it."""
    kind, _, rest = place.partition(":")
    return mark_of(rest.partition(":")[0]) if kind in ("candle", "castle") else None
