"""The pictures of Bonfire: nothing cut, nothing covered, nothing leaked, and like the golden
ones."""

import copy
import math
from itertools import combinations

import pytest

from render.bonfire import ground, layout, sheet
from render.bonfire import painter as bonfire
from render.bonfire.lookup import face_of, known_keys
from render.bonfire.offers import draw_gnome
from render.bonfire.panel import WINDOW, CityPanel, gnome_places
from render.bonfire.waters import dots, routes
from render.kit.canvas import LAYERS, Canvas
from render.kit.cards import draw_card
from render.kit.focus import Option, mark_options
from render.kit.look import Look
from render.kit.sheets import draw_sheet
from render.kit.theme import THEMES
from render.kit.vision import DEFICIENCIES, distance, seen_with
from rules.bonfire.parts import CITIES, DATA, GNOMES, ISLANDS, PATH_TILES, TASKS
from rules.bonfire.view import GnomeSeen, whole
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


@pytest.mark.long
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["late-4"], POSITIONS))
def test_no_label_is_cut_or_covered(position: str, language: str) -> None:
    view = POSITIONS[position]()
    for width in (1600, 800):
        look = Look(language=language, width=width, people=LONG_NAMES)
        assert_labels_fit(draw_board(view, look))
        for city in view["seats"]:
            assert_labels_fit(draw_panel(view, city["seat"], look))


@pytest.mark.long
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


@pytest.mark.parametrize("theme", all_long_but(THEMES[:2], THEMES))
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
def test_every_theme_shows_every_label(theme: str, language: str) -> None:
    look = Look(language=language, theme=theme, width=800)
    view = POSITIONS["late-4"]()
    assert_labels_fit(draw_board(view, look))
    assert_labels_fit(draw_panel(view, 2, look))
    for region in sheet.SHEETS:
        assert_labels_fit(draw_region(view, look, region, (), 0))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
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
    """The seats' colours differ also for the colour-blind, not only their letters and shapes."""
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


# ---- the chart


# ---- golden pictures


@pytest.mark.parametrize("position", all_long_but(["late-4"], POSITIONS))
def test_golden_boards(position: str) -> None:
    language = "ru" if position in ("late-4", "early-2", "late-3") else "en"
    look = Look(language=language, people=PEOPLE)
    assert_golden(draw_board(POSITIONS[position](), look).image, f"bonfire-{position}")


@pytest.mark.parametrize(("position", "seat"), [("middle-3", 1), ("late-4", 2), ("start-2", 0)])
def test_golden_panels(position: str, seat: int) -> None:
    look = Look(language="ru" if seat == 2 else "en", people=PEOPLE)
    canvas = draw_panel(POSITIONS[position](), seat, look)
    assert_golden(canvas.image, f"bonfire-panel-{position}")


@pytest.mark.long
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


def test_the_sea_is_drawn_once_for_all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sea has no words, and takes longest to draw."""
    drawn, draw = list[Canvas](), ground.draw_sea

    def counted(canvas: Canvas) -> None:
        drawn.append(canvas)
        draw(canvas)

    monkeypatch.setattr(ground, "draw_sea", counted)
    LAYERS.clear()
    for region in ("sea", "west", "great_bonfire"):
        for language in LANGUAGES:
            bonfire.board(POSITIONS["late-4"](), Look(language, width=120), region=region)
    assert len(drawn) == 3
