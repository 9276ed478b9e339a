"""The choices of a House in a crowd: every number has a thing of its own, and hides no sign."""

from itertools import combinations
from typing import cast

import pytest
from PIL import ImageChops, ImageStat

from render.candelabria import layout, painter
from render.candelabria.briefs import QUESTS
from render.candelabria.panel import HAND_WINDOW, WINDOW
from render.candelabria.realm import draw_coins, free_middles, freest
from render.candelabria.words import said
from render.kit.canvas import Canvas
from render.kit.changes import Arrow, draw_arrows
from render.kit.focus import badge_size, mark_options, places_of
from render.kit.geometry import Box, encloses
from render.kit.icons import ICONS
from render.kit.look import Look
from render.kit.widgets import Icon
from rules.candelabria.parts import BOX, CANDLES, TACTICS
from rules.candelabria.seen import View
from tests.candelabria.stage import ASH, ENGINEERS, NOVA, SATORES
from tests.render.candelabria_views import LANGUAGES, LONGEST, full, middle, seen
from tests.render.checks import numbered

draw_board = painter.draw_board
draw_panel = painter.draw_panel
draw_region = painter.draw_region
region_for = painter.region_for

LOOK = Look(width=400)
# Flames everywhere, with two or three Houses in many territories.
SPREAD = {
    ASH: (),
    ENGINEERS: ("r1_mine", "r1_forge", "r2_mine", "r2_curse", "r3_mine", "r4_portal", "r5_mine"),
    SATORES: ("r1_mine", "r2_mine", "r3_mine", "r6_mine", "r6_curse", "r7_mine", "r9_mine"),
    NOVA: ("r2_mine", "r4_mine", "r4_portal", "r7_mine", "r7_portal", "r8_mine", "r8_forge"),
}


def cores(canvas: Canvas) -> list[Box]:
    """Return the boxes that the round badges cover."""
    return [mark.room.inset(mark.room.w * 0.16) for mark in canvas.marks]


def land_of_flames() -> View:
    board = middle()
    for house, territories in SPREAD.items():
        board.flames(house, *territories)
    return cast(View, board.begin(["turn", 0]).game.view(0))


def test_numbers_all_over_the_land_hide_no_sign_of_a_house_and_not_each_other() -> None:
    view = land_of_flames()
    canvas = draw_board(view, LOOK, layout.WINDOWS["map"])
    mark_options(canvas, numbered(sorted(key for key in canvas.places if key.startswith("flame"))))
    assert len(canvas.marks) == sum(map(len, SPREAD.values()))
    for core in cores(canvas):
        assert all(core.shared(sign) < 0.1 * sign.w * sign.h for sign in canvas.kept), core
    assert not any(one.overlaps(other) for one, other in combinations(cores(canvas), 2))


def test_the_more_there_is_to_choose_from_the_smaller_are_the_numbers() -> None:
    view = land_of_flames()
    sizes = []
    for count in (4, 21):
        canvas = draw_board(view, LOOK, layout.WINDOWS["map"])
        flames = sorted(key for key in canvas.places if key.startswith("flame"))
        mark_options(canvas, numbered(flames[:count]))
        sizes.append(canvas.marks[0].room.w)
    assert sizes[0] > sizes[1] > 0.7 * sizes[0]


def test_what_stands_close_together_is_shown_larger_than_its_region() -> None:
    board = middle().castle(ENGINEERS, "r6_curse")
    board.flames(ASH, "r6_curse").flames(SATORES, "r6_curse").flames(NOVA, "r6_curse")
    view = cast(View, board.begin(["turn", 0]).game.view(1))
    options = numbered([f"flame:r6_curse:{house}" for house in (ASH, SATORES, NOVA)])
    region = region_for(view, LOOK, options, 1)
    assert region == "region_6"
    canvas = draw_region(view, LOOK, region, options, 1)
    whole = layout.region_window(view["side"], 6)
    assert canvas.view.w < 0.8 * whole.w
    assert canvas.view.w / canvas.view.h == pytest.approx(whole.w / whole.h)
    assert canvas.sees_all([place for option in options for place in option.places])
    assert draw_region(view, LOOK, region, (), 1).view == whole


