"""Where a new table gathers, and whether the bot may speak there."""

import discord

from tables import Server

from .faults import Told
from .replies import Reply


def gathering_place(reply: Reply, server: Server) -> int:
    """The channel that the server's owners chose, if it is still there, or else this one."""
    it = reply.interaction
    chosen = it.guild.get_channel(server.channel) if it.guild and server.channel else None
    if it.guild is None or chosen is None or chosen.id == it.channel_id:
        in_thread = isinstance(it.channel, discord.Thread)
        if not may_speak(it.app_permissions, in_thread=in_thread):
            raise Told(reply.t("lobby-elsewhere"))
        assert it.channel_id is not None
        return it.channel_id
    if not may_speak(chosen.permissions_for(it.guild.me), in_thread=False):
        raise Told(reply.t("lobby-no-way", place=chosen.mention))
    return chosen.id


def may_speak(rights: discord.Permissions, *, in_thread: bool) -> bool:
    speaking = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and speaking


def may_open_threads(channel: discord.TextChannel) -> bool:
    """To open one is not enough: the story has to be told in it."""
    rights = channel.permissions_for(channel.guild.me)
    return rights.create_public_threads and rights.send_messages_in_threads
