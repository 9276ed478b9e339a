"""Fault reports: the fault and the whole game in a file, to make a test of."""

import asyncio
import platform
import re
import subprocess
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import msgspec
from msgspec import Struct, field

from tables import Refused, Snapshot, Tables, numbered

from .replies import Interaction

PREFERENCES = ("language", "theme", "text_only")
PERSON = "<person {}>"
NUMBERED = re.compile(PERSON.format(r"(\d+)"))
ROOT = Path(__file__).parent.parent.parent


@dataclass
class Fault:
    """A fault, for its report; ``about`` is the custom id or command, ``circumstances`` is a packed
    ``Circumstances``."""

    number: str
    about: str
    table: int | None
    trace: str
    guild: int | None = None  # the server; None: a person's messages
    circumstances: bytes | None = None


class Circumstances(Struct):
    """The circumstances of a fault: Discord's data of the press or command with people's ids
    replaced, the person's preferences, and the table."""

    kind: int
    data: dict[str, Any]
    locale: str
    prefers: dict[str, Any]
    snapshot: Snapshot | None  # the table before anything else happened


class Report(Struct):
    """The file of a report. It holds all hands, for the operator only."""

    number: str
    about: str
    trace: list[str]
    versions: dict[str, str]
    circumstances: Circumstances | None = field(name="came")


async def note_circumstances(tables: Tables, interaction: Interaction, fault: Fault) -> None:
    """Note the circumstances of a fault, with people replaced by numbers. They are packed, since
    few are ever read."""
    told: Mapping[str, Any] = interaction.data or {}
    number, person = interaction.extras.get("table"), interaction.user.id
    chosen = {int(user) for user in told.get("resolved", {}).get("users", {})}
    snapshot, numbers = None, numbered(chosen - {person})
    prefers = None
    with suppress(Refused):  # there is no such table, or the store itself is broken
        prefers = await tables.house.profiles.of(person)
        if number is not None:
            snapshot, numbers = await tables.snapshots.take(number, person, chosen - {person})
    nameless = Nameless({person: 0, **numbers})
    circumstances = Circumstances(
        kind=interaction.type.value,
        data=nameless.data({key: value for key, value in told.items() if key != "resolved"}),
        locale=str(interaction.locale),
        prefers={name: getattr(prefers, name) for name in PREFERENCES} if prefers else {},
        snapshot=snapshot,
    )
    fault.circumstances = zlib.compress(msgspec.json.encode(circumstances))
    fault.about, fault.trace = nameless.text(fault.about), nameless.text(fault.trace)


class Nameless:
    """Replaces people's numbers by "person 3" and the like."""

    def __init__(self, numbers: Mapping[int, int]) -> None:
        self._numbers = {str(person): number for person, number in numbers.items()}
        self._known = re.compile(rf"\b(?:{'|'.join(self._numbers)})\b")

    def text(self, text: str) -> str:
        return self._known.sub(lambda found: PERSON.format(self._numbers[found[0]]), text)

    def data(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return dict(msgspec.json.decode(self.text(msgspec.json.encode(data).decode())))


def chosen(data: Mapping[str, Any]) -> set[int]:
    """Return the numbers of the replaced people that occur in a report's press."""
    return set(map(int, NUMBERED.findall(msgspec.json.encode(data).decode())))


def with_people(data: Mapping[str, Any], people: Sequence[int]) -> dict[str, Any]:
    """Return a report's press with these people's numbers put in again."""
    text = msgspec.json.encode(data).decode()
    text = NUMBERED.sub(lambda found: str(people[int(found[1])]), text)
    return dict(msgspec.json.decode(text))


def unpacked(circumstances: bytes) -> Circumstances:
    return msgspec.json.decode(zlib.decompress(circumstances), type=Circumstances)


async def store_report(folder: Path, fault: Fault) -> Path:
    file = folder / "reports" / f"{fault.number}.json"
    await asyncio.to_thread(write, file, fault)
    return file


def write(file: Path, fault: Fault) -> None:
    circumstances = unpacked(fault.circumstances) if fault.circumstances else None
    lines = fault.trace.replace(f"{ROOT}/", "").splitlines()
    report = Report(fault.number, fault.about, lines, versions(circumstances), circumstances)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))


def read(file: Path) -> Report:
    return msgspec.json.decode(file.read_bytes(), type=Report)


def versions(circumstances: Circumstances | None) -> dict[str, str]:
    """Return the versions of everything that may matter."""
    game = circumstances.snapshot.game if circumstances and circumstances.snapshot else None
    rules = {f"rules of {game.game}": str(game.rules)} if game else {}
    return {
        "emberboard": commit(),
        "python": platform.python_version(),
        "discord.py": discord.__version__,
        **rules,
    }


def commit() -> str:
    """Return the commit of this program if it runs from a clone, else ``unknown``."""
    try:
        told = subprocess.run(
            ["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    except OSError:
        return "unknown"
    return told.stdout.strip() or "unknown"
