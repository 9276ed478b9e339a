"""Compares the games with well-known engines in one run: random play, decisions a second.

The engines are no requirement of the project; install them beside it to compare:

    python -m venv anchors && anchors/bin/pip install -r requirements.txt catanatron chess
    anchors/bin/python -m tools.anchors [GAME ...]

If the rules are compiled (``python -m tools.compile``), the build is measured beside the sources.
"""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct

import rules
from rules.bench import new
from rules.build import ASKED, compiled
from rules.core import Flow, Game, Mode, Rulebook, Setup, State
from rules.core.imagining import EVERY
from rules.play import play_out

OURS = "--ours"  # measure nothing else, for another process
SECONDS = 1.5
RUNS = 5
Playout = Callable[[], int]


def rate(playout: Playout) -> float:
    """Decisions a second of the processor: the median of several runs."""
    rates = []
    for _ in range(RUNS):
        made, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            made += playout()
        rates.append(made / spent)
    return statistics.median(rates)


def catanatron() -> Playout:
    from catanatron import Color, Game, RandomPlayer

    def playout() -> int:
        game = Game([RandomPlayer(colour) for colour in list(Color)[:4]])
        made = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            made += 1
        return made

    return playout


def python_chess() -> Playout:
    import chess

    def playout() -> int:
        board, made = chess.Board(), 0
        while not board.is_game_over(claim_draw=False) and made < 400:
            board.push(random.choice(list(board.legal_moves)))
            made += 1
        return made

    return playout


def ours(book: Rulebook[Any], every: int) -> Playout:
    seats = max(next(iter(book.modes.values())).seats)
    chance = random.Random(1)
    return lambda: play_out(new(book, seats, chance.randrange(2**40), every), chance)


def bare_send() -> Playout:
    """What Python itself takes for a question: one coroutine, one ``send`` a decision."""

    class Question:
        def __await__(self) -> Any:
            return (yield self)

    async def asks() -> None:
        for _ in range(1000):
            await Question()

    def playout() -> int:
        waiting: Coroutine[Any, Any, None] = asks()
        waiting.send(None)
        for _ in range(999):
            waiting.send("a")
        waiting.close()
        return 1000

    return playout


def core_alone() -> Playout:
    """The core with rules that do nothing: one procedure and one question a decision."""
    book = Rulebook("idle", State, version=1, modes=[Mode("base", (1,))])
    keys = ["a", "b"]

    @book.part
    def begin(setup: Setup) -> State:
        return State(agenda=[["turn", 1000]])

    @book.procedure
    async def turn(g: Flow[State], left: int) -> None:
        if left:
            g.then(["turn", left - 1])
            question: Awaitable[str] = g.ask(0, "idle.turn", keys)
            await question

    def playout() -> int:
        game = Game(book, book.setup(1, {}), b"seed")
        game.start()
        while game.pending:
            choice = game.pending[0]
            game.answer(0, choice, ["a"])
        return len(game.line)

    return playout


class Rates(Struct):
    """Decisions a second of this process's rules: marked for people, and for simulations."""

    core: float
    games: dict[str, tuple[float, float]]


def rates(games: list[str]) -> Rates:
    books = [rules.rulebook(game) for game in games]
    played = {book.id: (rate(ours(book, 1)), rate(ours(book, EVERY))) for book in books}
    return Rates(rate(core_alone()), played)


def of_the_build(games: list[str]) -> Rates:
    """What another process measures, which runs the build."""
    command = [sys.executable, "-m", "tools.anchors", OURS, *games]
    told = subprocess.run(
        command, check=True, env={**os.environ, ASKED: "compiled"}, stdout=subprocess.PIPE
    )
    return msgspec.json.decode(told.stdout, type=Rates)


def others() -> dict[str, float]:
    anchors: dict[str, float] = {}
    for name, make in (("catanatron", catanatron), ("python-chess", python_chess)):
        try:
            anchors[name] = rate(make())
        except ImportError:
            print(f"{name} is not installed", file=sys.stderr)
    return anchors


def main(arguments: list[str]) -> None:
    games = [name for name in arguments if name != OURS] or list(rules.GAMES)
    if OURS in arguments:
        print(msgspec.json.encode(rates(games)).decode())
        return
    print(f"bare send {1e6 / rate(bare_send()):.2f} us")
    anchors = others()
    for name, speed in anchors.items():
        print(f"{name:14s} {speed:10,.0f} decisions/s")
    measured = {"sources": rates(games)}
    if compiled():
        measured["compiled"] = of_the_build(games)
    for how, found in measured.items():
        print(f"{how}: the core alone {1e6 / found.core:.2f} us a decision")
        for game, speeds in found.games.items():
            for marks, mine in zip(("", "sparse marks"), speeds, strict=True):
                ratios = ", ".join(f"{mine / it:.2f} x {name}" for name, it in anchors.items())
                print(f"  {game:14s} {marks:12s} {mine:10,.0f} decisions/s  {ratios}")


if __name__ == "__main__":
    main(sys.argv[1:])
