"""The screen of a turn: the panel with its picture."""

from collections.abc import Sequence
from functools import partial

from render.kit.encode import Picture
from rules.core import Choice
from tables import Panel, Tables
from tables.turn.drafting import nothing

from ..buttons import turns
from ..layouts import phone
from ..layouts.asked import TurnPanel
from ..layouts.emojis import dressed
from ..layouts.explaining import explained, with_effects
from ..layouts.kit import Button, Layout, button
from ..layouts.panel import told_height
from ..layouts.quick import fit_as_buttons
from ..news.posters import Audience
from ..pictures import painting
from ..pictures.emblems import with_emblems
from ..pictures.emojis import Emojis
from ..words.drafted import told
from ..words.equal_options import Alike, alike
from ..words.names import Names
from ..words.unasked import payment
from ..words.unfolding import Line, Unfolding, lines_of
from . import panels
from .thinking import thought

LATER = 100.0  # height reserved for the next question's answers: its picture is not drawn yet


class Screens:
    def __init__(self, tables: Tables, names: Names, emojis: Emojis) -> None:
        self.names = names
        self.emojis = emojis
        self.hints = tables.hints

    async def panel(
        self,
        now: Panel,
        reader: Audience,
        person: int,
        *,
        happened: Sequence[str] = (),
        page: int = 0,
        picked: Sequence[int] = (),
        scrolls: bool = False,
    ) -> tuple[TurnPanel, list[Picture]]:
        """Return the panel and its pictures; one that ``scrolls`` tells a story above."""
        names = await self.names.of(now.table, reader.t)
        shaped = with_emblems(now.table.settings.game, now.view, names)
        groups = alike(now.question, reader.t.language, shaped) if now.question else []
        picture = await self.picture(now, reader, names, groups)
        above: float = phone.BELOW
        if not scrolls and not reader.in_words:
            above = told_height(happened, told(now.chosen, reader.t, names), reader.t)
        lines = await thought(lambda: self.lines(now, reader, shaped, groups, picture, above))
        hint = await self.hint(now, reader, person)
        it = panels.drawn(now, reader, names, lines, happened=happened, picture=picture, page=page,
                          picked=picked, hint=hint)  # fmt: skip
        return it, [picture] if it.picture and picture else []

    def dressed(self, layout: Layout, game: str, reader: Audience) -> Layout:
        """Put the game's emojis in the place of signs, unless the person plays without pictures."""
        return layout if reader.in_words else dressed(layout, self.emojis.of(game))

    def lines(
        self,
        now: Panel,
        reader: Audience,
        names: Sequence[str],
        groups: Sequence[Alike],
        picture: Picture | None,
        above: float,
    ) -> list[Line]:
        """Return the question's entries; where the list stays short, an entry also answers what
        follows."""
        choice, asked = now.question, now.following
        if choice is None:
            return []
        if not reader.in_words:
            groups = with_effects(choice, groups, reader.t.language)
        if asked is None:
            return lines_of(choice, groups)

        pictured = not reader.in_words
        question = choice.question(reader.t.language, names)
        drawn = picture if pictured else None
        size = (drawn.width, drawn.height) if drawn else None
        room = phone.room_for_answers(question, size, above)

        def fit(room: float, lines: Sequence[Line]) -> bool:
            return fit_as_buttons([panels.option_of(it, pictured, many=True) for it in lines], room)

        def explain(choice: Choice, groups: Sequence[Alike]) -> list[Alike]:
            return explained(choice, groups, reader.t.language)

        few, few_then = partial(fit, room), partial(fit, LATER)
        paid = nothing if reader.asks_all else payment
        unfolding = Unfolding(asked, paid, few, few_then, reader.t, names, explain, pictured)
        return unfolding.unfolded(choice, groups)

    async def hint(self, now: Panel, reader: Audience, person: int) -> Button | None:
        """Return the hint button, in a turn that counts at a table that has agreed on hints."""
        if now.kind != "turn":
            return None
        offered = await self.hints.offered(now.table, person)
        return button(reader.t("hint"), turns.hint(now.table.id)) if offered else None

    async def picture(
        self, now: Panel, reader: Audience, names: Sequence[str], groups: Sequence[Alike]
    ) -> Picture | None:
        """Draw the options with their numbers; without a question, the board after Confirm."""
        game = now.table.settings.game
        look = painting.look(reader.t.language, reader.theme, names)
        if now.question is not None:
            options = painting.marked(now.question, groups)
            return await painting.asked(game, now.view, look, now.seat, options)
        if now.foresight is not None:
            views = [now.foresight.before, now.foresight.after]
            return await painting.close_up(game, views, look, now.seat)
        return await painting.board(game, now.view, look, now.seat)
