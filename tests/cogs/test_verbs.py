"""The meaning of buttons: one declaration writes and reads each id, and other ids mean nothing."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.buttons import gathering, more, turns
from cogs.buttons.picks import Picks
from cogs.buttons.verb import LIMIT, NUMBERS, VERBS, Verb, meaning, verb
from cogs.buttons.who import EVERYBODY, PLAYERS
from cogs.presses.router import Answer
from tests.bench import Bench
from tests.cogs.forging import VALUES, forge, forge_form, forge_menu, made_up
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import open_table, sit_down
from tests.marks import long

UNKNOWN = "`/mygames`"  # found in the answer to forged presses

WORDS = st.text(st.characters(blacklist_characters="/", blacklist_categories=["Cs"]), max_size=9)
KINDS: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(NUMBERS[0], NUMBERS[-1]),
    bool: st.booleans(),
    str: WORDS,
    Picks: st.lists(st.integers(0, 36**2 - 1), max_size=6).map(Picks),
}


def of_kind(kind: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from(get_args(kind)) if get_origin(kind) is Literal else KINDS[kind]


@st.composite
def meant(draw: st.DrawFn) -> tuple[Verb[...], list[Any]]:
    it = VERBS[draw(st.sampled_from(sorted(VERBS)))]
    return it, [draw(of_kind(parameter.annotation)) for parameter in it.parameters]


@st.composite
def ids(draw: st.DrawFn) -> str:
    """Make up ids of a known verb, with anything after it."""
    digits = st.sampled_from(["1", "01", "+1", "1_0", "²", "①", "٣", " 1", "1e3", str(2**63), "-0"])
    parts = draw(st.lists(st.one_of(WORDS, digits, st.integers().map(str)), max_size=6))
    return "/".join(["e", draw(st.sampled_from(sorted(VERBS))), *parts])


@given(meant())
@settings(deadline=None)
def test_what_is_written_is_read(it: tuple[Verb[...], list[Any]]) -> None:
    known, args = it
    custom_id = known(*args)
    found = meaning(custom_id)
    assert found is not None
    assert found.verb is known
    assert list(found.args.values()) == args


@given(st.one_of(ids(), st.text(max_size=LIMIT + 20)))
@settings(deadline=None)
def test_only_what_would_be_written_is_read(custom_id: str) -> None:
    found = meaning(custom_id)
    assert found is None or found.verb(**found.args) == custom_id


@pytest.mark.parametrize(
    "custom_id",
    [
        "", "e", "e/", "x/vote/1/1/1", "e/vote", "e/vote/1/1", "e/vote/1/1/1/1", "e/vote/1/1/2",
        "e/vote/²/1/1", "e/vote/①/1/1", "e/vote/٣/1/1", "e/vote/01/1/1", "e/vote/+1/1/1",
        "e/vote/1 /1/1", "e/vote//1/1", f"e/vote/{2**63}/1/1", "e/automa/1/many/0", "e/step/1/1/x",
        "e/done/1/0.0/zzz", "e/done/1/0.0/!!", "e/tables/0", "e/report/\ud800", "e/set/1",
    ],
)  # fmt: skip
def test_other_ids_mean_nothing(custom_id: str) -> None:
    assert meaning(custom_id) is None


@pytest.mark.parametrize(
    ("made", "known"),
    [
        (more.vote(7, 2, agree=True), "e/vote/7/2/1"),
        (more.quit_sure(7), "e/quit-sure/7"),
        (gathering.automa(7, "add", 0), "e/automa/7/add/0"),
        (turns.pick(7, "3.x", 1, 0, Picks([3, 40])), "e/pick/7/3.x/1/0/0314"),
        (turns.done(7, "3.x", Picks()), "e/done/7/3.x/"),
    ],
)
def test_ids_are_what_they_always_were(made: str, known: str) -> None:
    """Ids stand under messages of any age."""
    assert made == known


def test_ids_that_cannot_be_are_not_made() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        turns.skip(1, "a/b")
    with pytest.raises(ValueError, match="no custom id"):
        turns.skip(1, "x" * LIMIT)


def test_a_verb_is_declared_once() -> None:
    def vote() -> None: ...

    with pytest.raises(ValueError, match="two verbs 'vote'"):
        verb(EVERYBODY)(vote)


def test_what_is_for_people_of_a_table_names_one() -> None:
    def nothing() -> None: ...

    with pytest.raises(ValueError, match="names none"):
        verb(PLAYERS)(nothing)


def test_no_id_is_written_by_hand() -> None:
    folder = Path(__file__).parent.parent.parent / "cogs"
    texts = {path: path.read_text("utf-8") for path in folder.rglob("*.py")}
    assert not [path for path, text in texts.items() if re.search(r'f?"e/', text)]


# Everything that can be forged, pressed


@pytest.fixture
async def forgers(tmp_path: Path) -> AsyncIterator[Bench]:
    """Set up a running game, and a table at which people gather."""
    async with at_home(tmp_path) as table:
        await sit_down(table, "vigil", ["anna", "boris"])
        await open_table(table, table["anna"], "quay", 2)
        yield table


def test_every_verb_has_a_handler_and_every_handler_a_verb(forgers: Bench) -> None:
    assert set(app_of(forgers).router.routes) == set(VERBS)


@pytest.mark.parametrize("rounds", [1, long(3)])
async def test_made_up_arguments_are_no_faults(forgers: Bench, rounds: int) -> None:
    """Each made-up id is refused in a sentence, or does what the person may do anyway."""
    app, chance = app_of(forgers), Random(20)
    for _ in range(rounds):
        for name, known in VERBS.items():
            if app.router.routes[name].answer is Answer.FORM:
                continue
            custom_id = known(*(made_up(it.annotation, chance) for it in known.parameters))
            person = forgers[chance.choice(["anna", "boris", "clara"])]
            await forge(person, custom_id)
            await forge_menu(person, custom_id, chance.choice(VALUES))
            assert not app.faults.latest(), custom_id
    await all_told(forgers)


async def test_a_step_that_no_panel_has_is_no_fault(forgers: Bench) -> None:
    for step in ("0.0.²", "0.0.٣", f"0.0.{'9' * 40}"):
        await forge(forgers["anna"], turns.skip(1, step))
        assert not app_of(forgers).faults.latest(), step


async def test_a_form_that_nobody_opened_is_answered_in_words(forgers: Bench) -> None:
    """The form may claim to be anything."""
    app, anna = app_of(forgers), forgers["anna"]
    for known in VERBS.values():
        custom_id = known(*(made_up(it.annotation, Random(1)) for it in known.parameters))
        for fields in ({}, {"note": "words"}):
            await forge_form(anna, custom_id, **fields)
            await forgers.quiet()
            assert not app.faults.latest(), custom_id
    await all_told(forgers)


async def test_made_up_parts_are_answered_in_one_way(forgers: Bench) -> None:
    for name, known in VERBS.items():
        for parts in (["x"] * (len(known.parameters) + 1), ["²"] * len(known.parameters)):
            custom_id = "/".join(["e", name, *parts])
            if meaning(custom_id) is not None:
                continue
            reply = await forge(forgers["anna"], custom_id)
            (words,) = reply.further or [reply.message]
            assert words.ephemeral
            assert UNKNOWN in words.text
    assert not app_of(forgers).faults.latest()
