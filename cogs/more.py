"""What is behind **More**: taking back, notes, time as a gift, absence, leaving, the end."""

from collections.abc import Sequence

from discord.ext import commands

from tables import Status, Step, Table

from . import ids, panels, people, story
from .app import Emberboard
from .pieces.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Layout,
    Style,
    button,
    card,
    field,
    form,
    newest,
    people_select,
    rows,
    select,
    text,
)
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .texts import Texts

DAYS = (1, 3, 7, 14)
DAY = 24 * 3600
NOTE = 1000
ROOM = 3000


class More(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.tables = app.tables

    @pressed("more", Answer.PRIVATE)
    async def more(self, reply: Reply, press: Press) -> None:
        table = await self.tables.finding.table(press.number(0))
        panels.own_seat(table, reply.person)
        offered = list(menu(table, reply.person, reply.t))
        title = reply.t("more-title", table=table.id)
        await reply.show(Layout(card(text(f"### {title}"), *rows(offered), colour=CALM)))

    # Taking back

    @pressed("undo", Answer.SAME)
    async def undo(self, reply: Reply, press: Press) -> None:
        """What could be taken back, each by its name."""
        number = press.number(0)
        table = await self.tables.finding.table(number)
        steps = await self.tables.undo.steps(number, reply.person)
        if not steps:
            await reply.show(Layout(text(reply.t("undo-nothing"))))
            return
        names = await self.app.names(table, reply.t)
        entries = [
            Entry(step_words(step, table, reply.t, names), str(step.to), how(step, reply.t))
            for step in steps[:ENTRIES]
        ]
        choose = select(ids.make("undo-to", number, table.decisions), reply.t("undo-whom"), entries)
        await reply.show(Layout(card(text(reply.t("undo-hint")), choose, colour=CALM)))

    @pressed("undo-to", Answer.SAME, once=True)
    async def undo_to(self, reply: Reply, press: Press) -> None:
        number, decisions = press.number(0), press.number(1)
        to = int(press.values[0])
        table = await self.tables.undo.undo(number, reply.person, to, decisions, reply.menu)
        asked = table.vote is not None and table.vote.kind == "undo"
        await reply.show(Layout(text(reply.t("undo-asked" if asked else "undo-done"))))

    @pressed("redo", Answer.SAME, once=True)
    async def redo(self, reply: Reply, press: Press) -> None:
        table = await self.tables.undo.redo(press.number(0), reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("undo-asked" if table.vote else "redo-done"))))

    @pressed("vote", Answer.PRIVATE, once=True)
    async def vote(self, reply: Reply, press: Press) -> None:
        agree = press.word(2) == "1"
        number = press.number(1)
        await self.tables.voting.vote(
            press.number(0), reply.person, number, agree=agree, press=reply.id
        )
        await reply.say(reply.t("vote-noted"))

    # Notes

    @pressed("notes", Answer.SAME)
    async def notes(self, reply: Reply, press: Press) -> None:
        await self.show_notes(reply, press.number(0))

    @pressed("note", Answer.FORM)
    async def note(self, interaction: Interaction, press: Press) -> None:
        """A form of its own number: sent again after a fault, it is the same note."""
        t = await self.app.texts(interaction)
        box = field(t("note-text"), "note", about=t("note-about"), long=True, most=NOTE)
        made = form(t("note-new"), ids.make("note-add", press.word(0), interaction.id), box)
        await interaction.response.send_modal(made)

    @pressed("note-add", Answer.SAME, once=True)
    async def add_note(self, reply: Reply, press: Press) -> None:
        number, filled_in = press.number(0), press.number(1)
        await self.tables.notes.add(number, reply.person, press.fields["note"], filled_in)
        await self.show_notes(reply, number)

    @pressed("note-remove", Answer.SAME, once=True)
    async def remove_note(self, reply: Reply, press: Press) -> None:
        number = press.number(0)
        await self.tables.notes.remove(number, reply.person, int(press.values[0]))
        await self.show_notes(reply, number)

    async def show_notes(self, reply: Reply, number: int) -> None:
        t = reply.t
        notes = await self.tables.notes.of(number, reply.person)
        lines = newest([f"- {note.body}" for note in notes], ROOM) or [t("note-none")]
        entries = [Entry(note.body, str(note.id)) for note in notes[-ENTRIES:]]
        remove = select(ids.make("note-remove", number), t("note-remove"), entries)
        new = rows([button(t("note-new"), ids.make("note", number), Style.primary)])
        await reply.show(
            Layout(
                card(
                    text(f"### {t('notes-title', table=number)}", t("notes-hint"), *lines),
                    remove if entries else None,
                    *new,
                    colour=CALM,
                )
            )
        )

    # Time

    @pressed("give", Answer.SAME)
    async def give(self, reply: Reply, press: Press) -> None:
        table = await self.tables.finding.table(press.number(0))
        names = await self.app.names(table, reply.t)
        own = panels.own_seat(table, reply.person)
        entries = [Entry(names[a.seat], str(a.seat)) for a in table.asked if a.seat != own]
        if not entries:
            await reply.show(Layout(text(reply.t("give-nobody"))))
            return
        choose = select(ids.make("give-to", table.id), reply.t("give-whom"), entries)
        await reply.show(Layout(card(text(reply.t("give-hint")), choose, colour=CALM)))

    @pressed("give-to", Answer.SAME, once=True)
    async def give_to(self, reply: Reply, press: Press) -> None:
        seat = int(press.values[0])
        await self.tables.absence.give_time(
            press.number(0), reply.person, seat, DAY, press=reply.menu
        )
        await reply.show(Layout(text(reply.t("give-done"))))

    @pressed("pause", Answer.SAME, once=True)
    async def pause(self, reply: Reply, press: Press) -> None:
        await self.tables.absence.pause(press.number(0), reply.person, reply.id)
        await reply.show(Layout(text(reply.t("pause-done"))))

    @pressed("resume", Answer.PRIVATE, once=True)
    async def resume(self, reply: Reply, press: Press) -> None:
        await self.tables.absence.resume(press.number(0), reply.person, reply.id)
        await reply.say(reply.t("resume-done"))

    # The seat

    @pressed("lend", Answer.SAME)
    async def lend(self, reply: Reply, press: Press) -> None:
        """To whom, for how long: a row of each."""
        sitters = [
            people_select(ids.make("lend-to", press.word(0), days), reply.t("lend-whom", days=days))
            for days in DAYS
        ]
        await reply.show(Layout(card(text(reply.t("lend-hint")), *sitters, colour=CALM)))

    @pressed("lend-to", Answer.SAME, once=True)
    async def lend_to(self, reply: Reply, press: Press) -> None:
        until = self.tables.house.time.now() + press.number(1) * DAY
        (sitter,) = people.picked(reply, press)
        await self.tables.seats.lend(press.number(0), reply.person, sitter, until, reply.menu)
        await reply.show(Layout(text(reply.t("lend-done", person=f"<@{sitter}>"))))

    @pressed("give-seat", Answer.SAME)
    async def give_seat(self, reply: Reply, press: Press) -> None:
        whom = people_select(ids.make("seat-to", press.word(0)), reply.t("seat-whom"))
        await reply.show(Layout(card(text(reply.t("seat-hint")), whom, colour=CALM)))

    @pressed("seat-to", Answer.SAME, once=True)
    async def seat_to(self, reply: Reply, press: Press) -> None:
        table = await self.tables.finding.table(press.number(0))
        seat = panels.own_seat(table, reply.person)
        (newcomer,) = people.picked(reply, press)
        await self.tables.seats.replace(table.id, reply.person, seat, newcomer, reply.menu)
        await reply.show(Layout(text(reply.t("seat-given", person=f"<@{newcomer}>"))))

    @pressed("take-back", Answer.SAME, once=True)
    async def take_back(self, reply: Reply, press: Press) -> None:
        await self.tables.seats.take_back(press.number(0), reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("seat-back"))))

    @pressed("quit", Answer.SAME)
    async def quit(self, reply: Reply, press: Press) -> None:
        """Asked once more, since the seat is lost by it."""
        sure = button(reply.t("quit-sure"), ids.make("quit-sure", press.word(0)), Style.danger)
        await reply.show(Layout(card(text(reply.t("quit-hint")), *rows([sure]), colour=CALM)))

    @pressed("quit-sure", Answer.SAME, once=True)
    async def really_quit(self, reply: Reply, press: Press) -> None:
        await self.tables.seats.leave(press.number(0), reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("quit-done"))))

    @pressed("abandon", Answer.SAME, once=True)
    async def abandon(self, reply: Reply, press: Press) -> None:
        await self.tables.seats.propose_end(press.number(0), reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("abandon-asked"))))

    @pressed("rematch", Answer.PRIVATE, once=True)
    async def rematch(self, reply: Reply, press: Press) -> None:
        again = await self.tables.lobby.rematch(press.number(0), reply.person, reply.id)
        begun = again.status is not Status.LOBBY
        await reply.say(reply.t("rematch-begun" if begun else "rematch-done", table=again.id))


