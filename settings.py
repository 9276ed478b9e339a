"""The settings of a server owner: environment variables, or lines of a file `.env`."""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from glob import escape
from pathlib import Path

from db import Shards, is_server

ROOT = Path(__file__).parent
MOST_SHARDS = 2**15 - 1
LONGEST_ADDRESS = 512  # characters in a button's address
HELP = """\
Emberboard plays on a page of this machine, or on Discord when it has a token.
What can be set are environment variables, or lines of a file .env:

  DISCORD_TOKEN         the bot's token: play on Discord
  EMBERBOARD_DATABASE   where everything is kept; usually a file in the folder data;
                        or a PostgreSQL server: postgresql://user:password@host/database
  EMBERBOARD_SHARDS     of Discord, where this is one of several processes: 0-3/16;
                        usually all that Discord wants; --shards 0-3/16 says the same
  EMBERBOARD_HEALTH     a port of this machine for /live, /ready and /metrics;
                        usually none; 0.0.0.0:9137 listens to others as well
  EMBERBOARD_KEY        a secret of your own, with which the bot remembers whom it has forgotten;
                        usually it makes one, in the file key beside the database; several
                        processes need the same one
  EMBERBOARD_SUPPORT    the address where people ask you for help: https://...; /help shows it
  EMBERBOARD_PAGE_PORT  of the local page; usually 8137
  HTTPS_PROXY           the way to Discord, where there is no direct one: http://host:3128
"""


OURS = ("backups", "reports")  # folders that this program keeps beside the database


class BadSetting(Exception):
    """A setting that cannot be used. The message says in one line which it is, and what to do."""


@dataclass(frozen=True)
class Environment:
    token: str | None
    database: str  # a file, or a server's address
    folder: Path  # for files beside the database
    shards: Shards | None  # None: all of them
    health: tuple[str, int] | None  # host and port of the health pages
    page_port: int
    page_world: Path
    key: str | None  # key of the hashes of deleted people; None: read from the folder
    forgotten: Path  # the file with hashes of people who asked to be forgotten
    proxy: str | None = None  # the address of a proxy on the way to Discord
    support: str | None = None  # where people get help

    def ours(self) -> Iterator[Path]:
        """Yield everything that this program keeps in the folder; the folder itself may be somebody
        else's."""
        if self.folder == ROOT / "data":
            yield self.folder
        yield from self.folder.glob(f"{escape(self.forgotten.stem)}.*")
        for path in (self.folder / "key", *(self.folder / name for name in OURS)):
            yield from (path, *path.rglob("*")) if path.exists() else ()


def read_environment(
    environment: Mapping[str, str] = os.environ, file: Path = ROOT / ".env"
) -> Environment:
    """Read the environment, which wins over the file."""
    told = {**_lines_of(file), **environment}
    token = told.get("DISCORD_TOKEN", "").strip() or None
    usual = "emberboard.sqlite" if token else "page.sqlite"
    database = told.get("EMBERBOARD_DATABASE") or str(ROOT / "data" / usual)
    beside = ROOT / "data" / usual if is_server(database) else Path(database)
    shards = shards_of(told.get("EMBERBOARD_SHARDS", ""))
    if shards is not None and not is_server(database):
        raise BadSetting(
            "Several processes need a PostgreSQL server: name one in EMBERBOARD_DATABASE "
            "(postgresql://user:password@host/database), or leave EMBERBOARD_SHARDS out."
        )
    return Environment(
        token,
        database,
        beside.parent,
        shards,
        health_of(told.get("EMBERBOARD_HEALTH", "")),
        int(told.get("EMBERBOARD_PAGE_PORT") or 8137),
        beside.with_suffix(".world"),
        told.get("EMBERBOARD_KEY", "").strip() or None,
        beside.with_suffix(".forgotten"),
        told.get("HTTPS_PROXY") or told.get("https_proxy") or None,
        support_of(told.get("EMBERBOARD_SUPPORT", "")),
    )


def shards_of(told: str) -> Shards | None:
    """Read shards: 0-3/16, or 5/16 for a single one."""
    if not told.strip():
        return None
    found = re.fullmatch(r"(\d+)(?:-(\d+))?/(\d+)", told.strip())
    if found is not None:
        first, total = int(found[1]), int(found[3])
        last = int(found[2] or first)
        if first <= last < total <= MOST_SHARDS:
            return Shards(total, frozenset(range(first, last + 1)))
    raise BadSetting(
        f"Shards {told!r} cannot be read: write them as 0-3/16, the first and the last of this "
        f"process (from 0 on) and how many there are in all, at most {MOST_SHARDS}."
    )


def health_of(told: str) -> tuple[str, int] | None:
    """Read a port or address: 9137, or 0.0.0.0:9137."""
    if not told.strip():
        return None
    host, _, port = told.strip().rpartition(":")
    if port.isdecimal() and 0 < int(port) < 2**16:
        return host or "127.0.0.1", int(port)
    raise BadSetting(f"EMBERBOARD_HEALTH {told!r} is no port: write 9137, or 0.0.0.0:9137.")


def support_of(told: str) -> str | None:
    """Read an address that Discord accepts for a button."""
    address = told.strip()
    if not address:
        return None
    if re.fullmatch(r"https://[^\s/]+\.[^\s]+", address) and len(address) <= LONGEST_ADDRESS:
        return address
    raise BadSetting(
        f"EMBERBOARD_SUPPORT {told!r} is no address: write https://discord.gg/..., at most "
        f"{LONGEST_ADDRESS} characters."
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
