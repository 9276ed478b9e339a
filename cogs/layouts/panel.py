"""The private panel in which a person draws up a turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rules.core import Choice
from tables import PanelKind

from ..buttons import together, turns
from ..buttons.picks import Picks
from ..words.texts import Texts
from .kit import (
    ACCENT,
    CALM,
    CHARACTERS,
    ENTRIES,
    Button,
    Colour,
    Entry,
    Item,
    Layout,
    Row,
    Shown,
    Style,
    button,
    card,
    gallery,
    line,
    newest,
    rows,
    select,
    text,
)
from .options import (
    MOST_BUTTONS,
    NONE,
    SELECTS,
    Group,
    Option,
    as_buttons,
    as_counters,
    grouped,
    handy,
    needs_list,
)

LISTED = 1500  # characters for a list of options
TOLD = 700  # characters for what was chosen, and for what happened
FORESEEN = 800  # characters for what would come of it
ASKING = 500  # characters for the question itself and whatever is short


# What is said of each kind of panel.
COMPLETE: dict[PanelKind, str] = {
    "turn": "panel-complete",
    "ahead": "ahead-complete",
    "tryout": "tryout-over",
}
CONFIRM: dict[PanelKind, str] = {"turn": "panel-confirm", "ahead": "ahead-confirm"}


@dataclass(frozen=True)
class Question:
    words: str
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    about: str = ""  # what the thing does that it names


@dataclass(frozen=True)
class TurnPanel:
    """``step`` names the position of the draft that is shown: a stale press is refused."""

    table: int
    step: str
    heading: str
    question: Question | None
    kind: PanelKind = "turn"
    notes: Sequence[str] = ()  # what sets it apart from a turn that counts
    when: Row | None = None  # a menu of when it counts
    undo: int = 0  # so many presses can be taken back where each counts at once
    more: Sequence[Button] = ()
    so_far: Sequence[str] = ()
    paid: bool = False  # the last answer was a payment that goes without saying
    happened: Sequence[str] = ()  # when the last choices were confirmed
    outlook: Sequence[str] = ()  # what would come of what was chosen
    warning: str = ""
    picture: Shown | None = None
    in_words: str = ""  # the board, for those who play without pictures
    page: int = 0
    picked: Sequence[int] = ()
    rules: Button | None = None  # to what explains the question
    shareable: bool = False  # there is a team to show the draft to
    standing: Button | None = None  # answers it from now on
    hint: Button | None = None
    why_not: bool = False  # there are things that cannot be chosen today, with reasons
    counting: int | None = None  # the question's number, where an answer counts at once
    paged: bool = False  # it stands on a page of its own: see ``turn_page``


def panel(it: TurnPanel, t: Texts) -> Layout:
    happened = [*it.notes, *newest(it.happened, TOLD)]
    spent = sum(len(line) + 1 for line in happened)
    parts = asking(it, t, spent)
    return Layout(card(text(f"### {it.heading}", *happened), *parts, colour=colour(it)))


def colour(it: TurnPanel) -> Colour:
    return ACCENT if it.question else CALM


def asking(it: TurnPanel, t: Texts, spent: int) -> list[Item]:
    """The draft, the question with its options, and what can be done; ``spent`` characters stand
    above them."""
    asked, so_far = it.question, numbered(it.so_far)
    outlook = newest(it.outlook, FORESEEN)
    told = spent + sum(len(line) + 1 for line in (*so_far, *outlook, it.in_words))
    room = min(LISTED, CHARACTERS - ASKING - told)
    parts = [
        text(f"{t('panel-so-far')}:", *so_far) if so_far else None,
        text(f"{t('panel-outlook')}:", *outlook) if outlook else None,
        text(*question(asked, t, room)) if asked else text(t(COMPLETE[it.kind])),
        text(it.in_words) if it.in_words else None,
        gallery(it.picture) if it.picture else None,
        *(menus(it, asked, t) if asked else ()),
        line(),
        text(it.warning) if it.warning else None,
        it.when,
        *controls(it, t),
    ]
    return [part for part in parts if part is not None]


def numbered(lines: Sequence[str]) -> list[str]:
    return newest([f"{number}. {words}" for number, words in enumerate(lines, 1)], TOLD)


def question(asked: Question, t: Texts, room: int) -> list[str]:
    lines = [f"**{asked.words}**"]
    if asked.about:
        lines.append(f"-# {asked.about}")
    if asked.most > 1:
        lines.append(how_many(asked, t))
    if len(asked.options) > ENTRIES:
        lines.append(t("panel-search"))
    if needs_list(asked.options) or handy(asked.options):
        lines += newest(list(explained(asked.options)), room)
    return lines


def explained(options: Sequence[Option]) -> Iterator[str]:
    """What buttons and menus have no room for; neighbours that mean the same in one line."""
    everything = needs_list(options)
    for more, same in groupby(options, key=lambda option: option.more):
        names = [f"{it.number}. {it.label}" if it.badged else f"· {it.label}" for it in same]
        if more:
            yield f"-# {'; '.join(names)} — {more}"
        elif everything:
            yield from (f"-# {name}" for name in names)


def how_many(asked: Question | Choice, t: Texts) -> str:
    if asked.least == asked.most:
        return t("panel-exactly", count=asked.most)
    if asked.least == 0:
        return t("panel-up-to", count=asked.most)
    return t("panel-how-many", least=asked.least, most=asked.most)


# The options


def menus(it: TurnPanel, asked: Question, t: Texts) -> list[Row]:
    """Buttons for a few short options, or else selects by region; and declining if allowed."""
    if as_buttons(asked.options, asked.most):
        answers = [
            button(option.numbered, answer(it, option.place), Style.primary)
            for option in asked.options
        ]
        return rows([*answers, *extras(it, asked, 1, t)])
    if as_counters(asked.options, asked.most):
        return rows([*counters(it, asked), *extras(it, asked, 1, t)])
    groups = grouped(asked.options)
    pages = -(-len(groups) // SELECTS)
    first = max(0, min(it.page, pages - 1)) * SELECTS
    shown = groups[first : first + SELECTS]
    selects = [menu(it, asked, group, first + place, t) for place, group in enumerate(shown)]
    return selects + rows(extras(it, asked, pages, t))


def counts_at_once(asked: Question) -> bool:
    """Of many options none counts by one slip of a finger."""
    return asked.most <= 1 and len(asked.options) <= MOST_BUTTONS


def answer(it: TurnPanel, place: int) -> str:
    """What a press on an option means: one more answer of the draft, or all of it."""
    if it.counting is not None:
        return turns.at_once(it.table, it.counting, place)
    return turns.answer(it.table, it.step, place)


def counters(it: TurnPanel, asked: Question) -> list[Button]:
    """A button for each kind, with how many of how many are picked; or a tick if there is one."""
    made = []
    full = len(it.picked) == asked.most
    for option in asked.options:
        taken = len(set(option.places) & set(it.picked))
        tick = " ✓" if taken else ""
        count = f" {taken}/{len(option.places)}" if option.others else tick
        label = f"{option.numbered}{count}"
        press = turns.tally(it.table, it.step, option.place, Picks(it.picked))
        style = Style.primary if taken else Style.secondary
        made.append(button(label, press, style, disabled=full and not taken))
    return made


def menu(it: TurnPanel, asked: Question, group: Group, place: int, t: Texts) -> Row:
    entries = [
        Entry(
            option.numbered,
            str(option.place),
            option.more,
            chosen=option.place in it.picked,
        )
        for option in group.options
    ]
    placeholder = group.title or t("panel-choose")
    if it.counting is not None and counts_at_once(asked):
        return select(turns.pick_at_once(it.table, it.counting), placeholder, entries)
    if asked.most <= 1:
        return select(turns.choose(it.table, it.step, place), placeholder, entries)
    if not group.title:
        choose = turns.choose(it.table, it.step, place)
        return select(choose, placeholder, entries, least=asked.least or 1, most=asked.most)
    picks = turns.pick(it.table, it.step, place, it.page, Picks(it.picked))
    return select(picks, placeholder, entries, least=0, most=asked.most)


def extras(it: TurnPanel, asked: Question, pages: int, t: Texts) -> list[Button]:
    """Declining, other pages, and finishing a choice that is spread over several menus."""
    made: list[Button] = []
    picks = Picks(it.picked)
    if as_counters(asked.options, asked.most) or (asked.most > 1 and len(asked.options) > ENTRIES):
        ready = asked.least <= len(it.picked) <= asked.most and bool(it.picked)
        label = t("panel-done", count=len(it.picked))
        made.append(
            button(label, turns.done(it.table, it.step, picks), Style.primary, disabled=not ready)
        )
    if asked.least == 0:
        counts = it.counting is not None and counts_at_once(asked)
        skip = answer(it, NONE) if counts else turns.skip(it.table, it.step)
        made.append(button(t("panel-skip"), skip))
    if pages > 1:
        made.append(button(t("panel-earlier"), turns.page(it.table, it.step, it.page - 1, picks),
                           disabled=it.page == 0))  # fmt: skip
        made.append(button(t("panel-later"), turns.page(it.table, it.step, it.page + 1, picks),
                           disabled=it.page == pages - 1))  # fmt: skip
    return made


# What can be done with the draft


def controls(it: TurnPanel, t: Texts) -> list[Row]:
    drafted = bool(it.so_far) or it.undo > 0
    confirmable = drafted and it.question is None
    otherwise = (
        button(t("panel-otherwise"), turns.otherwise(it.table, it.step)) if it.paid else None
    )
    confirm = (
        button(
            t(CONFIRM[it.kind]),
            turns.confirm(it.table, it.step),
            Style.success,
            disabled=not confirmable,
        )
        if it.kind in CONFIRM
        else None
    )
    draft = [
        confirm,
        button(t("panel-back"), turns.back(it.table, it.step), disabled=not drafted),
        button(t("panel-restart"), turns.restart(it.table, it.step), disabled=not drafted),
    ]
    return rows(
        [
            *(draft if drafted or not it.paged else ()),
            button(t("together-show"), together.propose(it.table, it.step))
            if it.shareable and drafted
            else None,
            otherwise,
            it.standing,
            button(t("panel-why-not"), turns.why_not(it.table, it.step)) if it.why_not else None,
            it.rules,
            it.hint,
            *it.more,
        ]
    )
