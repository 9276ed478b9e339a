"""The pictures of Ryozen show the possible choices and the events, also in words."""

import copy

import pytest

from render.kit.alt import ALT_LIMIT
from render.kit.changes import Arrow, draw_arrows
from render.kit.focus import Option, mark_options
from render.kit.look import Look
from render.ryozen import layout, words
from render.ryozen import painter as ryozen
from render.ryozen.alt import goods_sentence
from render.ryozen.pictures import own_places, roomy
from render.ryozen.scene import scene_of
from render.ryozen.words import effect
from tests.marks import all_but_first_long
from tests.render import ryozen_views as views
from tests.render.ryozen_views import LANGUAGES, LONG_NAMES


def test_options_are_numbered_on_their_places_and_hands() -> None:
    view = views.middle()
    look = Look()
    keys = ["spot:gates:3", "palace", "hand:apprentice", "slot:1", "village:2", "nowhere:1"]
    options = [own_places(Option(n, [key]), 0) for n, key in enumerate(keys, 1)]
    canvas = ryozen.draw_board(scene_of(view, look), look)
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
    assert ryozen.region_for(scene_of(views.middle(), look), look, options, None) == region


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
    look = Look(width=400)
    places = ryozen.draw_board(scene_of(after, look), look).places
    assert all(arrow.end in places and arrow.start in {"", *places} for arrow in steps)


def test_what_happened_in_one_province_is_shown_large() -> None:
    start, look = views.middle(), Look(width=400)
    after = copy.deepcopy(start)
    after["sectors"][1]["spots"][3]["tile"] = views.tile(1, "apprentice")
    (near,) = ryozen.close_ups([start, after], look)
    assert near.name == "ryozen-changes.webp"
    assert near.height < near.width  # the picture of one province is broad
    assert near.alt == ryozen.board(after, look).alt
    after["players"][0]["explorer"] += 1
    both = ryozen.close_ups([start, after], look)
    assert [picture.name for picture in both] == ["ryozen-changes.webp", "ryozen-changes-2.webp"]
    after["events"][0]["id"] = ""  # the events lie beside the villages, in the same crop
    again = ryozen.close_ups([start, after], look)
    assert [picture.name for picture in again] == [picture.name for picture in both]


def test_a_crop_of_what_happened_has_room_for_the_numbers() -> None:
    window = roomy(layout.REGIONS["events"])
    canvas = ryozen.draw_board(scene_of(views.full(), Look("ru")), Look("ru", width=800), window)
    draw_arrows(canvas, [Arrow(number, "", f"event:{number}") for number in range(1, 5)])
    assert len(canvas.marks) == 4
    for mark in canvas.marks:
        assert not [label.text for label in canvas.labels if mark.room.overlaps(label.box, 2)]


def test_a_new_round_with_nothing_moved_has_no_arrows() -> None:
    view = views.middle()
    assert ryozen.arrows_since([view, copy.deepcopy(view)]) == []
    assert ryozen.arrows_since([view]) == []


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
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
