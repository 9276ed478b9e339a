"""Synonyms: other words people type for a game's own, from `synonyms.toml` in its folder."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

Synonyms = Mapping[str, Mapping[str, str]]  # by language: our words, and others for them


def read(file: Path) -> Synonyms:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, dict[str, str]])
