"""The Curse of Candelabria on Discord."""

from pathlib import Path

from .. import shelf, synonyms
from ..face import Face
from .guide import GUIDE

HERE = Path(__file__).parent

FACE = Face(
    guide=GUIDE,
    rulebook=shelf.read(HERE / "rulebook.toml"),
    synonyms=synonyms.read(HERE / "synonyms.toml"),
)
