"""Starts Emberboard: on a local page, or on Discord if DISCORD_TOKEN is set. `./run` on Linux and
macOS and `run.cmd` on Windows call this."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .environment import ROOT, CannotBegin, become, environment

LISTED = re.compile(r"^[^#\n]*EMBERBOARD_(?:DATABASE=.*postgres.*://|HEALTH=)", re.MULTILINE)


def lists(settings: Mapping[str, str], file: Path) -> list[str]:
    """Return the pinned lists to install. The list for servers is added only if the settings ask
    for PostgreSQL or the health page."""
    told = file.read_text("utf-8") if file.is_file() else ""
    server = "EMBERBOARD_HEALTH" in settings or LISTED.search(told)
    if server or re.search("postgres.*://", settings.get("EMBERBOARD_DATABASE", "")):
        return ["requirements.txt", "requirements-server.txt"]
    return ["requirements.txt"]


def main(arguments: Sequence[str]) -> int:
    os.chdir(ROOT)
    try:
        python = environment(lists(os.environ, ROOT / ".env"))
    except CannotBegin as fault:
        print(fault, file=sys.stderr)
        return 1
    return become(python, "bot.py", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
