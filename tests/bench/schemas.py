"""Checks requests and answers against Discord's own description of its API.

Node makes JSON Schemas from that description into `.build/`, anew when `tests/node` has changed.
"""

import hashlib
import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from jsonschema.validators import validator_for

from sandbox.rest import Exchange
from tests.bench.tools import NODE

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "tests" / "node"
BUILT = ROOT / ".build" / "schemas"
INPUTS = ("package-lock.json", "schemas.mjs", "gateway_events.ts")

CHANNEL, MESSAGE = "/channels/{channel}", "/channels/{channel}/messages/{message}"
FOLLOW_UP = "/webhooks/{app}/{token}"
EMOJIS = "/applications/{app}/emojis"
CALLBACK = "/interactions/{interaction}/{token}/callback"
COMMANDS = ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands")

# Schemas of requests, by route; a list means "an array of".
REQUESTS: dict[tuple[str, str], str | list[str]] = {
    ("POST", f"{CHANNEL}/messages"): "MessageCreateRequest",
    ("PATCH", MESSAGE): "MessageEditRequestPartial",
    ("POST", f"{CHANNEL}/threads"): "CreateTextThreadWithoutMessageRequest",
    ("POST", f"{MESSAGE}/threads"): "CreateTextThreadWithMessageRequest",
    ("PATCH", CHANNEL): "UpdateThreadRequestPartial",
    ("POST", "/users/@me/channels"): "CreatePrivateChannelRequest",
    ("POST", FOLLOW_UP): "IncomingWebhookRequestPartial",
    ("PATCH", f"{FOLLOW_UP}/messages/{{message}}"): "IncomingWebhookUpdateRequestPartial",
    **{("PUT", place): ["ApplicationCommandUpdateRequest"] for place in COMMANDS},
    **{("POST", place): "ApplicationCommandCreateRequest" for place in COMMANDS},
}
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
ANSWERS: dict[tuple[str, str], str | list[str]] = {
    ("GET", "/users/@me"): "UserPIIResponse",
    ("GET", "/users/{user}"): "UserResponse",
    ("GET", "/oauth2/applications/@me"): "PrivateApplicationResponse",
    ("GET", "/applications/@me"): "PrivateApplicationResponse",
    ("GET", EMOJIS): "ListApplicationEmojisResponse",
    ("POST", EMOJIS): "EmojiResponse",
    ("GET", f"{EMOJIS}/{{emoji}}"): "EmojiResponse",
    ("GET", "/gateway"): "GatewayResponse",
    ("GET", "/gateway/bot"): "GatewayBotResponse",
    ("GET", "/guilds/{guild}"): "GuildResponse",
    ("GET", "/guilds/{guild}/channels"): ["GuildChannelResponse"],
    ("GET", "/guilds/{guild}/roles"): ["GuildRoleResponse"],
    ("GET", "/guilds/{guild}/members/{user}"): "GuildMemberResponse",
    ("GET", "/guilds/{guild}/threads/active"): "ThreadsResponse",
    ("GET", f"{CHANNEL}/messages"): ["MessageResponse"],
    ("GET", f"{CHANNEL}/messages/pins"): "PinnedMessagesResponse",
    ("GET", MESSAGE): "MessageResponse",
    ("POST", f"{CHANNEL}/messages"): "MessageResponse",
    ("PATCH", MESSAGE): "MessageResponse",
    ("POST", FOLLOW_UP): "MessageResponse",
    ("GET", f"{FOLLOW_UP}/messages/{{message}}"): "MessageResponse",
    ("PATCH", f"{FOLLOW_UP}/messages/{{message}}"): "MessageResponse",
    ("POST", f"{CHANNEL}/threads"): "CreatedThreadResponse",
    ("POST", f"{MESSAGE}/threads"): "ThreadResponse",
    ("GET", f"{CHANNEL}/thread-members/{{user}}"): "ThreadMemberResponse",
    ("GET", f"{CHANNEL}/thread-members"): ["ThreadMemberResponse"],
    ("POST", "/users/@me/channels"): "PrivateChannelResponse",
    ("POST", CALLBACK): "InteractionCallbackResponse",
    **{("PUT", place): ["ApplicationCommandResponse"] for place in COMMANDS},
    **{("GET", place): ["ApplicationCommandResponse"] for place in COMMANDS},
    **{("POST", place): "ApplicationCommandResponse" for place in COMMANDS},
}
# Schemas of the requests that have another form in forums than elsewhere.
IN_FORUMS = {
    ("POST", f"{CHANNEL}/threads"): "CreateForumThreadRequest",
    ("PATCH", CHANNEL): "UpdateGuildChannelRequestPartial",
}
FORUM = 15
CHANNELS = {1: "PrivateChannelResponse", 11: "ThreadResponse", 12: "ThreadResponse"}

# Fields that clients send and Discord accepts, though its description omits them.
TAKEN = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "MessageEditRequestPartial": ("tts", "nonce"),
    "IncomingWebhookUpdateRequestPartial": ("tts", "enforce_nonce"),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "IncomingWebhookRequestPartial": ("nonce", "enforce_nonce"),
    "IncomingWebhookInteractionRequest": ("nonce", "enforce_nonce"),
    "RichEmbed": ("flags",),
    "CreateForumThreadRequest": ("type",),
    "BaseCreateMessageCreateRequest": ("tts",),
}


