"""The distance between typed words and names."""

import pytest

from cogs.words.matching import Name, apart, distance, misspelt, split, words


def far(typed: str, label: str) -> float:
    found = distance(words(typed), Name.of(label))
    assert found is not None, (typed, label)
    return found


def test_words_are_lower_case_without_signs() -> None:
    assert words("Gates 4 (1 Scroll), Ёлка!") == ["gates", "4", "1", "scroll", "елка"]


def test_a_label_has_a_name_and_an_explanation() -> None:
    assert split("Gates 4 (1 scroll)") == ("Gates 4", "(1 scroll)")
    assert split("Openly: 1 influence") == ("Openly", ": 1 influence")
    assert split("Summit of the Palace") == ("Summit of the Palace", "")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("gates", "gates"), ("gat", "gates"), ("лучника", "лучник"), ("gtaes", "gates"),
     ("altr", "altar"), ("merchnat", "merchant")],
)  # fmt: skip
def test_what_is_near(typed: str, meant: str) -> None:
    assert apart(typed, meant) is not None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("4", "14"), ("1", "2"), ("coin", "coat"), ("lamp", "lantern"), ("врата", "алтарь")],
)
def test_what_is_not(typed: str, meant: str) -> None:
    assert apart(typed, meant) is None


def test_nearer_and_farther() -> None:
    assert far("gates", "Gates 1") < far("gat", "Gates 1") < far("gatse", "Gates 1")


def test_one_slip_is_forgiven_but_not_two() -> None:
    assert misspelt("archer", "arhcer")
    assert misspelt("archer", "acher")
    assert misspelt("archer", "archher")
    assert not misspelt("archer", "acrehr")


def test_the_whole_name_is_nearer_than_a_part() -> None:
    assert far("warrior", "Warrior") < far("warrior", "Anna's Warrior, Gates 2")


def test_the_name_is_nearer_than_its_explanation() -> None:
    assert far("gates 1", "Gates 1") < far("gates 1", "Gates 4 (1 scroll)")


def test_each_word_is_used_once() -> None:
    assert distance(["ship", "ship"], Name.of("Ship")) is None


def test_small_words_may_be_said_or_left_out() -> None:
    assert far("the summit palace", "Summit of the Palace") == far("summit palace", "Summit Palace")
    assert distance(["the"], Name.of("Gates 1")) is None
