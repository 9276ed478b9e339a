"""Places, veils, rims, changes, matter, turned and curved writing, icons between words."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit.canvas import Canvas
from render.kit.changes import CROWD, Arrow, draw_arrows, left_behind, reaches, way, window_of
from render.kit.close_ups import WIDTHS, Area, around, hide_cut, one_scale
from render.kit.focus import VEIL, Option, mark_options
from render.kit.geometry import Box, chain_length, dashes, part_of, polar
from render.kit.look import Look
from render.kit.markers import PATTERNS, SHAPES, seat_marker, seat_outline
from render.kit.matter import MATTERS, lit
from render.kit.pen import Pen
from render.kit.pieces import Owner, cells, draw_owner, draw_stack, fan
from render.kit.places import Place, card, disc, polygon, ring_part
from render.kit.results import ResultCard, ResultRow, Source, draw_results, widths
from render.kit.rims import rims, veil
from render.kit.sheets import Entry, draw_sheet
from render.kit.shown import DESKTOP, shown_size, shown_width
from render.kit.text import ICON_END, ICON_START, Style, legible
from render.kit.theme import theme
from tests.render.checks import assert_labels_fit

PLATE = (150, 140, 130)
BOX = Box(100, 80, 120, 120)
SHAPED = {
    "card": card(BOX),
    "disc": disc(BOX),
    "polygon": polygon([(160, 80), (220, 200), (100, 200)]),
    "ring": ring_part((160, 200), 40, 120, (-60, 60)),
    **{shape: seat_outline(mark, BOX) for mark, shape in enumerate(SHAPES)},
}


def plate(width: int = 400, height: int = 300) -> Canvas:
    canvas = Canvas(Box(0, 0, width, height), width, theme("dark"))
    canvas.rect(canvas.view, PLATE)
    return canvas


def grey(canvas: Canvas, x: float, y: float) -> int:
    value = canvas.image.convert("L").getpixel(canvas.pixel(x, y))
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("shape", SHAPED)
def test_an_outline_fills_its_box_and_the_badge_is_by_it(shape: str) -> None:
    place = SHAPED[shape]
    around = polygon(place.outline).box
    assert place.box.holds(around, 1)
    assert around.w > place.box.w * 0.8
    assert place.box.grown(2).holds(Box.around(place.anchor, 1))


@pytest.mark.parametrize("shape", SHAPED)
def test_a_veil_has_a_hole_in_the_shape_of_the_thing(shape: str) -> None:
    canvas, place = plate(), SHAPED[shape]
    bright = grey(canvas, 5, 5)
    veil(canvas, [place], VEIL)
    assert grey(canvas, 5, 5) < bright * 0.75
    middle = part_of(place.outline, 0, chain_length(place.outline) / 2)[-1]
    inner = (middle[0] + place.anchor[0]) / 2, (middle[1] + place.anchor[1]) / 2
    assert grey(canvas, *inner) == bright


def test_nothing_to_choose_leaves_the_picture_as_it_is() -> None:
    canvas, untouched = plate(), plate()
    assert mark_options(canvas, [Option(1, ["nowhere"])]) == [Option(1, ["nowhere"])]
    assert canvas.image.tobytes() == untouched.image.tobytes()


def test_badges_of_neighbours_do_not_lie_on_each_other_nor_on_words() -> None:
    canvas = plate(900, 300)
    for number, box in enumerate(Box(40, 60, 820, 160).columns(6, 8)):
        canvas.place(f"card:{number}", box)
        canvas.write("Title", box.top(40), Style(size=34), (0, 0, 0))
    mark_options(canvas, [Option(n + 1, [f"card:{n}"]) for n in range(6)], 52)
    for one, other in combinations(canvas.marks, 2):
        assert not one.room.overlaps(other.room)
    for mark in canvas.marks:
        assert not any(mark.room.overlaps(label.box, 2) for label in canvas.labels)


def test_badges_of_things_in_a_grid_lie_at_the_same_spot_of_each_and_on_no_other() -> None:
    canvas = plate(700, 400)
    cells = [box for row in Box(60, 60, 500, 240).rows(3, 4) for box in row.columns(6, 4)]
    for number, box in enumerate(cells):
        canvas.place(f"cell:{number}", box)
    mark_options(canvas, [Option(n + 1, [f"cell:{n}"]) for n in range(len(cells))], 50)
    away = {
        (round(mark.room.x - box.x), round(mark.room.y - box.y))
        for mark, box in zip(canvas.marks, cells, strict=True)
    }
    assert len(away) == 1
    for mark, box in zip(canvas.marks, cells, strict=True):
        assert not any(mark.room.overlaps(other, 10) for other in cells if other != box)


def test_no_rim_covers_a_neighbour_that_can_be_chosen_too() -> None:
    canvas = plate()
    one, other = card(Box(100, 100, 80, 80), 4), card(Box(183, 100, 80, 80), 4)
    rims(canvas, [one, other], (255, 0, 0))
    plain = plate()
    for x in (176, 187):
        assert grey(canvas, x, 140) == grey(plain, x, 140)
    assert grey(canvas, 181, 140) != grey(plain, 181, 140)


def test_what_changed_is_rimmed_in_the_movers_colour_and_the_rest_is_dimmed() -> None:
    canvas = plate()
    bright = grey(canvas, 390, 290)
    canvas.place("here", disc(Box(30, 120, 60, 60)))
    canvas.place("there", card(Box(290, 100, 70, 90)))
    draw_arrows(canvas, [Arrow(1, "here", "there", 0), Arrow(2, "nowhere", "?", 1)])
    assert grey(canvas, 390, 290) < bright
    assert grey(canvas, 325, 145) == bright
    orange = canvas.theme.seats[0]
    colours = canvas.image.getcolors(1 << 20)
    assert colours is not None
    assert sum(count for count, colour in colours if colour == orange) > 400
    (tag,) = canvas.marks
    assert not tag.room.overlaps(Box(290, 100, 70, 90).inset(8))


@pytest.mark.parametrize("shape", SHAPED)
def test_a_way_ends_outside_of_both_rims(shape: str) -> None:
    for degrees in range(0, 360, 30):
        here = disc(Box.around(polar(BOX.centre, 300, degrees), 40))
        for start, end in ((here, SHAPED[shape]), (SHAPED[shape], here)):
            chain = way(start, end, (), 13)
            assert chain_length(chain) > 80
            for place in (start, end):
                assert not any(reaches(place, point, 12) for point in chain)


def test_a_number_keeps_off_the_ways_of_others() -> None:
    canvas = plate()
    canvas.place("thing", disc(Box(180, 130, 40, 40)))
    alone = canvas.places["thing"]
    canvas.place("west", disc(Box(20, 70, 20, 20)))
    canvas.place("east", disc(Box(360, 70, 20, 20)))
    draw_arrows(canvas, [Arrow(1, "west", "east"), Arrow(2, "", "thing")])
    tag = canvas.marks[-1].room
    chain = way(canvas.places["west"], canvas.places["east"], (), 13)
    assert any(alone.box.grown(tag.w).holds(Box.around(point, 1)) for point in chain)
    assert not any(tag.holds(Box.around(point, 1)) for point in chain)


def test_only_the_window_that_is_shown_is_drawn() -> None:
    drawn: list[Box] = []

    def draw(window: Box) -> Canvas:
        drawn.append(window)
        canvas = Canvas(window, 100, theme("dark"))
        canvas.place("low", Box(20, 120, 40, 40))
        return canvas

    ground, seats = Box(0, 0, 100, 100), Box(0, 100, 100, 100)
    assert window_of([], draw, (ground, seats)).view == ground
    assert drawn == [ground]
    assert window_of([Arrow(1, "", "low")], draw, (ground, seats)).view == seats
    assert window_of([Arrow(1, "", "nowhere")], draw, (ground, seats)).view == ground


def test_six_seats_draw_six_different_lines() -> None:
    assert len(set(PATTERNS[:6])) == 6
    for pattern in PATTERNS:
        strokes = dashes([(0, 0), (100, 0)], pattern)
        assert all(stroke[0][0] < stroke[-1][0] <= 100 for stroke in strokes)
    assert chain_length(dashes([(0, 0), (50, 0)], (10, 5))[1]) == 10


def drawn_piece() -> Image.Image:
    pen = Pen((80, 80))
    pen.rounded(Box(10, 10, 80, 80), 16, (150, 110, 80))
    return pen.finished()


@pytest.mark.parametrize("matter", MATTERS)
def test_light_falls_from_the_upper_left_and_leaves_the_outline(matter: str) -> None:
    piece = drawn_piece()
    shining = lit(piece, MATTERS[matter])
    cover = shining.getchannel("A")
    assert cover.tobytes() == piece.getchannel("A").tobytes()
    face = shining.convert("L")
    upper, lower = face.crop((10, 10, 40, 40)), face.crop((41, 41, 71, 71))
    assert ImageStat.Stat(upper).mean[0] > ImageStat.Stat(lower).mean[0]


def test_matters_differ() -> None:
    piece = drawn_piece()
    faces = [lit(piece, matter).convert("L") for matter in MATTERS.values()]
    for one, other in combinations(faces, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 1


def test_a_turned_stamp_lies_around_the_same_middle() -> None:
    canvas, ink = plate(), (255, 0, 0)
    whole = Box(0, 0, 100, 100)
    canvas.stamp(Box(100, 100, 120, 60), "bar", lambda pen: pen.rounded(whole, 0, ink), turn=90)
    red = Image.new("RGB", canvas.image.size, PLATE)
    box = ImageChops.difference(canvas.image, red).getbbox()
    assert box is not None
    assert (box[2] - box[0], box[3] - box[1]) == (60, 120)
    assert abs((box[0] + box[2]) / 2 - 160) <= 1


@pytest.mark.parametrize("turn", [90, 270])
def test_turned_writing_keeps_its_box(turn: int) -> None:
    canvas = plate()
    box = Box(20, 20, 40, 200)
    ink = canvas.write("поворот", box, Style(size=30), (0, 0, 0), turn=90 if turn == 90 else 270)
    assert ink.h > ink.w
    assert box.holds(ink, 2)


def test_icons_stand_between_words_and_wrap_with_them() -> None:
    canvas = plate()
    room = Box(20, 20, 200, 120)
    deck, turn, majority = (f"{ICON_START}{it}{ICON_END}" for it in ("deck", "turn", "majority"))
    text = f"Take {deck} or {turn}, then {majority} again"
    ink = canvas.write(text, room, Style(size=30, lines=3), (0, 0, 0), "left", "top")
    (label,) = canvas.labels
    assert not label.cut
    assert room.holds(ink, 10)
    plain = plate()
    plain.write("Take  or , then  again", room, Style(size=30, lines=3), (0, 0, 0), "left", "top")
    assert canvas.image.tobytes() != plain.image.tobytes()


def test_a_persons_name_never_becomes_an_icon() -> None:
    assert legible(f"{ICON_START}deck{ICON_END}") == "deck"


def test_a_message_fits_a_picture_into_its_box() -> None:
    assert shown_width(1600, 1600) == DESKTOP[1]
    assert shown_width(1600, 400) == DESKTOP[0]
    assert shown_size(160, 1600, 1600) == 35


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 12])
def test_tokens_share_a_cell(count: int) -> None:
    room = Box(0, 0, 200, 150)
    spots = cells(room, count, 60)
    assert len(spots) == count
    for spot in spots:
        assert room.holds(spot, 1)
    for one, other in combinations(spots, 2):
        assert not one.overlaps(other, 1)


@pytest.mark.parametrize("count", [1, 3, 9])
def test_a_fan_keeps_its_box(count: int) -> None:
    room = Box(10, 10, 300, 120)
    rooms = fan(room, count, 0.7)
    assert len(rooms) == count
    assert all(room.holds(one, 1) for one in rooms)


def test_pieces_and_owners_are_drawn_whole() -> None:
    canvas = plate(900, 500)
    draw_stack(canvas, Box(600, 20, 90, 120), 12, lambda c, b: c.panel(b, "accent"), (90, 60, 50))
    owner = Owner(6, "Василиск", "120", "majority", acting=True, extras=("turn",))
    room = draw_owner(canvas, Box(20, 180, 520, 200), owner)
    assert Box(20, 180, 520, 200).holds(room)
    seat_marker(canvas, 7, Box(700, 300, 80, 80))
    assert_labels_fit(canvas)


SOURCES = (Source("Points", "majority"), Source("Mishaps", "ban"))
ENDINGS = {
    "team": ResultCard(
        "The village stands",
        "Game · Nightmare",
        SOURCES,
        (ResultRow(-1, "All together", 0, (31, -4), 27, won=True),),
        note="The last ghost was driven out before the fourth tower fell.",
    ),
    "lost": ResultCard(
        "Деревня пала", "Игра · Кошмар", SOURCES, (ResultRow(-1, "Все вместе", 0, (0, -7), -7),)
    ),
    "rival": ResultCard(
        "The Basilisk wins",
        "Game · level 3",
        SOURCES,
        (
            ResultRow(6, "Basilisk", 0, (60, 0), 60, won=True),
            ResultRow(4, "Анна-Мария Константинопольская", 0, (41, -2), 39),
        ),
    ),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_kind_of_ending_has_its_card(ending: str) -> None:
    canvas = draw_results(ENDINGS[ending], theme("dark"))
    assert_labels_fit(canvas)
    written = {label.text for label in canvas.labels}
    assert ENDINGS[ending].title in written
    assert "1." not in written
    lost = [part for row in ENDINGS[ending].rows for part in row.parts if part < 0]
    assert {f"−{-part}" for part in lost} <= written


def test_a_single_side_without_a_chart_leaves_no_room_empty() -> None:
    """The board is larger than beside a chart, and the sources lie beside it, level with it."""
    card = replace(ENDINGS["team"], ground=Image.new("RGB", (300, 200), (250, 0, 250)))
    canvas = draw_results(card, theme("dark"))
    assert_labels_fit(canvas)
    names = [label for label in canvas.labels if label.text in {it.name for it in SOURCES}]
    assert len(names) == len(SOURCES)
    for label in names:
        assert label.box.x > canvas.view.w / 2
        assert label.box.y > canvas.view.h / 2
    lower = canvas.image.crop((0, canvas.image.height // 2, *canvas.image.size))
    signs = lower.convert("RGB").tobytes()
    pink = sum(g < 60 and b > 200 for g, b in zip(signs[1::3], signs[2::3], strict=True))
    assert pink > 0.4 * lower.width * lower.height


def test_a_bar_shows_losses_as_long_as_gains() -> None:
    won, lost, little = widths((30, -30, -10), 700, 70)
    assert won == pytest.approx(lost, rel=0.1)
    assert lost > 1.5 * little


def test_a_number_on_a_sheet_lies_beside_the_title() -> None:
    titles = ("Старейшина Порталов", "Погасить чужое пламя земли", "Старейшина Хранительниц")
    entries = [Entry(f"entry:{n}", name, "…", lambda *_: None) for n, name in enumerate(titles)]
    canvas = draw_sheet("Гномы", entries, Look(width=1000), theme("dark"))
    mark_options(canvas, [Option(n, [entry.key]) for n, entry in enumerate(entries, 8)])
    assert len(canvas.marks) == len(titles)
    for mark in canvas.marks:
        assert not [label.text for label in canvas.labels if label.box.overlaps(mark.room)]
    written = [label for label in canvas.labels if label.text in titles]
    assert all(label.size >= 40 for label in written)


def test_a_place_can_say_where_its_badge_goes() -> None:
    place = disc(BOX).badge_at((100, 200))
    assert isinstance(place, Place)
    assert place.anchor == (100, 200)
    assert place.outline == disc(BOX).outline


def test_a_close_up_shows_no_plate_of_a_seat_in_part() -> None:
    plates = [Box(0, 100, 100, 100), Box(110, 100, 100, 100)]

    def draw(window: Box) -> Canvas:
        canvas = Canvas(window, 160, theme("dark"))
        for box in plates:
            canvas.rect(box, (200, 200, 200))
        return canvas

    canvas = draw(Box(0, 90, 160, 120))
    hide_cut(canvas, plates)
    assert canvas.image.getpixel(canvas.pixel(50, 150)) == (200, 200, 200)
    assert canvas.image.getpixel(canvas.pixel(140, 150)) == canvas.theme["table"]
    whole = draw(Box(0, 90, 220, 120))
    hide_cut(whole, plates)
    assert whole.image.getpixel(whole.pixel(140, 150)) == (200, 200, 200)


def test_a_close_up_has_what_changed_in_its_middle_and_much_of_it_in_two_halves() -> None:
    """Many changes need two close-ups, and each close-up shows only changes that lie in it."""
    land, seats = Box(0, 0, 1600, 1000), Box(0, 1000, 1600, 500)
    places = {f"spot:{n}": card(Box(100 + 140 * n, 400, 60, 60)) for n in range(10)}
    places["seat:1"] = card(Box(100, 1100, 400, 300))
    areas = [
        Area(land, lambda changed: Box.around(changed.centre, changed.w + 500)),
        Area(seats, lambda changed: seats),
    ]
    arrows = [Arrow(n + 1, "", f"spot:{n}") for n in range(10)]
    for arrow in arrows:
        (one,) = around(places, [arrow], areas, 2)
        assert one.window.centre == places[arrow.end].box.centre
    first, second = around(places, arrows, areas, 2)
    assert [*first.arrows, *second.arrows] == arrows
    assert first.window.centre[0] < second.window.centre[0]
    (whole,) = around(places, arrows, areas, 1)
    assert whole.arrows == arrows
    mixed = [*arrows[:2], Arrow(3, "spot:5", "seat:1")]
    board, plate = around(places, mixed, areas, 2)
    assert (board.arrows, plate.arrows) == (mixed[:2], mixed[2:])
    assert around(places, mixed, areas, 1) == [board]


def test_who_leaves_a_country_leaves_a_ring_in_it_and_not_its_outline() -> None:
    canvas = plate()
    country, figure = canvas.place("country", Box(10, 10, 180, 280)), Box(300, 120, 40, 50)
    canvas.place("figure", figure)
    left = left_behind(canvas, Arrow(1, "country", "figure"))
    assert left is not None
    assert country.holds(left.box)
    assert left.box.w == figure.h
    assert left_behind(canvas, Arrow(1, "figure", "country")) == canvas.places["figure"]
    assert left_behind(canvas, Arrow(1, "figure", "figure")) is None


@pytest.mark.parametrize(("count", "numbers"), [(CROWD, CROWD), (CROWD + 1, 0)])
def test_a_crowd_of_changes_has_rims_and_no_numbers(count: int, numbers: int) -> None:
    canvas = plate(800, 600)
    for n in range(count):
        canvas.place(str(n), Box(20 + n * 84, 200, 40, 60))
    before = canvas.image.copy()
    draw_arrows(canvas, [Arrow(n + 1, "", str(n), n % 4) for n in range(count)])
    assert len(canvas.marks) == numbers
    rimmed = ImageChops.difference(canvas.image, before).crop(canvas.pixels(Box(0, 180, 800, 100)))
    assert ImageStat.Stat(rimmed.convert("L")).mean[0] > 5


@pytest.mark.parametrize("wide", [1, 486, 640.0, 786, 1600])
def test_a_close_up_has_one_of_a_few_widths(wide: float) -> None:
    (window,) = one_scale([Box(0, 0, wide, 100)], Box(0, 0, 1600, 1600))
    assert window.w in WIDTHS
    assert wide <= window.w
    assert one_scale([Box(0, 0, 2142, 100)], Box(0, 0, 2142, 100))[0].w == 2142
