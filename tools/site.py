"""Builds the pages as a website in artifacts/site, and fails if a link or an anchor is broken:
python -m tools.site

Pages and the files that they link to keep their places in the repository, so that links work in
both.
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
    """Yield every page, and the repository's files that pages link to."""
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
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # silences MkDocs' announcement of its next version
    return subprocess.call([python, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
