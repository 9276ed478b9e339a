"""The private panel in which a person draws up a turn: question, picture, choice and **Confirm**
stand on one screen of a phone. Texts take the room that is left."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tables import PanelKind

from ..buttons import together, turns
from ..words.texts import Texts
from . import phone
from .answers import (
    Answers,
    buttons_instead,
    how_many,
    menus_instead,
    other_answers,
    ways,
)
from .asked import Question, TurnPanel
from .kit import (
    ACCENT,
    CALM,
    CHARACTERS,
    Button,
    Colour,
    Item,
    Layout,
    Row,
    Style,
    button,
    card,
    fit,
    gallery,
    newest,
    text,
)
from .passages import LEFT_OUT, Passage, allotted, shortest_height

TOLD = 600  # characters for the choices made so far, and as many for the events
FORESEEN = 800  # characters for the draft's expected results
LISTED = 1500  # characters for the list of options
LOGGED = 120.0  # height for the log, if a story is told too
MOST_ABOVE = 130.0  # height kept for what was told, though answers may need more presses then
OPTIONAL = 3  # passages of this rank have room only where others leave it
ENDLESS = 10_000.0  # no limit: a board in words has to be scrolled anyway


# The message under a complete draft, by kind of panel.
COMPLETE: dict[PanelKind, str] = {
    "turn": "panel-complete",
    "ahead": "ahead-complete",
    "tryout": "tryout-over",
    "lesson": "lesson-complete",
    "coach": "coach-complete",
    "puzzle": "puzzle-complete",
}
CONFIRM: dict[PanelKind, str] = {
    "turn": "panel-confirm",
    "ahead": "ahead-confirm",
    "lesson": "panel-confirm",
}


def panel(it: TurnPanel, t: Texts) -> Layout:
    happened = [*it.notes, *newest(it.happened, TOLD)]
    return Layout(card(*composed(it, t, f"-# {it.heading}", happened), colour=colour(it)))


def colour(it: TurnPanel) -> Colour:
    return ACCENT if it.question else CALM


def composed(
    it: TurnPanel,
    t: Texts,
    heading: str,
    happened: Sequence[str],
    beside: Sequence[Button] = (),
    least: float = 0.0,
) -> list[Item]:
    """Compose the panel from top to bottom, with the quickest way to answer that fits. ``beside``
    are more buttons for the last row. Prose gets room first; the story gets the rest, but at least
    the height ``least``, even if the reader must scroll then."""
    about = passages(it, t, happened)
    headed = phone.AROUND + phone.stacked([0, phone.lines_height([heading])])
    read_before = it.question is not None and it.question.told
    newest_prose = 0.0 if read_before else phone.lines_height(ending(it.prose))
    kept = 0.0 if it.kind == "lesson" else told_least(about)
    one_screen = not it.scrolls and not least
    told_first = newest_prose + phone.GAP * bool(newest_prose)
    above = headed + told_first + kept if one_screen else phone.BELOW
    asked, below, taken = quickest(it, t, beside, above)
    taken += headed
    most = phone.HIGHEST - phone.SPARE - taken
    room = max(phone.SCREEN - taken - kept, min(newest_prose, most)) if one_screen else most
    read = legible(it.prose, room, 0.0 if one_screen else LOGGED)
    taken += phone.stacked([0, phone.lines_height(read)]) if read else 0
    room = max(phone.SCREEN - taken, min(max(least, kept), phone.HIGHEST - phone.SPARE - taken))
    spent = sum(len(line) + 1 for line in (heading, *read, *asked, it.warning))
    told = newest(allotted(ENDLESS if it.scrolls else room, about), CHARACTERS - spent)
    spent += sum(len(line) + 1 for line in told)
    first = [text(heading, *read), text(*told)] if read else [text(heading, *told)]
    words = [*first, text(*asked), text(fit(it.in_words, CHARACTERS - spent))]
    return [part for part in (*words, *below) if part is not None]


def told_height(happened: Sequence[str], so_far: Sequence[str], t: Texts) -> float:
    """Return the height kept above a question, from the message's upper edge."""
    chosen = Passage(1, so_far, t("panel-so-far"))
    heading = phone.SMALL.size * phone.SMALL.line
    return phone.AROUND + phone.stacked([heading, told_least([Passage(0, happened), chosen])])


def told_least(about: Sequence[Passage]) -> float:
    """Return the height kept for what was told."""
    return min(MOST_ABOVE, shortest_height([it for it in about if it.rank < OPTIONAL]))


def quickest(
    it: TurnPanel, t: Texts, beside: Sequence[Button], above: float
) -> tuple[list[str], list[Item], float]:
    """Return the quickest way to answer that leaves this much room ``above``, or else the most
    compact one. The parts are the question's lines, the items below them, and the height of
    both."""
    asked, below, taken = list[str](), list[Item](), 0.0
    for answers, said in briefer(it, t):
        below = shown_below(it, t, answers, beside)
        for taught in teachings(said):
            asked = [*taught, *question(said, answers, t)] if said else []
            taken = height(it, asked, below)
            if taken <= phone.SCREEN - above:
                return asked, below, taken
    return asked, below, taken


def briefer(it: TurnPanel, t: Texts) -> Iterator[tuple[Answers, Question | None]]:
    """Yield the ways to answer with the question, and at last the most compact one without the
    explanation that **More** shows, too."""
    if it.question is None:
        yield from ((answers, None) for answers in closing(it, t))
        return
    found = [*ways(it, it.question, t)]
    yield from ((answers, it.question) for answers in found)
    if it.question.about and not it.scrolls:
        yield found[-1], replace(it.question, about="")


