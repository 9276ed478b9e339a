"""The pictures of Bonfire, drawn from a view, off the event loop."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from render.bonfire import alt, layout, moments, sheet, telling, words
from render.bonfire import changes as moved
from render.bonfire import holdings as held
from render.bonfire import lookup as cards
from render.bonfire.city import City
from render.bonfire.cover import COVER
from render.bonfire.ending import result_card
from render.bonfire.ground import draw_ground, draw_open_sea
from render.bonfire.legend import ALIASES
from render.bonfire.offers import draw_all_offers, draw_countdown
from render.bonfire.panel import (
    CITY_WINDOW,
    FATE_WINDOW,
    GIFTS_WINDOW,
    LOWER_WINDOW,
    ROAD_WINDOW,
    STORES_WINDOW,
    WINDOW,
    CityPanel,
    draw_table,
    spent,
)
from render.bonfire.sea import draw_sea_life
from render.bonfire.tiles import mark_of
from render.bonfire.tom import TomsCity, sides, tom_alt, tom_of
from render.bonfire.words import called
from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace
from render.kit.focus import Option
from render.kit.fonts import Face
from render.kit.game import GamePainter
from render.kit.geometry import Box
from render.kit.given import CLOSE_WIDTH, PANEL_WIDTH
from render.kit.head import Score, draw_acting, draw_scores
from render.kit.look import Look
from render.kit.moments import Moment
from render.kit.painter import Told
from render.kit.sheets import Entry
from render.kit.text import Style
from rules.bonfire.view import View

HEAD = Style(Face.TITLE, 56, 24, 2)
CLOSE = 900  # windows up to this width, in design units, need fewer pixels
SQUARE_WIDTH = 760  # pixels across the picture of the Great Bonfire, which is a square


ROAD = ("road", "city", "panel")  # pictures of a city, from the smallest


class BonfirePainter(GamePainter[View, View]):
    game = "bonfire"
    ground = layout.GROUND
    quality = 48  # a crowded board would take too many bytes otherwise
    shown_on: ClassVar[Mapping[str, Sequence[str]]] = {
        "island": ("west", "east", "sea"),
        "area": ("great_bonfire",),
        "reward": ("great_bonfire",),
        "portal": ("great_bonfire", *ROAD),
        "council": ("council",),
        "common": ("common",),
        "gnome": ("gnomes", "gifts", "panel"),
        "path": ("paths", "all_paths", *ROAD),
        "pile": ("paths",),
        "task": (*ROAD, "tasks"),
        "city": ("cities",),
        "guardian": (*ROAD, "sea"),
        "gift": ("gifts", "lower", "panel"),
        **dict.fromkeys(("place", "bonfire", "bonfires", "notch", "space"), ROAD),
        **dict.fromkeys(("token", "tokens", "resource"), ("stores", "city", "lower", "panel")),
        "supply": ("lower", "panel"),
        **dict.fromkeys(("cell", "fate"), ("fate",)),
    }
    windows = layout.REGIONS
    panels: ClassVar[Mapping[str, Box | None]] = {
        "panel": WINDOW,
        "fate": FATE_WINDOW,
        "road": ROAD_WINDOW,
        "stores": STORES_WINDOW,
        "city": CITY_WINDOW,
        "gifts": GIFTS_WINDOW,
        "lower": LOWER_WINDOW,
    }
    sheets = sheet.SHEETS
    narrowed = ("gnomes", "tasks", "cities")
    dated = True

    text = staticmethod(words.text)
    moment = staticmethod(alt.moment)
    film_moment = staticmethod(alt.short_moment)
    told = staticmethod(telling.told)
    marks = staticmethod(held.marks)
    holdings = staticmethod(held.holdings)
    film_holdings = staticmethod(held.with_ships)
    arrows_since = staticmethod(moved.arrows_since)
    headlines = staticmethod(words.headlines)
    mover_of = staticmethod(moved.mover_of)
    known_keys = staticmethod(cards.known_keys)
    scenery = COVER
    aliases = ALIASES
    result_card = staticmethod(result_card)
    board_alt = staticmethod(alt.board_alt)
    ground_alt = staticmethod(alt.ground_alt)
    options_told = staticmethod(alt.options_sentence)

    def moments(self, view: View, events: Sequence[Told], look: Look) -> Sequence[Moment]:
        return list(moments.moments_of(view, events, look))

    # ---- the board

    def draw_board(
        self, scene: View, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        seats = sides(scene)
        window = window or layout.board(seats)
        canvas = self.on_ground(window, look)
        if canvas.shows(layout.HEAD):  # a crop shows the whole head or none of it
            draw_head(canvas, scene, look)
        if canvas.sees(layout.SEA):
            draw_sea_life(canvas, scene)
        draw_all_offers(canvas, scene, look.language)
        for city, box in zip(scene["seats"], layout.cities(seats), strict=False):
            if canvas.sees(box):
                drawn = City(canvas, city, box, called(city, look), city["seat"] == player)
                drawn.draw(city["seat"] == scene["turn"], look.language)
        if (tom := tom_of(scene)) and canvas.sees(box := layout.cities(seats)[-1]):
            TomsCity(canvas, tom, box, look).draw(scene["phase"] == "tom", look.language)
        return canvas

    def on_ground(self, window: Box, look: Look) -> Canvas:
        """Return what never changes; the sea is the same in every language."""
        if layout.REGIONS["sea"].holds(window):
            return on_layer("bonfire sea", window, look.width, self.palette(look), draw_open_sea)
        return on_layer(
            ("bonfire", look.language),
            window,
            look.width,
            self.palette(look),
            lambda ground: draw_ground(ground, look.language),
        )

    def lower(self, scene: View) -> Sequence[Box]:
        return layout.lower_windows(sides(scene))

    def plates(self, scene: View) -> Sequence[Box]:
        return layout.cities(sides(scene))

    def close_windows(self, scene: View) -> Sequence[Box]:
        return layout.close_windows(sides(scene))

    def near(self, look: Look, window: Box) -> Look:
        if window == layout.REGIONS["great_bonfire"]:
            return look.within(SQUARE_WIDTH)
        return look if window.w > CLOSE else super().near(look, window)

    def draw_panel(self, scene: View, player: int, look: Look, window: Box | None = None) -> Canvas:
        window = window or WINDOW
        city = scene["seats"][player]
        laid = spent(city)
        canvas = on_layer(
            ("bonfire panel", laid),
            window,
            min(look.width, PANEL_WIDTH if window is WINDOW else CLOSE_WIDTH),
            self.palette(look),
            lambda table: draw_table(table, laid),
        )
        CityPanel(canvas, city, look.language).draw(called(city, look))
        return canvas

    def whose(self, scene: View, player: int | None) -> int:
        """Return the player's city, or that of the seat whose turn it is if nobody is asked."""
        return max(0, scene["turn"]) if player is None else player

    # ---- regions

    def regions(self, language: str, view: View | None = None) -> dict[str, str]:
        more = {"all_paths": self.text(language, "region-all-paths")}
        return super().regions(language, view) | more

    def draw_region(
        self,
        scene: View,
        look: Look,
        region: str | None,
        options: Sequence[Option],
        player: int | None,
    ) -> Canvas:
        """Draw a region; path tiles are shown on a sheet without words."""
        if region == "all_paths":
            title = self.text(look.language, "all-paths")
            paths = [*scene["paths"], *scene["path_pile"]]
            return sheet.draw_path_sheet(title, paths, look, self.palette(look))
        return super().draw_region(scene, look, region, options, player)

    def title_of(self, sheet: str, entries: Sequence[Entry], language: str) -> str:
        return self.text(language, sheet)

    def entries_of(
        self, scene: View, look: Look, sheet: str, player: int | None
    ) -> Sequence[Entry]:
        return self.sheets[sheet](scene, look.language)

    # ---- words

    def face(self, key: str, look: Look) -> CardFace:
        return cards.face_of(key, look.language, self.palette(look))

    def panel_alt(self, scene: View, player: int, look: Look) -> str:
        return alt.panel_alt(scene["seats"][player], look)

    def region_alt(self, scene: View, look: Look, region: str, player: int | None) -> str:
        if region == "great_bonfire":
            return alt.areas_alt(scene, look.language)
        if region in ("sea", "west", "east"):
            return alt_text([alt.turn_sentence(scene, look), *alt.sea_sentences(scene, look)])
        return alt.board_alt(scene, look, player)

    def seats_told(self, scene: View, look: Look) -> Sequence[str]:
        told = [alt.panel_alt(city, look) for city in scene["seats"]]
        tom = tom_of(scene)
        return [tom_alt(tom, look.language), *told] if tom else told

    def offers_told(self, scene: View, look: Look) -> Sequence[str]:
        return list(alt.offers_sentences(scene, look))


painter = BonfirePainter()


def draw_head(canvas: Canvas, view: View, look: Look) -> None:
    """Draw the countdown on the left, everybody's points in the middle, and on the right who must
    act."""
    box, cities = layout.HEAD, view["seats"]
    draw_countdown(canvas, view["countdown"], box)
    scores = [
        Score(mark_of(city["color"]), city["points"], city["seat"] == view["turn"])
        for city in cities
    ]
    draw_scores(canvas, layout.track_cells(len(cities)), scores)
    acting = view["turn"] if view["phase"] != "over" else -1
    mark = mark_of(cities[acting]["color"]) if acting >= 0 else -1
    words = alt.turn_sentence(view, look).rstrip(".")
    draw_acting(canvas, layout.acting_box(len(cities)), words, mark)
