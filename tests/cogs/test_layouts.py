"""Layouts keep Discord's limits, however much there is to show."""

import pytest
from discord import ui

from cogs.pieces.kit import CHARACTERS, COMPONENTS, ENTRIES, LABEL, button, newest
from cogs.pieces.options import MOST_BUTTONS, Option, as_buttons, grouped, title
from cogs.pieces.panel import Panel, Question, packed, panel, unpacked
from cogs.texts import Texts
from locales import LANGUAGES

CUSTOM_ID = 100


def options(count: int, label: str = "Site {} with a view of the harbour") -> list[Option]:
    return [
        Option(number, label.format(number), f"site:{number % 7}") for number in range(1, count + 1)
    ]


def check(view: ui.LayoutView) -> None:
    assert view.total_children_count <= COMPONENTS
    assert view.content_length() <= CHARACTERS
    ids = []
    for item in view.walk_children():
        if isinstance(item, ui.Button):
            assert len(item.label or "") <= LABEL
            ids.append(item.custom_id)
        if isinstance(item, ui.Select):
            assert 1 <= len(item.options) <= ENTRIES
            assert len({option.value for option in item.options}) == len(item.options)
            assert item.min_values <= item.max_values <= len(item.options)
            ids.append(item.custom_id)
    assert len(set(ids)) == len(ids)
    assert all(len(id or "") <= CUSTOM_ID for id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5, 10, 11, 25, 26, 60, 125, 126, 400])
@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize(
    "label", ["{}", "Site {} with a view of the harbour", "{} " + "long " * 40]
)
async def test_a_question_of_any_size(language: str, count: int, most: int, label: str) -> None:
    asked = Question("Where to? " * 20, options(count, label), 0, min(most, count))
    pages = -(-len(grouped(asked.options)) // 5)
    for page in range(pages):
        it = Panel(
            table=123456,
            step="1234.56",
            heading="Ryozen",
            question=asked,
            so_far=["a choice of some length " * 4] * 40,
            happened=["something happened " * 5] * 40,
            warning="No way back. " * 10,
            page=page,
            rules=button(
                "Rules", "e/topic-open/ryozen/start-revelation/ryozen.strategic_maneuvers"
            ),
        )
        check(panel(it, Texts(language)))


async def test_every_option_is_offered_exactly_once() -> None:
    many = options(333)
    offered = [option.number for group in grouped(many) for option in group.options]
    assert sorted(offered) == list(range(1, 334))


def test_few_short_options_are_buttons() -> None:
    assert as_buttons(options(5, "Gate {}"), 1)
    assert not as_buttons(options(5, "Gate {}"), 2)
    assert not as_buttons(options(MOST_BUTTONS + 1, "Gate {}"), 1)
    assert not as_buttons(options(5, "A gate so far away that nobody can see it: {}"), 1)


def test_menus_are_called_after_what_they_share() -> None:
    gates = [Option(1, "Gates 1"), Option(2, "Gates 2")]
    assert title(gates) == "1–2 · Gates"
    assert title([*gates, Option(3, "Market")]) == "1–3 · Gates 1 … Market"


def test_picks_survive_in_a_custom_id() -> None:
    assert unpacked(packed([3, 0, 12])) == [3, 0, 12]
    assert unpacked(packed([])) == []


def test_only_the_newest_lines_are_kept() -> None:
    assert newest(["one", "two", "three"], 100) == ["one", "two", "three"]
    assert newest(["one", "two", "three"], 12) == ["…", "two", "three"]
