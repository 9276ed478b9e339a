"""The game's part of the bot: its commands and its introduction."""

from pathlib import Path

from cogs.games import shelf
from cogs.games.face import Face

from .guide import GUIDE

FACE = Face(guide=GUIDE, rulebook=shelf.read(Path(__file__).with_name("rulebook.toml")))
