"""Automas at a table: their levels, the processes where they think, and thoughts that come too late
or not at all."""

import asyncio
import logging
import sys
from collections import Counter
from random import Random

import msgspec
import pytest

import rules
from rules import thinking
from rules.core.save import to_json
from rules.match import Automa
from rules.search import LEVELS, Plan, decide
from rules.thinking import Question, read_thoughts, thought_out, write
from tables import Answer, Minds, Refused, Settings, Table, Tables, Why, Worker
from tables.base.keeping import AnyGame
from tables.base.news import AutomaPlays, Moved, VoteOpened
from tables.turn.minds import Nonsense, seed_of

from .world import ANN, BOB, CAT, QUICK, World

STEADY, FRIENDLY = LEVELS["steady"], LEVELS["friendly"]


async def against(w: World, game: str = "quay", level: str = "steady", seats: int = 2) -> Table:
    """Start a game against an automa; Ann has just moved, or the automa begins."""
    lobby = await w.tables.lobby.create(
        ANN, Settings(game=game, seats=seats, seating="as_joined"), guild=7
    )
    for number in range(seats - 1):
        await w.tables.lobby.add_automa(lobby.id, ANN, number, level=level)
    table = await w.tables.lobby.start(lobby.id, ANN)
    if table.asked[0].seat == 0 and game == "quay":
        await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:pier"])])
    return await w.tables.finding.table(table.id)


async def refused(doing: object) -> Why:
    assert asyncio.iscoroutine(doing)
    with pytest.raises(Refused) as raised:
        await doing
    return raised.value.why


# Levels


async def test_a_mixed_table_has_levels_and_the_host_changes_them(w: World) -> None:
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=3))
    await w.tables.lobby.add_automa(lobby.id, ANN, 0, level="sharp")
    await w.tables.lobby.add_automa(lobby.id, ANN, 1)
    table = await w.tables.seats.set_level(lobby.id, ANN, 2, "friendly")
    assert [seat.level for seat in table.seats[1:]] == ["sharp", "friendly"]
    assert await refused(w.tables.seats.set_level(lobby.id, BOB, 1, "sharp")) is Why.NOT_HOST
    assert await refused(w.tables.seats.set_level(lobby.id, ANN, 0, "sharp")) is Why.NO_AUTOMA
    again = await w.tables.lobby.start(lobby.id, ANN)
    assert sorted(seat.level for seat in again.seats if seat.automa) == ["friendly", "sharp"]


async def test_a_level_that_does_not_exist_is_refused(w: World) -> None:
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=2))
    with pytest.raises(Refused, match="grandmaster") as raised:
        await w.tables.lobby.add_automa(lobby.id, ANN, 0, level="grandmaster")
    assert raised.value.why is Why.BAD_SETTING
    await w.tables.lobby.add_automa(lobby.id, ANN, 0)
    asked = w.tables.seats.set_level(lobby.id, ANN, 1, "grandmaster")
    assert await refused(asked) is Why.BAD_SETTING


async def test_the_level_is_changed_by_a_majority(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await w.tables.seats.leave(table.id, CAT)
    table = await w.tables.seats.set_level(table.id, ANN, 2, "sharp")
    assert table.vote is not None
    assert (table.vote.kind, table.seats[2].level) == ("level", "steady")
    table = await w.tables.voting.vote(table.id, BOB, table.vote.number, agree=True)
    assert table.seats[2].level == "sharp"
    await w.news()
    assert {item.level for item in w.listener.items(VoteOpened)} == {"sharp"}
    assert set(w.listener.items(AutomaPlays)) == {AutomaPlays(2, "sharp")}


async def test_somebody_alone_changes_it_at_once(w: World) -> None:
    table = await against(w)
    table = await w.tables.seats.set_level(table.id, ANN, 1, "friendly")
    assert (table.vote, table.seats[1].level) == (None, "friendly")


async def test_who_leaves_is_played_steadily(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    table = await w.tables.seats.leave(table.id, ANN)
    assert table.seats[0].level == "steady"


# The worker


def a_game() -> AnyGame:
    return rules.new_game("ryozen", seats=2, seed=b"thinking")


def test_the_worker_thinks_what_would_be_thought_here() -> None:
    game = a_game()
    seat = game.pending[0].seat
    line = write(Question(to_json(game), seat, "friendly", b"seed".hex()))
    assert thought_out(line).plans == decide(game, seat, FRIENDLY, b"seed")


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense", b"{}", write(Question("{}", 0, "steady", "")),
        write(Question(to_json(a_game()), 0, "grandmaster", "")),
        write(Question(to_json(a_game()), 7, "steady", "")),
    ],
)  # fmt: skip
def test_what_the_worker_cannot_read_it_says(line: bytes) -> None:
    assert thought_out(line).fault


def test_the_worker_answers_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(thinking, "POLITE", 0)
    thinking.main([b"nonsense\n", b"{}\n"])
    told = capfdbinary.readouterr().out.splitlines()
    assert [bool(read_thoughts(line).fault) for line in told] == [True, True]


# The bot


def worker(code: str, patience: float = 60) -> Worker:
    return Worker((sys.executable, "-c", code), patience)


ECHO = "import sys\nfor line in sys.stdin: print({!r}, flush=True)"


WRONG = msgspec.json.encode({"plans": [[[["ryozen.nowhere", ["x"]]], 1.0, 1]]}).decode()
FOOLS = {
    "dies": worker("import sys; sys.stdin.readline()"),
    "hangs": worker("import time; time.sleep(1000)", 0.2),
    "missing": Worker(("/nowhere/at/all",)),
    "babbles": worker(ECHO.format("what?")),
    "no plan": worker(ECHO.format('{"plans": []}')),
    "empty plan": worker(ECHO.format('{"plans": [[[], 1.0, 1]]}')),
    "another question's": worker(ECHO.format(WRONG)),
    "fault": worker(ECHO.format('{"fault": "tired"}')),
}


