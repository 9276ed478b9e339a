"""The turn as its person sees it: the panel with its picture."""

from collections.abc import Sequence

from render.kit.encode import Picture
from tables import Panel, Tables
from tables.turn.drafting import nothing

from ..buttons import turns
from ..layouts.asked import TurnPanel
from ..layouts.explaining import with_effects
from ..layouts.kit import Button, button
from ..layouts.options import Option, handy
from ..news.posters import Audience
from ..pictures import painting
from ..pictures.emblems import with_emblems
from ..words.equal_options import Alike, alike
from ..words.names import Names
from ..words.unasked import payment
from ..words.unfolding import Line, Unfolding, lines_of
from . import panels
from .thinking import thought


class Screens:
    def __init__(self, tables: Tables, names: Names) -> None:
        self.names = names
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
    ) -> tuple[TurnPanel, list[Picture]]:
        names = await self.names.of(now.table, reader.t)
        shaped = with_emblems(now.table.settings.game, now.view, names)
        groups = alike(now.question, reader.t.language, shaped) if now.question else []
        lines = await thought(lambda: self.lines(now, reader, shaped, groups))
        picture = await self.picture(now, reader, names, groups)
        hint = await self.hint(now, reader, person)
        it = panels.drawn(now, reader, names, lines, happened=happened, picture=picture, page=page,
                          picked=picked, hint=hint)  # fmt: skip
        return it, [picture] if it.picture and picture else []

    def lines(
        self, now: Panel, reader: Audience, names: Sequence[str], groups: Sequence[Alike]
    ) -> list[Line]:
        """Return the entries that the question offers, with the next answers where that is
        short."""
        choice, asked = now.question, now.following
        if choice is None:
            return []
        if not reader.in_words:
            groups = with_effects(choice, groups, reader.t.language)
        if asked is None:
            return lines_of(choice, groups)

        def few(lines: Sequence[Line]) -> bool:
            return handy([Option(it.number, it.label, more=it.more) for it in lines])

        paid, pictured = nothing if reader.asks_all else payment, not reader.in_words
        unfolding = Unfolding(asked, paid, few, reader.t, names, pictured)
        return unfolding.unfolded(choice, groups)

    async def hint(self, now: Panel, reader: Audience, person: int) -> Button | None:
        """Return the hint button if the table has agreed on hints, and this is a turn that
        counts."""
        if now.kind != "turn":
            return None
        offered = await self.hints.offered(now.table, person)
        return button(reader.t("hint"), turns.hint(now.table.id)) if offered else None

    async def picture(
        self, now: Panel, reader: Audience, names: Sequence[str], groups: Sequence[Alike]
    ) -> Picture | None:
        """The options with their numbers, or the board as it will be after Confirm."""
        game = now.table.settings.game
        look = painting.look(reader.t.language, reader.theme, names)
        if now.question is not None:
            options = painting.marked(now.question, groups)
            return await painting.asked(game, now.view, look, now.seat, options)
        if now.foresight is not None:
            views = [now.foresight.before, now.foresight.after]
            return await painting.close_up(game, views, look, now.seat)
        return await painting.board(game, now.view, look, now.seat)
