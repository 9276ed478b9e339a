"""The pictures of Ryozen, drawn from a view, off the event loop."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from PIL import Image

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.close_ups import CloseUp, windows_for
from render.kit.encode import Picture, still, together
from render.kit.focus import Option, mark_options
from render.kit.game import GamePainter
from render.kit.geometry import Box
from render.kit.given import CLOSE_WIDTH
from render.kit.look import Look
from render.kit.moments import Moment
from render.kit.painter import Told
from render.ryozen import changes, head, layout, lookup, moments, telling, words
from render.ryozen import holdings as held
from render.ryozen.alt import board_alt, ground_alt, offers_sentences, panel_alt, region_alt
from render.ryozen.cover import COVER
from render.ryozen.ending import result_card
from render.ryozen.ground import draw_ground
from render.ryozen.kingdom import draw_kingdom
from render.ryozen.lists import LISTS, draw_list
from render.ryozen.panel import draw_goods, draw_panel
from render.ryozen.rival import draw_rival, rival_alt, rival_rows
from render.ryozen.rows import (
    draw_clan_house,
    draw_events,
    draw_heralds,
    draw_omens,
    draw_revelations,
    draw_supply,
    draw_villages,
)
from render.ryozen.scene import Scene, scene_of
from render.ryozen.seats import draw_seats
from rules.ryozen.view import RyozenView

BAND, BAND_MARGIN = 4, 70.0
COUNTED = {"resource", "shard", "favour"}
OWN = {"hand", "card", *COUNTED}  # things lying before a player


class RyozenPainter(GamePainter[RyozenView, Scene]):
    game = "ryozen"
    ground = layout.GROUND
    quality = 66  # finer pictures look the same
    dated = True

    text = staticmethod(words.text)
    moment = staticmethod(head.moment)
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

    def moments(self, view: RyozenView, events: Sequence[Told], look: Look) -> Sequence[Moment]:
        scene = self.scene(view, look)

        @cache
        def land(window: Box, width: int) -> Image.Image:
            return self.draw_board(scene, replace(look, width=width), window).image

        return list(moments.moments_of(view, events, look, land))

    # ---- the board

    def draw_board(
        self, scene: Scene, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        seats, language = len(scene.seats), look.language
        canvas = on_layer(
            ("ryozen", language, seats),
            window or layout.board(seats),
            look.width,
            self.palette(look),
            lambda ground: draw_ground(ground, language, seats),
        )
        draw_kingdom(canvas, scene, language)
        for box, draw in (
            (layout.HEAD, partial(head.draw_head, canvas, scene, language)),
            (layout.EVENTS, partial(draw_events, canvas, scene.events, language)),
            (layout.CLAN_HOUSE, partial(draw_clan_house, canvas, scene.slots)),
            (layout.CAPITAL, partial(draw_heralds, canvas, scene.heralds)),
            (layout.GROUND, partial(draw_omens, canvas, scene.events, language)),
            (layout.REVELATIONS, partial(draw_revelations, canvas, scene.revelations, language)),
            (layout.SUPPLY, partial(draw_supply, canvas, scene, language)),
            (layout.VILLAGES, partial(draw_villages, canvas, scene.villages, language)),
            (layout.seat_boxes(seats)[0], partial(draw_seats, canvas, scene)),
        ):
            if canvas.shows(box):
                draw()
        return canvas

    def lower(self, scene: Scene) -> Sequence[Box]:
        return layout.lower_windows(len(scene.seats))

    def boards(self, view: RyozenView, look: Look, player: int | None = None) -> list[Picture]:
        """Return the board's pictures; against the Basilisk its cards and the story are one
        more."""
        found = super().boards(view, look, player)
        if rows := rival_rows(view, look.language):
            cards = draw_rival(rows, look.language, self.palette(look), look)
            found.append(still(cards, "ryozen-rival", alt_text(rival_alt(rows))))
        return found

    def changed(
        self, scene: Scene, whole: Canvas, arrows: Sequence[Arrow], most: int
    ) -> Sequence[CloseUp]:
        windows = [roomy(window) for window in self.windows_of(scene).values()]
        return windows_for(whole.places, arrows, windows, whole.view, most)

    # ---- a seat

    def draw_panel(
        self, scene: Scene, player: int, look: Look, window: Box | None = None
    ) -> Canvas:
        width = min(look.width, CLOSE_WIDTH)
        return draw_panel(scene.seats[player], look.language, self.palette(look), width)

    def own(self, options: Sequence[Option], player: int | None) -> Sequence[Option]:
        """Return the options; the place `hand:archer` means the Archer in the asked player's
        hand."""
        return [own_places(option, player) for option in options]

    def asked(
        self, view: RyozenView, look: Look, *, options: Sequence[Option], player: int
    ) -> Picture:
        """Draw the player's own things alone, or below a part of the board if some options lie on
        it."""
        own = [option for option in options if is_own(option)]
        others = [option for option in options if option not in own]
        if not own:
            return self.board(view, look, region="auto", options=options, player=player)
        scene = self.scene(view, look)
        below = self.before_player(scene, look, own, player)
        told = self.panel_alt(scene, player, look)
        if not others:
            return still(below, "ryozen-seat", told)
        wanted = self.own(others, player)
        region = self.region_for(scene, look, wanted, player)
        above = self.draw_region(scene, look, region, wanted, player)
        mark_options(above, wanted)
        alt = f"{told} {self.words_of(scene, look, region, (), player)}"
        return together([above.image, below.image], "ryozen-both", alt)

    def before_player(
        self, scene: Scene, look: Look, options: Sequence[Option], player: int
    ) -> Canvas:
        """Draw a player's things with the options on them; only the goods if no option concerns
        more."""
        if kinds_of(options) <= COUNTED:
            width = min(look.width, CLOSE_WIDTH)
            canvas = draw_goods(scene.seats[player], self.palette(look), width)
        else:
            canvas = self.draw_panel(scene, player, look)
        mark_options(canvas, self.own(options, player))
        return canvas

    # ---- regions

    def windows_of(self, scene: Scene) -> Mapping[str, Box]:
        seats = layout.seats_window(len(scene.seats))
        lower = layout.OFFERS.union(seats)
        parts = {"ground": layout.GROUND, "offers": layout.OFFERS, "lower": lower}
        return {**layout.REGIONS, "seats": seats, **parts}

    def near(self, look: Look, window: Box) -> Look:
        return look

    def draw_region(
        self,
        scene: Scene,
        look: Look,
        region: str | None,
        options: Sequence[Option],
        player: int | None,
    ) -> Canvas:
        """Draw a region. The regions in ``LISTS`` are drawn as lists of things with all their
        words."""
        if region in LISTS:
            width = min(look.width, CLOSE_WIDTH)
            return draw_list(region, scene, look.language, self.palette(look), width)
        return super().draw_region(scene, look, region, options, player)

    def region_for(
        self, scene: Scene, look: Look, options: Sequence[Option], player: int | None
    ) -> str | None:
        """Return the smallest region that shows everything to choose; None: the whole board."""
        places = self.draw_board(scene, look.unpainted()).places
        found = [
            [places[place].box for place in option.places if place in places] for option in options
        ]
        boxes = [box for boxes in found for box in boxes]
        fitting = {
            name: window.w * window.h
            for name, window in self.windows_of(scene).items()
            if found and all(found) and all(window.holds(box) for box in boxes)
        }
        return min(fitting, key=fitting.__getitem__, default=None)

    def regions(self, language: str, view: RyozenView | None = None) -> dict[str, str]:
        sectors = {
            f"sector:{sector}": words.name("sectors", sector, language) for sector in layout.SECTORS
        }
        others = (region for region in layout.REGIONS if region not in sectors)
        return {region: words.text(language, f"region-{region}") for region in others} | sectors

    # ---- words

    def board_alt(self, scene: Scene, look: Look, player: int | None) -> str:
        return board_alt(scene, look.language, player)

    def ground_alt(self, scene: Scene, look: Look, player: int | None) -> str:
        return ground_alt(scene, look.language, player)

    def region_alt(self, scene: Scene, look: Look, region: str, player: int | None) -> str:
        return region_alt(scene, region, look.language, player)

    def panel_alt(self, scene: Scene, player: int, look: Look) -> str:
        return panel_alt(scene.seats[player], look.language)

    def seats_told(self, scene: Scene, look: Look) -> Sequence[str]:
        return [panel_alt(seat, look.language) for seat in scene.seats]

    def offers_told(self, scene: Scene, look: Look) -> Sequence[str]:
        return list(offers_sentences(scene, look.language))

    def face(self, key: str, look: Look) -> CardFace:
        return lookup.face_of(key, look.language, self.palette(look))


painter = RyozenPainter()


def is_own(option: Option) -> bool:
    kinds = kinds_of([option])
    return bool(kinds) and kinds <= OWN


def kinds_of(options: Sequence[Option]) -> set[str]:
    return {place.partition(":")[0] for option in options for place in option.places}


def roomy(window: Box) -> Box:
    """Return the window with a margin above and below a narrow band, for numbers."""
    return window.inset(0, -BAND_MARGIN) if window.w > BAND * window.h else window


def own_places(option: Option, player: int | None) -> Option:
    """Return an option with its places, including the same things in the player's hand."""
    own = []
    for place in option.places:
        kind, _, rest = place.partition(":")
        own += [place, f"{kind}:{player}:{rest}"]
    return Option(option.number, own if player is not None else option.places)
