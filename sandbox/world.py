"""Everything the stand-in knows: people, servers, channels, messages; and who is told."""

import asyncio
import base64
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from sandbox.clock import Clock
from sandbox.errors import RefusedError, refusal
from sandbox.model import (
    THREADS,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    ForumTag,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Role,
    ThreadState,
    User,
)
from sandbox.permissions import BOT, EVERYONE, Right, rights_in_channel
from sandbox.sessions import SessionLimit

T = TypeVar("T")
PATIENCE = 120.0
SECONDS_TO_ANSWER = 3.0
KEPT = (
    *("users", "guilds", "channels", "messages", "files"),
    *("commands", "nonces", "bot", "app_id", "token"),
    *("installed", "for_people", "emojis"),
    *("tags", "applied", "wants_tags"),
)
GATEWAY = "wss://gateway.discord.gg"


@dataclass(frozen=True, slots=True)
class Event:
    """Something changed: `name` says what, `subject` is the thing itself."""

    name: str
    subject: Any
    guild_id: int | None = None
    extra: Any = None


class World:
    def __init__(self, app_name: str = "Emberboard") -> None:
        self.clock = Clock()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[int, Attachment] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.interactions: dict[int, Interaction] = {}
        self.interactions_by_token: dict[str, Interaction] = {}
        self.installed: set[int] = set()  # people with the app installed for themselves
        self.emojis: dict[int, Emoji] = {}  # the application's own emojis
        self.tags: dict[int, list[ForumTag]] = {}  # by forum: its tags
        self.applied: dict[int, list[int]] = {}  # by post: its tags
        self.wants_tags: set[int] = set()  # forums whose posts must have a tag
        self.for_people = True  # people may install the app for themselves
        self.nonces: dict[tuple[int, str], int] = {}
        self.outages: set[int] = set()  # servers that Discord cannot reach now
        self.gateway_url = GATEWAY
        self.sessions = SessionLimit(self.clock)
        self.seconds_to_answer = SECONDS_TO_ANSWER  # seconds the bot has to answer an interaction
        self.listeners: list[Callable[[Event], None]] = []
        self._waiting: list[Callable[[], None]] = []
        self.bot = self.add_user(app_name.lower(), app_name, bot=True)
        self.app_id = self.bot.id
        secret = base64.urlsafe_b64encode(str(self.app_id).encode()).decode().rstrip("=")
        self.token = f"{secret}.sandbox.not-a-secret"

    # Sending events

    def emit(self, name: str, subject: Any, guild_id: int | None = None, extra: Any = None) -> None:
        event = Event(name, subject, guild_id, extra)
        for listener in list(self.listeners):
            listener(event)
        self.stir()

    def stir(self) -> None:
        """Let everybody who waits for something look again."""
        for look in list(self._waiting):
            look()

    async def until(
        self, condition: Callable[[], T | None], what: str, patience: float = PATIENCE
    ) -> T:
        """Wait, without polling, until the condition returns something."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def look() -> None:
            if not found.done() and (value := condition()):
                found.set_result(value)

        self._waiting.append(look)
        try:
            look()
            return await asyncio.wait_for(found, patience)
        except TimeoutError:
            raise AssertionError(f"waited {patience} s in vain for {what}") from None
        finally:
            self._waiting.remove(look)

    # People and places

    def add_user(
        self, name: str, display: str | None = None, *, bot: bool = False, locale: str = "en-US"
    ) -> User:
        user = User(self.clock.new_id(), name, display or name.title(), bot, locale)
        self.users[user.id] = user
        return user

    def add_guild(
        self,
        name: str,
        owner: User,
        locale: str = "en-US",
        channels: Iterable[str] = (),
        *,
        with_bot: bool = True,
    ) -> Guild:
        """Make a server with these channels. The bot is a member and hears of it at once, unless it
        is kept out."""
        guild = Guild(self.clock.new_id(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        self.guilds[guild.id] = guild
        guild.members[owner.id] = Member(owner, self.clock.now())
        if with_bot:
            self._invite_bot(guild)
        for position, channel_name in enumerate(channels):
            kind = ChannelKind.TEXT
            self._remember(
                Channel(self.clock.new_id(), kind, channel_name, guild.id, position=position)
            )
        self.emit("guild_create", guild, guild.id)
        return guild

    def _invite_bot(self, guild: Guild) -> None:
        role = Role(self.clock.new_id(), self.bot.display, BOT, 1, managed_by=self.bot.id)
        guild.roles[role.id] = role
        guild.members[self.bot.id] = Member(self.bot, self.clock.now(), [role.id])

    def has_bot(self, guild: Guild) -> bool:
        return self.bot.id in guild.members

    def install(self, user: User) -> None:
        """Install the app for a person, who then has the bot wherever they are."""
        self.installed.add(user.id)

    def uninstall(self, user: User) -> None:
        self.installed.discard(user.id)

    def remove_guild(self, guild: Guild) -> None:
        """Throw the bot out, and remove the server with its channels."""
        del self.guilds[guild.id]
        for channel in [c for c in self.channels.values() if c.guild_id == guild.id]:
            self._forget(channel)
        self.emit("guild_delete", guild, guild.id)

    def begin_outage(self, guild: Guild) -> None:
        """Make the server unavailable until the outage ends; the bot stays a member."""
        self.outages.add(guild.id)
        self.emit("guild_outage", guild, guild.id)

    def end_outage(self, guild: Guild) -> None:
        self.outages.remove(guild.id)
        self.emit("guild_back", guild, guild.id)

    def add_member(self, guild: Guild, user: User) -> Member:
        member = Member(user, self.clock.now())
        guild.members[user.id] = member
        self.emit("member_add", member, guild.id)
        return member

    def remove_member(self, guild: Guild, user: User) -> None:
        member = guild.members.pop(user.id)
        self.emit("member_remove", member, guild.id)

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        role = Role(self.clock.new_id(), name, permissions, len(guild.roles))
        guild.roles[role.id] = role
        self.emit("role_create", role, guild.id)
        return role

    def set_rights(self, role: Role, guild: Guild, permissions: int) -> None:
        role.permissions = permissions
        self.emit("role_update", role, guild.id)

    def bot_role(self, guild: Guild) -> Role:
        return next(r for r in guild.roles.values() if r.managed_by == self.bot.id)

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: ChannelKind = ChannelKind.TEXT,
        topic: str | None = None,
    ) -> Channel:
        position = sum(c.guild_id == guild.id for c in self.channels.values())
        channel = Channel(self.clock.new_id(), kind, name, guild.id, position=position, topic=topic)
        self._remember(channel)
        self.emit("channel_create", channel, guild.id)
        return channel

    def change_channel(self, channel: Channel, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(channel, name, value)
        self.emit("channel_update", channel, channel.guild_id)

    def tag_forum(self, forum: Channel, *tags: ForumTag, required: bool = False) -> None:
        """Give a forum these tags and no others."""
        self.tags[forum.id] = [*tags]
        self.wants_tags = self.wants_tags - {forum.id} | ({forum.id} if required else set())
        self.emit("channel_update", forum, forum.guild_id)

    def remove_channel(self, channel: Channel) -> None:
        for thread in self.threads_of(channel):
            self.remove_channel(thread)
        self._forget(channel)
        name = "thread_delete" if channel.thread else "channel_delete"
        self.emit(name, channel, channel.guild_id)

    def dm_between(self, one: User, other: User) -> Channel:
        """Return the private channel of two people, made when first needed."""
        if one is other:
            raise RefusedError("Nobody writes to themselves.")
        for channel in self.channels.values():
            if channel.kind == ChannelKind.DM and {u.id for u in channel.recipients} == {
                one.id,
                other.id,
            }:
                return channel
        channel = Channel(self.clock.new_id(), ChannelKind.DM, "", recipients=[one, other])
        self._remember(channel)
        self.emit("dm_create", channel)
        return channel

    def add_group(self, name: str, *people: User) -> Channel:
        """Make a group of several people, without the bot."""
        channel = Channel(self.clock.new_id(), ChannelKind.GROUP, name, recipients=[*people])
        self._remember(channel)
        self.emit("group_create", channel)
        return channel

    # Threads

    def threads_of(self, channel: Channel) -> list[Channel]:
        return [c for c in self.channels.values() if c.parent_id == channel.id and c.thread]

    def add_thread(
        self,
        parent: Channel,
        name: str,
        kind: ChannelKind,
        owner: User,
        *,
        auto_archive: int = 1440,
        invitable: bool = True,
        id_of_message: int | None = None,
    ) -> Channel:
        now = self.clock.now()
        state = ThreadState(owner.id, now, now, auto_archive, invitable=invitable)
        state.members[owner.id] = now
        thread = Channel(
            id_of_message or self.clock.new_id(), kind, name, parent.guild_id, parent.id
        )
        thread.thread = state
        self._remember(thread)
        self.emit("thread_create", thread, thread.guild_id)
        self.keep_open(thread)
        return thread

    def change_thread(self, thread: Channel, **changes: Any) -> None:
        state = thread_state(thread)
        was_archived = state.archived
        for name, value in changes.items():
            setattr(thread if name == "name" else state, name, value)
        if state.archived != was_archived:
            state.archive_moment = self.clock.now()
        self.emit("thread_update", thread, thread.guild_id)
        if not state.archived:
            self.keep_open(thread)

    def join_thread(self, thread: Channel, user: User) -> None:
        state = thread_state(thread)
        if user.id not in state.members:
            state.members[user.id] = self.clock.now()
            self.emit("thread_members", thread, thread.guild_id, ([user.id], []))

    def leave_thread(self, thread: Channel, user: User) -> None:
        if thread_state(thread).members.pop(user.id, None):
            self.emit("thread_members", thread, thread.guild_id, ([], [user.id]))

    def keep_open(self, thread: Channel) -> None:
        """Note activity in a thread: it goes to sleep if nothing more happens there for its set
        time."""
        state = thread_state(thread)
        last = thread.last_message_id

        def sleep() -> None:
            still_there = self.channels.get(thread.id) is thread
            if still_there and not state.archived and thread.last_message_id == last:
                self.change_thread(thread, archived=True)

        self.clock.later(state.auto_archive * 60, sleep)

    # Lookups

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self.channels:
            raise refusal("unknown_channel")
        return self.channels[channel_id]

    def guild(self, guild_id: int) -> Guild:
        if guild_id not in self.guilds:
            raise refusal("unknown_guild")
        return self.guilds[guild_id]

    def user(self, user_id: int) -> User:
        if user_id not in self.users:
            raise refusal("unknown_user")
        return self.users[user_id]

    def message(self, channel: Channel, message_id: int) -> Message:
        message = self.messages[channel.id].get(message_id)
        if message is None:
            raise refusal("unknown_message")
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        return self.guilds[channel.guild_id] if channel.guild_id else None

    def rights(self, user: User, channel: Channel, *, as_told: bool = False) -> int:
        parent = (
            self.channels.get(channel.parent_id) if channel.thread and channel.parent_id else None
        )
        guild = self.guild_of(channel)
        return rights_in_channel(channel, user.id, guild, parent, as_told=as_told)

    def may_see(self, user: User, channel: Channel) -> bool:
        return bool(self.rights(user, channel) & Right.VIEW_CHANNEL)

    def visible_channels(self, user: User) -> Iterator[Channel]:
        return (c for c in self.channels.values() if self.may_see(user, c))

    def share_a_guild(self, one: User, other: User) -> bool:
        return any(one.id in g.members and other.id in g.members for g in self.guilds.values())

    # Saving and loading

    def kept(self) -> dict[str, Any]:
        """Return what must outlive the process: the whole world except for its listeners."""
        return {name: getattr(self, name) for name in KEPT}

    def restore(self, kept: dict[str, Any]) -> None:
        for name in KEPT:
            setattr(self, name, kept.get(name, getattr(self, name)))
        for channel in self.channels.values():
            if channel.thread and not channel.thread.archived:
                self.keep_open(channel)

    def _remember(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}

    def _forget(self, channel: Channel) -> None:
        del self.channels[channel.id]
        del self.messages[channel.id]


def thread_state(channel: Channel) -> ThreadState:
    if channel.thread is None or channel.kind not in THREADS:
        raise refusal("wrong_channel")
    return channel.thread
