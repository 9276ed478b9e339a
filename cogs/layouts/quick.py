"""A button for each option where a few labelled ones do not do: each is one press, an entry of a
menu two. What buttons have no room to explain stands in a menu below them, or in a list above."""

from collections.abc import Sequence

from . import phone
from .kit import ROW
from .options import BUTTON_TEXT, MOST_BUTTONS, Option, handy, too_long

MOST_LABELLED = 10
MOST_NUMBERED = 15  # in three rows


def labelled(options: Sequence[Option]) -> bool:
    """Their words are short; there are many, or there is more to tell."""
    many = len(options) > MOST_BUTTONS or (len(options) > 1 and explained(options))
    return many and len(options) <= MOST_LABELLED and not too_long(options, BUTTON_TEXT)


def pictured(options: Sequence[Option]) -> bool:
    """Each has a number of its own on the picture."""
    marked = all(it.badged and it.region and not it.then for it in options)
    return 1 < len(options) <= MOST_NUMBERED and marked


def listed(options: Sequence[Option]) -> bool:
    """A line for each says all of it, and there is no picture to look at."""
    short = not any(it.more or it.badged or it.then for it in options)
    return MOST_BUTTONS < len(options) <= MOST_NUMBERED and short


def explained(options: Sequence[Option]) -> bool:
    """There is more to tell than labels do."""
    return any(it.more for it in options)


def lines(options: Sequence[Option]) -> list[str]:
    """Return the words that the numbers stand for."""
    return [f"-# **{it.number}** · {it.label}" for it in options]


def fit_as_buttons(options: Sequence[Option], room: float) -> bool:
    """Tell if there is a button for each, on a screen with so much room for them. A few buttons are
    not made many by answering more with them."""
    if handy(options) or any(it.then for it in options):
        return handy(options)
    return any(height <= room for height in heights(options))


def heights(options: Sequence[Option]) -> list[float]:
    """Of the ways that are possible."""
    found = list[float]()
    keys = [phone.CONTROL] * -(-len(options) // ROW)
    if labelled(options):
        menu = [phone.CONTROL] if explained(options) else []
        found.append(phone.stacked([phone.row_height(it.numbered for it in options), *menu]))
    if pictured(options):
        found.append(phone.stacked([*keys, phone.CONTROL]))
    if listed(options):
        found.append(phone.stacked([phone.lines_height(lines(options)), *keys]))
    return found
