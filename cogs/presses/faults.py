"""Answers to faults: a refusal says its reason; anything else gets a number that people can
report."""

import logging
import secrets
import traceback
from collections import OrderedDict
from typing import Any

import discord
from discord import app_commands

from tables import NO_TABLE, Attempt, PlaceGone, Refused, Tables, TryLater, Why

from ..buttons import learning, settling, turns
from ..layouts.kit import ALARM, Button, Layout, Style, button, card, rows, text
from ..words.readers import Readers
from ..words.texts import Texts
from .refusals import REFUSAL
from .replies import BROKEN_LINE, Interaction, Outdated, passes
from .reports import Fault, note_circumstances

log = logging.getLogger(__name__)

KEPT = 200
# Discord's error codes: we took longer than three seconds or a quarter of an hour, or Discord lost
# the interaction.
TOO_LATE = (10062, 10015, 50027)
ALREADY_ANSWERED = 40060
NO_RIGHTS = (50001, 50013)
TOO_LARGE = 413  # an upload is too large for Discord or for the proxy in front of it
OLD_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class Told(Exception):
    """A message for something the person can put right; ``words`` say how, ``help`` is a button for
    it."""

    def __init__(self, words: str, help: Button | None = None) -> None:
        super().__init__(words)
        self.words = words
        self.help = help


class Faults:
    def __init__(self, tables: Tables, readers: Readers) -> None:
        self.tables = tables
        self.readers = readers
        self._kept: OrderedDict[str, Fault] = OrderedDict()

    def find(self, number: str) -> Fault | None:
        return self._kept.get(number)

    def latest(self) -> list[Fault]:
        return list(reversed(self._kept.values()))

    def in_server(self, guild: int) -> list[Fault]:
        """Return the latest faults of one server; others' presses stay private."""
        return [fault for fault in self.latest() if fault.guild == guild]

    def note(self, error: BaseException, about: str, table: int | None, guild: int | None) -> Fault:
        trace = "".join(traceback.format_exception(error))
        fault = Fault(secrets.token_hex(3), about, table, trace, guild)
        self._kept[fault.number] = fault
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        log.error("fault %s in %s\n%s", fault.number, about, trace)
        return fault

    async def answer(self, interaction: Interaction, error: BaseException) -> None:
        """Tell the person in private how to go on."""
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            log.warning("too late for %s", about(interaction))
            return
        reply = interaction.extras.get("reply")
        t: Texts = reply.t if reply else await self.readers.texts(interaction)
        view, fault = self.mended(error, interaction, t), None
        if view is None:
            table = interaction.extras.get("table")
            fault = self.note(error, about(interaction), table, interaction.guild_id)
            view = numbered(fault, t)
        sent = await self.send(interaction, view)
        if fault is None:
            interaction.extras[REFUSAL] = sent
        else:
            await note_circumstances(self.tables, interaction, fault)

    async def send(self, interaction: Interaction, view: Layout) -> discord.Message | None:
        """Send the answer; return its message, if Discord tells it."""
        try:
            return await self._send(interaction, view)
        except (discord.HTTPException, *BROKEN_LINE) as failed:
            log.warning("could not answer %s: %s", about(interaction), failed)
            return None

    def mended(self, error: BaseException, interaction: Interaction, t: Texts) -> Layout | None:
        """Return the answer that says how to go on; None if the fault is the bot's."""
        if isinstance(error, Told):
            return Layout(text(error.words), *rows([error.help]))
        known = of_what_is_saved(error, interaction, t) or mendable(error, t)
        if known is None:
            return None
        return Layout(text(known), *rows([next_step(error, interaction, t)]))

    async def _send(self, interaction: Interaction, view: Layout) -> discord.Message | None:
        thinking = discord.InteractionResponseType.deferred_channel_message
        waiting = interaction.response.type is thinking
        if not interaction.response.is_done():
            return await first_answer(interaction, view)
        if waiting and not interaction.extras.get("shown"):
            return await interaction.edit_original_response(view=view)
        return await interaction.followup.send(view=view, ephemeral=True, wait=True)


def numbered(fault: Fault, t: Texts) -> Layout:
    report = button(t("report"), settling.report(fault.number))
    said = t("fault", number=fault.number)
    return Layout(card(text(said), *rows([report]), colour=ALARM))


async def first_answer(interaction: Interaction, view: Layout) -> discord.Message | None:
    """Send the first answer; the acknowledgement may have arrived without our knowing."""
    try:
        sent = (await interaction.response.send_message(view=view, ephemeral=True)).resource
    except discord.HTTPException as refused:
        if refused.code != ALREADY_ANSWERED:
            raise
        return await interaction.followup.send(view=view, ephemeral=True, wait=True)
    return sent if isinstance(sent, discord.Message) else None


def about(interaction: Interaction) -> str:
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def next_step(error: BaseException, interaction: Interaction, t: Texts) -> Button | None:
    """Return the button that opens the turn again if an outdated panel was pressed."""
    table = interaction.extras.get("table")
    if not isinstance(error, Refused) or error.why is not Why.STALE or table is None:
        return None
    if table == NO_TABLE:
        return button(t("learn"), learning.learn(), Style.primary)
    return button(t("take-turn"), turns.turn(table), Style.primary)


def of_what_is_saved(error: BaseException, interaction: Interaction, t: Texts) -> str | None:
    """Return words for a failure after a part was saved, where "nothing has changed" would be
    false; else None."""
    tried: Attempt | None = interaction.extras.get("attempt")
    if tried is None or not tried.written or not isinstance(error, Refused):
        return None
    said = {Why.NOT_READ: "saved-unseen", Why.NOT_SAVED: "saved-in-part"}.get(error.why)
    return t(said) if said else None


def is_passing(error: BaseException) -> bool:
    """Tell if a retry may work."""
    return isinstance(error, (TryLater, *BROKEN_LINE)) or (
        isinstance(error, discord.HTTPException) and passes(error)
    )


def mendable(error: BaseException, t: Texts) -> str | None:
    """Return the words that tell the person how to go on, or None if the fault is unknown."""
    if isinstance(error, Refused):
        return t.refusal(error)
    if isinstance(error, discord.RateLimited):
        return t("busy", seconds=round(error.retry_after) + 1)
    no_rights = isinstance(error, discord.Forbidden) and error.code in NO_RIGHTS
    found = {
        "unknown-button": isinstance(error, Outdated),
        "unknown-command": isinstance(error, OLD_COMMANDS),
        "place-gone": isinstance(error, PlaceGone),
        "no-rights": no_rights,
        "too-large": isinstance(error, discord.HTTPException) and error.status == TOO_LARGE,
        "discord-down": is_passing(error),
    }
    return next((t(id) for id, so in found.items() if so), None)
