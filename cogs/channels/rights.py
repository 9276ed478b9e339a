"""The permissions the bot needs in a channel, and those it lacks."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

import discord

from tables import Server

from ..words.texts import Texts

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
SCOPES = ("bot", "applications.commands")
ROOM = 2200  # characters for the list of channels
TOGETHER = 10  # channels on one line

IN_FORUMS = tuple(name for name in NEEDED if name != "create_public_threads")
Hall = discord.TextChannel | discord.ForumChannel
Gap = tuple[Hall, Sequence[str]]


def wanted() -> discord.Permissions:
    """Return the permissions that an invitation of the bot asks for."""
    return discord.Permissions(**dict.fromkeys(NEEDED, True))


def may_write(rights: discord.Permissions, place: object) -> bool:
    in_thread = isinstance(place, discord.Thread)
    sending = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and sending


def lacking_in(place: Hall) -> list[str]:
    needed = IN_FORUMS if isinstance(place, discord.ForumChannel) else NEEDED
    return lacking(place.permissions_for(place.guild.me), needed)


def lacking(rights: discord.Permissions, needed: Sequence[str] = NEEDED) -> list[str]:
    """Return the missing permissions; only the one to view the channel, if that is missing."""
    if not rights.view_channel:
        return ["view_channel"]
    return [name for name in needed if not getattr(rights, name)]


def report(guild: discord.Guild, server: Server, application: int, t: Texts) -> list[str]:
    """Return lines that list the missing rights by channel, their consequences, and remedies;
    none if nothing is missing. A lost table channel is reported first."""
    lost = [t("check-lost-channel")] if is_lost(guild, server) else []
    halls: list[Hall] = [
        *guild.text_channels,
        *(it for it in guild.forums if it.id == server.channel),
    ]
    found = {channel: lacking_in(channel) for channel in halls}
    gaps = [(channel, names) for channel, names in found.items() if names]
    if not gaps:
        return lost
    gaps.sort(key=lambda gap: gap[0].id != server.channel)
    return [
        *lost,
        t("check-missing"),
        *shortened(gap_lines(gaps, t), t),
        *meanings({name for _, names in gaps for name in names}, t),
        *advice(guild, [channel for channel, _ in gaps], application, t),
    ]


def is_lost(guild: discord.Guild, server: Server) -> bool:
    """Tell if the channel where tables should gather was deleted."""
    return server.channel is not None and guild.get_channel(server.channel) is None


def gap_lines(gaps: Sequence[Gap], t: Texts) -> Iterator[tuple[str, int]]:
    """Yield a line for each set of channels that lack the same permissions, with the number of
    channels."""
    alike: dict[str, list[str]] = defaultdict(list)
    for channel, names in gaps:
        alike[", ".join(t(f"right-{name}") for name in names)].append(channel.mention)
    for rights, channels in alike.items():
        for at in range(0, len(channels), TOGETHER):
            line = channels[at : at + TOGETHER]
            yield f"- {', '.join(line)}: {rights}", len(line)


def shortened(lines: Iterable[tuple[str, int]], t: Texts) -> Iterator[str]:
    """Yield as many lines as fit into one message, then the number of channels left out."""
    room, left = ROOM, 0
    for line, channels in lines:
        room -= len(line) + 1
        if room < 0:
            left += channels
        else:
            yield line
    if left:
        yield t("check-more", count=left)


def meanings(names: set[str], t: Texts) -> Iterator[str]:
    for name in NEEDED:
        if name in names:
            yield f"-# {t(f'right-{name}')}: {t(f'without-{name}')}"


def advice(
    guild: discord.Guild, channels: Sequence[Hall], application: int, t: Texts
) -> Iterator[str]:
    """Yield the remedies. A permission that the bot has in the server but not in the channel is
    denied by the channel itself."""
    own = guild.me.guild_permissions
    if lacking(own):
        url = discord.utils.oauth_url(application, permissions=wanted(), guild=guild, scopes=SCOPES)
        yield t("check-invite", url=url)
    if any(set(lacking_in(c)) - set(lacking(own)) for c in channels):
        yield t("check-how")
    yield t("check-unused")
