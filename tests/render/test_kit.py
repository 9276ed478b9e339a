"""The drawing kit: icons, caches, layers, marks, encoding, and eyes that see other colours."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit.alt import ALT_LIMIT, alt_text, shorten
from render.kit.canvas import SPRITES, Canvas, on_layer
from render.kit.cards import CardFace, draw_card
from render.kit.changes import Arrow, draw_arrows
from render.kit.charts import named_moments, spread_within
from render.kit.encode import STILL_LIMIT, animated, still
from render.kit.focus import Option, mark_options
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import ICONS, draw_icon
from render.kit.markers import LETTERS, RIVAL, SHAPES, seat_marker, seat_shape
from render.kit.materials import cloth, glow, noise, paper, stone, water, wood
from render.kit.pen import Pen
from render.kit.results import ResultCard, ResultRow, Source, draw_results
from render.kit.sheets import paired
from render.kit.text import Style
from render.kit.theme import THEMES, Colour, theme
from render.kit.vision import distance, seen_with
from render.kit.widgets import Icon, Piece, best_lines, draw_spread, row_width
from render.painters import PAINTERS
from tests.render.checks import assert_labels_fit
from tests.render.golden import assert_golden

# L*a*b* distances of colours: clear at a glance, or distinct side by side.
AT_A_GLANCE = 20.0
APART = 12.0
COMMON = ("protanopia", "deuteranopia")  # the common kinds of colour blindness


def blank(width: int = 400, height: int = 300, look: str = "dark") -> Canvas:
    return Canvas(Box(0, 0, width, height), width, theme(look))


def drawn_icon(name: str, look: str) -> Image.Image:
    pen = Pen((64, 64))
    ICONS[name](pen, theme(look))
    return pen.finished()


# Games' own icons are left out: each is drawn in the colours of its game.
KIT_ICONS = [name for name, draw in ICONS.items() if draw.__module__.startswith("render.kit")]


def test_icons_belong_to_a_game_or_to_the_kit() -> None:
    """The kit's icons know no game, and a game's own are in its package."""
    assert {"majority", "deck", "turn"} <= set(KIT_ICONS)
    assert not [name for name in KIT_ICONS if "/" in name]
    games = {name.partition("/")[0] for name in ICONS if "/" in name}
    assert {"ryozen", "bonfire"} <= games <= set(PAINTERS)


def unlike(one: Image.Image, other: Image.Image, ground_colour: Colour) -> float:
    """Return the share of pixels that differ clearly, on some ground."""
    grounds = []
    for picture in (one, other):
        ground = Image.new("RGBA", picture.size, (*ground_colour, 255))
        ground.alpha_composite(picture)
        grounds.append(ground.convert("RGB"))
    difference = ImageChops.difference(*grounds).convert("L")
    return sum(difference.histogram()[40:]) / (one.width * one.height)


@pytest.mark.parametrize("look", THEMES)
def test_every_icon_can_be_told_from_the_others(look: str) -> None:
    pictures = {name: drawn_icon(name, look) for name in KIT_ICONS}
    for name, picture in pictures.items():
        covered = sum(picture.getchannel("A").histogram()[128:]) / 64**2
        assert 0.05 < covered < 0.95, name
    for one, other in combinations(pictures, 2):
        grounds = (theme(look)[name] for name in ("board", "card"))
        apart = max(unlike(pictures[one], pictures[other], ground) for ground in grounds)
        assert apart > 0.04, (one, other)


def silhouette(mark: int) -> Image.Image:
    pen = Pen((48, 48))
    seat_shape(pen, mark, 48, (255, 255, 255))
    return pen.finished().getchannel("A")


def test_seats_differ_by_shape_and_letter_without_any_colour() -> None:
    assert len(set(SHAPES)) == len(set(LETTERS)) + 2 == 8
    for one, other in combinations(range(8), 2):
        difference = ImageChops.difference(silhouette(one), silhouette(other))
        assert sum(difference.histogram()[128:]) / 48**2 > 0.03, (SHAPES[one], SHAPES[other])


def test_the_colour_blind_theme_keeps_seats_apart_by_colour_alone() -> None:
    look = theme("colour_blind")
    for colours in (look.seats[:RIVAL],):
        for deficiency in COMMON:
            for one, other in combinations(colours, 2):
                apart = distance(seen_with(deficiency, one), seen_with(deficiency, other))
                assert apart >= AT_A_GLANCE, (deficiency, one, other, apart)


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("deficiency", COMMON)
def test_seats_stay_apart_by_colour_in_every_theme(look: str, deficiency: str) -> None:
    for one, other in combinations(theme(look).seats, 2):
        apart = distance(seen_with(deficiency, one), seen_with(deficiency, other))
        assert apart >= APART, (one, other, apart)


@pytest.mark.parametrize("look", THEMES)
def test_inks_can_be_read(look: str) -> None:
    """Inks and their grounds contrast in lightness."""
    colours = theme(look)
    grounds = {"ink": "board", "ink_soft": "board", "card_ink": "card", "card_ink_soft": "card"}
    for ink, ground in [*grounds.items(), ("option_ink", "option"), ("arrow_edge", "arrow")]:
        assert distance(colours[ink], colours[ground]) > 45, (ink, ground)


def test_a_layer_is_not_changed_by_what_is_drawn_on_it() -> None:
    def draw(ground: Canvas) -> None:
        ground.write("ground", ground.view, Style(size=30), (255, 255, 255))
        ground.place("all", ground.view)

    def fresh() -> Canvas:
        return on_layer("test layer", Box(0, 0, 200, 100), 200, theme("dark"), draw)

    first, before = fresh(), fresh().image.tobytes()
    first.rect(first.view, (255, 0, 0))
    first.write("on top", first.view, Style(size=30), (0, 0, 0))
    first.place("other", first.view)
    second = fresh()
    assert second.image.tobytes() == before
    assert [label.text for label in second.labels] == ["ground"]
    assert list(second.places) == ["all"]


def test_a_crop_shows_the_same_things_larger() -> None:
    def draw(canvas: Canvas) -> Canvas:
        draw_icon(canvas, "majority", Box(100, 100, 80, 80))
        draw_icon(canvas, "night", Box(300, 10, 80, 80))
        canvas.write("42", Box(100, 190, 80, 40), Style(size=36), (255, 255, 255))
        return canvas

    window = Box(90, 90, 100, 150)
    whole = draw(Canvas(Box(0, 0, 400, 300), 1600, theme("dark"))).image.crop((360, 360, 760, 960))
    crop = draw(Canvas(window, 400, theme("dark"))).image
    difference = ImageChops.difference(whole, crop).convert("L")
    assert sum(difference.histogram()[64:]) / (400 * 600) < 0.002


def test_options_get_their_numbers_and_unplaced_ones_are_answered() -> None:
    canvas = blank()
    for i in range(3):
        canvas.place(f"spot {i}", Box(20 + i * 50, 100, 50, 50))
    options = [Option(i + 1, [f"spot {i}"]) for i in range(3)] + [Option(4, ["nowhere"])]
    assert mark_options(canvas, options, size=40) == [Option(4, ["nowhere"])]
    assert [label.text for label in canvas.marks] == ["1", "2", "3"]
    for one, other in combinations(canvas.marks, 2):
        assert not one.room.overlaps(other.room)
    assert all(canvas.view.holds(label.room) for label in canvas.marks)


def test_arrows_are_numbered_and_stay_in_the_picture() -> None:
    canvas = blank()
    canvas.place("here", Box(0, 0, 60, 60))
    canvas.place("there", Box(320, 220, 60, 60))
    before = canvas.image.copy()
    draw_arrows(canvas, [Arrow(1, "here", "there"), Arrow(2, "", "here"), Arrow(3, "here", "?")])
    assert [label.text for label in canvas.marks] == ["1", "2"]
    assert all(canvas.view.holds(label.room) for label in canvas.marks)
    changed = ImageChops.difference(before, canvas.image).convert("L").point(lambda v: v and 255)
    box = changed.getbbox()
    assert box is not None
    assert box[2] > 300
    assert box[3] > 200


@pytest.mark.parametrize("material", [wood, paper, stone, cloth, water])
def test_materials_are_quiet_shades_of_their_colour(material: Callable[..., Image.Image]) -> None:
    """A material's mean is its colour and no spot is far from it, so letters on it stay legible."""
    colour = (120, 96, 70)
    picture = material((300, 200), colour)
    for mean, extrema, wanted in zip(
        ImageStat.Stat(picture).mean, ImageStat.Stat(picture).extrema, colour, strict=True
    ):
        assert abs(mean - wanted) < 12
        assert wanted - 45 < extrema[0] < extrema[1] < wanted + 45
    assert picture.getcolors(8) is None


