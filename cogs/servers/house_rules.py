"""The house rules of a server: the language and pace of new tables, their channel, the role that
may open them, and the most at a time; and the channel of the puzzle of the week."""

from typing import get_args

import discord
from discord import app_commands, ui
from discord.ext import commands

from tables import PACES, PlaceKind, Server, Tables
from tables.base.model import PaceName

from ..buttons import settling
from ..buttons.settling import Cleared, Field
from ..buttons.who import OWNERS
from ..channels.forums import STATES, forum_of, is_untagged, make_tags, may_post, refuses_posts
from ..channels.rights import may_write
from ..layouts.kit import CALM, Entry, Layout, Row, card, rows, select, text, titled
from ..layouts.kit import button as made_button
from ..people.settings import AS_DISCORD
from ..presses.faults import Told
from ..presses.replies import Press, Reply
from ..presses.router import Answer, pressed, replying
from ..words.texts import LANGUAGES, Texts
from ..words.translate import about

LIMITS = (0, 1, 3, 5, 10, 20, 50)
CHOSEN: tuple[Field, ...] = ("channel", "role", "puzzle")  # values picked from Discord's own menus


class HouseRules(commands.Cog):
    def __init__(self, tables: Tables, setup: app_commands.Group) -> None:
        self.servers = tables.servers
        self.puzzles = tables.puzzles
        setup.add_command(
            app_commands.Command(
                name="server", description=about("setup server"), callback=self.server
            )
        )

    @replying(OWNERS)
    async def server(self, reply: Reply) -> None:
        await self.show(reply, await self.servers.of(reply.server))

    @pressed(settling.server, Answer.SAME, once=True)
    async def choose(self, reply: Reply, field: Field, cleared: Cleared = "") -> None:
        """Apply one menu of the house rules, or clear its value."""
        guild = reply.server
        assert guild is not None, "there are no owners elsewhere"
        value = "" if cleared and field in CHOSEN else chosen(reply.press, field)
        if field == "puzzle":
            await self.place_puzzles(reply, guild, int(value) if value else None)
            await self.show(reply, await self.servers.of(guild))
            return
        changed = await self.servers.change(
            guild, reply.person, lambda server: decide(server, field, value)
        )
        forum = forum_of(reply.interaction.client, changed.channel)
        if field == "channel" and forum is not None:
            forum = await make_tags(forum, Texts(changed.language or reply.t.language))
        await self.show(reply, changed, forum)

    async def place_puzzles(self, reply: Reply, guild: int, channel: int | None) -> None:
        """Turn puzzles in this channel on or off."""
        if channel is None:
            await self.puzzles.end(guild, reply.person)
            return
        server = reply.interaction.guild
        place = server.get_channel(channel) if server is not None else None
        if place is None or not may_write(place.permissions_for(place.guild.me), place):
            raise Told(reply.t("server-puzzle-closed", channel=str(channel)))
        language = (await self.servers.of(guild)).language or reply.t.language
        await self.puzzles.want(guild, channel, language, reply.person)

    async def show(
        self, reply: Reply, server: Server, forum: discord.ForumChannel | None = None
    ) -> None:
        """Show the rules; ``forum`` is a forum just updated by us, which the cache may not have
        yet."""
        guild = reply.server
        puzzles = await self.puzzles.channel(guild) if guild is not None else None
        forum = forum or forum_of(reply.interaction.client, server.channel)
        await reply.show(layout(server, puzzles, reply.t, forum))


def chosen(press: Press, field: Field) -> str:
    """Return the chosen value, as this program offers it or as a Discord number."""
    if field in CHOSEN:
        return str(press.number)
    offered = {"language": (AS_DISCORD, *LANGUAGES), "pace": PACES, "most": map(str, LIMITS)}
    return press.one_of(tuple(offered[field]))


def decide(server: Server, field: Field, value: str) -> None:
    match field:
        case "language":
            server.language = "" if value == AS_DISCORD else value
        case "pace":
            server.pace = next(pace for pace in get_args(PaceName) if pace == value)
        case "most":
            server.most = int(value)
        case "channel":
            server.channel = int(value) if value else None
        case "role":
            server.role = int(value) if value else None


