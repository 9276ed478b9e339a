"""The pictures of The Curse of Candelabria: nothing cut, nothing covered, nothing leaked, and like
the golden ones."""

import copy
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from render.candelabria import layout
from render.candelabria import painter as candelabria
from render.candelabria.ground import whole
from render.candelabria.land import land, territory_place
from render.candelabria.light import lights
from render.candelabria.lookup import face_of, known_keys
from render.candelabria.market import SHEETS
from render.candelabria.realm import arranged, figures_of
from render.kit.cards import draw_card
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.theme import THEMES
from render.kit.vision import DEFICIENCIES, distance, seen_with
from rules.candelabria.map import SIDES
from tests.marks import all_but_first_long, all_long_but
from tests.render import candelabria_views as views
from tests.render.candelabria_views import LANGUAGES, LONG_NAMES, PEOPLE, POSITIONS
from tests.render.checks import assert_labels_fit, keys_of
from tests.render.golden import LOUD_SHARE, assert_golden, difference

HOUSE_WINDOWS = candelabria.panels
draw_board = candelabria.draw_board
draw_panel = candelabria.draw_panel
draw_region = candelabria.draw_region
palette = candelabria.palette


def lit_at(image_of: str, territory: str) -> float:
    """Return the brightness of a territory in the picture of a position."""
    view = POSITIONS[image_of]()
    canvas = draw_board(view, Look(width=400), layout.WINDOWS["map"])
    room = land(view["side"]).rooms[territory]
    return brightness(canvas.image, canvas.pixels(Box(room.x + 70, room.y, room.w - 70, room.h)))


def brightness(image: Image.Image, box: tuple[int, int, int, int]) -> float:
    return ImageStat.Stat(image.crop(box).convert("L")).mean[0]


# ---- the land


@pytest.mark.parametrize("side", SIDES)
def test_who_shares_a_border_is_adjacent_and_nobody_else(side: str) -> None:
    """Corners alone are no border; bridges join as well."""
    here = land(side)
    drawn = {frozenset(owners) for owners in here.shared().values() if len(owners) > 1}
    drawn |= {frozenset((one, other)) for one, other, _, _ in here.bridges}
    told = {
        frozenset((one, other))
        for one, others in SIDES[side].neighbours.items()
        for other in others
    }
    assert drawn == told
    assert set(here.territories) == set(SIDES[side].territories)
    assert all(len(pair) == 2 for pair in drawn)


@pytest.mark.parametrize("side", SIDES)
def test_pieces_stand_within_their_own_territory(side: str) -> None:
    for id, room in land(side).rooms.items():
        outline = territory_place(side, id).outline
        corners = [(room.x, room.y), (room.right, room.y), (room.x, room.bottom),
                   (room.right, room.bottom), room.centre]  # fmt: skip
        assert all(within(point, outline) for point in corners), id


