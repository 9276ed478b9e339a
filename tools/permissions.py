"""Writes into SECURITY.md who may use each button, menu, form, command, completion and path.

python -m tools.permissions
"""

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from discord import app_commands

from cogs.app.client import Emberboard, every_command
from cogs.app.health import Health
from cogs.buttons.verb import VERBS
from cogs.buttons.who import COMPARERS, EVERYBODY, ROWS, Kind, Who
from cogs.games.faces import FACES
from cogs.presses.router import who_of
from db import SqliteStore
from sandbox.page import Page
from sandbox.world import World
from tables import House, Tables
from tools.imports import ROOT

PAGE = ROOT / "SECURITY.md"
BEGIN, END = "<!-- made by python -m tools.permissions -->", "<!-- end -->"
AnyCommand = app_commands.Command[Any, ..., None]
YES, NO, LATER = "●", "", "○"

# Kinds of people, by name: their relations to a table, and their rights in its server.
PEOPLE: Mapping[str, tuple[frozenset[Kind], Sequence[str]]] = {
    "host": (frozenset({Kind.HOST, Kind.SEAT}), ()),
    "seat": (frozenset({Kind.SEAT}), ()),
    "sitter": (frozenset({Kind.SITTER}), ()),
    "guest": (frozenset({Kind.GUEST}), ()),
    "member": (frozenset({Kind.MEMBER}), ()),
    "watcher": (frozenset({Kind.WATCHER}), ()),
    "stranger": (frozenset(), ()),
    "former member": (frozenset(), ()),
    "moderator": (frozenset({Kind.MEMBER}), ("manage_messages",)),
    "channel keeper": (frozenset({Kind.MEMBER}), ("manage_channels",)),
    "owner": (
        frozenset({Kind.MEMBER}),
        ("manage_messages", "manage_channels", "manage_guild"),
    ),
}

HEAD = f"""
Each button, menu, form and command belongs to one row of this table; one without a row would be
refused to everybody. {YES}: yes. {LATER}: only once their own attempt, or the day, is over.

- A **guest** was invited to the table. A **sitter** plays somebody else's seat for a while.
- A **watcher** presses in their own direct messages. At each press the bot checks that they still
  see the table's place.
- A **stranger** presses in another place. At a borrowed table, where the bot is no member, that is
  any channel but the table's own.
- People of a table (host, seat, sitter, guest) reach it from anywhere.
- A command on a message is checked at the table that the message tells of.
- Moderators, keepers and owners have Discord's rights in the server where they press. For commands
  Discord checks these rights itself, and a server's owners may demand others there.
"""


def may(who: Who, person: str, *, private: bool = False) -> bool:
    """Tell if a kind of person may use something that is open to ``who``, at an open or a private
    table. For challenges, this is the answer while their own attempt is not over."""
    kinds, rights = PEOPLE[person]
    if who.right:
        return who.right in rights
    if not who.kinds:
        return who is EVERYBODY
    if kinds & who.apart:
        return False
    return bool(kinds & who.kinds) and (not private or bool(kinds & who.private))


def page(bot: Emberboard, paths: Mapping[str, Sequence[str]]) -> str:
    return "\n".join([HEAD, *rows(), "", *ways(bot), *over_http(paths)])


def rows() -> Iterator[str]:
    yield f"| row | {' | '.join(PEOPLE)} |"
    yield f"|---|{'---|' * len(PEOPLE)}"
    for who in ROWS:
        marks = [LATER if who is COMPARERS else YES if may(who, it) else NO for it in PEOPLE]
        yield f"| {who.name} | {' | '.join(marks)} |"


def ways(bot: Emberboard) -> Iterator[str]:
    """Yield the lines for each row of the gate: its buttons, menus and forms, its commands, and
    their completions."""
    commands = commands_of(bot)
    for who in ROWS:
        yield f"**{who.name}**: {who.about}"
        yield ""
        yield from listed(
            "buttons, menus, forms", (it.name for it in VERBS.values() if it.who is who)
        )
        own = [it for it in commands if who_of(it) is who]
        yield from listed("commands", together(own))
        yield from listed("completed", completed(own))
        yield from listed(
            "on messages and people", (it.name for it in menus_of(bot) if who_of(it) is who)
        )
        yield ""


def listed(title: str, names: Iterable[str]) -> Iterator[str]:
    if known := sorted(set(names)):
        yield f"- {title}: {', '.join(f'`{name}`' for name in known)}"


def together(commands: Iterable[AnyCommand]) -> Iterator[str]:
    """Yield the names of commands; all moves of a game get the same name."""
    for command in commands:
        game, _, action = command.qualified_name.partition(" ")
        yield f"/{game} …" if action and game in FACES else f"/{command.qualified_name}"


def completed(commands: Sequence[AnyCommand]) -> Iterator[str]:
    for command, name in zip(commands, together(commands), strict=True):
        if name.endswith("…"):
            yield name
            continue
        yield from (f"{name} {it.name}" for it in command.parameters if it.autocomplete)


def commands_of(bot: Emberboard) -> list[AnyCommand]:
    return [it for it in bot.tree.walk_commands() if isinstance(it, app_commands.Command)]


def menus_of(bot: Emberboard) -> list[app_commands.ContextMenu]:
    return [it for it in every_command(bot.tree) if isinstance(it, app_commands.ContextMenu)]


ABOUT_PATHS = {
    "health": "whoever reaches the address that the bot's owner has set: no table, no person",
    "page": "whoever knows the key in the address, on this machine, and from this page",
}


def over_http(paths: Mapping[str, Sequence[str]]) -> Iterator[str]:
    yield "| over HTTP | who may |"
    yield "|---|---|"
    for place, known in paths.items():
        yield f"| {', '.join(f'`{path}`' for path in known)} | {ABOUT_PATHS[place]} |"


def paths_of(health: Health, own: Page) -> dict[str, list[str]]:
    served = defaultdict[str, list[str]](list)
    for place, app, key in (("health", health.app, ""), ("page", own.app, own.key)):
        known = {it.canonical.replace(key, "key") if key else it.canonical
                 for it in app.router.resources()}  # fmt: skip
        served[place] = sorted(known)
    return served


async def drawn() -> str:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.start(Path(folder, "tables.sqlite"))
        try:
            bot = Emberboard(Tables(House(store)))
            await bot.furnish()
            return page(bot, paths_of(Health(bot, bot.tables, bot.timings), Page(World())))
        finally:
            await store.close()


def between(text: str, made: str) -> str:
    """Return the page with what stands between its two marks replaced by ``made``."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{made}\n{END}{after}"


if __name__ == "__main__":
    told = PAGE.read_text("utf-8")
    PAGE.write_text(between(told, asyncio.run(drawn())), "utf-8")
