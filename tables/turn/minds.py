"""Automas' thinking. Sharp automas and hints think in a worker process, friendly automas in this
one. Finished games are reviewed in another process, so that they hold up no turn."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b

import msgspec

from rules.build import ASKED, compiled
from rules.core.save import to_json
from rules.search import (
    LEVELS,
    Advice,
    Appraisal,
    Exercise,
    Level,
    Par,
    Plan,
    Review,
    Turning,
    advise,
    appraise,
    decide,
)
from rules.search.plans import Planned, fits
from rules.thinking import Question, Thoughts, exercised, read_thoughts, reviewed, write

from ..base.keeping import AnyGame

PATIENCE = 20.0  # seconds for a plan, including the wait for other plans
LONG = 600.0  # seconds for something about a whole game
ADVISER = "sharp"
LARGEST = 2**22  # bytes in an answer
COMMAND = (sys.executable, "-m", "rules.thinking")

log = logging.getLogger(__name__)


class Nonsense(Exception):
    """The worker has sent something unusable."""


class Worker:
    """A process that is started when it is first used, and again after it has died or hung."""

    def __init__(self, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._in_turn = asyncio.Lock()
        self._process: Process | None = None

    async def thoughts(self, question: Question) -> Thoughts:
        """Ask the worker. Raise OSError, TimeoutError or Nonsense if that fails; the next question
        starts a new process."""
        async with asyncio.timeout(self._patience), self._in_turn:
            try:
                thoughts = await self._ask(question)
            except BaseException:
                await self.close()
                raise
        if thoughts.fault:
            raise Nonsense(thoughts.fault)
        return thoughts

    async def _ask(self, question: Question) -> Thoughts:
        process = await self._running()
        assert process.stdin is not None, "it has pipes"
        assert process.stdout is not None, "it has pipes"
        process.stdin.write(write(question) + b"\n")
        await process.stdin.drain()
        try:
            return read_thoughts(await process.stdout.readline())
        except (msgspec.MsgspecError, ValueError) as fault:
            raise Nonsense(str(fault)) from fault

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LARGEST,
                start_new_session=True,
                env=await asyncio.to_thread(surroundings),
            )
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):  # the process has ended by itself
                process.kill()
            await process.communicate()


def surroundings() -> dict[str, str]:
    """Return the worker's environment, with the compiled rules if they are built."""
    return {**os.environ, **({ASKED: "compiled"} if compiled() else {})}


