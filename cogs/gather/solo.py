"""Playing alone, wholly in direct messages: solo modes, and tables against automas."""

import discord
from discord import app_commands
from discord.ext import commands

from rules import GAMES
from tables import Refused, Status, Table, Tables, Why

from ..buttons import challenges, gathering
from ..buttons.who import EVERYBODY
from ..layouts import solo as words
from ..layouts.kit import (
    Entry,
    Layout,
    Style,
    button,
    card,
    line,
    newest,
    rows,
    select,
    text,
    titled,
)
from ..presses.faults import Told
from ..presses.replies import Reply, passes
from ..presses.router import Answer, pressed, replying
from ..words.names import Names
from ..words.texts import Texts, joined
from ..words.translate import about
from .offers import Offer, Plan, offered, offers

PROGRESS = 3500  # the most characters of the person's progress


def ways(game: str, count: int, t: Texts) -> str:
    """Return the placeholder of the menu of a game's offers, which tells their number."""
    return t("solo-ways", game=t.game(game), count=count)


class Solo(commands.Cog):
    solo = app_commands.Group(name="solo", description=about("solo"))

    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names
        self.lobby = tables.lobby

    @solo.command(name="games", description=about("solo games"))
    @replying(EVERYBODY)
    async def games(self, reply: Reply) -> None:
        await self.show(reply)

    @pressed(gathering.alone, Answer.PRIVATE)
    async def show(self, reply: Reply) -> None:
        await self.list(reply)

    @pressed(gathering.alone_again, Answer.SAME)
    async def show_again(self, reply: Reply) -> None:
        await self.list(reply)

    async def list(self, reply: Reply) -> None:
        """List all solo games, with levels, durations and the person's best results."""
        sheet = await self.tables.statistics.of(reply.person)
        entries: dict[str, list[Entry]] = {}
        for offer in offers():
            best = words.best(sheet.games.get(offer.game), offer.mode, offer.seats, reply.t)
            facts = [offer.against(reply.t), *facts_of(offer, reply), best]
            entry = Entry(offer.way(reply.t), offer.key, joined(facts))
            entries.setdefault(offer.game, []).append(entry)
        menus = [
            select(gathering.solo(at), ways(game, len(found), reply.t), found)
            for at, (game, found) in enumerate(entries.items())
        ]
        day = button(reply.t("today-open"), challenges.today())
        await reply.show(Layout(card(text(reply.t("solo-hint")), *menus, *rows([day]))))

    # One offer

    @pressed(gathering.solo, Answer.SAME)
    async def look(self, reply: Reply, menu: int = 0) -> None:
        await self.page(reply, Plan.of(offered(reply.press.choice)))

    @pressed(gathering.solo_set, Answer.SAME)
    async def set(self, reply: Reply, offer: str, chosen: str, at: int) -> None:
        await self.page(reply, Plan.read(offer, chosen).changed(at, reply.press.choice))

    async def page(self, reply: Reply, plan: Plan) -> None:
        t, offer = reply.t, plan.offer
        game, reached = offer.game, await self.reached(reply, plan)
        menus = [
            titled(
                gathering.solo_set(offer.key, plan.written, at),
                t.setting(game, setting.id),
                words.menu(setting, game, plan.places[at], t),
            )
            for at, setting in enumerate(offer.settings)
        ]
        told = [
            f"### {offer.name(t)}",
            *filter(None, [t.about_mode(game, offer.mode)]),
            joined([offer.against(t), *facts_of(offer, reply)]),
            *words.followed(offer.followed, game, reached, t),
            *words.results(reached.sheet, game, offer.mode, offer.seats, t),
        ]
        begin = button(
            t("solo-begin"), gathering.solo_begin(offer.key, plan.written), Style.success
        )
        stories = (
            button(t("solo-progress"), gathering.solo_progress(offer.key))
            if GAMES[game].milestones and offer.seats == 1
            else None
        )
        others = button(t("solo-others"), gathering.alone_again())
        await reply.show(Layout(card(text(*told), *menus, line(), *rows([begin, stories, others]))))

    async def reached(self, reply: Reply, plan: Plan) -> words.Reached:
        game, person = plan.offer.game, reply.person
        settings = plan.table(reply.t.language)
        sheet = await self.tables.statistics.of(person)
        return words.Reached(
            sheet.games.get(game),
            await self.tables.records.history(person, game),
            await self.tables.records.options(settings, plan.offer.seats, person),
        )

    @pressed(gathering.solo_progress, Answer.SAME)
    async def progress(self, reply: Reply, offer: str) -> None:
        """Show the acts and endings of the offer's game that this person has seen."""
        it = offered(offer)
        history = await self.tables.records.history(reply.person, it.game)
        told = newest(words.milestones(it.game, history, reply.t), PROGRESS)
        back = button(reply.t("solo-others"), gathering.alone_again())
        title = f"### {reply.t('solo-progress')}"
        await reply.show(Layout(card(text(title, *told), *rows([back]))))

    # Starting a game

    @pressed(gathering.solo_begin, Answer.SAME, once=True)
    async def start(self, reply: Reply, offer: str, chosen: str) -> None:
        plan = Plan.read(offer, chosen)
        table = await self.lobby.opened_by(reply.menu) or await self.open(reply, plan)
        await self.begin(reply, table)
        await reply.show(Layout(text(reply.t("solo-opened", table=table.id))))

    async def begin(self, reply: Reply, table: Table) -> None:
        """Begin the game unless another press of the message has begun it."""
        if table.status is not Status.LOBBY:
            return
        try:
            await self.lobby.start(table.id, reply.person, automas=True, alone=True)
        except Refused as refused:
            if refused.why is not Why.NOT_LOBBY:
                raise

    async def open(self, reply: Reply, plan: Plan) -> Table:
        """Open a table in the person's direct messages; further presses of the same menu open no
        other."""
        place = await knock(reply, plan.offer.name(reply.t), self.tables, self.names)
        settings = plan.table(reply.t.language)
        return await self.lobby.create(reply.person, settings, channel=place, press=reply.menu)


async def knock(reply: Reply, game: str, tables: Tables, names: Names) -> int:
    """Write to somebody that a table of this game opens in their messages; return their channel.
    Raise Told if their messages are closed."""
    user = reply.interaction.user
    try:
        place = user.dm_channel or await user.create_dm()
        await place.send(reply.t("solo-opening", game=game))
    except discord.Forbidden as closed:
        if passes(closed):
            raise
        raise Told(reply.t("dm-closed")) from closed
    await names.keep(user, reply.interaction.locale)
    await tables.watching.reachable(user.id)
    return place.id


def facts_of(offer: Offer, reply: Reply) -> list[str]:
    """Return the range of difficulty and, if it is known, the rough length of the game."""
    minutes = offer.rules.minutes if offer.seats == 1 or offer.rules.team else 0
    length = reply.t("solo-minutes", minutes=minutes) if minutes else ""
    return [words.levels(offer.settings, offer.game, reply.t), length]
