"""The head of the board: round and phase, and who must act."""

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.head import Score, draw_acting, draw_scores
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.text import Style
from render.ryozen import layout
from render.ryozen.scene import Scene, scene_of
from render.ryozen.words import text
from rules.ryozen.view import RyozenView

HEAD = Style(Face.TITLE, 54, 44, 2)
SIGNS = {"setup": "dawn", "day": "day", "night": "night", "dawn": "dawn", "end": "majority"}


def draw_head(canvas: Canvas, scene: Scene, language: str) -> None:
    """Draw phase and round on the left, then everybody's favour, and on the right who must act."""
    seats = scene.seats
    box = layout.moment_box(len(seats))
    draw_icon(canvas, SIGNS[scene.phase], Box(box.x + 2, box.y + 14, 76, 76))
    words = moment_of(scene, language).replace(" · ", "\n")
    canvas.write(words, box.beside(88), HEAD, canvas.theme["ink"], "left")
    scores = [Score(seat.mark, seat.favour, seat.acting) for seat in seats]
    draw_scores(canvas, layout.track_cells(len(seats)), scores)
    for seat in seats:
        if seat.acting:
            told = text(language, "acts", name=seat.name)
            draw_acting(canvas, layout.acting_box(len(seats)), told, seat.mark)


def moment(view: RyozenView, language: str) -> str:
    return moment_of(scene_of(view, Look(language)), language)


def moment_of(scene: Scene, language: str) -> str:
    phase = text(language, f"phase-{scene.phase}")
    if not scene.round:
        return phase
    return f"{phase} · {text(language, 'round', round=scene.round, rounds=scene.rounds)}"
