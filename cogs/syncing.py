"""Commands are registered only when they changed: Discord counts registrations."""

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

from discord import app_commands

log = logging.getLogger(__name__)


async def sync_if_changed(tree: app_commands.CommandTree[Any], memory: Path | None) -> bool:
    """``memory`` keeps the mark of what was registered last, and for which application."""
    mark = f"{tree.client.application_id} {await fingerprint(tree)}"
    if memory and memory.exists() and memory.read_text("utf-8") == mark:
        return False
    registered = await tree.sync()
    if memory:
        memory.write_text(mark, "utf-8")
    log.info("registered %d commands", len(registered))
    return True


async def fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    told = json.dumps(payload, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()
