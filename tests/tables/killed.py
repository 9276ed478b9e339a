"""Kills a process at every statement of every act; checks that each act is done wholly or not.

python -m tests.tables.killed [--server] [ACT ...]

Whatever a killed process has left, the same press does the act once, and what it had saved stays.
With ``--server`` the store is a database of a PostgreSQL server.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import rules
from tests.faulty import Plan
from tests.proof import PROOF_GAMES

from .acts import ACTS, IN_PARTS, do, furnish, parts_of
from .places import File, Place, Served
from .world import world

rules.GAMES.update(PROOF_GAMES)

BROKEN, REFUSED = 255, 254


def apart(work: Callable[[], Awaitable[int]]) -> int:
    """Do something in a process of its own; return its exit code, negative if it was killed."""
    child = os.fork()
    if not child:
        code = BROKEN
        try:
            code = asyncio.run(_awaited(work))
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


async def _awaited(work: Callable[[], Awaitable[int]]) -> int:
    return await work()


async def furnished(place: Place) -> int:
    async with world(place.furnished) as w:
        await furnish(w)
    return 0


class Trial:
    def __init__(self, place: Place, name: str) -> None:
        self.place = place
        self.name = name
        self.kills = 0

    async def whole(self) -> int:
        """Do the act; return the number of its statements."""
        plan = Plan()
        why = await do(self.place.tried, ACTS[self.name], plan)
        return REFUSED if why is not None else len(parts_of(plan))

    async def killed(self, statement: int, *, after: bool) -> int:
        plan = Plan()
        plan.instead = lambda: os.kill(os.getpid(), signal.SIGKILL)
        await do(self.place.tried, ACTS[self.name], plan, statement, after=after)
        return 0

    def faults(self) -> list[str]:
        found = []
        before = self.place.content(self.place.furnished)
        self.place.renew()
        statements = apart(self.whole)
        after = self.place.content(self.place.tried)
        if statements >= REFUSED or before == after:
            return [f"{self.name} does nothing: {statements}"]
        for number in range(1, statements + 1):
            for done_first in (False, True):
                self.place.renew()
                how = apart(partial(self.killed, number, after=done_first))
                self.kills += how == -signal.SIGKILL
                left = self.place.content(self.place.tried)
                if left not in (before, after) and self.name not in IN_PARTS:
                    found.append(f"{self.name} is half done after statement {number}")
                again = apart(self.whole)
                if again >= REFUSED or self.place.content(self.place.tried) != after:
                    found.append(f"{self.name} ends otherwise after statement {number}: {again}")
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("acts", nargs="*", metavar="ACT")
    parser.add_argument("--server", action="store_true", help="on PostgreSQL")
    args = parser.parse_args()
    found, kills = [], 0
    with made(server=args.server) as place:
        apart(partial(furnished, place))
        for name in args.acts or ACTS:
            trial = Trial(place, name)
            found += trial.faults()
            kills += trial.kills
            print(f"{name}: {trial.kills}", flush=True)
    print(f"{kills} kills in {len(args.acts or ACTS)} acts")
    print("\n".join(f"fault: {it}" for it in found))
    return bool(found)


@contextmanager
def made(*, server: bool) -> Iterator[Place]:
    if server:
        with closing(Served()) as place:
            yield place
        return
    with tempfile.TemporaryDirectory() as folder:
        yield File(Path(folder))


if __name__ == "__main__":
    sys.exit(main())
