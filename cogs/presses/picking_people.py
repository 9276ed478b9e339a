"""People picked from Discord's list."""

from typing import Any

from .faults import Told
from .replies import Outdated, Reply


def picked(reply: Reply) -> list[int]:
    """Return the picked people, without bots."""
    data: Any = reply.interaction.data
    known = data.get("resolved", {}).get("users", {})
    if not reply.press.values or not known.keys() >= set(reply.press.values):
        raise Outdated
    if any(known[value].get("bot") for value in reply.press.values):
        raise Told(reply.t("no-bots"))
    return reply.press.numbers


def picked_one(reply: Reply) -> int:
    first, *others = picked(reply)
    if others:
        raise Outdated
    return first