class Minds:
    """The processes in which automas think. Without ``worker``, all levels think in this process,
    at the same strength. ``scribe`` reviews finished games and ``rover`` plays whole ones; both
    processes end after each answer, since they are rarely needed."""

    def __init__(
        self,
        worker: Worker | None = None,
        scribe: Worker | None = None,
        here: Level = LEVELS["friendly"],
        rover: Worker | None = None,
    ) -> None:
        self._worker = worker
        self._scribe = scribe
        self._here = here
        self._rover = rover

    async def think(self, game: AnyGame, seat: int, level: str, uncounted: int = 0) -> list[Plan]:
        """Return the seat's plans, best first. The caller must not use ``game`` meanwhile.
        ``uncounted`` is the number of log rows that the seat must not know of."""
        seed = seed_of(game, seat, uncounted)
        if self._worker is not None and level != self._here.id:
            question = Question(to_json(game), seat, level, seed.hex())
            thoughts = await _asked(
                self._worker, question, lambda it: plans_fit(game, seat, it.plans)
            )
            if thoughts is not None:
                return thoughts.plans
        return await asyncio.to_thread(decide, game, seat, self._here, seed)

    async def advise(self, game: AnyGame, seat: int, uncounted: int = 0) -> list[Advice]:
        """Return advice on the seat's next move: the best plan, then the next best."""
        seed = seed_of(game, seat, uncounted)
        if self._worker is not None:
            question = Question(to_json(game), seat, ADVISER, seed.hex(), "advice")
            thoughts = await _asked(
                self._worker,
                question,
                lambda it: plans_fit(game, seat, [a.plan for a in it.advice]),
            )
            if thoughts is not None:
                return thoughts.advice
        return await asyncio.to_thread(advise, game, seat, self._here, seed)

    async def review(self, game: AnyGame) -> Review | None:
        """Return the finished game's review; None if it cannot be made."""
        seed = seed_of(game, -1)
        if self._scribe is None:
            return (await asyncio.to_thread(reviewed, game, seed)).review
        question = Question(to_json(game), -1, ADVISER, seed.hex(), "review")
        thoughts = await _at_leisure(self._scribe, question, lambda it: it.review is not None)
        return thoughts.review if thoughts is not None else None

    async def exercises(
        self, game: AnyGame, turnings: Sequence[Turning], seed: bytes
    ) -> list[Exercise] | None:
        """Return the turning points that are fit for exercises; None if the worker cannot tell."""
        if self._scribe is None:
            return (await asyncio.to_thread(exercised, game, turnings, seed)).exercises
        question = Question(
            to_json(game), -1, ADVISER, seed.hex(), "exercises", turnings=list(turnings)
        )
        thoughts = await _at_leisure(self._scribe, question, lambda it: it.exercises is not None)
        return thoughts.exercises if thoughts is not None else None

    async def appraise(
        self, game: AnyGame, seat: int, answers: Sequence[Planned], seed: bytes, at: int
    ) -> Appraisal | None:
        """Appraise a plan that begins at this moment of a finished game. Return None if the worker
        cannot."""
        if self._scribe is None:
            return await asyncio.to_thread(appraise, game, seat, answers, seed, at)
        question = Question(
            to_json(game), seat, ADVISER, seed.hex(), "appraisal", answers=list(answers), at=at
        )
        thoughts = await _at_leisure(self._scribe, question, lambda it: it.appraisal is not None)
        return thoughts.appraisal if thoughts is not None else None

    async def par(self, game: AnyGame) -> Par | None:
        """Return a sharp automa's result in this game, played from its start. Return None without a
        process for that, or if it fails."""
        if self._rover is None:
            return None
        question = Question(to_json(game), 0, ADVISER, seed_of(game, 0).hex(), "par")
        thoughts = await _at_leisure(self._rover, question, lambda it: it.par is not None)
        return thoughts.par if thoughts is not None else None

    async def close(self) -> None:
        for worker in (self._worker, self._scribe, self._rover):
            if worker is not None:
                await worker.close()


async def _at_leisure(
    worker: Worker, question: Question, makes_sense: Callable[[Thoughts], bool]
) -> Thoughts | None:
    """Ask a worker, then end its process."""
    try:
        return await _asked(worker, question, makes_sense)
    finally:
        await worker.close()


async def _asked(
    worker: Worker, question: Question, makes_sense: Callable[[Thoughts], bool]
) -> Thoughts | None:
    """Ask a worker; return None if it cannot answer."""
    try:
        thoughts = await worker.thoughts(question)
        if not makes_sense(thoughts):
            raise Nonsense(f"no {question.wanted} that fit the question")
    except (OSError, Nonsense) as fault:  # a TimeoutError is an OSError
        log.warning("no use of the worker, %s are had without it: %r", question.wanted, fault)
        return None
    return thoughts


def plans_fit(game: AnyGame, seat: int, plans: Sequence[Plan]) -> bool:
    """Tell if there are plans and the best of them answers the seat's question."""
    choice = game.choice_for(seat)
    complete = bool(plans) and all(plan.answers for plan in plans)
    return choice is not None and complete and fits(choice, plans[0].answers[0])


def seed_of(game: AnyGame, seat: int, uncounted: int = 0) -> bytes:
    """Return the seed for an automa's thinking. Nobody else can derive it, so nobody can predict
    sealed answers. It leaves out the ``uncounted`` rows, which a hint would reveal otherwise."""
    moment = f"{len(game.log) - uncounted}/{seat}".encode()
    return blake2b(moment, key=game.seed[:64], digest_size=16).digest()
