"""The par of a day's challenge: a sharp automa's result with the same deal. Each process works it
out once, in the background, when the first person may see it."""

import asyncio

from rules import GAMES
from rules.core import Game
from rules.search import Par

from ..base.model import Person
from ..people.challenges import Challenge, Challenges
from ..turn.minds import Minds

KEPT = 2  # days whose pars are kept


class Pars:
    def __init__(self, minds: Minds, challenges: Challenges) -> None:
        self._minds = minds
        self._challenges = challenges
        self._played: dict[tuple[int, str], asyncio.Task[Par | None]] = {}

    async def of(self, person: Person, it: Challenge) -> Par | None:
        """Return the par, if it is worked out already and this person may compare results."""
        if not await self._challenges.may_compare(person, it.day, it.game):
            return None
        key = it.day, it.game
        if key not in self._played:
            game = Game(GAMES[it.game], it.setup, await self._challenges.seed(it))
            self._forget(it.day)
            if key not in self._played:
                self._played[key] = asyncio.create_task(self._minds.par(game))
        task = self._played[key]
        return task.result() if task.done() else None

    def _forget(self, day: int) -> None:
        """Forget the pars of days that are hardly looked at any more."""
        for known in [key for key in self._played if key[0] <= day - KEPT]:
            del self._played[known]
