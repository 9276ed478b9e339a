"""Try from here: a private copy of a game in which one person plays all seats."""

from discord.ext import commands

from tables import TRYOUT, Tables, Tryout

from ..buttons import tryouts as verbs
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Entry,
    Layout,
    card,
    field,
    form,
    galleries,
    select,
    text,
)
from ..pictures import painting
from ..presses.replies import Interaction, Reply, shown
from ..presses.router import Answer, opens_form, pressed
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import Texts
from .turn import Turn

MOST_NAME = 60


class TryingOut(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn, names: Names, readers: Readers) -> None:
        self.tryouts = tables.tryouts
        self.turn = turn
        self.names = names
        self.readers = readers

    @pressed(verbs.try_from, Answer.PRIVATE, once=True)
    async def begin(self, reply: Reply, table: int, at: int) -> None:
        await self.turn.show(reply, await self.tryouts.begin(table, reply.person, at, reply.id))

    @pressed(verbs.tryout_board, Answer.PRIVATE)
    async def board(self, reply: Reply, table: int, step: str) -> None:
        """Show the whole board of the copy."""
        now = await self.turn.look(reply, table, step)
        look = painting.look(reply.t.language, reply.theme, await self.names.of(now.table, reply.t))
        pictures = await painting.boards(now.table.settings.game, now.view, look, now.seat)
        note = reply.t("tryout-board" if now.trying else "lesson-board")
        if not pictures or reply.profile.text_only:
            words = [picture.words for picture in pictures] or [reply.t("no-picture")]
            await reply.show(Layout(card(text(note, *words), colour=CALM)))
            return
        seen = galleries(map(shown, pictures))
        await reply.show(Layout(card(text(note), *seen, colour=CALM)), pictures)

    # Keeping or throwing away

    @opens_form(verbs.tryout_keep)
    async def ask_name(self, interaction: Interaction, table: int, number: int) -> None:
        t = await self.readers.texts(interaction)
        box = field(t("tryout-name"), "name", about=t("tryout-name-about"), most=MOST_NAME)
        named = verbs.tryout_named(table, number, interaction.id)
        await interaction.response.send_modal(form(t("tryout-keep"), named, box))

    @pressed(verbs.tryout_named, Answer.SAME, once=True)
    async def keep(self, reply: Reply, table: int, number: int, form: int) -> None:
        await self.tryouts.keep(reply.person, number, reply.press.filled_in("name"))
        await self.turn.show(
            reply, await self.tryouts.question(table, reply.person, f"{TRYOUT}{number}.")
        )

    @pressed(verbs.tryout_drop, Answer.SAME, once=True)
    async def drop(self, reply: Reply, table: int, number: int) -> None:
        await self.tryouts.drop(reply.person, number)
        await reply.show(Layout(text(reply.t("tryout-dropped"))))

    @pressed(verbs.tryouts, Answer.PRIVATE)
    async def all(self, reply: Reply) -> None:
        t = reply.t
        known = await self.tryouts.of(reply.person)
        entries = [Entry(title(it, t), str(it.number)) for it in known[-ENTRIES:]]
        choose = select(verbs.tryout_open(), t("tryout-choose"), entries) if entries else None
        words = text(f"### {t('tryouts')}", t("tryouts-hint" if entries else "tryouts-none"))
        await reply.show(Layout(card(words, choose, colour=CALM)))

    @pressed(verbs.tryout_open, Answer.SAME)
    async def open(self, reply: Reply) -> None:
        step = f"{TRYOUT}{reply.press.number}."
        await self.turn.show(reply, await self.tryouts.question(0, reply.person, step))


def title(it: Tryout, t: Texts) -> str:
    game = t.game(it.game)
    place = t("tryout-from", game=game, table=it.table, at=it.at)
    return f"{it.name or t('tryout-unnamed')} · {place}"
