"""The process in which inputs are tried; `python -m tests.fuzz` starts it."""

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["cogs", "rules", "tables", "locales", "fluent"]):
    from .targets import TARGETS, seeds

if __name__ == "__main__":
    _, target, folder, *options = sys.argv
    for number, it in enumerate(seeds(target)):
        (Path(folder) / f"seed{number}").write_bytes(it)
    atheris.Setup([sys.argv[0], folder, *options], TARGETS[target])
    atheris.Fuzz()
