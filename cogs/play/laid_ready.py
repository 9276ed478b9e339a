"""Words for a prepared turn."""

from collections.abc import Sequence

from tables import Chosen, Panel, Status, Table

from ..buttons import ahead as verbs
from ..layouts.kit import (
    CALM,
    Button,
    Item,
    Layout,
    Row,
    Style,
    button,
    card,
    line,
    newest,
    rows,
    select,
    text,
)
from ..words.drafted import numbered
from ..words.texts import Texts
from .terms import terms

ROOM = 1200


def offer(table: Table, person: int, t: Texts) -> Button | None:
    """Return the button to prepare a turn, for players who are not asked."""
    own = table.seats_of(person)
    asked = any(it.seat in own for it in table.asked)
    if table.status is not Status.RUNNING or not own or asked:
        return None
    return button(t("ahead"), verbs.ahead(table.id))


def when(now: Panel, t: Texts) -> str:
    """Say in a sentence what happens with the prepared turn once its seat is asked."""
    if not now.chosen:
        return t("ahead-dropped") if now.dropped else ""
    return t("ahead-sure" if now.confirmed else "ahead-ready")


def confirmed(now: Panel, t: Texts, names: Sequence[str]) -> Layout:
    """Lay out the panel after Confirm."""
    words = text(t("ahead-confirmed"), *answers(now.chosen, t, names))
    return Layout(card(words, *rows(changing(now.table.id, t)), colour=CALM))


def listed(now: Panel, t: Texts, names: Sequence[str]) -> list[Item | None]:
    """Return the prepared turn for the list of prepared answers."""
    told = [f"**{t('ahead-listed')}** — {when(now, t)}", *answers(now.chosen, t, names)]
    return [line(), text(*told), *rows(changing(now.table.id, t))]


def changing(table: int, t: Texts) -> list[Button]:
    return [
        button(t("ahead-change"), verbs.ahead(table)),
        button(t("ahead-withdraw"), verbs.ahead_clear(table), Style.danger),
    ]


def answers(chosen: Sequence[Chosen], t: Texts, names: Sequence[str]) -> list[str]:
    return newest(numbered(chosen, t, names), ROOM)


def dependence(now: Panel, t: Texts, names: Sequence[str]) -> Row | None:
    """Return a menu of conditions under which the turn counts at once."""
    if now.kind != "ahead" or not now.chosen or not now.chosen[0].choice.conditions:
        return None
    known = ["", *now.chosen[0].choice.conditions]
    entries = terms(now.table.settings.game, known, t, names, now.condition)
    return select(verbs.ahead_if(now.table.id, now.step), t("ahead-when"), entries)
