"""What would you do? The best plan that an automa finds, the next best, what sets them apart."""

from collections.abc import Iterator, Mapping, Sequence

from discord.ext import commands

import locales
from render.kit.encode import Picture
from rules.search import RIVALS
from tables import Hint, Table, Tables

from ..buttons import turns
from ..layouts.kit import CALM, Button, Layout, button, card, gallery, line, newest, rows, text
from ..pictures import painting
from ..presses.replies import Reply, shown
from ..presses.router import Answer, pressed
from ..words.foresight import outlook
from ..words.names import Names
from ..words.results import side_names
from ..words.texts import Texts
from .steps import numbered

TENTH = 10  # worth is counted in tenths of what scores
WORTH_TELLING = 3
MOST = 4  # parts of what a plan is worth
ROOM = 900


class Hinting(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.hints = tables.hints
        self.names = names

    @pressed(turns.hint, Answer.PRIVATE)
    async def hint(self, reply: Reply, table: int) -> None:
        found = await self.hints.of(table, reply.person)
        names = await self.names.of(found.table, reply.t)
        picture = await self.picture(reply, found, names)
        await reply.show(layout(found, names, picture, reply), [picture] if picture else ())

    async def picture(self, reply: Reply, found: Hint, names: Sequence[str]) -> Picture | None:
        """The board as the best plan leaves it, with arrows."""
        if reply.profile.text_only:
            return None
        look = painting.look(reply.t.language, reply.theme, names)
        views = [found.best.foresight.before, found.best.foresight.after]
        return await painting.close_up(found.table.settings.game, views, look, found.seat)


def offer(table: Table, t: Texts) -> Button:
    """For the panel of a turn."""
    return button(t("hint"), turns.hint(table.id))


def layout(found: Hint, names: Sequence[str], picture: Picture | None, reply: Reply) -> Layout:
    t, table = reply.t, found.table
    sides = side_names(table, names, t)
    after = outlook(table.settings.game, found.best.foresight, t, sides, whole=True)
    return Layout(
        card(
            text(f"### {t('hint-title')}", *newest(numbered(found.best.chosen, t, names), ROOM)),
            text(f"{t('hint-brings')}:", *newest(after, ROOM)) if after else None,
            gallery(shown(picture)) if picture else None,
            line() if found.other else None,
            text(*newest(list(runner_up(found, t, names)), ROOM)) if found.other else None,
            text(f"-# {t('hint-footing')}"),
            *rows([button(t("take-turn"), turns.turn(table.id))]),
            colour=CALM,
        )
    )


def runner_up(found: Hint, t: Texts, names: Sequence[str]) -> Iterator[str]:
    """The other plan, and by what the first one is better or worse."""
    assert found.other is not None
    yield f"**{t('hint-other')}**"
    yield from numbered(found.other.chosen, t, names)
    told = [
        t(id, parts=", ".join(parts))
        for id, parts in zip(
            ("hint-for", "hint-against"),
            differences(found.table.settings.game, found.best.parts, found.other.parts, t),
            strict=True,
        )
        if parts
    ]
    yield from (f"-# {it}" for it in told)
    if told:
        yield f"-# {t('hint-figures')}"


def differences(
    game: str, best: Mapping[str, int], other: Mapping[str, int], t: Texts
) -> tuple[list[str], list[str]]:
    """What speaks for the best plan, and what for the other one; the weightiest first."""
    change = {part: best.get(part, 0) - other.get(part, 0) for part in {**best, **other}}
    known = [
        part for part in change if abs(change[part]) >= WORTH_TELLING and part_name(game, part, t)
    ]
    known = sorted(known, key=lambda part: (-abs(change[part]), part))[:MOST]

    def said(part: str) -> str:
        return t("hint-part", part=part_name(game, part, t), by=abs(change[part]) / TENTH)

    return (
        [said(part) for part in known if change[part] > 0],
        [said(part) for part in known if change[part] < 0],
    )


def part_name(game: str, part: str, t: Texts) -> str:
    """What a part of a position's worth is called, where the game says it."""
    if part == RIVALS:
        return t("hint-rivals")
    known = locales.has(t.language, f"{game}/game", f"worth-{part}")
    return locales.text(t.language, f"{game}/game", f"worth-{part}") if known else ""
