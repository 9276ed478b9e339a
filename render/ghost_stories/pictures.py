"""The pictures of Ghost Stories: plain functions of a view, to be called off the event loop."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from render.ghost_stories import alt, layout, sheet
from render.ghost_stories.changes import arrows_since, mover_of, on_ground
from render.ghost_stories.corners import draw_corners
from render.ghost_stories.ending import lanes, result_card
from render.ghost_stories.ground import draw_ground
from render.ghost_stories.holdings import holdings
from render.ghost_stories.lookup import face_of
from render.ghost_stories.panel import draw_panel
from render.ghost_stories.scene import BoardSeen, Scene, View, scene_of
from render.ghost_stories.seats import draw_seats
from render.ghost_stories.sides import draw_sides
from render.ghost_stories.village import draw_village
from render.ghost_stories.words import text
from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace, look_up
from render.kit.changes import Arrow, draw_arrows
from render.kit.close_ups import MOST, CloseUp, draw_close_ups, one_scale, windows_for
from render.kit.encode import QUALITIES, Picture, of_a_turn, still, together
from render.kit.films import FRAME_WIDTH, Film
from render.kit.focus import Option, mark_options, places_of, regions_for
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.places import Place
from render.kit.results import result_picture
from render.kit.sheets import Entry, draw_sheet, entries_alt, narrowed
from render.kit.theme import Theme, themed

PALETTE = Path(__file__).with_name("palette.toml")
BOARD_QUALITY = 62  # so much lies on the board that it would be too many bytes otherwise
CLOSE_WIDTH = 1000
TALLEST = 1.3  # times as high as wide: what is taller is shown smaller than the whole ground

# The things of a kind are best chosen from these pictures: the first that shows all of them.
CORNERS = ("nw", "ne", "sw", "se")
BY_PLACE = ("village", "north", "east", "south", "west")
SHOWN_ON: dict[str, tuple[str, ...]] = {
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
# Windows of the whole plan that nobody asks for by name.
HIDDEN: dict[str, Box] = {
    "dice": layout.corner("ne").grown(8),
    "taoists": layout.seats_window(),
    **{f"receptacle_{corner}": layout.receptacle_window(corner) for corner in CORNERS},
}


def palette(look: Look) -> Theme:
    return themed(look.theme, PALETTE)


def board(
    view: View,
    look: Look,
    *,
    region: str | None = None,
    options: Sequence[Option] = (),
    arrows: Sequence[Arrow] = (),
    player: int | None = None,
) -> Picture:
    """Draw the board or one region of it.

    Without a region: the common ground, or the whole board if an option or an arrow lies among
    the seats.

    `player` is the seat that is asked. `region` may be "auto": the best one that shows every
    option.
    """
    scene, arrows = scene_of(view, look), on_ground(arrows)
    if region == "auto":
        region = region_for(scene, look, options, player)
        if not region and (windows := both(scene, look, options)):
            return draw_both(scene, look, windows, options, player)
    if region:
        canvas = draw_region(scene, look, region, options, player)
    else:
        canvas = draw_board(scene, look, window_for(scene, look, options, arrows))
    draw_arrows(canvas, arrows)
    mark_options(canvas, options)
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, region_alt(scene, look, region, options, player)])
    name = f"ghost-stories-{(region or 'board').replace('_', '-')}"
    return still(canvas, name, words, finest=QUALITIES[0] if region else BOARD_QUALITY)


def boards(view: View, look: Look, player: int | None = None) -> list[Picture]:
    """The whole board in two pictures: the village with its boards, and what the Taoists have."""
    scene = scene_of(view, look)
    language = look.language
    ground = draw_board(scene, look, layout.GROUND)
    plates = draw_board(scene, look, layout.seats_window())
    told = [sentence for board in scene.boards for sentence in alt.own_sentences(board, language)]
    words = alt.board_alt(scene, language, player)
    drawn = [
        (ground, "ghost-stories-board", words),
        (plates, "ghost-stories-seats", alt_text(told)),
    ]
    return of_a_turn(drawn, BOARD_QUALITY)


def panel(view: View, player: int, look: Look, *, options: Sequence[Option] = ()) -> Picture:
    """One player's board, large, with its ghosts in words."""
    scene = scene_of(view, look)
    seat = scene.of_seat(player)
    canvas = draw_panel(scene, seat, look, palette(look), min(look.width, CLOSE_WIDTH))
    mark_options(canvas, options)
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, alt.panel_alt(scene, seat, look.language)])
    return still(canvas, "ghost-stories-seat", words)


