"""Parts of a board, shown large where it has just changed."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.changes import Arrow, draw_arrows
from render.kit.encode import Picture, still
from render.kit.geometry import Box
from render.kit.places import Place
from render.kit.rims import union

MANY = 8  # changes; a single area with more is shown in two halves
MOST = 2  # close-ups; where more would be needed, the whole board is better
# A few widths only, so that things drawn for one window serve others.
WIDTHS = (500.0, 640.0, 800.0, 1000.0, 1376.0, 1600.0)


class CloseUp(NamedTuple):
    """A window, and the arrows that lie in it."""

    window: Box
    arrows: Sequence[Arrow]


def windows_for(
    places: Mapping[str, Place],
    arrows: Sequence[Arrow],
    windows: Sequence[Box],
    board: Box,
    most: int,
) -> list[CloseUp]:
    """Return at most ``most`` windows that together show every arrow whole, as small as possible;
    nothing if so few windows cannot."""
    spans = {arrow: reach(arrow, places) for arrow in arrows if arrow.end in places}
    choices = (few for count in range(1, most + 1) for few in combinations(windows, count))
    fitting = [few for few in choices if all(shown(span, few) for span in spans.values())]
    if not spans or not fitting:
        return []
    best = min((one_scale(few, board) for few in fitting), key=area)
    return [
        CloseUp(window, [arrow for arrow, span in spans.items() if window.holds(span)])
        for window in sorted(best, key=lambda window: window.y)
    ]


class Area(NamedTuple):
    """A part of a board that close-ups are cut from: `near` gives the window around a box in it."""

    box: Box
    near: Callable[[Box], Box]


def around(
    places: Mapping[str, Place], arrows: Sequence[Arrow], areas: Sequence[Area], most: int
) -> list[CloseUp]:
    """Return a window around each changed area, at most so many, those with the most changes first.
    If a single area has many changes and several windows are allowed, its changes are shown in two
    halves."""
    groups = {area: [it for it in arrows if lies_in(it, places, area.box)] for area in areas}
    found = [(area, changed) for area, changed in groups.items() if changed]
    kept = sorted(found, key=lambda one: -len(one[1]))[:most]
    if len(found) == 1 < most and len(kept[0][1]) > MANY:
        area, changed = kept[0]
        half = (len(changed) + 1) // 2
        kept = [(area, changed[:half]), (area, changed[half:])]
    else:
        kept = [one for one in found if one in kept]
    return [
        CloseUp(area.near(union(reach(it, places, area.box) for it in changed)), changed)
        for area, changed in kept
    ]


def windows_told(
    places: Mapping[str, Place], arrows: Sequence[Arrow], windows: Sequence[Box], most: int
) -> list[CloseUp]:
    """Return those windows of the board that show changes, at most so many: those with the most."""
    found = [CloseUp(box, [it for it in arrows if lies_in(it, places, box)]) for box in windows]
    kept = sorted((one for one in found if one.arrows), key=lambda one: -len(one.arrows))[:most]
    return [one for one in found if one in kept]


def lies_in(arrow: Arrow, places: Mapping[str, Place], box: Box) -> bool:
    return arrow.end in places and box.holds(Box.around(places[arrow.end].box.centre, 0))


def one_scale(windows: Sequence[Box], board: Box) -> list[Box]:
    """Widen windows that will be stacked to one width, so that things are equally large in all of
    them."""
    wide = stepped(max(window.w for window in windows))
    found = []
    for window in windows:
        x = max(board.x, min(window.centre[0] - wide / 2, board.right - wide))
        found.append(Box(x, window.y, wide, window.h))
    return found


def stepped(wide: float) -> float:
    """Return the least of the usual widths that is at least this wide."""
    return next((width for width in WIDTHS if wide <= width), wide)


def area(windows: Sequence[Box]) -> float:
    return sum(window.w * window.h for window in windows)


def reach(arrow: Arrow, places: Mapping[str, Place], within: Box | None = None) -> Box:
    """Return the box around an arrow's end, and around its start too if that lies `within`."""
    end = places[arrow.end]
    whole = places.get(arrow.start, end).box.union(end.box)
    return whole if within is None or within.holds(whole) else end.box


def shown(span: Box, windows: Sequence[Box]) -> bool:
    return any(window.holds(span) for window in windows)


def draw_close_ups(
    draw: Callable[[Box], Canvas],
    parts: Sequence[CloseUp],
    name: str,
    alt: str,
    plates: Sequence[Box] = (),
) -> list[Picture]:
    """Draw each window with its arrows; seats' plates are never shown in part."""
    pictures = []
    for number, part in enumerate(parts, 1):
        canvas = draw(part.window)
        hide_cut(canvas, plates)
        draw_arrows(canvas, part.arrows)
        pictures.append(still(canvas, name if number == 1 else f"{name}-{number}", alt))
    return pictures


def hide_cut(canvas: Canvas, plates: Sequence[Box]) -> None:
    """Hide the plates that the window cuts at its side."""
    view = canvas.view
    for plate in plates:
        if view.overlaps(plate) and not (view.x <= plate.x and plate.right <= view.right):
            canvas.rect(plate.grown(6), canvas.theme["table"])
