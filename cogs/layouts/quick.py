"""Buttons for questions with many or long options: a button takes one press, a menu entry two. A
menu below or a list above explains them."""

from collections.abc import Sequence

from . import phone
from .kit import ROW
from .options import BUTTON_TEXT, MOST_BUTTONS, Option, handy, too_long

MOST_LABELLED = 10
MOST_NUMBERED = 15  # buttons with numbers, in three rows


def labelled(options: Sequence[Option]) -> bool:
    """Tell if labelled buttons suit these options: more than a few, or a few that a menu
    explains."""
    many = len(options) > MOST_BUTTONS or (len(options) > 1 and explained(options))
    return many and len(options) <= MOST_LABELLED and not too_long(options, BUTTON_TEXT)


def pictured(options: Sequence[Option]) -> bool:
    """Tell if each option has its own number on the picture."""
    marked = all(it.badged and it.region and not it.then for it in options)
    return 1 < len(options) <= MOST_NUMBERED and marked


def listed(options: Sequence[Option]) -> bool:
    """Tell if one line for each option says everything, so that no picture is needed."""
    short = not any(it.more or it.badged or it.then for it in options)
    return MOST_BUTTONS < len(options) <= MOST_NUMBERED and short


def explained(options: Sequence[Option]) -> bool:
    """Tell if the options need explaining beyond their labels."""
    return any(it.more for it in options)


def lines(options: Sequence[Option]) -> list[str]:
    """Return the words that the numbers stand for."""
    return [f"-# **{it.number}** · {it.label}" for it in options]


def fit_as_buttons(options: Sequence[Option], room: float) -> bool:
    """Tell if there is room for a button for each option. ``heights`` leaves out the case of a few
    handy options, which always fit."""
    if handy(options) or any(it.then for it in options):
        return handy(options)
    return any(height <= room for height in heights(options))


def heights(options: Sequence[Option]) -> list[float]:
    """Return the height of each layout that these options allow."""
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
