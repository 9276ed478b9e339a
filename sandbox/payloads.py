"""Things as Discord writes them in JSON."""

from typing import Any

from sandbox.clock import iso
from sandbox.model import (
    THREADS,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    ForumTag,
    Guild,
    Json,
    Member,
    Message,
    MessageFlag,
    Role,
    User,
)
from sandbox.permissions import BOT
from sandbox.world import World

CDN = "https://cdn.discordapp.com"
REQUIRE_TAG = 1 << 4
PROXY = "https://media.discordapp.net"

# fmt: off
_GUILD_NOTHINGS = (
    "icon", "description", "home_header", "splash", "discovery_splash", "banner",
    "application_id", "afk_channel_id", "system_channel_id", "widget_channel_id",
    "vanity_url_code", "rules_channel_id", "safety_alerts_channel_id",
    "public_updates_channel_id", "incidents_data", "hub_type",
)
_GUILD_ZEROS = (
    "system_channel_flags", "verification_level", "default_message_notifications", "mfa_level",
    "explicit_content_filter", "premium_tier", "premium_subscription_count", "nsfw_level",
)
# fmt: on


def user(person: User) -> Json:
    body: Json = {
        "id": str(person.id),
        "username": person.name,
        "avatar": None,
        "discriminator": "0000" if person.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "global_name": None if person.bot else person.display,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }
    if person.bot:
        body["bot"] = True
    return body


def own_user(person: User) -> Json:
    return user(person) | {
        "mfa_enabled": False,
        "locale": person.locale,
        "verified": True,
        "email": None,
    }


def member(person: Member, with_user: bool = True) -> Json:
    body: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(person.joined),
        "nick": person.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in person.roles],
        "mute": False,
        "deaf": False,
        "avatar_decoration_data": None,
        "collectibles": None,
    }
    if with_user:
        body["user"] = user(person.user)
    return body


