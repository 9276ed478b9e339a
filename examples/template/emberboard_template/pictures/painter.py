"""Draws the board: the stones that are left, and a plate for each seat."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import locales
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.game import GamePainter
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.text import Style

View: TypeAlias = Mapping[str, Any]

WIDTH, HEIGHT = 1200, 800
STONE = 96
ACROSS = 7
LARGE = Style(Face.TITLE, 64, 40)
PLATES = Box(24, 620, WIDTH - 48, 156)


class TemplatePainter(GamePainter[View, View]):
    game = "template"
    ground: ClassVar[Box] = Box(0, 0, WIDTH, HEIGHT)

    def text(self, language: str, message: str, **args: str | int) -> str:
        return locales.text(language, "template/pictures", message, **args)

    def draw_board(
        self, scene: View, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        canvas = Canvas(window or self.ground, look.width, self.palette(look))
        moment = self.moment(scene, look.language)
        canvas.write(moment, Box(24, 16, WIDTH - 48, 96), LARGE, canvas.theme["ink"])
        for number in range(scene["stones"]):
            x, y = 150 + number % ACROSS * 130, 130 + number // ACROSS * 120
            box = canvas.place(f"stone:{number}", Box(x, y, STONE, STONE))
            canvas.panel(box, "board_raised", "line", STONE / 2)
        plates = PLATES.columns(len(scene["taken"]), 16)
        for seat, (taken, plate) in enumerate(zip(scene["taken"], plates, strict=True)):
            canvas.panel(plate, "board", "accent" if seat == scene["turn"] else "line")
            seat_marker(canvas, seat, Box(plate.x + 20, plate.y + 34, 88, 88))
            canvas.write(str(taken), plate.beside(120), LARGE, canvas.theme["ink"], "left")
        return canvas

    def board_alt(self, scene: View, look: Look, player: int | None, /) -> str:
        taken = ", ".join(map(str, scene["taken"]))
        return self.text(look.language, "alt-board", stones=scene["stones"], taken=taken)

    def moment(self, view: View, language: str) -> str:
        return self.text(language, "moment", stones=view["stones"])

    def holdings(self, view: View, language: str) -> Sequence[Mapping[str, int | str]]:
        return [{self.text(language, "held-stones"): taken} for taken in view["taken"]]

    def marks(self, view: View) -> Mapping[int, int]:
        return {seat: seat for seat in range(len(view["taken"]))}
