"""Discord's rules for what a message may hold."""

from collections.abc import Collection
from typing import Any

from sandbox.check_components import check_components, media_of, walk
from sandbox.errors import Form, refusal
from sandbox.model import Json, MessageFlag
from sandbox.spec import Flag, Many, Number, OneOf, Shape, Snowflake, Spec, Text, join

MOST_EMBED_TEXT = 6000
MOST_FILE_BYTES = 10 * 1024 * 1024
MOST_REQUEST_BYTES = 25 * 1024 * 1024

_URL = Text(2048)
_EMBED = Shape(
    {
        "title": Text(256),
        "description": Text(4096),
        "url": _URL,
        "color": Number(0, 0xFFFFFF),
        "timestamp": Text(64),
        "footer": Shape({"text": Text(2048, 1, required=True), "icon_url": _URL}),
        "author": Shape({"name": Text(256, 1, required=True), "url": _URL, "icon_url": _URL}),
        "image": Shape({"url": _URL}),
        "thumbnail": Shape({"url": _URL}),
        "fields": Many(
            Shape(
                {
                    "name": Text(256, 1, required=True),
                    "value": Text(1024, 1, required=True),
                    "inline": Flag(),
                }
            ),
            25,
        ),
    }
)
_ATTACHMENT = Shape(
    {
        "id": Snowflake(required=True),
        "filename": Text(1024, 1),
        "description": Text(1024),
        "title": Text(1024),
        "is_spoiler": Flag(),
    }
)
_MENTIONS = Shape(
    {
        "parse": Many(OneOf(("roles", "users", "everyone")), 3),
        "users": Many(Snowflake(), 100),
        "roles": Many(Snowflake(), 100),
        "replied_user": Flag(),
    }
)
_MESSAGE: dict[str, Spec] = {
    "content": Text(2000),
    "embeds": Many(_EMBED, 10),
    "allowed_mentions": _MENTIONS,
    "attachments": Many(_ATTACHMENT, 10),
    "flags": Number(0, 2**53),
    "tts": Flag(),
    "enforce_nonce": Flag(),
    "message_reference": Shape({"message_id": Snowflake(required=True)}),
}
# Flags that a request may set; others are ignored silently.
SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)


def check_message(body: Json, *, v2: bool, new: bool, files: dict[int, Any]) -> None:
    """Check the body of a new message, or of an edit to one that is (to be) `v2`."""
    form = Form()
    Shape(_MESSAGE).check(body, "", form)
    form.settle()
    _check_nonce(body.get("nonce"), form)
    _check_allowed_mentions(body.get("allowed_mentions") or {}, form)
    _check_embed_size(body.get("embeds") or [], form)
    _check_uploads(body.get("attachments") or [], files, form)
    if v2:
        _check_v2_alone(body, form)
    form.settle()
    check_components(body.get("components") or [], v2, form)
    form.settle()
    if new and not (
        any(body.get(key) for key in ("content", "embeds", "components", "sticker_ids", "poll"))
        or files
    ):
        raise refusal("empty_message")


def check_emojis(body: Json, known: Collection[int]) -> None:
    """Refuse buttons and entries with an emoji that is none of the application's."""
    form = Form()
    for path, part in walk(body.get("components") or []):
        for bearer in (part, *(part.get("options") or ())):
            number = (bearer.get("emoji") or {}).get("id")
            if number is not None and int(number) not in known:
                form.wrong(join(path, "emoji"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.settle()


def check_references(body: Json, known: set[str]) -> None:
    """Check that every `attachment://` names a file of the message."""
    form = Form()
    places = [
        (path, media)
        for path, part in walk(body.get("components") or [])
        for media in media_of(part)
    ]
    for number, embed in enumerate(body.get("embeds") or []):
        places += [
            (f"embeds.{number}.{key}", embed[key])
            for key in ("image", "thumbnail")
            if embed.get(key)
        ]
    for path, media in places:
        url = media.get("url") or ""
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in known:
                form.wrong(
                    join(path, "media.url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment '{url}' was not found.",
                )
        elif url and not url.startswith(("http://", "https://")):
            form.wrong(join(path, "media.url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    form.settle()


def _check_nonce(nonce: object, form: Form) -> None:
    if isinstance(nonce, str) and len(nonce) > 25:
        form.wrong("nonce", "NONCE_TYPE_TOO_LONG", "nonce must be 25 or fewer in length.")


def _check_allowed_mentions(allowed: Json, form: Form) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            form.wrong(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _embed_text(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field["name"], field["value"]]
    return sum(len(text) for text in texts if text)


def _check_embed_size(embeds: list[Json], form: Form) -> None:
    if sum(map(_embed_text, embeds)) > MOST_EMBED_TEXT:
        form.wrong(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}",
        )


def _check_uploads(attachments: list[Json], files: dict[int, Any], form: Form) -> None:
    """Check uploads: a small id names the file `files[id]`, a snowflake an existing one."""
    for place, attachment in enumerate(attachments):
        number = int(attachment["id"])
        if number < 100 and number not in files:
            form.wrong(
                f"attachments.{place}.id",
                "ATTACHMENT_NOT_FOUND",
                f"The attachment {number} was not uploaded.",
            )
    for place, file in files.items():
        if len(file.data) > MOST_FILE_BYTES:
            raise refusal("too_large")
        if not file.filename:
            form.wrong(f"attachments.{place}", "BASE_TYPE_REQUIRED", "This field is required")


def _check_v2_alone(body: Json, form: Form) -> None:
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(key):
            form.wrong(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
