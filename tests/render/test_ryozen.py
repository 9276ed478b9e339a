"""The pictures of Ryozen: nothing cut, nothing covered, nothing leaked, and like the golden
ones."""

import copy

import pytest

from render.kit.canvas import Canvas
from render.kit.cards import draw_card
from render.kit.changes import Arrow, draw_arrows
from render.kit.focus import Option, mark_options
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.theme import THEMES
from render.ryozen import layout
from render.ryozen import painter as ryozen
from render.ryozen.lists import LISTS, Row, draw_list, draw_rows, icon_drawer
from render.ryozen.lookup import face_of, known_keys
from render.ryozen.panel import draw_panel
from render.ryozen.pictures import own_places
from render.ryozen.rows import draw_events, draw_revelation, draw_village
from render.ryozen.scene import Card, scene_of
from render.ryozen.words import effect, name
from rules.ryozen.parts import COMPANIONS, EVENTS, REVELATIONS, VILLAGES
from rules.ryozen.view import RyozenView
from tests.marks import all_but_first_long, all_long_but
from tests.render import ryozen_views as views
from tests.render.checks import assert_labels_fit, keys_of
from tests.render.golden import LOUD_SHARE, assert_golden, difference
from tests.render.ryozen_views import LANGUAGES, LONG_NAMES, PEOPLE, POSITIONS

draw_board = ryozen.draw_board
draw_region = ryozen.draw_region
palette = ryozen.palette


def drawn(view: RyozenView, look: Look) -> Canvas:
    return draw_board(scene_of(view, look), look)


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["full-4"], POSITIONS))
def test_no_label_of_the_board_is_cut_or_covered(position: str, language: str) -> None:
    for width in (1600, 800):
        look = Look(language=language, width=width, people=LONG_NAMES)
        assert_labels_fit(drawn(POSITIONS[position](), look))


@pytest.mark.parametrize("region", layout.REGIONS)
def test_no_crop_shows_halves_of_words(region: str) -> None:
    for position in ("middle-3", "tower-4"):
        look = Look(language="ru", width=800, people=LONG_NAMES)
        canvas = draw_region(scene_of(POSITIONS[position](), look), look, region, (), None)
        if region != "palace":
            assert_labels_fit(canvas)
        assert all(canvas.view.holds(place.box) for place in canvas.places.values())


