"""A team thinking aloud: somebody shows a draft, and the others comment with a button or in their
own words. Nobody is waited for; the person whose turn it is decides."""

from discord.ext import commands

from rules.core.vocabulary import ANY
from tables import Answer as Drafted
from tables import Refused, Tables, Why

from ..buttons import together as verbs
from ..layouts.kit import field, form
from ..presses.faults import Told
from ..presses.replies import Interaction, Reply
from ..presses.router import Answer, opens_form, pressed
from ..words.names import Names
from ..words.readers import Readers
from .actions import Action, Parameter, Reader, vocabulary
from .actions.walking import plan
from .thinking import thought
from .turn import Turn

LINE = Action("idea", (Parameter("text", ANY, chain=True),))
MOST_SAID = 300


class Together(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn, names: Names, readers: Readers) -> None:
        self.proposals = tables.proposals
        self.finding = tables.finding
        self.turn = turn
        self.names = names
        self.readers = readers

    @pressed(verbs.propose, Answer.PRIVATE, once=True)
    async def propose(self, reply: Reply, table: int, step: str) -> None:
        await self.proposals.show(table, reply.person, step, reply.id)
        await reply.say(reply.t("together-shown"))

    @pressed(verbs.opinion, Answer.PRIVATE, once=True)
    async def opinion(self, reply: Reply, table: int, number: int, agree: bool) -> None:
        await self.proposals.say(table, reply.person, number, reply.id, agree=agree)
        await reply.say(reply.t("together-said"))

    @opens_form(verbs.idea)
    async def idea(self, interaction: Interaction, table: int, number: int) -> None:
        t = await self.readers.texts(interaction)
        about = t("together-idea-about")
        box = field(t("together-idea"), "idea", about=about, long=True, most=MOST_SAID)
        said = verbs.idea_said(table, number, interaction.id)
        await interaction.response.send_modal(form(t("together-idea"), said, box))

    @pressed(verbs.idea_said, Answer.PRIVATE, once=True)
    async def say(self, reply: Reply, table: int, number: int, form: int) -> None:
        """Tell the table somebody's words, and what they would bring if they are a move that can be
        played."""
        words = " ".join(reply.press.filled_in("idea").split())
        line = await self.understood(reply, table, words)
        await self.proposals.say(table, reply.person, number, form, words=words, line=line)
        await reply.say(reply.t("together-line" if line else "together-said"))

    async def understood(self, reply: Reply, number: int, words: str) -> list[Drafted]:
        """Return the answers that these words mean; nothing unless every word has a part in
        them."""
        table = await self.finding.table(number)
        names = await self.names.of(table, reply.t)
        reader = Reader(reply.t, names, vocabulary(table.settings.game))
        try:
            rehearsal = await self.proposals.rehearse(number, reply.person)
            found = await thought(lambda: plan(rehearsal, LINE, {"text": words}, reader))
        except (Told, Refused):
            return []
        return list(found.answers)

    @pressed(verbs.adopt, Answer.PRIVATE, once=True)
    async def adopt(self, reply: Reply, table: int, number: int) -> None:
        """Take an idea over as a draft, still to be confirmed."""
        try:
            now = await self.proposals.adopt(table, reply.person, number, reply.id)
        except Refused as refused:
            if refused.why is Why.NOT_ASKED:
                raise Told(reply.t("together-not-yours")) from refused
            raise
        await self.turn.show(reply, now)
