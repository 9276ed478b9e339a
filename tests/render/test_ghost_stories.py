"""The pictures of Ghost Stories: nothing cut, nothing covered, nothing leaked, all told apart."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice, pairwise
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.ghost_stories import layout, sheet
from render.ghost_stories import painter as ghosts
from render.ghost_stories.ghosts import FIGURES, Brush, kind_of
from render.ghost_stories.houses import SCENES, paint_tile
from render.ghost_stories.lookup import face_of, known_keys
from render.ghost_stories.panel import draw_panel
from render.ghost_stories.scene import scene_of
from render.ghost_stories.sides import in_lines
from render.kit.alt import ALT_LIMIT
from render.kit.canvas import Canvas
from render.kit.cards import draw_card
from render.kit.changes import CHANGE_RIM, Arrow, draw_arrows
from render.kit.focus import Option, mark_options
from render.kit.icons import icon_named
from render.kit.look import Look
from render.kit.pen import Pen
from render.kit.shown import LEGIBLE, TALLEST, shown_size
from render.kit.theme import THEMES
from render.kit.vision import DEFICIENCIES, distance, seen_with
from rules import new_game
from rules.core import Choice
from rules.ghost_stories.parts import COLOURS, DATA, GHOSTS
from rules.play import decisions
from tests.marks import all_but_first_long, all_long_but
from tests.render import ghost_views as views
from tests.render.checks import assert_labels_fit, numbered
from tests.render.ghost_views import LANGUAGES, LONG_NAMES, PEOPLE, POSITIONS
from tests.render.golden import LOUD_SHARE, assert_golden, difference

both = ghosts.both
draw_board = ghosts.draw_board
draw_region = ghosts.draw_region
palette = ghosts.palette
region_for = ghosts.region_for

SMALL = Look(width=400)
BOTH = (layout.GROUND, layout.seats_window())
GREY = (128, 128, 128)


@pytest.mark.long
@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["full-4"], POSITIONS))
def test_no_label_is_cut_or_covered(position: str, language: str) -> None:
    view = POSITIONS[position]()
    for width in (1600, 800):
        look = Look(language=language, width=width, people=LONG_NAMES)
        scene = scene_of(view, look)
        for window in BOTH:
            assert_labels_fit(draw_board(scene, look, window))
        for board in scene.boards:
            assert_labels_fit(draw_panel(scene, board, look, palette(look), width))


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("region", all_but_first_long([*layout.REGIONS, *sheet.SHEETS]))
def test_no_crop_cuts_a_word(region: str, language: str) -> None:
    for position in ("early-4", "full-4", "moon-4"):
        look = Look(language, width=800, people=LONG_NAMES)
        scene = scene_of(POSITIONS[position](), look)
        assert_labels_fit(draw_region(scene, look, region, (), 0))


@pytest.mark.parametrize("theme", all_long_but(THEMES[:2], THEMES))
def test_every_theme_shows_every_label(theme: str) -> None:
    look = Look(theme=theme, width=800)
    scene = scene_of(POSITIONS["moon-4"](), look)
    for window in BOTH:
        assert_labels_fit(draw_board(scene, look, window))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_component_fit_their_card(language: str) -> None:
    theme = palette(Look())
    for key in known_keys():
        assert_labels_fit(draw_card(face_of(key, language, theme), theme, 500))


# ---- told apart


def drawn(kind: str) -> Image.Image:
    """Return a ghost's figure in grey, as people without colour vision see it."""
    pen = Pen((64, 64))
    FIGURES[kind](Brush(pen, GREY, (240, 240, 240)))
    return on_ground(pen)


