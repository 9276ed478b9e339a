"""The pictures of Bonfire show the possible choices and the events."""

import copy

import pytest

from render.bonfire import layout
from render.bonfire import painter as bonfire
from render.bonfire.ending import result_card
from render.bonfire.waters import routes
from render.kit.changes import CHANGE_RIM, Arrow, draw_arrows
from render.kit.close_ups import WIDTHS, one_scale, windows_for
from render.kit.focus import Option
from render.kit.geometry import Box
from render.kit.look import Look
from rules.bonfire.view import whole
from tests.bonfire.tom.stage import against_tom, deck, its
from tests.render import bonfire_views as views
from tests.render.bonfire_views import PEOPLE, POSITIONS


@pytest.mark.parametrize(
    ("keys", "region"),
    [
        (["island:isle_pink", "island:isle_flower_e"], "sea"),
        (["island:isle_pink", "island:isle_fruit_n"], "west"),
        (["island:isle_blue"], "east"),
        (["area:3", "area:0"], "great_bonfire"),
        (["council:3"], "council"),
        (["gnome:elder_2", "gnome:elder_4"], "gnomes"),
        (["cell:2:3", "cell:3:1"], "fate"),
        (["place:3", "bonfire:2"], "road"),
        (["guardian:own"], "road"),
        (["token:ship", "tokens"], "stores"),
        (["bonfires", "tokens"], "city"),
        (["supply", "token:path"], "lower"),
        (["gift:1"], "gifts"),
        (["gift:1", "place:3"], "panel"),
        (["guardian:brown"], "sea"),
        (["council:3", "common:common_paths"], None),
        (["seat:1"], None),
    ],
)
def test_the_picture_shows_all_that_can_be_chosen(keys: list[str], region: str | None) -> None:
    options = [Option(number, [key]) for number, key in enumerate(keys, 1)]
    assert bonfire.region_for(POSITIONS["middle-3"](), Look(), options, 0) == region


def test_a_question_about_the_pile_shows_every_path_tile() -> None:
    view = POSITIONS["middle-3"]()
    offer = [Option(number, [tile["key"]]) for number, tile in enumerate(view["paths"], 1)]
    assert bonfire.region_for(view, Look(), offer, 0) == "paths"
    pile = [Option(number, [tile["key"]]) for number, tile in enumerate(view["path_pile"], 5)]
    assert bonfire.region_for(view, Look(), [*offer, *pile], 0) == "all_paths"


def test_a_picture_without_options_is_the_own_city() -> None:
    view, look = POSITIONS["middle-3"](), Look(width=400)
    assert bonfire.asked(view, look, options=[], player=2) == bonfire.panel(view, 2, look)


def test_what_happened_is_told_in_order() -> None:
    start = POSITIONS["early-2"]()
    state = views.early(2)
    first = state.seats[0]
    first.ship = "isle_fruit_n"
    sailed = whole(state)
    first.guardians = {"own": 1, "blue": 0}
    first.tasks[2], first.portals[6] = "red_02", "x"
    state.pointer = 4
    later = whole(state)
    first.lit[2] = True
    first.path.append("path_03")
    first.gnomes.append("master_08")
    first.fate.append("fate_1:2:4:right")
    state.council[5] += [0, -1]
    state.waiting.remove("common_gnomes")
    last = whole(state)
    assert bonfire.arrows_since([start, sailed, later, last]) == [
        Arrow(1, "pier", "ship:0", 0),
        Arrow(2, "", "seat:0/space:3", 0),
        Arrow(3, "", "seat:0/portals", 0),
        Arrow(4, "seat:0/start", "seat:0/guardian:own", 0),
        Arrow(5, "", "seat:0/guardian:blue", 0),
        Arrow(6, "", "area:4", 0),
        Arrow(7, "", "seat:0/place:2", 0),
        Arrow(8, "", "seat:0/fate", 0),
        Arrow(9, "", "seat:0/gnomes:1", 0),
        Arrow(10, "", "council:5", 0),
        Arrow(11, "common:common_gnomes", "council:5", 0),
    ]
    places = bonfire.draw_board(last, Look(width=400)).places
    for arrow in bonfire.arrows_since([start, last]):
        assert {arrow.start, arrow.end} <= {"", *places}


def test_what_tom_has_done_is_marked_in_his_city() -> None:
    game = against_tom(deck("tom_guardian", "tom_path"))
    after = whole(game.state)
    its(game.state).city.guardians.pop("pink")
    its(game.state).discard.pop()
    its(game.state).deck.append("tom_guardian")
    before = whole(game.state)
    arrows = bonfire.arrows_since([before, after])
    assert [(arrow.start, arrow.end) for arrow in arrows] == [
        ("", "tom_card:tom_guardian"),
        ("", "rival:tom/guardian:pink"),
    ]
    places = bonfire.draw_board(after, Look(width=400)).places
    assert {arrow.end for arrow in arrows} <= places.keys()


