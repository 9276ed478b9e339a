"""The benchmark of pictures: `python -m render.bench [GAME ... | mixed]` prints tables for the
docs, for each game by itself and for all of them in one process ("mixed")."""

import sys

from render import bench_games, bench_mixed
from render.painters import PAINTERS

MIXED = "mixed"


def main(wanted: list[str]) -> None:
    for name in wanted or [*PAINTERS, MIXED]:
        for line in bench_mixed.report() if name == MIXED else bench_games.report(name):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
