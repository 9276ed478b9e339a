"""Buttons for each option where the screen has room, and one entry for several picks together."""

import pytest
from discord import ui

from cogs.buttons.picks import NONE
from cogs.layouts import phone, quick
from cogs.layouts.asked import Change, Question, TurnPanel
from cogs.layouts.kit import Shown
from cogs.layouts.options import Option
from cogs.layouts.panel import panel
from cogs.words.equal_options import alike
from cogs.words.texts import Texts
from cogs.words.together import keys_at, picks, possible
from rules.core import Choice
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.asked import decide_until, play_until
from tests.cogs.forging import forge
from tests.cogs.house import app_of
from tests.cogs.playing import button, named, open_panel, sit_down

PEOPLE = ["anna", "boris", "clara"]
MAP = Shown("map.webp", "A map", 1000, 600)
TALL = Shown("city.webp", "A city", 1000, 1500)


def spots(count: int, more: str = "", label: str = "Spot {}") -> list[Option]:
    return [Option(number, label.format(number), "spot", more) for number in range(1, count + 1)]


def shown(options: list[Option], picture: Shown | None) -> tuple[list[str], list[str]]:
    """Return the labels of the buttons that answer, and the titles of the menus."""
    it = TurnPanel(1, "1.0", "Bonfire", Question("Where to?", options), picture=picture)
    parts = list(panel(it, Texts("en")).walk_children())
    answers = [
        str(one.label)
        for one in parts
        if isinstance(one, ui.Button) and str(one.custom_id).startswith("e/answer/")
    ]
    return answers, [str(one.placeholder) for one in parts if isinstance(one, ui.Select)]


def test_numbers_of_the_picture_are_buttons_and_the_menu_tells_them() -> None:
    answers, menus = shown(spots(14, more="Two coins"), MAP)
    assert answers == [str(number) for number in range(1, 15)]
    assert menus == ["The same in words"]


def test_short_labels_that_say_all_need_no_menu() -> None:
    assert shown(spots(8), MAP) == ([f"{n} · Spot {n}" for n in range(1, 9)], [])


def test_a_tall_picture_leaves_room_for_a_menu_only() -> None:
    assert shown(spots(14, more="Two coins"), TALL) == ([], ["Choose"])


def test_more_than_three_rows_of_numbers_are_a_menu() -> None:
    assert shown(spots(quick.MOST_NUMBERED + 1), MAP) == ([], ["Choose"])


def test_numbers_that_no_picture_shows_stand_before_their_words() -> None:
    label = "{} herbs, a fruit and a good many roots"
    plain = [Option(n, label.format(n), badged=False) for n in range(1, 12)]
    answers, menus = shown(plain, None)
    assert (answers, menus) == ([str(number) for number in range(1, 12)], [])
    it = TurnPanel(1, "1.0", "Bonfire", Question("How?", plain))
    words = [
        one for one in panel(it, Texts("en")).walk_children() if isinstance(one, ui.TextDisplay)
    ]
    assert f"**11** · {label.format(11)}" in "\n".join(one.content for one in words)


def test_answers_in_a_row_have_no_number_of_their_own() -> None:
    rows = [Option(1, f"Spot 1: {n}", "spot", first=0, then=(n,)) for n in range(8)]
    assert not quick.pictured(rows)
    assert not quick.listed(rows)


def test_whatever_fits_by_its_height_is_laid_out_so() -> None:
    """The calculation of heights and the panel itself agree on whether the answers become
    buttons."""
    above = phone.AROUND + phone.stacked([phone.lines_height(["-# Bonfire"]), 0])
    room = phone.room_for_answers("Where to?", (MAP.width, MAP.height), above)
    for count in range(2, quick.MOST_NUMBERED + 2):
        options = spots(count, more="Two coins")
        answers, _ = shown(options, MAP)
        assert bool(answers) == quick.fit_as_buttons(options, room), count


def test_other_answers_than_usual_are_buttons_if_they_are_few() -> None:
    def closed(count: int) -> tuple[list[str], int]:
        change = Change(0, "Spot 0", spots(count), "Nothing")
        it = TurnPanel(1, "1.0", "Bonfire", None, so_far=["Where to?"], changes=[change])
        parts = list(panel(it, Texts("en")).walk_children())
        ids = [str(one.custom_id) for one in parts if isinstance(one, ui.Button)]
        menus = sum(isinstance(one, ui.Select) for one in parts)
        return [it for it in ids if it.startswith("e/instead/")], menus

    few, none = closed(4)
    assert [it.split("/")[-1] for it in few] == ["0", "1", "2", "3", str(NONE)]
    assert none == 0
    assert closed(quick.MOST_LABELLED) == ([], 1)


# Several options together


@pytest.mark.parametrize(
    ("things", "least", "most", "count"),
    [(3, 2, 2, 3), (3, 2, 3, 4), (6, 3, 3, 20), (7, 3, 3, 0), (4, 0, 2, 0), (5, 1, 1, 0)],
)
def test_picks_are_listed_where_they_are_few(
    things: int, least: int, most: int, count: int
) -> None:
    """Picking one thing needs no list, and optional picks are not listed in every number."""
    found = possible(things, least, most)
    assert len(found) == count
    assert all(least <= len(set(pick)) <= most for pick in found)


def two_rewards(choice: Choice) -> bool:
    return choice.point == "bonfire.rewards" and choice.most == 2


async def at_the_rewards(table: Bench) -> tuple[Person, Seen, Choice]:
    thread = await sit_down(table, "bonfire", PEOPLE)
    await decide_until(table, 1, two_rewards)
    person = (await play_until(table, 1, two_rewards)).go(thread)
    asked = (await app_of(table).tables.play.question(1, person.id)).question
    assert asked is not None
    return person, await open_panel(person), asked


async def test_two_rewards_are_one_entry(table: Bench) -> None:
    person, panel, asked = await at_the_rewards(table)
    first, second, third = (it.label for it in alike(asked, "en", PEOPLE))
    menu = next(it for it in panel.selects if named(it) == "choose")
    pairs = [f"{first} + {second}", f"{first} + {third}", f"{second} + {third}"]
    assert [it.removeprefix("1 · ") for it in menu.options] == pairs
    panel = (await person.select(menu.custom_id, pairs[1], on=panel)).message
    assert (await drafted(table, person))[-1] == [asked.keys[0], asked.keys[2]]
    await person.press(button(panel, "back"), on=panel)
    now = await app_of(table).tables.play.question(1, person.id)
    assert now.question is not None
    assert now.question.point == asked.point


async def test_a_pick_that_there_is_not_is_outdated(table: Bench) -> None:
    person, panel, asked = await at_the_rewards(table)
    last = len(asked.keys) + len(picks(asked)) - 1
    for wrong in (last + 1, NONE - 1):
        with pytest.raises(IndexError):
            keys_at(asked, wrong)
    menu = next(it for it in panel.selects if named(it) == "choose")
    _, _, number, step, _ = menu.custom_id.split("/")
    before = await drafted(table, person)
    await forge(person, f"e/answer/{number}/{step}/{last + 1}")
    assert await drafted(table, person) == before
    await forge(person, f"e/answer/{number}/{step}/{last}")
    assert await drafted(table, person) == [*before, asked.keys[1:]]


async def drafted(table: Bench, person: Person) -> list[list[str]]:
    now = await app_of(table).tables.play.question(1, person.id)
    return [it.keys for it in now.chosen]
