"""The marking of choices: all else is veiled; the targets are rimmed and numbered."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from render.kit.badges import badge_spots, free_rooms, mark
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.places import Place
from render.kit.rims import RIM, glow, rims, veil

VEIL = 0.35  # darkness of things that cannot be chosen; their words stay legible
GLOW = 3.2  # width of the light around a rim, as a multiple of the rim's
RIM_SHARE = 0.0125  # the widest rim in a close crop, as a share of the window's width
BADGE_SHARE = 0.058  # a badge's share of the window's width, legible in a message
BADGE_MOST = 84.0
BADGE_LEAST = 40.0
LARGE_SHARE = 0.072  # the most that BADGE_LEAST may be of a close crop's width
# More targets than MANY that cover more than MOST of a picture are shown as numbers alone.
MANY = 12
MOST = 0.5
CROWD = 20  # with more targets than these, badges are smaller


class Option(NamedTuple):
    """A numbered choice, with the names of the places it points at."""

    number: int
    places: Sequence[str]


def places_of(options: Sequence[Option]) -> set[str]:
    """Return everything that can be chosen."""
    return set(in_order(options))


def regions_for(shown_on: Mapping[str, Sequence[str]], options: Sequence[Option]) -> list[str]:
    """Return the regions that show everything to choose, the best first, by the kinds of places."""
    kinds = dict.fromkeys(place.partition(":")[0] for place in in_order(options))
    return list(dict.fromkeys(name for kind in kinds for name in shown_on.get(kind, ())))


def in_order(options: Sequence[Option]) -> list[str]:
    return [place for option in options for place in option.places]


def numbered(options: Sequence[Option], say: Callable[[str], str]) -> str:
    """Return the words for each number's place; places without words are left out."""
    told = [(option.number, say(place)) for option in options for place in option.places]
    return "; ".join(f"{number} {words}" for number, words in told if words)


def badge_size(canvas: Canvas, count: int) -> float:
    """Return a badge's size: smaller in a crowd, so that things can be seen between the badges."""
    wide = canvas.view.w
    usual = min(BADGE_MOST, max(wide * BADGE_SHARE, min(BADGE_LEAST, wide * LARGE_SHARE)))
    return usual * min(1.0, math.sqrt(CROWD / max(1, count)))


def mark_options(
    canvas: Canvas, options: Sequence[Option], size: float | None = None
) -> list[Option]:
    """Darken all but the options with a place here, and draw their rims and numbers. Return the
    others."""
    here = {name: place for name, place in canvas.places.items() if canvas.sees(place.box)}
    found = [[here[name] for name in option.places if name in here] for option in options]
    targets = list(dict.fromkeys(place for places in found for place in places))
    if targets:
        veil(canvas, targets, VEIL)
        if not is_nearly_all(canvas, targets):
            width = min(RIM, canvas.view.w * RIM_SHARE)
            glow(canvas, targets, canvas.theme["glow"], GLOW * width)
            rims(canvas, targets, canvas.theme["option"], width)
    shown = [(option, places[-1]) for option, places in zip(options, found, strict=True) if places]
    number(canvas, shown, size or badge_size(canvas, len(shown)))
    return [option for option, places in zip(options, found, strict=True) if not places]


def is_nearly_all(canvas: Canvas, targets: Sequence[Place]) -> bool:
    """Tell if many targets cover most of the picture: to light all of them would be to light
    nothing."""
    view = canvas.view
    taken = sum(view.shared(place.box) for place in targets)
    return len(targets) > MANY and taken > MOST * view.w * view.h


def number(canvas: Canvas, shown: Sequence[tuple[Option, Place]], size: float) -> None:
    """Number the options in the free parts of their places, or beside them."""
    rooms = free_rooms((place for _, place in shown), size)
    searching = [place for _, place in shown if place not in rooms]
    spots = iter(badge_spots(canvas, searching, size, [*rooms.values()]))
    for option, place in shown:
        number_badge(canvas, option.number, rooms.get(place) or next(spots))


def number_badge(canvas: Canvas, number: int, box: Box) -> None:
    """Draw an option's number, the same as in the menu."""
    theme = canvas.theme
    text = str(number)

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 49, theme["option_ink"])
        pen.circle((50, 50), 45, theme["option_edge"])
        pen.circle((50, 50), 38, theme["option"])
        pen.letter(text, (50, 50), 60 if len(text) == 1 else 48, theme["option_ink"], Face.NUMBER)

    canvas.stamp(box, ("option", text), paint, shadow=4)
    size = box.w * (0.6 if len(text) == 1 else 0.48)
    mark(canvas, text, box, size)
