"""The harbour on Discord."""

from pathlib import Path

from cogs.games import shelf, synonyms
from cogs.games.face import Face

from .guide import GUIDE

HERE = Path(__file__).parent

FACE = Face(
    guide=GUIDE,
    rulebook=shelf.read(HERE / "rulebook.toml"),
    synonyms=synonyms.read(HERE / "synonyms.toml"),
)