@cache
def built() -> Path:
    """Make the schemas if they are missing; of several test workers only one does so."""
    import fcntl  # missing on Windows, where these judges are left out

    inputs = b"".join((SOURCE / name).read_bytes() for name in INPUTS)
    stamp = hashlib.sha256(inputs).hexdigest()
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark = BUILT / "stamp"
        if not mark.is_file() or mark.read_text() != stamp:
            npm = ["npm", "ci", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"]
            subprocess.run(npm, cwd=SOURCE, check=True)
            subprocess.run(["node", "schemas.mjs", str(BUILT)], cwd=SOURCE, check=True)
            mark.write_text(stamp)
    return BUILT


def _each(node: Any) -> Any:
    yield node
    for inner in node.values() if isinstance(node, dict) else node:
        if isinstance(inner, dict | list):
            yield from _each(inner)


@cache
def _definitions(strict: bool) -> dict[str, Any]:
    """Return the definitions; `strict` ones, for clients, allow no unknown field, but numbers as
    ids."""
    schemas: dict[str, Any] = json.loads((built() / "rest.json").read_text())["$defs"]
    for node in _each(schemas):
        if isinstance(node, dict) and node.get("format") == "date-time":
            node.pop("pattern", None)
        if strict and isinstance(node, dict) and "properties" in node:
            node.setdefault("additionalProperties", False)
    if strict:
        schemas["SnowflakeType"] = {"type": ["string", "integer"]}
        for name, fields in TAKEN.items():
            schemas[name]["properties"].update(dict.fromkeys(fields, True))
    else:
        schemas["Error"]["properties"]["code"] = {"type": ["integer", "string"]}
    return schemas


@cache
def _validator(name: str, many: bool, strict: bool) -> tuple[Any, Any]:
    reference = {"$ref": f"#/$defs/{name}"}
    body: dict[str, Any] = {"type": "array", "items": reference} if many else dict(reference)
    schema = body | {"$defs": _definitions(strict)}
    return jsonschema_rs.validator_for(schema), schema


def fault(rule: str | list[str], body: Any, *, strict: bool = False) -> str | None:
    """Return the fault that Discord's description finds in a body, or None."""
    name, many = (rule, False) if isinstance(rule, str) else (rule[0], True)
    quick, schema = _validator(name, many, strict)
    return None if quick.is_valid(body) else _explain(schema, body, name)


def _explain(schema: Any, body: Any, name: str) -> str:
    error = best_match(validator_for(schema, Draft202012Validator)(schema).iter_errors(body))
    return f"{name}: {error.json_path}: {error.message[:300]}"


@cache
def _gateway() -> dict[str, Any]:
    schema: dict[str, Any] = json.loads((built() / "gateway.json").read_text())
    for node in _each(schema):
        if isinstance(node, dict) and node.get("format") == "date-time":
            del node["format"]
    for name in schema["definitions"]:
        if name.endswith("Flags"):
            schema["definitions"][name] = {"type": "integer"}
    return schema


@cache
def _event_validator(event: str) -> tuple[Any, Any]:
    schema = _gateway()
    rule = schema["definitions"]["Events"]["properties"][event]
    one = {**rule, "definitions": schema["definitions"], "$schema": schema["$schema"]}
    return jsonschema_rs.validator_for(one), one


def events() -> set[str]:
    """Return all the events that are described."""
    return set(_gateway()["definitions"]["Events"]["properties"])


class Judges:
    """Checks all traffic against the schemas and remembers what does not fit."""

    def __init__(self) -> None:
        self.findings: list[str] = []
        self.heard: set[str] = set()

    def exchange(self, it: Exchange) -> None:
        route = (it.request.method, it.request.template)
        self.heard.add(" ".join(route))
        found = [*self._request_faults(it, route), *self._answer_faults(it, route)]
        self.findings += [f"{' '.join(route)}: {words}" for words in found if words]

    def _request_faults(self, it: Exchange, route: tuple[str, str]) -> list[str | None]:
        if it.status >= 400:
            return []
        if route[1] == CALLBACK:
            return [fault(CALLBACKS[it.request.body["type"]], it.request.body, strict=True)]
        there = it.request.world.channels.get(int(it.request.ids.get("channel", 0)))
        rules = IN_FORUMS if there is not None and there.kind == FORUM else REQUESTS
        rule = rules.get(route, REQUESTS.get(route))
        return [fault(rule, it.request.body, strict=True)] if rule else []

    def _answer_faults(self, it: Exchange, route: tuple[str, str]) -> list[str | None]:
        if it.status >= 400:
            return [fault("ErrorResponse", it.answer)]
        if it.answer is None:
            return []
        if route[1] == CHANNEL:
            return [fault(CHANNELS.get(it.answer["type"], "GuildChannelResponse"), it.answer)]
        rule = ANSWERS.get(route)
        return [fault(rule, it.answer)] if rule else [f"no rule for this answer: {it.answer}"]

    def event(self, name: str, data: dict[str, Any]) -> None:
        key = f"{name}_{data['type']}" if name == "INTERACTION_CREATE" else name
        self.heard.add(key)
        quick, schema = _event_validator(key)
        if not quick.is_valid(data):
            self.findings.append(_explain(schema, data, key))


def judges() -> Judges | None:
    """Return the judges; None where Node is missing."""
    return Judges() if NODE else None
