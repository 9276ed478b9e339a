"""The pictures of Ryozen: nothing cut, nothing covered, nothing leaked, and what we once liked."""

import copy
from collections.abc import Callable

import pytest

from render.kit.alt import ALT_LIMIT
from render.kit.canvas import Canvas
from render.kit.cards import draw_card
from render.kit.changes import Arrow, draw_arrows
from render.kit.focus import Option, mark_options
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.theme import THEMES
from render.ryozen import layout, words
from render.ryozen import painter as ryozen
from render.ryozen.alt import goods_sentence
from render.ryozen.lists import LISTS, Row, draw_list, draw_rows, icon_drawer
from render.ryozen.lookup import face_of, known_keys
from render.ryozen.panel import draw_panel
from render.ryozen.pictures import own_places, roomy
from render.ryozen.rows import draw_events, draw_revelation, draw_village
from render.ryozen.scene import Card, scene_of
from render.ryozen.words import effect, name
from rules.ryozen.parts import COMPANIONS, EVENTS, REVELATIONS, VILLAGES
from rules.ryozen.view import RyozenView
from tests.marks import all_but_first_long, all_long_but
from tests.render import ryozen_views as views
from tests.render.checks import assert_labels_fit, keys_of
from tests.render.golden import LOUD_SHARE, assert_golden, difference

draw_board = ryozen.draw_board
draw_region = ryozen.draw_region
palette = ryozen.palette
region_for = ryozen.region_for

LANGUAGES = ("en", "ru")
LONG_NAMES = ("Анна-Мария Константинопольская", "Maximilian of the Long Name", "Ö", "ъ" * 32)

POSITIONS: dict[str, Callable[[], RyozenView]] = {
    "early-2": lambda: views.early(2),
    "early-4": lambda: views.early(4),
    "middle-3": lambda: views.middle(3),
    "night-3": lambda: views.night(3),
    "full-2": lambda: views.full(2),
    "full-4": lambda: views.full(4),
    "tower-2": lambda: views.tower_mode(2, crowded=False),
    "tower-4": lambda: views.tower_mode(4),
    "before-the-clans": views.unclaimed,
}


def drawn(view: RyozenView, look: Look) -> Canvas:
    return draw_board(scene_of(view, look), look)


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["full-4", "tower-2"], POSITIONS))
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


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
def test_every_theme_shows_every_label(theme: str, language: str) -> None:
    look = Look(language=language, theme=theme, width=800)
    scene = scene_of(views.full(), look)
    assert_labels_fit(draw_board(scene, look))
    for region in LISTS:
        assert_labels_fit(draw_list(region, scene, language, palette(look), 800))
    for seat in scene.seats:
        assert_labels_fit(draw_panel(seat, language, palette(look)))


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
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


def test_options_are_numbered_on_their_places_and_hands() -> None:
    view = views.middle()
    look = Look()
    keys = ["spot:gates:3", "palace", "hand:apprentice", "slot:1", "village:2", "nowhere:1"]
    options = [own_places(Option(n, [key]), 0) for n, key in enumerate(keys, 1)]
    canvas = drawn(view, look)
    missing = mark_options(canvas, options)
    assert [label.text for label in canvas.marks] == ["1", "2", "3", "4", "5"]
    assert [option.number for option in missing] == [6]


@pytest.mark.parametrize(
    ("keys", "region"),
    [
        (["revelation:1", "revelation:3"], "revelations"),
        (["event:1"], "events"),
        (["spot:springs:1", "spot:springs:4"], "sector:springs"),
        (["spot:springs:1", "spot:gates:4", "palace"], "kingdom"),
        (["spot:springs:1", "village:3"], None),
        ([], None),
    ],
)
def test_the_crop_shows_all_that_can_be_chosen(keys: list[str], region: str | None) -> None:
    look = Look()
    options = [Option(n, [key]) for n, key in enumerate(keys, 1)]
    assert region_for(scene_of(views.middle(), look), look, options, None) == region


