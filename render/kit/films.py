"""Moving pictures of a game: the ground turn by turn, and what decided something as a scene, under
a strip that tells who did what.

All of it is made from two views that follow each other and the events between them, so it tells no
more than they do.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.changes import NOBODY, Arrow, halo
from render.kit.encode import HELD, LAST, Picture, animated, one_size
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.painter import Told
from render.kit.text import NO_BREAK, Style, width_of, wrap
from render.kit.tweens import Staged

FRAME_WIDTH = 800
MOVER = Style(Face.TITLE, 68, 54)  # very long names are cut instead of shrunk
MOMENT = Style(Face.BOLD, 68, 67)
OPENING = Style(Face.TITLE, 96, 67)
DEEDS = Style(Face.BOLD, 68, 67, 2)
WIDE = 1600.0
MARGIN = 24.0
HEAD = 92.0  # height of the line with the mover and the moment
STRIP = 262.0
BETWEEN = f"{NO_BREAK}· "
ENDS = (".", "!", "?", "…")  # of sentences, which need no other mark between them
HEADLINES = 2  # sentences that sum up a turn
BLENDS = 2  # blended frames from one board to the next
BLENDED = 70  # milliseconds for each blended frame
SPARE = 0.98  # share of a line's width to fill with deeds, since letters are measured in pixels

Held: TypeAlias = Mapping[str, int | str]


class Mover(NamedTuple):
    """The side that moves: its place among the `holdings`, its mark and its name."""

    place: int
    mark: int
    name: str


@dataclass(frozen=True)
class Film:
    """A game's part in its films: the functions that draw it and put it in words."""

    name: str
    ground: Callable[[Any, Look], Canvas]
    arrows_since: Callable[[Sequence[Any]], Sequence[Arrow]]
    moment: Callable[[Any, str], str]
    holdings: Callable[[Any, str], Sequence[Held]]
    mover: Callable[[Any, Look], Mover | None]
    words: Callable[[Sequence[Any], Look], str]
    scenes: Callable[[Any, Sequence[Told], Look], Sequence[Staged]]
    headlines: Callable[[Sequence[Told], Look], Sequence[str]]
    dated: bool = False  # whether the ground itself says how far the game has come

    def frame(
        self, view: Any, look: Look, before: Any = None, told: Sequence[str] = ()
    ) -> Image.Image:
        """Draw one frame, with a halo around changes. The words above it are the events told or,
        without any, the numbers that have changed."""
        canvas = self.ground(view, look.within(FRAME_WIDTH))
        arrows = self.arrows_since([before, view]) if before else ()
        halo(canvas, arrows)
        mover = self.mover(before, look) if before else None
        deeds = told or (self.deeds(before, view, look, mover) if before else [])
        mover = mover if deeds or arrows else None
        known = self.dated and bool(mover or deeds)
        moment = "" if known else self.moment(view, look.language)
        return under_strip(canvas, moment, mover, deeds)

    def frames(
        self, view: Any, look: Look, before: Any, events: Sequence[Told]
    ) -> list[Image.Image]:
        """Return a turn's pictures: the ground, then the end of each scene in these events."""
        near = look.within(FRAME_WIDTH)
        scenes = [it for it in self.scenes(view, events, near) if it.moves]
        told = [title for it in scenes for title in it.titles] or self.headlines(events, look)
        mover, moment = self.mover(before, look), self.moment(view, look.language)
        return [
            self.frame(view, look, before, sentences(told)),
            *(under_strip(it.shot(1), moment, mover, sentences(it.titles)) for it in scenes),
        ]

    def deeds(self, before: Any, view: Any, look: Look, mover: Mover | None) -> list[str]:
        """Return the gains, losses and moved pieces of the side that moves. If nobody moves, return
        the first change of each side."""
        pairs = zip(
            self.holdings(before, look.language), self.holdings(view, look.language), strict=True
        )
        changes = [list(differences(had, has)) for had, has in pairs]
        if mover:
            return changes[mover.place]
        return [change for found in changes for change in found[:1]]

    def replay(
        self, views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()
    ) -> Picture:
        """Return the moving picture of a game or a part of it, from these frames if they are drawn
        already."""
        drawn = frames or [
            self.frame(view, look, before)
            for before, view in zip([None, *views], views, strict=False)
        ]
        shown, times = blended(drawn)
        return animated(shown, f"{self.name}-replay", self.words(views, look), times)


