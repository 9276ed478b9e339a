"""The pictures of Ghost Stories, drawn from a view, off the event loop."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from render.ghost_stories import alt, changes, layout, lookup, moments, sheet, telling, words
from render.ghost_stories import holdings as held
from render.ghost_stories.changes import on_ground
from render.ghost_stories.corners import draw_corners
from render.ghost_stories.cover import COVER
from render.ghost_stories.ending import lanes, result_card
from render.ghost_stories.ground import draw_ground
from render.ghost_stories.panel import draw_panel
from render.ghost_stories.scene import Scene, View, scene_of
from render.ghost_stories.seats import draw_seats
from render.ghost_stories.sides import draw_sides
from render.ghost_stories.village import draw_village
from render.ghost_stories.words import text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.close_ups import CloseUp, one_scale, windows_for
from render.kit.encode import Picture, side_by_side, together
from render.kit.focus import Option, mark_options, places_of
from render.kit.game import GamePainter
from render.kit.geometry import Box
from render.kit.given import CLOSE_WIDTH
from render.kit.look import Look
from render.kit.moments import Moment
from render.kit.painter import Told
from render.kit.places import Place
from render.kit.results import ResultCard
from render.kit.sheets import Entry, narrowed

TOGETHER = 1.3  # height of all close-ups over their width; if they are higher, the ground is shown
CORNERS = ("nw", "ne", "sw", "se")
BY_PLACE = ("village", "north", "east", "south", "west")
# Windows of the whole plan that have no name in commands.
HIDDEN: dict[str, Box] = {
    "dice": layout.corner("ne").grown(8),
    "taoists": layout.seats_window(),
    **{f"receptacle_{corner}": layout.receptacle_window(corner) for corner in CORNERS},
}


class GhostPainter(GamePainter[View, Scene]):
    game = "ghost_stories"
    ground = layout.GROUND
    quality = 62  # a crowded board would take too many bytes otherwise
    shown_on: ClassVar[Mapping[str, Sequence[str]]] = {
        "tile": ("village",),
        "taoist": ("village", "taoists"),
        "villager": ("village", "people"),
        "receptacle": (*(f"receptacle_{corner}" for corner in CORNERS), "village"),
        "space": BY_PLACE[1:],
        "board": (),
        "die": ("dice",),
        "tao": ("supply",),
        "power": ("panel", "powers"),
        "colour": ("colours",),
        "artefact": ("panel", "artefacts"),
    }
    windows = layout.REGIONS
    sheets = sheet.SHEETS
    narrowed = sheet.NARROWED

    text = staticmethod(words.text)
    moment = staticmethod(alt.moment)
    told = staticmethod(telling.told)
    marks = staticmethod(held.marks)
    holdings = staticmethod(held.holdings)
    arrows_since = staticmethod(changes.arrows_since)
    headlines = staticmethod(words.headlines)
    mover_of = staticmethod(changes.mover_of)
    known_keys = staticmethod(lookup.known_keys)
    scenery = COVER
    result_card = staticmethod(result_card)
    scene = staticmethod(scene_of)

    def moments(self, view: View, events: Sequence[Told], look: Look) -> Sequence[Moment]:
        return list(moments.moments_of(scene_of(view, look), events, look))

    # ---- the board

    def draw_board(
        self, scene: Scene, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        view, theme, language = window or layout.whole(), self.palette(look), look.language
        canvas = on_layer("ghost stories", view, look.width, theme, draw_ground)
        if canvas.sees(layout.GROUND):
            draw_sides(canvas, scene, language)
            draw_village(canvas, scene, language)
            draw_corners(canvas, scene, language)
        if canvas.sees(layout.seats_window()):
            draw_seats(canvas, scene, language)
        return canvas

    def lower(self, scene: Scene) -> Sequence[Box]:
        return [layout.seats_window()]

    def plates(self, scene: Scene) -> Sequence[Box]:
        return layout.plates()

    def mark(
        self,
        canvas: Canvas,
        scene: Scene,
        region: str | None,
        options: Sequence[Option],
        arrows: Sequence[Arrow],
    ) -> None:
        super().mark(canvas, scene, region, options, on_ground(arrows))

    def changed(
        self, scene: Scene, whole: Canvas, arrows: Sequence[Arrow], most: int
    ) -> Sequence[CloseUp]:
        def shown(arrows: Sequence[Arrow]) -> list[CloseUp]:
            return windows_for(whole.places, arrows, layout.close_windows(), layout.whole(), most)

        parts = shown(arrows) or shown(on_ground(arrows))
        return parts if sum(part.window.h / part.window.w for part in parts) <= TOGETHER else ()

    def draw_panel(
        self, scene: Scene, player: int, look: Look, window: Box | None = None
    ) -> Canvas:
        width = min(look.width, CLOSE_WIDTH)
        return draw_panel(scene, scene.of_seat(player), look, self.palette(look), width)

    # ---- regions

    def windows_of(self, scene: Scene) -> Mapping[str, Box]:
        return layout.REGIONS | HIDDEN

    def draw_region(
        self,
        scene: Scene,
        look: Look,
        region: str | None,
        options: Sequence[Option],
        player: int | None,
    ) -> Canvas:
        """Draw a region; without one, the ground, or the seats where all options lie there."""
        if region is None:
            return self.draw_board(scene, look, self.window_for(scene, look, places_of(options)))
        return super().draw_region(scene, look, region, options, player)

    def window_for(self, scene: Scene, look: Look, wanted: set[str]) -> Box:
        """Return the window of the seats if everything wanted lies there, else the ground."""
        places = self.draw_board(scene, look.unpainted()).places
        seats = layout.seats_window()
        among = wanted and all(holds(seats, places, one) for one in wanted)
        return seats if among else layout.GROUND

    def entries_of(
        self, scene: Scene, look: Look, sheet: str, player: int | None
    ) -> Sequence[Entry]:
        return self.sheets[sheet](scene, look.language, -1 if player is None else player)

    def listed(
        self, scene: Scene, look: Look, sheet: str, options: Sequence[Option], player: int | None
    ) -> Sequence[Entry]:
        return narrowed(self.entries_of(scene, look, sheet, player), options)

    def title_of(self, region: str, entries: Sequence[Entry], language: str) -> str:
        if not entries and region in sheet.NOTHING:
            return text(language, sheet.NOTHING[region])
        return super().title_of(region, entries, language)

    def combined(
        self, scene: Scene, look: Look, options: Sequence[Option], player: int | None
    ) -> Picture | None:
        """Draw a part of the ground, and the plates of seats in a row, each with its options."""
        windows = self.both(scene, look, options)
        if not windows:
            return None
        widths = [CLOSE_WIDTH, *[CLOSE_WIDTH // (len(windows) - 1)] * (len(windows) - 1)]
        canvases = [
            self.draw_board(scene, look.within(width), window)
            for width, window in zip(widths, windows, strict=True)
        ]
        for canvas in canvases:
            mark_options(canvas, options)
        common, *plates = [canvas.image for canvas in canvases]
        told = self.words_of(scene, look, None, options, player)
        return together([common, side_by_side(plates)], "ghost-stories-both", told)

    def both(self, scene: Scene, look: Look, options: Sequence[Option]) -> list[Box]:
        """Return a part of the ground and the plates that together show all options; nothing if the
        ground alone or the plates alone show them."""
        wanted = places_of(options)
        places = self.draw_board(scene, look.unpainted()).places
        plates = [box for box in layout.plates() if any(holds(box, places, one) for one in wanted)]
        common = [one for one in wanted if not any(holds(box, places, one) for box in plates)]
        if not plates or not common:
            return []
        for window in (layout.village_window(), layout.GROUND):
            if all(holds(window, places, one) for one in common):
                shown = [window, *(box.grown(8) for box in plates)]
                return one_scale(shown, layout.whole()) if len(plates) == 1 else shown
        return []

    def shows(self, canvas: Canvas, wanted: set[str]) -> bool:
        """Tell if the canvas shows the whole of each wanted thing."""
        return all(holds(canvas.view, canvas.places, name) for name in wanted)

    # ---- words

    def face(self, key: str, look: Look) -> CardFace:
        return lookup.face_of(key, look.language, self.palette(look))

    def board_alt(self, scene: Scene, look: Look, player: int | None) -> str:
        return alt.board_alt(scene, look.language, player)

    def panel_alt(self, scene: Scene, player: int, look: Look) -> str:
        return alt.panel_alt(scene, scene.of_seat(player), look.language)

    def options_told(self, options: Sequence[Option], language: str) -> str:
        return alt.options_sentence(options, language)

    def seats_told(self, scene: Scene, look: Look) -> Sequence[str]:
        boards = scene.boards
        return [words for board in boards for words in alt.own_sentences(board, look.language)]

    def result_told(
        self, card: ResultCard, view: View, look: Look, history: Sequence[View]
    ) -> list[str]:
        """Tell the score of the team, and the course of the danger."""
        language = look.language
        told = [text(language, "alt-result", name=row.name, total=row.total) for row in card.rows]
        if card.moments:
            lines = [
                text(language, "alt-chart-line", what=lane.name, to=lane.history[-1],
                     **{"from": lane.history[0]})
                for lane in lanes([*history, view], language)
            ]  # fmt: skip
            told.append(f"{'; '.join(lines)}.")
        return told


painter = GhostPainter()


def holds(window: Box, places: Mapping[str, Place], name: str) -> bool:
    return name in places and window.holds(places[name].box)
