"""What the table is warned of."""

from rules.ghost_stories.danger import danger
from tests.ghost_stories.stage import Scene, stage
from tests.ghost_stories.white_moon.stage import moon


def warned(scene: Scene) -> dict[str, list[dict[str, str | int]]]:
    found: dict[str, list[dict[str, str | int]]] = {}
    for message in danger(scene.s):
        found.setdefault(message.id, []).append(dict(message.args))
    return found


def test_limits() -> None:
    scene = stage(level="initiation").haunted("n").deck(7).ghost("N1", "nameless").yang()
    known = warned(scene)
    assert known["danger-tiles"] == [{"left": 3}]
    assert known["danger-deck"] == [{"left": 7}]
    assert known["danger-incarnations"] == [{"left": 1}]


def test_the_board_that_is_overrun_next_comes_first() -> None:
    prepared = stage()
    cards = ("reaper", "skinner", "fungus_thing", "lich", "zombie_1", "zombie_2")
    for space, card in zip(("N1", "N2", "N3", "W1", "W2", "W3"), cards, strict=True):
        prepared.ghost(space, card)
    boards = [args["board"] for args in warned(prepared.yang("green"))["danger-overrun"]]
    assert boards == ["board:yellow", "board:red"]


def test_what_each_haunter_does_next() -> None:
    prepared = stage(level="initiation").haunted("w", "s", "c", "n")
    prepared.edit(lambda s: s.haunted.remove("w"))
    prepared.ghost("N1", "skinner").ghost("W2", "ghoul", "symbol").ghost(
        "S2", "sticky_feet", "symbol"
    )
    known = warned(prepared.yang())
    assert [args["ghost"] for args in known["danger-steps-out"]] == ["ghost:skinner"]
    assert [args["tile"] for args in known["danger-haunts"]] == ["tile:sorcerer_hut"]
    assert [args["ghost"] for args in known["danger-last-line"]] == ["ghost:sticky_feet"]


def test_white_moon_warns_of_graves_and_devourers() -> None:
    prepared = moon().graves("hua_1").stack("c", "li_1").ghost("E2", "forest_stalker")
    prepared.ghost("N2", "tiger_lord").ghost("S1", "ghoul").su_ling("S1")
    known = warned(prepared.ghost("W1", "marsh_jackal").yang())
    assert known["danger-graves"] == [{"left": 11}]
    assert len(known["danger-devours"]) == 2
    assert [args["ghost"] for args in known["danger-devours-any"]] == ["ghost:marsh_jackal"]
    assert "danger-steps-out" not in known


def test_the_view_carries_the_warnings() -> None:
    scene = stage().haunted("n").yang()
    assert ["danger-tiles", {"left": 2}] in scene.game.view()["danger"]