def on_ground(pen: Pen) -> Image.Image:
    ground = Image.new("RGBA", pen.pixels, (30, 30, 40, 255))
    ground.alpha_composite(pen.finished())
    return ground.convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the share of pixels that differ at a glance."""
    difference = ImageChops.difference(one, other)
    return sum(difference.histogram()[40:]) / (one.width * one.height)


def test_every_kind_of_ghost_has_a_figure_of_its_own() -> None:
    assert set(FIGURES) == {kind_of(id) for id in GHOSTS}
    pictures = {kind: drawn(kind) for kind in FIGURES}
    for one, other in combinations(pictures, 2):
        assert apart(pictures[one], pictures[other]) > 0.1, (one, other)


def test_every_tile_has_a_scene_and_is_another_one_when_haunted() -> None:
    theme = palette(Look())
    assert set(SCENES) == set(DATA.tile)
    pictures = {}
    for tile in SCENES:
        for haunted in (False, True):
            pen = Pen((100, 90), (100, 90))
            paint_tile(pen, theme, tile, haunted=haunted)
            pictures[tile, haunted] = on_ground(pen)
        assert apart(pictures[tile, False], pictures[tile, True]) > 0.4, tile
    for one, other in combinations(SCENES, 2):
        assert apart(pictures[one, False], pictures[other, False]) > 0.05, (one, other)


GROUPS = {
    "tao": [f"tao_{colour}" for colour in COLOURS],
    "taoist": [f"taoist_{mark}" for mark in range(4)],
    "family": [f"family_{family}" for family in DATA.family],
    "power": [f"power_{power}" for power in DATA.power],
    "artefact": [f"artefact_{artefact}" for artefact in DATA.artefact],
    "stone": [key.replace(":", "_") for key in known_keys() if key.startswith("stone:")],
    "curse": [f"curse_{face}" for face in dict.fromkeys(DATA.die.curse)],
    "state": ["active", "haunted"],
}


def in_grey(name: str) -> Image.Image:
    own = palette(Look())
    colours = {**own.colours, **dict.fromkeys(COLOURS, GREY)}
    plain = replace(own, seats=(GREY,) * 5, seat_ink=((255, 255, 255),) * 5,
                    colours=MappingProxyType(colours))  # fmt: skip
    pen = Pen((64, 64))
    icon_named(name, plain)(pen, plain)
    return on_ground(pen)


@pytest.mark.parametrize("group", GROUPS)
def test_shape_tells_things_apart_without_colour(group: str) -> None:
    pictures = {name: in_grey(name) for name in GROUPS[group]}
    for one, other in combinations(pictures, 2):
        assert apart(pictures[one], pictures[other]) > 0.012, (one, other)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_colours_differ_for_the_colour_blind(deficiency: str) -> None:
    theme = palette(Look(theme="colour_blind"))
    seen = {colour: seen_with(deficiency, theme[colour]) for colour in COLOURS}
    for one, other in combinations(seen, 2):
        assert distance(seen[one], seen[other]) > 15, (one, other)


# ---- real games


def games() -> Iterator[Any]:
    """Yield random games, at every decision."""
    for seed in range(10):
        options = {
            "mode": ("base", "white_moon")[seed % 2],
            "boards": "chosen",
            "difficulty": ("initiation", "nightmare")[seed % 3 == 2],
        }
        game = new_game("ghost_stories", seats=1 + seed % 4, options=options, seed=bytes([seed]))
        yield game
        for _ in islice(decisions(game, Random(seed)), 150):
            yield game


@pytest.mark.long
def test_every_option_with_a_target_is_marked_on_the_picture_of_its_question() -> None:
    seen: Counter[str] = Counter()
    for game in games():
        for choice in game.pending:
            if seen[choice.point] < 2 and any(option.target for option in choice.options):
                seen[choice.point] += 1
                assert_marked(game, choice)
    assert len(seen) > 15


def assert_marked(game: Any, choice: Choice) -> None:
    options = numbered([option.target for option in choice.options])
    scene = scene_of(game.view(choice.seat), SMALL)
    region = region_for(scene, SMALL, options, choice.seat)
    if region:
        canvas = draw_region(scene, SMALL, region, options, choice.seat)
    else:
        canvas = draw_board(scene, SMALL, layout.GROUND)
    mark_options(canvas, options)
    assert sorted(int(label.text) for label in canvas.marks) == [o.number for o in options], choice
    picture = ghosts.asked(game.view(choice.seat), SMALL, options=options, player=choice.seat)
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("common", ["tile:", "board:"])
def test_a_power_is_chosen_beside_the_village_and_not_below_every_seat(common: str) -> None:
    """Nearly every turn asks for a tile or a power, and the tiles have to be as large as
    possible."""
    view = POSITIONS["early-4"]()
    scene = scene_of(view, SMALL)
    places = draw_board(scene, SMALL, layout.GROUND).places
    power = f"power:{scene.boards[1].power}"
    options = numbered([*(place for place in places if place.startswith(common)), power])
    windows = both(scene, SMALL, options)
    assert sum(window.h for window in windows) <= 1.6 * windows[0].w
    canvases = [draw_board(scene, SMALL, window) for window in windows]
    for canvas in canvases:
        mark_options(canvas, options)
    marked = [label.text for canvas in canvases for label in canvas.marks]
    assert sorted(map(int, marked)) == [option.number for option in options]
    assert not both(scene, SMALL, options[:-1])


def test_artefacts_and_borrowed_powers_are_chosen_beside_the_village() -> None:
    """However many seats' plates are needed, the picture is not too tall."""
    scene = scene_of(POSITIONS["moon-4"](), SMALL)
    tile = next(place for place in draw_board(scene, SMALL).places if place.startswith("tile:"))
    powers = [f"power:{board.power}" for board in scene.boards]
    artefact = f"artefact:{scene.boards[2].artefacts[0]}"
    for others in ([artefact], powers[:2], powers[1:3], [*powers[:2], artefact], powers):
        options = numbered([tile, *others])
        windows = both(scene, SMALL, options)
        assert len(windows) > 1
        canvases = [draw_board(scene, SMALL, window) for window in windows]
        for canvas in canvases:
            mark_options(canvas, options)
        marked = [label.text for canvas in canvases for label in canvas.marks]
        assert sorted(map(int, marked)) == [option.number for option in options]
        picture = ghosts.asked(POSITIONS["moon-4"](), SMALL, options=options, player=0)
        assert picture.name == "ghost-stories-both.webp"
        assert picture.height <= TALLEST * picture.width, others


