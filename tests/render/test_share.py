"""The share card of a finished game, with the mark, the outcome and the words of its view."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from render.kit import share, turning
from render.kit.canvas import Canvas
from render.kit.charts import Lane
from render.kit.encode import STILL_LIMIT
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.results import ResultCard, ResultRow, signed
from render.kit.share import HEIGHT, WIDTH, Course
from render.kit.shown import ON_PHONES
from render.kit.theme import THEMES, theme
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.play import decisions
from tests.marks import all_but_first_long
from tests.render.checks import assert_labels_fit
from tests.render.markers import Markers
from tests.render.positions import ENDS, LANGUAGES, PEOPLE

COURSE = Course(days=12, moves=143)
DESKTOP = 550  # width in pixels of the picture in an unfolded link
LEGIBLE = 10.0  # pixels that the smallest letters must be high in an unfolded link


@pytest.fixture
def markers(monkeypatch: pytest.MonkeyPatch) -> Markers:
    return Markers(monkeypatch)


def row(name: str, rank: int, *history: int) -> ResultRow:
    return ResultRow(rank - 1, name, rank, [history[-1]], history[-1], history)


def card_of(*rows: ResultRow) -> ResultCard:
    return ResultCard("Anna wins", "Game", [], rows)


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
@pytest.mark.parametrize("look", all_but_first_long(THEMES))
@pytest.mark.parametrize("game", all_but_first_long(PAINTERS))
def test_marks_ranks_and_words_are_the_views(
    game: str, look: str, language: str, markers: Markers
) -> None:
    view = ENDS[game]()
    picture = PAINTERS[game].share(view, Look(language, look, 1000, PEOPLE), COURSE)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    markers.on_last_canvas()
    canvas = markers.written[0][0]
    assert_labels_fit(canvas)
    least = min(label.size for label in canvas.labels) * DESKTOP / WIDTH
    assert least >= LEGIBLE, least
    assert least >= ON_PHONES
    result, marks = view["result"], PAINTERS[game].marks(view)
    words = " ".join(label.text for label in canvas.labels)
    assert "143" in words
    assert "143" in picture.alt
    if result.get("won") is None:
        best = result["ranking"][0][0]
        assert markers.seen[0].mark == marks[best]
        for seat, score in enumerate(result["scores"]):
            assert str(score).replace("-", "−") in picture.alt
            if seat < len(PEOPLE):
                assert markers.beside(PEOPLE[seat]) == {marks[seat]}
                assert PEOPLE[seat] in picture.alt
    else:
        assert not markers.seen, "a team is nobody's colour"


def test_whoever_loses_wears_no_crown(monkeypatch: pytest.MonkeyPatch, markers: Markers) -> None:
    drawn = list[str]()
    monkeypatch.setattr(share, "draw_icon", lambda canvas, name, *_, **__: drawn.append(name))
    both = [ResultRow(6, "Tom", 0, [9], 9, won=True), ResultRow(0, "Anna", 0, [3], 3)]
    lost = ResultCard("Anna has lost", "Game", [], both)
    share.draw_share(lost, COURSE, theme("dark"), "en")
    assert "majority" not in drawn
    assert markers.seen[0].mark == 0
    won = ResultCard("Won", "Game", [], [ResultRow(0, "Anna", 0, [3], 3, won=True)])
    share.draw_share(won, COURSE, theme("dark"), "en")
    assert "majority" in drawn


def test_many_and_long_names_fit() -> None:
    """The card has six sides, with names as long as Discord allows."""
    sides = [ResultRow(n, f"Person {n} of the long names", n + 1, [9], 90 - n) for n in range(6)]
    card = replace(card_of(*sides), subtitle="The Curse of Candelabria")
    canvas = share.draw_share(card, COURSE, theme("light"), "ru")
    boxes = [label.room for label in canvas.labels]
    assert len(canvas.labels) >= 6 * 3
    assert all(Box(0, 0, WIDTH, HEIGHT).holds(box, 1) for box in boxes)


def test_the_turning_point_is_told_from_the_histories() -> None:
    def told(*rows: ResultRow) -> str:
        return turning.turning(card_of(*rows), "en")

    anna, led = row("Anna", 1, 0, 8, 20), row("Boris", 2, 0, 5, 19)
    assert told(anna, led) == "Anna was never behind."
    passed = row("Boris", 2, 3, 5, 6, 7, 19)
    assert "Anna passed Boris for good 25 %" in told(row("Anna", 1, 0, 8, 9, 10, 20), passed)
    late = row("Boris", 2, 0, 9, 19)
    assert told(anna, late) == "Boris was in front until the very end."
    assert "50 %" in told(row("Anna", 1, 0, 10, 20))
    assert told(ResultRow(0, "Anna", 1, [5], 5)) == ""
    danger = [Lane(0, [4, 3], "Qi"), Lane(2, [1, 6, 2], "Ghosts")]
    team = replace(card_of(row("Team", 1, 0, 0)), lanes=danger)
    assert turning.turning(team, "en") == "The darkest hour: Ghosts 6, 50 % into the game."


def test_without_a_board_the_card_still_has_its_table() -> None:
    canvas = share.draw_share(card_of(row("Anna", 1, 0, 9)), COURSE, theme("dark"), "en")
    assert isinstance(canvas, Canvas)
    assert canvas.image.getpixel((WIDTH - 1, HEIGHT // 2)) == theme("dark")["table"]


def played(game: str, mode: str, seats: int) -> list[Any]:
    """Return views of a random game from its beginning to its result."""
    it = new_game(game, seats=seats, options={"mode": mode}, seed=b"shared")
    views, chance = [it.view(None)], Random(seats)
    for count, _ in enumerate(decisions(it, chance), 1):
        if count % 40 == 0 or not it.pending:
            views.append(it.view(None))
    return views


MODES = [
    (game, mode.id, seats)
    for game in PAINTERS
    for mode in GAMES[game].modes.values()
    for seats in {mode.seats[0], mode.seats[-1]}
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
def test_every_mode_has_its_card(game: str, mode: str, seats: int, markers: Markers) -> None:
    """Games won and lost, alone, in a team and in a story fit, with their turning point."""
    views = played(game, mode, seats)
    result = views[-1]["result"]
    assert result is not None
    people = PEOPLE[:seats]
    picture = PAINTERS[game].share(views[-1], Look("ru", people=people), COURSE, views[:-1])
    canvas = markers.written[-1][0]
    assert_labels_fit(canvas)
    drawn = " ".join(label.text for label in canvas.labels)
    assert all(name in drawn and name in picture.alt for name in people)
    for rival in result.get("rivals", ()):
        assert signed(rival["score"]) in picture.alt
    if mode.startswith("solo_"):
        assert "Поражение: Анна" in picture.alt or "Победа: Анна" in picture.alt
    assert len(picture.data) < STILL_LIMIT
    contended = max(result["scores"]) > 1 or "reason" not in result
    turned = ("%", "Лидерство", "Почти до конца", "самый конец", "самом конце")
    assert not contended or any(words in picture.alt for words in turned)
