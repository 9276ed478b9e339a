"""Each operation of the core on its own."""

import asyncio
import gc
import weakref
from typing import Any

import pytest

from rules.core import DeadEnd, Game, IllegalAnswer, Result, RulesError, imagined
from rules.core.chance import keyed, value
from rules.core.log import Undo
from rules.core.save import load, read, to_json
from rules.core.stage import staged
from tests.proof.masks import book as masks
from tests.proof.quay import book as quay
from tests.proof.vigil import book as vigil
from tests.rules.script import G, answer, quay_game, script


def test_a_game_that_nobody_holds_is_gone_at_once() -> None:
    """The code that runs a game does not keep it alive, since an automa makes thousands to
    think."""

    class Token:
        pass

    held: list[weakref.ref[Token]] = []

    async def start(g: G) -> None:
        token = Token()
        held.append(weakref.ref(token))
        await g.ask(0, "core.line", ["a", "b"])

    game = script(start)
    assert held[0]() is not None
    gc.disable()
    try:
        del game
        assert held[0]() is None
    finally:
        gc.enable()


DICE = [6, 4, 10, 2]


def all_at_once(g: G) -> None:
    g.s.notes.lines = [str(n) for n in g.numbers("dice", DICE)]


def one_by_one(g: G) -> None:
    g.s.notes.lines = [str(g.number("dice", among)) for among in DICE]


@pytest.mark.parametrize("luck", [0, 2])
@pytest.mark.parametrize("forced", [{}, {"dice": [3, 1]}])
def test_numbers_drawn_together_are_those_drawn_one_by_one(
    luck: int, forced: dict[str, list[int]]
) -> None:
    """The same holds after a change of seed and with forced numbers."""
    drawn = []
    for procedure in (all_at_once, one_by_one):
        flow = script(procedure).flow
        flow.s.draws, flow.barrier = 0, False
        flow.s.forced = {purpose: list(numbers) for purpose, numbers in forced.items()}
        flow.reseed(b"other", luck)
        procedure(flow)
        drawn.append((flow.s.notes.lines, flow.s.draws, flow.drawn, flow.barrier))
    assert drawn[0] == drawn[1]
    assert drawn[0][0][:2] == ["3", "1"] or not forced


def test_then_keeps_the_order_in_which_steps_were_named() -> None:
    def note(g: G, line: str) -> None:
        g.s.notes.lines.append(line)

    def nested(g: G) -> None:
        g.then(["note", "b"])
        g.then(["note", "c"])

    def start(g: G) -> None:
        g.then(["note", "a"], ["nested"])
        g.then(["note", "d"])

    assert script(start, nested, note).state.notes.lines == ["a", "b", "c", "d"]


def test_then_after_a_question_still_comes_before_what_lay_there() -> None:
    async def start(g: G) -> None:
        g.then(["asks"], ["note", "last"])

    async def asks(g: G) -> None:
        g.then(["note", "first"])
        line = await g.ask(0, "core.line", ["x", "y"])
        g.then(["note", line])

    def note(g: G, line: str) -> None:
        g.s.notes.lines.append(line)

    game = script(start, asks, note)
    answer(game, "y")
    assert game.state.notes.lines == ["first", "y", "last"]


def test_a_single_possible_answer_is_given_by_the_core_and_told() -> None:
    told = []

    async def start(g: G) -> None:
        g.s.notes.lines.append(await g.ask(1, "core.line", ["only"]))
        told.extend(g.events)
        assert await g.may(1, "core.line", []) is None
        g.s.notes.lines.append(await g.ask(1, "core.line", ["only"], secret=True))

    game = script(start)
    assert [(event.id, event.args["option"]) for event in told] == [("forced", "only")]
    assert [(choice.seat, choice.point, choice.keys) for choice in game.settled] == [
        (1, "core.line", ["only"])
    ]
    assert game.state.notes.lines == ["only"]
    answer(game, "only")
    assert game.settled == []
    assert game.state.notes.lines == ["only", "only"]