def test_the_slots_of_the_war_are_shown_by_themselves() -> None:
    view = seen("battle-4", 0)
    options = numbered(["slot:1", "slot:2"])
    canvas = draw_region(view, LOOK, region_for(view, LOOK, options, 0), options, 0)
    assert canvas.sees_all(["slot:1", "slot:2"])
    assert canvas.view.w < WINDOW.w / 2
    mark_options(canvas, options)
    assert not any(core.overlaps(sign) for core in cores(canvas) for sign in canvas.kept)


def test_no_rim_of_a_flame_crosses_the_sign_of_its_neighbour() -> None:
    board = middle()
    for house in SPREAD:
        board.flames(house, "r6_curse")
    view = cast(View, board.begin(["turn", 0]).game.view(1))
    canvas = draw_region(view, LOOK, "region_6", numbered(["flame:r6_curse:ash"]), 1)
    places = [canvas.places[f"flame:r6_curse:{house}"].box for house in SPREAD]
    signs = [sign for sign in canvas.kept if any(place.holds(sign, 2) for place in places)]
    assert len(signs) == len(SPREAD)
    for place in places:
        assert sum(place.overlaps(sign) for sign in signs) == 1


def within(coin: Box) -> Box:
    """Return the part of a region's token that lies within its shield."""
    return coin.inset(16).top(32)


def test_territories_in_one_part_of_the_land_are_shown_larger_with_the_numbers_whole() -> None:
    view = seen("middle-4", 0)
    options = numbered(
        [f"territory:{id}" for id in ("r1_mine", "r1_tavern", "r2_mine", "r2_curse")]
    )
    assert region_for(view, LOOK, options, 0) == "map"
    canvas = draw_region(view, LOOK, "map", options, 0)
    assert canvas.view.w < 0.7 * layout.WINDOWS["map"].w
    assert canvas.sees_all(option.places[0] for option in options)
    coins = [layout.coin(view["side"], number) for number in (1, 2)]
    before = [canvas.image.crop(canvas.pixels(within(coin))).tobytes() for coin in coins]
    mark_options(canvas, options)
    draw_coins(canvas, view, places_of(options))
    after = [canvas.image.crop(canvas.pixels(within(coin))).tobytes() for coin in coins]
    assert before == after
    assert not any(core.overlaps(coin) for core in cores(canvas) for coin in coins)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [3, 7, 13])
def test_the_number_of_a_tactics_card_lies_in_an_empty_corner_of_it(
    language: str, count: int
) -> None:
    board = full().tactics(ASH, *list(TACTICS)[:count])
    view = cast(View, board.begin(["turn", 0]).game.view(0))
    keys = [f"tactic:{id}" for id in view["houses"][0]["tactics"]]
    bare, canvas = (draw_panel(view, 0, Look(language, width=400)) for _ in range(2))
    mark_options(canvas, numbered(keys))
    assert len(canvas.marks) == count
    for key, core in zip(keys, cores(canvas), strict=True):
        assert canvas.places[key].box.holds(core)
        assert not any(core.overlaps(label.box) for label in canvas.labels), core
        paper = ImageStat.Stat(bare.image.crop(bare.pixels(core)).convert("L"))
        assert paper.stddev[0] < 12, key


@pytest.mark.parametrize("seat", range(6))
def test_the_number_of_a_new_upgrade_hides_no_symbol_of_any(seat: int) -> None:
    view = seen("full-6", 0)
    plates = layout.plates(6, len(view["quests"]))
    canvas = draw_board(view, LOOK, plates[seat].grown(8))
    new = f"seat:{seat}/upgrade:{len(view['houses'][seat]['upgrades'])}"
    assert canvas.kept
    draw_arrows(canvas, [Arrow(1, "", new, seat)])
    (number,) = cores(canvas)
    assert not any(number.overlaps(box) for box in canvas.kept)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [5, 8, 10])
def test_the_number_of_a_card_hides_none_of_its_words(language: str, count: int) -> None:
    board = full().hand(ASH, *LONGEST[-count:])
    view = cast(View, board.begin(["turn", 0]).game.view(0))
    canvas = draw_panel(view, 0, Look(language, width=400))
    mark_options(canvas, numbered([f"card:{id}" for id in view["houses"][0]["hand"]]))
    assert len(canvas.marks) == count
    for core in cores(canvas):
        assert not any(core.overlaps(label.box, 3) for label in canvas.labels), core


