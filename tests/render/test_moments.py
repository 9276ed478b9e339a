"""Pictures of decisive events, with the mark and the outcome that the game tells."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from render.ghost_stories.moments import exorcism
from render.kit import moments
from render.kit.encode import HELD, LAST, Picture
from render.kit.films import BLENDED, STRIP, blended
from render.kit.game import GamePainter
from render.kit.look import Look
from render.kit.moments import MOST, Moment, Teller, draw_moments
from render.kit.theme import THEMES
from render.kit.tweens import FRAMES, LIMIT
from render.painters import PAINTERS, colours
from rules import GAMES, new_game
from rules.core import Event
from rules.match import Automa
from tests.marks import all_but_first_long
from tests.render.candelabria_views import battle
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
    """Return the events as told of a ghost that exists."""
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


@pytest.mark.long
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


def test_several_winners_of_a_night_have_a_title_that_names_none_of_them() -> None:
    view, painter = POSITIONS["ryozen"]["full"](), painter_of("ryozen")
    won = [
        Event("majority", {"seat": f"seat:{seat}", "sector": f"sector:{sector}"})
        for sector, seat in {"gates": 0, "altar": 1}.items()
    ]
    look = Look(people=PEOPLE)
    (several,) = painter.moments(view, won, look)
    (single,) = painter.moments(view, won[:1], look)
    assert several.lines[0] == "Night."
    assert [PEOPLE[seat] in line for seat, line in enumerate(several.lines[1:])] == [True, True]
    assert PEOPLE[0] in single.lines[0]


def test_what_decides_nothing_is_no_moment() -> None:
    for game in PAINTERS:
        view = POSITIONS[game]["full"]()
        told = [Event("first", {"seat": "seat:0"})]
        assert painter_of(game).scenes(view, told, Look()) == []


@pytest.mark.parametrize("count", range(1, MOST + 3))
def test_many_moments_share_one_picture(count: int) -> None:
    told = [
        Moment("kind", [f"Somebody does number {n}"], lambda canvas, box, done: None, "done", 0)
        for n in range(count)
    ]
    canvas = draw_moments(told[-MOST:], colours("bonfire", "dark"), 800)
    assert_labels_fit(canvas)
    assert len(canvas.labels) == min(count, MOST)


# ---- moving


def scenes_of_all(look: Look) -> Iterator[Picture]:
    """Yield a picture of each kind of moment."""
    ghosts, told = painter_of("ghost_stories"), about_a_ghost(FAILED)
    keys = ghosts.known_keys()
    tile, villager = (
        next(key for key in keys if key.startswith(kind)) for kind in ("tile:", "villager:")
    )
    task = next(key for key in painter_of("bonfire").known_keys() if key.startswith("task:"))
    won = Event("majority", {"seat": "seat:0", "sector": "sector:gates"})
    for game, events in (
        ("ghost_stories", told),
        ("ghost_stories", [Event("haunted", {"tile": tile})]),
        ("ghost_stories", [Event("saved", {"villager": villager, "seat": "seat:0"})]),
        ("bonfire", [Event("lit", {"seat": "seat:1", "task": task})]),
        ("ryozen", [Event("night", {"round": 1}), won]),
    ):
        yield from painter_of(game).scenes(POSITIONS[game]["full"](), events, look)
    scene = battle()
    scene.take("neutralise:1:engineers:1")
    while scene.game.pending:
        scene.answer(scene.keys[: scene.choice.least])
    opening = Event("battle", {"region": "region:6", "number": 3})
    view = scene.game.view(None)
    yield from painter_of("candelabria").scenes(view, [opening, *scene.events], look)


def test_a_moment_moves_once_from_its_beginning_to_what_a_still_shows() -> None:
    look = Look(width=400, people=PEOPLE)
    stills = list(scenes_of_all(look))
    films = list(scenes_of_all(replace(look, moving=True)))
    assert len(stills) == len(films) == 6
    for picture, film in zip(stills, films, strict=True):
        assert (film.alt, film.icons, film.name) == (picture.alt, picture.icons, picture.name)
        assert len(film.data) <= LIMIT
        with Image.open(BytesIO(film.data)) as moving, Image.open(BytesIO(picture.data)) as end:
            assert 10 <= getattr(moving, "n_frames", 1) <= FRAMES + 1
            assert moving.info["loop"] == 1
            shown = [frame.convert("RGB") for frame in ImageSequence.Iterator(moving)]
            still = end.convert("RGB")
        first, start, last = shown[0], shown[1], shown[-1]
        assert max(apart(first, still), apart(last, still)) < 9
        assert apart(start, still) > apart(last, still) + 1


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return how far two pictures differ, on the average."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_a_battle_that_goes_on_stands_still() -> None:
    scene = battle()
    opening = Event("battle", {"region": "region:6", "number": 3})
    view, look = scene.game.view(None), Look(width=400, moving=True)
    painter = painter_of("candelabria")
    for picture in painter.scenes(view, [opening, *scene.events], look):
        with Image.open(BytesIO(picture.data)) as shown:
            assert getattr(shown, "n_frames", 1) == 1


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
def test_a_film_tells_what_mattered_and_shows_it(language: str, markers: Markers) -> None:
    painter, look = painter_of("ghost_stories"), Look(language, width=560, people=PEOPLE)
    before, view = POSITIONS["ghost_stories"]["empty"](), POSITIONS["ghost_stories"]["full"]()
    told = about_a_ghost(FAILED)
    (moment,) = painter.moments(view, told, look)
    ground, scene = painter.frames(view, look, before, told)
    assert ground.width == scene.width
    strips = [label.text for canvas, label in markers.written if canvas.view.h == STRIP]
    assert strips.count(moment.lines[0]) == 2
    assert not any("−" in text for text in strips)
    quiet = painter.frames(view, look, before, [])
    assert len(quiet) == 1
    assert quiet[0].tobytes() == painter.frame(view, look, before).tobytes()


def test_frames_lead_from_each_to_the_next() -> None:
    frames = [Image.new("RGB", (8, 8), (light, light, light)) for light in (0, 90, 30)]
    shown, times = blended(frames)
    assert [round(sum(ImageStat.Stat(frame).mean) / 3) for frame in shown] == [
        0,
        30,
        60,
        90,
        70,
        50,
        30,
    ]
    assert times == [HELD, BLENDED, BLENDED, HELD, BLENDED, BLENDED, LAST]
    assert blended(frames[:1])[1] == [LAST]


# ---- of whole games


def pages(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Event]]]:
    seats = max(next(iter(GAMES[game].modes.values())).seats)
    played = new_game(game, seats=seats, options=options, seed=b"moments%d" % seed)
    chance, told, automa = Random(seed), list[Event](), Automa("friendly")
    for _ in range(400):
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
            if game != "ryozen":  # there, many moments belong to one night
                assert [it.kind for it in found if it.kind in deciding] == kinds
            assert bool(found) or not kinds
            if found and shown < 12:
                (picture,) = painter.scenes(view, told, look)
                shown += 1
                assert found[-1].lines[0] in picture.alt
                assert_labels_fit(markers.written[-1][0])
    assert shown