def teachings(asked: Question | None) -> list[Sequence[str]]:
    """Return the forms of a lesson's words, longest first: in full, in small letters, and not at
    all if they were told before."""
    if asked is None or not asked.taught:
        return [()]
    return [asked.taught, [*map(smaller, asked.taught)], *([()] if asked.told else [])]


def legible(prose: Sequence[str], room: float, log: float) -> Sequence[str]:
    """Return prose in the largest letters that leave this room for the log; at worst only its
    end."""
    small = [*map(smaller, prose)]
    for lines in (prose, small):
        if phone.lines_height(lines) <= room - log:
            return lines
    return next((it for it in ends(small) if phone.lines_height(it) <= room), ())


def ends(lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines of prose, then fewer and fewer of the last ones."""
    yield [*lines]
    for first in range(1, len(lines)):
        yield [lines[first].replace("-# ", f"-# {LEFT_OUT} ", 1), *lines[first + 1 :]]


def ending(prose: Sequence[str]) -> Sequence[str]:
    """Return the shortest form of prose: its last paragraph."""
    return [*ends([*map(smaller, prose)])][-1]


def closing(it: TurnPanel, t: Texts) -> Iterator[Answers]:
    """Yield ways to lay out the controls of a complete draft, the quickest to use first: the
    alternatives to implied answers as buttons, the same as menus, or only a button to change an
    obvious payment, which a lesson has behind **More**."""
    menus = menus_instead(it, t)
    if menus and (several := buttons_instead(it, t)):
        yield Answers((), phone.packed(several), ())
    if menus:
        yield Answers((), menus, ())
    otherwise = button(t("panel-otherwise"), turns.otherwise(it.table, it.step))
    yield Answers((), (), [otherwise] if it.paid and it.kind != "lesson" else ())


def height(it: TurnPanel, asked: Sequence[str], below: Sequence[Item]) -> float:
    """Return the height of the question with everything below it."""
    sizes = [(it.picture.width, it.picture.height)] if it.picture else []
    return phone.stacked([phone.lines_height(asked), *phone.heights(below, sizes)])


def smaller(quoted: str) -> str:
    """Return a quoted line in small letters."""
    return f"> -# {quoted.removeprefix('> ')}"


def question(asked: Question, answers: Answers, t: Texts) -> list[str]:
    several = [how_many(asked, t)] if asked.most > 1 else []
    about = [f"-# {asked.about}"] if asked.about else []
    listed = [f"-# {line}" for line in asked.listed]
    said = [f"**{asked.words}**", *about, *several, *listed]
    return [*said, *newest(answers.lines, LISTED)]


def shown_below(it: TurnPanel, t: Texts, answers: Answers, beside: Sequence[Button]) -> list[Item]:
    """Return the picture and the controls."""
    more = button(t("more"), turns.beside(it.table, it.step))
    parts = [
        gallery(it.picture) if it.picture else None,
        *answers.rows,
        it.when,
        text(f"-# {it.warning}") if it.warning else None,
        *bar([*answers.extras, *controls(it, t), *beside], helps(it, t), more),
    ]
    return [part for part in parts if part is not None]


def passages(it: TurnPanel, t: Texts, happened: Sequence[str]) -> list[Passage]:
    """Return the passages in reading order. With an open question the events before it get room
    first; over a complete draft, its answers and expected results."""
    asking = it.question is not None
    so_far = [f"-# {number}. {words}" for number, words in enumerate(it.so_far, 1)]
    outlook = newest(it.outlook, FORESEEN)
    hint = () if asking else (f"-# {t(COMPLETE[it.kind])}",)
    return [
        Passage(0 if asking else 2, happened),
        Passage(1 if asking else 0, newest(so_far, TOLD), t("panel-so-far")),
        Passage(3 if asking else 0, outlook, t("panel-outlook"), newest_last=False),
        Passage(1, [f"-# {line}" for line in it.explained], whole=True),
        Passage(4, [f"-# {t('panel-held')}: {it.held}"] if asking and it.held else ()),
        Passage(4, hint),
    ]


# Buttons for the draft


def bar(needed: Sequence[Button], helps: Sequence[Button], more: Button) -> list[Row]:
    """Return the buttons in as few rows as hold what is needed, with as much help as these rows
    have room for. **More** has the rest."""
    kept = [*needed, more]
    count = len(phone.packed(kept))
    for one in helps:
        longer = [*kept[:-1], one, more]
        if len(phone.packed(longer)) == count:
            kept = longer
    return phone.packed(kept)


def controls(it: TurnPanel, t: Texts) -> list[Button]:
    about = (it.table, it.step)
    ready = it.drafted and it.question is None
    asks_payment = it.paid and it.question is not None and it.kind != "lesson"
    made = [
        button(t(CONFIRM[it.kind]), turns.confirm(*about), Style.success)
        if ready and it.kind in CONFIRM
        else None,
        button(t("panel-back"), turns.back(*about)) if it.drafted else None,
        button(t("panel-otherwise"), turns.otherwise(*about)) if asks_payment else None,
        *other_answers(it, t),
        button(t("together-show"), together.propose(*about))
        if it.shareable and it.drafted
        else None,
        *it.more,
    ]
    return [one for one in made if one is not None]


def helps(it: TurnPanel, t: Texts) -> list[Button]:
    """Return the buttons that stand beside the controls where there is room, and always behind
    **More**."""
    about = (it.table, it.step)
    made = [
        button(t("panel-why-not"), turns.why_not(*about)) if it.why_not else None,
        it.hint,
    ]
    return [one for one in made if one is not None]