@pytest.mark.parametrize("how", FOOLS)
async def test_a_worker_that_is_of_no_use_is_replaced_by_friendly(
    how: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = a_game()
    seat = game.pending[0].seat
    minds = Minds(FOOLS[how])
    with caplog.at_level(logging.WARNING):
        plans = await minds.think(game, seat, "steady")
    await minds.close()
    assert plans == decide(game, seat, FRIENDLY, seed_of(game, seat))
    told = [it.message for it in caplog.records if it.name == "tables.turn.minds"]
    assert ["plans are had without it" in line for line in told] == [True]


async def test_a_worker_that_died_is_started_again() -> None:
    """One process answers until it dies, and a new one answers the next question."""
    code = (
        "import os, sys\nfor line in sys.stdin:\n"
        ' print(\'{"plans": [[[["%d", []]], 1.0, 1]]}\' % os.getpid(), flush=True)\n'
        ' if "last" in line: sys.exit()'
    )
    one, told = worker(code), list[str]()
    for word in ("first", "last", "after"):
        question = Question(word, 0, "steady", "")
        try:
            told.append((await one.thoughts(question)).plans[0].answers[0][0])
        except (OSError, Nonsense):
            told.append((await one.thoughts(question)).plans[0].answers[0][0])
    await one.close()
    assert told[0] == told[1] != told[2]


async def test_friendly_needs_no_worker() -> None:
    game = a_game()
    seat = game.pending[0].seat
    minds = Minds(Worker(("/nowhere/at/all",)))
    assert await minds.think(game, seat, "friendly")


# At a table


class Slow(Minds):
    """An automa that thinks on only when the test says so."""

    def __init__(self) -> None:
        super().__init__(here=QUICK)
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def think(self, game: AnyGame, seat: int, level: str, uncounted: int = 0) -> list[Plan]:
        self.asked.set()
        await self.go_on.wait()
        return await super().think(game, seat, level, uncounted)


async def test_nobody_waits_for_a_thought_and_what_was_overtaken_is_thrown_away(w: World) -> None:
    slow = Slow()
    w.tables = Tables(w.house, slow)
    table = await against(w)
    playing = asyncio.create_task(w.tables.timekeeper.catch_up())
    await slow.asked.wait()
    await w.tables.undo.undo(table.id, ANN, 0, table.decisions)
    slow.go_on.set()
    await playing
    assert (await w.tables.finding.table(table.id)).decisions == 0
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:bank"])])
    await w.tables.timekeeper.catch_up()
    assert (await w.tables.finding.table(table.id)).decisions > 1


async def test_a_thought_ends_with_the_timekeeper(w: World) -> None:
    slow = Slow()
    w.tables = Tables(w.house, slow)
    table = await against(w)
    running = asyncio.create_task(w.tables.timekeeper.run())
    await slow.asked.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    slow.go_on.set()
    assert (await w.tables.finding.table(table.id)).decisions == table.decisions


@pytest.mark.long
async def test_a_turn_is_thought_once_and_told_once(w: World) -> None:
    thought = Counter[int]()

    class Counting(Minds):
        async def think(
            self, game: AnyGame, seat: int, level: str, uncounted: int = 0
        ) -> list[Plan]:
            thought[seat] += 1
            return await super().think(game, seat, level, uncounted)

    w.tables = Tables(w.house, Counting(here=STEADY))
    table, turns, made = await against(w, "ryozen"), 0, 0
    while turns < 5:
        table = await w.tables.finding.table(table.id)
        if table.asked[0].seat == 0:
            await w.move(table.id, Random(1))
            continue
        await w.tables.timekeeper.catch_up()
        made += (await w.tables.finding.table(table.id)).decisions - table.decisions
        turns += 1
    await w.news()
    assert sum(move.by == "automa" for move in w.listener.items(Moved)) == turns
    assert turns <= thought[1] < made


# Levels of play


@pytest.mark.long
def test_an_automa_plays_better_than_chance() -> None:
    """Seat 0 plays by the automa in half of the games, and at random in the others."""
    book = rules.GAMES["quay"]
    worth: Counter[bool] = Counter()
    for number in range(12):
        for clever in (True, False):
            game = rules.new_game("quay", seats=2, seed=bytes([number + 1]))
            chance, automa = Random(number), Automa("steady")
            while not game.over:
                choice = game.pending[0]
                if clever and choice.seat == 0:
                    keys = automa(game, choice, chance)
                else:
                    keys = rules.play.random_answer(choice, chance)
                game.answer(choice.seat, choice, list(keys))
            worth[clever] += book.worth(game.state, 0)
    assert worth[True] > worth[False]


async def test_nobody_can_work_out_what_an_automa_has_answered_in_secret(w: World) -> None:
    """The automa's randomness comes from nothing that everybody knows."""
    foretold = []
    for person in range(300, 310):
        lobby = await w.tables.lobby.create(person, Settings(game="masks", seats=3))
        await w.tables.lobby.start(lobby.id, person, automas=True)
        async with w.house.open(lobby.id) as opened:
            game = opened.game.clone()
            seat = next(n for n, it in enumerate(opened.table.seats) if it.automa)
        known = decide(game, seat, QUICK, bytes.fromhex(game.commitment)[:16])[0].answers[0][1]
        await w.tables.timekeeper.catch_up()
        async with w.house.open(lobby.id) as opened:
            foretold.append(opened.game.given(seat) == list(known))
    assert not all(foretold)
