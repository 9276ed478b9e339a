"""Emberboard's own version, as `pyproject.toml` has it."""

import tomllib
from functools import cache
from pathlib import Path


@cache
def version() -> str:
    text = Path(__file__).with_name("pyproject.toml").read_text("utf-8")
    return str(tomllib.loads(text)["project"]["version"])