def asked(view: View, look: Look, *, options: Sequence[Option], player: int) -> Picture:
    """For a question: the picture that best shows all that can be chosen."""
    if not options:
        return panel(view, player, look)
    return board(view, look, region="auto", options=options, player=player)


def close_ups(
    views: Sequence[View], look: Look, player: int | None = None, most: int = MOST
) -> list[Picture]:
    """The last of the views with arrows for what happened, as large as shows all of it."""
    view, arrows = views[-1], arrows_since(views)
    scene = scene_of(view, look)
    near = look.within(CLOSE_WIDTH)
    places = draw_board(scene, look.unpainted(), layout.whole()).places

    def shown(arrows: Sequence[Arrow]) -> list[CloseUp]:
        return windows_for(places, arrows, layout.close_windows(), layout.whole(), most)

    parts = shown(arrows) or shown(on_ground(arrows))
    if not parts or sum(part.window.h / part.window.w for part in parts) > TALLEST:
        return [board(view, look, arrows=on_ground(arrows), player=player)]
    words = alt.board_alt(scene, look.language, player)
    return draw_close_ups(
        lambda window: draw_board(scene, near, window),
        parts,
        "ghost-stories-changes",
        words,
        layout.plates(),
    )


def regions(language: str, view: View | None = None) -> dict[str, str]:
    """Return the regions that `board` can show, each with its name: the same for every view."""
    names = [*layout.REGIONS, *(one for one in sheet.SHEETS if one not in sheet.NARROWED)]
    return {name: text(language, f"region-{name}") for name in names}


def lookup(key: str, look: Look) -> Picture:
    """One component by its key, such as `ghost:zombie_1`, `tile:tea_house` or `stone:haunter`."""
    name = f"ghost-stories-{key.replace(':', '-').replace('_', '-')}"
    return look_up(name, face(key, look), palette(look), look)


def face(key: str, look: Look) -> CardFace:
    """The same in words, and what its card shows."""
    return face_of(key, look.language, palette(look))


def results(view: View, look: Look, history: Sequence[View] = ()) -> Picture:
    """The end: won or lost and why, what the score is made of, and how the danger went."""
    card = result_card(view, look, history, draw_common(view, look.within(FRAME_WIDTH)).image)
    told = [text(look.language, "alt-result", name=row.name, total=row.total) for row in card.rows]
    if card.moments:
        lines = [
            text(look.language, "alt-chart-line", what=lane.name, to=lane.history[-1],
                 **{"from": lane.history[0]})
            for lane in lanes([*history, view], look.language)
        ]  # fmt: skip
        told.append(f"{'; '.join(lines)}.")
    return result_picture("ghost-stories-results", card, palette(look), look, told)


# ---- moving pictures


def draw_common(view: View, look: Look) -> Canvas:
    """Draw the common ground, which is all that a film shows."""
    return draw_board(scene_of(view, look), look, layout.GROUND)


def replay_words(views: Sequence[View], look: Look) -> str:
    title = text(look.language, "alt-replay", count=len(views))
    return f"{title} {alt.board_alt(scene_of(views[-1], look), look.language)}"


FILM = Film(
    "ghost-stories", draw_common, arrows_since, alt.moment, holdings, mover_of, replay_words
)
frame, replay = FILM.frame, FILM.replay


# ---- the board


def draw_board(scene: Scene, look: Look, window: Box) -> Canvas:
    canvas = on_layer("ghost stories", window, look.width, palette(look), draw_ground)
    language = look.language
    if canvas.sees(layout.GROUND):
        draw_sides(canvas, scene, language)
        draw_village(canvas, scene, language)
        draw_corners(canvas, scene, language)
    if canvas.sees(layout.seats_window()):
        draw_seats(canvas, scene, language)
    return canvas


