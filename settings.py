"""What a server owner can set: environment variables, or lines of a file `.env`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent
HELP = """\
Emberboard plays on a page of this machine, or on Discord when it has a token.
It takes no arguments; what can be set are environment variables, or lines of a file .env:

  DISCORD_TOKEN         the bot's token: play on Discord
  EMBERBOARD_DATABASE   where everything is kept; usually in the folder data
  EMBERBOARD_PAGE_PORT  of the local page; usually 8137
"""


@dataclass(frozen=True)
class Environment:
    token: str | None
    database: Path
    page_port: int
    page_world: Path


def read_environment(
    environment: Mapping[str, str] = os.environ, file: Path = ROOT / ".env"
) -> Environment:
    """The environment wins over the file."""
    told = {**_lines_of(file), **environment}
    token = told.get("DISCORD_TOKEN", "").strip() or None
    usual = "emberboard.sqlite" if token else "page.sqlite"
    database = Path(told.get("EMBERBOARD_DATABASE") or ROOT / "data" / usual)
    return Environment(
        token,
        database,
        int(told.get("EMBERBOARD_PAGE_PORT") or 8137),
        database.with_suffix(".world"),
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