def layout(
    server: Server, puzzles: int | None, t: Texts, forum: discord.ForumChannel | None = None
) -> Layout:
    languages = [
        Entry(t("server-auto") if value == AS_DISCORD else t.choice("language", value), value,
              chosen=value == (server.language or AS_DISCORD))
        for value in (AS_DISCORD, *LANGUAGES)
    ]  # fmt: skip
    paces = [
        Entry(t(f"pace-{pace}"), pace, t(f"pace-{pace}-about"), chosen=pace == server.pace)
        for pace in PACES
    ]
    limits = [
        Entry(t("server-most-entry", count=most), str(most), chosen=most == server.most)
        for most in LIMITS
    ]
    channel: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=settling.server("channel"),
        placeholder=t("server-channel"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
    )
    puzzle: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=settling.server("puzzle"),
        placeholder=t("server-puzzle"),
        channel_types=[discord.ChannelType.text],
    )
    role: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=settling.server("role"), placeholder=t("server-role")
    )
    menus: list[Row] = [
        titled(settling.server("language"), t("options-language"), languages),
        titled(settling.server("pace"), t("options-pace"), paces),
        select(settling.server("most"), t("server-most"), limits),
        ui.ActionRow(channel),
        ui.ActionRow(role),
        ui.ActionRow(puzzle),
    ]
    kept = {"channel": server.channel, "role": server.role, "puzzle": puzzles}
    clear = rows(
        made_button(t(f"server-clear-{field}"), settling.server(field, "none"))
        for field in CHOSEN
        if kept[field] is not None
    )
    where, who = agreed(server, t)
    words = [t("server-title"), where, *forum_words(forum, t), who, puzzle_words(puzzles, t)]
    return Layout(card(text(*words), *menus, *clear, colour=CALM))


def decided(detail: str, t: Texts) -> str:
    """Return a recorded change of a house rule, in words."""
    field, _, value = detail.partition("=")
    given = "" if value in ("None", "0") else value
    match field:
        case "language":
            language = t.choice("language", given) if given else t("server-auto")
            return f"{t('options-language')}: {language}"
        case "pace":
            return f"{t('options-pace')}: {t(f'pace-{given}')}"
        case "channel":
            return t("server-where", where=f"<#{given}>" if given else t("server-anywhere"))
        case "role":
            return t("server-who", who=f"<@&{given}>" if given else t("server-everybody"))
        case "puzzle":
            return puzzle_words(int(given) if given else None, t)
        case _:
            return t("server-most-entry", count=int(value))


def agreed(server: Server, t: Texts) -> list[str]:
    where = f"<#{server.channel}>" if server.channel else t("server-anywhere")
    who = f"<@&{server.role}>" if server.role else t("server-everybody")
    return [t("server-where", where=where), t("server-who", who=who)]


def forum_words(forum: discord.ForumChannel | None, t: Texts) -> list[str]:
    """Return lines on the chosen forum: that tables become posts there, and the tags to add if some
    are missing."""
    if forum is None:
        return []
    tags = ", ".join(t(f"tag-{state}") for state in STATES)
    untagged = [f"-# {t('server-forum-untagged', tags=tags)}"] if is_untagged(forum) else []
    return [t("server-forum"), *untagged]


def puzzle_words(channel: int | None, t: Texts) -> str:
    where = f"<#{channel}>" if channel is not None else t("server-puzzle-nowhere")
    return t("server-puzzle-where", where=where)


def gathering(reply: Reply, server: Server) -> int | None:
    """Return the channel for the card of a new table; raise Told if the bot may not write there."""
    it = reply.interaction
    if reply.place_kind is PlaceKind.BORROWED:
        return it.channel_id
    if server.channel is None or it.guild is None:
        need_writing(reply)
        return it.channel_id
    channel = it.guild.get_channel(server.channel)
    if channel is None:
        raise Told(reply.t("server-channel-lost"))
    rights, forum = channel.permissions_for(it.guild.me), isinstance(channel, discord.ForumChannel)
    if not (may_post(rights) if forum else may_write(rights, channel)):
        raise Told(reply.t("server-channel-closed", channel=str(channel.id)))
    if isinstance(channel, discord.ForumChannel) and refuses_posts(channel):
        raise Told(reply.t("server-forum-demands", channel=str(channel.id)))
    return channel.id


def need_writing(reply: Reply) -> None:
    """Raise Told if the bot may not write in the channel of this command."""
    if not may_write(reply.interaction.app_permissions, reply.interaction.channel):
        raise Told(reply.t("lobby-elsewhere"))


def check(reply: Reply, server: Server) -> None:
    """Raise Told if this person may not open tables in this server."""
    it = reply.interaction
    if reply.server is None:
        return
    roles = [role.id for role in getattr(it.user, "roles", ())]
    if server.role is not None and server.role not in roles:
        raise Told(reply.t("server-refused-role", role=f"<@&{server.role}>"))
