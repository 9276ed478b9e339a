"""Registers the commands with Discord, but only after a change, since Discord limits
registrations."""

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from ..presses.replies import BROKEN_LINE
from ..words.translate import leave_out_misfits

PAUSE = 60.0  # seconds until the next try if Discord did not answer
LONG_PAUSE = 3600.0  # seconds until the next try if Discord refused; some limits are daily

REFUSED = (
    "Discord refuses to register the commands. Buttons work, and so do the commands that were "
    "registered before, if any; tried again in %d minutes. Discord says: %s"
)

FOR_PEOPLE = 1  # Discord's number for installing an app for oneself
AMONG_PEOPLE = 2  # Discord's number for the context of direct and group messages

SERVERS_ONLY = (
    "The application can be installed by servers only, so the commands are registered for these "
    "alone. To let people take it with them: Discord's developer portal, Installation, "
    "Installation Contexts, User Install; then start anew."
)

Payload = dict[str, Any]

log = logging.getLogger(__name__)


async def try_to_sync(tree: app_commands.CommandTree[Any], memory: Path | None) -> float | None:
    """Register the commands if they changed. Return the seconds until a retry, or None when done;
    until then the earlier commands keep working."""
    try:
        await sync_if_changed(tree, memory)
    except (discord.DiscordServerError, discord.RateLimited, *BROKEN_LINE) as fault:
        log.warning("commands could not be registered, tried again in a while: %s", fault)
        return PAUSE
    except discord.HTTPException as refused:
        log.error(REFUSED, LONG_PAUSE / 60, refused)
        return LONG_PAUSE
    return None


async def sync_later(
    tree: app_commands.CommandTree[Any], memory: Path | None, pause: float
) -> None:
    again: float | None = pause
    while again is not None:
        await asyncio.sleep(again)
        again = await try_to_sync(tree, memory)


async def sync_if_changed(tree: app_commands.CommandTree[Any], memory: Path | None) -> bool:
    """Register the commands if they or the application differ from what the file remembers. Return
    True if they did."""
    application, payload = tree.client.application_id, await payload_of(tree)
    if not for_people(tree.client):
        log.warning(SERVERS_ONLY)
        payload = [in_servers(command) for command in payload]
    assert application is not None
    mark = f"{application} {fingerprint(payload)}"
    file = memory / "commands" if memory else None
    if await asyncio.to_thread(known, file) == mark:
        return False
    registered = await tree.client.http.bulk_upsert_global_commands(application, payload=payload)
    try:
        await asyncio.to_thread(remember, file, mark)
    except OSError as fault:  # for example a full disk: the next start registers them again
        log.warning("that the commands are registered could not be noted: %s", fault)
    log.info("registered %d commands", len(registered))
    return True


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """Return the commands in every language, in Discord's form."""
    translator = tree.translator
    assert translator is not None
    payload = [await it.get_translated_payload(tree, translator) for it in tree.get_commands()]
    leave_out_misfits(payload)
    return payload


def for_people(client: discord.Client) -> bool:
    """Tell if the application may be installed by people for themselves."""
    known = client.application
    return known is not None and known.user_integration_config is not None


def in_servers(command: Payload) -> Payload:
    """Return the command for servers alone, without people who install the application for
    themselves."""
    contexts = [it for it in command["contexts"] if it != AMONG_PEOPLE]
    types = [it for it in command["integration_types"] if it != FOR_PEOPLE]
    return {**command, "contexts": contexts, "integration_types": types}


def fingerprint(payload: list[Payload]) -> str:
    told = json.dumps(payload, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()


def known(file: Path | None) -> str:
    return file.read_text("utf-8") if file and file.exists() else ""


def remember(file: Path | None, mark: str) -> None:
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(mark, "utf-8")
