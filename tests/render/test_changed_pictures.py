"""Arrows and films: what has changed is shown where it lies, and covers no word."""

from typing import Any

import pytest

from render.candelabria import painter as candelabria
from render.kit import films
from render.kit.badges import covered
from render.kit.canvas import Canvas
from render.kit.changes import Arrow, draw_arrows
from render.kit.close_ups import windows_told
from render.kit.films import (
    MOVER,
    STRIP,
    Mover,
    draw_caption,
    on_strip,
    sentences,
    told_within,
    unbroken,
    weightiest,
)
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.places import card
from render.kit.shown import (
    LEGIBLE,
    PHONES,
    PIXELS,
    TALLEST,
    shown_width,
)
from render.kit.text import NO_BREAK
from render.kit.theme import theme
from render.painters import PAINTERS
from render.ryozen import layout as land
from render.ryozen import painter as ryozen
from render.ryozen.scene import scene_of
from rules import GAMES
from rules.core import Event
from tests.marks import all_but_first_long
from tests.render import candelabria_views, ryozen_views
from tests.render.checks import windows
from tests.render.positions import LANGUAGES, PEOPLE, POSITIONS

HIDDEN = 0.34  # the share of a word that may be covered
A_CORNER = 0.12  # the share of a large thing that may be covered


ANYWHERE = [("ryozen", "seat:1"), ("bonfire", "seat:1/place:2"), ("candelabria", "seat:1")]


@pytest.mark.parametrize(("game", "place"), ANYWHERE)
def test_an_arrow_among_the_seats_shows_these_and_not_all_there_is(game: str, place: str) -> None:
    view, look = POSITIONS[game]["full"](), Look(width=200)
    painter = PAINTERS[game]
    ground, seats, *_ = painter.boards(view, look)
    shown = painter.board(view, look, arrows=[Arrow(1, "", place)])
    assert (shown.width, shown.height) == (seats.width, seats.height)
    assert painter.board(view, look).height == ground.height


EARLIER = {
    **{game: (found["empty"], found["full"]) for game, found in POSITIONS.items()},
    "candelabria": [candelabria_views.POSITIONS[one] for one in ("early-4", "middle-4")],
}


@pytest.mark.parametrize("game", PAINTERS)
def test_the_number_of_what_changed_covers_neither_it_nor_a_word(game: str) -> None:
    old, new = (position() for position in EARLIER[game])
    arrows = PAINTERS[game].arrows_since([old, new])
    told = 0
    for _, canvas in windows(game, new, Look(width=400, people=PEOPLE)):
        for arrow in arrows:
            if arrow.end in canvas.places and canvas.sees(canvas.places[arrow.end].box):
                told += 1
                draw_arrows(canvas, [arrow])
                tag = canvas.marks[-1].room
                printed = [*(label.box for label in canvas.labels), *canvas.kept]
                core = tag.inset(tag.w * 0.16)
                assert all(core.shared(box) < HIDDEN * box.w * box.h for box in printed), arrow
                thing = canvas.places[arrow.end].box
                small = tag.shared(thing) < A_CORNER * thing.w * thing.h
                assert small or covered(tag, [thing]) < HIDDEN, arrow
    assert told > 5


