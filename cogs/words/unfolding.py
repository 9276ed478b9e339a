"""List entries that answer several questions in a row, if the list stays short."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from statistics import mean

from rules.core import Choice
from tables.base.position import AskedNext, Keys
from tables.turn.drafting import Implied

from ..buttons.picks import NONE, path
from .answers import declining
from .equal_options import Alike, alike, told_apart
from .texts import Texts
from .things import SENTENCE
from .together import keys_at, picked_together
from .unasked import is_price

LINES = 25  # entries that fit into a menu
DEEPEST = 3  # further questions that an entry may answer
TRIED = 120  # rows of answers tried for one list
LONGEST = 100  # characters in an entry
ONE_LINE = 60  # characters; a longer row of answers moves the first ones to the explanation
BUTTON, MENU = 1, 2  # presses that an answer takes by a button, and by a menu


@dataclass(frozen=True)
class Line:
    """An entry of a list: one answer, or several in a row."""

    number: int  # the option's number in the list and on the picture; 0 for a combination
    label: str
    more: str
    places: Sequence[int]  # indices of the first answer's option and of those that read alike
    answers: tuple[Keys, ...]
    then: tuple[int, ...] = ()  # indices of the answers to the further questions
    target: str = ""  # the first answer's target on the board
    begins: str = ""  # first answers, when the label names only the last
    told: tuple[tuple[str, str], ...] = ()  # with several answers: each with its explanation

    @property
    def path(self) -> str:
        return path((self.places[0], *self.then))


Few = Callable[[Sequence[Line]], bool]
Explain = Callable[[Choice, Sequence[Alike]], Sequence[Alike]]


@dataclass(frozen=True)
class Next:
    """The next question of a line, with the obvious payments before it added to ``line``."""

    line: Line
    choice: Choice
    lines: Sequence[Line]


def lines_of(choice: Choice, groups: Sequence[Alike]) -> list[Line]:
    """Return an entry for each answer to one question."""
    return [
        Line(
            number,
            it.label,
            it.more,
            it.places,
            ((choice.keys[it.places[0]],),),
            target=choice.options[it.places[0]].target or "",
        )
        for number, it in enumerate(groups, 1)
    ]


def lines_together(choice: Choice, groups: Sequence[Alike]) -> list[Line]:
    """Return combinations as lines, if there are few and their labels are short."""
    found = [
        Line(0, it.label, "", it.places, (tuple(keys_at(choice, it.places[0])),))
        for it in picked_together(choice, groups)
    ]
    return [] if any(len(it.label) > LONGEST for it in found) else found


def how_many(choice: Choice, lines: Sequence[Line]) -> tuple[int, int]:
    """Return how many of these lines a person may pick, at least and at most."""
    one = bool(lines) and not any(it.number for it in lines)
    return (1, 1) if one else (choice.least, choice.most)


@dataclass
class Unfolding:
    """Adds the answers to following questions to a list of options. ``few`` tells if these lines
    fit as buttons, which saves opening a menu; ``few_then`` guesses the same for a later question,
    whose screen is unknown. ``explain`` adds what later options do. With ``pictured``, options on
    the board have numbers there, so a question about them is asked by itself, unless their names
    can be read on the board."""

    asked: AskedNext
    paid: Implied  # the obvious payment, if there is one
    few: Few
    few_then: Few
    t: Texts
    names: Sequence[str]
    explain: Explain
    pictured: bool = False
    tried: int = 0

    def unfolded(self, choice: Choice, groups: Sequence[Alike]) -> list[Line]:
        """Return lines for the question, with the answers that follow as long as this saves presses
        and the list stays short."""
        lines = lines_of(choice, groups)
        if choice.most != 1:
            lines = lines_together(choice, groups) or lines
        if how_many(choice, lines)[1] != 1 or len(lines) > LINES:
            return lines
        for _ in range(DEEPEST):
            grown = self.grown(lines)
            if grown is None:
                break
            labels = told_apart(line.label for line in grown)
            lines = [replace(it, label=label) for it, label in zip(grown, labels, strict=True)]
        return lines

    def grown(self, lines: Sequence[Line]) -> list[Line] | None:
        """Return the lines with one more question answered, or None if that saves no presses. Lines
        with the same next question grow together or not at all."""
        nexts = [self.next(line) for line in lines]
        added = list[str]()
        room = LINES - len(lines)
        for point in dict.fromkeys(it.choice.point for it in nexts if it is not None):
            more = sum(
                len(it.lines) + (not it.choice.least) - 1
                for it in nexts
                if it is not None and it.choice.point == point
            )
            if more <= room:
                added.append(point)
                room -= more
        chosen = [it if it is not None and it.choice.point in added else None for it in nexts]
        grown = list(self.spread(lines, chosen))
        too_long = any(len(it.label) > LONGEST for it in grown)
        saves = self.presses(lines, chosen) > self.presses(grown)
        return grown if saves and not too_long else None

    def presses(self, lines: Sequence[Line], nexts: Sequence[Next | None] = ()) -> float:
        """Return the average number of presses for this question and the next ones."""
        here = BUTTON if self.few(lines) else MENU
        then = [0 if it is None else BUTTON if self.few_then(it.lines) else MENU for it in nexts]
        return here + (mean(then) if then else 0)

    def next(self, line: Line) -> Next | None:
        """Return the question after a line, with obvious payments made; None if it must be asked by
        itself."""
        choice = self.after(line)
        while choice is not None and is_price(choice):
            plain = self.paid(choice)
            if plain is None:
                break
            line = joined(line, choice.keys.index(plain[0]), plain)
            choice = self.after(line)
        if choice is None:
            return None
        legible = choice.point in choice.book.telling.legible
        if self.pictured and not legible and any(option.target for option in choice.options):
            return None
        groups = self.explain(choice, alike(choice, self.t.language, self.names))
        several = choice.most != 1
        lines = lines_together(choice, groups) if several else lines_of(choice, groups)
        return Next(line, choice, lines) if lines else None

    def after(self, line: Line) -> Choice | None:
        self.tried += 1
        return self.asked.after(*line.answers) if self.tried <= TRIED else None

    def spread(self, lines: Sequence[Line], nexts: Sequence[Next | None]) -> Iterator[Line]:
        """Yield each line, or the longer lines that replace it."""
        times = [one.label for it in nexts if it is not None for one in it.lines]
        for line, it in zip(lines, nexts, strict=True):
            if it is None:
                yield line
                continue
            for one in it.lines:
                grown = joined(it.line, one.places[0], one.answers[0])
                label, begins = f"{line.label}: {one.label}", line.begins
                if not (len(label) <= ONE_LINE or times.count(one.label) > 1 or line.then):
                    label, begins = one.label, line.label
                told = (*told_of(line), *told_of(one))
                more = in_brief(told, begins)
                yield replace(grown, label=label, more=more, begins=begins, told=told)
            if not it.choice.least:
                declined = f"{line.label}: {declining(it.choice, self.t, self.names)}"
                yield replace(joined(it.line, NONE, ()), label=declined, told=told_of(line))


def joined(line: Line, place: int, keys: Sequence[str]) -> Line:
    """Return the line with one more answer."""
    then = (*line.then, place)
    return replace(line, places=line.places[:1], answers=(*line.answers, tuple(keys)), then=then)


def told_of(line: Line) -> tuple[tuple[str, str], ...]:
    return line.told or ((line.label, line.more),)


def in_brief(told: Sequence[tuple[str, str]], begins: str = "") -> str:
    """Return the explanations of answers in a row, as far as an entry has room: the first sentence
    of each, then the second ones, and so on. The last answers come first, since entries differ in
    them."""
    parts = [sentences(more) for _, more in told]
    kept = [list[str]() for _ in parts]
    room = LONGEST - len(begins) - 2
    for number in range(max(map(len, parts))):
        for part, keeping in zip(reversed(parts), reversed(kept), strict=True):
            if number == len(keeping) < len(part) and len(part[number]) <= room:
                keeping.append(part[number])
                room -= len(part[number]) + 1
    said = list(dict.fromkeys(chain.from_iterable(kept)))
    if begins:
        said = [f"{begins}." if said else begins, *said]
    return " ".join(said) if len(said) > 1 else "".join(said).removesuffix(".")


def sentences(more: str) -> list[str]:
    ended = more if more.endswith((".", "!", "?")) else f"{more}."
    return SENTENCE.split(ended) if more else []


def untold(lines: Sequence[Line]) -> list[tuple[str, str]]:
    """Return the answers with explanations that did not fit into their entries."""
    return list(
        dict.fromkeys(
            (label, more)
            for line in lines
            for label, more in line.told
            if any(sentence.rstrip(".") not in line.more for sentence in sentences(more))
        )
    )
