"""The host's decisions before the start: options, invitations, people at the table, closing it."""

import msgspec
from discord.ext import commands

from tables import PlaceKind, Refused, Settings, Status, Table, Tables, Why

from ..buttons import gathering
from ..buttons.gathering import Change
from ..layouts import table_settings
from ..layouts.kit import (
    Entry,
    Layout,
    Row,
    any_of,
    button,
    card,
    field,
    form,
    one_of,
    people_select,
    rows,
    select,
    text,
)
from ..layouts.lobby import OptionsPanel, options
from ..presses import picking_people
from ..presses.replies import Interaction, Outdated, Reply
from ..presses.router import Answer, opens_form, pressed
from ..words.names import Names
from ..words.readers import Readers
from ..words.voice import mention

MANNERS = 300
INVITED_AT_ONCE = 10


class Hosting(commands.Cog):
    def __init__(self, tables: Tables, names: Names, readers: Readers) -> None:
        self.tables = tables
        self.names = names
        self.readers = readers
        self.lobby = tables.lobby

    # The options

    @pressed(gathering.options, Answer.PRIVATE)
    async def options(self, reply: Reply, table: int) -> None:
        await self.show_options(reply, await self.tables.finding.table(table))

    @pressed(gathering.options_again, Answer.SAME)
    async def back_to_options(self, reply: Reply, table: int) -> None:
        await self.show_options(reply, await self.tables.finding.table(table))

    @pressed(gathering.set_, Answer.SAME, once=True)
    async def set(self, reply: Reply, table: int, option: str) -> None:
        it = await self.tables.finding.table(table)
        try:
            if option == table_settings.SWITCHES:
                settings = table_settings.switched(it.settings, reply.press.values)
            else:
                settings = table_settings.changed(it.settings, option, reply.press.choice)
        except (LookupError, ValueError, TypeError) as fault:
            raise Outdated from fault
        await self.change(reply, it, settings)

    @opens_form(gathering.manners)
    async def manners(self, interaction: Interaction, table: int) -> None:
        t = await self.readers.texts(interaction)
        box = field(
            t("options-manners"), "manners", about=t("options-manners-about"), long=True,
            required=False, most=MANNERS,
        )  # fmt: skip
        made = form(t("options-manners"), gathering.manners_set(table), box)
        await interaction.response.send_modal(made)

    @pressed(gathering.manners_set, Answer.SAME, once=True)
    async def set_manners(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        manners = reply.press.filled_in("manners").strip()
        await self.change(reply, it, msgspec.structs.replace(it.settings, manners=manners))

    @opens_form(gathering.variants)
    async def variants(self, interaction: Interaction, table: int) -> None:
        """Open the form with the game's own settings."""
        t = await self.readers.texts(interaction)
        settings = (await self.tables.finding.stored(table)).settings
        asked = table_settings.form_of(settings, t)
        if not asked:
            raise Outdated
        fields = [
            any_of(it.title, it.id, it.entries)
            if it.several
            else one_of(it.title, it.id, it.entries)
            for it in asked
        ]
        made = form(t("options-variants"), gathering.variants_set(table), *fields)
        await interaction.response.send_modal(made)

    @pressed(gathering.variants_set, Answer.SAME, once=True)
    async def set_variants(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        try:
            settings = table_settings.filled(it.settings, reply.press.fields)
        except (StopIteration, LookupError, ValueError, TypeError) as fault:
            raise Outdated from fault
        await self.change(reply, it, settings)

    async def change(self, reply: Reply, table: Table, settings: Settings) -> None:
        changed = await self.lobby.change(table.id, reply.person, settings, reply.id)
        await self.show_options(reply, changed)

    async def show_options(self, reply: Reply, table: Table) -> None:
        t = reply.t
        host = table.host == reply.person and table.status is Status.LOBBY
        shown = table_settings.menus if host else table_settings.one_by_one
        it = OptionsPanel(
            table.id,
            t("options-title", table=table.id),
            list(shown(table.settings, t)),
            host=host,
            form=bool(table_settings.form_of(table.settings, t)),
            seated=table.seat_of(reply.person) is not None and table.status is Status.LOBBY,
            alone=table.place_kind is PlaceKind.MESSAGES,
            others=len(table.people()) > 1,
            room=len(table.seats) < table.settings.seats,
            automas=sum(seat.automa for seat in table.seats),
        )
        await reply.show(options(it, t))

    @pressed(gathering.automa, Answer.SAME, once=True)
    async def automa(self, reply: Reply, table: int, change: Change, seen: int) -> None:
        """Add an automa, or remove the last one, unless their number is no longer the ``seen``
        one."""
        seat = self.lobby.add_automa if change == "add" else self.lobby.remove_automa
        await self.show_options(reply, await seat(table, reply.person, seen, reply.id))

    @pressed(gathering.close, Answer.SAME, once=True)
    async def close(self, reply: Reply, table: int) -> None:
        await self.lobby.close(table, reply.person, reply.id)
        await reply.show(Layout(card(text(reply.t("lobby-closed")))))

    # The seats

    @pressed(gathering.people, Answer.SAME)
    async def people(self, reply: Reply, table: int) -> None:
        await self.show_people(reply, await self.tables.finding.table(table))

    @pressed(gathering.kick, Answer.SAME, once=True)
    async def kick(self, reply: Reply, table: int) -> None:
        guest = reply.press.number
        await self.show_people(reply, await self.lobby.kick(table, reply.person, guest, reply.id))

    @pressed(gathering.host, Answer.SAME, once=True)
    async def hand_over(self, reply: Reply, table: int) -> None:
        guest = reply.press.number
        it = await self.lobby.hand_over(table, reply.person, guest, reply.id)
        said = reply.t("people-handed", person=mention(guest), table=it.id)
        await reply.show(Layout(text(said)))

    async def show_people(self, reply: Reply, table: Table) -> None:
        """Show the others at the table, with the host's options for each."""
        t = reply.t
        others = [person for person in table.people() if person != reply.person]
        names = [await self.names.name(person) for person in others]
        entries = [Entry(name, str(person)) for name, person in zip(names, others, strict=True)]
        menus: list[Row] = [
            select(verb(table.id), t(f"people-{verb.name}"), entries)
            for verb in (gathering.kick, gathering.host)
            if entries
        ]
        back = button(t("options-back"), gathering.options_again(table.id))
        words = t("people-hint" if entries else "people-none")
        await reply.show(
            Layout(card(text(f"### {t('options-people')}", words), *menus, *rows([back])))
        )

    # Invitations

    @pressed(gathering.invite, Answer.PRIVATE)
    async def invite(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        alone, t = it.place_kind is PlaceKind.MESSAGES, reply.t
        custom_id = gathering.invite_them(it.id)
        whom = people_select(custom_id, t("invite-whom"), most=INVITED_AT_ONCE)
        code = button(t("invite-code"), gathering.code(it.id)) if it.host == reply.person else None
        said = text(t("invite-alone" if alone else "invite-hint"))
        await reply.show(Layout(card(said, None if alone else whom, *rows([code]))))

    @pressed(gathering.invite_them, Answer.SAME, once=True)
    async def invite_them(self, reply: Reply, table: int) -> None:
        """Invite everybody picked; say why somebody cannot be invited."""
        lines = [
            reply.t(await self.invited(reply, table, guest), person=mention(guest))
            for guest in picking_people.picked(reply)
        ]
        await reply.show(Layout(text(*lines)))

    async def invited(self, reply: Reply, table: int, guest: int) -> str:
        """Invite the guest, and return the id of the sentence that tells the outcome."""
        try:
            await self.lobby.invite(table, reply.person, guest)
        except Refused as refused:
            if refused.why is not Why.SEATED:
                raise
            return "invite-seated"
        return "invite-done"
