"""The pictures of Bonfire: nothing cut, nothing covered, nothing leaked, and what we once liked."""

import copy
import math
from itertools import combinations

import pytest

from render.bonfire import layout, sheet
from render.bonfire import painter as bonfire
from render.bonfire.ending import result_card
from render.bonfire.lookup import face_of, known_keys
from render.bonfire.offers import draw_gnome
from render.bonfire.panel import WINDOW, CityPanel, gnome_places
from render.bonfire.waters import dots, routes
from render.kit.canvas import Canvas
from render.kit.cards import draw_card
from render.kit.changes import CHANGE_RIM, Arrow, draw_arrows
from render.kit.close_ups import windows_for
from render.kit.focus import Option, mark_options
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.sheets import draw_sheet
from render.kit.theme import THEMES
from render.kit.vision import DEFICIENCIES, distance, seen_with
from rules.bonfire.parts import CITIES, DATA, GNOMES, ISLANDS, PATH_TILES, TASKS
from rules.bonfire.view import GnomeSeen, whole
from tests.bonfire.tom.stage import against_tom, deck, its
from tests.marks import all_but_first_long, all_long_but
from tests.render import bonfire_views as views
from tests.render.bonfire_views import LANGUAGES, LONG_NAMES, PEOPLE, POSITIONS
from tests.render.checks import assert_labels_fit, keys_of
from tests.render.golden import LOUD_SHARE, assert_golden, difference

WINDOWS = bonfire.panels
draw_board = bonfire.draw_board
draw_panel = bonfire.draw_panel
draw_region = bonfire.draw_region
palette = bonfire.palette
region_for = bonfire.region_for


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["late-4", "before-the-cities"], POSITIONS))
def test_no_label_is_cut_or_covered(position: str, language: str) -> None:
    view = POSITIONS[position]()
    for width in (1600, 800):
        look = Look(language=language, width=width, people=LONG_NAMES)
        assert_labels_fit(draw_board(view, look))
        for city in view["seats"]:
            assert_labels_fit(draw_panel(view, city["seat"], look))


def test_no_close_up_cuts_a_word() -> None:
    view = POSITIONS["late-4"]()
    for window in layout.close_windows(4):
        look = Look(language="ru", width=800, people=LONG_NAMES)
        assert_labels_fit(draw_board(view, look, window))


@pytest.mark.parametrize("region", [*layout.REGIONS, *sheet.SHEETS, *WINDOWS, "all_paths"])
def test_no_crop_cuts_a_word(region: str) -> None:
    for position in ("middle-3", "late-4"):
        look = Look(language="ru", width=800, people=LONG_NAMES)
        assert_labels_fit(draw_region(POSITIONS[position](), look, region, (), 0))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
def test_every_theme_shows_every_label(theme: str, language: str) -> None:
    look = Look(language=language, theme=theme, width=800)
    view = POSITIONS["late-4"]()
    assert_labels_fit(draw_board(view, look))
    assert_labels_fit(draw_panel(view, 2, look))
    for region in sheet.SHEETS:
        assert_labels_fit(draw_region(view, look, region, (), 0))


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
def test_the_words_of_every_component_fit_their_card_and_sheet(language: str) -> None:
    look = Look(language, width=500)
    theme = palette(look)
    for key in known_keys():
        assert_labels_fit(draw_card(face_of(key, language, theme), theme, 500))
    view = POSITIONS["early-4"]()
    task = next(spot["task"] for isle in view["islands"] for spot in isle["spots"])
    assert task is not None
    entries = [
        sheet.task_entry({**task, "key": id, "id": id, "color": part.color}, language)
        for id, part in TASKS.items()
    ]
    entries += [
        sheet.gnome_entry(GnomeSeen(key=id, id=id, cost=part.cost), language)
        for id, part in GNOMES.items()
    ]
    assert_labels_fit(draw_sheet("x", entries, look, theme))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_gnome_fits_its_places(language: str) -> None:
    theme = palette(Look())
    view = POSITIONS["early-2"]()
    for id, part in GNOMES.items():
        seen = GnomeSeen(key=f"gnome:{id}", id=id, cost=part.cost)
        canvas = Canvas(layout.board(2), 1600, theme)
        draw_gnome(canvas, layout.gnome_cards(layout.MASTERS)[0], seen, language)
        assert_labels_fit(canvas)
        canvas = Canvas(WINDOW, 1200, theme)
        panel = CityPanel(canvas, view["seats"][0], language)
        panel.draw_gnome(seen, gnome_places(gifts=True)[0])
        assert_labels_fit(canvas)


