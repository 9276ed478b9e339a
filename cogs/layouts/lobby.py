"""The card of a gathering table."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..buttons import gathering, learning
from ..words.texts import Texts, joined
from .kit import (
    Button,
    Entry,
    Layout,
    Row,
    Shown,
    Style,
    button,
    card,
    gallery,
    line,
    link,
    rows,
    select,
    text,
    titled,
)


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
    facts: Sequence[str]  # the game and its pace
    customs: Sequence[str]  # other settings that differ from the usual
    sitters: Sequence[Sitter]
    size: int
    least: int  # people needed to begin
    manners: str = ""
    alone: bool = False  # in one person's messages, where nobody else can join
    open: bool = True  # False: started or given up, as ``end`` tells
    end: str = ""
    lesson: str = ""  # the game's id, if it has a lesson
    guide: Button | None = None  # leads to the game's introduction
    cover: Shown | None = None
    install: str = ""  # in a borrowed place: the address to install the bot from

    @property
    def full(self) -> bool:
        return len(self.sitters) == self.size


def lobby(it: LobbyCard, t: Texts) -> Layout:
    return Layout(
        card(
            gallery(it.cover) if it.cover else None,
            text(f"## {it.game}", t("lobby-host", host=it.host, table=it.table)),
            text(*it.facts, *small(it.customs), it.manners),
            text(*seats(it, t)),
            line(),
            text(it.end if not it.open else next_step(it, t)),
            text(f"-# {t('lobby-borrowed')}") if it.install and it.open else None,
            *(rows(buttons(it, t)) if it.open else ()),
        )
    )


def next_step(it: LobbyCard, t: Texts) -> str:
    """Return a line about the next thing needed for the start, and the button for it."""
    missing = it.least - len(it.sitters)
    if it.full:
        return t("lobby-full")
    if it.alone:
        return t("lobby-alone")
    return t("lobby-missing", count=missing) if missing > 0 else t("lobby-enough")


def small(parts: Sequence[str]) -> list[str]:
    return [f"-# {joined(parts)}"] if parts else []


def seats(it: LobbyCard, t: Texts) -> list[str]:
    taken = [
        f"{number}. {sitter.name}{' ✓' if sitter.ready and it.open else ''}"
        for number, sitter in enumerate(it.sitters, 1)
    ]
    free = [f"{number}. {t('lobby-free')}" for number in range(len(taken) + 1, it.size + 1)]
    return [*taken, *free] if it.open else taken


def buttons(it: LobbyCard, t: Texts) -> list[Button]:
    label, verb = ("lobby-here", gathering.here) if it.full else ("lobby-join", gathering.join)
    sit = [] if it.alone else [button(t(label), verb(it.table), Style.primary)]
    return [
        *sit,
        button(t("lobby-leave"), gathering.leave(it.table)),
        button(t("lobby-options"), gathering.options(it.table)),
        button(t("lobby-start"), gathering.start(it.table), Style.success),
        *([button(t("learn"), learning.learn_game(it.lesson))] if it.lesson else []),
        *([it.guide] if it.guide else []),
        *([link(t("install"), it.install)] if it.install else []),
    ]


@dataclass(frozen=True)
class Setting:
    """A setting with its choices and its current value."""

    id: str
    title: str
    entries: Sequence[Entry]
    several: bool = False  # any number of entries may be chosen, even none


@dataclass(frozen=True)
class OptionsPanel:
    table: int
    title: str
    settings: Sequence[Setting]
    host: bool
    form: bool = False  # the game's own settings have a form
    seated: bool = False  # the person sits here and may invite
    alone: bool = False  # in one person's messages: nobody can be invited
    others: bool = False  # somebody besides the host sits here
    room: bool = False  # a seat is free
    automas: int = 0  # automas that can be removed


def options(it: OptionsPanel, t: Texts) -> Layout:
    """Lay out the options: menus for the host, the agreed values for everybody else."""
    if not it.host:
        agreed = [f"**{s.title}**: {chosen(s)}" for s in it.settings]
        may_invite = it.seated and it.room and not it.alone
        invite = [button(t("options-invite"), gathering.invite(it.table))] if may_invite else []
        words = text(f"### {it.title}", *agreed, t("options-others"))
        return Layout(card(words, *rows(invite)))
    menus = [menu(it.table, setting) for setting in it.settings if len(setting.entries) > 1]
    offered = [
        ("options-invite", gathering.invite(it.table), it.room),
        ("options-people", gathering.people(it.table), it.others),
        ("options-automa", gathering.automa(it.table, "add", it.automas), it.room),
        ("options-no-automa", gathering.automa(it.table, "remove", it.automas), it.automas > 0),
        ("options-automas", gathering.automas(it.table), it.automas > 0),
        ("options-variants", gathering.variants(it.table), it.form),
        ("options-manners", gathering.manners(it.table), True),
    ]
    buttons = [button(t(label), custom_id) for label, custom_id, possible in offered if possible]
    close = button(t("options-close"), gathering.close(it.table), Style.danger)
    more = rows([*buttons, close])
    return Layout(card(text(f"### {it.title}", t("options-hint")), *menus, line(), *more))


def menu(table: int, setting: Setting) -> Row:
    custom_id = gathering.set_(table, setting.id)
    if not setting.several:
        return titled(custom_id, setting.title, setting.entries)
    entries = setting.entries
    return select(custom_id, setting.title, entries, least=0, most=len(entries))


def chosen(setting: Setting) -> str:
    return ", ".join(entry.label for entry in setting.entries if entry.chosen) or "—"
