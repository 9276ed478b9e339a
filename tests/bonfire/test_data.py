"""data.toml: its contents, and the messages to an owner who makes a mistake in it."""

import pytest

import locales
from rules.bonfire.parts import DATA, FILE, PATH_TILES, TASK_ISLANDS, TASKS, Data, faults
from rules.bonfire.tasks import KINDS
from rules.core import BadData, read_components

TEXT = FILE.read_text("utf-8")


def test_the_counts_of_the_box() -> None:
    """bonfire.ru.txt:97-206, 783-875"""
    crystals = [tile.crystal for tile in DATA.path_tile]
    assert [crystals.count(color) for color in ("blue", "red", "yellow")] == [10, 10, 8]
    colors = [task.color for task in DATA.task]
    assert [colors.count(color) for color in ("blue", "red", "yellow")] == [22, 22, 22]
    assert len(DATA.master) == 27
    assert sum(master.cost == "gold" for master in DATA.master) == 3  # bonfire.ru.txt:713
    islands = [isle.resource for isle in TASK_ISLANDS]
    assert len(islands) == 10
    assert all(islands.count(resource) == 2 for resource in islands)
    assert [place.guardian_points for place in DATA.place] == [2, 3, 4, 5, 6, 7, 8]


def test_points_of_tasks_are_those_of_their_color() -> None:
    """bonfire.ru.txt:783, 821, 855"""
    ranges = {"blue": (2, 3), "red": (4, 5), "yellow": (6, 8)}
    for task in TASKS.values():
        least, most = ranges[task.color]
        assert least <= task.points <= most, task.id


def test_every_kind_of_task_has_its_function() -> None:
    assert {task.kind for task in TASKS.values()} == set(KINDS)


def test_every_thing_has_a_name() -> None:
    groups = {
        "color": DATA.color, "resource": DATA.resource, "token": DATA.token,
        "guardian": DATA.guardian, "crystal": DATA.crystal, "portal": DATA.portal,
        "city": DATA.city, "island": DATA.island, "council": DATA.council,
        "common": DATA.common_task, "gnome": (*DATA.master, *DATA.elder), "tom-card": DATA.tom_card,
    }  # fmt: skip
    named = {f"{kind}-{part.id}" for kind, parts in groups.items() for part in parts}
    told = ("council", "gnome", "tom-card")
    texts = {f"{it}-text" for it in named if it.startswith(told)}
    assert {*locales.ids("bonfire/parts")} == named | texts | {"tom"}


def test_the_starting_tile_shows_gold() -> None:
    """bonfire.ru.txt:895"""
    assert PATH_TILES["start"].resource == "gold"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "path_01", crystal = "blue"', 'id = "path_01", crystal = "bleu"', "path_01"),
        ('id = "red_02", color = "red", points = 4', 'id = "red_02", color = "red"', "red_02"),
        ('kind = "portals", need = 3', 'kind = "portal", need = 3', "red_02: no kind 'portal'"),
        ('kind = "portals", need = 3', 'kind = "portals"', "red_02: kind portals needs 'need'"),
        (
            'kind = "portals", need = 3',
            'kind = "portals", need = 3, size = 2',
            "red_02: kind portals has no use for 'size'",
        ),
        (
            '["isle_flower_nw", "isle_pink"]',
            '["isle_flower_nw", "isle_pnk"]',
            "route[0]: no island",
        ),
        ('" hyhg. ",', '" hyhg. x",', "fate_area: 5 rows of 7 characters"),
        ('" hyhg. ",', '" hyhgx ",', "fate_area: nothing is known about 'x'"),
        ('"o.SSS.o"', '"o.SS..o"', "fate_area: three start cells"),
        (
            '"circle", "star", "square", "crescent"',
            '"circle", "star", "star", "crescent"',
            "city_a",
        ),
        ('{ id = "gold" }', '{ id = "golden" }', "resource: the ids have to be"),
        ('{ token = "path", points = 2 }', '{ token = "path" }', "area[2]"),
        ('id = "blue_02"', 'id = "blue_01"', "task: blue_01 stands there 2 times"),
        ("[players.2]", "[players.2", "not TOML"),
        ("fate_area = [", "fate_area = [7, ", "fate_area[0]: Expected `str`"),
        ("countdown_at = 7\n", "", "players"),
        ('{ id = "crescent" }', '{ id = "cressent" }', "city_a"),
        ('guardian = "pink"', 'guardian = "grey"', "one for each guardian is needed"),
        ('["ship", "path", "task"]', '["ship", "path", "ship"]', "fate_1: its three symbols"),
    ],
)
def test_a_slip_is_told_with_its_place(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as fault:
        read_components(TEXT.replace(old, new, 1), Data, faults)
    assert told in str(fault.value)
    assert "data.toml" in str(fault.value)


def test_an_island_without_a_route_is_told() -> None:
    lines = [line for line in TEXT.splitlines() if '"isle_root_se"]' not in line]
    with pytest.raises(BadData, match="isle_root_se: no route leads there"):
        read_components("\n".join(lines), Data, faults)