def test_a_placement_a_move_a_flip_and_an_explorer_are_told_in_order() -> None:
    start = views.middle()
    placed = copy.deepcopy(start)
    spots = [spot for sector in placed["sectors"] for spot in sector["spots"]]
    by_key = {spot["key"]: spot for spot in spots}
    by_key["spot:gates:3"]["tile"] = views.tile(0, "warrior")
    placed["players"][0]["hand"].remove("warrior")
    moved = copy.deepcopy(placed)
    spots = [spot for sector in moved["sectors"] for spot in sector["spots"]]
    by_key = {spot["key"]: spot for spot in spots}
    by_key["spot:altar:3"]["tile"] = by_key["spot:outskirts:1"]["tile"]
    by_key["spot:outskirts:1"]["tile"] = None
    flipped = by_key["spot:springs:1"]["tile"]
    assert flipped is not None
    flipped["cloaked"] = True
    moved["players"][1]["explorer"] += 1
    struck = copy.deepcopy(moved)
    spots = [spot for sector in struck["sectors"] for spot in sector["spots"]]
    by_key = {spot["key"]: spot for spot in spots}
    gone = by_key["spot:gates:3"]["tile"]
    assert gone is not None
    by_key["spot:gates:3"]["tile"] = None
    struck["palace"]["tiles"].append(gone)
    assert ryozen.arrows_since([start, placed, moved, struck]) == [
        Arrow(1, "", "spot:gates:3", 0),
        Arrow(2, "spot:outskirts:1", "spot:altar:3", 0),
        Arrow(3, "", "spot:springs:1", 0),
        Arrow(4, "village:2", "village:3", 0),
        Arrow(5, "spot:gates:3", "palace:0", 0),
    ]


def test_hiring_revealing_and_buying_are_told() -> None:
    start = views.middle()
    after = copy.deepcopy(start)
    hired = after["slots"][0]["tile"]
    assert hired is not None
    after["sectors"][1]["spots"][3]["tile"] = hired
    for slot, following in zip(after["slots"], after["slots"][1:], strict=False):
        slot["tile"] = following["tile"]
    after["slots"][3]["tile"] = views.tile(1, "apprentice")
    after["players"][2]["cards"].append(after["revelations"][1]["id"])
    after["events"][0]["id"] = ""
    after["heralds"] = [0, 2, 1]
    steps = ryozen.arrows_since([start, after])
    assert steps == [
        Arrow(1, "slot:1", "spot:capital:4", 0),
        Arrow(2, "", "slot:4", 0),
        Arrow(3, "", "revelation:2", 0),
        Arrow(4, "", "event:1", 0),
        Arrow(5, "capital:3", "capital:1", 0),
    ]
    places = drawn(after, Look(width=400)).places
    assert all(arrow.end in places and arrow.start in {"", *places} for arrow in steps)


def test_what_happened_in_one_province_is_shown_large() -> None:
    start, look = views.middle(), Look(width=400)
    after = copy.deepcopy(start)
    after["sectors"][1]["spots"][3]["tile"] = views.tile(1, "apprentice")
    (near,) = ryozen.close_ups([start, after], look)
    assert near.name == "ryozen-changes.webp"
    assert near.height < near.width  # one province, not the board
    assert near.alt == ryozen.board(after, look).alt
    after["players"][0]["explorer"] += 1
    both = ryozen.close_ups([start, after], look)
    assert [picture.name for picture in both] == ["ryozen-changes.webp", "ryozen-changes-2.webp"]
    after["events"][0]["id"] = ""  # lies with the villages
    again = ryozen.close_ups([start, after], look)
    assert [picture.name for picture in again] == [picture.name for picture in both]


def test_a_crop_of_what_happened_has_room_for_the_numbers() -> None:
    window = roomy(layout.REGIONS["events"])
    canvas = draw_board(scene_of(views.full(), Look("ru")), Look("ru", width=800), window)
    draw_arrows(canvas, [Arrow(number, "", f"event:{number}") for number in range(1, 5)])
    assert len(canvas.marks) == 4
    for mark in canvas.marks:
        assert not [label.text for label in canvas.labels if mark.room.overlaps(label.box, 2)]


