"""Forums: their tags, and posts, which are threads that begin with a message."""

from typing import Any

from sandbox import payloads
from sandbox.check_messages import check_emojis, check_message
from sandbox.errors import Form, invalid_form, refusal
from sandbox.model import Channel, ChannelKind, ForumTag, Json, MessageFlag
from sandbox.permissions import Right, demand
from sandbox.posting import post
from sandbox.rest import Answer, Request
from sandbox.spec import Flag, Many, Shape, Snowflake, Spec, Text
from sandbox.world import World, thread_state

MOST_TAGS = 20
MOST_APPLIED = 5
_TAG = Shape({"name": Text(20, 1, required=True), "moderated": Flag(), "id": Snowflake()})
TAGS: dict[str, Spec] = {"available_tags": Many(_TAG, MOST_TAGS)}
APPLIED: dict[str, Spec] = {"applied_tags": Many(Snowflake(), MOST_APPLIED)}


def start_post(request: Request, forum: Channel, body: Json) -> Answer:
    """Open a post with its first message, which has the post's number."""
    world = request.world
    rights = world.rights(world.bot, forum)
    demand(rights, Right.SEND_MESSAGES)
    if body.get("message") is None:
        raise invalid_form("message", "BASE_TYPE_REQUIRED", "This field is required")
    if request.files:
        demand(rights, Right.ATTACH_FILES)
    flags = body["message"].get("flags") or 0
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    check_message(body["message"], v2=v2, new=True, files=request.files)
    check_emojis(body["message"], world.emojis)
    tags = applied(world, forum, body.get("applied_tags") or [], rights, old=[])
    number = world.clock.new_id()
    world.applied[number] = tags
    thread = world.add_thread(
        forum,
        body["name"],
        ChannelKind.PUBLIC_THREAD,
        world.bot,
        auto_archive=body.get("auto_archive_duration") or 1440,
        id_of_message=number,
    )
    post(world, thread, world.bot, body["message"], request.files, number=number)
    thread_state(thread).message_count = 0  # the first message does not count
    first = world.messages[thread.id][thread.id]
    answer = payloads.channel(world, thread) | {"message": payloads.message(world, first)}
    return 201, answer


def applied(world: World, forum: Channel, wanted: Any, rights: int, old: list[int]) -> list[int]:
    """Return the tags for a post; those of moderators are for moderators alone."""
    there = {tag.id: tag for tag in world.tags.get(forum.id, [])}
    chosen = [int(number) for number in wanted]
    if any(number not in there for number in chosen):
        raise invalid_form("applied_tags", "BASE_TYPE_CHOICES", "Unknown tag")
    if not chosen and forum.id in world.wants_tags:
        raise refusal("tag_required")
    changed = set(chosen) ^ set(old)
    if any(number in there and there[number].moderated for number in changed):
        demand(rights, Right.MANAGE_THREADS)
    return chosen


def made_tags(world: World, forum: Channel, wanted: list[Json]) -> list[ForumTag]:
    """Return the tags that a forum has from now on; those without a number are new."""
    known = {tag.id for tag in world.tags.get(forum.id, [])}
    names = [str(tag["name"]).casefold() for tag in wanted]
    form = Form()
    for at, name in enumerate(names):
        if name in names[:at]:
            path = f"available_tags.{at}.name"
            form.wrong(path, "FORUM_TAG_NAMES_UNIQUE", "Tag names must be unique")
    form.settle()
    return [
        ForumTag(
            int(tag["id"]) if int(tag.get("id") or 0) in known else world.clock.new_id(),
            tag["name"],
            bool(tag.get("moderated")),
        )
        for tag in wanted
    ]