def phone_size(canvas: Canvas, text: str) -> float:
    """Return the height of a label when the picture is 400 px wide."""
    labels = [label.size for label in canvas.labels if label.text == text]
    return max(labels) * 400 / canvas.view.w


def test_what_matters_can_be_read_on_a_phone() -> None:
    view = POSITIONS["middle-3"]()
    board = draw_board(view, Look(people=PEOPLE))
    for text in ("7/10", "Boris to act", "14", "Анна", "5"):
        assert phone_size(board, text) >= 10, text
    panel = draw_panel(view, 1, Look(people=PEOPLE))
    for text in ("Boris", "14", "4", "4/7", "+4", "Host"):
        assert phone_size(panel, text) >= 10, text
    council = draw_region(view, Look(), "council", (), 0)
    assert phone_size(council, "A face-up master joins you free of charge") >= 10


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_with_a_key_has_a_place_to_point_at(position: str) -> None:
    view, look = POSITIONS[position](), Look(width=400)
    places: set[str] = set(draw_region(view, look, "all_paths", (), 0).places)
    for city in view["seats"]:
        places |= draw_board(view, look, None, city["seat"]).places.keys()
        places |= draw_panel(view, city["seat"], look).places.keys()
    assert set(keys_of(view)) <= places
    numbers = ("place", "bonfire", "notch", "space")
    assert {f"{kind}:{number}" for kind in numbers for number in range(1, 8)} <= places


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_lies_outside_the_picture(position: str) -> None:
    view, look = POSITIONS[position](), Look(width=400)
    for canvas in (draw_board(view, look), draw_panel(view, 0, look)):
        for name, place in canvas.places.items():
            assert canvas.view.holds(place.box), name


def test_things_on_offer_do_not_lie_on_each_other() -> None:
    places = draw_board(POSITIONS["early-4"](), Look(width=400)).places
    kinds = ("island", "council", "common", "path", "gnome", "seat", "area", "countdown")
    boxes = [
        (name, place.box)
        for name, place in places.items()
        if name.partition(":")[0] in kinds and "/" not in name
    ]
    for (one, box), (other, room) in combinations(boxes, 2):
        if {one.partition(":")[0], other.partition(":")[0]} != {"area"}:
            assert not box.overlaps(room, 1), (one, other)


def test_routes_join_neighbours_and_touch_no_other_island() -> None:
    for (one, other), way in zip(DATA.route, routes(), strict=True):
        for dot in dots(way, 10):
            for id in ISLANDS:
                if id not in (one, other):
                    box = layout.ISLES[id]
                    assert not (box.x < dot[0] < box.right and box.y < dot[1] < box.bottom)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_seats_stay_apart_for_every_eye(deficiency: str) -> None:
    """Besides their letters and shapes."""
    for theme in ("colour_blind", "dark"):
        seats = palette(Look(theme=theme)).seats[:4]
        least = 30 if theme == "colour_blind" else 8
        for one, other in combinations(seats, 2):
            apart = distance(seen_with(deficiency, one), seen_with(deficiency, other))
            assert apart >= least, (theme, one, other)


# ---- a function of the view


def test_the_same_view_gives_the_same_bytes() -> None:
    view, look = POSITIONS["middle-3"](), Look(width=800)
    assert bonfire.board(copy.deepcopy(view), look) == bonfire.board(view, look)


