"""The pictures of Bonfire: plain functions of a view, to be called off the event loop."""

from collections.abc import Sequence
from pathlib import Path

from render.bonfire import alt, layout, sheet
from render.bonfire.changes import arrows_since, mover_of
from render.bonfire.city import City
from render.bonfire.ending import place_told, result_card
from render.bonfire.ground import draw_ground
from render.bonfire.holdings import with_ships
from render.bonfire.lookup import face_of
from render.bonfire.offers import draw_all_offers, draw_countdown
from render.bonfire.panel import FATE_WINDOW, WINDOW, CityPanel, draw_table, spent
from render.bonfire.sea import draw_sea_life
from render.bonfire.sheet import SHEETS
from render.bonfire.tiles import mark_of
from render.bonfire.tom import TomsCity, sides, tom_alt, tom_of
from render.bonfire.words import called, text
from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace, look_up
from render.kit.changes import Arrow, draw_arrows, window_of
from render.kit.close_ups import MOST, draw_close_ups, windows_for
from render.kit.encode import QUALITIES, Picture, of_a_turn, still
from render.kit.films import FRAME_WIDTH, Film
from render.kit.focus import Option, mark_options, places_of, regions_for
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.head import Score, draw_acting, draw_scores
from render.kit.look import Look
from render.kit.results import result_picture
from render.kit.sheets import Entry, draw_sheet, entries_alt, narrowed
from render.kit.text import Style
from render.kit.theme import Theme, themed
from rules.bonfire.view import View

PALETTE = Path(__file__).with_name("palette.toml")
HEAD = Style(Face.TITLE, 56, 24, 2)
BOARD_QUALITY = 48  # so much lies on the board that it would be too many bytes otherwise
PANEL_WIDTH = 1200
CLOSE = 900  # a window smaller than this is sharp enough with fewer pixels
CLOSE_WIDTH = 1000


# The things of a kind are best chosen from these pictures: the first that shows all of them.
SHOWN_ON: dict[str, tuple[str, ...]] = {
    "island": ("west", "east", "sea"),
    "area": ("great_bonfire",),
    "reward": ("great_bonfire",),
    "portal": ("great_bonfire", "panel"),
    "council": ("council",),
    "common": ("common",),
    "gnome": ("gnomes", "panel"),
    "path": ("paths", "all_paths", "panel"),
    "pile": ("paths",),
    "task": ("panel", "tasks"),
    "city": ("cities",),
    "guardian": ("panel", "sea"),
    **dict.fromkeys(("place", "bonfire", "notch", "space", "gift"), ("panel",)),
    **dict.fromkeys(("token", "tokens", "resource", "supply", "bonfires"), ("panel",)),
    **dict.fromkeys(("cell", "fate"), ("fate",)),
}

# Crops that show the seat's own city.
WINDOWS = {"panel": WINDOW, "fate": FATE_WINDOW}

# Sheets that show only what can be chosen.
NARROWED = ("gnomes", "tasks", "cities")


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

    Without a region: the common ground, or the cities if the arrows end only there. With
    options, which may lie anywhere: the whole board.

    `player` is the seat that is asked: `place:3` then means that place of its city. `region` may
    be "auto": the best one that shows every option.
    """
    if region == "auto":
        region = region_for(view, look, options, player)
    if region or options:
        canvas = draw_region(view, look, region, options, player)
    else:
        parts = layout.GROUND, *layout.lower_windows(sides(view))
        canvas = window_of(arrows, lambda part: draw_board(view, look, part, player), parts)
    draw_arrows(canvas, arrows)
    mark_options(canvas, options)
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, region_alt(view, look, region, options, player)])
    name = f"bonfire-{(region or 'board').replace('_', '-')}"
    return still(canvas, name, words, finest=QUALITIES[0] if region else BOARD_QUALITY)


def boards(view: View, look: Look, player: int | None = None) -> list[Picture]:
    """The whole board: the sea, and what lies below it in one picture or two."""
    told = [alt.panel_alt(city, look) for city in view["seats"]]
    if tom := tom_of(view):
        told.insert(0, tom_alt(tom, look.language))
    cities, *rest = layout.lower_windows(sides(view))
    offers = alt.offers_sentences(view, look)
    found = [("bonfire-board", layout.GROUND, alt.ground_alt(view, look, player))]
    found.append(("bonfire-cities", cities, alt_text(told if rest else [*offers, *told])))
    found += [("bonfire-offers", window, alt_text(offers)) for window in rest]
    drawn = [(draw_board(view, look, window, player), name, words) for name, window, words in found]
    return of_a_turn(drawn, BOARD_QUALITY)


def panel(view: View, player: int, look: Look, *, options: Sequence[Option] = ()) -> Picture:
    """One player's city, large."""
    canvas = draw_panel(view, player, look)
    mark_options(canvas, options)
    chosen = alt.options_sentence(options, look.language)
    words = alt_text([chosen, alt.panel_alt(view["seats"][player], look)])
    return still(canvas, "bonfire-seat", words)


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
    whole = draw_board(view, look.unpainted())
    parts = windows_for(whole.places, arrows, layout.close_windows(sides(view)), whole.view, most)
    if not parts:
        return [board(view, look, arrows=arrows, player=player)]
    near = look.within(CLOSE_WIDTH)
    words = alt.board_alt(view, look, player)
    homes = layout.cities(sides(view))
    return draw_close_ups(
        lambda window: draw_board(view, near, window), parts, "bonfire-changes", words, homes
    )


