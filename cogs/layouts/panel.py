"""The private panel in which a person draws up a turn: question, picture, choice and **Confirm**
stand on one screen of a phone. Texts take the room that is left."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
    Style,
    button,
    card,
    fit,
    gallery,
    newest,
    text,
)

TOLD = 600  # characters for the choices made so far, and as many for the events
FORESEEN = 800  # characters for the draft's expected results
LISTED = 1500  # characters for the list of options
# Height for events, which readers may scroll up to: with a question open, and over a complete
# draft.
ASKING, FORESEEING = 170.0, 400.0
LOGGED = 120.0  # height for the log, if a story is told too
LEFT_OUT = "-# …"
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


@dataclass(frozen=True)
class Passage:
    """A text that may lose its first lines, or all of them. Passages with a lower ``rank`` get room
    first."""

    rank: int
    lines: Sequence[str]
    title: str = ""

    def within(self, room: float) -> list[str]:
        """Return the last lines that fit into a height of ``room``."""
        head = [self.title] if self.title else []
        for first in range(len(self.lines)):
            left_out = [LEFT_OUT] if first else []
            kept = [*head, *left_out, *self.lines[first:]]
            if phone.lines_height(kept) <= room:
                return kept
        return []

    @property
    def least(self) -> float:
        """Return the height of the shortest form: title, mark for left-out lines, last line."""
        head = [self.title] if self.title else []
        left_out = [LEFT_OUT] if len(self.lines) > 1 else []
        return phone.lines_height([*head, *left_out, *self.lines[-1:]]) if self.lines else 0


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
    headed = phone.AROUND + phone.stacked([0, phone.lines_height([heading])])
    read_before = it.question is not None and it.question.told
    newest_prose = 0.0 if read_before else Passage(0, [*map(smaller, it.prose)]).least
    whole = it.kind == "lesson" and not it.in_words
    asked, below, taken = quickest(it, t, beside, headed + newest_prose if whole else phone.BELOW)
    taken += headed
    most = phone.HIGHEST - phone.SPARE - taken
    read = legible(it.prose, max(phone.SCREEN - taken, min(newest_prose, most)) if whole else most)
    taken += phone.stacked([0, phone.lines_height(read)]) if read else 0
    least = max(least, reserved(it))
    room = max(phone.SCREEN - taken, min(least, phone.HIGHEST - phone.SPARE - taken))
    spent = sum(len(line) + 1 for line in (heading, *read, *asked, it.warning))
    above = allotted(ENDLESS if it.in_words else room, passages(it, t, happened))
    told = newest(above, CHARACTERS - spent)
    spent += sum(len(line) + 1 for line in told)
    first = [text(heading, *read), text(*told)] if read else [text(heading, *told)]
    words = [*first, text(*asked), text(fit(it.in_words, CHARACTERS - spent))]
    return [part for part in (*words, *below) if part is not None]


def quickest(
    it: TurnPanel, t: Texts, beside: Sequence[Button], above: float
) -> tuple[list[str], list[Item], float]:
    """Return the quickest way to answer that leaves this much room ``above``, or else the most
    compact one. The parts are the question's lines, the items below them, and the height of
    both."""
    asked, below, taken = list[str](), list[Item](), 0.0
    for answers in ways(it, it.question, t) if it.question else closing(it, t):
        below = shown_below(it, t, answers, beside)
        for taught in teachings(it.question):
            asked = [*taught, *question(it.question, answers, t)] if it.question else []
            taken = height(it, asked, below)
            if taken <= phone.SCREEN - above:
                return asked, below, taken
    return asked, below, taken


def teachings(asked: Question | None) -> list[Sequence[str]]:
    """Return the forms of a lesson's words, longest first: in full, in small letters, and not at
    all if they were told before."""
    if asked is None or not asked.taught:
        return [()]
    return [asked.taught, [*map(smaller, asked.taught)], *([()] if asked.told else [])]


def reserved(it: TurnPanel) -> float:
    """Return the height reserved for the story; none in a lesson, which tells it in its own
    words."""
    if it.kind == "lesson":
        return 0.0
    return FORESEEING if it.question is None else ASKING


def legible(prose: Sequence[str], room: float) -> Sequence[str]:
    """Return prose in the largest letters that leave room for the story; at worst only its end."""
    small = [*map(smaller, prose)]
    for lines in (prose, small):
        if phone.lines_height(lines) <= room - LOGGED:
            return lines
    return Passage(0, small).within(room)


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
    parts = [
        gallery(it.picture) if it.picture else None,
        *answers.rows,
        it.when,
        text(f"-# {it.warning}") if it.warning else None,
        *phone.packed([*answers.extras, *controls(it, t), *beside]),
    ]
    return [part for part in parts if part is not None]


def passages(it: TurnPanel, t: Texts, happened: Sequence[str]) -> list[Passage]:
    """Return the passages in reading order. With an open question the events before it get room
    first; over a complete draft, its expected results."""
    asking = it.question is not None
    so_far = [f"-# {number}. {words}" for number, words in enumerate(it.so_far, 1)]
    outlook = newest(it.outlook, FORESEEN)
    hint = () if asking else (f"-# {t(COMPLETE[it.kind])}",)
    return [
        Passage(0 if asking else 2, happened),
        Passage(1, newest(so_far, TOLD), f"-# {t('panel-so-far')}:"),
        Passage(2 if asking else 0, outlook, f"-# {t('panel-outlook')}:"),
        Passage(1, [f"-# {line}" for line in it.explained]),
        Passage(3, [f"-# {t('panel-held')}: {it.held}"] if asking and it.held else ()),
        Passage(3, hint),
    ]


def allotted(room: float, passages: Sequence[Passage]) -> list[str]:
    """Return the lines that fit into the room, shared among the passages by rank. Each passage
    keeps at least the room for its last line."""
    kept = dict[int, list[str]]()
    waiting = sorted(range(len(passages)), key=lambda place: passages[place].rank)
    while waiting:
        place = waiting.pop(0)
        others = sum(passages[other].least for other in waiting)
        own = passages[place]
        kept[place] = own.within(max(room - others, min(room, own.least)))
        room -= phone.lines_height(kept[place])
    return [line for place in sorted(kept) for line in kept[place]]


# Buttons for the draft


def controls(it: TurnPanel, t: Texts) -> list[Button]:
    about = (it.table, it.step)
    drafted, ready = it.drafted, it.drafted and it.question is None
    asks_payment = it.paid and it.question is not None and it.kind != "lesson"
    made = [
        button(t(CONFIRM[it.kind]), turns.confirm(*about), Style.success)
        if ready and it.kind in CONFIRM
        else None,
        button(t("panel-back"), turns.back(*about)) if drafted else None,
        button(t("panel-otherwise"), turns.otherwise(*about)) if asks_payment else None,
        *other_answers(it, t),
        button(t("together-show"), together.propose(*about)) if it.shareable and drafted else None,
        button(t("panel-why-not"), turns.why_not(*about)) if it.why_not else None,
        it.hint,
        *it.more,
        button(t("more"), turns.beside(*about)),
    ]
    return [one for one in made if one is not None]
