"""The pictures of The Curse of Candelabria show the possible choices and the events."""

import copy
from typing import cast

import pytest

from render.candelabria import layout
from render.candelabria import painter as candelabria
from render.candelabria.lookup import curse_told, known_keys
from render.kit.alt import ALT_LIMIT
from render.kit.changes import Arrow
from render.kit.focus import Option
from render.kit.look import Look
from rules.candelabria.seen import View
from rules.core import Event
from tests.candelabria.stage import ASH, ENGINEERS
from tests.render import candelabria_views as views
from tests.render.candelabria_views import LANGUAGES, LONG_NAMES, PEOPLE, POSITIONS
from tests.render.checks import assert_labels_fit


@pytest.mark.parametrize(
    ("keys", "region"),
    [
        (["territory:r6_mine", "territory:r6_forge"], "region_6"),
        (["territory:r6_mine", "territory:r3_curse"], "map"),
        (["flame:r8_mine:ash"], "region_8"),
        (["candle:ash:warrior"], "region_6"),
        (["region:1", "region:9"], "map"),
        (["curse:1", "curse:3"], "curses"),
        (["display:1", "display:6"], "display"),
        (["stack:4", "temple:grey"], "market"),
        (["house:knights", "house:ash"], "houses"),
        (["tactic:tactic_05"], "tactics"),
        (["slot:1", "slot:2"], "war"),
        (["slot:1", "tactic:tactic_05"], "tactics"),
        (["role:pilgrim"], "hand"),
        (["tactic:tactic_05", "role:pilgrim"], "panel"),
        (["curse:1", "territory:r6_mine"], None),
    ],
)
def test_the_picture_shows_all_that_can_be_chosen(keys: list[str], region: str | None) -> None:
    options = [Option(number, [key]) for number, key in enumerate(keys, 1)]
    assert candelabria.region_for(POSITIONS["middle-4"](), Look(), options, 0) == region


def test_a_picture_without_options_is_the_own_house() -> None:
    view, look = POSITIONS["middle-4"](), Look(width=400)
    assert candelabria.asked(view, look, options=[], player=2) == candelabria.panel(view, 2, look)


def test_what_happened_is_told_in_order() -> None:
    board = views.early(4)
    before = views.view_of(board)
    board.candle(ASH, "warrior", "r7_mine", 3)
    lit = views.view_of(board)
    board.candle(ASH, "warrior", "r6_curse", 2)
    board.flames(ENGINEERS, "r2_mine", "r2_curse", "r1_forge")
    board.temples(2, "black").influence(2, ash=2)
    after = views.view_of(board)
    assert candelabria.arrows_since([before, lit]) == [
        Arrow(1, "", "candle:ash:warrior", 0),
    ]
    assert candelabria.arrows_since([lit, after]) == [
        Arrow(1, "territory:r7_mine", "candle:ash:warrior", 0),
        Arrow(2, "", "flame:r1_forge:engineers", 1),
        Arrow(3, "", "territory:r2_forge", 0),
        Arrow(4, "", "region:2", 0),
        Arrow(5, "", "curse:2", 0),
    ]
    places = candelabria.draw_board(after, Look(width=400)).places
    for arrow in candelabria.arrows_since([before, lit, after]):
        assert {arrow.start, arrow.end} <= {"", *places}
    assert candelabria.arrows_since([after, copy.deepcopy(after)]) == []


def test_a_figure_that_moves_twice_has_one_arrow_from_where_it_set_out() -> None:
    board = views.early(4)
    seen = [views.view_of(board)]
    for territory in ("r7_mine", "r6_curse", "r5_mine"):
        board.candle(ASH, "warrior", territory, 2)
        seen.append(views.view_of(board))
    moved = candelabria.arrows_since(seen[1:])
    assert [(arrow.start, arrow.end) for arrow in moved] == [
        ("territory:r7_mine", "candle:ash:warrior")
    ]
    assert [arrow.start for arrow in candelabria.arrows_since(seen)] == ["territory:r7_mine"]


def test_no_more_than_the_four_longest_moves_have_a_path() -> None:
    board = views.early(4)
    figures = [(house, role) for house in (ASH, ENGINEERS) for role in views.ROLES]
    for house, role in figures:
        board.candle(house, role, "r7_mine", 1)
    before = views.view_of(board)
    for (house, role), territory in zip(
        figures, ("r7_portal", "r1_mine", "r5_mine", "r3_mine", "r2_mine", "r6_mine"), strict=True
    ):
        board.candle(house, role, territory, 1)
    arrows = candelabria.arrows_since([before, views.view_of(board)])
    assert {arrow.end for arrow in arrows} == {f"candle:{house}:{role}" for house, role in figures}
    still = {arrow.end for arrow in arrows if not arrow.start}
    assert still == {"candle:ash:explorer", "candle:ash:pilgrim"}


def test_a_close_up_is_of_the_last_view() -> None:
    board = views.early(4)
    before = views.view_of(board)
    after = views.view_of(board.temples(2, "black"))
    look = Look(width=400)
    (near,) = candelabria.close_ups([before, after], look)
    assert near.name == "candelabria-changes.webp"
    assert near.height < near.width
    assert candelabria.close_ups([after, after], look) == [candelabria.board(after, look)]


