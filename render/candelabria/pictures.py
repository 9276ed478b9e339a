"""The pictures of The Curse of Candelabria: plain functions of a view, off the event loop."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from render.candelabria import alt, layout
from render.candelabria.battle import draw_battle
from render.candelabria.changes import arrows_since, mover_of
from render.candelabria.ending import place_told, result_card
from render.candelabria.fights import Fight, fight_now, fights_told, region_fought
from render.candelabria.ground import draw_land
from render.candelabria.holdings import holdings
from render.candelabria.land import land
from render.candelabria.light import lights
from render.candelabria.lookup import face_of
from render.candelabria.market import SHEETS
from render.candelabria.offers import draw_offers
from render.candelabria.panel import (
    HAND_WINDOW,
    TACTICS_WINDOW,
    WAR_WINDOW,
    WINDOW,
    Panel,
    draw_table,
)
from render.candelabria.plates import draw_plate
from render.candelabria.realm import draw_coins, draw_realm
from render.candelabria.track import draw_challenge, draw_curses, draw_head
from render.candelabria.words import called, played, text
from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace, look_up
from render.kit.changes import Arrow, draw_arrows, window_of
from render.kit.close_ups import MOST, around, draw_close_ups
from render.kit.encode import QUALITIES, Picture, of_a_turn, still
from render.kit.films import FRAME_WIDTH, Film
from render.kit.focus import Option, mark_options, places_of, regions_for
from render.kit.geometry import Box, encloses
from render.kit.look import Look
from render.kit.materials import tabletop
from render.kit.painter import Told
from render.kit.places import Place
from render.kit.results import result_picture
from render.kit.rims import union
from render.kit.sheets import Entry, draw_sheet, entries_alt, narrowed
from render.kit.theme import Theme, themed
from rules.candelabria.seen import View

PALETTE = Path(__file__).with_name("palette.toml")
BOARD_QUALITY = 62  # so much lies on the board that it would be too many bytes otherwise
PANEL_WIDTH = 1200
CLOSE_WIDTH = 1000

# The things of a kind are best chosen from these pictures: the first that shows all of them.
SHOWN_ON: dict[str, tuple[str, ...]] = {
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
# Crops that show the asked player's own House.
HOUSE_WINDOWS = {
    "panel": WINDOW,
    "hand": HAND_WINDOW,
    "tactics": TACTICS_WINDOW,
    "war": WAR_WINDOW,
}
# Sheets that show only what can be chosen.
NARROWED = ("houses",)


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

    Without a region: the ground, or a window below it if the arrows end only there. With
    options, which may lie anywhere: the whole board.

    `region` may be "auto": the best one that shows every option.
    """
    if region == "auto":
        region = region_for(view, look, options, player)
    if region == "battle" and region_fought(view):
        return battle(view, fight_now(view), look)
    if region or options:
        canvas = draw_region(view, look, region, options, player)
    else:
        parts = layout.GROUND, *lower(view)
        canvas = window_of(arrows, lambda part: draw_board(view, look, part), parts)
    draw_arrows(canvas, arrows)
    mark_options(canvas, options)
    if region not in (*HOUSE_WINDOWS, *SHEETS):
        draw_coins(canvas, view, places_of(options))
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, region_alt(view, look, region, options, player)])
    name = f"candelabria-{(region or 'board').replace('_', '-')}"
    return still(canvas, name, words, finest=QUALITIES[0] if region else BOARD_QUALITY)


def boards(view: View, look: Look, player: int | None = None) -> list[Picture]:
    """The whole board: the land, and what lies below it in one picture or two."""
    told = [alt.goods_sentence(house, look) for house in played(view)]
    offers = alt.offers_sentences(view, look)
    found = [("candelabria-board", layout.GROUND, alt.ground_alt(view, look, player))]
    houses, *rest = lower(view)
    found.append(("candelabria-houses", houses, alt_text(told if rest else [*told, *offers])))
    found += [("candelabria-offers", window, alt_text(offers)) for window in rest]
    drawn = [(draw_board(view, look, window), name, words) for name, window, words in found]
    return of_a_turn(drawn, BOARD_QUALITY)


def lower(view: View) -> list[Box]:
    return layout.lower_windows(len(played(view)), len(view["quests"]))


