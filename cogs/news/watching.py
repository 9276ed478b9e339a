"""The news for channels and people who watch, with buttons that show more in private."""

from dataclasses import replace

from tables import Destination, Table
from tables.base import news

from ..buttons import looking
from ..layouts.kit import ACCENT, Button, Style, button
from ..words.texts import Texts
from .telling import Notice

WATCHED = news.Moved | news.RoundEnded | news.Started | news.Ended | news.Abandoned


def is_for_watchers(to: Destination, item: news.AnyItem) -> bool:
    """Of what is told to a person, this comes only to those who watch."""
    return to.kind == "channel" or (to.kind == "person" and isinstance(item, WATCHED))


def for_watchers(said: Notice, item: news.AnyItem, table: Table, t: Texts) -> Notice:
    """At the end of a turn, of a round and of the game: with buttons to look closer."""
    if isinstance(item, news.Moved):
        asked = {question.seat for question in table.asked}
        said = replace(said, board=item.seat not in asked and not table.answered)
    if not said.board and not said.buttons:
        return said
    return replace(said, buttons=buttons(table, t), colour=said.colour or ACCENT)


def buttons(table: Table, t: Texts) -> list[Button]:
    return [
        button(t("board"), looking.board(table.id), Style.primary),
        button(t("since"), looking.since(table.id)),
        button(t("log"), looking.log(table.id)),
        button(t("replay"), looking.replay(table.id)),
    ]
