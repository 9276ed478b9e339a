"""The menu behind a panel's **More**: it replaces the panel until its reader goes back."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.painter import SignPainter
from render.painters import PAINTERS
from tables import Panel

from ..buttons import looking, more, turns
from ..buttons.picks import Picks
from ..layouts.kit import CALM, Button, Item, Layout, Style, button, card, rows, text
from ..pictures.legends import explained
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..rulebook.citing import guide_button, question_button
from ..words.texts import Texts
from ..words.things import explained as explained_things
from . import panels, taught
from .alone import reader_of
from .turn import Turn


class Beside(commands.Cog):
    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    @pressed(turns.beside, Answer.SAME)
    async def show(self, reply: Reply, table: int, step: str) -> None:
        now = await self.turn.look(reply, table, step)
        hint = await self.turn.screens.hint(now, reader_of(reply), reply.person)
        await reply.show(layout(now, hint, reply.t))

    @pressed(turns.turn_signs, Answer.SAME)
    async def signs(self, reply: Reply, table: int, step: str) -> None:
        """Explain the icons of the panel's own picture."""
        now = await self.turn.look(reply, table, step)
        picture, look = await self.turn.pictured(now, reply)
        pictures = [picture] if picture else []
        game = now.table.settings.game
        await reply.show(*await explained(game, pictures, look, reply, [back(now, reply.t)]))


def layout(now: Panel, hint: Button | None, t: Texts) -> Layout:
    """Lay out the menu. Its **Back** button shows the turn as it is by then."""
    sections = [
        (t("beside-turn"), turn(now, t)),
        (t("beside-help"), [*helps(now, hint, t), *learning(now, t)]),
        (t("beside-look"), look(now, t)),
    ]
    parts: list[Item | None] = [
        part for title, buttons in sections if buttons for part in (text(title), *rows(buttons))
    ]
    about = explained_things(now.question, t.language) if now.question and not now.taught else ""
    return Layout(card(text(about), *parts, *rows([back(now, t)]), colour=CALM))


def back(now: Panel, t: Texts) -> Button:
    return button(t("rules-back"), turns.page(now.table.id, now.step, 0, Picks()), Style.primary)


def turn(now: Panel, t: Texts) -> Sequence[Button]:
    """Return the further buttons for the turn, such as starting over and answering from now on."""
    again = button(t("panel-restart"), turns.restart(now.table.id, now.step))
    drafted = now.chosen or (now.trying and now.undo)
    made = [again if drafted else None, panels.standing(now, t)]
    return [one for one in made if one is not None]


def helps(now: Panel, hint: Button | None, t: Texts) -> Sequence[Button]:
    """Return the buttons that stand in the panel itself where it has room for them."""
    refused = now.question is not None and now.question.refused and not now.taught
    why_not = button(t("panel-why-not"), turns.why_not(now.table.id, now.step))
    made = [why_not if refused else None, hint if now.question else None]
    return [one for one in made if one is not None]


def learning(now: Panel, t: Texts) -> Sequence[Button]:
    settings = now.table.settings
    asked = question_button(settings, now.question.point, t) if now.question else None
    explains = isinstance(PAINTERS.get(settings.game), SignPainter)
    signs = button(t("signs"), turns.turn_signs(now.table.id, now.step)) if explains else None
    return [one for one in (asked, signs, guide_button(settings.game, t)) if one is not None]


def look(now: Panel, t: Texts) -> Sequence[Button]:
    """Return the buttons to views of the game; a private copy has only its own board."""
    if now.kind not in ("turn", "ahead"):
        return taught.looks(now, t) if now.taught else ()
    table = now.table.id
    return [
        button(t("my-seat"), looking.seat(table)),
        button(t("board"), looking.board(table)),
        button(t("since"), looking.since(table)),
        button(t("log"), looking.log(table)),
        button(t("beside-table"), more.more(table)),
    ]