def battle(view: View, fight: Fight, look: Look, number: int = 1) -> Picture:
    """The region that is fought for, and below it who fights with what."""
    near = look.within(CLOSE_WIDTH)
    window = layout.region_window(view["side"], fight.region)
    # as large as on the whole ground, where figures are drawn already
    place = draw_board(view, look.within(round(window.w / layout.WIDTH * near.width)), window)
    words = alt.battle_alt(view, fight, look)
    name = "candelabria-battle" if number == 1 else f"candelabria-battle-{number}"
    return still(draw_battle(fight, place.image, near, palette(look)), name, words)


def panel(view: View, player: int, look: Look, *, options: Sequence[Option] = ()) -> Picture:
    """One House, large, with its hand as far as the view knows it."""
    canvas = draw_panel(view, player, look)
    mark_options(canvas, options)
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, alt.panel_alt(view, view["houses"][player], look)])
    return still(canvas, "candelabria-seat", words)


def asked(view: View, look: Look, *, options: Sequence[Option], player: int) -> Picture:
    """For a question: the picture that best shows all that can be chosen."""
    region = region_for(view, look, options, player)
    if region == "panel" or not options:
        return panel(view, player, look, options=options)
    return board(view, look, region=region, options=options, player=player)


def close_ups(
    views: Sequence[View], look: Look, player: int | None = None, most: int = MOST
) -> list[Picture]:
    """The last of the views with arrows for what happened, as large as shows all of it."""
    view, arrows = views[-1], arrows_since(views)
    places = draw_board(view, look.unpainted()).places
    areas = layout.areas(len(played(view)), len(view["quests"]))
    parts = around(places, arrows, areas, most)
    if not parts:
        return [board(view, look, arrows=arrows, player=player)]
    near = look.within(CLOSE_WIDTH)
    words = alt.board_alt(view, look, player)
    return draw_close_ups(
        lambda window: draw_board(view, near, window), parts, "candelabria-changes", words
    )


def scenes(view: View, events: Sequence[Told], look: Look) -> list[Picture]:
    """Every battle that was decided, with all the cards that were in it; else the one that goes
    on."""
    fights = fights_told(view, events)
    return [battle(view, fight, look, number) for number, fight in enumerate(fights, 1)]


def regions(language: str, view: View | None = None) -> dict[str, str]:
    """Return the regions that `board` can show, each with its name; with a view, only those it
    has."""
    side = view["side"] if view else "b"
    lands = {
        f"region_{number}": text(language, "region", number=number) for number in land(side).spots
    }
    names = ["map", "battle", "curses", "display", "market", "quests"]
    if view and not region_fought(view):
        names.remove("battle")
    if view and not view["quests"]:
        names.remove("quests")
    return {**{name: text(language, f"region-{name}") for name in names}, **lands}


def lookup(key: str, look: Look) -> Picture:
    """One component by its key, such as `card:upgraded_07`, `curse:curse_03` or `house:ash`."""
    name = f"candelabria-{key.replace(':', '-').replace('_', '-')}"
    return look_up(name, face(key, look), palette(look), look)


def face(key: str, look: Look) -> CardFace:
    """The same in words, and what its card shows."""
    return face_of(key, look.language, palette(look))


def results(view: View, look: Look, history: Sequence[View] = ()) -> Picture:
    """The end: ranks, where the points came from, and what each House would have scored at the
    views of `history`."""
    card = result_card(view, look, history, draw_common(view, look.within(FRAME_WIDTH)).image)
    places = [place_told(row, look.language) for row in card.rows]
    return result_picture("candelabria-results", card, palette(look), look, places)


# ---- moving pictures


def draw_common(view: View, look: Look) -> Canvas:
    """Draw the ground, which is all that a film shows."""
    return draw_board(view, look, layout.GROUND)


def replay_words(views: Sequence[View], look: Look) -> str:
    title = text(look.language, "alt-replay", count=len(views))
    return f"{title} {alt.board_alt(views[-1], look)}"


FILM = Film("candelabria", draw_common, arrows_since, alt.moment, holdings, mover_of, replay_words)
frame, replay = FILM.frame, FILM.replay


# ---- the board


def draw_board(view: View, look: Look, window: Box | None = None) -> Canvas:
    seats, quests = len(played(view)), len(view["quests"])
    window = window or layout.board(seats, quests)
    canvas = on_table(view, look, window)
    if canvas.sees(layout.MAP):
        draw_realm(canvas, view)
    if canvas.shows(layout.HEAD):  # a crop shows no halves
        draw_head(canvas, view, look)
    if canvas.sees(layout.CHALLENGE):
        if view["challenge"]:
            draw_challenge(canvas, view, look)
        else:
            draw_curses(canvas, view, look)
    draw_offers(canvas, view, look.language)
    for house, box in zip(played(view), layout.plates(seats, quests), strict=True):
        if canvas.sees(box):
            draw_plate(canvas, view, house, box, look)
    return canvas


