"""The menu behind **More**: undo, notes, gifts of time, absence, leaving, the end."""

from collections.abc import Iterator, Sequence
from zlib import crc32

from discord.ext import commands

from tables import NoteRow, PastMove, Refused, Status, Table, Tables, Why

from ..buttons import gathering, turns
from ..buttons import more as verbs
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Item,
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
from ..presses import picking_people
from ..presses.replies import Interaction, Outdated, Reply
from ..presses.router import Answer, opens_form, pressed
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import Texts
from ..words.voice import relative
from . import panels, past_moves

DAYS = (1, 3, 7, 14)
DAY = 24 * 3600
NOTE = 1000
ROOM = 3000


class More(commands.Cog):
    def __init__(self, tables: Tables, names: Names, readers: Readers) -> None:
        self.tables = tables
        self.names = names
        self.readers = readers

    @pressed(verbs.more, Answer.LOOK)
    async def more(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        panels.own_seat(it, reply.person)
        offered = list(menu(it, reply.person, reply.t))
        title = reply.t("more-title", table=it.id)
        await reply.show(Layout(card(text(f"### {title}"), *rows(offered), colour=CALM)))

    # Undo

    @pressed(verbs.undo, Answer.SAME)
    async def undo(self, reply: Reply, table: int) -> None:
        """Show the moves that can be taken back, each by its name."""
        it = await self.tables.finding.table(table)
        turns = await self.tables.undo.turns(table, reply.person)
        if not turns:
            await reply.show(Layout(text(reply.t("undo-nothing"))))
            return
        names = await self.names.of(it, reply.t)
        entries = past_moves.entries(turns, it, reply.t, names)
        choose = select(verbs.undo_to(table, it.decisions), reply.t("undo-whom"), entries)
        own = next((move for move in reversed(turns[0].moves) if move.at_once), None)
        last = self.own_move(own, it, reply.t, names) if own is not None else []
        await reply.show(Layout(card(text(reply.t("undo-hint")), *last, choose, colour=CALM)))

    def own_move(
        self, move: PastMove, it: Table, t: Texts, names: Sequence[str]
    ) -> Iterator[Item | None]:
        """Yield the person's newest move that needs no vote, and the button that undoes it."""
        words = t("undo-own", move=past_moves.words(move, it, t, names))
        yield text(words)
        press = verbs.undo_move(it.id, move.to, it.decisions)
        yield from rows([button(t("panel-undo"), press, Style.primary)])

    @pressed(verbs.undo_to, Answer.SAME, once=True)
    async def undo_to(self, reply: Reply, table: int, decisions: int) -> None:
        await self.undo_move(reply, table, reply.press.number, decisions)

    @pressed(verbs.undo_move, Answer.SAME, once=True)
    async def undo_move(self, reply: Reply, table: int, to: int, decisions: int) -> None:
        """Take a move back or open a vote on it; if the table has moved on, show the moves
        again."""
        try:
            it = await self.tables.undo.undo(table, reply.person, to, decisions, reply.menu)
        except Refused as refused:
            if refused.why is not Why.STALE:
                raise
            await self.undo(reply, table)
            return
        if it.vote is not None and it.vote.kind == "undo":
            await reply.show(Layout(text(reply.t("undo-asked"))))
            return
        take = button(reply.t("take-turn"), turns.turn(table), Style.primary)
        await reply.show(Layout(text(reply.t("undo-done")), *rows([take])))

    @pressed(verbs.redo, Answer.SAME, once=True)
    async def redo(self, reply: Reply, table: int) -> None:
        it = await self.tables.undo.redo(table, reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("undo-asked" if it.vote else "redo-done"))))

    @pressed(verbs.vote, Answer.PRIVATE, once=True)
    async def vote(self, reply: Reply, table: int, number: int, agree: bool) -> None:
        it = await self.tables.voting.vote(table, reply.person, number, agree=agree, press=reply.id)
        names = await self.names.of(it, reply.t)
        await reply.say("\n".join([reply.t("vote-noted"), *so_far(it, names, reply.t)]))

    # Notes

    @pressed(verbs.notes, Answer.SAME)
    async def notes(self, reply: Reply, table: int) -> None:
        await self.show_notes(reply, table)

    @opens_form(verbs.note)
    async def note(self, interaction: Interaction, table: int) -> None:
        """Open a form with its own number, so that a note sent again is not doubled."""
        t = await self.readers.texts(interaction)
        box = field(t("note-text"), "note", about=t("note-about"), long=True, most=NOTE)
        made = form(t("note-new"), verbs.note_add(table, interaction.id), box)
        await interaction.response.send_modal(made)

    @pressed(verbs.note_add, Answer.SAME, once=True)
    async def add_note(self, reply: Reply, table: int, form: int) -> None:
        await self.tables.notes.add(table, reply.person, reply.press.filled_in("note"), form)
        await self.show_notes(reply, table)

    @pressed(verbs.note_remove, Answer.SAME, once=True)
    async def remove_note(self, reply: Reply, table: int) -> None:
        notes = marked(await self.tables.notes.of(table, reply.person))
        note = next((note.id for mark, note in notes if mark == reply.press.choice), 0)
        await self.tables.notes.remove(table, reply.person, note)
        await self.show_notes(reply, table)

    async def show_notes(self, reply: Reply, number: int) -> None:
        t = reply.t
        notes = await self.tables.notes.of(number, reply.person)
        lines = newest([f"- {note.body}" for note in notes], ROOM) or [t("note-none")]
        entries = [Entry(note.body, mark) for mark, note in marked(notes)[-ENTRIES:]]
        remove = select(verbs.note_remove(number), t("note-remove"), entries)
        new = rows([button(t("note-new"), verbs.note(number), Style.primary)])
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

    # Clocks

    @pressed(verbs.give, Answer.SAME)
    async def give(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        names = await self.names.of(it, reply.t)
        own = panels.own_seat(it, reply.person)
        entries = [Entry(names[a.seat], str(a.seat)) for a in it.asked if a.seat != own]
        if not entries:
            await reply.show(Layout(text(reply.t("give-nobody"))))
            return
        choose = select(verbs.give_to(it.id), reply.t("give-whom"), entries)
        await reply.show(Layout(card(text(reply.t("give-hint")), choose, colour=CALM)))

    @pressed(verbs.give_to, Answer.SAME, once=True)
    async def give_to(self, reply: Reply, table: int) -> None:
        seat = reply.press.number
        await self.tables.absence.give_time(table, reply.person, seat, DAY, press=reply.menu)
        await reply.show(Layout(text(reply.t("give-done"))))

    @pressed(verbs.pause, Answer.SAME, once=True)
    async def pause(self, reply: Reply, table: int) -> None:
        await self.tables.absence.pause(table, reply.person, reply.id)
        await reply.show(Layout(text(reply.t("pause-done"))))

    @pressed(verbs.resume, Answer.PRIVATE, once=True)
    async def resume(self, reply: Reply, table: int) -> None:
        await self.tables.absence.resume(table, reply.person, reply.id)
        await reply.say(reply.t("resume-done"))

    # One's seat

    @pressed(verbs.lend, Answer.SAME)
    async def lend(self, reply: Reply, table: int) -> None:
        """Show a menu of people for each length of time for which the seat may be lent."""
        sitters = [
            people_select(verbs.lend_to(table, days), reply.t("lend-whom", days=days))
            for days in DAYS
        ]
        await reply.show(Layout(card(text(reply.t("lend-hint")), *sitters, colour=CALM)))

    @pressed(verbs.lend_to, Answer.SAME, once=True)
    async def lend_to(self, reply: Reply, table: int, days: int) -> None:
        if days not in DAYS:
            raise Outdated
        until = self.tables.house.time.now() + days * DAY
        sitter = picking_people.picked_one(reply)
        await self.tables.seats.lend(table, reply.person, sitter, until, reply.menu)
        await reply.show(Layout(text(reply.t("lend-done", person=f"<@{sitter}>"))))

    @pressed(verbs.give_seat, Answer.SAME)
    async def give_seat(self, reply: Reply, table: int) -> None:
        whom = people_select(verbs.seat_to(table), reply.t("seat-whom"))
        await reply.show(Layout(card(text(reply.t("seat-hint")), whom, colour=CALM)))

    @pressed(verbs.seat_to, Answer.SAME, once=True)
    async def seat_to(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        seat = panels.own_seat(it, reply.person)
        newcomer = picking_people.picked_one(reply)
        await self.tables.seats.replace(it.id, reply.person, seat, newcomer, reply.menu)
        await reply.show(Layout(text(reply.t("seat-given", person=f"<@{newcomer}>"))))

    @pressed(verbs.take_back, Answer.SAME, once=True)
    async def take_back(self, reply: Reply, table: int) -> None:
        await self.tables.seats.take_back(table, reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("seat-back"))))

    @pressed(verbs.take_seat, Answer.PRIVATE, once=True)
    async def take_seat(self, reply: Reply, table: int, seat: int) -> None:
        """Take a seat that its person has left to the automa."""
        it = await self.tables.seats.take_over(table, reply.person, seat, reply.id)
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        await reply.say(reply.t("seat-yours", table=it.id))

    @pressed(verbs.quit_, Answer.SAME)
    async def quit(self, reply: Reply, table: int) -> None:
        """Ask once more before giving the seat up."""
        sure = button(reply.t("quit-sure"), verbs.quit_sure(table), Style.danger)
        await reply.show(Layout(card(text(reply.t("quit-hint")), *rows([sure]), colour=CALM)))

    @pressed(verbs.quit_sure, Answer.SAME, once=True)
    async def really_quit(self, reply: Reply, table: int) -> None:
        await self.tables.seats.leave(table, reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("quit-done"))))

    @pressed(verbs.vote_withdraw, Answer.PRIVATE, once=True)
    async def withdraw(self, reply: Reply, table: int) -> None:
        await self.tables.voting.withdraw(table, reply.person, reply.id)
        await reply.say(reply.t("vote-taken-back"))

    @pressed(verbs.abandon, Answer.SAME)
    async def ask_to_abandon(self, reply: Reply, table: int) -> None:
        """Ask once more; name the people who will be asked, and the time they have."""
        it = await self.tables.finding.table(table)
        terms = await self.tables.voting.terms(table, reply.person)
        names = await self.names.of(it, reply.t)
        asked = ", ".join(names[seat] for seat in terms.needed)
        hint = reply.t("abandon-hint", people=asked, when=relative(terms.closes))
        sure = button(reply.t("abandon-sure"), verbs.abandon_sure(table), Style.danger)
        words = hint if asked else reply.t("abandon-at-once")
        await reply.show(Layout(card(text(words), *rows([sure]), colour=CALM)))

    @pressed(verbs.abandon_sure, Answer.SAME, once=True)
    async def abandon(self, reply: Reply, table: int) -> None:
        await self.tables.seats.propose_end(table, reply.person, reply.menu)
        await reply.show(Layout(text(reply.t("abandon-asked"))))

    @pressed(gathering.rematch, Answer.PRIVATE, once=True)
    async def rematch(self, reply: Reply, table: int) -> None:
        again = await self.tables.lobby.rematch(table, reply.person, reply.id)
        begun = again.status is not Status.LOBBY
        await reply.say(reply.t("rematch-begun" if begun else "rematch-done", table=again.id))


