"""The pages of docs/ as a site, laid out as in the repository."""

import re
from pathlib import Path

from tools import site
from tools.environment import ROOT


def test_all_pages_are_laid_out_with_what_they_lead_to(tmp_path: Path) -> None:
    (tmp_path / "old.md").write_text("gone")
    site.lay_out(tmp_path)
    laid = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert {"README.md", "docs/ru/players.md", "docs/page.webp", "LICENSE"} < laid
    assert "docs/boards/ryozen.webp" in laid  # from an HTML picture
    assert "old.md" not in laid
    assert not [it for it in laid if it.endswith(".py")]


def test_the_contents_name_pages_that_are_there() -> None:
    nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    placed = re.findall(r"([\w./-]+\.md)$", nav, re.M)
    assert "docs/players.md" in placed
    assert set(placed) <= {path.relative_to(ROOT).as_posix() for path in site.shown()}