def menu(table: Table, person: int, t: Texts) -> Sequence[Button]:
    """What this person can do at this table now."""
    seat = next((s for s in table.seats if s.person == person), None)
    running = table.status is Status.RUNNING
    host = table.host == person
    away = seat is not None and (seat.sitter is not None or seat.automa)
    offered = [
        ("notes", True),
        ("undo", running),
        ("redo", running and table.redo),
        ("give", running and table.settings.pace != "none"),
        ("lend", running and seat is not None and not away),
        ("take-back", running and away),
        ("give-seat", running and seat is not None),
        ("pause", running and host and table.paused is None),
        ("resume", running and host and table.paused is not None),
        ("abandon", running),
        ("quit", running and seat is not None),
    ]
    danger = ("abandon", "quit")
    return [
        button(t(f"more-{verb}"), ids.make(verb, table.id), style(verb in danger))
        for verb, possible in offered
        if possible
    ]


def style(dangerous: bool) -> Style:
    return Style.danger if dangerous else Style.secondary


def step_words(step: Step, table: Table, t: Texts, names: Sequence[str]) -> str:
    """The decision by its number, and what was told of it, or else whose it was."""
    number = step.to + 1
    told = story.sentences(table.settings.game, step.events, t.language, names)
    return f"{number} · {told[0]}" if told else t("undo-step", seat=names[step.seat], number=number)


def how(step: Step, t: Texts) -> str:
    return t("undo-at-once") if step.at_once else t("undo-by-vote")