def within(point: tuple[float, float], outline: tuple[tuple[float, float], ...]) -> bool:
    """Tell if a ray from the point to the right crosses the outline an odd number of times."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


@pytest.mark.parametrize("side", SIDES)
def test_bridges_lead_over_the_chasm_from_land_to_land(side: str) -> None:
    here = land(side)
    for one, other, start, end in here.bridges:
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        assert not any(within(middle, territory_place(side, id).outline) for id in here.rooms)
        for id, point in ((one, start), (other, end)):
            near = territory_place(side, id).box.grown(12)
            assert near.x < point[0] < near.right
            assert near.y < point[1] < near.bottom


# ---- light


def test_where_flames_burn_the_land_is_bright() -> None:
    assert lit_at("early-4", "r8_barracks") > 1.6 * lit_at("early-4", "r9_mine")
    assert not list(lights(POSITIONS["before-the-houses"]()))


def test_a_flame_that_is_put_out_takes_its_light_with_it() -> None:
    view = copy.deepcopy(POSITIONS["early-4"]())
    burning = len(list(lights(view)))
    (mine,) = (one for one in view["territories"] if one["id"] == "r8_mine")
    mine["flames"] = []
    assert len(list(lights(view))) == burning - 1


# ---- labels and places


@pytest.mark.long
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["full-6"], POSITIONS))
def test_no_label_is_cut_or_covered(position: str, language: str) -> None:
    view = POSITIONS[position]()
    for width in (1600, 800):
        look = Look(language=language, width=width, people=LONG_NAMES)
        assert_labels_fit(draw_board(view, look))
        for house in candelabria_seats(position):
            assert_labels_fit(draw_panel(view, house, look))


def candelabria_seats(position: str) -> range:
    view = POSITIONS[position]()
    return range(sum(house["seat"] >= 0 for house in view["houses"]))


@pytest.mark.parametrize("theme", all_long_but(THEMES[:2], THEMES))
def test_every_theme_shows_every_label(theme: str) -> None:
    look = Look(language="ru", theme=theme, width=800)
    view = POSITIONS["full-6"]()
    assert_labels_fit(draw_board(view, look))
    assert_labels_fit(draw_panel(view, 0, look))
    for region in SHEETS:
        assert_labels_fit(draw_region(view, look, region, (), 0))


@pytest.mark.parametrize(
    "region", all_but_first_long([*candelabria.regions("en"), *SHEETS, *HOUSE_WINDOWS])
)
def test_no_crop_cuts_a_word(region: str) -> None:
    for position in ("middle-3", "full-6", "solo-1"):
        look = Look(language="ru", width=800, people=LONG_NAMES)
        canvas = draw_region(POSITIONS[position](), look, region, (), 0)
        if canvas.labels:
            assert not [label for label in canvas.labels if label.cut]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_component_fit_their_card(language: str) -> None:
    theme = palette(Look(language))
    for key in known_keys():
        assert_labels_fit(draw_card(face_of(key, language, theme), theme, 500))


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_with_a_key_has_a_place_to_point_at(position: str) -> None:
    view, look = POSITIONS[position](), Look(width=400)
    places = set(draw_board(view, look).places)
    if view["quests"]:
        places |= set(draw_region(view, look, "quests", (), 0).places)
    assert {key for key in keys_of(view) if not key.endswith(":")} <= places


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_lies_outside_the_picture(position: str) -> None:
    view, look = POSITIONS[position](), Look(width=400)
    for canvas in (draw_board(view, look), draw_panel(view, 0, look)):
        for name, place in canvas.places.items():
            assert canvas.view.holds(place.box, 1), name


def test_signs_of_territories_are_not_covered_by_tokens() -> None:
    for side in SIDES:
        for id, room in land(side).rooms.items():
            sign = Box(room.x, room.y, 58, 58)
            for number in land(side).spots:
                token = layout.coin(side, number).inset(8)
                assert not token.overlaps(sign), (side, id, number)


# ---- never by colour alone


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_houses_stay_apart_for_every_eye(deficiency: str) -> None:
    """The Houses' colours differ also for the colour-blind, not only their letters and shapes."""
    for theme, least in (("colour_blind", 30), ("dark", 8)):
        seats = palette(Look(theme=theme)).seats[:6]
        for one, other in combinations(seats, 2):
            apart = distance(seen_with(deficiency, one), seen_with(deficiency, other))
            assert apart >= least, (theme, seats.index(one), seats.index(other))


# ---- a function of the view


def test_the_same_view_gives_the_same_bytes() -> None:
    view, look = POSITIONS["middle-4"](), Look(width=800)
    assert candelabria.board(copy.deepcopy(view), look) == candelabria.board(view, look)


def test_drawing_does_not_change_the_view() -> None:
    view = POSITIONS["full-6"]()
    before = copy.deepcopy(view)
    candelabria.board(view, Look(width=400))
    candelabria.panel(view, 2, Look(width=400))
    assert view == before


def test_a_hand_is_seen_by_its_own_seat_alone() -> None:
    look = Look(width=400)
    own, other = views.seen("middle-4", 0), views.seen("middle-4", 1)
    assert candelabria.panel(own, 0, look).alt != candelabria.panel(other, 0, look).alt
    card = own["houses"][0]["hand"][0]
    assert f"card:{card}" in draw_panel(own, 0, look).places
    assert not any(name.startswith("card:") for name in draw_panel(other, 0, look).places)
    tactic = f"tactic:{own['houses'][0]['tactics'][0]}"
    assert tactic in draw_panel(own, 0, look).places
    assert tactic not in draw_panel(other, 0, look).places


