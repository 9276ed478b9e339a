"""A small complete game, as folders to add beside the other games in a copy of the code."""

import shutil
from pathlib import Path

from tests.languages import LANGUAGES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PROOF = HERE.parent / "proof"
GAME = "quay"
TREE = (
    "cogs", "db", "locales", "render", "rules", "sandbox", "tables", "tests/bench", "tests/cogs",
    "tests/newcomer",
)  # fmt: skip
NO_BYTECODE = shutil.ignore_patterns("__pycache__")


def copy_tree(to: Path) -> None:
    for name in TREE:
        shutil.copytree(ROOT / name, to / name, ignore=NO_BYTECODE)
    for path in (ROOT / "tests").glob("*.py"):
        shutil.copy(path, to / "tests")
    for name in ("version.py", "pyproject.toml"):
        shutil.copy(ROOT / name, to)
    (to / "tests" / "node").symlink_to(ROOT / "tests" / "node")  # with its installed packages


def lay(tree: Path) -> None:
    """Add the game's folders to a copy of the code; fail if one of them is there already."""
    for room in ("render", "cogs/games"):
        shutil.copytree(HERE / room.partition("/")[0], tree / room / GAME, ignore=NO_BYTECODE)
    for language in LANGUAGES:
        texts = tree / "locales" / language / GAME
        shutil.copytree(HERE / "locales" / language, texts)
        shutil.copy(PROOF / "locales" / language / GAME / "game.ftl", texts)
    rules = tree / "rules" / GAME
    rules.mkdir()
    shutil.copy(PROOF / f"{GAME}.py", rules / "registry.py")
    shutil.copy(HERE / "rules.txt", rules / "__init__.py")
    shutil.copy(HERE / "commands.txt", rules / "commands.py")