def marked(notes: Sequence[NoteRow]) -> list[tuple[str, NoteRow]]:
    """Return notes with ids for a menu; an id does not reveal how many notes others have
    written."""
    return [
        (f"{place}.{crc32(f'{note.at} {note.body}'.encode()):x}", note)
        for place, note in enumerate(notes)
    ]


def menu(table: Table, person: int, t: Texts) -> Sequence[Button]:
    """Return the buttons for everything that this person can do at this table now."""
    seat = next((s for s in table.seats if s.person == person), None)
    running = table.status is Status.RUNNING
    host = table.host == person
    away = seat is not None and (seat.sitter is not None or seat.automa)
    offered = [
        (verbs.notes, True),
        (verbs.undo, running),
        (verbs.redo, running and table.redo),
        (verbs.give, running and table.settings.pace != "none"),
        (verbs.lend, running and seat is not None and not away),
        (verbs.take_back, running and away),
        (verbs.give_seat, running and seat is not None),
        (gathering.automas, running and any(seat.automa for seat in table.seats)),
        (verbs.pause, running and host and table.paused is None),
        (verbs.resume, running and host and table.paused is not None),
        (verbs.abandon, running),
        (verbs.quit_, running and seat is not None),
    ]
    danger = (verbs.abandon, verbs.quit_)
    return [
        button(t(f"more-{verb.name}"), verb(table.id), style(verb in danger))
        for verb, possible in offered
        if possible
    ]


def style(dangerous: bool) -> Style:
    return Style.danger if dangerous else Style.secondary


def so_far(table: Table, names: Sequence[str], t: Texts) -> list[str]:
    """Return the lines of an open vote: the people who are for it, against it, or have not
    voted."""
    vote = table.vote
    if vote is None:
        return []
    told = (("vote-yes", vote.yes), ("vote-no", vote.no), ("vote-silent", vote.silent))
    said = [(id, ", ".join(names[seat] for seat in seats)) for id, seats in told if seats]
    return [f"-# {t(id, people=people)}" for id, people in said]