def test_a_new_round_with_nothing_moved_has_no_arrows() -> None:
    view = views.middle()
    assert ryozen.arrows_since([view, copy.deepcopy(view)]) == []
    assert ryozen.arrows_since([view]) == []


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_say_what_matters_first_and_keep_the_limit(language: str) -> None:
    look = Look(language=language, people=LONG_NAMES, width=400)
    view = views.full()
    alt = ryozen.board(view, look).alt
    assert 200 < len(alt) <= ALT_LIMIT
    assert alt.index(LONG_NAMES[0]) < 80
    for seat in range(4):
        assert len(ryozen.panel(view, seat, look).alt) <= ALT_LIMIT
    for region in (*layout.REGIONS, "auto"):
        assert 0 < len(ryozen.board(view, look, region=region).alt) <= ALT_LIMIT
    assert effect("events", "earthquake", language) in ryozen.board(view, look, region="events").alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_always_tell_what_the_acting_player_has(language: str) -> None:
    look = Look(language=language, people=LONG_NAMES, width=400)
    for view in (views.full(), views.tower_mode(), views.middle(4)):
        (acting,) = (seat for seat in scene_of(view, look).seats if seat.acting)
        assert goods_sentence(acting, language) in ryozen.board(view, look).alt


def test_alt_text_of_a_small_board_is_complete() -> None:
    alt = ryozen.board(views.early(2), Look(width=400, people=("Anna", "Boris"))).alt
    assert alt.startswith("Ryozen: Day · Round 1 of 3. Anna to act. Favour: Anna — 27, Boris — 26.")
    assert "Lit: Gates, Outskirts, Springs." in alt
    assert "Nobody: Gates, Capital, Outskirts, Altar, Springs, Clan House." in alt
    assert "Capital track, from the first place: " in alt
    assert "Built: Start Village (Boris), Blessed City (Anna)." in alt
    assert "Boris: coins 4, scrolls 3, lanterns 2" in alt


def test_alt_text_of_a_cloaked_companion_names_only_its_owner() -> None:
    view = views.full(2)
    hidden = view["sectors"][0]["spots"][2]["tile"]
    assert hidden is not None
    assert hidden["cloaked"]
    alt = ryozen.board(view, Look(width=400, people=("Anna", "Boris")), region="sector:gates").alt
    assert alt.startswith(
        "Gates: Anna — Apprentice, Boris — Warrior, Anna — cloaked; free spots: 0."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_tell_ranks_and_scores(language: str) -> None:
    view = views.finished()
    look = Look(language=language, people=("Anna", "Boris", "Cai", "Dee"))
    picture = ryozen.results(view, look, [views.early(4), views.middle(4)])
    result = view["result"]
    assert result is not None
    for place, (person, score) in enumerate(zip(look.people, result["scores"], strict=True), 1):
        assert f"{place}. {person}: {score}" in picture.alt
    parts = [
        f"{words.text(language, f'part-{source}')} {part}"
        for source, part in result["parts"][3].items()
        if part
    ]
    assert f"Dee: {', '.join(parts)}." in picture.alt


def test_people_without_a_name_go_by_their_clan() -> None:
    assert "Fox Clan" in ryozen.board(views.early(), Look(width=400)).alt
    assert "Клан Лисы" in ryozen.board(views.early(), Look("ru", width=400)).alt
    emoji = Look(width=400, people=("🦊", "Boris"))
    assert "Fox Clan to act" in ryozen.board(views.early(), emoji).alt
    assert "Player 2" in ryozen.board(views.unclaimed(), Look(width=400)).alt


def test_every_kind_of_thing_can_be_looked_up() -> None:
    look = Look(width=400)
    for key in ("companion:bard", "village:altar_tile", "revelation:rainbow", "event:flood"):
        assert ryozen.lookup(key, look).alt
    assert "Phoenix Palace" in ryozen.lookup("palace", look).alt
    assert "Springs" in ryozen.lookup("sector:springs", look).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_a_name(language: str) -> None:
    names = ryozen.regions(language)
    assert set(names) == set(layout.REGIONS)
    assert len(set(names.values())) == len(names)


def test_a_replay_moves() -> None:
    moments = [views.early(3), views.middle(3), views.full(3)]
    picture = ryozen.replay(moments, Look(width=400))
    assert picture.name.endswith(".webp")
    assert picture.width == 400
    assert picture.alt.startswith("A moving picture in 3 steps")


# ---- golden pictures

PEOPLE = ("Анна", "Boris", "Cai", "Дарья")


@pytest.mark.parametrize("position", POSITIONS)
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