def test_what_is_chosen_among_the_seats_alone_is_shown_on_their_plates() -> None:
    scene = scene_of(POSITIONS["full-4"](), SMALL)
    options = numbered([f"plate:{side}" for side in range(4)])
    assert draw_region(scene, SMALL, None, options, 0).view == layout.seats_window()


@pytest.mark.long
def test_arrows_lead_between_places_of_the_board() -> None:
    told = 0
    seen = [game.view(None) for game in islice(games(), 0, 900, 3)]
    for old, new in pairwise(seen):
        arrows = ghosts.arrows_since([old, new]) if old["mode"] == new["mode"] else []
        places = draw_board(scene_of(new, SMALL), SMALL, layout.whole()).places if arrows else {}
        for arrow in arrows:
            assert {arrow.start, arrow.end} <= {"", *places}, arrow
        told += len(arrows)
    assert told > 100


def test_a_picture_is_the_same_whatever_lies_hidden() -> None:
    for number, game in enumerate(islice(games(), 20, 700, 60)):
        if not game.state.begun:
            continue
        other = game.clone()
        other.book.redeal(other.state, None, Random(number).shuffle)
        mine, theirs = game.view(None), other.view(None)
        assert ghosts.board(mine, SMALL) == ghosts.board(theirs, SMALL)
        assert ghosts.panel(mine, 0, SMALL) == ghosts.panel(theirs, 0, SMALL)


# ---- in words


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize("position", all_long_but(["full-4", "moon-4"], POSITIONS))
def test_alt_texts_keep_the_limit(position: str, language: str) -> None:
    view, look = POSITIONS[position](), Look(language, width=400, people=PEOPLE)
    for picture in (*ghosts.boards(view, look), ghosts.panel(view, 0, look)):
        assert 10 < len(picture.alt) <= ALT_LIMIT
    for region in ghosts.regions(language):
        assert 0 < len(ghosts.board(view, look, region=region).alt) <= ALT_LIMIT


def test_alt_text_of_a_position_says_what_is_dangerous_first() -> None:
    alt = ghosts.board(POSITIONS["neutral-2"](), Look(width=400, people=("Anna", "Boris"))).alt
    for words in ("Haunted 0 of 3", "Deck: ", "Next incarnation after", "Neutral board",
                  "Ghoul (1 yellow), figure on the card", "Skinner (1 red), figure on the board",
                  "Possessed", "Taoists: Anna at"):  # fmt: skip
        assert words in alt, words
    assert alt.index("Haunted") < alt.index("Ghoul")


def test_alt_text_of_white_moon_tells_its_pieces() -> None:
    alt = ghosts.board(POSITIONS["moon-4"](), Look(width=400, people=PEOPLE)).alt
    for words in ("Saved 2, dead 10 of 12", "Su-Ling at W3", "Portal: ", "(dead)"):
        assert words in alt, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_has_its_results_and_its_film(language: str) -> None:
    game = new_game("ghost_stories", seats=2, options={"mode": "white_moon"}, seed=b"film")
    seen = [game.view(None) for _ in decisions(game, Random(2))]
    seen = [*seen[::20], game.view(None)]
    look = Look(language, width=400, people=("Анна", "Boris"))
    card, film = ghosts.results(seen[-1], look, seen), ghosts.replay(seen[:3], look)
    assert str(seen[-1]["result"]["scores"][0]) in card.alt
    assert "→" in card.alt
    assert 0 < len(film.alt) <= ALT_LIMIT