def test_a_glow_fades_to_nothing_at_its_rim() -> None:
    light = glow((100, 100), (255, 200, 90), 200).getchannel("A")
    middle, rim = light.crop((49, 49, 51, 51)), light.crop((0, 49, 1, 51))
    assert ImageStat.Stat(middle).mean[0] > 180
    assert rim.getextrema() == (0, 0)


def test_noise_is_the_same_on_every_run() -> None:
    assert noise((50, 40), (5, 4), 30).tobytes() == noise((50, 40), (5, 4), 30).tobytes()


def test_a_still_picture_keeps_its_limit() -> None:
    canvas = Canvas(Box(0, 0, 1000, 1000), 1000, theme("dark"))
    canvas.image = noise((1000, 1000), (4, 4), 127).convert("RGB")
    picture = still(canvas, "noisy", "Some noise.", limit=300_000)
    assert len(picture.data) <= 300_000 < STILL_LIMIT
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (picture.width, picture.height) == (1000, 1000)


def test_a_moving_picture_keeps_all_frames_and_its_limit() -> None:
    frames = [noise((400, 300), (3 + i, 3), 127).convert("RGB") for i in range(6)]
    picture = animated(frames, "moving", "Six frames.", limit=90_000)
    assert len(picture.data) <= 90_000
    with Image.open(BytesIO(picture.data)) as image:
        assert getattr(image, "n_frames", 1) == 6