def under_strip(
    canvas: Canvas, moment: str, mover: Mover | None, deeds: Sequence[str]
) -> Image.Image:
    """Return the picture below the strip that tells about it."""
    strip = on_strip(canvas)
    draw_caption(strip, moment, mover, deeds)
    whole = Image.new("RGB", (canvas.image.width, strip.image.height + canvas.image.height))
    whole.paste(strip.image, (0, 0))
    whole.paste(canvas.image, (0, strip.image.height))
    return whole


def blended(frames: Sequence[Image.Image]) -> tuple[list[Image.Image], list[int]]:
    """Return the frames with blends from each to the next, and how many milliseconds each stays."""
    even = one_size(frames)
    shown, times = even[:1], [HELD]
    for before, after in pairwise(even):
        for number in range(1, BLENDS + 1):
            shown.append(Image.blend(before, after, number / (BLENDS + 1)))
            times.append(BLENDED)
        shown.append(after)
        times.append(HELD)
    return shown, [*times[:-1], LAST]


def differences(had: Held, has: Held) -> Iterator[str]:
    """Yield each count that changed with its gain or loss, and each piece that moved with its new
    place."""
    for name, now in has.items():
        before = had.get(name, now)
        if isinstance(now, int) and isinstance(before, int):
            if change := now - before:
                sign = "+" if change > 0 else "−"
                yield unbroken(f"{name} {sign}{abs(change)}")
        elif now != before and now:
            yield unbroken(f"{name}: {now}")


def weightiest(
    events: Sequence[Told], weights: Sequence[str], say: Callable[[Told, Look], str], look: Look
) -> list[str]:
    """Return the sentences of the most important events, in their order; `weights` are the events
    that may sum up a turn, the most important first."""
    places = {id: place for place, id in enumerate(weights)}
    known = [event for event in events if event.id in places]
    kept = sorted(known, key=lambda event: places[event.id])[:HEADLINES]
    return [say(event, look).rstrip(".") for event in known if any(event is one for one in kept)]


def sentences(told: Sequence[str]) -> list[str]:
    """Return the titles, each with a full stop if there are several."""
    if len(told) < 2:
        return list(told)
    return [title if title.endswith(ENDS) else f"{title}." for title in told]


def unbroken(deed: str) -> str:
    """Return the sentence with spaces at which no line breaks."""
    return deed.replace(" ", NO_BREAK)


def on_strip(canvas: Canvas) -> Canvas:
    """Return a canvas for the strip of words, as wide as the picture, in units of its own."""
    return Canvas(Box(0, 0, WIDE, STRIP), canvas.image.width, canvas.theme)


def draw_caption(canvas: Canvas, moment: str, mover: Mover | None, deeds: Sequence[str]) -> None:
    """Write the mover and the moment, and below them as many deeds as there is room for."""
    theme, room = canvas.theme, canvas.view.inset(MARGIN, 0)
    canvas.rect(canvas.view, theme["board"])
    canvas.rect(canvas.view.below(STRIP - 4), theme["line"])
    head = room.top(HEAD if deeds else STRIP)
    if not mover and not deeds:
        canvas.write(moment, room, OPENING, theme["ink"])
        return
    if mover:
        x = head.x
        if mover.mark != NOBODY:
            seat_marker(canvas, mover.mark, Box.around((x + 36, head.centre[1]), 72))
            x += 88
        share = 0.48 if moment else 1
        half = Box(x, head.y, room.w * share - (x - head.x), head.h)
        canvas.write(mover.name, half, MOVER, theme["accent"], "left")
        head = head.beside(room.w * 0.5)
    if moment:
        canvas.write(moment, head, MOMENT, theme["ink_soft"], "right" if mover else "centre")
    canvas.write(
        told_within(deeds, room.w * SPARE),
        room.below(HEAD).top(STRIP - HEAD - 12) if mover or moment else room.inset(0, 12),
        DEEDS,
        theme["ink"],
        "left",
    )


def told_within(deeds: Sequence[str], width: float) -> str:
    """Return the sentences that fit into the strip, in order and in lines; if none fits, return the
    first one, which is cut when it is written."""
    told: list[str] = []
    shown = ""
    for deed in deeds:
        lines = wrap(joined([*told, deed]), DEEDS.face, round(DEEDS.size), width)
        widest = max(width_of(line, DEEDS.face, round(DEEDS.size)) for line in lines)
        if len(lines) <= DEEDS.lines and widest <= width:
            told.append(deed)
            shown = "\n".join(line.rstrip(BETWEEN) for line in lines)
    return shown or joined(deeds[:1])


def joined(deeds: Sequence[str]) -> str:
    """Return the deeds in a row: sentences after a space, others after a mark."""
    whole = "".join(f"{deed}{' ' if deed.endswith(ENDS) else BETWEEN}" for deed in deeds)
    return whole.rstrip(BETWEEN)
