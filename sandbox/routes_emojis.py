"""The application's own emojis: small pictures with names, which nobody can change later."""

import base64
import binascii
import re

from sandbox import payloads
from sandbox.errors import ApiError, invalid_form, refusal
from sandbox.model import Emoji, Json
from sandbox.pictures import size
from sandbox.rest import Answer, Request, route
from sandbox.world import World

MOST = 2000
MOST_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)

EMOJIS = "/applications/{app}/emojis"
EMOJI = f"{EMOJIS}/{{emoji}}"


def _own(request: Request) -> World:
    if request.number("app") != request.world.app_id:
        raise refusal("missing_access")
    return request.world


def _found(request: Request) -> Emoji:
    found = _own(request).emojis.get(request.number("emoji"))
    if found is None:
        raise refusal("unknown_emoji")
    return found


@route("GET", EMOJIS)
def list_emojis(request: Request) -> Answer:
    world = _own(request)
    return 200, {"items": [payloads.own_emoji(world, it) for it in world.emojis.values()]}


@route("GET", EMOJI)
def get_emoji(request: Request) -> Answer:
    return 200, payloads.own_emoji(request.world, _found(request))


@route("POST", EMOJIS)
def create_emoji(request: Request) -> Answer:
    world, body = _own(request), request.json()
    name = _name(world, body)
    kind, data = _image(body)
    if len(world.emojis) >= MOST:
        raise refusal("too_many_emojis")
    made = Emoji(world.clock.new_id(), name, data, kind)
    world.emojis[made.id] = made
    return 201, payloads.own_emoji(world, made)


@route("DELETE", EMOJI)
def delete_emoji(request: Request) -> Answer:
    del request.world.emojis[_found(request).id]
    return 204, None


def _name(world: World, body: Json) -> str:
    name = body.get("name")
    if not isinstance(name, str) or not 2 <= len(name) <= 32:
        raise invalid_form("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    if not NAME.fullmatch(name):
        raise invalid_form("name", "STRING_TYPE_REGEX", "String value did not match regex.")
    if any(it.name == name for it in world.emojis.values()):
        raise invalid_form(
            "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists."
        )
    return name


def _image(body: Json) -> tuple[str, bytes]:
    found = IMAGE.fullmatch(str(body.get("image")))
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if found is None or size(data) is None:
        raise _bad_image("IMAGE_INVALID", "Invalid image data")
    if len(data) > MOST_BYTES:
        raise _bad_image("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return found[1], data


def _bad_image(code: str, message: str) -> ApiError:
    return invalid_form("image", code, message)
