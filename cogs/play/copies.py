"""Words for a private copy of a game."""

from collections.abc import Sequence

from tables import NOW, Panel, Status, Table

from ..buttons import tryouts as verbs
from ..layouts.kit import Button, Style, button
from ..words.texts import Texts

Names = Sequence[str]


def offer(table: Table, person: int, at: int, t: Texts) -> Button | None:
    """Return the button to try from here; None for people without a seat, or if no question was
    open."""
    if not goes_on(table, at) or table.seat_of(person) is None:
        return None
    return button(t("try-from"), verbs.try_from(table.id, at))


def why_none(table: Table, person: int, at: int, t: Texts) -> str:
    """Return a line that tells watchers why they cannot try from here."""
    watching = goes_on(table, at) and table.seat_of(person) is None
    return t("tryout-watching") if watching else ""


def goes_on(table: Table, at: int) -> bool:
    """Tell if a question was open at this moment, so that somebody can play on from it."""
    over = table.status is not Status.RUNNING and at in (NOW, table.decisions)
    return table.status is not Status.LOBBY and not over


def heading(now: Panel, t: Texts, names: Names) -> str:
    assert now.trying is not None
    game, name = t.game(now.table.settings.game), now.trying.name
    title = t("tryout-title", game=game, table=now.table.id, at=now.trying.at)
    asked = f" · {names[now.seat]}" if now.question else ""
    return f"{f'{name} · ' if name else ''}{title}{asked}"


def notes(now: Panel, t: Texts, names: Names) -> list[str]:
    """Return the notes on the copy's differences from the table."""
    assert now.trying is not None
    made_up = [t("tryout-made-up", seat=names[now.seat])] if now.trying.made_up else []
    return [t("tryout-still" if now.undo else "tryout-hint"), *made_up]


def controls(now: Panel, t: Texts) -> list[Button]:
    assert now.trying is not None
    table, number = now.table.id, now.trying.number
    keep = button(t("tryout-keep"), verbs.tryout_keep(table, number))
    return [
        button(t("board"), verbs.tryout_board(table, now.step)),
        *([] if now.trying.name else [keep]),
        button(t("tryout-drop"), verbs.tryout_drop(table, number), Style.danger),
    ]
