"""A fault as a file: what happened, and the whole game, to be made into a test."""

import asyncio
import json
from pathlib import Path

from tables import Refused, Tables

from .faults import Fault


async def store_report(tables: Tables, folder: Path, fault: Fault) -> Path:
    """The file holds everybody's hands: it is for whoever runs the bot."""
    game = None
    if fault.table is not None:
        try:
            game = json.loads(await tables.history.export(fault.table, secrets=True))
        except Refused:
            game = None
    report = {
        "number": fault.number,
        "about": fault.about,
        "table": fault.table,
        "trace": fault.trace.splitlines(),
        "game": game,
    }
    file = folder / "reports" / f"{fault.number}.json"
    await asyncio.to_thread(write, file, report)
    return file


def write(file: Path, report: dict[str, object]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(report, ensure_ascii=False, indent=1), "utf-8")
