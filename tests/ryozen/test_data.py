"""data.toml: its contents, and the messages to an owner who makes a mistake in it."""

from collections import Counter

import pytest

import locales
from rules.core import BadData, read_components
from rules.ryozen.parts import BOX, CLANS, COMPANIONS, EVENTS, FILE, LIT, VILLAGES, Box, faults
from rules.ryozen.setup import clan_stack

TEXT = FILE.read_text("utf-8")


def test_what_is_in_the_box() -> None:
    """ryozen.ru.txt:86-147, 417-422"""
    assert sum(card.copies for card in BOX.revelations.values()) == 36
    assert len(EVENTS) == 20
    assert sum(village.tile for village in VILLAGES.values()) == 12
    assert sum(companion.tiles for companion in COMPANIONS.values()) == 20
    assert [len(clan_stack(clan, asymmetric=False)) for clan in CLANS] == [14] * 4


def test_asymmetric_clans_have_the_same_tiles_altogether() -> None:
    """A kind that one clan has twice, another lacks."""
    stacks = [clan_stack(clan, asymmetric=True) for clan in CLANS]
    assert [len(stack) for stack in stacks] == [14] * 4
    assert len({tuple(sorted(stack)) for stack in stacks}) == 4
    assert set(Counter(kind for stack in stacks for kind in stack).values()) == {4}


def test_three_sectors_are_lit_at_a_time() -> None:
    """ryozen.ru.txt:1211, 1295"""
    assert LIT[0] == ("gates", "outskirts", "springs")
    assert LIT[1] == ("capital", "altar", "clan_house")
    assert all(len(lit) == 3 for lit in LIT)


def test_every_card_has_a_name_and_a_text() -> None:
    known = locales.ids("ryozen/parts")
    for group in ("companions", "villages", "revelations", "events"):
        for id in getattr(BOX, group):
            assert f"{group}-{id}" in known
            assert f"{group}-{id}-text" in known


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("coin = 4", 'coin = "four"', "set_up.coin"),
        ("coin = 4", "coin = -4", "set_up.coin"),
        ("areas = 4", "areas = 21", "event_row.areas"),
        ("[companions.archer]", "[companions.bowman]", "companions.archer"),
        ('glyph = "light"', 'glyph = "lamp"', "revelations.strategic_maneuvers.glyph"),
        ("offsets = [0, 2, 4]", "offsets = [0, 2]", "lights.offsets"),
        ("offsets = [0, 2, 4]", "offsets = [0, 2, 9]", "lights.offsets"),
        ("players = [3, 4]", "players = [4]", "boards"),
        ("apprentices = 4", "apprentices = 6", "boards.four.apprentices"),
        ('["", "", "coin"]', '["", "", "gold"]', "boards.two.spots.gates"),
        ("night = { favour = 4 }", "night = { honour = 4 }", "sectors.gates.night"),
        ("cost = { scroll = 2 }", "cost = { favour = 2 }", "village_track[1].cost"),
        ("gains = { coin = 2 }", "gains = { coin = -2 }", "villages.start.gains"),
        ('never = ["mentor", "guard", "councillor"]', "never = []", "clans.orange"),
        ('twice = ["archer"', 'twice = ["bowman"', "clans.blue"),
        ("seats = [[0], [0, 2]", "seats = [[0]", "tower.seats"),
        ("seats = [[0], [0, 2]", "seats = [[0], [0, 4]", "tower.seats"),
        ('source = "designed"', 'source = "a dream"', "lights.source"),
        ("price = 2", "cost = 2", "revelations.strategic_maneuvers"),
        ("[lights]", "[light", "data.toml"),
    ],
)
def test_a_wrong_edit_is_told_with_its_place(old: str, new: str, place: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as fault:
        read_components(TEXT.replace(old, new, 1), Box, faults)
    assert place in str(fault.value)


def test_a_right_edit_is_taken() -> None:
    box = read_components(
        TEXT.replace("gains = { coin = 2 }", "gains = { lantern = 1 }"), Box, faults
    )
    assert box.villages["start"].gains == {"lantern": 1}
