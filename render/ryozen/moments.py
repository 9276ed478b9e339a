"""Ryozen's moments: a night is over, and each province has gone to somebody; an act of a story
begins."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.matter import WOOD
from render.kit.moments import Drawer, Moment, Teller
from render.kit.painter import Told
from render.kit.tweens import emerging, in_turn
from render.ryozen import layout
from render.ryozen.scene import marks_of
from render.ryozen.tales import draw_act
from render.ryozen.words import event_said, text
from rules.ryozen.view import RyozenView

WINNER = 150.0
LEFT = 0.84  # from a province's middle to its empty western corner, as a multiple of HEX
Land = Callable[[Box, int], Image.Image]  # draws the board's part in a window, at a width in pixels


@dataclass
class Night:
    """A night's stage: the small land, with the winner's mark on each province."""

    land: Land
    won: dict[str, int] = field(default_factory=dict)

    def draw(self, canvas: Canvas, box: Box, done: float) -> None:
        window = layout.KINGDOM
        tall = min(box.h, box.w * window.h / window.w)
        wide = tall * window.w / window.h
        frame = Box.around(box.centre, wide, tall)
        left, top, right, bottom = canvas.pixels(frame)
        if canvas.painted:
            shown = self.land(window, right - left).resize((right - left, bottom - top))
            canvas.image.paste(shown, (left, top))
        share = wide / window.w
        for number, (sector, mark) in enumerate(self.won.items()):
            x, y = layout.centre(sector)
            x -= layout.HEX * LEFT
            middle = frame.x + (x - window.x) * share, frame.y + (y - window.y) * share
            size = WINNER * share
            come = in_turn(done, 0.1, 0.85, number, len(self.won))
            with emerging(canvas, Box.around(middle, size * 5), come):
                spot = Box.around(middle, size).moved(0, (come - 1) * size)
                seat_marker(canvas, mark, spot, matter=WOOD)
                crown = Box.around((spot.centre[0], spot.centre[1] - size * 0.62), size * 0.5)
                draw_icon(canvas, "majority", crown, shadow=3)


def moments_of(
    view: RyozenView, events: Sequence[Told], look: Look, land: Land
) -> Iterator[Moment]:
    """Yield a moment for each night that somebody won something in and for each act that begins."""
    teller = Teller(event_said, look, marks_by_key(view))
    yield from acts_of(events, teller)
    night, lines = Night(land), list[str]()
    for event in events:
        if event.id == "night":
            night, lines = Night(land), [teller.say(event)]
        elif event.id == "majority":
            sector = str(event.args["sector"]).rpartition(":")[2]
            night.won[sector] = teller.mark(event)
            lines.append(teller.say(event))
        if event.id == "dawn" or event is events[-1]:
            if night.won:
                if len(lines) == len(night.won) > 1:  # several winners, of whom none is the title
                    lines.insert(0, f"{text(look.language, 'phase-night')}.")
                yield Moment("night", lines, night.draw, "night", edge="accent")
            night, lines = Night(land), []


def acts_of(events: Sequence[Told], teller: Teller) -> Iterator[Moment]:
    """Yield a moment for each act, with what it tells until its twist."""
    act: Moment | None = None
    for event in events:
        if event.id == "act":
            id = str(event.args["act"]).partition(":")[2]
            act = Moment("act", [teller.say(event)], stage_of(id), "phoenix",
                         illustration=True)  # fmt: skip
            yield act
        elif act and event.id in ("tale", "twist"):
            act.lines.append(teller.say(event))
            act = None if event.id == "twist" else act


def stage_of(act: str) -> Drawer:
    """Return the drawer of an act's illustration, in which nothing moves."""
    return lambda canvas, box, done: draw_act(canvas, act, box)


def marks_by_key(view: RyozenView) -> dict[str, int]:
    """Return marks by the keys that events use: a seat, or the rival."""
    marks = marks_of(view)
    enemy = view.get("enemy")
    keys = {player["player"]: f"seat:{player['seat']}" for player in view["players"]}
    if enemy:
        keys[enemy["player"]] = enemy["rival"]
    return {keys[player["player"]]: mark
            for player, mark in zip(view["players"], marks, strict=True)}  # fmt: skip
