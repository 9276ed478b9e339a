"""The challenge of the day: the same game for everybody, one attempt that counts."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from render.kit.encode import Picture
from render.kit.spread import Scored, Words
from tables import Challenge, Place, Profile, Status, Table, Tables
from tables.base.days import date_of

from ..buttons import challenges
from ..buttons.challenges import Scope
from ..buttons.who import EVERYBODY, KEEPERS
from ..channels import threads
from ..channels.rights import may_write
from ..gather.solo import knock
from ..layouts import challenges as words
from ..layouts.challenges import Mine
from ..layouts.kit import Button, Entry, Layout, Style, button, card, line, rows, select, text
from ..pictures import painting
from ..presses.doubles import ONCE
from ..presses.faults import Told
from ..presses.places import server_of
from ..presses.replies import Reply
from ..presses.router import Answer, pressed, replying
from ..words.names import Names
from ..words.texts import escaped
from ..words.translate import about
from ..words.voice import exact
from .board import seen, sent


class Today(commands.Cog):
    def __init__(self, tables: Tables, names: Names, solo: app_commands.Group) -> None:
        self.tables = tables
        self.names = names
        self.challenges = tables.challenges
        for name, callback, once in (("today", self.command, {}), ("week", self.week, ONCE)):
            solo.add_command(
                app_commands.Command(
                    name=name, description=about(f"solo {name}"), callback=callback, extras=once
                )
            )

    @replying(EVERYBODY)
    async def command(self, reply: Reply) -> None:
        await self.show(reply)

    @pressed(challenges.today_here, Answer.PRIVATE)
    async def here(self, reply: Reply) -> None:
        """Show the challenges in a new message."""
        await self.show(reply)

    @pressed(challenges.today, Answer.SAME)
    async def again(self, reply: Reply) -> None:
        await self.show(reply)

    async def show(self, reply: Reply) -> None:
        """Show today's games, and a menu of yesterday's, which count until noon and can be compared
        afterwards."""
        t, day = reply.t, self.challenges.today
        lines, entries = [], []
        for it in await self.challenges.of(day):
            places = await self.challenges.places(day, it.game)
            mine = await self.mine(reply.person, it, places)
            facts = [words.set_up(it, t), t("today-count", count=len(places))]
            lines.append(f"**{words.name_of(it, t)}**")
            lines += [f"-# {' · '.join(fact for fact in facts if fact)}"]
            if mine.counted is not None:
                lines.append(words.own_place(mine, places, False, t))
            entries.append(Entry(words.name_of(it, t), it.game, words.set_up(it, t)))
        streak = await self.challenges.streak(reply.person)
        told = [
            f"### {t('today-title', day=words.date(day))}",
            words.until(day, False, t),
            *lines,
            t("today-streak", days=streak) if streak > 1 else "",
        ]
        proof = words.proof(await self.challenges.shown(), t)
        before = [
            Entry(words.name_of(it, t), it.game, words.set_up(it, t))
            for it in await self.challenges.of(day - 1)
        ]
        menus = [
            select(challenges.challenge_chosen(day), t("today-choose"), entries),
            select(challenges.challenge_chosen(day - 1), t("today-yesterday"), before),
        ]
        await reply.show(Layout(card(text(*told), *menus, line(), text(*proof))))

    @pressed(challenges.challenge_chosen, Answer.SAME)
    async def choose(self, reply: Reply, day: int) -> None:
        await self.page(reply, day, reply.press.choice)

    @pressed(challenges.challenge, Answer.SAME)
    async def look(self, reply: Reply, day: int, game: str, scope: Scope = "all") -> None:
        await self.page(reply, day, game, scope)

    @pressed(challenges.challenge_here, Answer.PRIVATE)
    async def look_here(self, reply: Reply, day: int, game: str) -> None:
        """Show a game of a day in a new message."""
        await self.page(reply, day, game)

    async def page(self, reply: Reply, day: int, game: str, scope: Scope = "all") -> None:
        """Lay out one game of a day: play, places, the spread of scores, ghosts."""
        t, it = reply.t, await self.challenges.find(day, game)
        guild = reply.server if scope == "here" else None
        everybody = await self.challenges.places(day, game)
        places = everybody if guild is None else await self.challenges.places(day, game, guild)
        mine = await self.mine(reply.person, it, places)
        over = self.challenges.over(day)
        named = await self.named(places)
        told = [
            f"### {words.name_of(it, t)} · {words.date(day)}",
            words.set_up(it, t),
            words.until(day, over, t),
            words.own_place(mine, places, over, t),
            words.par(await self.tables.pars.of(reply.person, it), t),
        ]
        board = [f"**{t(f'today-places-{scope}')}**", *words.listed(places, mine, named, t)]
        picture = await self.spread(reply, it, places, mine) if places else None
        buttons = [
            *await self.ways(reply, it, mine),
            self.scope_button(reply, it, scope),
            self.name_button(reply, it),
            button(t("today-all"), challenges.today()),
        ]
        await reply.show(
            Layout(
                card(
                    text(*told),
                    line(),
                    text(*board),
                    seen(picture, reply) if picture is not None else None,
                    *rows(buttons),
                )
            ),
            sent(picture, reply) if picture is not None else (),
        )

    async def mine(self, person: int, it: Challenge, places: Sequence[Place]) -> Mine:
        attempts = await self.challenges.attempts(person, it.day, it.game)
        tables = [await self.tables.finding.table(row.table) for row in attempts]
        counted = next(
            (table for row, table in zip(attempts, tables, strict=True) if row.counts), None
        )
        running = [table for table in tables if table.status is Status.RUNNING]
        place = next((p for p in places if counted and p.table == counted.id), None)
        return Mine(counted, running[-1] if running else None, place, person)

    async def named(self, places: Sequence[Place]) -> dict[int, str]:
        """Return the names, by person, of those who let others see theirs."""
        found = {}
        for person in {place.person for place in places} - {None}:
            if person is not None and (await self.tables.house.profiles.of(person)).named:
                found[person] = escaped(await self.names.name(person))
        return found

    async def spread(
        self, reply: Reply, it: Challenge, places: Sequence[Place], mine: Mine
    ) -> Picture:
        t = reply.t
        scores = [Scored(p.score, p.won, own=p == mine.place) for p in places]
        title = f"{t.game(it.game)}, {date_of(it.day).isoformat()}"
        said = Words(title, t("today-won"), t("today-lost"), t("today-you"))
        return await painting.spread(scores, said, painting.look(t.language, reply.theme, ()))

    async def ways(self, reply: Reply, it: Challenge, mine: Mine) -> list[Button]:
        """Return the buttons of a challenge: to play it or practise it again, and to compare it
        with the ghosts."""
        t, found = reply.t, []
        if it.day == self.challenges.today and mine.last is None:
            first = mine.counted is None
            label = t("today-begin" if first else "today-again")
            begin = challenges.challenge_begin(it.day, it.game)
            found.append(button(label, begin, Style.success if first else Style.secondary))
        compared = await self.challenges.may_compare(reply.person, it.day, it.game)
        if compared and mine.counted is not None:
            ghosts = challenges.ghosts(it.day, it.game)
            found.append(button(t("ghosts-open"), ghosts, emoji="👻"))
        return found

    def scope_button(self, reply: Reply, it: Challenge, scope: Scope) -> Button | None:
        """Return the button that switches between the server's places and everybody's."""
        if reply.server is None:
            return None
        other: Scope = "here" if scope == "all" else "all"
        label = reply.t(f"today-places-{other}")
        return button(label, challenges.challenge(it.day, it.game, other))

    def name_button(self, reply: Reply, it: Challenge) -> Button:
        named = reply.profile.named
        label = reply.t("today-hide-name" if named else "today-show-name")
        return button(label, challenges.challenge_named(it.day, it.game, not named))

    @pressed(challenges.challenge_named, Answer.SAME, once=True)
    async def name(self, reply: Reply, day: int, game: str, named: bool) -> None:
        def change(profile: Profile) -> None:
            profile.named = named

        reply.profile = await self.tables.absence.prefer(reply.person, change)
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        await self.page(reply, day, game)

    # Starting an attempt

    @pressed(challenges.challenge_begin, Answer.SAME, once=True)
    async def begin(self, reply: Reply, day: int, game: str) -> None:
        """Begin a challenge. A message of an earlier day shows today's instead; a repeated press
        shows the running one."""
        if day != self.challenges.today:
            await self.show(reply)
            return
        table = await self.tables.lobby.opened_by(reply.menu) or await self.open(reply, game)
        counted = await self.challenges.attempt(reply.person, day, game)
        counts = counted is not None and counted.table == table.id
        said = reply.t("today-opened" if counts else "today-opened-again", table=table.id)
        await reply.show(Layout(text(said)))

    async def open(self, reply: Reply, game: str) -> Table:
        it = await self.challenges.find(self.challenges.today, game)
        await self.challenges.need_no_counted_one(reply.person, game)
        place = await knock(reply, words.name_of(it, reply.t), self.tables, self.names)
        return await self.challenges.begin(
            reply.person,
            game,
            reply.t.language,
            place,
            guild=reply.server,
            press=reply.menu,
        )

    # The week's summary

    @replying(KEEPERS)
    async def week(self, reply: Reply) -> None:
        """Turn a channel's weekly summary on or off."""
        t, interaction = reply.t, reply.interaction
        channel, guild = interaction.channel_id, server_of(interaction)
        assert guild is not None
        assert channel is not None
        if await self.tables.weeks.end(channel):
            await reply.say(t("week-ended"))
            return
        if not may_write(interaction.app_permissions, interaction.channel):
            raise Told(t("spectate-no-rights"))
        await threads.need_entry(interaction, t)
        at = await self.tables.weeks.want(channel, guild, t.language, reply.person)
        await reply.say(t("week-wanted", at=exact(at)))
