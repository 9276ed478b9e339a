"""The pictures of The Curse of Candelabria, drawn from a view, off the event loop."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from render.candelabria import alt, changes, layout, lookup, telling, words
from render.candelabria import holdings as held
from render.candelabria.battle import battle_title, draw_battle
from render.candelabria.cover import COVER
from render.candelabria.ending import result_card
from render.candelabria.fights import Fight, fight_now, fights_told, region_fought
from render.candelabria.ground import draw_land
from render.candelabria.land import land
from render.candelabria.light import lights
from render.candelabria.market import SHEETS
from render.candelabria.offers import draw_offers
from render.candelabria.panel import (
    HAND_WINDOW,
    TACTICS_WINDOW,
    WAR_WINDOW,
    WINDOW,
    Panel,
    by_use,
    draw_table,
    have_both_uses,
)
from render.candelabria.plates import draw_plate
from render.candelabria.realm import draw_coins, draw_realm, free_middles
from render.candelabria.track import draw_challenge, draw_curses, draw_head
from render.candelabria.words import called, played
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.close_ups import CloseUp, around
from render.kit.encode import Picture
from render.kit.focus import Option, badge_size, places_of
from render.kit.game import GamePainter
from render.kit.geometry import Box, encloses
from render.kit.given import CLOSE_WIDTH, PANEL_WIDTH
from render.kit.look import Look
from render.kit.materials import tabletop
from render.kit.painter import Told
from render.kit.places import Place
from render.kit.rims import union
from render.kit.sheets import Entry
from render.kit.tweens import WIDTH as MOVING
from render.kit.tweens import Staged, filmed
from rules.candelabria.seen import View


class CandelabriaPainter(GamePainter[View, View]):
    game = "candelabria"
    ground = layout.GROUND
    quality = 62  # a crowded board would take too many bytes otherwise
    shown_on: ClassVar[Mapping[str, Sequence[str]]] = {
        **dict.fromkeys(("territory", "flame", "candle", "castle", "figure", "region"), ("map",)),
        "curse": ("curses",),
        "display": ("display",),
        **dict.fromkeys(("stack", "temple"), ("market",)),
        "quest": ("quests",),
        "house": ("houses",),
        **dict.fromkeys(("card", "drawn", "role", "store"), ("hand", "panel")),
        "tactic": ("tactics", "panel"),
        "slot": ("war", "tactics", "panel"),
    }
    panels: ClassVar[Mapping[str, Box | None]] = {
        "panel": WINDOW,
        "hand": HAND_WINDOW,
        "tactics": TACTICS_WINDOW,
        "war": WAR_WINDOW,
    }
    sheets = SHEETS
    narrowed = ("houses",)
    dated = True

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
    aliases: ClassVar[Mapping[str, str]] = {
        "on_place_temple": "temple_grey",
        **{f"{role}_out": role for role in ("explorer", "pilgrim", "warrior")},
    }
    result_card = staticmethod(result_card)
    board_alt = staticmethod(alt.board_alt)
    ground_alt = staticmethod(alt.ground_alt)
    options_told = staticmethod(alt.options_sentence)

    # ---- the board

    def draw_board(
        self, scene: View, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        seats, quests = len(played(scene)), len(scene["quests"])
        canvas = self.on_table(scene, look, window or layout.board(seats, quests))
        if canvas.sees(layout.MAP):
            draw_realm(canvas, scene)
        if canvas.shows(layout.HEAD):  # a crop with only a part of the head leaves it out
            draw_head(canvas, scene, look)
        if canvas.sees(layout.CHALLENGE):
            if scene["challenge"]:
                draw_challenge(canvas, scene, look)
            else:
                draw_curses(canvas, scene, look)
        draw_offers(canvas, scene, look.language)
        for house, box in zip(played(scene), layout.plates(seats, quests), strict=True):
            if canvas.sees(box):
                draw_plate(canvas, scene, house, box, look)
        return canvas

    def on_table(self, view: View, look: Look, window: Box) -> Canvas:
        """Draw the table and the empty land, lit where flames burn."""
        if layout.WHOLE_LAND.holds(window, 1):
            canvas = Canvas(window, look.width, self.palette(look))
            draw_frame(canvas)
        else:
            theme = self.palette(look)
            canvas = on_layer("candelabria", window, look.width, theme, draw_board_table)
        draw_land(canvas, view["side"], lights(view))
        return canvas

    def on_map(self, view: View) -> dict[str, Place]:
        """Return the places of everything that lies on the land."""
        canvas = self.on_table(view, Look().unpainted(), layout.WINDOWS["map"])
        draw_realm(canvas, view)
        return canvas.places

    def lower(self, scene: View) -> Sequence[Box]:
        return layout.lower_windows(len(played(scene)), len(scene["quests"]))

    def changed(
        self, scene: View, whole: Canvas, arrows: Sequence[Arrow], most: int
    ) -> Sequence[CloseUp]:
        areas = layout.areas(len(played(scene)), len(scene["quests"]))
        return around(whole.places, arrows, areas, most)

    def mark(
        self,
        canvas: Canvas,
        scene: View,
        region: str | None,
        options: Sequence[Option],
        arrows: Sequence[Arrow],
    ) -> None:
        """Mark the board; numbers cover the marks of territories."""
        wanted = places_of(options)
        free_middles(canvas, wanted, badge_size(canvas, len(options)))
        super().mark(canvas, scene, region, options, arrows)
        if region not in (*self.panels, *self.sheets):
            draw_coins(canvas, scene, wanted)

    def draw_panel(
        self,
        scene: View,
        player: int,
        look: Look,
        window: Box | None = None,
        both_uses: bool = False,
    ) -> Canvas:
        """Draw a House with the known part of its hand."""
        width, theme = min(look.width, PANEL_WIDTH), self.palette(look)
        canvas = on_layer("candelabria panel", window or WINDOW, width, theme, draw_table)
        house = scene["houses"][player]
        Panel(canvas, scene, house, look.language, both_uses).draw(called(house, look))
        return canvas

    def whose(self, scene: View, player: int | None) -> int:
        """Return the player's House, or that of the one whose turn it is if nobody is asked."""
        return max(0, scene["turn"]) if player is None else player

    def own(self, options: Sequence[Option], player: int | None) -> Sequence[Option]:
        """Return the options; a hand card with two numbers has a place for each."""
        return by_use(options)

    # ---- battles

    def board(
        self,
        view: View,
        look: Look,
        *,
        region: str | None = None,
        options: Sequence[Option] = (),
        arrows: Sequence[Arrow] = (),
        player: int | None = None,
    ) -> Picture:
        """Draw the board; a battle is a picture of its own."""
        if region == "battle" and region_fought(view):
            return filmed(self.battle(view, fight_now(view), look), look)
        return super().board(
            view, look, region=region, options=options, arrows=arrows, player=player
        )

    def battle(self, view: View, fight: Fight, look: Look, number: int = 1) -> Staged:
        """Draw the contested region, and below it the fighters with their cards."""
        near = look.within(MOVING if look.moving and fight.decided else CLOSE_WIDTH)
        window = layout.region_window(view["side"], fight.region)
        # as large as on the whole ground, where the figures exist already
        wide = round(window.w / layout.WIDTH * near.width)
        place = self.draw_board(view, look.within(wide), window)
        name = "candelabria-battle" if number == 1 else f"candelabria-battle-{number}"
        theme = self.palette(look)

        def shot(done: float) -> Canvas:
            return draw_battle(fight, place.image, near, theme, done)

        told = alt.battle_alt(view, fight, look)
        return Staged(name, shot, told, [battle_title(fight, look)], fight.decided)

    def staged(self, view: View, events: Sequence[Told], look: Look) -> Sequence[Staged]:
        """Return every battle that was decided, with all the cards that were in it; else the one
        that goes on."""
        fights = fights_told(view, events)
        return [self.battle(view, fight, look, number) for number, fight in enumerate(fights, 1)]

    # ---- regions

    def regions(self, language: str, view: View | None = None) -> dict[str, str]:
        """Return the regions; with a view, only those it contains."""
        side = view["side"] if view else "b"
        lands = {
            f"region_{number}": words.text(language, "region", number=number)
            for number in land(side).spots
        }
        names = ["map", "battle", "curses", "display", "market", "quests"]
        if view and not region_fought(view):
            names.remove("battle")
        if view and not view["quests"]:
            names.remove("quests")
        return {**{name: words.text(language, f"region-{name}") for name in names}, **lands}

    def draw_region(
        self,
        scene: View,
        look: Look,
        region: str | None,
        options: Sequence[Option],
        player: int | None,
    ) -> Canvas:
        """Draw a region; of the land only the part with all options."""
        known = {} if region in self.sheets else self.windows_of(scene)
        if whole := known.get(region or ""):
            window = self.near_window(scene, whole, options)
            return self.draw_board(scene, self.near(look, window), window)
        if region is not None and region in self.panels:
            seat, uses = self.whose(scene, player), have_both_uses(options)
            return self.draw_panel(scene, seat, look, self.panels[region], uses)
        shown = region if region in self.sheets else None
        return super().draw_region(scene, look, shown, options, player)

    def windows_of(self, scene: View) -> Mapping[str, Box]:
        side = scene["side"]
        lands = {f"region_{it}": layout.region_window(side, it) for it in land(side).spots}
        return layout.WINDOWS | lands

    def entries_of(
        self, scene: View, look: Look, sheet: str, player: int | None
    ) -> Sequence[Entry]:
        return self.sheets[sheet](scene, look)

    def region_for(
        self, scene: View, look: Look, options: Sequence[Option], player: int | None
    ) -> str | None:
        """Return the best region. If that is the land and one of its regions holds all options,
        return that one."""
        found = super().region_for(scene, look, options, player)
        return (found == "map" and self.near_region(scene, places_of(options))) or found

    def near_region(self, view: View, wanted: Iterable[str]) -> str | None:
        """Return the region that contains everything, if there is one."""
        places = self.on_map(view)
        if not all(name in places for name in wanted):
            return None
        middles = [places[name].box.centre for name in wanted]
        for number in land(view["side"]).spots:
            outline = layout.region_place(view["side"], number).outline
            if all(encloses(outline, middle) for middle in middles):
                return f"region_{number}"
        return None

    def near_window(self, view: View, whole: Box, options: Sequence[Option]) -> Box:
        """Return the window around all options that lie on the land; if none does, the whole window
        given."""
        places = self.on_map(view)
        asked = [places[name].box for name in places_of(options) if name in places]
        return layout.land_window(union(asked).grown(layout.AROUND)) if asked else whole

    # ---- words

    def face(self, key: str, look: Look) -> CardFace:
        return lookup.face_of(key, look.language, self.palette(look))

    def panel_alt(self, scene: View, player: int, look: Look) -> str:
        return alt.panel_alt(scene, scene["houses"][player], look)

    def region_alt(self, scene: View, look: Look, region: str, player: int | None) -> str:
        number = region.removeprefix("region_")
        if number.isdigit() and int(number) in land(scene["side"]).spots:
            return alt.one_region_alt(scene, int(number), look)
        return alt.map_alt(scene, look)

    def seats_told(self, scene: View, look: Look) -> Sequence[str]:
        return [alt.goods_sentence(house, look) for house in played(scene)]

    def offers_told(self, scene: View, look: Look) -> Sequence[str]:
        return list(alt.offers_sentences(scene, look))


painter = CandelabriaPainter()


def draw_board_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    draw_frame(canvas)


def draw_frame(canvas: Canvas) -> None:
    """Draw a frame around the land."""
    canvas.panel(layout.MAP, "abyss", "line", 24, 4, shadow=6)
