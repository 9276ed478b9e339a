"""The benchmark of pictures: `python -m render.bench [GAME ... | mixed]` prints tables for the
docs, for each game by itself and for all of them in one process ("mixed")."""

import argparse

from render import bench_games, bench_mixed
from render.painters import PAINTERS

MIXED = "mixed"


def main() -> None:
    every = [*PAINTERS, MIXED]
    parser = argparse.ArgumentParser(prog="python -m render.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(every)}")
    for name in parser.parse_args().games or every:
        if name not in every:
            parser.error(f"no {name}: {', '.join(every)}")
        for line in bench_mixed.report() if name == MIXED else bench_games.report(name):
            print(line, flush=True)


if __name__ == "__main__":
    main()
