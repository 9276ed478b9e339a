"""Spectators' guesses about who will lead in the end. Nobody sees a guess before its result is
known."""

from collections.abc import Iterator, Sequence

from discord.ext import commands

from tables import Guess, Refused, Status, Table, Tables, Why, may_be_guessed, next_battle

from ..buttons import guessing
from ..layouts.kit import CALM, Item, Layout, Style, button, card, rows, text
from ..layouts.table_list import table_name
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.names import Names
from ..words.texts import escaped, plain

NAMED = 10  # names in the list of the best guessers


class Guessing(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.finding = tables.finding
        self.guesses = tables.guesses
        self.names = names

    @pressed(guessing.guess, Answer.LOOK)
    async def open(self, reply: Reply, table: int) -> None:
        await self.show(reply, await self.finding.table(table))

    @pressed(guessing.guess_that, Answer.SAME, once=True)
    async def guess(self, reply: Reply, table: int, round: int, seat: int) -> None:
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        try:
            await self.guesses.guess(table, reply.person, round, seat)
        except Refused as refused:
            if refused.why not in (Why.STALE, Why.NOT_RUNNING):
                raise
        await self.show(reply, await self.finding.table(table))

    @pressed(guessing.guess_battle, Answer.SAME, once=True)
    async def guess_battle(self, reply: Reply, table: int, battle: int, seat: int) -> None:
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        try:
            await self.guesses.guess_battle(table, reply.person, battle, seat)
        except Refused as refused:
            if refused.why not in (Why.STALE, Why.NOT_RUNNING):
                raise
        await self.show(reply, await self.finding.table(table))

    async def show(self, reply: Reply, table: Table) -> None:
        """Show the person's guesses, this round's choices, and the best guessers."""
        t, names = reply.t, await self.names.of(table, reply.t)
        own = await self.guesses.of(table, reply.person)
        running = table.status is Status.RUNNING and may_be_guessed(table)
        round = table.round or 0
        now = next((it.seat for it in own if not it.battle and it.round == round), None)
        asked = [
            button(plain(name), guessing.guess_that(table.id, round, seat),
                   Style.primary if seat == now else Style.secondary)
            for seat, name in enumerate(names)
        ]  # fmt: skip
        said = [f"**{t('guess-question')}**", f"-# {t('guess-hint')}"] if running else []
        await reply.show(
            Layout(
                card(
                    text(f"### {t('guess')} · {table_name(table, t)}", *said),
                    *(rows(asked) if running else ()),
                    *(battle(table, own, names, reply) if running else ()),
                    text(*guessed(own, names, reply)),
                    text(*await self.best(reply, table)),
                    colour=CALM,
                )
            )
        )

    async def best(self, reply: Reply, table: Table) -> list[str]:
        """Return lines on the people of this server who have guessed right most often."""
        if table.guild is None:
            return []
        found = [it for it in await self.guesses.best(table.guild) if it.right][:NAMED]
        lines = [
            reply.t("guess-best-line", place=1 + sum(other.right > it.right for other in found),
                    name=escaped(await self.names.name(it.person)), right=it.right, all=it.all)
            for it in found
        ]  # fmt: skip
        return [f"### {reply.t('guess-best')}", *lines] if lines else []


def battle(
    table: Table, own: Sequence[Guess], names: Sequence[str], reply: Reply
) -> Iterator[Item | None]:
    """Yield the question who wins the next battle, and a button for each seat; nothing if the game
    has no battles."""
    number = next_battle(table)
    if not number:
        return
    now = next((it.seat for it in own if it.battle == number), None)
    asked = f"**{reply.t('guess-battle', number=number)}**"
    yield text(asked, f"-# {reply.t('guess-battle-hint')}")
    yield from rows(
        [
            button(plain(name), guessing.guess_battle(table.id, number, seat),
                   Style.primary if seat == now else Style.secondary)
            for seat, name in enumerate(names)
        ]
    )  # fmt: skip


def guessed(own: Sequence[Guess], names: Sequence[str], reply: Reply) -> Iterator[str]:
    """Yield a line for each of the person's guesses; right or wrong once that is known."""
    marks = {None: "", True: " ✓", False: " ✗"}
    for it in own:
        mark = marks[it.right]
        said = (
            reply.t("guess-own-battle", number=it.battle, name=names[it.seat])
            if it.battle
            else reply.t("guess-own", round=it.round, name=names[it.seat])
        )
        yield f"- {said}{mark}"
