"""What a server owner can set: environment variables, or lines of a file `.env`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from db import is_server

ROOT = Path(__file__).parent
HELP = """\
Emberboard plays on a page of this machine, or on Discord when it has a token.
It takes no arguments; what can be set are environment variables, or lines of a file .env:

  DISCORD_TOKEN         the bot's token: play on Discord
  EMBERBOARD_DATABASE   where everything is kept; usually a file in the folder data;
                        or a PostgreSQL server: postgresql://user:password@host/database
  EMBERBOARD_PAGE_PORT  of the local page; usually 8137
"""


@dataclass(frozen=True)
class Environment:
    token: str | None
    database: str  # a file, or the address of a server
    folder: Path  # for what is kept beside it
    page_port: int
    page_world: Path


def read_environment(
    environment: Mapping[str, str] = os.environ, file: Path = ROOT / ".env"
) -> Environment:
    """The environment wins over the file."""
    told = {**_lines_of(file), **environment}
    token = told.get("DISCORD_TOKEN", "").strip() or None
    usual = "emberboard.sqlite" if token else "page.sqlite"
    database = told.get("EMBERBOARD_DATABASE") or str(ROOT / "data" / usual)
    beside = ROOT / "data" / usual if is_server(database) else Path(database)
    return Environment(
        token,
        database,
        beside.parent,
        int(told.get("EMBERBOARD_PAGE_PORT") or 8137),
        beside.with_suffix(".world"),
    )


def _lines_of(file: Path) -> dict[str, str]:
    if not file.is_file():
        return {}
    found = {}
    for line in file.read_text("utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.lstrip().startswith("#"):
            found[name.removeprefix("export ").strip()] = value.strip().strip("'\"")
    return found
