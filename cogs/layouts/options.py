"""The layout of a question's options: as buttons, or as selects by region."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from ..buttons.picks import path
from .kit import ENTRIES, ENTRY, fit

MOST_BUTTONS = 5  # with six options there is a menu, unless something quicker fits
MOST_KINDS = 15  # kinds of things that are counted up by presses
BUTTON_TEXT = 38  # characters of a button's label that a phone shows
FEW = 2  # options that get buttons even with long labels
EXPLAINED = 3  # buttons with explanations; with more of them a menu has room for all
MOST_TICKED = 10  # buttons to tick when several options may be taken
SELECTS = 5  # menus on a page
LIT = "👉"  # marks what a lesson is about
ON_A_CALL = 5  # buttons on a question shown to everybody


@dataclass(frozen=True)
class Option:
    """One possible answer; ``number`` is its badge on the picture and its place in the menu."""

    number: int
    label: str
    region: str = ""  # options of one region stand together
    more: str = ""  # an explanation
    others: Sequence[int] = ()  # places of options with the same words
    badged: bool = True  # a picture shows its number
    first: int | None = None  # its place in the question's list, if ``number`` does not tell it
    lit: bool = False  # the lesson's step is about this option
    then: Sequence[int] = ()  # places of the answers that it also gives to the next questions

    @property
    def numbered(self) -> str:
        return f"{self.number} · {self.label}" if self.badged else self.label

    @property
    def listed(self) -> str:
        """Return the option's line in a menu."""
        return f"{LIT} {self.numbered}" if self.lit else self.numbered

    @property
    def place(self) -> int:
        return self.number - 1 if self.first is None else self.first

    @property
    def path(self) -> str:
        return path((self.place, *self.then))

    @property
    def places(self) -> list[int]:
        """Return the places, in the question's list, of all options that read like this one."""
        return [self.place, *self.others]


@dataclass(frozen=True)
class Group:
    title: str
    options: Sequence[Option]


def handy(options: Sequence[Option]) -> bool:
    """Tell if the options are few and short enough for a button each."""
    short = len(options) <= FEW or not too_long(options, BUTTON_TEXT)
    explained = sum(bool(option.more) for option in options)
    return short and len(options) <= MOST_BUTTONS and explained <= EXPLAINED


def on_a_call(labels: Sequence[str], *, declining: bool, explained: int = 0) -> bool:
    """Tell if the options fit as buttons below a call. ``explained`` is how many of them have
    explanations; if there are too many, a menu is needed."""
    short = all(len(it) <= BUTTON_TEXT for it in labels)
    return short and len(labels) + declining <= ON_A_CALL and explained <= EXPLAINED


def in_a_menu(labels: Sequence[str]) -> bool:
    """Tell if one menu below the call has room for all."""
    return len(labels) <= ENTRIES and all(len(it) <= ENTRY for it in labels)


def as_buttons(options: Sequence[Option], most: int) -> bool:
    return most <= 1 and handy(options)


def as_counters(options: Sequence[Option], most: int) -> bool:
    """Tell if options are picked by counting: several of a kind, for a question that takes
    several."""
    kinds = len(options) <= MOST_KINDS and any(option.others for option in options)
    return most > 1 and (kinds or handy(options) or tickable(options))


def tickable(options: Sequence[Option]) -> bool:
    """Tell if the options are short and plain enough for tick buttons."""
    explained = any(option.more for option in options)
    return len(options) <= MOST_TICKED and not explained and not too_long(options, BUTTON_TEXT)


def one_more(option: Option, picked: Sequence[int]) -> list[int]:
    """Return the picks after a press on a kind: one more of it, or none of it once all are
    picked."""
    free = [place for place in option.places if place not in picked]
    return [*picked, free[0]] if free else [pick for pick in picked if pick not in option.places]


def needs_list(options: Sequence[Option]) -> bool:
    """Tell if a label is too long for its place, so that the question must list them in full."""
    return too_long(options, BUTTON_TEXT if len(options) <= FEW else ENTRY)


def too_long(options: Sequence[Option], room: int) -> bool:
    return any(len(option.numbered) > room for option in options)


def grouped(options: Sequence[Option]) -> list[Group]:
    """Return the options by region, where one menu cannot hold them."""
    if len(options) <= ENTRIES:
        return [Group("", options)]
    return [
        Group(title(part), part)
        for region in by_region(options)
        for part in (region[at : at + ENTRIES] for at in range(0, len(region), ENTRIES))
    ]


def by_region(options: Sequence[Option]) -> Iterator[Sequence[Option]]:
    """Yield whole regions; small neighbours share a menu."""
    ordered = sorted(options, key=lambda option: option.region)
    together: list[Option] = []
    for _, found in groupby(ordered, key=lambda option: option.region):
        region = list(found)
        if together and len(together) + len(region) > ENTRIES:
            yield together
            together = []
        together += region
        if len(together) >= ENTRIES:
            yield together
            together = []
    if together:
        yield together


def title(options: Sequence[Option]) -> str:
    """Return a menu's title: the numbers of its options, with the words their labels share, or
    else with the first and the last label."""
    first, last = options[0], options[-1]
    words = zip(*(option.label.split() for option in options), strict=False)
    shared = [same[0] for same in takewhile(lambda same: len(set(same)) == 1, words)]
    span = f"{first.number}–{last.number}"
    if shared:
        return f"{span} · {' '.join(shared)}"
    return f"{span} · {fit(first.label, 50)} … {fit(last.label, 50)}"
