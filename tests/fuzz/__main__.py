"""Looks for inputs that break a promise, led by the code that they reach.

    pip install -r requirements-fuzz.txt
    python -m tests.fuzz ids --seconds 600 [--keep]

Targets: ids, lines, files, names, arguments (of sentences). It goes on from the inputs in `corpus`;
with ``--keep`` small ones of those that reached something new are kept there, for `./test` to try
again. What breaks a promise is printed, and left as a file `crash-*`.
"""

import argparse
import base64
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

CORPUS = Path(__file__).with_name("corpus")
TARGETS = ("ids", "lines", "files", "names", "arguments")
MOST = 60  # inputs kept for each target
LONGEST = {"files": 4000}  # bytes in a kept input; elsewhere 300


def kept(target: str) -> list[bytes]:
    """Return the inputs of a target that reached something new; and those that broke a promise
    once, which are kept by hand."""
    return [*read(target), *read(f"{target}-found")]


def read(name: str) -> list[bytes]:
    text = (CORPUS / f"{name}.json").read_text("ascii")
    return [base64.b85decode(it) for it in json.loads(text)]


def keep(target: str, found: list[bytes]) -> None:
    longest = LONGEST.get(target, 300)
    small = sorted((it for it in found if 0 < len(it) <= longest), key=lambda it: (len(it), it))
    picked = {*small[: MOST // 2], *Random(1).sample(small, min(len(small), MOST // 2))}
    lines = [base64.b85encode(it).decode("ascii") for it in sorted(picked)]
    (CORPUS / f"{target}.json").write_text(json.dumps(lines, indent=0) + "\n", "ascii")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--keep", action="store_true", help="add to the corpus")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        inputs = Path(folder) / "inputs"
        inputs.mkdir()
        for number, it in enumerate(kept(args.target)):
            (inputs / f"kept{number}").write_bytes(it)
        run = [sys.executable, "-m", "tests.fuzz.run", args.target, str(inputs)]
        limits = [f"-max_total_time={args.seconds}", "-timeout=60", "-rss_limit_mb=4096"]
        ended = subprocess.run([*run, *limits, "-print_final_stats=1"], check=False).returncode
        if args.keep:
            keep(args.target, [path.read_bytes() for path in inputs.iterdir()])
    return ended


if __name__ == "__main__":
    sys.exit(main())
