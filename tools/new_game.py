"""Writes a new game that can be played at once, as a distribution: python -m rules new NAME

It is a copy of `examples/template` under another name. Our tests play and check the template like
any game.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from rules.core import BadSetup

TEMPLATE = Path(__file__).parent.parent / "examples" / "template"
ID = re.compile(r"[a-z][a-z0-9_]{1,29}")
WRITTEN = {".py", ".toml", ".ftl", ".md"}


def write(name: str, folder: Path) -> list[Path]:
    """Write the game into a new folder; return the files. Raise BadSetup."""
    if not ID.fullmatch(name):
        raise BadSetup(
            f"a game's name is of small letters, digits and _, not {name!r};"
            " --folder says where it is written"
        )
    if folder.exists():
        raise BadSetup(f"{folder} is there already")
    return list(copied(name, folder))


def copied(name: str, folder: Path) -> Iterator[Path]:
    for source in sorted(TEMPLATE.rglob("*")):
        if source.suffix in WRITTEN:
            to = folder / renamed(str(source.relative_to(TEMPLATE)), name)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(renamed(source.read_text("utf-8"), name), "utf-8", newline="\n")
            yield to


def renamed(text: str, name: str) -> str:
    words = name.split("_")
    text = text.replace("TemplatePainter", f"{''.join(map(str.capitalize, words))}Painter")
    text = text.replace("emberboard-template", f"emberboard-{name.replace('_', '-')}")
    return text.replace("Template", " ".join(words).capitalize()).replace("template", name)
