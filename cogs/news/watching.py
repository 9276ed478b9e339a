"""The news for channels and people who watch: a turn when it is over, in one message, with buttons
that show more in private."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from render.painters import PAINTERS
from tables import Destination, Table, may_be_guessed
from tables.base import news
from tables.telling.delivery import Page
from tables.telling.pages import since, without_undone

from ..buttons import guessing, looking
from ..layouts.kit import ACCENT, Button, Style, button, rows
from ..layouts.page import PageParts
from ..words import story
from ..words.results import mode_of
from ..words.texts import Texts, joined
from ..words.voice import Voice
from . import rounds
from .telling import Notice, undone_words

WATCHED = (*news.TURNS, news.RoundEnded, news.Started, news.Ended, news.Abandoned)
View = dict[str, Any]


def is_for_watchers(to: Destination, item: news.Item) -> bool:
    """Tell if news is for watchers: all that goes to a channel, and what people get as watchers
    alone."""
    return to.kind == "channel" or (to.kind == "person" and isinstance(item, WATCHED))


def for_watchers(said: Notice, table: Table, t: Texts, to: Destination) -> Notice:
    """Add buttons for a closer look, at the end of a round or game."""
    if not said.board and not said.buttons:
        return said
    return replace(said, buttons=buttons(table, t, to), colour=said.colour or ACCENT)


def is_among_players(to: Destination, table: Table) -> bool:
    """Tell if players surely read there: it is where they gather or play, or their own
    messages."""
    return to.id in (table.channel, table.thread, *table.people())


def buttons(table: Table, t: Texts, to: Destination) -> list[Button]:
    may_guess = may_be_guessed(table) and not is_among_players(to, table)
    return [
        button(t("board"), looking.board(table.id), Style.primary),
        button(t("since"), looking.since(table.id)),
        button(t("log"), looking.log(table.id)),
        button(t("replay"), looking.replay(table.id)),
        *([button(t("guess"), guessing.guess(table.id))] if may_guess else []),
    ]


def parts_of(page: Page, v: Voice, heading: str, to: Destination) -> PageParts:
    """Return a turn: its most important sentences, and the score."""
    lines = [*undone_lines(page.items, v), *told(page.items, v)]
    if lines and page.before is not None and page.after is not None:
        lines += score(v, page.before, page.after)
    return PageParts(heading, lines, buttons=rows(buttons(v.table, v.t, to)))


def undone_lines(items: Sequence[news.Item], v: Voice) -> list[str]:
    """Return a line for each undo that took back moves of an earlier message."""
    first = since(items)
    undone = [it for it in items if isinstance(it, news.Undone)]
    return [f"-# ↩ {undone_words(it, v)}" for it in undone if first < 0 or it.to < first]


def told(items: Sequence[news.Item], v: Voice) -> list[str]:
    moves = [it for it in without_undone(items) if isinstance(it, news.Moved | news.Redone)]
    by = next((it.by for it in moves if isinstance(it, news.Moved)), "")
    return story.signed(v.headlines([event for it in moves for event in events_of(it)]), by)


def events_of(item: news.Moved | news.Redone) -> Sequence[Any]:
    if isinstance(item, news.Moved):
        return item.events
    return [event for move in item.moves for event in move.events]


def score(v: Voice, before: View, after: View) -> Iterator[str]:
    """Yield a line with every side's score and its growth in the turn; for a team, with its gains
    and losses."""
    painter = PAINTERS.get(v.table.settings.game)
    if painter is None:
        return
    had, has = (painter.holdings(view, v.t.language) for view in (before, after))
    if len(had) != len(has):
        return
    if mode_of(v.table).team:
        yield from (f"-# {line}" for line in rounds.gains_and_losses(had, has, v.shaped))
        return
    points = [rounds.score(held)[1] for held in has]
    more = [now - rounds.score(held)[1] for now, held in zip(points, had, strict=True)]
    sides = zip(v.shaped, points, more, strict=False)
    said = [f"**{name}** {now}{f' ({gain:+})' if gain else ''}" for name, now, gain in sides]
    yield f"-# {joined(said)}"
