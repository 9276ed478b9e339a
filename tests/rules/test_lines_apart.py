"""Chains of questions side by side, where several seats think at once."""

import pytest

from rules.core import DeadEnd, IllegalAnswer, Result, imagined
from rules.core.save import load, read, to_json
from rules.core.stage import staged
from rules.core.verify import verify
from rules.promises import position
from tests.proof import siege
from tests.rules.script import G, answer, script


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


def test_who_has_declined_everything_has_answered() -> None:
    async def declining(g: G, seat: int) -> str | None:
        return await g.may(seat, "core.line", ["a", "b"], secret=True)

    async def both(g: G) -> None:
        await g.ask_apart({seat: declining(g, seat) for seat in (0, 1)})

    game = script(both)
    assert game.given(0) is None
    answer(game, seat=0)
    assert game.given(0) == []


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
        twin = imagined(game, 0, bytes([n]))
        assert twin.view(0) == game.view(0)
        plans.add(str(twin.given(1)))
        assert twin.clone().view(0) == game.view(0)
    assert len(plans) > 1