def test_drawing_does_not_change_the_view() -> None:
    view = POSITIONS["late-4"]()
    before = copy.deepcopy(view)
    bonfire.board(view, Look(width=400))
    bonfire.panel(view, 2, Look(width=400))
    assert view == before


# ---- options and arrows


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
        (["place:3", "bonfire:2"], "panel"),
        (["guardian:own"], "panel"),
        (["guardian:brown"], "sea"),
        (["council:3", "common:common_paths"], None),
        (["seat:1"], None),
    ],
)
def test_the_picture_shows_all_that_can_be_chosen(keys: list[str], region: str | None) -> None:
    options = [Option(number, [key]) for number, key in enumerate(keys, 1)]
    assert region_for(POSITIONS["middle-3"](), Look(), options, 0) == region


def test_a_question_about_the_pile_shows_every_path_tile() -> None:
    view = POSITIONS["middle-3"]()
    offer = [Option(number, [tile["key"]]) for number, tile in enumerate(view["paths"], 1)]
    assert region_for(view, Look(), offer, 0) == "paths"
    pile = [Option(number, [tile["key"]]) for number, tile in enumerate(view["path_pile"], 5)]
    assert region_for(view, Look(), [*offer, *pile], 0) == "all_paths"


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
        Arrow(3, "", "seat:0/notch:7", 0),
        Arrow(4, "seat:0/start", "seat:0/guardian:own", 0),
        Arrow(5, "", "seat:0/guardian:blue", 0),
        Arrow(6, "", "area:4", 0),
        Arrow(7, "", "seat:0/place:2", 0),
        Arrow(8, "", "seat:0/cell:2:4", 0),
        Arrow(9, "", "seat:0/gnomes:1", 0),
        Arrow(10, "", "council:5", 0),
        Arrow(11, "common:common_gnomes", "council:5", 0),
    ]
    places = draw_board(last, Look(width=400)).places
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
    places = draw_board(after, Look(width=400)).places
    assert {arrow.end for arrow in arrows} <= places.keys()


# The Great Bonfire shows as much of the sea as brings it to the width of the city below it.
FIRE, HOME = layout.REGIONS["great_bonfire"], layout.cities(3)[2].grown(4)
ONE_SCALE = [Box(FIRE.centre[0] - HOME.w / 2, FIRE.y, HOME.w, FIRE.h), HOME]


