"""Whom somebody picks from Discord's own list of people."""

from typing import Any

from .faults import Told
from .replies import Press, Reply


def picked(reply: Reply, press: Press) -> list[int]:
    """The chosen people. Bots stand in the same list, but do not play."""
    data: Any = reply.interaction.data
    known = data.get("resolved", {}).get("users", {})
    if any(known.get(value, {}).get("bot") for value in press.values):
        raise Told(reply.t("no-bots"))
    return [int(value) for value in press.values]