def on_table(view: View, look: Look, window: Box) -> Canvas:
    """The table, and on it the land, lit where flames burn; nothing that lies there."""
    if layout.WHOLE_LAND.holds(window, 1):
        canvas = Canvas(window, look.width, palette(look))
        draw_frame(canvas)
    else:
        canvas = on_layer("candelabria", window, look.width, palette(look), draw_board_table)
    draw_land(canvas, view["side"], lights(view))
    return canvas


def draw_board_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    draw_frame(canvas)


def draw_frame(canvas: Canvas) -> None:
    """Around the land."""
    canvas.panel(layout.MAP, "abyss", "line", 24, 4, shadow=6)


def on_map(view: View) -> dict[str, Place]:
    """Return the places of everything that lies on the land."""
    canvas = on_table(view, Look().unpainted(), layout.WINDOWS["map"])
    draw_realm(canvas, view)
    return canvas.places


def draw_panel(view: View, player: int, look: Look, window: Box = WINDOW) -> Canvas:
    width = min(look.width, PANEL_WIDTH)
    canvas = on_layer("candelabria panel", window, width, palette(look), draw_table)
    house = view["houses"][player]
    Panel(canvas, view, house, look.language).draw(called(house, look))
    return canvas


# ---- regions


def draw_region(
    view: View, look: Look, region: str | None, options: Sequence[Option], player: int | None
) -> Canvas:
    """The board, a window of it, or for what needs words a sheet."""
    if region in HOUSE_WINDOWS:
        return draw_panel(view, whose(view, player), look, HOUSE_WINDOWS[region])
    if region in SHEETS:
        entries = entries_of(view, look, region, options)
        return draw_sheet(text(look.language, f"region-{region}"), entries, look, palette(look))
    if region and region.startswith("region_"):
        number = int(region.partition("_")[2])
        if number in land(view["side"]).spots:
            whole = layout.region_window(view["side"], number)
            return draw_board(view, look.within(CLOSE_WIDTH), near_window(view, whole, options))
    if region in layout.WINDOWS:
        whole = layout.WINDOWS[region]
        return draw_board(view, look.within(CLOSE_WIDTH), near_window(view, whole, options))
    return draw_board(view, look)


def whose(view: View, player: int | None) -> int:
    """Return the seat of the House that is shown: `player`, or the one whose turn it is if
    nobody is asked."""
    return max(0, view["turn"]) if player is None else player


def entries_of(view: View, look: Look, region: str, options: Sequence[Option]) -> list[Entry]:
    entries = SHEETS[region](view, look)
    return narrowed(entries, options) if region in NARROWED else entries


def region_for(view: View, look: Look, options: Sequence[Option], player: int | None) -> str | None:
    """The best region that shows everything that can be chosen; None: the whole board."""
    small = look.unpainted()
    wanted = places_of(options)
    for region in regions_for(SHOWN_ON, options):
        if region == "map" and (near := near_region(view, wanted)):
            return near
        if draw_region(view, small, region, options, player).sees_all(wanted):
            return region
    return None


def near_region(view: View, wanted: Iterable[str]) -> str | None:
    """The region in which everything lies, if there is one."""
    places = on_map(view)
    if not all(name in places for name in wanted):
        return None
    middles = [places[name].box.centre for name in wanted]
    for number in land(view["side"]).spots:
        outline = layout.region_place(view["side"], number).outline
        if all(encloses(outline, middle) for middle in middles):
            return f"region_{number}"
    return None


def near_window(view: View, whole: Box, options: Sequence[Option]) -> Box:
    """A part of the board; but of the land the part around all that can be chosen there."""
    places = on_map(view)
    asked = [places[name].box for name in places_of(options) if name in places]
    return layout.land_window(union(asked).grown(layout.AROUND)) if asked else whole


def region_alt(
    view: View, look: Look, region: str | None, options: Sequence[Option], player: int | None
) -> str:
    language = look.language
    if region in HOUSE_WINDOWS:
        return alt.panel_alt(view, view["houses"][whose(view, player)], look)
    if region in SHEETS:
        title = text(language, f"region-{region}")
        return entries_alt(title, entries_of(view, look, region, options))
    number = int(region.partition("_")[2]) if region and region.startswith("region_") else 0
    if number in land(view["side"]).spots:
        return alt.one_region_alt(view, number, look)
    if region:
        return alt.map_alt(view, look)
    return alt.board_alt(view, look, player)