def test_every_quest_is_told_in_icons() -> None:
    assert set(QUESTS) == {*BOX.quests.annual, *BOX.quests.hierarchical}
    for row in QUESTS.values():
        names = [piece.name for piece in row if isinstance(piece, Icon)]
        assert names
        assert all(f"candelabria/{name}" in ICONS or name in ICONS for name in names)
    assert len(set(QUESTS.values())) == len(QUESTS)


@pytest.mark.parametrize(("position", "told"), [("quests-3", True), ("full-6", False)])
def test_many_quests_lie_on_the_board_in_icons_alone(position: str, told: bool) -> None:
    view = seen(position, 0)
    strip = layout.quests_box(len(view["quests"]))
    written = [label for label in draw_board(view, LOOK).labels if strip.holds(label.room, 2)]
    assert any(len(label.text) > 3 for label in written) == told


@pytest.mark.parametrize("position", ["full-6", "middle-4"])
def test_a_territorys_number_lies_within_it_and_a_whole_land_of_them_is_not_lit(
    position: str,
) -> None:
    view = seen(position)
    keys = [territory["key"] for territory in view["territories"]]
    canvas = draw_board(view, LOOK, layout.WINDOWS["map"])
    wanted = numbered(keys)
    free_middles(canvas, places_of(wanted), badge_size(canvas, len(keys)))
    dark = canvas.image.copy()
    mark_options(canvas, wanted)
    for mark in canvas.marks:  # nothing else is brighter than before
        canvas.rect(mark.room.grown(12), (0, 0, 0))
    lit = ImageChops.subtract(canvas.image, dark).convert("L")
    assert max(value for value, count in enumerate(lit.histogram()) if count) < 8
    for key, mark in zip(keys, canvas.marks, strict=True):
        assert encloses(canvas.places[key].outline, mark.room.centre), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_numbers_of_a_card_lie_by_its_cost_and_by_the_sign_of_manoeuvres(
    language: str,
) -> None:
    view = seen("full-6", 0)
    cards = [f"card:{id}" for id in view["houses"][0]["hand"]]
    options = painter.own(numbered([*cards, *cards]), 0)
    canvas = draw_region(view, Look(language, width=1000), "hand", options, 0)
    mark_options(canvas, options)
    assert len(canvas.marks) == 2 * len(cards)
    for number, key in enumerate(cards):
        above, below = canvas.marks[number], canvas.marks[number + len(cards)]
        box = canvas.places[key].box
        assert box.holds(above.room, 1), key
        assert box.holds(below.room, 1), key
        assert above.room.bottom < below.room.y
    for mark in canvas.marks:
        core = mark.room.inset(mark.room.w * 0.16)
        assert not any(core.overlaps(label.box) for label in canvas.labels), mark
    asked = painter.asked(view, Look(language), options=numbered([*cards, *cards]), player=0)
    assert {"en": "manoeuvre with", "ru": "манёвр:"}[language] in asked.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_cards_with_the_longest_names_are_told_whole(language: str) -> None:
    view = seen("full-6", 0)
    words = {id: said(f"card:{id}", language) for id in CANDLES}
    longest = sorted(words, key=lambda id: -max(map(len, (words[id], *words[id].split()))))
    view["houses"][0]["hand"], view["houses"][0]["hand_size"] = longest[:9], 9
    canvas = draw_panel(view, 0, Look(language, width=1000), HAND_WINDOW)
    assert not [label for label in canvas.labels if label.cut]


def test_the_sign_of_a_battle_covers_nothing_that_stands_there() -> None:
    view = seen("full-6")
    for region in view["regions"]:
        token = layout.coin(view["side"], region["number"])
        canvas = draw_board(view, LOOK, layout.WINDOWS["map"])
        (room,) = freest(canvas, [[box] for box in layout.wars(view["side"], region["number"])])
        signs = [sign for sign in canvas.kept if sign != token]
        assert sum(room.shared(sign) for sign in signs) < 0.1 * room.w * room.h, region
