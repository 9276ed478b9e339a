"""The turning points of a game: the chance to win over its turns, the turns that cost most, and
luck."""

from collections.abc import Iterator, Mapping, Sequence

from discord.ext import commands

from render.kit.curves import Curve, Turn
from render.kit.encode import Picture
from render.painters import PAINTERS
from tables import Retrospect, Tables, TurnCourse, TurnedPoint

from ..buttons import coaching, gathering, looking
from ..layouts.kit import CALM, Button, Layout, Style, button, card, fit, rows, text
from ..pictures import painting
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words import story
from ..words.aims import aims_told
from ..words.drafted import turn_words
from ..words.foresight import differences
from ..words.names import Names
from ..words.prose import but_prose
from ..words.texts import Texts, joined
from .around import look_of
from .board import seen, sent

NOBODY = -1  # the colour of a curve that stands for a whole team
TOLD = 420  # characters for each turn
PER_CENT = 10  # converts thousandths to percent


class Turning(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.reviews = tables.reviews
        self.play = tables.play
        self.names = names

    @pressed(looking.turned, Answer.LOOK)
    async def turned(self, reply: Reply, table: int) -> None:
        """Show the turning points. The first to ask is told to wait, as a whole game is
        searched."""
        if not await self.reviews.is_ready(table, reply.person):
            await reply.show(Layout(text(reply.t("turned-looking"))))
        found = await self.reviews.of(table, reply.person)
        names = await self.names.of(found.table, reply.t)
        look = await look_of(self.names, reply, found.table)
        game = found.table.settings.game
        marks = painting.marks(game, await self.play.view(table, reply.person))
        picture = await painting.chances(
            game,
            reply.t("turned-caption"),
            curves(found, names, marks, reply.t),
            turns(found),
            rounds(found, reply.t),
            look,
        )
        await reply.show(layout(found, names, picture, reply), sent(picture, reply))


def is_shared(found: Retrospect) -> bool:
    """Tell if all seats win or lose together."""
    return len(found.review.luck) == 1 and len(found.table.seats) > 1


def curves(
    found: Retrospect, names: Sequence[str], marks: Mapping[int, int], t: Texts
) -> list[Curve]:
    whole = max(1, found.review.moments[-1].at)
    shared = is_shared(found)
    sides = [t("turned-team")] if shared else names[: len(found.review.luck)]
    return [
        Curve(
            NOBODY if shared else marks.get(side, NOBODY),
            name,
            [(moment.at / whole, moment.chances[side] / 1000) for moment in found.review.moments],
        )
        for side, name in enumerate(sides)
    ]


def turns(found: Retrospect) -> list[Turn]:
    whole = max(1, found.review.moments[-1].at)
    several = len(found.review.luck) > 1
    return [Turn(it.turning.seat if several else 0, it.turning.at / whole) for it in found.points]


def rounds(found: Retrospect, t: Texts) -> list[tuple[str, float]]:
    whole = max(1, found.review.moments[-1].at)
    began = [(n, found.table.decisions_at(at)) for n, at in sorted(found.table.rounds.items())]
    return [(str(number), at / whole) for number, at in began if number and at < whole]


def layout(
    found: Retrospect, names: Sequence[str], picture: Picture | None, reply: Reply
) -> Layout:
    t, table = reply.t, found.table.id
    game = found.table.settings.game
    points = [
        "\n".join(point_words(number, point, game, names, t))
        for number, point in enumerate(found.points, 1)
    ]
    return Layout(
        card(
            text(f"### {t('turned-title', table=table)}"),
            seen(picture, reply),
            text("\n\n".join(points) or t("turned-nowhere")),
            text(*summary(found, names, t)),
            text(f"-# {t('turned-footing')}"),
            *rows(
                [
                    button(t("coach-table"), coaching.coach(table), Style.primary),
                    *jumps(found, t),
                    button(t("rematch"), gathering.rematch(table)),
                ]
            ),
            colour=CALM,
        )
    )


def point_words(
    number: int, point: TurnedPoint, game: str, names: Sequence[str], t: Texts
) -> Iterator[str]:
    """Yield the turn, its cost, a better turn, and what that one brings. A former player's turn is
    not blamed on the current one."""
    seat, cost = point.turning.seat, round(point.turning.cost / PER_CENT)
    if point.handed:
        names = [*names[:seat], t("turned-handed", seat=names[seat]), *names[seat + 1 :]]
    yield f"**{number}. {t('turned-point', seat=names[seat], cost=cost)}**"
    yield t("turned-played", turn=turn_told(point.played, game, names, t))
    yield t("turned-better", turn=turn_told(point.better, game, names, t))
    if aims := aims_told(game, point.turning.aims, t, names):
        yield t("turned-plan", aims=aims)
    anyway = own_gains(point.played, seat, game, t)
    brings = [it for it in own_gains(point.better, seat, game, t) if it not in anyway]
    if brings:
        yield t("turned-why", brings=" · ".join(brings))


def turn_told(it: TurnCourse, game: str, names: Sequence[str], t: Texts) -> str:
    """Return a turn in the log's sentences, or else as answers."""
    said = story.in_short(game, but_prose(game, it.foresight.events), t.language, names)
    return fit(said, TOLD) or turn_words(it.chosen, names, t)


def own_gains(it: TurnCourse, seat: int, game: str, t: Texts) -> list[str]:
    """Return what the seat gains and loses in a turn."""
    painter = PAINTERS.get(game)
    if painter is None:
        return []
    seen = it.foresight
    had, has = (painter.holdings(view, t.language)[seat] for view in (seen.before, seen.after))
    return list(differences(had, has))


def summary(found: Retrospect, names: Sequence[str], t: Texts) -> Iterator[str]:
    """Yield the luck of each side, and the cost of its own turns."""
    luck = found.review.luck
    sides = [t("turned-team")] if is_shared(found) else names
    told = [f"{name} {signed(it)}" for name, it in zip(sides, luck, strict=False)]
    yield t("turned-luck", sides=joined(told))
    lost = [
        f"{name} {round(it / PER_CENT)} %"
        for name, it in zip(names, found.review.lost, strict=False)
    ]
    yield t("turned-lost", sides=joined(lost))


def signed(thousandths: int) -> str:
    per_cent = round(thousandths / PER_CENT)
    sign = "+" if per_cent > 0 else "−" if per_cent < 0 else "±"
    return f"{sign}{abs(per_cent)} %"


def jumps(found: Retrospect, t: Texts) -> list[Button]:
    """Return buttons to the replay at each turning point."""
    return [
        button(
            t("turned-look", number=number),
            looking.moment(found.table.id, found.table.moment(point.turning.at), "here"),
        )
        for number, point in enumerate(found.points, 1)
    ]
