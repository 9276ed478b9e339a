"""Notices: messages about to be sent, and the functions that word them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from tables.base import news

from ...buttons import looking, more, turns
from ...layouts.kit import (
    CALM,
    Button,
    Layout,
    Style,
    button,
    card,
    newest,
    rows,
    text,
)
from ...words.texts import Texts
from ...words.voice import Voice

Item = TypeVar("Item", bound=news.Item)
ROOM = 3000  # the most characters of the log in one message


@dataclass
class Notice:
    """A message about to be sent. ``mention`` is the one person who is called."""

    lines: Sequence[str]
    colour: discord.Colour | None = None
    buttons: Sequence[Button] = ()
    mention: int | None = None
    others: Sequence[int] = ()  # further people to call
    board: bool = False  # a picture of the board stands before it
    result: bool = False  # the picture of the result comes with it


Tell = Callable[[Any, Voice], Notice | None]
TELLERS: dict[type[news.Item], Tell] = {}


def tells(kind: type[Item]) -> Callable[[Callable[[Item, Voice], Notice | None]], Tell]:
    def register(function: Callable[[Item, Voice], Notice | None]) -> Tell:
        TELLERS[kind] = function
        return function

    return register


def notice(item: news.Item, voice: Voice) -> Notice | None:
    return TELLERS[type(item)](item, voice)


def layout(it: Notice, heading: str = "") -> Layout:
    """Lay out plain lines, or a card if there is something to press or notice."""
    words = text(heading, *newest(it.lines, ROOM))
    if it.colour is None and not it.buttons:
        return Layout(words)
    return Layout(card(words, *rows(it.buttons), colour=it.colour or CALM))


def table_buttons(table: int, t: Texts) -> list[Button]:
    """Return the buttons for everybody under a turn message; each finds question and seat when
    pressed."""
    return [
        button(t("take-turn"), turns.turn(table), Style.primary),
        button(t("my-seat"), looking.seat(table)),
        button(t("board"), looking.board(table)),
        button(t("since"), looking.since(table)),
        button(t("log"), looking.log(table)),
        button(t("more"), more.more(table)),
    ]
