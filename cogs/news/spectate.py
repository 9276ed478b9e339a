"""`/spectate`: follow a table or a whole server, in a channel or in one's own messages."""

from discord import app_commands
from discord.ext import commands

from tables import PlaceKind, Refused, Tables, WatchRow, Why
from tables.telling.watching import Level

from ..buttons import settling
from ..buttons.who import EVERYBODY, LOOKERS
from ..channels import threads
from ..channels.rights import may_write
from ..channels.visibility import in_sight
from ..layouts.kit import CALM, ENTRIES, Entry, Layout, card, select, text
from ..layouts.suggestions import Suggestion, chosen, fixed, ranked
from ..layouts.table_list import table_name
from ..presses.doubles import ONCE
from ..presses.faults import Told
from ..presses.places import server_of
from ..presses.replies import Interaction, Outdated, Reply, numbered
from ..presses.router import Answer, pressed, replying, table_typed
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import Texts
from ..words.translate import about, described

LEVELS: dict[str, Level] = {"turn": "turn", "round": "round", "end": "end"}
HERE, MESSAGES = "here", "messages"
WHERE = (HERE, MESSAGES)


class Spectate(commands.Cog):
    spectate = app_commands.Group(name="spectate", description=about("spectate"))

    def __init__(self, tables: Tables, names: Names, readers: Readers) -> None:
        self.names = names
        self.readers = readers
        self.finding = tables.finding
        self.watching = tables.watching

    @spectate.command(name="table", description=about("spectate table"), extras=ONCE)
    @described("spectate table")
    @app_commands.choices(level=fixed("level", tuple(LEVELS)), where=fixed("where", WHERE))
    @replying(LOOKERS)
    async def table(
        self,
        reply: Reply,
        table: str,
        level: Suggestion | None = None,
        where: Suggestion | None = None,
    ) -> None:
        number = table_typed(reply.interaction)
        if number is None:
            raise Refused(Why.NO_TABLE)
        watched = await self.finding.table(number)
        place = place_of(reply.interaction, reply.t, chosen(where, HERE))
        if watched.place_kind is PlaceKind.BORROWED:
            raise Told(reply.t("spectate-borrowed"))
        if place == watched.thread:
            raise Told(reply.t("spectate-own-thread"))
        await self.prepare(reply, place)
        wished = LEVELS[chosen(level, "turn")]
        await self.watching.watch(watched.id, place, wished, reply.person)
        await reply.say(done(reply, table_name(watched, reply.t), chosen(where, HERE), wished))

    @table.autocomplete("table")
    async def offered(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        guild = server_of(interaction)
        if guild is None:
            found = await self.finding.mine(interaction.user.id)
        else:
            found = [it for it in await self.finding.running(guild) if in_sight(interaction, it)]
        named = [
            (f"{table_name(it, t)} · {', '.join(await self.names.of(it, t))}", str(it.id))
            for it in found
        ]
        return ranked(typed, named)

    @spectate.command(name="server", description=about("spectate server"), extras=ONCE)
    @described("spectate server")
    @app_commands.choices(level=fixed("level", tuple(LEVELS)), where=fixed("where", WHERE))
    @replying(EVERYBODY)
    async def server(
        self, reply: Reply, level: Suggestion | None = None, where: Suggestion | None = None
    ) -> None:
        if reply.server is None:
            raise Told(reply.t("spectate-in-server"))
        where_to = chosen(where, HERE)
        if where_to == HERE and not reply.interaction.permissions.manage_channels:
            raise Told(reply.t("spectate-moderators"))
        place = place_of(reply.interaction, reply.t, where_to)
        await self.prepare(reply, place)
        wished = LEVELS[chosen(level, "end")]
        await self.watching.watch_guild(reply.server, place, wished, reply.person)
        await reply.say(done(reply, reply.t("spectate-all"), where_to, wished))

    async def prepare(self, reply: Reply, place: int) -> None:
        """Remember the language of a person who wants private messages; elsewhere check that the
        bot may write in the place."""
        interaction = reply.interaction
        if place == reply.person:
            await self.names.keep(interaction.user, interaction.locale)
        else:
            await threads.need_entry(interaction, reply.t)

    # Channels that watch, and who set them up

    @spectate.command(name="list", description=about("spectate list"))
    @replying(EVERYBODY)
    async def list(self, reply: Reply) -> None:
        await self.show(reply)

    @pressed(settling.unwatch, Answer.SAME, once=True)
    async def unwatch(self, reply: Reply) -> None:
        """Stop watching in this channel or in the person's own messages. If a channel watches a
        whole server, only people who may manage the channel can stop that."""
        watch = unpacked(reply.press.choice)
        own = watch.channel == reply.person
        if not own and watch.channel != reply.interaction.channel_id:
            raise Outdated
        if watch.guild is not None and not own and not may_manage(reply.interaction):
            raise Told(reply.t("spectate-moderators"))
        if watch.guild is not None:
            await self.watching.unwatch_guild(watch.guild, watch.channel)
        elif watch.table is not None:
            await self.watching.unwatch(watch.table, watch.channel)
        await self.show(reply)

    async def show(self, reply: Reply) -> None:
        t = reply.t
        here = reply.interaction.channel_id
        watches = await self.watching.watched(reply.person)
        if here is not None:
            watches = [*await self.watching.watched(here), *watches]
        if not watches:
            await reply.show(Layout(card(text(t("spectate-none")), colour=CALM)))
            return
        entries = [
            Entry(await self.name(watch, t), packed(watch), place_words(watch, t))
            for watch in watches[:ENTRIES]
        ]
        lines = [f"- {entry.label} · {entry.about}" for entry in entries]
        cancel = select(settling.unwatch(), t("spectate-cancel"), entries)
        await reply.show(
            Layout(card(text(f"### {t('spectate-title')}", *lines), cancel, colour=CALM))
        )

    async def name(self, watch: WatchRow, t: Texts) -> str:
        if watch.table is None:
            return t("spectate-all")
        return table_name(await self.finding.table(watch.table), t)


def place_of(interaction: Interaction, t: Texts, where: str) -> int:
    """Return the channel, if both the bot and the person may write there, or the person's own
    messages."""
    if where == MESSAGES or server_of(interaction) is None or interaction.channel_id is None:
        return interaction.user.id
    bot, person = interaction.app_permissions, interaction.permissions
    if not (may_write(bot, interaction.channel) and bot.attach_files):
        raise Told(t("spectate-no-rights"))
    if not may_write(person, interaction.channel):
        raise Told(t("spectate-writers"))
    return interaction.channel_id


def may_manage(interaction: Interaction) -> bool:
    return server_of(interaction) is None or interaction.permissions.manage_channels


def done(reply: Reply, what: str, where: str, level: Level) -> str:
    t = reply.t
    return t("spectate-done", what=what, where=t(f"where-{where}"), level=t(f"level-{level}"))


def place_words(watch: WatchRow, t: Texts) -> str:
    where = "where-messages" if watch.kind == "person" else "where-here"
    return f"{t(where)}, {t(f'level-{watch.level}')}"


def packed(watch: WatchRow) -> str:
    return f"{watch.channel}.{watch.table or ''}.{watch.guild or ''}"


def unpacked(value: str) -> WatchRow:
    parts = value.split(".")
    if len(parts) != 3:
        raise Outdated
    channel, table, guild = (numbered(part) if part else None for part in parts)
    return WatchRow(channel or 0, table, guild, "")
