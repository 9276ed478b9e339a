"""The head of the board: round and phase, and who must act."""

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.text import Style
from render.ryozen import layout
from render.ryozen.scene import Scene, scene_of
from render.ryozen.words import text
from rules.ryozen.view import RyozenView

HEAD = Style(Face.TITLE, 60, 34)
ACTS = Style(Face.TITLE, 60, 24, 2)
SIGNS = {"setup": "dawn", "day": "day", "night": "night", "dawn": "dawn", "end": "majority"}


def draw_head(canvas: Canvas, scene: Scene, language: str) -> None:
    theme = canvas.theme
    box = layout.HEAD
    draw_icon(canvas, SIGNS[scene.phase], Box(box.x + 6, box.y + 8, 76, 76))
    moment = Box(box.x + 96, box.y, 620, box.h)
    canvas.write(moment_of(scene, language), moment, HEAD, theme["ink"], "left")
    for seat in scene.seats:
        if seat.acting:
            room = Box(moment.right + 100, box.y, box.right - moment.right - 100, box.h)
            words = text(language, "acts", name=seat.name)
            ink = canvas.write(words, room, ACTS, theme["accent"], "right")
            if seat.mark >= 0:
                seat_marker(canvas, seat.mark, Box(ink.x - 86, box.y + 10, 72, 72))


def moment(view: RyozenView, language: str) -> str:
    return moment_of(scene_of(view, Look(language)), language)


def moment_of(scene: Scene, language: str) -> str:
    phase = text(language, f"phase-{scene.phase}")
    if not scene.round:
        return phase
    return f"{phase} · {text(language, 'round', round=scene.round, rounds=scene.rounds)}"