def test_some_of_several() -> None:
    async def start(g: G) -> None:
        g.s.notes.lines += await g.ask_some(0, "core.line", ["a", "b", "c"], 1, 2)

    game = script(start)
    for keys in ([], ["a", "a"], ["a", "b", "c"], ["d"]):
        with pytest.raises(IllegalAnswer):
            answer(game, *keys)
    answer(game, "c", "a")
    assert game.state.notes.lines == ["c", "a"]


def test_a_question_without_an_answer_is_a_fault_of_the_rules() -> None:
    async def start(g: G) -> None:
        await g.ask(0, "core.line", [])

    with pytest.raises(DeadEnd):
        script(start)


def test_a_fault_in_the_rules_leaves_the_game_as_it_was() -> None:
    async def start(g: G) -> None:
        g.s.notes.lines.append(await g.ask(0, "core.line", ["a", "b"]))
        raise ZeroDivisionError

    game = script(start)
    before = to_json(game)
    with pytest.raises(ZeroDivisionError):
        answer(game, "a")
    assert to_json(game) == before
    assert game.state.notes.lines == []


async def together(g: G) -> None:
    answers = await g.ask_all([g.question(n, "core.line", ["a", "b"]) for n in (0, 1)])
    g.s.notes.lines += [f"{seat}{keys[0]}" for seat, keys in answers.items()]


def test_seats_answer_together_in_any_order_and_may_change() -> None:
    game = script(together)
    assert [choice.seat for choice in game.pending] == [0, 1]
    answer(game, "a", seat=1)
    assert [choice.seat for choice in game.pending] == [0]
    assert game.view(0)["answered"] == [1]
    assert "a" not in str(game.view(0)["pending"][0].get("given", ""))
    game.answer(1, game.changeable[0], ["b"])
    assert game.given(1) == ["b"]
    reloaded = load(game.book, read(to_json(game)))
    for copy in (game, reloaded):
        answer(copy, "a", seat=0)
        assert copy.state.notes.lines == ["0a", "1b"]


def test_answers_that_may_not_be_changed() -> None:
    async def start(g: G) -> None:
        questions = [g.question(n, "core.line", ["a", "b"]) for n in (0, 1)]
        await g.ask_all(questions, changeable=False)

    game = script(start)
    choice = game.pending[1]
    game.answer(1, choice, ["a"])
    with pytest.raises(IllegalAnswer):
        game.answer(1, choice, ["b"])


def test_undo_stops_at_chance_at_revelations_and_at_others() -> None:
    async def start(g: G) -> None:
        for line in "abc":
            await g.ask(0, "core.line", [line, "-"])
        g.reveal("letter")
        await g.ask(0, "core.line", ["d", "-"])
        await g.ask(1, "core.line", ["e", "-"])
        await g.ask(0, "core.line", ["f", "-"])
        g.number("die", 6)
        await g.ask(0, "core.line", ["g", "-"])

    game = script(start)
    limits = []
    for line in "abcdef":
        answer(game, line)
        limits.append((game.undo_limit(0), game.undo_limit(1)))
    # After c something is revealed, after d seat 1 is asked, and after f a die is rolled.
    assert limits == [(0, 1), (0, 2), (3, 3), (4, 4), (5, 5), (6, 6)]


def test_undo_is_a_row_of_the_log() -> None:
    async def start(g: G) -> None:
        for _ in range(3):
            g.s.notes.lines.append(await g.ask(0, "core.line", ["a", "b"]))

    game = script(start)
    answer(game, "a")
    old = game.pending[0]
    answer(game, "b")
    game.undo(0, 1)
    assert game.state.notes.lines == ["a"]
    assert isinstance(game.log[-1], Undo)
    with pytest.raises(IllegalAnswer):  # a button of the undone question
        game.answer(0, old, ["a"])
    assert load(game.book, read(to_json(game))).pending[0].asked == game.pending[0].asked
    game.redo()
    assert game.state.notes.lines == ["a", "b"]
    with pytest.raises(RulesError):
        game.rewind(7, by="table")


