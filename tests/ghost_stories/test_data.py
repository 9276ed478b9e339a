"""data.toml: its contents, and the messages to an owner who makes a mistake in it."""

from collections import Counter

import pytest

from rules.core import BadData, read_components
from rules.ghost_stories.parts import DATA, FILE, GHOSTS, Data, faults

TEXT = FILE.read_text("utf-8")


def test_what_is_in_the_boxes() -> None:
    """ghost-stories-white-moon.ru.txt:15-28"""
    kinds = Counter((card.set, card.incarnation) for card in GHOSTS.values())
    assert kinds[("base", False)] == 55
    assert kinds[("base", True)] == 10
    assert kinds[("white_moon", False)] == 10
    assert kinds[("white_moon", True)] == 6
    assert len(DATA.villager) == 24
    assert Counter(family.members for family in DATA.family.values()) == {1: 4, 2: 4, 3: 4}
    assert len(DATA.artefact) == 8
    assert len(DATA.tile) == 10
    assert sum(colour.tao for colour in DATA.colour.values()) == 20


def test_each_colour_has_the_same_eleven_cards() -> None:
    base = [card for card in GHOSTS.values() if card.set == "base" and not card.incarnation]
    stones = [
        sorted(
            (sum(card.resistance.values()), card.left, card.centre, card.right)
            for card in base
            if card.colour == colour
        )
        for colour in ("yellow", "blue", "green", "red")
    ]
    assert stones[0] == stones[1] == stones[2] == stones[3]
    assert len(stones[0]) == 11


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('opposite = "S3"', 'opposite = "S2"', "space.N1"),
        ("members = 2", "members = 1", "family.miao"),
        ('artefact = "fireworks"', 'artefact = "firework"', "family.weng"),
        ('source = "public"', 'source = "somewhere"', "source"),
        ('set = "white_moon"', 'set = "base"', "as many tiles as places"),
        ("resistance = { yellow = 1 }", "resistance = {}", "ghost.ghoul"),
        ("[box]", "[box", "data.toml"),
    ],
)
def test_mistakes_are_told_with_their_place(right: str, wrong: str, told: str) -> None:
    assert right in TEXT
    with pytest.raises(BadData, match=told.replace(".", r"\.")):
        read_components(TEXT.replace(right, wrong, 1), Data, faults)