# The Great Bonfire is shown with enough sea to be as wide as the city below it.
BOARD = layout.board(3)
FIRST, LAST = layout.cities(3)[0].grown(4), layout.cities(3)[2].grown(4)
ONE_SCALE = one_scale([layout.REGIONS["great_bonfire"], LAST], BOARD)


@pytest.mark.parametrize(
    ("arrows", "windows"),
    [
        ([Arrow(1, "", "seat:0/place:2")], one_scale([FIRST], BOARD)),
        (
            [Arrow(1, "seat:2/start", "seat:2/guardian:own"), Arrow(2, "", "area:4")],
            ONE_SCALE,
        ),
        ([Arrow(1, "pier", "island:isle_pink")], [layout.REGIONS["west"]]),
        ([Arrow(number, "", f"seat:{number}/place:2") for number in range(3)], []),
        ([], []),
    ],
)
def test_what_happened_is_shown_as_large_as_possible(
    arrows: list[Arrow], windows: list[Box]
) -> None:
    whole = bonfire.draw_board(POSITIONS["middle-3"](), Look(width=400))
    parts = windows_for(whole.places, arrows, layout.close_windows(3), whole.view, 2)
    assert [part.window for part in parts] == windows
    assert all(part.window.w in WIDTHS for part in parts)
    assert all(whole.view.holds(part.window, 4) for part in parts)
    assert sorted(arrow for part in parts for arrow in part.arrows) == (arrows if parts else [])


def test_a_close_up_is_of_the_last_view() -> None:
    start, state = POSITIONS["early-2"](), views.early(2)
    state.seats[1].path.append("path_03")
    end, look = whole(state), Look(width=400)
    (near,) = bonfire.close_ups([start, end], look)
    assert near.name == "bonfire-changes.webp"
    assert near.alt == bonfire.board(end, look).alt
    assert near.height < near.width  # the picture of one city is broad
    assert bonfire.close_ups([end, end], look) == [bonfire.board(end, look)]


def test_nothing_happened_between_equal_views() -> None:
    view = POSITIONS["late-4"]()
    assert bonfire.arrows_since([view, copy.deepcopy(view)]) == []
    assert bonfire.arrows_since([view]) == []


def test_the_chart_shows_what_the_game_would_have_been_worth() -> None:
    early, end = POSITIONS["early-4"](), whole(views.finished())
    look = Look(people=PEOPLE)
    card = result_card(end, look, [early, end], bonfire.frame(end, look))
    assert card.moments == ["Start", "End"]
    assert end["result"] is not None
    for seat, name in enumerate(PEOPLE):
        (row,) = (row for row in card.rows if row.name == name)
        assert row.history == [early["seats"][seat]["score"], end["result"]["scores"][seat]]
        assert row.history[0] > early["seats"][seat]["points"]  # unused fate tiles count as well


def test_a_ship_is_shown_to_sail_along_the_routes() -> None:
    """The ship's arrow goes around the Great Bonfire, which lies between the two islands."""
    state = views.early(2)
    state.seats[0].ship = "isle_root_cw"
    before = whole(state)
    state.seats[0].ship = "isle_flower_e"
    (arrow,) = bonfire.arrows_since([before, whole(state)])
    x, y = layout.FIRE
    assert len(arrow.route) > 2
    assert all((px - x) ** 2 + (py - y) ** 2 >= layout.RIM**2 for px, py in arrow.route)
    known = {point for way in routes() for point in way}
    assert set(arrow.route) <= known


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("known", range(6))
def test_gnomes_that_joined_a_city_are_one_change_in_its_own_house(
    players: int, known: int
) -> None:
    state = views.late(players)
    row, seen = state.seats[1].gnomes, []
    for count in (known, (known + 6) // 2, 6):
        state.seats[1].gnomes = row[:count]
        seen.append(whole(state))
    (arrow,) = bonfire.arrows_since(seen)
    home = layout.cities(players)[1]
    canvas = bonfire.draw_board(seen[-1], Look(width=400), home.grown(4))
    draw_arrows(canvas, [arrow])
    came = [canvas.places[f"seat:1/{gnome['key']}"].box for gnome in seen[-1]["seats"][1]["gnomes"]]
    rim, tag = canvas.places[arrow.end].box, canvas.marks[-1].room
    assert all(rim.grown(6).holds(box) == (number >= known) for number, box in enumerate(came))
    assert home.holds(rim.grown(2 * CHANGE_RIM))
    assert home.holds(tag)
    assert not any(tag.overlaps(box) for box in [*came, *canvas.kept])
