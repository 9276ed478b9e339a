"""Bonfire's moments: a Bonfire is lit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.bonfire.tiles import draw_task, mark_of
from render.bonfire.words import event_said
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.materials import glow
from render.kit.moments import Moment, Teller
from render.kit.painter import Told
from render.kit.tweens import emerging, within
from rules.bonfire.parts import TASKS
from rules.bonfire.view import View

TASK = (244.0, 334.0)


def moments_of(view: View, events: Sequence[Told], look: Look) -> Iterator[Moment]:
    marks = {f"seat:{seat}": mark_of(city["color"]) for seat, city in enumerate(view["seats"])}
    teller = Teller(event_said, look, marks)
    for event in events:
        if event.id == "lit":
            task = str(event.args["task"]).rpartition(":")[2]
            sign, mark = "bonfire/fire", teller.mark(event)
            yield Moment("lit", [teller.say(event)], Lighting(task).draw, sign, mark, "accent")


@dataclass(frozen=True)
class Lighting:
    """A Bonfire being lit: the fulfilled task on the left, the Bonfire in the middle."""

    task: str

    def draw(self, canvas: Canvas, box: Box, done: float) -> None:
        part = TASKS[self.task]
        high = box.h * 0.94
        sheet = Box(0, 0, high * TASK[0] / TASK[1], high)
        left = Box.around((box.x + box.w * 0.27, box.centre[1]), sheet.w, sheet.h)
        draw_task(
            canvas,
            left,
            {"id": self.task, "key": "", "color": part.color, "points": part.points,
             "kind": part.kind, "lit": False, "have": part.need, "need": part.need},
        )  # fmt: skip
        draw_icon(canvas, "onward", Box.around((box.x + box.w * 0.5, box.centre[1]), 110))
        middle = box.x + box.w * 0.76, box.centre[1]
        shine = Box.around(middle, box.h * 1.2, box.h)
        with emerging(canvas, shine, within(done, 0.05, 0.9)):
            if canvas.painted:
                start, top, end, bottom = canvas.pixels(shine)
                light = glow((end - start, bottom - top), canvas.theme["glow"], 190)
                canvas.image.paste(light, (start, top), light)
        rising = within(done, 0.2, 0.7)
        low = box.h * 0.12 * (1 - rising)
        with emerging(canvas, shine.grown(low), rising):
            draw_icon(canvas, "great_fire", Box.around(middle, box.h).moved(0, low))
        gem = Box.around((middle[0], box.bottom - box.h * 0.13), box.h * 0.24)
        with emerging(canvas, gem.grown(12), within(done, 0.65, 0.85)):
            draw_icon(canvas, f"crystal_{part.color}", gem, shadow=6)
