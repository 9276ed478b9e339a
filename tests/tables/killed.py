"""Kills a process at every statement of every act, and checks that the act is done or not done.

python -m tests.tables.killed [ACT ...]

Whatever a killed process has left, the same press does the act once, and what it had saved stays.
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import rules
from tests.faulty import Plan
from tests.proof import PROOF_GAMES

from .acts import ACTS, IN_PARTS, content, do, furnish, parts_of, renew
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


class Trial:
    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.furnished, self.path = folder / "furnished.sqlite", folder / "tried.sqlite"
        self.kills = 0

    async def furnish(self) -> int:
        async with world(str(self.furnished)) as w:
            await furnish(w)
        return 0

    async def whole(self) -> int:
        """Do the act; return the number of its statements."""
        plan = Plan()
        why = await do(self.path, ACTS[self.name], plan)
        return REFUSED if why is not None else len(parts_of(plan))

    async def killed(self, statement: int, *, after: bool) -> int:
        plan = Plan()
        plan.instead = lambda: os.kill(os.getpid(), signal.SIGKILL)
        await do(self.path, ACTS[self.name], plan, statement, after=after)
        return 0

    def faults(self) -> list[str]:
        found = []
        apart(self.furnish)
        before = content(self.furnished)
        renew(self.furnished, self.path)
        statements = apart(self.whole)
        after = content(self.path)
        if statements >= REFUSED or before == after:
            return [f"{self.name} does nothing: {statements}"]
        for number in range(1, statements + 1):
            for done_first in (False, True):
                renew(self.furnished, self.path)
                how = apart(partial(self.killed, number, after=done_first))
                self.kills += how == -signal.SIGKILL
                left = content(self.path)
                if left not in (before, after) and self.name not in IN_PARTS:
                    found.append(f"{self.name} is half done after statement {number}")
                again = apart(self.whole)
                if again >= REFUSED or content(self.path) != after:
                    found.append(f"{self.name} ends otherwise after statement {number}: {again}")
        return found


def main(names: Sequence[str]) -> int:
    found, kills = [], 0
    for name in names or ACTS:
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial(Path(folder), name)
            found += trial.faults()
            kills += trial.kills
        print(f"{name}: {trial.kills}", flush=True)
    print(f"{kills} kills in {len(names or ACTS)} acts")
    print("\n".join(f"fault: {it}" for it in found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
