"""Rivals and teams, early ends, and cards that a seat shows."""

from typing import Any

import msgspec
import pytest

from rules.core import (
    BadSetup,
    Mode,
    Result,
    Rival,
    Rulebook,
    Setting,
    foresee,
)
from rules.core.save import load, read, to_json
from rules.core.stage import staged
from rules.play import Broken, check_result
from rules.promises import position
from tests.proof import siege
from tests.proof.rival import book as rival
from tests.rules.mentions import unknown_procedures
from tests.rules.script import G, answer, script

# A fault


def test_a_fault_in_a_later_procedure_takes_the_whole_answer_back() -> None:
    async def start(g: G) -> None:
        g.s.notes.lines.append(await g.ask(0, "core.line", ["a", "b"]))
        g.then(["between"], ["faulty"])

    async def between(g: G) -> None:
        g.number("die", 6)

    async def faulty(g: G) -> None:
        raise ZeroDivisionError

    game = script(start, between, faulty)
    before, marks, line = to_json(game), list(game.marks), list(game.line)
    asked = position(game)
    with pytest.raises(ZeroDivisionError):
        answer(game, "a")
    assert to_json(game) == before
    assert (game.marks, game.line, game.log, game.numbers) == (marks, line, [], [0])
    assert position(game) == asked
    with pytest.raises(ZeroDivisionError):
        answer(game, "b")


# The end


@pytest.mark.parametrize("asks", [True, False])
def test_a_game_ends_at_once(asks: bool) -> None:
    def lose(g: G) -> None:
        g.over(Result([0, 0], [[0, 1]], won=False, reason="lost"))

    async def start(g: G) -> None:
        line = await g.ask(0, "core.line", ["a", "b"])
        g.then(["lose"], ["never"])
        if asks:
            lose(g)
        g.s.notes.lines.append(line)

    def never(g: G) -> None:
        g.s.notes.lines.append("never")

    game = script(start, lose, never)
    answer(game, "a")
    assert game.over
    assert game.result is not None
    assert game.result.reason == "lost"
    assert game.state.notes.lines == ([] if asks else ["a"])
    assert game.state.agenda == []
    for copy in (load(game.book, read(to_json(game))), game.clone()):
        assert copy.result == game.result
    game.rewind(0, by="vote")
    assert not game.over
    assert game.result is None


def test_a_game_may_end_before_anything_is_asked() -> None:
    def start(g: G) -> None:
        g.over(Result([1, 0], [[0], [1]]))

    game = script(start)
    assert game.over
    assert game.result == Result([1, 0], [[0], [1]])


# What a seat shows


async def showing(g: G) -> None:
    for key in "abc":
        await g.ask(0, "core.line", [key, "-"])
        g.show(1 if key == "c" else 0, "hand")
    await g.ask(0, "core.line", ["d", "-"])


def test_what_a_seat_shows_cannot_be_undone_and_does_not_stop_its_plans() -> None:
    game = script(showing)
    seen = foresee(game, 0, [["a"], ["b"]])
    assert (seen.unknown, seen.asked) == ("", [0])
    assert foresee(game, 0, [["a"], ["b"], ["c"]]).unknown == "hand"
    answer(game, "a")
    assert (game.revealed, game.shown, game.goes_on(0)) == (False, True, True)
    assert game.undo_limit(0) == 1
    answer(game, "b")
    answer(game, "c")
    assert (game.revealed, game.shown) == (True, False)
    assert game.undo_limit(0) == 3
    answer(game, "d")
    assert (game.revealed, game.shown) == (False, False)


# Sides


def test_a_question_says_whose_it_is() -> None:
    game = staged(rival, 1, agenda=[["its_turn"], ["my_turn"]])
    while game.pending[0].point != "rival.its_heap":
        game = staged(rival, 1, seed=game.seed + b"'", agenda=[["its_turn"], ["my_turn"]])
    choice = game.pending[0]
    assert (choice.seat, choice.side) == (0, "rival:clerk")
    assert choice.question("en") == "The clerk: which heap is taken from?"
    assert game.view(None)["pending"][0]["side"] == "rival:clerk"
    game.answer(0, choice, [choice.keys[0]])
    assert game.pending[0].side == "seat:0"
    assert "side" not in game.view(None)["pending"][0]