@pytest.mark.parametrize("game", PAINTERS)
def test_a_film_shows_what_has_changed_since_the_last_frame(game: str) -> None:
    old, new = (position() for position in EARLIER[game])
    painter, look = PAINTERS[game], Look(width=200)
    plain, told = painter.frame(new, look), painter.frame(new, look, old)
    assert plain.size == told.size
    assert plain.tobytes() != told.tobytes()
    assert painter.frame(new, look, new).tobytes() == plain.tobytes()


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("game", PAINTERS)
def test_a_film_tells_who_did_what_and_when(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each frame has a strip with name and change, in letters that a phone shows readably, and with
    the moment where the board itself does not tell it."""
    strips: list[Canvas] = []

    def kept(canvas: Canvas) -> Canvas:
        strips.append(on_strip(canvas))
        return strips[-1]

    monkeypatch.setattr(films, "on_strip", kept)
    old, new = (position() for position in EARLIER[game])
    look = Look(language, width=PIXELS, people=PEOPLE)
    frame = PAINTERS[game].frame(new, look, old)
    (strip,) = strips
    who, *when, what = strip.labels
    assert who.text in PEOPLE
    told = [PAINTERS[game].moment(new, language)] if game == "ghost_stories" else []
    assert [label.text for label in when] == told
    assert "+" in what.text or "−" in what.text or ": " in what.text
    assert not any(label.cut for label in strip.labels)
    wide = min(PHONES[0], shown_width(frame.width, frame.height))
    assert all(label.size * wide / strip.view.w >= LEGIBLE for label in strip.labels)


def test_who_moved_stands_in_the_middle_of_a_strip_with_nothing_to_tell() -> None:
    strip = Canvas(Box(0, 0, 1600, STRIP), PIXELS, theme("dark"))
    draw_caption(strip, "Round 2", Mover(0, 0, "Anna"), [])
    assert len(strip.labels) == 2
    for label in strip.labels:
        assert label.box.centre[1] == pytest.approx(strip.view.centre[1], abs=20)


@pytest.mark.parametrize("game", PAINTERS)
def test_a_frame_in_which_nothing_happened_is_headed_by_its_moment(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A film's first frame has the moment as its title instead of an empty strip."""
    strips: list[Canvas] = []

    def kept(strip: Canvas, *words: Any) -> None:
        strips.append(strip)
        draw_caption(strip, *words)

    monkeypatch.setattr(films, "draw_caption", kept)
    PAINTERS[game].frame(POSITIONS[game]["empty"](), Look("ru", width=PIXELS, people=PEOPLE))
    (strip,) = strips
    (title,) = strip.labels
    assert title.size > MOVER.size
    assert title.box.centre[1] == pytest.approx(strip.view.centre[1], abs=30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tags_of_ryozens_events_hang_over_no_heading(language: str) -> None:
    view = ryozen_views.full(4)
    for event in view["events"]:
        event["id"] = ""
    look = Look(language, width=400, people=PEOPLE)
    canvas = ryozen.draw_board(scene_of(view, look), look, land.GROUND)
    draw_arrows(canvas, [Arrow(n, "", f"event:{n}") for n in range(1, 5)])
    for number, tag in enumerate(canvas.marks, 1):
        assert covered(tag.room, [canvas.places[f"event:{number}"].box]) > 0.8
        core = tag.room.inset(tag.room.w * 0.16)
        assert not any(core.overlaps(label.box) for label in canvas.labels), tag


def test_changes_before_houses_far_apart_are_no_strip() -> None:
    view, look = candelabria_views.POSITIONS["full-6"](), Look(width=200)
    arrows = [Arrow(1, "", "seat:0/slot:1"), Arrow(2, "", "seat:4/slot:1")]
    scene = candelabria.scene(view, look)
    whole = candelabria.draw_board(scene, look.unpainted())
    (part,) = candelabria.changed(scene, whole, arrows, 2)
    assert part.window.h <= TALLEST * part.window.w
    assert len(part.arrows) == 2


def test_changes_all_over_the_board_are_shown_on_the_ground_and_among_the_seats() -> None:
    """No change is left out where no close-up holds all of them."""
    windows = [Box(0, 0, 100, 100), Box(0, 100, 100, 100), Box(0, 200, 100, 100)]
    places = {f"spot:{n}": card(Box(10, 10 + 40 * n, 20, 20)) for n in range(8)}
    arrows = [Arrow(n, "", f"spot:{n}") for n in (0, 1, 3, 7)]
    ground, offers = windows_told(places, arrows, [windows[0], windows[2]], 2)
    assert [arrow.number for arrow in ground.arrows] == [0, 1]
    assert [arrow.number for arrow in offers.arrows] == [7]
    (fullest,) = windows_told(places, arrows, windows, 1)
    assert fullest.window == windows[0]


@pytest.mark.parametrize("game", ["bonfire", "candelabria", "ghost_stories", "ryozen"])
def test_a_film_sums_up_a_turn_by_its_most_important_sentences(game: str) -> None:
    known = GAMES[game].telling.headlines
    told = [Event(known[-1], {}), Event("forced", {}), Event(known[0], {}), Event(known[-1], {})]
    said = weightiest(told, known, lambda event, look: f"{event.id}.", Look())
    assert said == [known[-1], known[0]]


def test_sentences_above_a_frame_are_parted_by_their_full_stops_and_numbers_by_marks() -> None:
    told = sentences(["Anna goes", "Boris goes."])
    assert told == ["Anna goes.", "Boris goes."]
    assert told_within(told, 1500) == "Anna goes. Boris goes."
    assert told_within(["Coin +1", "Qi −1"], 1500) == f"Coin +1{NO_BREAK}· Qi −1"
    assert sentences(["Anna goes"]) == ["Anna goes"]


def test_no_line_above_a_frame_ends_with_the_mark_between_two_numbers() -> None:
    lines = told_within([unbroken("Companions +1"), unbroken("Lanterns −2")], 560).split("\n")
    assert lines == [unbroken("Companions +1"), unbroken("Lanterns −2")]
