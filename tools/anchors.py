"""Compares our games with well-known engines: decisions a second of random play, in one run.

The engines are not among the project's requirements. Install them in an environment of their own:

    python -m venv anchors && anchors/bin/pip install -r requirements.txt
    anchors/bin/pip install catanatron chess
    anchors/bin/python -m tools.anchors [GAME ...]

If the rules are compiled (``python -m tools.compile``), the build is measured too.
"""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import msgspec

import rules
from rules.bench import new
from rules.build import ASKED, compiled
from rules.core import Flow, Game, Mode, Rulebook, Setup, State
from rules.core.imagining import EVERY
from rules.play import play_out

OURS = "--ours"  # option: only print our games' figures, for another process that compares
SECONDS = 0.4
RUNS = 11
Playout = Callable[[], int]
Rates = dict[str, float]


def rates(playouts: Mapping[str, Playout]) -> Rates:
    """Return the decisions a second of processor time: medians of several rounds. The engines take
    turns in each round, so that other work of the machine disturbs all of them equally."""
    for playout in playouts.values():
        playout()
    rounds = [{name: rate(playout) for name, playout in playouts.items()} for _ in range(RUNS)]
    return {name: statistics.median(it[name] for it in rounds) for name in playouts}


def rate(playout: Playout) -> float:
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        made += playout()
    return made / spent


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
    """Return a playout that does the least that Python needs for a question: one ``send`` to a
    coroutine for each decision."""

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
    """Return a playout of the core with rules that do nothing but ask one question for each
    decision."""
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


CORE, SEND, SPARSE = "core alone", "bare send", "sparse marks"
ANCHORS = {"catanatron": catanatron, "python-chess": python_chess}


def measured(games: list[str]) -> Rates:
    """Measure the engines that are installed and our games, each with frequent checkpoints (as for
    people) and with rare ones (as for simulations)."""
    playouts = {SEND: bare_send(), CORE: core_alone()}
    for name, make in ANCHORS.items():
        try:
            playouts[name] = make()
        except ImportError:
            print(f"{name} is not installed", file=sys.stderr)
    for book in map(rules.rulebook, games):
        playouts[book.id] = ours(book, 1)
        playouts[f"{book.id}, {SPARSE}"] = ours(book, EVERY)
    return rates(playouts)


def measured_build(games: list[str]) -> Rates:
    """Measure the compiled build in another process."""
    command = [sys.executable, "-m", "tools.anchors", OURS, *games]
    told = subprocess.run(
        command, check=True, env={**os.environ, ASKED: "compiled"}, stdout=subprocess.PIPE
    )
    return msgspec.json.decode(told.stdout, type=Rates)


def show(how: str, found: Rates) -> None:
    micro = {name: 1e6 / found.pop(name) for name in (CORE, SEND)}
    print(f"{how}: " + ", ".join(f"{name} {each:.2f} us" for name, each in micro.items()))
    anchors = [name for name in ANCHORS if name in found]
    for name, speed in found.items():
        ratios = "".join(f" {speed / found[anchor]:5.2f} x {anchor}" for anchor in anchors)
        print(f"  {name:28s} {speed:8,.0f} decisions/s {ratios}")


def main(arguments: list[str]) -> None:
    games = [name for name in arguments if name != OURS] or list(rules.GAMES)
    if OURS in arguments:
        print(msgspec.json.encode(measured(games)).decode())
        return
    show("sources", measured(games))
    if compiled():
        show("compiled", measured_build(games))


if __name__ == "__main__":
    main(sys.argv[1:])
