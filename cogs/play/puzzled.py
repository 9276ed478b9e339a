"""The panel of the puzzle of the week, for somebody who answers it."""

from collections.abc import Sequence

from tables import Panel

from ..buttons import coaching
from ..buttons import tryouts as copies
from ..layouts.kit import Button, Style, button
from ..words.texts import Texts


def heading(now: Panel, t: Texts) -> str:
    return t("puzzle-title", game=t.game(now.table.settings.game))


def notes(now: Panel, t: Texts) -> Sequence[str]:
    """Return a prompt for the person's own plan, until something is drafted."""
    return [] if now.chosen else [t("puzzle-ask")]


def controls(now: Panel, t: Texts) -> list[Button]:
    whole = now.question is None and now.chosen
    seal = button(t("puzzle-seal"), coaching.seal(now.table.id, now.step), Style.success)
    board = button(t("board"), copies.tryout_board(now.table.id, now.step))
    return [seal, board] if whole else [board]
