"""What a table's host decides before the start: options, invitations, who sits there, the end."""

import msgspec
from discord.ext import commands

from tables import Refused, Settings, Status, Table, Why

from . import ids, offers, people
from .app import Emberboard
from .faults import Told
from .pieces.kit import (
    Entry,
    Layout,
    Row,
    button,
    card,
    field,
    form,
    people_select,
    rows,
    select,
    text,
)
from .pieces.lobby import OptionsPanel, options
from .replies import Interaction, Outdated, Press, Reply
from .router import Answer, pressed
from .voice import mention

MANNERS = 300
INVITED_AT_ONCE = 10


class Hosting(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.lobby = app.tables.lobby

    # Options

    @pressed("options", Answer.PRIVATE)
    async def options(self, reply: Reply, press: Press) -> None:
        await self.show_options(reply, await self.table(press))

    @pressed("options-again", Answer.SAME)
    async def back_to_options(self, reply: Reply, press: Press) -> None:
        await self.show_options(reply, await self.table(press))

    @pressed("set", Answer.SAME, once=True)
    async def set(self, reply: Reply, press: Press) -> None:
        table = await self.table(press)
        try:
            settings = offers.changed(table.settings, press.word(1), press.values[0])
        except (LookupError, ValueError, TypeError) as fault:
            raise Outdated from fault
        await self.change(reply, table, settings)

    @pressed("manners", Answer.FORM)
    async def manners(self, interaction: Interaction, press: Press) -> None:
        t = await self.app.texts(interaction)
        box = field(
            t("options-manners"), "manners", about=t("options-manners-about"), long=True,
            required=False, most=MANNERS,
        )  # fmt: skip
        made = form(t("options-manners"), ids.make("manners-set", press.word(0)), box)
        await interaction.response.send_modal(made)

    @pressed("manners-set", Answer.SAME, once=True)
    async def set_manners(self, reply: Reply, press: Press) -> None:
        table = await self.table(press)
        manners = press.fields["manners"].strip()
        await self.change(reply, table, msgspec.structs.replace(table.settings, manners=manners))

    async def change(self, reply: Reply, table: Table, settings: Settings) -> None:
        changed = await self.lobby.change(table.id, reply.person, settings, reply.id)
        await self.show_options(reply, changed)

    async def show_options(self, reply: Reply, table: Table) -> None:
        t = reply.t
        it = OptionsPanel(
            table.id,
            t("options-title", table=table.id),
            list(offers.menus(table.settings, t)),
            host=table.host == reply.person and table.status is Status.LOBBY,
            seated=table.seat_of(reply.person) is not None and table.status is Status.LOBBY,
            alone=table.guild is None,
            others=len(table.people()) > 1,
            room=len(table.seats) < table.settings.seats,
            automas=sum(seat.automa for seat in table.seats),
        )
        await reply.show(options(it, t))

    @pressed("automa", Answer.SAME, once=True)
    async def automa(self, reply: Reply, press: Press) -> None:
        """Seat an automa, or let the last one go; of those that the panel has shown."""
        number, seen = press.number(0), press.number(2)
        change = self.lobby.add_automa if press.word(1) == "add" else self.lobby.remove_automa
        await self.show_options(reply, await change(number, reply.person, seen, reply.id))

    @pressed("close", Answer.SAME, once=True)
    async def close(self, reply: Reply, press: Press) -> None:
        await self.lobby.close(press.number(0), reply.person, reply.id)
        await reply.show(Layout(card(text(reply.t("lobby-closed")))))

    # Who sits there

    @pressed("people", Answer.SAME)
    async def people(self, reply: Reply, press: Press) -> None:
        await self.show_people(reply, await self.table(press))

    @pressed("kick", Answer.SAME, once=True)
    async def kick(self, reply: Reply, press: Press) -> None:
        guest = chosen_person(press)
        await self.show_people(
            reply, await self.lobby.kick(press.number(0), reply.person, guest, reply.id)
        )

    @pressed("host", Answer.SAME, once=True)
    async def hand_over(self, reply: Reply, press: Press) -> None:
        guest = chosen_person(press)
        table = await self.lobby.hand_over(press.number(0), reply.person, guest, reply.id)
        said = reply.t("people-handed", person=mention(guest), table=table.id)
        await reply.show(Layout(text(said)))

    async def show_people(self, reply: Reply, table: Table) -> None:
        """The others who sit there, and what the host can do about each."""
        if table.host != reply.person:
            raise Refused(Why.NOT_HOST)
        t = reply.t
        others = [person for person in table.people() if person != reply.person]
        names = [await self.app.known.name(person) for person in others]
        entries = [Entry(name, str(person)) for name, person in zip(names, others, strict=True)]
        menus: list[Row] = [
            select(ids.make(verb, table.id), t(f"people-{verb}"), entries)
            for verb in ("kick", "host")
            if entries
        ]
        back = button(t("options-back"), ids.make("options-again", table.id))
        words = t("people-hint" if entries else "people-none")
        await reply.show(
            Layout(card(text(f"### {t('options-people')}", words), *menus, *rows([back])))
        )

    # Invitations

    @pressed("invite", Answer.PRIVATE)
    async def invite(self, reply: Reply, press: Press) -> None:
        table = await self.table(press)
        if table.guild is None:
            raise Told(reply.t("invite-alone"))
        custom_id = ids.make("invite-them", table.id)
        whom = people_select(custom_id, reply.t("invite-whom"), most=INVITED_AT_ONCE)
        await reply.show(Layout(card(text(reply.t("invite-hint")), whom)))

    @pressed("invite-them", Answer.SAME, once=True)
    async def invite_them(self, reply: Reply, press: Press) -> None:
        """Whoever can be invited is; of the others it is told why not."""
        lines = [
            reply.t(await self.invited(reply, press, guest), person=mention(guest))
            for guest in people.picked(reply, press)
        ]
        await reply.show(Layout(text(*lines)))

    async def invited(self, reply: Reply, press: Press, guest: int) -> str:
        """Which sentence tells what came of it."""
        try:
            await self.lobby.invite(press.number(0), reply.person, guest)
        except Refused as refused:
            if refused.why is not Why.SEATED:
                raise
            return "invite-seated"
        return "invite-done"

    async def table(self, press: Press) -> Table:
        return await self.app.tables.finding.table(press.number(0))


def chosen_person(press: Press) -> int:
    """From a menu of people."""
    try:
        return int(press.values[0])
    except (LookupError, ValueError) as fault:
        raise Outdated from fault