def test_what_a_rival_has_to_do_is_told_of_the_rival() -> None:
    told = []

    async def start(g: G) -> None:
        await g.ask(0, "core.line", ["only"], side="rival:x")
        told.extend(g.events)

    script(start)
    assert [event.args["seat"] for event in told] == ["rival:x"]


# Positions


def test_a_position_is_whole_though_its_procedure_has_no_mark_of_its_own() -> None:
    async def start(g: G) -> None:
        await g.ask(0, "core.line", ["a", "b"])
        g.then(["learns"], ["asks"])

    async def learns(g: G) -> None:
        g.s.notes.lines.append("learnt")

    async def asks(g: G) -> None:
        g.s.notes.lines.append("half done")
        await g.ask(0, "core.line", ["a", "b"])

    game = script(start, learns, asks)
    answer(game, "a")
    for copy in (game, game.clone(), load(game.book, read(to_json(game)))):
        mark = copy.whole()
        assert mark is not None
        assert copy.book.decode(mark.state).notes.lines == ["learnt"]


# Results and settings


def test_results_stored_before_there_were_rivals_are_read() -> None:
    old = {"scores": [3], "ranking": [[0]], "parts": [], "won": True, "reason": ""}
    result = msgspec.convert(old, Result)
    assert (result.rivals, result.level, result.record) == ([], "", {})


def test_kinds_of_results() -> None:
    assert Result([1, 2], [[1], [0]]).kind == "ranking"
    assert Result([1, 2], [[1], [0]], rivals=[Rival("rival:x", 3)]).kind == "ranking"
    assert Result([1, 1], [[0, 1]], won=True).kind == "team"
    assert Result([1], [[0]], won=False, rivals=[Rival("rival:x", 3)]).kind == "rival"


@pytest.mark.parametrize(
    ("fault", "values"),
    [
        ("wins or loses", {"won": None}),
        ("one score", {"scores": [1, 2], "parts": [{"stones": 1}, {"stones": 2}]}),
        ("one score", {"parts": [{"stones": 3}, {"walls": 3}]}),
        ("shares a rank", {"ranking": [[0], [1]]}),
        ("add up", {"parts": [{"stones": 3}, {"stones": 4}]}),
        ("add up", {"rivals": [Rival("rival:x", 3, {"a": 1})]}),
        ("rivals none, results of rival:x", {"rivals": [Rival("rival:x", 3)]}),
        ("has the value 'hard'", {"level": "hard"}),
        ("is the record 'acts'", {"record": {"acts": 1}}),
    ],
)
def test_a_result_that_is_not_of_its_mode_is_found(fault: str, values: dict[str, Any]) -> None:
    parts = [{"stones": 3}, {"stones": 3}]
    good = Result([3, 3], [[0, 1]], parts, won=True, level="calm", record={"scars": 1})
    game = staged(siege.book, 2)
    ended = staged(siege.book, 2, edit=lambda s: setattr(s, "result", good), agenda=[])
    check_result(ended)
    bad = msgspec.structs.replace(good, **values)
    with pytest.raises(Broken, match=fault):
        check_result(staged(siege.book, 2, edit=lambda s: setattr(s, "result", bad), agenda=[]))
    with pytest.raises(Broken, match="without a result"):
        check_result(game)


def test_a_setting_may_have_a_range_of_values() -> None:
    book = siege.book
    assert book.setup(2, {"scars": 5}).options["scars"] == 5
    for wrong in (6, -1, True, "1"):
        with pytest.raises(BadSetup, match="0 to 5"):
            book.setup(2, {"scars": wrong})
    assert {options["scars"] for _, options in book.variants()} == {0}


def test_modes_and_settings_without_the_new_words_are_as_before() -> None:
    assert (Mode("base", (2,)).rivals, Mode("base", (2,)).team) == ((), False)
    assert Setting("rounds", (3, 4)).record == ""


# Slips of the pen


def test_a_step_that_nobody_has_written_is_found() -> None:
    book = Rulebook("slips", siege.State, version=1, modes=[])
    for name, value in vars(siege.book).items():
        setattr(book, name, value)
    book.procedures = {k: v for k, v in siege.book.procedures.items() if k not in ("dawn", "storm")}
    assert {step.name for step in unknown_procedures(book)} == {"dawn", "storm"}
    assert unknown_procedures(siege.book) == []