def test_a_table_may_go_back_further_than_a_seat() -> None:
    game = quay_game()
    for _ in range(8):
        choice = game.pending[0]
        game.answer(choice.seat, choice, choice.keys[: choice.least])
    eighth = quay.encode(game.state)
    for choice in game.pending:
        game.answer(choice.seat, choice, choice.keys[: choice.least])
    game.rewind(8, by="vote")
    assert quay.encode(game.state) == eighth
    game.rewind(0, by="vote")
    assert len(game.line) == 0
    assert quay.encode(game.state) == quay.encode(quay_game().state)


def test_drafting_on_a_clone_leaves_the_game_alone() -> None:
    game = quay_game()
    before = to_json(game)
    draft = game.clone()
    choice = draft.pending[0]
    draft.answer(choice.seat, choice, [choice.keys[0]])
    assert to_json(game) == before


def test_a_stale_or_foreign_question_is_refused_with_a_reason() -> None:
    game = quay_game()
    first = game.pending[0]
    game.answer(first.seat, first, [first.keys[0]])
    with pytest.raises(IllegalAnswer, match=r"moved on|nothing to decide"):
        game.answer(first.seat, first, [first.keys[0]])


def test_why_not() -> None:
    game = quay_game()
    choice = game.pending[0]
    game.answer(choice.seat, choice, ["site:pier"])
    choice = game.pending[0]
    with pytest.raises(IllegalAnswer, match="is there") as refused:
        game.answer(choice.seat, choice, ["site:pier"])
    assert refused.value.rule == "p. 3"
    assert choice.options[0].target == "site:loft"
    assert choice.options[0].label("ru") == "Loft"


def test_chance_can_be_forced_in_staged_positions_only_there() -> None:
    def arrange(s: Any) -> None:
        s.places[0].ghost = "wisp"

    game = staged(vigil, 2, edit=arrange, agenda=[["fight", 0, 0]], chance={"fight": [1]})
    assert game.state.laid == ["wisp"]


def test_chain_of_deaths_and_ghosts() -> None:
    """A villager's death summons a ghost that kills, and its kill summons the next one."""

    def arrange(s: Any) -> None:
        for place in s.places:
            place.ghost, place.villagers = "", ["widow", "smith"]
        s.deck = ["howler", "howler", "howler", "wisp"]

    game = staged(vigil, 2, edit=arrange, agenda=[["arrive"]])
    while not game.over:
        choice = game.pending[0]
        widow = [key for key in choice.keys if key == "villager:widow"]
        game.answer(choice.seat, choice, widow or [choice.keys[0]])
    assert game.state.graves == ["widow"] * 3
    assert [place.ghost for place in game.state.places] == ["howler"] * 3 + ["wisp"]


def test_an_imagined_game_does_not_know_the_truth() -> None:
    """Whatever a seat cannot know is dealt anew, also in a copy and after an undo."""
    game = quay_game()
    decks = set()
    for n in range(9):
        twin = imagined(game, 0, bytes([n]))
        assert twin.view(0) == twin.clone().view(0) == game.view(0)
        decks.add(tuple(twin.clone().state.deck))
        choice = twin.pending[0]
        twin.answer(choice.seat, choice, ["site:pier"])
        assert tuple(twin.clone().state.deck) in decks
    assert len(decks) == 9
    assert tuple(game.state.deck) not in decks


def test_draws_are_fair_enough_and_numbered() -> None:
    secret = keyed(b"k")
    faces = [value(secret, number, 6) for number in range(6000)]
    assert all(900 < faces.count(face) < 1100 for face in range(6))


async def test_a_game_does_not_block_or_need_an_event_loop() -> None:
    """Answers return at once, so other tasks run between two of them."""
    game = Game(masks, masks.setup(4, {}), b"seed")
    game.start()
    others = 0

    async def somebody_else() -> None:
        nonlocal others
        while not game.over:
            others = len(game.line)
            await asyncio.sleep(0)

    waiting = asyncio.create_task(somebody_else())
    while not game.over:
        choice = game.pending[0]
        game.answer(choice.seat, choice, choice.keys[: choice.least])
        await asyncio.sleep(0)
    await waiting
    assert others == len(game.line) - 1
    assert isinstance(game.result, Result)
