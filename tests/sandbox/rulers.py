"""Two judges of a request: the stand-in itself, and SimCord, an independent simulator."""

import copy
from collections.abc import Iterator
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router as simcord_router

from sandbox.errors import ApiError
from sandbox.interactions import begin
from sandbox.model import InteractionKind, Message
from sandbox.posting import post
from sandbox.rest import Request
from sandbox.server import ROUTES
from sandbox.world import World
from tests.sandbox import wrong_requests as cases

KINDS = {
    "command": InteractionKind.COMMAND,
    "component": InteractionKind.COMPONENT,
    "autocomplete": InteractionKind.AUTOCOMPLETE,
    "modal": InteractionKind.MODAL,
}
Case = tuple[str, str, Any]


def wrong() -> Iterator[Case]:
    """Yield every wrong request: its name, its destination and its body."""
    yield from ((name, "message", body) for name, body in cases.MESSAGES.items())
    yield from ((name, "commands", body) for name, body in cases.COMMANDS.items())
    yield from ((name, to, body) for name, (to, body) in cases.ANSWERS.items())


def right() -> Iterator[Case]:
    yield from ((name, "message", body) for name, body in cases.TAKEN_MESSAGES.items())
    yield from ((name, "commands", body) for name, body in cases.TAKEN_COMMANDS.items())
    yield from ((name, to, body) for name, (to, body) in cases.TAKEN_ANSWERS.items())


class Ours:
    def __init__(self) -> None:
        self.world = World()
        self.anna = self.world.add_user("anna")
        self.guild = self.world.add_guild("Server", self.anna)
        self.channel = self.world.add_channel(self.guild, "games")

    def refuses(self, to: str, body: Any) -> ApiError | None:
        try:
            self._send("PUT" if to == "commands" else "POST", self._path(to), body)
        except ApiError as error:
            return error
        return None

    def _path(self, to: str) -> str:
        if to == "message":
            return f"/channels/{self.channel.id}/messages"
        if to == "commands":
            return f"/applications/{self.world.app_id}/commands"
        option = {"name": "what", "type": 3, "value": "a", "focused": True}
        data = {"id": "1", "name": "play", "type": 1, "options": [option]}
        source = self._message() if to in ("component", "modal") else None
        it = begin(self.world, KINDS[to], self.anna, self.channel, data, source=source)
        return f"/interactions/{it.id}/{it.token}/callback"

    def _message(self) -> Message:
        return post(self.world, self.channel, self.world.bot, {"content": "x"}, {})

    def _send(self, method: str, path: str, body: Any) -> None:
        for route in ROUTES:
            if route.method == method and (match := route.pattern.fullmatch(path)):
                ids = match.groupdict()
                route.handler(Request(self.world, method, route.template, path, ids, {}, body))
                return
        raise AssertionError(f"no route for {method} {path}")


class Theirs:
    """Asks SimCord's rules directly."""

    def __init__(self) -> None:
        self.backend = Backend()
        guild = self.backend.create_guild("Server")
        self.guild_id = guild.id
        self.channel = self.backend.create_channel(guild.id, "games")
        self.anna = self.backend.make_user("anna")
        self.backend.add_member(guild.id, self.anna.id)

    def refuses(self, to: str, body: Any) -> bool:
        method = "PUT" if to == "commands" else "POST"
        try:
            simcord_router.dispatch(self.backend, method, self._path(to), json=copy.deepcopy(body))
        except (BackendError, ValueError, KeyError, TypeError):
            return True
        return False

    def _path(self, to: str) -> str:
        if to == "message":
            return f"/channels/{self.channel.id}/messages"
        if to == "commands":
            return f"/applications/{self.backend.application_id}/commands"
        it = self.backend.new_interaction(
            int(KINDS[to]), self.channel.id, self.anna.id, self.guild_id
        )
        if to in ("component", "modal"):
            path = f"/channels/{self.channel.id}/messages"
            sent = simcord_router.dispatch(self.backend, "POST", path, json={"content": "x"})
            it.source_message_id = int(sent["id"])
        return f"/interactions/{it.id}/{it.token}/callback"