def role(it: Role) -> Json:
    body: Json = {
        "id": str(it.id),
        "name": it.name,
        "description": None,
        "permissions": str(it.permissions),
        "position": it.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": it.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if it.managed_by is not None:
        body["tags"] = {"bot_id": str(it.managed_by)}
    return body


def guild(it: Guild) -> Json:
    """Return a server as the REST API tells it."""
    return {
        **dict.fromkeys(_GUILD_NOTHINGS),
        **dict.fromkeys(_GUILD_ZEROS, 0),
        "id": str(it.id),
        "name": it.name,
        "features": [],
        "owner_id": str(it.owner_id),
        "region": "us-west",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [role(r) for r in it.roles.values()],
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": it.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
    }


def full_guild(world: World, it: Guild) -> Json:
    """Return a server as the gateway tells it when the bot arrives."""
    inside = [c for c in world.channels.values() if c.guild_id == it.id]
    me = it.members[world.bot.id]
    return guild(it) | {
        "joined_at": iso(me.joined),
        "large": False,
        "member_count": len(it.members),
        "voice_states": [],
        "members": [member(me)],
        "channels": [channel(world, c) for c in inside if c.kind not in THREADS],
        "threads": [
            channel(world, c)
            for c in inside
            if c.thread and not c.thread.archived and world.may_see(world.bot, c)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


# Fields of one kind of channel only.
_OWN_FIELDS: dict[ChannelKind, Json] = {
    ChannelKind.VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    ChannelKind.FORUM: {
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}


def channel(world: World, it: Channel, *, member_of: User | None = None) -> Json:
    body: Json = {
        "id": str(it.id),
        "type": int(it.kind),
        "flags": 0,
        "last_message_id": str(it.last_message_id) if it.last_message_id else None,
    }
    if it.kind == ChannelKind.GROUP:
        people = [user(u) for u in it.recipients]
        owner = str(it.recipients[0].id)
        return body | {"recipients": people, "name": it.name, "icon": None, "owner_id": owner}
    if it.kind == ChannelKind.DM:
        return body | {"recipients": [user(u) for u in it.recipients if u.id != world.bot.id]}
    body |= {"guild_id": str(it.guild_id), "name": it.name, "rate_limit_per_user": 0}
    body["parent_id"] = str(it.parent_id) if it.parent_id else None
    if it.thread:
        if it.id in world.applied:
            body["applied_tags"] = [str(number) for number in world.applied[it.id]]
        return body | _thread(it, member_of or world.bot)
    if it.kind == ChannelKind.FORUM:
        body["flags"] = REQUIRE_TAG if it.id in world.wants_tags else 0
        body["available_tags"] = [forum_tag(tag) for tag in world.tags.get(it.id, [])]
    return (
        body
        | _OWN_FIELDS.get(it.kind, {})
        | {
            "position": it.position,
            "topic": it.topic,
            "nsfw": False,
            "permission_overwrites": [
                {
                    "id": str(o.target),
                    "type": int(o.is_member),
                    "allow": str(int(o.allow)),
                    "deny": str(int(o.deny)),
                }
                for o in it.overwrites
            ],
        }
    )


def forum_tag(it: ForumTag) -> Json:
    return {
        "id": str(it.id),
        "name": it.name,
        "moderated": it.moderated,
        "emoji_id": None,
        "emoji_name": None,
    }


def _thread(it: Channel, viewer: User) -> Json:
    assert it.thread is not None
    state = it.thread
    metadata: Json = {
        "archived": state.archived,
        "archive_timestamp": iso(state.archive_moment),
        "auto_archive_duration": state.auto_archive,
        "locked": state.locked,
        "create_timestamp": iso(state.created),
    }
    if it.kind == ChannelKind.PRIVATE_THREAD:
        metadata["invitable"] = state.invitable
    body: Json = {
        "owner_id": str(state.owner_id),
        "thread_metadata": metadata,
        "message_count": state.message_count,
        "member_count": min(len(state.members), 50),
        "total_message_sent": state.total_sent,
    }
    if viewer.id in state.members:
        body["member"] = thread_member(it, viewer.id)
    return body


def thread_member(it: Channel, user_id: int) -> Json:
    assert it.thread is not None
    return {
        "id": str(it.id),
        "user_id": str(user_id),
        "join_timestamp": iso(it.thread.members[user_id]),
        "flags": 0,
    }


def attachment_url(it: Attachment, base: str = CDN) -> str:
    return f"{base}/attachments/{it.channel_id}/{it.id}/{it.filename}?ex=0&is=0&hm=0"


def attachment(it: Attachment, ephemeral: bool = False) -> Json:
    body: Json = {
        "id": str(it.id),
        "filename": it.filename,
        "size": len(it.data),
        "url": attachment_url(it),
        "proxy_url": attachment_url(it, PROXY),
        "content_type": it.content_type,
        "flags": 32 if it.spoiler else 0,
    }
    if it.width is not None:
        body |= {"width": it.width, "height": it.height}
    if it.description:
        body["description"] = it.description
    if ephemeral:
        body["ephemeral"] = True
    return body


def message(world: World, it: Message) -> Json:
    ephemeral = bool(it.flags & MessageFlag.EPHEMERAL)
    body: Json = {
        "id": str(it.id),
        "channel_id": str(it.channel_id),
        "type": it.kind,
        "author": user(it.author),
        "content": it.content,
        "timestamp": iso(it.created),
        "edited_timestamp": iso(it.edited) if it.edited else None,
        "tts": False,
        "mention_everyone": it.mention_everyone,
        "mentions": [user(u) for u in it.mentions],
        "mention_roles": [str(r) for r in it.mention_roles],
        "attachments": [
            attachment(a, ephemeral) for a in it.attachments if a.id not in it.shown_inside
        ],
        "embeds": it.embeds,
        "components": it.components,
        "flags": it.flags,
        "pinned": it.pinned,
    }
    if it.nonce is not None:
        body["nonce"] = it.nonce
    if it.reference:
        body["message_reference"] = it.reference
        if "message_id" in it.reference:
            body["referenced_message"] = _referenced(world, it.reference)
    if it.metadata:
        body["interaction_metadata"] = it.metadata
    if it.via_interaction is not None:
        body |= {"webhook_id": str(world.app_id), "application_id": str(world.app_id)}
    elif it.author.bot and it.components:
        body["application_id"] = str(world.app_id)
    if it.thread_id and it.thread_id in world.channels:
        body["thread"] = channel(world, world.channels[it.thread_id])
    if it.reactions:
        body["reactions"] = [_reaction(world, name, who) for name, who in it.reactions.items()]
    return body


def _referenced(world: World, reference: Json) -> Json | None:
    there = world.messages.get(int(reference["channel_id"]), {})
    original = there.get(int(reference["message_id"]))
    return message(world, original) if original and not original.reference else None


def emoji(name: str) -> Json:
    text, _, number = name.partition(":")
    return {"id": number or None, "name": text}


def own_emoji(world: World, it: Emoji) -> Json:
    return {
        "id": str(it.id),
        "name": it.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _reaction(world: World, name: str, who: list[int]) -> Json:
    return {
        "emoji": emoji(name),
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "burst_count": 0,
        "me": world.bot.id in who,
    }


def application(world: World) -> Json:
    return {
        "id": str(world.app_id),
        "name": world.bot.display,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(next((u for u in world.users.values() if not u.bot), world.bot)),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "install_params": {"scopes": ["bot"], "permissions": str(int(BOT))},
        "integration_types_config": {"0": {}, **({"1": {}} if world.for_people else {})},
    }


def blank_for_strangers(body: Json) -> Json:
    """Return a person's message as a bot without the message content intent gets it."""
    empty: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}
    return body | empty
