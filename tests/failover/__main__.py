"""Kills a primary for good while people play, and lets its standby take its place.

    python -m tests.failover --times 50

Several processes of players have one address, which names two servers. The primary is killed with
all its processes, its standby promoted, and a new standby made where the primary was; then the
same the other way round. No player begins anew. Whatever a player was told to have been saved is
there once, whatever it was refused is not, each piece of news is told once. At last one player is
left alone and plays everything to its end.
"""

import argparse
import sys
import time
from random import Random

import psycopg

from tests.tables.crash_many import PLAYERS, TABLES, OneOfMany, Overseer

from .nodes import Node, both

LINES = 40  # fewer lines are heard from players before the primary is killed
NOTICED = 1.0  # the most seconds before the standby is promoted


class Failover(Overseer):
    def __init__(self, chance: Random) -> None:
        self.primary = Node()
        super().__init__(self.primary, chance)
        self.standby = Node(self.primary)
        self.primary.wait_for_standby()
        self.address = both(self.primary, self.standby, "tables")
        self.went_on: list[float] = []  # for each death: seconds until all players played on
        self._first: dict[int | None, float] = {}  # by player: the time of their first saved answer

    def hear(self, number: int | None, words: list[str]) -> None:
        super().hear(number, words)
        if words[0] == "done":
            self._first.setdefault(number, time.monotonic())

    def run_times(self, times: int) -> None:
        self.children = {number: self.begin(number) for number in range(PLAYERS)}
        self.hear_all()
        for _ in range(times):
            self.listen(self.chance.randrange(1, LINES))
            self.fail_over()
            if self.faults:
                break
        for number in list(self.children):
            self.kill(number)
        self.finish()

    def fail_over(self) -> None:
        self.primary.kill()
        died = time.monotonic()
        time.sleep(self.chance.random() * NOTICED)
        self.catch_up()
        self.primary, self.standby = self.standby, self.primary
        self.primary.promote()
        self.hear_all()
        self.went_on.append(max(self._first.values(), default=died) - died)
        self.standby.follow(self.primary)
        self.primary.wait_for_standby()
        self.check()

    def hear_all(self) -> None:
        """Listen until each player has been told of something new that is saved."""
        self._first.clear()
        while len(self._first) < PLAYERS and not self.faults:
            self.listen(1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.failover", description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    OneOfMany.most = args.tables
    start = time.perf_counter()
    it = Failover(Random(args.seed))
    it.run_times(args.times)
    it.check()
    with psycopg.connect(it.primary.address("tables")) as it.db:
        it.check_refused()
        it.check_order()
        it.check_end()
    slowest, shown = sorted(it.went_on), set(it.shown)
    print(
        f"{len(it.went_on)} primaries died under {PLAYERS} processes, {len(it.done)} acknowledged"
        f" moves, {len(it.refused)} refused, {len(shown)} news shown"
        f" ({len(it.shown) - len(shown)} sent twice with the same nonce),"
        f" {time.perf_counter() - start:.1f} s"
    )
    print(f"all had played on after {slowest[len(slowest) // 2]:.1f} s, {slowest[-1]:.1f} at most")
    for fault in it.faults:
        print(f"fault: {fault}")
    return bool(it.faults)


if __name__ == "__main__":
    sys.exit(main())
