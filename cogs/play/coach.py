"""Coach: turning points of one's own games, played again and compared."""

from collections.abc import Iterator, Sequence

from discord.ext import commands

from tables import Compared, Exercised, Path, Refused, Status, Table, Tables

from ..buttons import coaching, looking
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Layout,
    Row,
    Style,
    button,
    card,
    line,
    rows,
    select,
    text,
)
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed
from ..words.drafted import turn_words
from ..words.gains import ALIKE, TENTH, gain_words
from ..words.names import Names
from ..words.texts import Texts
from .hints import differences
from .turn import Turn

TOLD = 240  # characters for a turn in words


class Coach(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn, names: Names) -> None:
        self.coach = tables.coach
        self.finding = tables.finding
        self.turn = turn
        self.names = names

    @pressed(coaching.coach, Answer.PRIVATE, once=True)
    async def of_table(self, reply: Reply, table: int) -> None:
        await self.look_for(reply, table)

    @pressed(coaching.exercises_in, Answer.SAME, once=True)
    async def of_chosen(self, reply: Reply) -> None:
        await self.look_for(reply, reply.press.number)

    async def look_for(self, reply: Reply, table: int) -> None:
        """Show a table's exercises. The first search takes a while, since each is played on from
        many deals."""
        if not await self.coach.is_ready(table, reply.person):
            await reply.show(Layout(text(reply.t("coach-looking"))))
        found = await self.coach.of_table(table, reply.person)
        await self.listed(reply, found, reply.t("coach-none-here", table=table))

    @pressed(coaching.exercises, Answer.PRIVATE)
    async def all(self, reply: Reply) -> None:
        await self.listed(reply, await self.coach.of(reply.person), reply.t("coach-none"))

    async def listed(self, reply: Reply, found: Sequence[Exercised], none: str) -> None:
        """Show the exercises, due ones first, and finished games to search for more."""
        t = reply.t
        due = {key(it) for it in await self.coach.due(reply.person)}
        order = sorted(found, key=lambda it: (key(it) not in due, it.practice.times))[:ENTRIES]
        entries = [Entry(where(it, t), key(it), state(it, key(it) in due, t)) for it in order]
        menu = select(coaching.exercise_of(), t("coach-which"), entries) if entries else None
        said = [f"### {t('coach-title')}", t("coach-about"), "" if entries else none]
        coming = t("coach-due", count=len(due)) if due else ""
        over = await self.finding.mine(reply.person, Status.ENDED)
        await reply.show(
            Layout(
                card(
                    text(*(it for it in [*said, coming] if it)),
                    *rows([play(order[0], t)] if order else []),
                    menu,
                    self.games(over, t),
                    colour=CALM,
                )
            )
        )

    def games(self, over: Sequence[Table], t: Texts) -> Row | None:
        """Return a menu of finished games to search."""
        entries = [
            Entry(t("coach-game", game=t.game(it.settings.game), table=it.id), str(it.id))
            for it in sorted(over, key=lambda it: -it.id)[:ENTRIES]
        ]
        return select(coaching.exercises_in(), t("coach-look"), entries) if entries else None

    @pressed(coaching.exercise, Answer.SAME)
    async def begin(self, reply: Reply, table: int, at: int) -> None:
        await self.turn.show(reply, await self.coach.begin(table, reply.person, at))

    @pressed(coaching.exercise_of, Answer.SAME)
    async def begin_chosen(self, reply: Reply) -> None:
        table, _, at = reply.press.choice.partition("-")
        if not (table.isdecimal() and at.isdecimal()):
            raise Outdated
        await self.begin(reply, int(table), int(at))

    @pressed(coaching.compare, Answer.SAME, once=True)
    async def compare(self, reply: Reply, table: int, step: str) -> None:
        """Play the turn on while its person waits, and show both results."""
        now = await self.turn.look(reply, table, step)
        await reply.show(Layout(text(reply.t("coach-playing"))))
        try:
            it = await self.coach.compare(table, reply.person, step)
        except Refused:
            await self.turn.show(reply, now)
            raise
        await reply.show(compared(it, await self.names.of(it.table, reply.t), reply.t))


def key(it: Exercised) -> str:
    return f"{it.table}-{it.practice.exercise.at}"


def where(it: Exercised, t: Texts) -> str:
    return t("coach-where", game=t.game(it.game), table=it.table, at=it.practice.moment)


def state(it: Exercised, due: bool, t: Texts) -> str:
    """Say in a menu entry how far the person has come with this exercise."""
    if due:
        return t("coach-again")
    if not it.practice.times and not it.practice.due:
        return t("coach-new")
    return t("coach-later" if it.practice.due else "coach-known")


def play(it: Exercised, t: Texts) -> Button:
    return button(t("coach-play"), coaching.exercise(it.table, it.practice.exercise.at),
                  Style.primary)  # fmt: skip


def compared(it: Compared, names: Sequence[str], t: Texts) -> Layout:
    """Lay out the three turns with their results, and the next exercise."""
    game, table = it.table.settings.game, it.table.id
    title = t("coach-compared", game=t.game(game), table=table, at=it.practice.moment)
    again = button(t("coach-once-more"), coaching.exercise(table, it.practice.exercise.at))
    return Layout(
        card(
            text(f"### {title}", verdict(it, t)),
            text(*way("coach-then", it.then, it.then, game, names, t)),
            text(*way("coach-now", it.now, it.then, game, names, t)),
            text(*way("coach-best", it.best, it.then, game, names, t))
            if not same(it.best, it.now)
            else None,
            line(),
            text(f"-# {coming(it, t)}", f"-# {t('coach-footing')}"),
            *rows(
                [
                    again,
                    button(t("coach-more"), coaching.exercises(), Style.primary),
                    button(t("replay"), looking.moment(table, it.practice.moment, "here")),
                ]
            ),
            colour=CALM,
        )
    )


def verdict(it: Compared, t: Texts) -> str:
    """Return a sentence on how the new turn did."""
    gained = it.gained / TENTH
    if gained > ALIKE:
        return t("coach-better" if it.missed else "coach-found", by=gained)
    return t("coach-worse" if gained < -ALIKE else "coach-alike", by=-gained)


def way(
    title: str, one: Path, then: Path, game: str, names: Sequence[str], t: Texts
) -> Iterator[str]:
    """Describe a turn and how its results differ from the original's."""
    by = gain_words(one.appraisal.worth - then.appraisal.worth, t) if one is not then else ""
    yield f"**{t(title)}** {by}".rstrip()
    if one is not then and same(one, then):
        yield t("coach-same")
        return
    yield turn_words(one.chosen, names, t, TOLD)
    more, less = differences(game, one.appraisal.parts, then.appraisal.parts, t)
    if more:
        yield f"-# {t('coach-brings', parts=', '.join(more))}"
    if less:
        yield f"-# {t('coach-leaves', parts=', '.join(less))}"


def same(one: Path, other: Path) -> bool:
    """Tell if both turns have the same answers."""
    return [it.keys for it in one.chosen] == [it.keys for it in other.chosen]


def coming(it: Compared, t: Texts) -> str:
    """Say when this position, or one like it, comes again."""
    if it.comes_at == 0:
        return t("coach-learnt")
    id = "coach-similar" if it.following is not None else "coach-comes"
    return t(id, at=f"<t:{it.comes_at}:R>")
