"""Draws the README's badges from the files of this repository: python -m tools.badges

They need no network, and a test checks that they are up to date.
There is no badge for the number of tests, since every change would have to draw it again.
"""

from __future__ import annotations

import re
import sys
import tomllib
from xml.sax.saxutils import escape

from rules.packages import CONTRACT

from .environment import ROOT

BADGES = ROOT / "docs" / "badges"
COAL, RIM, GLOW = "#1c1310", "#a8501f", "#ffe3a3"  # the colours that docs/brand.md names
HEIGHT, GAP, LETTER = 20, 8, 6.4


def facts() -> dict[str, tuple[str, str]]:
    """Return the label and the text of each badge, by the badge's name."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    tested = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    pythons = re.findall(r"\d\.\d+", re.findall(r"^ +python: \[(.+)\]$", tested, re.MULTILINE)[0])
    return {
        "version": ("version", str(about["version"])),
        "python": ("Python", f"{pythons[0]} to {pythons[-1]}"),
        "licence": ("licence", str(about["license"])),
        "contract": ("games as packages", f"contract {CONTRACT}"),
    }


def words(name: str) -> str:
    return ": ".join(facts()[name])


def svg(label: str, said: str) -> str:
    """Draw one badge. The text is stretched to a fixed width, so that it fits in any font."""
    left, right = (round(LETTER * len(it)) for it in (label, said))
    middle, whole = left + 2 * GAP, left + right + 4 * GAP
    title = escape(f"{label}: {said}")
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="{HEIGHT}" role="img">
  <title>{title}</title>
  <rect width="{whole}" height="{HEIGHT}" rx="4" fill="{RIM}"/>
  <path d="M4 0h{middle - 4}v{HEIGHT}H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4" fill="{COAL}"/>
  <g fill="{GLOW}" font-family="Roboto,Verdana,sans-serif" font-size="11">
    <text x="{GAP}" y="14" textLength="{left}">{escape(label)}</text>
    <text x="{middle + GAP}" y="14" textLength="{right}">{escape(said)}</text>
  </g>
</svg>
"""


def main() -> int:
    BADGES.mkdir(exist_ok=True)
    for name, (label, said) in facts().items():
        (BADGES / f"{name}.svg").write_text(svg(label, said), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
