"""The replay: any moment of a game, as its reader may see it, and the game as a film. The position
is kept in the buttons, so a replay survives a restart."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from tables import Entry, Table, Tables

from ..buttons import looking
from ..buttons.looking import Seek
from ..layouts import kit
from ..layouts.kit import CALM, ENTRIES, Layout, Row, button, card, gallery, newest, rows, text
from ..pictures import painting
from ..pictures.films import Films, thinned, turn_ends
from ..play import copies
from ..presses.replies import Reply, shown
from ..presses.router import Answer, pressed
from ..words.names import Names
from ..words.texts import Texts
from .around import look_of
from .board import seen, sent
from .seat import log_lines

SEEKS: tuple[Seek, ...] = ("first", "turn-back", "back", "on", "turn-on", "last")
ROOM = 1500


class Replay(commands.Cog):
    def __init__(self, tables: Tables, names: Names, films: Films) -> None:
        self.tables = tables
        self.names = names
        self.films = films

    @pressed(looking.replay, Answer.LOOK)
    async def open(self, reply: Reply, table: int) -> None:
        """Open the replay at the newest moment."""
        await self.show(reply, table, 0, "last")

    @pressed(looking.moment, Answer.LOOK)
    async def begin_at(self, reply: Reply, table: int, at: int, seek: Seek) -> None:
        await self.show(reply, table, at, seek)

    @pressed(looking.step, Answer.SAME)
    async def step(self, reply: Reply, table: int, at: int, seek: Seek) -> None:
        await self.show(reply, table, at, seek)

    @pressed(looking.replay_to, Answer.SAME)
    async def jump(self, reply: Reply, table: int) -> None:
        await self.show(reply, table, reply.press.number, "here")

    @pressed(looking.film, Answer.PRIVATE, once=True)
    async def film(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        look = await look_of(self.names, reply, it)
        picture = await self.films.film(it, reply.person, look)
        if picture is None:
            await reply.say(reply.t("no-picture"))
        else:
            await reply.show(Layout(gallery(shown(picture))), [picture])

    async def show(self, reply: Reply, number: int, at: int, seek: Seek) -> None:
        table = await self.tables.finding.table(number)
        line = await self.tables.replays.line(number, reply.person)
        at = sought(line, max(0, min(at, len(line))), seek)
        around = [at - 1, at] if at else [at]
        views = await self.tables.replays.views(number, reply.person, around)
        look = await look_of(self.names, reply, table)
        picture = None
        if at in views:
            game, seat = table.settings.game, table.seat_of(reply.person)
            picture = await painting.changes(game, list(views.values()), look, seat)
        now = views[at].get("round") if at in views else None
        names = await self.names.of(table, reply.t)
        title = reply.t("replay-title", table=number, at=at, all=len(line))
        if isinstance(now, int):
            title += f" · {reply.t.news('round', round=now)}"
        lines = log_lines(line[at - 1], table, reply, names) if at else [reply.t("replay-start")]
        await reply.show(
            Layout(
                card(
                    text(f"### {title}", *newest(lines, ROOM)),
                    seen(picture, reply) if at in views else text(reply.t("replay-corrected")),
                    *controls(number, line, at, reply.t),
                    jumps(table, line, at, reply, names),
                    *rows([*trying(table, at, reply), film_button(table, picture, reply)]),
                    text(copies.why_none(table, reply.person, at, reply.t)),
                    colour=CALM,
                )
            ),
            sent(picture, reply),
        )


def sought(line: Sequence[Entry], at: int, seek: Seek) -> int:
    """Return the moment that a seek leads to."""
    ends = turn_ends(line)
    leads = {
        "first": 0,
        "turn-back": ends[max(0, bisect_left(ends, at) - 1)],
        "back": max(0, at - 1),
        "on": min(len(line), at + 1),
        "turn-on": ends[min(len(ends) - 1, bisect_right(ends, at))],
        "last": len(line),
    }
    return leads.get(seek, at)


def controls(table: int, line: Sequence[Entry], at: int, t: Texts) -> list[Row]:
    """Return three buttons to go back and three to go on, grey where they lead nowhere."""
    made = [
        button(
            t(f"replay-{seek}"),
            looking.step(table, at, seek),
            disabled=sought(line, at, seek) == at,
        )
        for seek in SEEKS
    ]
    return [*rows(made[:3]), *rows(made[3:])]


def jumps(
    table: Table, line: Sequence[Entry], at: int, reply: Reply, names: Sequence[str]
) -> Row | None:
    """Return a menu of rounds, and of turns as room allows."""
    t = reply.t
    rounds = {began: t.news("round", round=n) for n, began in table.rounds.items() if n}
    rounds = dict(list(rounds.items())[: ENTRIES // 2])
    turns = {
        moment: turn_words(line, moment, table, reply, names)
        for moment in thinned(turn_ends(line), ENTRIES - len(rounds))
    }
    named = {**turns, **{began: words for began, words in rounds.items() if began <= len(line)}}
    entries = [
        kit.Entry(f"{moment} · {named[moment]}", str(moment), chosen=moment == at)
        for moment in sorted(named)
    ]
    return kit.select(looking.replay_to(table.id), t("replay-jump"), entries)


def turn_words(
    line: Sequence[Entry], at: int, table: Table, reply: Reply, names: Sequence[str]
) -> str:
    """Name a turn by the first log line told of it, or else by its seat."""
    if at == 0:
        return reply.t("replay-start")
    for entry in line[sought(line, at, "turn-back") : at]:
        if lines := log_lines(entry, table, reply, names):
            return lines[0]
    seat = line[at - 1].seat
    return names[seat] if seat is not None else reply.t("the-table")


def trying(table: Table, at: int, reply: Reply) -> list[kit.Button]:
    """Return the button to play on privately from this moment."""
    offered = copies.offer(table, reply.person, at, reply.t)
    return [offered] if offered else []


def film_button(table: Table, picture: Picture | None, reply: Reply) -> kit.Button | None:
    if picture is None or reply.profile.text_only:
        return None
    return button(reply.t("film"), looking.film(table.id))
