"""Rivals and teams, ends in the middle, what a seat shows, chains of questions side by side."""

from typing import Any

import msgspec
import pytest

from rules.core import (
    BadSetup,
    DeadEnd,
    Game,
    IllegalAnswer,
    Mode,
    Prepared,
    Result,
    Rival,
    Rulebook,
    Setting,
    answer_prepared,
    foresee,
)
from rules.core.save import load, read, to_json
from rules.core.stage import staged
from rules.core.steps import unknown_steps
from rules.core.verify import verify
from rules.play import Broken, check_result
from tests.proof import siege
from tests.proof.rival import book as rival
from tests.rules.positions import position
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


# Lines apart


async def line(g: G, seat: int) -> list[str]:
    first = await g.ask(seat, "core.line", ["a", "b", "none"], secret=True)
    if first == "none":
        return []
    return [first, *await g.ask_some(seat, "core.more", ["c", "d"], 1, 2, secret=True)]


async def apart(g: G) -> None:
    lines = await g.ask_apart({seat: line(g, seat) for seat in (0, 1)})
    g.s.notes.lines += [f"{seat}{''.join(keys)}" for seat, keys in lines.items()]
    await g.ask(0, "core.end", ["x", "y"])


@pytest.mark.parametrize("order", ["0011", "0101", "0110", "1100", "1010", "1001"])
def test_lines_go_on_independently_of_each_other(order: str) -> None:
    game = script(apart)
    left = {0: [["a"], ["d", "c"]], 1: [["b"], ["c"]]}
    for seat in map(int, order):
        answer(game, *left[seat].pop(0), seat=seat)
        for copy in (load(game.book, read(to_json(game))), game.clone()):
            assert position(copy) == position(game)
    assert game.state.notes.lines == ["0adc", "1bc"]
    assert game.revealed
    assert verify(game.book, read(to_json(game))).decisions == 4


def test_a_line_that_has_ended_may_be_begun_anew() -> None:
    game = script(apart)
    answer(game, "a", seat=0)
    assert game.goes_on(0)
    assert [choice.point for choice in game.changeable] == []
    answer(game, "c", seat=0)
    assert [choice.point for choice in game.changeable] == ["core.line"]
    assert game.given(0) == ["a", "c"]
    answer(game, "b", seat=1)
    with pytest.raises(IllegalAnswer):
        game.answer(0, game.changeable[0], ["no such key"])
    game.answer(0, game.changeable[0], ["b"])
    assert [choice.point for choice in game.pending] == ["core.more", "core.more"]
    answer(game, "d", seat=0)
    game.answer(0, game.changeable[0], ["none"])
    answer(game, "d", seat=1)
    assert game.state.notes.lines == ["0", "1bd"]
    assert [decision.since for decision in game.line] == [-1, -1, -1, 0, -1, 0, -1]
    for at in range(len(game.line)):
        twin = game.clone()
        twin.rewind(at, by="vote")
        assert position(load(twin.book, read(to_json(twin)))) == position(twin)
        twin.redo()
    assert verify(game.book, read(to_json(game))).replayed


def test_the_last_one_who_thinks_may_take_back_its_own_steps() -> None:
    game = script(apart)
    answer(game, "none", seat=1)
    answer(game, "a", seat=0)
    game.undo(0, 1)
    assert [choice.point for choice in game.pending] == ["core.line"]
    game.redo()
    answer(game, "c", seat=0)
    assert game.state.notes.lines == ["0ac", "1"]


def test_nobody_sees_how_far_a_secret_line_has_come() -> None:
    game = script(apart)
    before = game.view(1)
    answer(game, "a", seat=0)
    assert game.view(1) == before
    assert game.view(0)["pending"][0]["point"] == "core.more"


def test_lines_that_ask_nothing_and_lines_that_ask_others() -> None:
    async def silent(g: G, seat: int) -> str:
        return await g.ask(seat, "core.line", ["only"])

    async def foreign(g: G, seat: int) -> str:
        return await g.ask(1 - seat, "core.line", ["a", "b"])

    async def start(g: G) -> None:
        g.s.notes.lines += (await g.ask_apart({0: silent(g, 0), 1: silent(g, 1)})).values()
        await g.ask_apart({0: foreign(g, 0), 1: foreign(g, 1)})

    with pytest.raises(DeadEnd, match="its seat alone"):
        script(start)


