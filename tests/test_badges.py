"""The README's badges show figures of this checkout, and are files of it."""

import re

import pytest

from tools import badges
from tools.environment import ROOT

README = (ROOT / "README.md").read_text("utf-8")
SHOWN = dict(re.findall(r"!\[([^]]+)\]\(docs/badges/(\w+)\.svg\)", README))


@pytest.mark.parametrize("name", badges.facts())
def test_a_badge_is_what_the_tool_draws(name: str) -> None:
    drawn = (badges.BADGES / f"{name}.svg").read_text("utf-8")
    assert drawn == badges.svg(*badges.facts()[name]), "python -m tools.badges"


def test_the_readme_shows_them_and_says_the_same_in_words() -> None:
    assert {name: said for said, name in SHOWN.items()} == {
        name: badges.words(name) for name in badges.facts()
    }
    assert sorted(it.stem for it in badges.BADGES.iterdir()) == sorted(badges.facts())


def test_the_oldest_python_of_a_badge_is_the_one_that_is_needed() -> None:
    needed = re.findall(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert badges.facts()["python"][1].split()[0] == needed[0]
