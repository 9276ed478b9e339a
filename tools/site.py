"""Builds the pages as a site in artifacts/site, and fails if a link or an anchor leads nowhere:
python -m tools.site

The pages are laid out as they lie in the repository, with the files that they lead to, so that
links are the same here and there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from .environment import ROOT, CannotBegin, environment

LIST = "requirements-docs.txt"
PAGES = ROOT / "artifacts" / "pages"
LINK = re.compile(r'(?:\]\(|src=")([^)\s#"]+)')


def shown() -> Iterator[Path]:
    """Return every page, and what of this repository the pages lead to."""
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        yield page
        for link in LINK.findall(page.read_text("utf-8")):
            path = (page.parent / link).resolve()
            if path.is_file() and path.suffix != ".md":
                yield path


def lay_out(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for path in set(shown()):
        to = folder / path.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)


def main() -> int:
    try:
        python = environment([LIST])
    except CannotBegin as fault:
        print(fault, file=sys.stderr)
        return 1
    lay_out(PAGES)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # silences an announcement of the next version
    return subprocess.call([python, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