def test_a_game_may_end_in_a_line() -> None:
    async def giving_up(g: G, seat: int) -> None:
        if await g.ask(seat, "core.line", ["up", "on"]) == "up":
            g.over(Result([0, 0], [[0, 1]], won=False))

    async def start(g: G) -> None:
        await g.ask_apart({seat: giving_up(g, seat) for seat in (0, 1)})

    game = script(start)
    answer(game, "up", seat=1)
    assert game.over
    assert game.clone().over


def test_what_others_have_planned_is_imagined() -> None:
    game = staged(siege.book, 3)
    while len(game.pending) > 1:
        choice = game.pending[-1]
        game.answer(choice.seat, choice, choice.keys[:1])
    plans = set()
    for n in range(12):
        twin = game.imagined(0, bytes([n]))
        assert twin.view(0) == game.view(0)
        plans.add(str(twin.given(1)))
        assert twin.clone().view(0) == game.view(0)
    assert len(plans) > 1


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
    assert {step.name for step in unknown_steps(book)} == {"dawn", "storm"}
    assert unknown_steps(siege.book) == []


# Prepared answers


def mustering() -> Game[siege.State]:
    def arrange(s: siege.State) -> None:
        s.rounds = 2
        s.seats[0].hand = ["oil", "oil", "rest"]
        s.walls = {"north": 1, "south": 3, "west": 3}

    return staged(siege.book, 2, edit=arrange, agenda=[["muster", 0], ["council"]])


def prepared(condition: str, *, key: str = "card:oil", always: bool = False) -> Prepared:
    return Prepared("siege.show", [key], condition, always)


def test_a_prepared_answer_is_given_when_its_condition_holds() -> None:
    game = mustering()
    assert game.pending[0].conditions == ["until:2", "weak:north", "weak:south", "weak:west"]
    events, left = answer_prepared(game, 0, [prepared("weak:south"), prepared("weak:north")])
    assert [event.id for event in events or []] == ["shown"]
    assert left == [prepared("weak:south")]
    assert game.line[-1].by == "prepared"
    assert answer_prepared(game, 0, left) == (None, left)
    assert answer_prepared(game, 1, left) == (None, left)


def test_a_standing_answer_stays_until_its_time_is_over() -> None:
    game = mustering()
    standing = [prepared("until:2", always=True)]
    for _ in range(2):
        events, standing = answer_prepared(game, 0, standing)
        assert events is not None
        assert len(standing) == 1
    assert answer_prepared(game, 0, [prepared("", key="card:rest"), *standing])[1] == standing
    assert answer_prepared(mustering(), 0, [prepared("until:1", always=True)]) == (None, [])


def test_a_prepared_answer_that_is_not_legal_waits() -> None:
    game = mustering()
    before = to_json(game)
    held_back = [prepared("", key="card:archer"), Prepared("siege.card", ["card:oil"])]
    assert answer_prepared(game, 0, held_back) == (None, held_back)
    assert to_json(game) == before


def test_what_a_question_is_about_is_known_to_who_is_asked() -> None:
    async def start(g: G) -> None:
        await g.ask(0, "core.line", ["a", "b"])
        g.then(["draws"])

    async def draws(g: G) -> None:
        card = g.draw("cards", g.s.notes.lines)
        await g.ask(0, "core.line", ["a", "b"], about={"card": card})

    game = script(start, draws)
    game.book.view = lambda s, seat: {"left": len(s.notes.lines)}
    game.book.redeal = lambda s, seat, shuffle: s.notes.lines.reverse()
    game.state.notes.lines += ["fox", "owl"]
    answer(game, "a")
    twin = game.imagined(0, b"x")
    assert twin.pending[0].about == game.pending[0].about == {"card": "fox"}
