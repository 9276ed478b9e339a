"""Words for playing a turning point again."""

from collections.abc import Sequence

from tables import Panel

from ..buttons import coaching
from ..buttons import tryouts as copies
from ..layouts.kit import Button, Style, button
from ..words.texts import Texts


def heading(now: Panel, t: Texts) -> str:
    game = t.game(now.table.settings.game)
    return t("coach-heading", game=game, table=now.table.id, at=now.moment)


def notes(now: Panel, t: Texts) -> Sequence[str]:
    """Return the line that asks for the person's own plan, until something is drafted."""
    return [] if now.chosen else [t("coach-ask")]


def controls(now: Panel, t: Texts) -> list[Button]:
    whole = now.question is None and now.chosen
    compare = button(t("coach-compare"), coaching.compare(now.table.id, now.step), Style.success)
    board = button(t("board"), copies.tryout_board(now.table.id, now.step))
    return [compare, board] if whole else [board]
