"""Names that people choose are shown as plain text, wherever the bot says them."""

import re
from random import Random

import pytest

from cogs.words.texts import JOINER, LONGEST_NAME, clean, escaped, plain, quoted
from tests.bench import Bench
from tests.cogs.hostile_names import HOSTILE, Listener
from tests.cogs.house import all_told, leap
from tests.cogs.playing import called, open_panel, sit_down, take_turn
from tests.marks import all_but_first_long

TOWER = "[\u0301\u0335\u0489\u064b\u1cd0\u20dd\ufe20\u200d]{4}"
FORGED = re.compile(
    r"https?://|discord\.gg/|</|<[@#:at]|@everyone|(^|\n)\s*(#|-#|>)|(?<!\\)\[[^]]*\]\(|[\u202a-\u202e\u2066-\u2069]"
)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_name_is_short_on_one_line_and_nothing_else(name: str) -> None:
    cleaned = clean(name)
    assert 0 < len(cleaned) <= LONGEST_NAME
    assert cleaned.replace(JOINER, "").isprintable()
    assert not FORGED.search(escaped(cleaned))
    assert not re.search(TOWER, cleaned)
    assert clean(cleaned) == cleaned
    assert plain(escaped(cleaned)).replace("\u200b", "") == cleaned


@pytest.mark.parametrize("words", HOSTILE.values(), ids=HOSTILE)
def test_what_somebody_has_typed_is_a_quotation(words: str) -> None:
    """Every typed line is marked as quoted, so none can pass for the bot's own words."""
    lines = quoted(f"Hello\n{words}\u2028\n{words}").splitlines()
    assert lines[0] == "> Hello"
    assert all(line.startswith("> ") for line in lines)
    assert not any(FORGED.search(line.removeprefix("> ")) for line in lines)


def test_a_name_that_is_drawn_as_nothing_is_none() -> None:
    assert clean("\u3164 \u2800") == "?"


def test_equal_names_are_not_told_apart_by_what_nobody_sees() -> None:
    assert {clean(name) for name in ("Anna", "An\u200dna", "Anna\u200d", "A\u200d\u200dnna")} == {
        "Anna"
    }


def test_a_name_of_somebody_elses_script_leaves_its_letters() -> None:
    assert clean("क" + "\u0901" * 31) == "क" + "\u0901" * 3
    assert clean("A\u0301\u0301\u0301@\u0301") == "A\u0301\u0301\u0301"
    assert clean("\u0301Anna \u0301\u0301") == "Anna"


@pytest.mark.parametrize(
    "name",
    [
        "Анна-Мария", "cool_guy_7", "Dr. Who", "👩‍🚀 Zoë", "田中", "O'Neil", "❤️‍🔥", "क्\u200dष",
        "👩🏿‍🚀", "שָׁלוֹם", "محمّد", "རྒྱུ",
    ],
)  # fmt: skip
def test_other_names_stay_as_they_are(name: str) -> None:
    assert clean(name) == name
    assert plain(escaped(name)) == name


PAIRS = [("a link", "an invite"), ("a command", "everybody"), ("backwards", "endless")]


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("pair", all_but_first_long(PAIRS), ids=" and ".join)
async def test_no_message_makes_more_of_a_name(table: Bench, pair: tuple[str, str]) -> None:
    people = ["anna", "boris"]
    for name, hostile in zip(people, pair, strict=True):
        table[name].user.display = HOSTILE[hostile]
    listener = Listener(table)
    thread = await sit_down(table, "ryozen", people)
    chance = Random(1)
    for _ in range(6):
        leap(table, 600)
        person = await called(table, thread)
        assert person is not None
        panel = await open_panel(person)
        assert panel.text
        await take_turn(person, chance)
    anna = table["anna"].go(thread)
    for command in ("turn", "board", "log", "replay", "seat", "mygames", "stats"):
        await anna.slash(command)
    await anna.autocomplete("board", "table", "")
    await all_told(table)
    assert len(listener.said) > 20
    assert not listener.forged()