def window_for(scene: Scene, look: Look, options: Sequence[Option], arrows: Sequence[Arrow]) -> Box:
    """The ground, unless something to be shown lies among the seats."""
    wanted = places_of(options)
    wanted |= {place for arrow in arrows for place in (arrow.start, arrow.end)} - {""}
    if not wanted:
        return layout.GROUND
    ground = draw_board(scene, look.unpainted(), layout.GROUND).places
    return layout.GROUND if wanted <= set(ground) else layout.whole()


# ---- regions


def draw_region(
    scene: Scene, look: Look, region: str, options: Sequence[Option], player: int | None
) -> Canvas:
    """A window of the board, a seat's panel, or for what needs words a sheet."""
    if region == "panel":
        width = min(look.width, CLOSE_WIDTH)
        return draw_panel(scene, whose(scene, player), look, palette(look), width)
    if region in sheet.SHEETS:
        entries = entries_of(scene, look.language, region, options, player)
        return draw_sheet(title_of(region, entries, look.language), entries, look, palette(look))
    window = layout.REGIONS.get(region) or HIDDEN[region]
    return draw_board(scene, look.within(CLOSE_WIDTH), window)


def title_of(region: str, entries: Sequence[Entry], language: str) -> str:
    if not entries and region in sheet.NOTHING:
        return text(language, sheet.NOTHING[region])
    return text(language, f"region-{region}")


def whose(scene: Scene, player: int | None) -> BoardSeen:
    """Return the board whose panel is shown: the player's, or the first seat's if nobody is
    asked."""
    return scene.of_seat(player or 0)


def entries_of(
    scene: Scene, language: str, region: str, options: Sequence[Option], player: int | None
) -> list[Entry]:
    entries = sheet.SHEETS[region](scene, language, -1 if player is None else player)
    return narrowed(entries, options)


def region_for(
    scene: Scene, look: Look, options: Sequence[Option], player: int | None
) -> str | None:
    """The best region that shows everything that can be chosen; None: the whole board."""
    small = look.unpainted()
    wanted = places_of(options)
    for region in regions_for(SHOWN_ON, options):
        if shows(draw_region(scene, small, region, options, player), wanted):
            return region
    return None


def both(scene: Scene, look: Look, options: Sequence[Option]) -> list[Box]:
    """A part of the ground and a seat's plate that together show all that can be chosen; none
    where the ground shows it alone, or several seats are asked about."""
    wanted, small = places_of(options), look.unpainted()
    places = draw_board(scene, small, layout.whole()).places
    plates = [box for box in layout.plates() if any(holds(box, places, one) for one in wanted)]
    if len(plates) != 1:
        return []
    common = [one for one in wanted if not holds(plates[0], places, one)]
    for window in (layout.village_window(), layout.GROUND):
        if all(holds(window, places, one) for one in common):
            return one_scale([window, plates[0].grown(8)], layout.whole())
    return []


def holds(window: Box, places: Mapping[str, Place], name: str) -> bool:
    return name in places and window.holds(places[name].box)


def draw_both(
    scene: Scene, look: Look, windows: Sequence[Box], options: Sequence[Option], player: int | None
) -> Picture:
    """These windows below each other, each with its options."""
    canvases = [draw_board(scene, look.within(CLOSE_WIDTH), window) for window in windows]
    for canvas in canvases:
        mark_options(canvas, options)
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, alt.board_alt(scene, look.language, player)])
    return together([canvas.image for canvas in canvases], "ghost-stories-both", words)


def shows(canvas: Canvas, wanted: Iterable[str]) -> bool:
    return all(name in canvas.places and canvas.shows(canvas.places[name].box) for name in wanted)


def region_alt(
    scene: Scene, look: Look, region: str | None, options: Sequence[Option], player: int | None
) -> str:
    language = look.language
    if region in sheet.SHEETS:
        entries = entries_of(scene, language, region, options, player)
        return entries_alt(title_of(region, entries, language), entries)
    if region == "panel":
        return alt.panel_alt(scene, whose(scene, player), language)
    return alt.board_alt(scene, language, player)
