"""Ghosts: other people's answers to the same decision of a challenge, and their results."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from rules.core import Choice
from tables import Fork, Place, Refused, Tables, Way, Why
from tables import Ghosts as Found

from ..buttons import challenges
from ..buttons.looking import Seek
from ..layouts import challenges as words
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Entry,
    Layout,
    Row,
    button,
    card,
    newest,
    rows,
    select,
    text,
)
from ..pictures import painting
from ..play import panels
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.names import Names
from ..words.texts import Texts, escaped
from .board import seen, sent
from .replay import sought

ROOM = 1500
WAYS = 6  # different answers shown for one decision
TOLD = 4  # lines shown of their results
SEEKS: tuple[Seek, ...] = ("first", "turn-back", "back", "on", "turn-on", "last")


class Ghosts(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    @pressed(challenges.ghosts, Answer.PRIVATE)
    async def open(self, reply: Reply, day: int, game: str) -> None:
        await self.show(reply, day, game, None)

    @pressed(challenges.ghosts_at, Answer.SAME)
    async def choose(self, reply: Reply, day: int, game: str) -> None:
        await self.show(reply, day, game, reply.press.number)

    async def show(self, reply: Reply, day: int, game: str, at: int | None) -> None:
        """Show the decisions at which the reader's line and those of others part, one at a time."""
        t = reply.t
        found = await self.tables.ghosts.of(reply.person, day, game)
        fork = next((it for it in found.forks if it.at == at), next(iter(found.forks), None))
        same = sum(line.answers == found.own.answers for line in found.others)
        told = [
            f"### {t('ghosts-title', game=t.game(game))} · {words.date(day)}",
            t("ghosts-about", count=len(found.others), forks=len(found.forks)),
            t("ghosts-same", count=same) if same else "",
        ]
        ways = await self.fork(reply, found.own.table, fork) if fork is not None else []
        menus = [
            await self.forks(reply, found, day, game, fork),
            await self.others(reply, found, day, game),
        ]
        kept = [menu for menu in menus if menu is not None]
        back = button(t("ghosts-back"), challenges.challenge(day, game))
        body = [text(*told), text(*newest(ways, ROOM * 2)), *kept, *rows([back])]
        await reply.show(Layout(card(*body, colour=CALM)))

    async def fork(self, reply: Reply, table: int, fork: Fork) -> list[str]:
        """Return lines on the question, the reader's answer, the others' answers, and the results
        of each."""
        t, game = reply.t, (await self.tables.finding.table(table)).settings.game
        asked = await self.asked(table, fork.at)
        question = asked.question(t.language) if asked is not None else ""
        lines = [f"**{t('ghosts-decision', number=fork.at + 1)}** {question}"]
        for number, way in enumerate(fork.ways[:WAYS]):
            lines += await self.way(reply, game, asked, way, own=number == 0)
        left = len(fork.ways) - WAYS
        return [*lines, f"-# {t('today-more', count=left)}"] if left > 0 else lines

    async def way(
        self, reply: Reply, game: str, asked: Choice | None, way: Way, *, own: bool
    ) -> list[str]:
        t = reply.t
        who = await self.people(reply, way.places)
        name = who[0] if who else t("today-somebody")
        called = escaped(await self.names.name(reply.person)) if own else name
        events = panels.said(game, way.entry.events, t, [called])
        told = [*events[:TOLD], *(["…"] if len(events) > TOLD else [])]
        brought = ", ".join(await self.results(reply, way.places))
        label = answer_words(asked, way.keys, t)
        mark = "▶" if own else "👻"
        lines = [f"{mark} **{t('today-you') if own else name}**: {label}"]
        lines += [f"-# {line}" for line in told]
        return [*lines, f"-# {t('ghosts-brought', results=brought)}"] if brought else lines

    async def asked(self, table: int, at: int) -> Choice | None:
        """Return the question at this decision; None if the rules have changed since."""
        try:
            return await self.tables.ghosts.question(table, at)
        except Refused as refused:
            if refused.why is not Why.CORRECTED:
                raise
            return None

    async def people(self, reply: Reply, places: Sequence[Place]) -> list[str]:
        return [await self.who(reply, place) for place in places]

    async def who(self, reply: Reply, place: Place) -> str:
        if place.person == reply.person:
            return reply.t("today-you")
        if place.person is None or not (await self.tables.house.profiles.of(place.person)).named:
            return reply.t("today-somebody")
        return escaped(await self.names.name(place.person))

    async def results(self, reply: Reply, places: Sequence[Place]) -> list[str]:
        t = reply.t
        return [
            t(
                "ghosts-result",
                who=await self.who(reply, place),
                score=place.score,
                won=t("today-won" if place.won else "today-lost"),
            )
            for place in places[:ENTRIES]
        ]

    async def forks(
        self, reply: Reply, found: Found, day: int, game: str, shown: Fork | None
    ) -> Row | None:
        if len(found.forks) < 2:
            return None
        entries = []
        for fork in found.forks[:ENTRIES]:
            asked = await self.asked(found.own.table, fork.at)
            question = asked.question(reply.t.language) if asked is not None else ""
            label = f"{reply.t('ghosts-decision', number=fork.at + 1)} {question}"
            entries.append(Entry(label, str(fork.at), chosen=fork == shown))
        return select(challenges.ghosts_at(day, game), reply.t("ghosts-choose"), entries)

    async def others(self, reply: Reply, found: Found, day: int, game: str) -> Row | None:
        """Return a menu of the others' lines to follow, or None if there are none."""
        entries = [
            Entry(result, str(line.table))
            for line in found.others[:ENTRIES]
            if line.place is not None
            for result in await self.results(reply, [line.place])
        ]
        if not entries:
            return None
        return select(challenges.ghost_follow(day, game), reply.t("ghosts-follow"), entries)

    # A single line

    @pressed(challenges.ghost_follow, Answer.SAME)
    async def follow(self, reply: Reply, day: int, game: str) -> None:
        """Follow a ghost's line from where it leaves the reader's own."""
        table = reply.press.number
        found = await self.tables.ghosts.of(reply.person, day, game)
        at = next((it.at for it in found.forks if leads_to(it, table)), 0)
        await self.ghost(reply, day, game, table, at, "here")

    @pressed(challenges.ghost, Answer.SAME)
    async def ghost(
        self, reply: Reply, day: int, game: str, table: int, at: int, seek: Seek
    ) -> None:
        t = reply.t
        it = await self.tables.ghosts.line(reply.person, day, game, table)
        assert it.place is not None, "whoever has no place is nobody's ghost"
        at = sought(it.entries, max(0, min(at, len(it.entries))), seek)
        who = await self.who(reply, it.place)
        picture = await self.picture(reply, day, game, table, at, who)
        entry = it.entries[at - 1] if at else None
        lines = panels.said(game, entry.events, t, [who]) if entry else [t("replay-start")]
        title = t("ghosts-line", who=who, at=at, all=len(it.entries))
        (result,) = await self.results(reply, [it.place])
        made = [
            button(
                t(f"replay-{seek}"),
                challenges.ghost(day, game, table, at, seek),
                disabled=sought(it.entries, at, seek) == at,
            )
            for seek in SEEKS
        ]
        back = button(t("ghosts-compare"), challenges.ghosts_again(day, game))
        await reply.show(
            Layout(
                card(
                    text(f"### {title}", f"-# {result}", *newest(lines, ROOM)),
                    seen(picture, reply),
                    *rows(made[:3]),
                    *rows(made[3:]),
                    *rows([back]),
                    colour=CALM,
                )
            ),
            sent(picture, reply),
        )

    async def picture(
        self, reply: Reply, day: int, game: str, table: int, at: int, who: str
    ) -> Picture | None:
        """Draw the changes of the ghost's last move; return None if the rules have changed
        since."""
        around = [at - 1, at] if at else [at]
        look = painting.look(reply.t.language, reply.theme, [who])
        try:
            views = await self.tables.ghosts.views(reply.person, day, game, table, around)
        except Refused as refused:
            if refused.why is not Why.CORRECTED:
                raise
            return None
        return await painting.changes(game, views, look, 0)

    @pressed(challenges.ghosts_again, Answer.SAME)
    async def again(self, reply: Reply, day: int, game: str) -> None:
        await self.show(reply, day, game, None)


def leads_to(fork: Fork, table: int) -> bool:
    """Tell if the line of this table leaves the reader's own line at this fork."""
    return any(place.table == table for way in fork.ways[1:] for place in way.places)


def answer_words(asked: Choice | None, keys: Sequence[str], t: Texts) -> str:
    if not keys:
        return t("ghosts-nothing")
    labels = {it.key: it.label(t.language) for it in asked.options} if asked is not None else {}
    return ", ".join(labels.get(key, key) for key in keys)
