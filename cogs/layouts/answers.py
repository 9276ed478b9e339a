"""The ways to lay out a question's options, quickest first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rules.core import Choice

from ..buttons import turns
from ..buttons.picks import NONE, Picks, path
from ..words.equal_options import told_apart
from ..words.texts import Texts
from . import quick
from .asked import Change, Question, TurnPanel
from .kit import ENTRIES, Button, Entry, Row, Style, button, rows, select
from .options import (
    MOST_BUTTONS,
    SELECTS,
    Group,
    Option,
    as_buttons,
    as_counters,
    grouped,
    handy,
    needs_list,
)
from .phone import packed


@dataclass(frozen=True)
class Answers:
    """A way to answer; ``extras`` are buttons to decline, to turn pages, or to finish a choice
    spread over menus."""

    lines: Sequence[str]
    rows: Sequence[Row]
    extras: Sequence[Button]


def ways(it: TurnPanel, asked: Question, t: Texts) -> Iterator[Answers]:
    """Yield the possible layouts, quickest first: buttons with explanations above them, then menus,
    whose entries hold explanations."""
    everything = needs_list(asked.options)
    if (asked.lit or asked.declined) and as_buttons(asked.lit, asked.most):
        yield from lit_first(it, asked, t)
        return
    if as_buttons(asked.options, asked.most):
        pressed = labelled_buttons(it, asked)
        yield Answers(list(explained(asked.options)), packed(pressed), extras(it, asked, 1, t))
    if asked.most <= 1 and it.kind != "lesson":  # not in a lesson, where menus mark the options
        yield from quicker(it, asked, t)
    if as_counters(asked.options, asked.most):
        lines = list(explained(asked.options)) if everything or handy(asked.options) else []
        yield Answers(lines, packed(counters(it, asked)), extras(it, asked, 1, t))
        copies = one_by_one(asked)
        if it.picked or len(copies.options) > ENTRIES:  # reopening a menu would drop choices
            return
        whole = menu(it, copies, Group("", copies.options), 0, t)
        declining = [button(asked.skip, turns.skip(it.table, it.step))]
        yield Answers((), [whole], declining if asked.least == 0 else ())
        return
    lines = [t("panel-search")] if len(asked.options) > ENTRIES else []
    for selects in (SELECTS, FEWER_SELECTS):
        yield in_menus(it, asked, [*lines, *(explained(asked.options) if everything else ())],
                       selects, t)  # fmt: skip


def quicker(it: TurnPanel, asked: Question, t: Texts) -> Iterator[Answers]:
    """Yield layouts with a button for each option and a menu or list that explains them."""
    more = extras(it, asked, 1, t)
    told = menu(it, asked, Group(t("panel-legend"), asked.options), 0, t)
    keys = rows(
        button(str(option.number), answer(it, asked, option), Style.primary)
        for option in asked.options
    )
    if quick.labelled(asked.options):
        legend = [told] if quick.explained(asked.options) else []
        yield Answers((), [*packed(labelled_buttons(it, asked)), *legend], more)
    if quick.pictured(asked.options):
        yield Answers((), [*keys, told], more)
    if quick.listed(asked.options):
        yield Answers(quick.lines(asked.options), keys, more)


def labelled_buttons(it: TurnPanel, asked: Question) -> list[Button]:
    return [
        button(option.numbered, answer(it, asked, option), Style.primary)
        for option in asked.options
    ]


FEWER_SELECTS = 2  # menus on a page if room is scarce


def lit_first(it: TurnPanel, asked: Question, t: Texts) -> Iterator[Answers]:
    """Yield layouts with green buttons for the options that a lesson's step is about, and menus for
    the others. If space is short, a single green button loses its explanation, then the menus;
    several green options move to menus."""
    pressed = [
        button(option.numbered, answer(it, asked, option), Style.success) for option in asked.lit
    ]
    if asked.declined:
        pressed = [button(asked.skip, turns.skip(it.table, it.step), Style.success)]
    others = replace(asked, options=[option for option in asked.options if not option.lit])
    rest = grouped(others.options)[:FEWER_SELECTS] if others.options else []
    menus = [
        menu(it, others, Group(t("lesson-others"), group.options), place, t)
        for place, group in enumerate(rest)
    ]
    more = () if asked.declined else extras(it, asked, 1, t)
    yield Answers(list(explained(asked.lit)), [*packed(pressed), *menus], more)
    if len(pressed) == 1:
        yield Answers((), [*packed(pressed), *menus], more)
        yield Answers((), packed(pressed), more)
    else:
        yield in_menus(it, asked, (), FEWER_SELECTS, t)


def one_by_one(asked: Question) -> Question:
    """Return the question with every copy of an option as an option of its own: one menu of them
    takes less room than the counting buttons."""
    single = [(option, place) for option in asked.options for place in option.places]
    labels = told_apart(option.label for option, _ in single)
    options = [
        replace(option, others=(), first=place, label=label)
        for (option, place), label in zip(single, labels, strict=True)
    ]
    return replace(asked, options=options)


def in_menus(
    it: TurnPanel, asked: Question, lines: Sequence[str], selects: int, t: Texts
) -> Answers:
    groups = grouped(asked.options)
    pages = -(-len(groups) // selects)
    page = max(0, min(it.page, pages - 1))
    first = page * selects
    shown = groups[first : first + selects]
    made = [menu(it, asked, group, first + place, t) for place, group in enumerate(shown)]
    return Answers(lines, made, extras(it, asked, pages, t))


def explained(options: Sequence[Option]) -> Iterator[str]:
    """Yield the explanations that buttons and menus have no room for; neighbours with the same
    explanation share a line."""
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


def counts_at_once(asked: Question) -> bool:
    """Tell if a single press answers the question for good. With more options than a few it does
    not, since a slip is likelier."""
    return asked.most <= 1 and len(asked.options) <= MOST_BUTTONS


def answer(it: TurnPanel, asked: Question, option: Option) -> str:
    """Return the custom id for a press on an option: it adds an answer to the draft, or is the
    whole answer where presses count at once."""
    then = path(option.then)
    if it.counting is not None and counts_at_once(asked):
        return turns.at_once(it.table, it.counting, option.place, then)
    return turns.answer(it.table, it.step, option.place, then)


def counters(it: TurnPanel, asked: Question) -> list[Button]:
    """Return a button for each kind of option. It shows how many are picked or, for a kind of which
    there is only one, a tick."""
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
            option.listed,
            option.path,
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
    made: list[Button] = []
    picks = Picks(it.picked)
    if as_counters(asked.options, asked.most) or (asked.most > 1 and len(asked.options) > ENTRIES):
        ready = asked.least <= len(it.picked) <= asked.most and bool(it.picked)
        label = t("panel-done", count=len(it.picked))
        made.append(
            button(label, turns.done(it.table, it.step, picks), Style.primary, disabled=not ready)
        )
    if asked.least == 0:
        declined = turns.skip(it.table, it.step)
        if it.counting is not None and counts_at_once(asked):
            declined = turns.at_once(it.table, it.counting, NONE)
        made.append(button(asked.skip, declined))
    if pages > 1:
        made.append(button(t("panel-earlier"), turns.page(it.table, it.step, it.page - 1, picks),
                           disabled=it.page == 0))  # fmt: skip
        made.append(button(t("panel-later"), turns.page(it.table, it.step, it.page + 1, picks),
                           disabled=it.page == pages - 1))  # fmt: skip
    return made


# Changing implied answers


def other_answers(it: TurnPanel, t: Texts) -> list[Button]:
    """Return a button for each drafted answer that only one other answer could replace."""
    return [instead(it, change, *change.others[0], t) for change in it.changes if change.at_once]


def buttons_instead(it: TurnPanel, t: Texts) -> list[Button]:
    """Return a button for each answer that could replace a drafted one, or none if those are too
    many."""
    made = [
        instead(it, change, label, place, t)
        for change in it.changes
        if not change.at_once
        for label, place in change.others
    ]
    return made if len(made) <= quick.MOST_LABELLED else []


def instead(it: TurnPanel, change: Change, label: str, place: int, t: Texts) -> Button:
    """Return the button that changes a drafted answer; its label is numbered if two would read
    alike."""
    words = t("panel-instead", answer=label)
    if sum(label == other for one in it.changes for other, _ in one.others) > 1:
        words = f"{change.number + 1}. {words}"
    return button(words, turns.instead(it.table, it.step, change.number, place))


def menus_instead(it: TurnPanel, t: Texts) -> list[Row]:
    """Return a menu for each drafted answer that has several alternatives."""
    made = []
    for change in it.changes:
        entries = [Entry(option.label, option.path, option.more) for option in change.options]
        if change.skip:
            entries.append(Entry(change.skip, path([NONE])))
        if not change.at_once and len(entries) <= ENTRIES:
            about = turns.pick_instead(it.table, it.step, change.number)
            made.append(select(about, t("panel-instead-of", answer=change.answer), entries))
    return made