def test_what_cannot_fit_is_said() -> None:
    frames = [noise((40, 30), (2, 2), 127).convert("RGB")] * 2
    with pytest.raises(ValueError, match="2 frames do not fit"):
        animated(frames, "moving", "Two frames.", limit=10)


def test_alt_texts_keep_whole_sentences_within_the_limit() -> None:
    text = alt_text(["First.", "x" * 1020 + ".", "", "Last."])
    assert text == "First. Last."
    assert len(shorten("слово " * 400)) <= ALT_LIMIT


def test_pictures_drawn_in_threads_are_the_same_as_drawn_alone() -> None:
    def draw(number: int) -> bytes:
        canvas = Canvas(Box(0, 0, 600, 400), 600, theme("dark"))
        for i, name in enumerate(KIT_ICONS):
            draw_icon(canvas, name, Box(i % 12 * 48, i // 12 * 60, 44, 44), shadow=number)
            canvas.write(
                name, Box(i % 12 * 48, i // 12 * 60 + 44, 48, 14), Style(size=10), (9, 9, 9)
            )
        return still(canvas, "icons", "").data

    alone = [draw(number) for number in range(4)]
    SPRITES.clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, range(4))) == alone


RESULTS = ResultCard(
    "Костёр: победа Анны",
    "После 3 раундов",
    tuple(map(Source, ("Благосклонность", "Осколки", "Ресурсы", "Задания и ещё что-то"))),
    (
        ResultRow(0, "Анна-Мария Константинопольская", 1, (61, 24, 6, 3), 94, (0, 20, 45, 94)),
        ResultRow(2, "Борис", 2, (50, 18, 3, 5), 76, (0, 26, 40, 76)),
        ResultRow(1, "Cai", 3, (44, 9, 0, 0), 53, (0, 12, 33, 53)),
        ResultRow(3, "Dee", 4, (20, 9, 0, 0), 29, (0, 2, 13, 29)),
    ),
    ("Начало", "Раунд 1", "Раунд 2", "Конец"),
    "Сколько очков было бы, если бы игра кончилась в этот момент",
)

FACE = CardFace(
    "Philosopher",
    "Companion",
    "Acquire 1 revelation at its price.",
    "reveal",
    (224, 134, 43),
    ((Icon("deck"), "2"), (Icon("majority"), "3")),
)


@pytest.mark.parametrize("look", THEMES)
def test_result_and_look_up_cards_are_whole_in_every_theme(look: str) -> None:
    for canvas in (draw_results(RESULTS, theme(look)), draw_card(FACE, theme(look))):
        assert_labels_fit(canvas)


def test_result_card_without_a_history_has_no_chart() -> None:
    flat = ResultCard(RESULTS.title, RESULTS.subtitle, RESULTS.sources, RESULTS.rows)
    with_chart, without = draw_results(RESULTS, theme("dark")), draw_results(flat, theme("dark"))
    captions = [
        [label.text for label in it.labels].count(RESULTS.caption) for it in (with_chart, without)
    ]
    assert captions == [1, 0]
    names = {source.name for source in RESULTS.sources}
    small, large = (
        max(label.size for label in it.labels if label.text in names)
        for it in (with_chart, without)
    )
    assert large > small  # they have the chart's room
    assert_labels_fit(without)
    assert with_chart.view == without.view
    assert with_chart.view.w == pytest.approx(1.5 * with_chart.view.h, abs=2)


def test_golden_icons() -> None:
    names = KIT_ICONS
    canvas = Canvas(Box(0, 0, 800, 240), 800, theme("dark"))
    canvas.rect(canvas.view, theme("dark")["line"])
    for i, name in enumerate(names):
        draw_icon(canvas, name, Box(i % 12 * 66 + 6, i // 12 * 76 + 6, 56, 56), shadow=2)
    for mark in range(8):
        seat_marker(canvas, mark, Box(mark * 66 + 6, 166, 56, 56))
    assert_golden(canvas.image, "kit-icons")


def test_golden_cards() -> None:
    assert_golden(draw_results(RESULTS, theme("dark")).image, "kit-results")
    assert_golden(draw_card(FACE, theme("light")).image, "kit-card")


def test_a_sprite_as_large_on_another_scale_has_another_shadow() -> None:
    """A shadow kept from a small picture would stand askew on a large one."""

    def drawn(width: int) -> bytes:
        side = 40 * 400 / width  # always 40 pixels
        canvas = Canvas(Box(0, 0, 400, 400), width, theme("dark"))
        box = Box(side, side, side, side)
        canvas.stamp(box, "alike", lambda pen: pen.circle((50, 50), 40, (200, 80, 60)), shadow=6)
        return canvas.image.tobytes()

    SPRITES.clear()
    alone = drawn(800)
    SPRITES.clear()
    drawn(400)
    assert drawn(800) == alone


def test_frames_of_several_sizes_make_one_film() -> None:
    frames = [Image.new("RGB", (60, height), "navy") for height in (40, 50, 30)]
    picture = animated(frames, "moving", "Three frames.")
    assert (picture.width, picture.height) == (60, 50)


@pytest.mark.parametrize("counts", [(9, 1, 15, 5, 3, 0), (10, 12, 3), (14, 14, 14, 11, 100), (7,)])
def test_a_number_stands_closer_to_its_own_icon_than_to_the_next(counts: Sequence[int]) -> None:
    canvas = Canvas(Box(0, 0, 778, 80), 400, theme("dark"))
    rows: list[list[Piece]] = [[Icon("deck"), str(count)] for count in counts]
    inks = [canvas.theme["ink"]] * len(rows)
    cells = draw_spread(canvas, rows, canvas.view.inset(20, 0), 66, inks)
    numbers = [label.box for label in canvas.labels]
    assert len(numbers) == len(cells) == len(counts)
    tall = (cells[0].w - 1) / row_width(rows[0], 1, Face.NUMBER)
    for number, cell, following in zip(numbers, cells, cells[1:], strict=False):
        assert following.x - number.right > 1.5 * (number.x - cell.x - tall)
    assert cells[-1].right <= canvas.view.right - 18


def test_lines_are_as_many_as_make_what_stands_in_them_largest() -> None:
    rows: list[list[Piece]] = [[Icon("deck"), "1"]] * 10
    assert [len(line) for line in best_lines(rows, Box(0, 0, 2000, 40))] == [10]
    assert [len(line) for line in best_lines(rows, Box(0, 0, 400, 300))] == [3, 3, 2, 2]
    assert [len(line) for line in best_lines(rows, Box(0, 0, 60, 900))] == [1] * 10


@pytest.mark.parametrize(
    ("moments", "gap", "named"),
    [
        (["Start", "1", "", "2", "3", "End"], 100, [0, 1, 3, 4, 5]),
        (["Start", "", "1", "", "2", "End"], 44, [0, 2, 5]),
        ([f"Round {number}" for number in range(12)] + ["End"], 70, [0, 2, 4, 6, 8, 12]),
    ],
)
def test_moments_of_a_chart_whose_names_have_no_room_go_without(
    moments: list[str], gap: float, named: list[int]
) -> None:
    assert named_moments(moments, gap) == named


@pytest.mark.parametrize("count", range(1, 8))
def test_the_last_entry_of_a_list_is_as_wide_as_two_where_it_is_alone(count: int) -> None:
    row = Box(20, 90, 1000, 200)
    cells = list(paired(row, count, 20, 10))
    assert len(cells) == count
    assert cells[-1].right == row.right
    assert (cells[-1].w == row.w) == (count % 2 == 1)
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))


@pytest.mark.parametrize("ends", [[90.0] * 6, [10.0] * 6, [80.0, 70.0, 12.0], [50.0], []])
def test_signs_at_the_ends_of_lines_stay_within_the_chart(ends: list[float]) -> None:
    found = spread_within(sorted(ends, reverse=True), 16, 10, 90)
    assert len(found) == len(ends)
    assert all(10 - 1e-6 <= y <= 90 + 1e-6 for y in found)
    assert all(above <= below - 16 + 1e-6 for below, above in pairwise(found))
