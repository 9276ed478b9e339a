"""The pictures of Bonfire in words, and its look-ups."""

from collections import Counter

import pytest

import locales
from render.bonfire import layout, sheet
from render.bonfire import painter as bonfire
from render.bonfire.lookup import known_keys
from render.bonfire.pieces import PIECES
from render.kit.alt import ALT_LIMIT
from render.kit.focus import Option
from render.kit.look import Look
from rules.bonfire.parts import CITIES, COMMON_TASKS, ISLANDS, TASKS
from rules.bonfire.view import whole
from tests.marks import all_but_first_long
from tests.render import bonfire_views as views
from tests.render.bonfire_views import LANGUAGES, LONG_NAMES, PEOPLE, POSITIONS

WINDOWS = bonfire.panels


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
def test_alt_texts_say_what_matters_first_and_keep_the_limit(language: str) -> None:
    look = Look(language=language, people=LONG_NAMES, width=400)
    for position in ("middle-4", "late-4"):
        view = POSITIONS[position]()
        alt = bonfire.board(view, look).alt
        assert 200 < len(alt) <= ALT_LIMIT
        assert alt.index(LONG_NAMES[view["turn"]]) < 60
        for seat in range(4):
            assert 100 < len(bonfire.panel(view, seat, look).alt) <= ALT_LIMIT
        for region in (*layout.REGIONS, *sheet.SHEETS, *WINDOWS, "auto"):
            assert 0 < len(bonfire.board(view, look, region=region).alt) <= ALT_LIMIT


def test_alt_text_of_a_small_board() -> None:
    alt = bonfire.board(POSITIONS["early-2"](), Look(width=400, people=("Anna", "Boris"))).alt
    assert alt.startswith(
        "Bonfire. Anna to act. Points: Anna 0, Boris 0. Novices in the High Council: 0; the "
        "countdown begins with 7. The Great Bonfire points at: "
    )
    assert "Boris: ship: the pier; tasks: 0, of them lit: 0; portals: 0; path tiles: 1" in alt


def test_alt_text_of_a_city_tells_how_far_its_tasks_are() -> None:
    alt = bonfire.panel(POSITIONS["middle-3"](), 0, Look(width=400, people=PEOPLE)).alt
    assert alt.startswith("City (Анна); points: 11. Action tokens: Ship 2, Task 3")
    assert "now 0 of 1." in alt or "now 1 of 1." in alt or " of 3." in alt


def test_alt_text_of_a_question_names_the_options() -> None:
    options = [Option(1, ["island:isle_pink"]), Option(2, ["island:isle_grey"])]
    picture = bonfire.asked(POSITIONS["early-2"](), Look(width=400), options=options, player=0)
    assert picture.alt.startswith("To choose from: 1 Pink Order Isle; 2 Grey Order Isle.")


def test_alt_text_of_a_sheet_holds_its_words() -> None:
    picture = bonfire.board(POSITIONS["early-2"](), Look("ru", width=400), region="council")
    assert "Казна: 2 золота и 1 жёлтый жетон" in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_tell_ranks_and_scores(language: str) -> None:
    view = whole(views.finished())
    look = Look(language=language, people=PEOPLE, width=400)
    picture = bonfire.results(view, look, [POSITIONS["early-4"](), POSITIONS["middle-4"]()])
    result = view["result"]
    assert result is not None
    for name, score in zip(PEOPLE, result["scores"], strict=True):
        assert f"{name}: {score}" in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up(language: str) -> None:
    kinds = Counter(key.partition(":")[0] for key in known_keys())
    assert kinds == {
        "gnome": 33, "task": len(TASKS), "common": len(COMMON_TASKS), "island": len(ISLANDS),
        "fate": 8, "council": 8, "area": 7, "token": 7, "resource": 6, "guardian": 5, "portal": 7,
        "city": len(CITIES), "path": 15, "crystal": 3, "tom_card": 6, "piece": len(PIECES),
    }  # fmt: skip
    picture = bonfire.lookup("gnome:master_07", Look(language, width=400))
    assert locales.text(language, "bonfire/parts", "gnome-master_07-text") in picture.alt


def test_people_without_a_name_go_by_their_colour() -> None:
    assert "Red to act" in bonfire.board(POSITIONS["early-2"](), Look(people=("🔥", "B"))).alt
    assert "Violet" in bonfire.board(POSITIONS["middle-4"](), Look(width=400)).alt
    assert "Фиолетовый" in bonfire.board(POSITIONS["middle-4"](), Look("ru", width=400)).alt


def test_a_replay_moves() -> None:
    moments = [POSITIONS[name]() for name in ("early-4", "middle-4", "late-4")]
    picture = bonfire.replay(moments, Look(width=400))
    assert picture.name.endswith(".webp")
    assert picture.width == 400
    assert picture.alt.startswith("A moving picture in 3 steps")