def regions(language: str, view: View | None = None) -> dict[str, str]:
    """Return the regions that `board` can show, each with its name: the same for every view."""
    names = [*layout.REGIONS, *SHEETS, "all_paths"]
    return {
        name: text(language, f"region-{name.replace('_', '-')}")
        for name in names
        if name not in NARROWED
    }


def lookup(key: str, look: Look) -> Picture:
    """One component by its key, such as `gnome:master_07`, `task:red_03` or `area:2`."""
    return look_up(f"bonfire-{key.replace(':', '-')}", face(key, look), palette(look), look)


def face(key: str, look: Look) -> CardFace:
    """The same in words, and what its card shows."""
    return face_of(key, look.language, palette(look))


def results(view: View, look: Look, history: Sequence[View] = ()) -> Picture:
    """The end: ranks, where the points came from, and what each city would have scored at the
    views of `history`."""
    card = result_card(view, look, history, draw_common(view, look.within(FRAME_WIDTH)).image)
    places = [place_told(row, look.language) for row in card.rows]
    return result_picture("bonfire-results", card, palette(look), look, places)


# ---- moving pictures


def draw_common(view: View, look: Look) -> Canvas:
    """Draw the common ground, which is all that a film shows."""
    return draw_board(view, look, layout.GROUND)


def replay_words(views: Sequence[View], look: Look) -> str:
    title = text(look.language, "alt-replay", count=len(views))
    return f"{title} {alt.board_alt(views[-1], look)}"


FILM = Film(
    "bonfire", draw_common, arrows_since, alt.short_moment, with_ships, mover_of, replay_words
)
frame, replay = FILM.frame, FILM.replay


# ---- the board


def draw_board(
    view: View, look: Look, region: Box | None = None, player: int | None = None
) -> Canvas:
    seats = sides(view)
    canvas = on_layer(
        ("bonfire", look.language),
        region or layout.board(seats),
        look.width,
        palette(look),
        lambda ground: draw_ground(ground, look.language),
    )
    if canvas.shows(layout.HEAD):  # a crop shows no halves
        draw_head(canvas, view, look)
    if canvas.sees(layout.SEA):
        draw_sea_life(canvas, view)
    draw_all_offers(canvas, view, look.language)
    for city, box in zip(view["seats"], layout.cities(seats), strict=False):
        if canvas.sees(box):
            drawn = City(canvas, city, box, called(city, look), city["seat"] == player)
            drawn.draw(city["seat"] == view["turn"], look.language)
    if (tom := tom_of(view)) and canvas.sees(box := layout.cities(seats)[-1]):
        TomsCity(canvas, tom, box, look).draw(view["phase"] == "tom", look.language)
    return canvas


def draw_head(canvas: Canvas, view: View, look: Look) -> None:
    """The countdown on the left, everybody's points, and on the right who must act."""
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


def draw_panel(view: View, player: int, look: Look, window: Box = WINDOW) -> Canvas:
    width = min(look.width, PANEL_WIDTH if window is WINDOW else CLOSE_WIDTH)
    city = view["seats"][player]
    laid = spent(city)
    canvas = on_layer(
        ("bonfire panel", laid),
        window,
        width,
        palette(look),
        lambda table: draw_table(table, laid),
    )
    CityPanel(canvas, city, look.language).draw(called(city, look))
    return canvas


# ---- regions


def draw_region(
    view: View, look: Look, region: str | None, options: Sequence[Option], player: int | None
) -> Canvas:
    """The board, a window of it, or for what needs words a sheet."""
    if region in WINDOWS:
        return draw_panel(view, whose(view, player), look, WINDOWS[region])
    if region == "all_paths":
        paths = [*view["paths"], *view["path_pile"]]
        return sheet.draw_path_sheet(text(look.language, "all-paths"), paths, look, palette(look))
    if region in SHEETS:
        entries = entries_of(view, look.language, region, options)
        return draw_sheet(text(look.language, region), entries, look, palette(look))
    if region is None:
        return draw_board(view, look, None, player)
    window = layout.REGIONS[region]
    near = look if window.w > CLOSE else look.within(CLOSE_WIDTH)
    return draw_board(view, near, window, player)


def whose(view: View, player: int | None) -> int:
    """Return the seat whose city is shown: `player`, or the seat whose turn it is if nobody is
    asked."""
    return max(0, view["turn"]) if player is None else player


def entries_of(view: View, language: str, region: str, options: Sequence[Option]) -> list[Entry]:
    entries = SHEETS[region](view, language)
    return narrowed(entries, options) if region in NARROWED else entries


def region_for(view: View, look: Look, options: Sequence[Option], player: int | None) -> str | None:
    """The best region that shows everything that can be chosen; None: the whole board."""
    small = look.unpainted()
    wanted = places_of(options)
    for region in regions_for(SHOWN_ON, options):
        if draw_region(view, small, region, options, player).sees_all(wanted):
            return region
    return None


def region_alt(
    view: View, look: Look, region: str | None, options: Sequence[Option], player: int | None
) -> str:
    language = look.language
    if region in SHEETS:
        title = text(language, region)
        return entries_alt(title, entries_of(view, language, region, options))
    if region in WINDOWS:
        return alt.panel_alt(view["seats"][whose(view, player)], look)
    if region == "great_bonfire":
        return alt.areas_alt(view, language)
    if region in ("sea", "west", "east"):
        return alt_text([alt.turn_sentence(view, look), *alt.sea_sentences(view, look)])
    return alt.board_alt(view, look, player)


# ---- the result
