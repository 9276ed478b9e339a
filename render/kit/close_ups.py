"""Parts of a board that show large what has just happened."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.changes import Arrow, draw_arrows
from render.kit.encode import Picture, still
from render.kit.geometry import Box
from render.kit.places import Place

MOST = 2  # pictures; what needs more is better seen on the whole board


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
    """The smallest windows that show every arrow whole; none if so many do not."""
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


def one_scale(windows: Sequence[Box], board: Box) -> list[Box]:
    """Windows below each other are equally wide, so that things are equally large in all of them:
    a narrow one shows more of what lies beside it."""
    wide = max(window.w for window in windows)
    found = []
    for window in windows:
        x = max(board.x, min(window.centre[0] - wide / 2, board.right - wide))
        found.append(Box(x, window.y, wide, window.h))
    return found


def area(windows: Sequence[Box]) -> float:
    return sum(window.w * window.h for window in windows)


def reach(arrow: Arrow, places: Mapping[str, Place]) -> Box:
    """From where an arrow starts to where it ends."""
    end = places[arrow.end]
    return places.get(arrow.start, end).box.union(end.box)


def shown(span: Box, windows: Sequence[Box]) -> bool:
    return any(window.holds(span) for window in windows)


def draw_close_ups(
    draw: Callable[[Box], Canvas],
    parts: Sequence[CloseUp],
    name: str,
    alt: str,
    plates: Sequence[Box] = (),
) -> list[Picture]:
    """A picture of each window with its arrows; no plate of a seat is shown in part."""
    pictures = []
    for number, part in enumerate(parts, 1):
        canvas = draw(part.window)
        hide_cut(canvas, plates)
        draw_arrows(canvas, part.arrows)
        pictures.append(still(canvas, name if number == 1 else f"{name}-{number}", alt))
    return pictures


def hide_cut(canvas: Canvas, plates: Sequence[Box]) -> None:
    """Takes away the plates that the window cuts off at its side."""
    view = canvas.view
    for plate in plates:
        if view.overlaps(plate) and not (view.x <= plate.x and plate.right <= view.right):
            canvas.rect(plate.grown(6), canvas.theme["table"])
