"""Builds the panel that the bot would show in each state of `states.py`, with its pictures, to be
measured."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from discord import ui

from cogs.layouts.kit import Layout
from cogs.layouts.panel import panel
from cogs.layouts.phone import BELOW, heights, message_height, stacked
from cogs.news.posters import Audience
from cogs.pictures.emojis import Emojis
from cogs.play import panels
from cogs.play.screens import Screens
from cogs.words.danger import dangers
from cogs.words.names import Names
from cogs.words.texts import Texts
from render.kit.encode import Picture
from sandbox.model import MessageFlag
from tables import Panel, Seat, Status, Table, Tables
from tables.turn.panels import following, foreseen
from tests.cogs.phone.states import PEOPLE, State

NUMBER = 7
FLAGS = MessageFlag.COMPONENTS_V2 | MessageFlag.EPHEMERAL


@dataclass(frozen=True)
class Shown:
    """A private answer with its pictures."""

    name: str
    layout: Layout
    pictures: Sequence[Picture]

    @property
    def height(self) -> float:
        """Return the height in pixels, worked out by arithmetic."""
        return message_height(self.layout, [(it.width, it.height) for it in self.pictures])

    @property
    def asked(self) -> float:
        """Return the height from the question down: from the first row of buttons, with the picture
        above it and the words right above that, to the end."""
        (card,) = self.layout.children
        assert isinstance(card, ui.Container)
        parts = list(card.children)
        first = next(at for at, part in enumerate(parts) if isinstance(part, ui.ActionRow))
        pictures = (
            at for at, part in enumerate(parts[:first]) if isinstance(part, ui.MediaGallery)
        )
        first = next(pictures, first)
        words = parts[first - 1]
        if isinstance(words, ui.TextDisplay) and not words.content.startswith("-# "):
            first -= 1
        sizes = [(it.width, it.height) for it in self.pictures]
        return BELOW + stacked(heights(parts[first:], sizes))

    @property
    def body(self) -> dict[str, Any]:
        """Return the body that is sent to Discord."""
        files = [{"id": number, "filename": it.name} for number, it in enumerate(self.pictures)]
        parts = self.layout.to_components()  # type: ignore[no-untyped-call]
        return {"flags": int(FLAGS), "components": parts, "attachments": files}


class Everything:
    """Stands in for the tables, and lets everybody ask for a hint."""

    @property
    def hints(self) -> "Everything":
        return self

    async def offered(self, table: Table, person: int) -> bool:
        return True


class Called:
    """Stands in for the names of people."""

    async def of(self, table: Table, t: Texts) -> list[str]:
        return list(PEOPLE[: len(table.seats)])


SCREENS = Screens(cast(Tables, Everything()), cast(Names, Called()), Emojis())


def panel_of(state: State) -> Panel:
    trial, game = state.trial, state.game
    return Panel(
        table=table_of(state),
        seat=state.seat,
        step=f"{len(game.line)}.0.{state.seat}",
        question=trial.question,
        chosen=trial.chosen,
        final=trial.final,
        view=trial.view(),
        dropped=0,
        given=None,
        undo=0,
        foresight=foreseen(game, trial),
        following=following(trial),
    )


def table_of(state: State) -> Table:
    """Return a table with a person on each seat, so that a team's panel has its button to show a
    draft."""
    seats = [Seat(person=number) for number in range(1, 1 + state.settings.seats)]
    return Table(
        id=NUMBER, settings=state.settings, host=1, created=0, status=Status.RUNNING, seats=seats
    )


async def shown(state: State, language: str) -> Shown:
    """Return the answer to **Take turn**, or to a choice or Confirm that leads to a question."""
    t, now = Texts(language), panel_of(state)
    game, names = state.settings.game, PEOPLE[: state.settings.seats]
    told = panels.said(game, state.told, t, names)
    if not now.chosen:
        told += dangers(game, now.view, language, names)
    laid, pictures = await SCREENS.panel(now, Audience(t), 1 + state.seat, happened=told)
    return Shown(state.name, panel(laid, t), pictures)