def test_a_battle_is_told_with_the_cards_that_are_gone() -> None:
    scene = views.battle()
    opening = Event("battle", {"region": "region:6", "number": 3})
    scene.take("neutralise:1:engineers:1")
    while scene.game.pending:
        scene.answer(scene.keys[: scene.choice.least])
    view, look = cast(View, scene.game.view(None)), Look(people=PEOPLE, width=400)
    (picture,) = candelabria.scenes(view, [opening, *scene.events], look)
    assert "Kindled Wrath (Kindle 1, Extinguish 1) (out of the battle); Rising Fire" in picture.alt
    assert picture.alt.count("Wins.") == 1
    commits = next(event for event in scene.events if event.id == "commits")
    bare = Event("commits", {**commits.args, "left": "open", "right": "open"})
    earlier = [Event("battle", {"region": "region:3", "number": 2}), bare]
    assert candelabria.scenes(view, [*earlier, opening, *scene.events], look) == [picture]
    unseen = candelabria.scenes(view, scene.events, look)
    assert not unseen, "only what opens a battle tells of one"


def test_arrows_need_the_houses_only_where_nothing_else_has_changed() -> None:
    view, look = views.view_of(views.early(4)), Look(width=400)
    land_changed, house_changed = Arrow(1, "", "region:2", 0), Arrow(2, "", "seat:0/slot:1", 0)
    plain = candelabria.board(view, look)
    both = candelabria.board(view, look, arrows=[land_changed, house_changed])
    assert (both.width, both.height) == (plain.width, plain.height)
    houses = candelabria.boards(view, look)[1]
    told = candelabria.board(view, look, arrows=[house_changed])
    assert (told.width, told.height) == (houses.width, houses.height)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS)
def test_alt_texts_keep_the_limit(position: str, language: str) -> None:
    look, view = Look(language=language, people=LONG_NAMES, width=400), POSITIONS[position]()
    for region in (None, *candelabria.regions(language), *candelabria.panels):
        assert 0 < len(candelabria.board(view, look, region=region).alt) <= ALT_LIMIT
    for key in known_keys()[::9]:
        assert 0 < len(candelabria.lookup(key, look).alt) <= ALT_LIMIT


def test_the_map_is_told_by_the_names_of_the_menus() -> None:
    look = Look(width=400, people=PEOPLE)
    alt = candelabria.board(POSITIONS["middle-4"](), look, region="map").alt
    assert alt.startswith("Kindling, year II. Анна to act. Turn order, with points: Анна (A) 0")
    assert "Region 6 (black temple): Mine N; Influence warrior A 3/4." in alt
    assert "Region 4 (cursed, white temple, grey temple): Mine N; Tavern castle N." in alt
    words = candelabria.board(POSITIONS["full-6"](), Look("ru", width=400), region="map").alt
    for number in range(1, 11):
        assert f"Регион {number}" in words or number in (2, 4, 8)


def test_the_battle_is_told_with_cards_and_power() -> None:
    picture = candelabria.board(POSITIONS["battle-4"](), Look(people=PEOPLE), region="battle")
    assert picture.name == "candelabria-battle.webp"
    assert picture.alt.startswith("Battle for region 6. Анна: ")
    for card in ("tactic_05", "ash_tactic_1"):
        assert candelabria.face(f"tactic:{card}", Look()).title in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_tell_ranks_and_scores(language: str) -> None:
    view = POSITIONS["finished-6"]()
    look = Look(language=language, people=PEOPLE, width=400)
    picture = candelabria.results(view, look, [POSITIONS["full-6"]()])
    assert view["result"] is not None
    for name, score in zip(PEOPLE, view["result"]["scores"], strict=True):
        assert f"{name}: {score}" in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_a_name_and_a_picture(language: str) -> None:
    names = candelabria.regions(language)
    assert len(set(names.values())) == len(names) == 16


def test_only_what_there_is_of_a_view_can_be_shown_by_itself() -> None:
    of_three = candelabria.regions("en", views.view_of(views.middle(3)))
    assert "region_8" in of_three
    assert not {"region_9", "quests", "battle"} & set(of_three)
    assert "quests" in candelabria.regions("en", views.view_of(views.quests()))
    assert "battle" in candelabria.regions("en", POSITIONS["battle-4"]())
    assert "region_10" in candelabria.regions("en", views.view_of(views.full()))


def test_what_a_turn_brings_can_be_counted() -> None:
    held = candelabria.holdings(POSITIONS["middle-4"](), "en")
    assert held[0]["Warrior"] == "Influence 6 (3/4)"
    assert held[3]["Ground flames on the map"] == 3
    assert held[1]["Flames before curse 2"] == 2
    assert len({len(house) for house in held}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curse_with_no_flames_before_it_says_what_it_does(language: str) -> None:
    view, look = views.POSITIONS["two-2"](), Look(language, width=800)
    canvas = candelabria.draw_board(view, look, layout.CURSES.grown(8))
    told = [label.text for label in canvas.labels]
    for curse in view["curses"]:
        assert curse_told(curse["card"], language).words in told
    assert_labels_fit(canvas)