@pytest.mark.parametrize("theme", all_long_but(THEMES[:2], THEMES))
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
def test_every_theme_shows_every_label(theme: str, language: str) -> None:
    look = Look(language=language, theme=theme, width=800)
    scene = scene_of(views.full(), look)
    assert_labels_fit(draw_board(scene, look))
    for region in LISTS:
        assert_labels_fit(draw_list(region, scene, language, palette(look), 800))
    for seat in scene.seats:
        assert_labels_fit(draw_panel(seat, language, palette(look)))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_component_fit_where_they_are_shown(language: str) -> None:
    theme = palette(Look())
    for key in known_keys():
        assert_labels_fit(draw_card(face_of(key, language, theme), theme, 500))
    for kind, group in (
        ("companions", COMPANIONS),
        ("villages", VILLAGES),
        ("revelations", REVELATIONS),
        ("events", EVENTS),
    ):
        rows = [
            Row([], icon_drawer("coin"), name(kind, id, language), effect(kind, id, language))
            for id in group
        ]
        canvas = Canvas(Box(0, 0, 1000, 200 * len(rows)), 1000, theme)
        draw_rows(canvas, rows, canvas.view)
        assert_labels_fit(canvas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_card_fits_its_place_on_the_board(language: str) -> None:
    theme = palette(Look())
    for events in views.EVERY_EVENT:
        canvas = Canvas(layout.board(4), 1600, theme)
        draw_events(canvas, [Card(f"event:{n}", id) for n, id in enumerate(events)], language)
        assert_labels_fit(canvas)
    for card in REVELATIONS:
        canvas = Canvas(layout.board(4), 1600, theme)
        draw_revelation(canvas, card, layout.revelation_places()[0], language)
        assert_labels_fit(canvas)
    for village in VILLAGES:
        canvas = Canvas(layout.board(4), 1600, theme)
        draw_village(canvas, village, layout.village_nodes()[0], language)
        assert_labels_fit(canvas)


def phone_size(canvas: Canvas, text: str) -> float:
    """Return the height of a label when the board is 400 px wide."""
    return next(label.size for label in canvas.labels if label.text == text) / 4


def test_what_matters_can_be_read_on_a_phone() -> None:
    canvas = drawn(views.full(), Look(people=("Anna", "Boris", "Cai", "Dee")))
    for text in ("Day\nRound 3 of 3", "Anna", "Gates", "Clan House", "126", "14", "+1"):
        assert phone_size(canvas, text) >= 10, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_tonights_events_can_be_read_on_a_phone(language: str) -> None:
    for events in views.EVERY_EVENT:
        view = views.full(4)
        for card, event in zip(view["events"], events, strict=False):
            card["id"] = event
        canvas = drawn(view, Look(language))
        for event in events:
            assert phone_size(canvas, name("events", event, language)) >= 10, event


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_with_a_key_has_a_place_to_point_at(position: str) -> None:
    view = POSITIONS[position]()
    places = drawn(view, Look(width=400)).places
    assert set(keys_of(view)) <= set(places)
    assert all(layout.board(len(view["players"])).holds(place.box) for place in places.values())


def test_spots_and_cards_do_not_lie_on_each_other() -> None:
    places = drawn(views.tower_mode(), Look(width=400)).places
    kinds = ("spot", "wall", "loophole", "summit", "slot", "event", "revelation", "village")
    boxes = [
        (name, place.box)
        for name, place in places.items()
        if name.partition(":")[0] in kinds and name != "village:next"
    ]
    for number, (place, box) in enumerate(boxes):
        for other, room in boxes[number + 1 :]:
            assert not box.overlaps(room, 9), (place, other)


# ---- a function of the view


def test_the_same_view_gives_the_same_bytes() -> None:
    view, look = views.middle(), Look(width=800)
    first = ryozen.board(view, look)
    assert ryozen.board(copy.deepcopy(view), look) == first


def test_drawing_does_not_change_the_view() -> None:
    view = views.full()
    before = copy.deepcopy(view)
    ryozen.board(view, Look(width=400))
    ryozen.panel(view, 1, Look(width=400))
    assert view == before


# ---- options and arrows


# ---- words


# ---- golden pictures


@pytest.mark.parametrize("position", all_long_but(["full-4"], POSITIONS))
def test_golden_boards(position: str) -> None:
    language = "ru" if position in ("full-4", "tower-2", "night-3") else "en"
    look = Look(language=language, people=PEOPLE)
    assert_golden(drawn(POSITIONS[position](), look).image, f"ryozen-{position}")


def test_golden_pictures_notice_another_number_and_a_lost_companion() -> None:
    look = Look(people=PEOPLE)
    richer = views.middle()
    richer["players"][2]["shards"]["agate"] += 1
    gone = views.middle()
    gone["sectors"][5]["spots"][1]["tile"] = None
    for view in (richer, gone):
        _, loud = difference(drawn(view, look).image, "ryozen-middle-3")
        assert loud > LOUD_SHARE


@pytest.mark.long
def test_golden_light_board() -> None:
    assert_golden(drawn(views.middle(2), Look(theme="light")).image, "ryozen-light")


def test_golden_marks() -> None:
    view, look = views.middle(), Look(people=PEOPLE)
    canvas = drawn(view, look)
    draw_arrows(canvas, [Arrow(1, "spot:gates:1", "spot:altar:3"), Arrow(2, "", "slot:2")])
    keys = ["spot:gates:3", "spot:gates:4", "palace", "hand:apprentice", "village:2", "event:1"]
    mark_options(canvas, [own_places(Option(n, [key]), 0) for n, key in enumerate(keys, 1)])
    assert_golden(canvas.image, "ryozen-marks")


def test_golden_small_pictures() -> None:
    look = Look(language="ru", people=PEOPLE)
    scene = scene_of(views.full(), look)
    assert_golden(draw_panel(scene.seats[0], "ru", palette(look)).image, "ryozen-panel")
    assert_golden(draw_list("clan_house", scene, "ru", palette(look), 1000).image, "ryozen-list")
    face = face_of("revelation:seal_altar", "ru", palette(look))
    assert_golden(draw_card(face, palette(look)).image, "ryozen-card")
