"""Tables as lines of a list, each with the button that is most likely to be wanted."""

from collections.abc import Sequence

from discord import ui

from tables import PlaceKind, Status, Table, Waiting

from ..buttons import gathering, looking, turns
from ..words.texts import Texts, joined
from ..words.voice import relative
from . import table_settings
from .kit import Style, button


def urgent_section(it: Waiting, t: Texts) -> ui.Section[ui.LayoutView]:
    due = t.news("due", when=relative(it.due)) if it.due is not None else ""
    words = joined([f"**{table_name(it.table, t)}**", due])
    take = button(t("take-turn"), turns.turn(it.table.id), Style.primary)
    return ui.Section(words, where(it.table, t), accessory=take)


def quiet_section(table: Table, t: Texts, names: Sequence[str] = ()) -> ui.Section[ui.LayoutView]:
    """Lay out a table's line; with names, its players and whose turn it is."""
    lobby = table.status is Status.LOBBY
    verb, label = (gathering.options, "lobby-options") if lobby else (looking.board, "board")
    state = t("mine-gathering", taken=len(table.seats), all=table.settings.seats) if lobby else ""
    words = joined([table_name(table, t), state])
    look = button(t(label), verb(table.id))
    lines = [words, *(people(table, t, names) if names else ()), where(table, t)]
    return ui.Section("\n".join(lines), accessory=look)


def people(table: Table, t: Texts, names: Sequence[str]) -> list[str]:
    asked = ", ".join(names[it.seat] for it in table.asked)
    turn = t("list-waiting", people=asked) if asked else ""
    return [f"-# {joined([', '.join(names), turn])}"]


def gathering_section(table: Table, t: Texts) -> ui.Section[ui.LayoutView]:
    full = len(table.seats) == table.settings.seats
    join = button(t("lobby-join"), gathering.join(table.id), Style.primary, disabled=full)
    state = t("mine-gathering", taken=len(table.seats), all=table.settings.seats)
    words = joined([f"**{table_name(table, t)}**", state])
    lines = [words, *table_settings.facts(table.settings, t, seats=False)]
    return ui.Section("\n".join(lines), accessory=join)


def table_name(table: Table, t: Texts) -> str:
    return t.news("from-table", game=t.game(table.settings.game), table=table.id)


def where(table: Table, t: Texts) -> str:
    place = table.thread or table.channel
    if table.place_kind is PlaceKind.MESSAGES:
        return t("where-messages")
    if table.borrowed is not None:
        return f"https://discord.com/channels/{table.borrowed or '@me'}/{place}"
    return f"<#{place}>" if place is not None else "—"
