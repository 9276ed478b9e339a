"""The illustrations of Ryozen's stories: one for each act, under a light from one side."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit.canvas import Canvas
from render.kit.game import GamePainter
from render.kit.look import Look
from render.kit.scenery import WIDTH
from render.painters import colours
from render.ryozen import painter
from render.ryozen.tales import FRAME, SCENES, draw_act
from rules import new_game
from rules.core import Event
from rules.play import random_answer
from rules.ryozen.story.parts import ACT
from tests.render.checks import assert_labels_fit
from tests.render.markers import Markers
from tests.render.positions import LANGUAGES

ryozen: GamePainter[Any, Any] = painter
APART = 12  # the least mean difference between the pixels of two illustrations, of 255


def drawn(act: str) -> Image.Image:
    canvas = Canvas(FRAME, 200, colours("ryozen", "dark"))
    draw_act(canvas, act, FRAME)
    return canvas.image


def act_told(act: str) -> list[Event]:
    return [
        Event("act", {"number": 1, "act": f"act:{act}"}),
        Event("tale", {"tale": f"tale:act-{act}"}),
        Event("twist", {"tale": f"twist:{act}"}),
    ]


def test_each_act_has_a_picture_of_its_own() -> None:
    assert set(SCENES) == set(ACT)
    pictures = {act: drawn(act) for act in ACT}
    for one, other in combinations(pictures, 2):
        apart = ImageStat.Stat(ImageChops.difference(pictures[one], pictures[other])).mean
        assert sum(apart) / 3 > APART, (one, other)


@pytest.mark.parametrize("act", SCENES)
def test_an_acts_light_falls_from_one_side(act: str) -> None:
    scene = SCENES[act]
    (x, _), _, _ = scene.light
    assert scene.shadows
    assert abs(x - WIDTH / 2) > WIDTH / 8
    picture = drawn(act)
    wide, tall = picture.size
    halves = [picture.crop((at, 0, at + wide // 2, tall)).convert("L") for at in (0, wide // 2)]
    left, right = (ImageStat.Stat(half).mean[0] for half in halves)
    assert (left > right) == (x < WIDTH / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_is_shown_with_its_title_and_all_that_it_tells(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    markers = Markers(monkeypatch)
    game = new_game("ryozen", seats=1, seed=b"act", options={"mode": "story"})
    view = game.view(None)
    for act in SCENES:
        look = Look(language, width=400, people=("Anna",), moving=True)
        (picture,) = ryozen.illustrations(view, act_told(act), look)
        (moment,) = ryozen.moments(view, act_told(act), look)
        assert all(line in " ".join(picture.words.split()) for line in moment.lines)
        assert len(moment.lines) == 3
        assert_labels_fit(markers.written[-1][0])


def test_an_act_begins_what_is_read_and_stands_beside_the_night_before() -> None:
    """A new act and the night before it get a picture each, with different file names."""
    game = new_game("ryozen", seats=1, seed=b"story", options={"mode": "story"})
    chance, look = Random(2), Look("en", width=300, people=("Anna",))
    told = list[Event]()
    while not {"majority", "act"} <= {event.id for event in told}:
        choice = chance.choice(game.pending)
        told += game.answer(choice.seat, choice, random_answer(choice, chance))
        if "majority" not in {event.id for event in told}:
            told.clear()  # the first act has no night before it
    pictures = ryozen.scenes(game.view(None), told, look)
    assert [picture.name for picture in pictures] == [
        "ryozen-act-1-moment.webp", "ryozen-moment.webp",
    ]  # fmt: skip
    assert [it.illustrates for it in ryozen.staged(game.view(None), told, look)] == [False, True]
