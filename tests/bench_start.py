"""Measures the time from a start until the bot prints the page's address.

    python -m tests.bench_start [FOLDER ...]

Several folders, such as checkouts of two commits, take turns in one run. Of each folder's starts,
the least processor time and the least time on the clock are printed, in seconds.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STARTS = 5


def start(folder: Path) -> tuple[float, float]:
    """Start the bot once; return the seconds of a processor, and those on the clock."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "EMBERBOARD_DATABASE": f"{data}/page.sqlite"}
        environment |= {"EMBERBOARD_PAGE_PORT": "0", "DISCORD_TOKEN": ""}
        begun = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "bot.py"], cwd=folder, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        ) as bot:  # fmt: skip
            assert bot.stdout is not None
            told = bot.stdout.readline()
            clock = time.perf_counter() - begun
            spent = Path(f"/proc/{bot.pid}/stat").read_text("ascii").rpartition(")")[2].split()
            bot.send_signal(signal.SIGTERM)
        assert "http" in told, told
    return sum(map(int, spent[11:13])) / os.sysconf("SC_CLK_TCK"), clock


def main(folders: list[Path]) -> None:
    runs = [[start(folder) for folder in folders] for _ in range(STARTS)]
    for folder, made in zip(folders, zip(*runs, strict=True), strict=True):
        processor, clock = map(min, zip(*made, strict=True))
        print(f"{folder}: {processor:.2f} s of a processor, {clock:.2f} s on the clock")


if __name__ == "__main__":
    main([Path(it) for it in sys.argv[1:]] or [Path.cwd()])