# ---- options and arrows


# ---- in words


# ---- golden pictures


@pytest.mark.parametrize("position", all_long_but(["full-6"], POSITIONS))
def test_golden_boards(position: str) -> None:
    language = "ru" if position in ("early-3", "full-6", "quests-3") else "en"
    look = Look(language=language, people=PEOPLE)
    assert_golden(draw_board(POSITIONS[position](), look).image, f"candelabria-{position}")


@pytest.mark.parametrize(("position", "seat"), [("middle-4", 0), ("full-6", 2), ("early-3", 1)])
def test_golden_panels(position: str, seat: int) -> None:
    look = Look(language="ru" if seat == 2 else "en", people=PEOPLE)
    canvas = draw_panel(views.seen(position, seat), seat, look)
    assert_golden(canvas.image, f"candelabria-panel-{position}")


@pytest.mark.parametrize("theme", all_but_first_long(THEMES[1:]))
def test_golden_themes(theme: str) -> None:
    view = POSITIONS["middle-4"]()
    canvas = draw_board(view, Look(theme=theme), layout.GROUND)
    assert_golden(canvas.image, f"candelabria-{theme}")


def test_golden_sheets() -> None:
    view = POSITIONS["full-6"]()
    for region in ("curses", "market", "quests"):
        canvas = draw_region(view, Look("ru"), region, (), 0)
        assert_golden(canvas.image, f"candelabria-{region}")


def test_golden_pictures_notice_another_number_and_a_lost_candle() -> None:
    look = Look(people=PEOPLE)
    richer, gone = (copy.deepcopy(POSITIONS["middle-4"]()) for _ in range(2))
    richer["houses"][2]["points"] += 7
    for territory in gone["territories"]:
        territory["candles"] = []
    for view in (richer, gone):
        _, loud = difference(draw_board(view, look).image, "candelabria-middle-4")
        assert loud > LOUD_SHARE


def test_by_day_the_land_is_brighter_than_by_night() -> None:
    room = land("b").rooms["r6_forge"].moved(-layout.LAND.x, -layout.LAND.y)
    left, top, right, bottom = (round(edge / 4) for edge in room.edges)
    for theme in THEMES:
        lands = whole(palette(Look(theme=theme)), "b", 0.25)
        night, day = (brightness(one, (left, top, right, bottom)) for one in lands[::-1])
        assert day > 1.25 * night, theme


CROWDS = [(6, 5), (6, 0), (0, 9), (3, 2), (4, 6)]


@pytest.mark.parametrize(("flames", "figures"), CROWDS)
def test_nobody_hides_anybody_in_a_crowd(flames: int, figures: int) -> None:
    """Figures may overlap by a quarter at most, and none is drawn too small."""
    for side in SIDES:
        for room in land(side).rooms.values():
            way = arranged(room, flames, figures)
            boxes = [*way.flames, *way.figures]
            assert len(boxes) == flames + figures
            assert min(box.w for box in boxes) >= 20
            for one, other in combinations(boxes, 2):
                assert one.shared(other) <= 0.25 * min(one.w * one.h, other.w * other.h)


@pytest.mark.parametrize("position", ["early-3", "full-6", "war-6"])
def test_temples_and_shades_stand_on_no_sign_and_no_army(position: str) -> None:
    view = views.POSITIONS[position]()
    canvas = draw_board(view, Look().unpainted(), layout.GROUND)
    rooms = {territory["id"]: territory for territory in view["territories"]}
    signs = [
        arranged(land(view["side"]).rooms[id], len(it["flames"]), len([*figures_of(it)])).sign
        for id, it in rooms.items()
    ]
    armies = [
        place.box
        for key, place in canvas.places.items()
        if key.startswith(("flame:", "candle:", "castle:"))
    ]
    stands = [place.box for key, place in canvas.places.items() if key.startswith("temples:")]
    assert stands
    owned = [one for one in view["curses"] if one["owner"] and not one["territory"]]
    stands += [canvas.places[f"figure:{one['card']}"].box for one in owned]
    for stand in stands:
        for box in (*signs, *armies):
            assert stand.shared(box) < 0.2 * box.w * box.h, (stand, box)
