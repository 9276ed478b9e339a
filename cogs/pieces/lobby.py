"""The card of a table that people gather at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .. import ids
from ..texts import Texts, joined
from .kit import Button, Entry, Layout, Row, Style, button, card, line, rows, select, text


@dataclass(frozen=True)
class Sitter:
    name: str
    ready: bool = False
    automa: bool = False


@dataclass(frozen=True)
class LobbyCard:
    table: int
    game: str
    host: str
    facts: Sequence[str]  # what is played, and how fast
    customs: Sequence[str]  # what was agreed besides
    sitters: Sequence[Sitter]
    size: int
    manners: str = ""
    open: bool = True  # False: it has started or was given up, and ``end`` says which
    end: str = ""

    @property
    def full(self) -> bool:
        return len(self.sitters) == self.size


def lobby(it: LobbyCard, t: Texts) -> Layout:
    return Layout(
        card(
            text(f"## {it.game}", t("lobby-host", host=it.host, table=it.table)),
            text(*it.facts, f"-# {joined(it.customs)}", f"> {it.manners}" if it.manners else ""),
            text(*seats(it, t)),
            line(),
            text(it.end if not it.open else t("lobby-full" if it.full else "lobby-open")),
            *(rows(buttons(it, t)) if it.open else ()),
        )
    )


def seats(it: LobbyCard, t: Texts) -> list[str]:
    taken = [
        f"{number}. {sitter.name}{' ✓' if sitter.ready and it.open else ''}"
        for number, sitter in enumerate(it.sitters, 1)
    ]
    free = [f"{number}. {t('lobby-free')}" for number in range(len(taken) + 1, it.size + 1)]
    return [*taken, *free] if it.open else taken


def buttons(it: LobbyCard, t: Texts) -> list[Button]:
    first = (
        button(t("lobby-here"), ids.make("here", it.table), Style.primary)
        if it.full
        else button(t("lobby-join"), ids.make("join", it.table), Style.primary)
    )
    return [
        first,
        button(t("lobby-leave"), ids.make("leave", it.table)),
        button(t("lobby-options"), ids.make("options", it.table)),
        button(t("lobby-start"), ids.make("start", it.table), Style.success),
    ]


@dataclass(frozen=True)
class Setting:
    """One thing that can be chosen, with what is chosen now."""

    id: str
    title: str
    entries: Sequence[Entry]


@dataclass(frozen=True)
class OptionsPanel:
    table: int
    title: str
    settings: Sequence[Setting]
    host: bool
    room: bool = False  # for an automa
    automas: bool = False  # there is one that can go


def options(it: OptionsPanel, t: Texts) -> Layout:
    """For the host: menus. For everybody else: what was agreed on."""
    if not it.host:
        agreed = [f"**{s.title}**: {chosen(s)}" for s in it.settings]
        return Layout(card(text(f"### {it.title}", *agreed, t("options-others"))))
    menus: list[Row] = [
        select(
            ids.make("set", it.table, setting.id),
            setting.title,
            [replace(e, label=f"{setting.title}: {e.label}") for e in setting.entries],
        )
        for setting in it.settings
        if len(setting.entries) > 1
    ]
    offered = [
        ("options-invite", ids.make("invite", it.table), it.room),
        ("options-automa", ids.make("automa", it.table, "add"), it.room),
        ("options-no-automa", ids.make("automa", it.table, "remove"), it.automas),
        ("options-manners", ids.make("manners", it.table), True),
    ]
    buttons = [button(t(label), custom_id) for label, custom_id, possible in offered if possible]
    close = button(t("options-close"), ids.make("close", it.table), Style.danger)
    more = rows([*buttons, close])
    return Layout(card(text(f"### {it.title}", t("options-hint")), *menus, line(), *more))


def chosen(setting: Setting) -> str:
    return next((entry.label for entry in setting.entries if entry.chosen), "")
