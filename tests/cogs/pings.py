"""Checks that every message of the bot calls the intended people by name, and nobody else."""

import json
import re
from collections.abc import Iterator
from typing import Any

from sandbox.model import Json
from sandbox.rest import Exchange
from tests.bench import Bench

SILENT: Json = {"parse": []}
CALLING = re.compile(r"<@!?(\d+)>|<@&\d+>|@everyone|@here")


class Pings:
    """A check that no message calls people by accident.

    Discord lets a message call everybody it mentions unless the message limits that. So each
    message with a mention must set a limit, and may allow only people it mentions.
    """

    def __init__(self, table: Bench) -> None:
        self.found: list[str] = []
        table.sandbox.rest.judges.append(self.hear)

    def hear(self, it: Exchange) -> None:
        body = it.request.body
        if it.request.method in ("POST", "PATCH") and isinstance(body, dict):
            body = body.get("data") if "/interactions/" in it.request.path else body
            self.found += [f"{it.request.path} {fault}" for fault in faults(body)]

    def check(self) -> None:
        assert not self.found, "\n".join(self.found)


def faults(body: Any) -> Iterator[str]:
    """Yield the ways in which one message may call people by accident."""
    if not isinstance(body, dict) or not body.keys() & {"content", "components"}:
        return
    said = json.dumps([body.get("content"), body.get("components")], ensure_ascii=False)
    named = {number for number in CALLING.findall(said) if number}
    allowed = body.get("allowed_mentions")
    if CALLING.search(said) and allowed is None:
        yield f"calls everybody whom it names: {said}"
    allowed = allowed or SILENT
    if allowed.get("parse") or allowed.get("roles"):
        yield f"may call anybody: {allowed}"
    if not {str(user) for user in allowed.get("users") or ()} <= named:
        yield f"calls somebody without a word: {allowed}, {said}"