def test_a_seat_has_what_a_draft_may_change() -> None:
    held = ghosts.holdings(POSITIONS["full-4"](), "en")
    assert len(held) == 4
    assert {"Qi", "Red Tao", "Yin-Yang", "Place"} <= set(held[0])


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Анна", "Анна"),
        ("Максимилиан", "Макси-\nмилиан"),
        ("Maximilian", "Maxi-\nmilian"),
        ("Jean-Baptiste", "Jean-\nBaptiste"),
        ("Mary Magdalene", "Mary Magdalene"),
    ],
)
def test_a_long_name_in_a_corner_is_broken_in_two(name: str, lines: str) -> None:
    assert in_lines(name, 187) == lines


def test_a_long_name_in_a_corner_can_be_read_in_a_message() -> None:
    people = ("Максимилиан", "Maximilian", "Константин", "Анна")
    look = Look("ru", width=800, people=people)
    canvas = draw_board(scene_of(POSITIONS["full-4"](), look), look, layout.GROUND)
    names = [label for label in canvas.labels if label.text.replace("-\n", "") in people]
    assert len(names) == len(people)
    assert all(shown_size(label.size, *canvas.view[2:]) >= LEGIBLE for label in names)


# ---- golden pictures


@pytest.mark.parametrize(
    "position", all_but_first_long(["moon-4", "early-4", "neutral-2", "full-4"])
)
def test_golden_boards(position: str) -> None:
    look = Look("ru" if position == "moon-4" else "en", people=PEOPLE)
    scene = scene_of(POSITIONS[position](), look)
    for name, window in zip(("ground", "seats"), BOTH, strict=True):
        assert_golden(draw_board(scene, look, window).image, f"ghosts-{position}-{name}")


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES[1:])
def test_golden_themes(theme: str) -> None:
    look = Look(theme=theme, people=PEOPLE)
    scene = scene_of(POSITIONS["moon-4"](), look)
    assert_golden(draw_board(scene, look, layout.GROUND).image, f"ghosts-{theme}")


def test_golden_panel_and_figures() -> None:
    look = Look("ru", people=PEOPLE)
    scene = scene_of(POSITIONS["full-4"](), look)
    canvas = draw_panel(scene, scene.boards[0], look, palette(look), 1000)
    assert_golden(canvas.image, "ghosts-panel")
    assert_golden(figures(), "ghosts-figures")


def figures() -> Image.Image:
    """Return all figures, side by side."""
    across, side = 10, 64
    whole = Image.new("L", (across * side, -(-len(FIGURES) // across) * side))
    for number, kind in enumerate(FIGURES):
        whole.paste(drawn(kind), (number % across * side, number // across * side))
    return whole


def test_golden_pictures_notice_a_haunted_tile() -> None:
    def haunted(state: Any) -> None:
        views.full(state)
        state.haunted.append("sw")

    look = Look(people=PEOPLE)
    view = views.staged_view(4, "base", haunted, "hell")
    canvas: Canvas = draw_board(scene_of(view, look), look, layout.GROUND)
    _, loud = difference(canvas.image, "ghosts-full-4-ground")
    assert loud > LOUD_SHARE


@pytest.mark.parametrize("corner", ["nw", "ne", "sw", "se"])
def test_one_receptacle_is_asked_about_in_the_middle_of_a_picture(corner: str) -> None:
    scene = scene_of(POSITIONS["moon-4"](), SMALL)
    options = [Option(1, [f"receptacle:{corner}"])]
    region = region_for(scene, SMALL, options, 0)
    assert region == f"receptacle_{corner}"
    canvas = draw_region(scene, SMALL, region, options, 0)
    bowl = canvas.places[f"receptacle:{corner}"].box
    assert canvas.view.margin(bowl) > 2 * bowl.w


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("position", ["full-4", "moon-4"])
def test_the_number_of_changed_qi_lies_on_its_own_bar_and_on_no_word(
    position: str, side: int
) -> None:
    look = Look("ru", width=800, people=LONG_NAMES)
    scene = scene_of(POSITIONS[position](), look)
    canvas = draw_board(scene, look, layout.GROUND)
    draw_arrows(canvas, [Arrow(12, "", f"edge:{side}")])
    tag, bar = canvas.marks[-1].room, layout.strip(side)
    assert bar.grown(2 * CHANGE_RIM).holds(tag)
    assert min(tag.w, tag.h) > 50
    words = [label.box for label in canvas.labels if bar.holds(label.box, 2)]
    assert words
    assert not any(tag.overlaps(box, CHANGE_RIM) for box in words)