@pytest.mark.parametrize(
    ("arrows", "windows"),
    [
        ([Arrow(1, "", "seat:0/place:2")], [layout.cities(3)[0].grown(4)]),
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
    whole = draw_board(POSITIONS["middle-3"](), Look(width=400))
    parts = windows_for(whole.places, arrows, layout.close_windows(3), whole.view, 2)
    assert [part.window for part in parts] == windows
    assert all(whole.view.holds(part.window, 4) for part in parts)
    assert sorted(arrow for part in parts for arrow in part.arrows) == (arrows if parts else [])


def test_a_close_up_is_of_the_last_view() -> None:
    start, state = POSITIONS["early-2"](), views.early(2)
    state.seats[1].path.append("path_03")
    end, look = whole(state), Look(width=400)
    (near,) = bonfire.close_ups([start, end], look)
    assert near.name == "bonfire-changes.webp"
    assert near.alt == bonfire.board(end, look).alt
    assert near.height < near.width  # a city and nothing else
    assert bonfire.close_ups([end, end], look) == [bonfire.board(end, look)]


def test_nothing_happened_between_equal_views() -> None:
    view = POSITIONS["late-4"]()
    assert bonfire.arrows_since([view, copy.deepcopy(view)]) == []
    assert bonfire.arrows_since([view]) == []


# ---- the chart


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


# ---- golden pictures


@pytest.mark.parametrize("position", POSITIONS)
def test_golden_boards(position: str) -> None:
    language = "ru" if position in ("late-4", "early-2", "late-3") else "en"
    look = Look(language=language, people=PEOPLE)
    assert_golden(draw_board(POSITIONS[position](), look).image, f"bonfire-{position}")


@pytest.mark.parametrize(("position", "seat"), [("middle-3", 1), ("late-4", 2), ("start-2", 0)])
def test_golden_panels(position: str, seat: int) -> None:
    look = Look(language="ru" if seat == 2 else "en", people=PEOPLE)
    canvas = draw_panel(POSITIONS[position](), seat, look)
    assert_golden(canvas.image, f"bonfire-panel-{position}")


@pytest.mark.parametrize("theme", THEMES[1:])
def test_golden_themes(theme: str) -> None:
    view = POSITIONS["middle-3"]()
    assert_golden(draw_board(view, Look(theme=theme)).image, f"bonfire-{theme}")


def test_golden_sheets() -> None:
    view = POSITIONS["late-4"]()
    for region in ("council", "common"):
        canvas = draw_region(view, Look("ru"), region, (), 0)
        assert_golden(canvas.image, f"bonfire-{region}")


def test_golden_pictures_notice_another_number_and_a_lost_ship() -> None:
    look = Look(people=PEOPLE)
    richer, gone = views.middle(3), views.middle(3)
    richer.seats[2].points += 7
    gone.seats[2].ship = "isle_root_se"
    for state in (richer, gone):
        _, loud = difference(draw_board(whole(state), look).image, "bonfire-middle-3")
        assert loud > LOUD_SHARE


def test_every_city_board_and_path_tile_can_be_drawn() -> None:
    state = views.early(2)
    for board in CITIES:
        state.seats[0].board = board
        state.seats[0].portals = ["x"] * 7
        assert_labels_fit(draw_panel(whole(state), 0, Look(width=800)))
    state.pile = [id for id in PATH_TILES if id != "start"]
    canvas = draw_region(whole(state), Look(width=800), "all_paths", (), 0)
    assert {f"path:{id}" for id in state.pile} <= set(canvas.places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_a_name_and_a_picture(language: str) -> None:
    names = bonfire.regions(language)
    assert len(set(names.values())) == len(names) >= 10
    view, look = POSITIONS["middle-3"](), Look(language, width=400)
    files = {bonfire.board(view, look, region=region).name for region in names}
    assert len(files) == len(names)


def test_a_ship_is_shown_to_sail_along_the_routes() -> None:
    """Not over the Great Bonfire, which lies between the two islands."""
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


def test_a_badge_in_a_fate_cell_covers_neither_a_word_nor_the_bonus_printed_there() -> None:
    view = POSITIONS["start-2"]()
    for language in views.LANGUAGES:
        canvas = draw_region(view, Look(language, width=600), "fate", (), 0)
        cells = [name for name in canvas.places if name.startswith("cell:")]
        bonuses = list(canvas.kept)
        assert len(bonuses) > 10
        mark_options(canvas, [Option(n, [cell]) for n, cell in enumerate(cells, 1)])
        for badge in canvas.marks:
            (x, y), radius = badge.room.centre, badge.room.w / 2
            for box in (*bonuses, *(label.box for label in canvas.labels)):
                corner = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
                assert math.dist((x, y), corner) > radius - 3, (badge.text, box)


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
    canvas = draw_board(seen[-1], Look(width=400), home.grown(4))
    draw_arrows(canvas, [arrow])
    came = [canvas.places[f"seat:1/{gnome['key']}"].box for gnome in seen[-1]["seats"][1]["gnomes"]]
    rim, tag = canvas.places[arrow.end].box, canvas.marks[-1].room
    assert all(rim.grown(6).holds(box) == (number >= known) for number, box in enumerate(came))
    assert home.holds(rim.grown(2 * CHANGE_RIM))
    assert home.holds(tag)
    assert not any(tag.overlaps(box) for box in [*came, *canvas.kept])
