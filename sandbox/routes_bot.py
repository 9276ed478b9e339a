"""The routes a bot needs for itself: logging in, registering commands, answering interactions."""

from typing import Any

from sandbox import payloads
from sandbox.check_commands import check_commands
from sandbox.errors import invalid_form, refusal
from sandbox.interactions import (
    answer,
    answer_message,
    by_token,
    edit_answer,
    follow_up,
)
from sandbox.model import Json
from sandbox.posting import delete
from sandbox.rest import Answer, Request, route

PEOPLE = 1  # Discord's number for installing an app for oneself


@route("GET", "/gateway", needs_token=False)
def get_gateway(request: Request) -> Answer:
    return 200, {"url": request.world.gateway_url}


@route("GET", "/gateway/bot")
def get_gateway_bot(request: Request) -> Answer:
    world, sessions = request.world, request.world.sessions
    return 200, {
        "url": world.gateway_url,
        "shards": sessions.shards,
        "session_start_limit": sessions.told(),
    }


@route("GET", "/oauth2/applications/@me")
def get_own_application(request: Request) -> Answer:
    return 200, payloads.application(request.world)


@route("GET", "/applications/@me")
def get_application(request: Request) -> Answer:
    return 200, payloads.application(request.world)


# Commands


def _scope(request: Request) -> tuple[int | None, list[Json]]:
    if request.number("app") != request.world.app_id:
        raise refusal("missing_access")
    guild_id = request.number("guild") if "guild" in request.ids else None
    if guild_id is not None and request.world.bot.id not in request.world.guild(guild_id).members:
        raise refusal("missing_access")
    return guild_id, request.world.commands.get(guild_id, [])


def _registered(request: Request, command: Json, guild_id: int | None, old: Json | None) -> Json:
    """Return a command as Discord keeps it; its id stays, its version changes with it."""
    new_id = request.world.clock.new_id
    fresh = {key: value for key, value in command.items() if key != "id"}
    fresh |= {
        "type": command.get("type") or 1,
        "application_id": str(request.world.app_id),
        "description": command.get("description") or "",
        "default_member_permissions": _text(command.get("default_member_permissions")),
        "nsfw": bool(command.get("nsfw")),
        "dm_permission": command.get("dm_permission") is not False,
        "integration_types": command.get("integration_types") or [0],
    }
    fresh["options"] = [_without_nothings(option) for option in command.get("options") or []]
    if guild_id is None:
        fresh["contexts"] = command.get("contexts")
    else:
        fresh["guild_id"] = str(guild_id)
        fresh.pop("contexts", None)
        fresh.pop("dm_permission")
    if old and {**old, "version": 0} == {**fresh, "id": old["id"], "version": 0}:
        return old
    return fresh | {"id": old["id"] if old else str(new_id()), "version": str(new_id())}


def _text(number: Any) -> str | None:
    return None if number is None else str(number)


def _without_nothings(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    if "options" in kept:
        kept["options"] = [_without_nothings(inner) for inner in kept["options"]]
    return kept


def _check_installs(request: Request, commands: list[Json]) -> None:
    """Refuse commands for people if the portal does not let them install the application."""
    if request.world.for_people:
        return
    for place, command in enumerate(commands):
        if PEOPLE in (command.get("integration_types") or []):
            raise invalid_form(
                f"{place}.integration_types",
                "APPLICATION_COMMAND_INVALID_INTEGRATION_TYPE",
                "The application does not support this installation type",
            )


def _overwrite(request: Request) -> Answer:
    guild_id, old = _scope(request)
    check_commands(request.body)
    _check_installs(request, request.body)
    known = {(c["type"], c["name"]): c for c in old}
    fresh = [
        _registered(request, c, guild_id, known.get((c.get("type") or 1, c["name"])))
        for c in request.body
    ]
    request.world.commands[guild_id] = fresh
    request.world.emit("commands", guild_id)
    return 200, fresh


def _create(request: Request) -> Answer:
    guild_id, old = _scope(request)
    command = request.json()
    key = (command.get("type") or 1, command.get("name"))
    before = next((c for c in old if (c["type"], c["name"]) == key), None)
    others = [c for c in old if c is not before]
    check_commands([*others, command])
    _check_installs(request, [command])
    fresh = _registered(request, command, guild_id, before)
    request.world.commands[guild_id] = [*others, fresh]
    request.world.emit("commands", guild_id)
    return 200 if before else 201, fresh


def _list(request: Request) -> Answer:
    return 200, _scope(request)[1]


for _place in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands"):
    route("PUT", _place)(_overwrite)
    route("POST", _place)(_create)
    route("GET", _place)(_list)


# Interactions: the token in the path is the only proof they need.


@route("POST", "/interactions/{interaction}/{token}/callback", needs_token=False)
def callback(request: Request) -> Answer:
    world = request.world
    it = world.interactions.get(request.number("interaction"))
    if it is None or it.token != request.ids["token"]:
        raise refusal("unknown_interaction")
    told = answer(world, it, request.json(), request.files)
    if request.query.get("with_response", "").lower() in ("1", "true"):
        return 200, told
    return 204, None


@route("POST", "/webhooks/{app}/{token}", needs_token=False)
def create_follow_up(request: Request) -> Answer:
    world = request.world
    it = by_token(world, request.ids["token"])
    message = follow_up(world, it, request.json(), request.files)
    return 200, payloads.message(world, message)


MESSAGE = "/webhooks/{app}/{token}/messages/{message}"


@route("GET", MESSAGE, needs_token=False)
def get_answer(request: Request) -> Answer:
    world = request.world
    it = by_token(world, request.ids["token"])
    return 200, payloads.message(world, answer_message(world, it, request.ids["message"]))


@route("PATCH", MESSAGE, needs_token=False)
def change_answer(request: Request) -> Answer:
    world = request.world
    it = by_token(world, request.ids["token"])
    message = answer_message(world, it, request.ids["message"])
    edit_answer(world, it, message, request.json(), request.files)
    return 200, payloads.message(world, message)


@route("DELETE", MESSAGE, needs_token=False)
def delete_answer(request: Request) -> Answer:
    world = request.world
    it = by_token(world, request.ids["token"])
    message = answer_message(world, it, request.ids["message"])
    delete(world, world.channel(message.channel_id), message)
    return 204, None
