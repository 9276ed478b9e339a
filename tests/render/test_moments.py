"""Pictures of events that decide: theirs are the mark and the outcome that the game tells."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from render.ghost_stories.moments import exorcism
from render.kit import moments
from render.kit.game import GamePainter
from render.kit.look import Look
from render.kit.moments import MOST, Moment, Teller, draw_moments
from render.kit.theme import THEMES
from render.painters import PAINTERS, colours
from rules import GAMES, new_game
from rules.core import Event
from rules.match import Automa
from tests.marks import all_but_first_long
from tests.render.checks import assert_labels_fit
from tests.render.markers import Markers
from tests.render.positions import LANGUAGES, PEOPLE, POSITIONS

DICE = "dice:red:red:white"
FAILED = [
    Event("rolled", {"seat": "seat:0", "dice": DICE}),
    Event("exorcism-failed", {"seat": "seat:0"}),
    Event(
        "withstands",
        {"ghost": "ghost:zombie", "missing": "need:blue-2", "dice": DICE, "number": 3},
    ),
]


@pytest.fixture
def markers(monkeypatch: pytest.MonkeyPatch) -> Markers:
    return Markers(monkeypatch)


def painter_of(game: str) -> GamePainter[Any, Any]:
    painter = PAINTERS[game]
    assert isinstance(painter, GamePainter)
    return painter


def about_a_ghost(told: list[Event]) -> list[Event]:
    """The same about a ghost that there is."""
    keys = PAINTERS["ghost_stories"].known_keys()
    ghost = {"ghost": next(key for key in keys if key.startswith("ghost:"))}
    return [Event(it.id, {**it.args, **(ghost if "ghost" in it.args else {})}) for it in told]


# ---- one by one


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
@pytest.mark.parametrize("theme", all_but_first_long(THEMES))
def test_a_failed_exorcism_shows_what_was_missing(
    language: str, theme: str, markers: Markers, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()
    monkeypatch.setattr(moments, "draw_icon", lambda canvas, name, box: drawn.append(name))
    view, told = POSITIONS["ghost_stories"]["full"](), about_a_ghost(FAILED)
    look, painter = Look(language, theme, 1000, PEOPLE), painter_of("ghost_stories")
    (picture,) = painter.scenes(view, told, look)
    assert "ban" in drawn
    (moment,) = painter.moments(view, told, look)
    assert moment.mark == painter.marks(view)[0]
    assert markers.seen[0].mark == moment.mark
    assert all(line in picture.alt for line in moment.lines)
    assert len(moment.lines) == len(FAILED)
    assert_labels_fit(markers.written[-1][0])


def test_an_exorcism_is_followed_to_its_end_and_no_further() -> None:
    teller = Teller(lambda event, look: event.id, Look(), {"seat:1": 1})
    done = Event("exorcised", {"seat": "seat:1", "ghost": "ghost:a"})
    spent = Event("spent", {"seat": "seat:1", "thing": "spent:red:2"})
    crystal = Event("spent", {"seat": "seat:1", "thing": "crystals:1"})
    told = [FAILED[0], spent, crystal, done, done, Event("haunted", {"tile": "tile:x"}), FAILED[0]]
    tried, at = exorcism(told, 0, teller)
    assert (tried.ghosts, tried.spent) == (["a", "a"], ["tao_red", "tao_red", "crystal"])
    assert (tried.done, tried.mark, at) == (True, 1, 5)
    assert tried.lines[:2] == ["exorcised", "exorcised"]
    failed, at = exorcism(FAILED, 0, teller)
    assert (failed.done, failed.missing, at) == (False, ["blue", "blue"], 3)


def test_a_lit_bonfire_has_the_mark_of_its_city(markers: Markers) -> None:
    view, painter = POSITIONS["bonfire"]["full"](), painter_of("bonfire")
    task = next(key for key in painter.known_keys() if key.startswith("task:"))
    lit = [Event("lit", {"seat": "seat:1", "task": task})]
    (picture,) = painter.scenes(view, lit, Look(people=PEOPLE))
    assert PEOPLE[1] in picture.alt
    assert markers.seen[0].mark == painter.marks(view)[1]


def test_a_night_shows_who_has_won_each_province(markers: Markers) -> None:
    view, painter = POSITIONS["ryozen"]["full"](), painter_of("ryozen")
    won = {"gates": 0, "altar": 1, "springs": 0}
    told = [
        Event("night", {"round": 1}),
        *(Event("majority", {"seat": f"seat:{seat}", "sector": f"sector:{sector}"})
          for sector, seat in won.items()),
        Event("dawn", {"round": 1}),
    ]  # fmt: skip
    (picture,) = painter.scenes(view, told, Look(people=PEOPLE))
    title = picture.alt.partition(".")[0]
    stage = next(canvas for canvas, label in markers.written if label.text.startswith(title))
    marks = painter.marks(view)
    assert [it.mark for it in markers.seen if it.canvas is stage] == [
        marks[seat] for seat in won.values()
    ]
    assert picture.alt.count(PEOPLE[0]) == 2


def test_what_decides_nothing_is_no_moment() -> None:
    for game in PAINTERS:
        view = POSITIONS[game]["full"]()
        told = [Event("first", {"seat": "seat:0"})]
        assert painter_of(game).scenes(view, told, Look()) == []


@pytest.mark.parametrize("count", range(1, MOST + 3))
def test_many_moments_share_one_picture(count: int) -> None:
    told = [
        Moment("kind", [f"Somebody does number {n}"], lambda canvas, box: None, "done", 0)
        for n in range(count)
    ]
    canvas = draw_moments(told[-MOST:], colours("bonfire", "dark"), 800)
    assert_labels_fit(canvas)
    assert len(canvas.labels) == min(count, MOST)


# ---- of games that are played


def pages(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Event]]]:
    seats = max(next(iter(GAMES[game].modes.values())).seats)
    played = new_game(game, seats=seats, options=options, seed=b"moments%d" % seed)
    chance, told, automa = Random(seed), list[Event](), Automa("friendly")
    for _ in range(200):
        if not played.pending:
            break
        choice = chance.choice(played.pending)
        told += played.answer(choice.seat, choice, automa(played, choice, chance))
        if chance.random() < 0.2:
            yield played.view(None), [event for event in told if event.to is None]
            told = []


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options", "deciding"),
    [
        ("ghost_stories", {}, {"haunted"}),
        ("ghost_stories", {"mode": "white_moon"}, {"haunted", "killed", "saved"}),
        ("bonfire", {}, {"lit"}),
        ("ryozen", {}, {"majority"}),
    ],
)
def test_every_event_that_decides_is_shown_and_told(
    game: str, options: dict[str, Any], deciding: set[str], markers: Markers
) -> None:
    painter, look, shown = painter_of(game), Look("ru", width=800, people=PEOPLE), 0
    for seed in range(2):
        for view, told in pages(game, options, seed):
            found = painter.moments(view, told, look)
            kinds = [it.id for it in told if it.id in deciding]
            if game != "ryozen":  # where many of them are one night
                assert [it.kind for it in found if it.kind in deciding] == kinds
            assert bool(found) or not kinds
            if found and shown < 12:
                (picture,) = painter.scenes(view, told, look)
                shown += 1
                assert found[-1].lines[0] in picture.alt
                assert_labels_fit(markers.written[-1][0])
    assert shown
