"""The pictures of Ryozen: plain functions of a view, to be called off the event loop."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace, look_up
from render.kit.changes import Arrow, draw_arrows, window_of
from render.kit.close_ups import MOST, draw_close_ups, windows_for
from render.kit.encode import Picture, of_a_turn, still, together
from render.kit.films import FRAME_WIDTH, Film
from render.kit.focus import Option, mark_options
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.results import result_picture
from render.kit.theme import Theme, themed
from render.ryozen import layout
from render.ryozen.alt import board_alt, ground_alt, offers_sentences, panel_alt, region_alt
from render.ryozen.changes import arrows_since, mover_of
from render.ryozen.ending import place_told, result_card
from render.ryozen.ground import draw_ground
from render.ryozen.head import draw_head, moment
from render.ryozen.holdings import holdings
from render.ryozen.kingdom import draw_kingdom
from render.ryozen.lists import LISTS, draw_list
from render.ryozen.lookup import face_of
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
from render.ryozen.scene import Scene, Seat, scene_of
from render.ryozen.seats import draw_seats
from render.ryozen.words import name, text
from rules.ryozen.view import RyozenView

PALETTE = Path(__file__).with_name("palette.toml")
BOARD_QUALITY = 66  # nobody sees the difference from what is finer
CLOSE_WIDTH = 1000
BAND, BAND_MARGIN = 4, 70.0
COUNTED = {"resource", "shard", "favour"}
OWN = {"hand", "card", *COUNTED}  # what lies before a player


def palette(look: Look) -> Theme:
    return themed(look.theme, PALETTE)


def board(
    view: RyozenView,
    look: Look,
    *,
    region: str | None = None,
    options: Sequence[Option] = (),
    arrows: Sequence[Arrow] = (),
    player: int | None = None,
) -> Picture:
    """Draw the common part of the table or a region; all of it for options, and the seats if
    arrows lie only there.

    `player` is who is asked: `hand:archer` then means the Archer in that player's hand. `region`
    may be "auto": the smallest one that shows every option."""
    scene = scene_of(view, look)
    wanted = [own_places(option, player) for option in options]
    if region == "auto":
        region = region_for(scene, look, wanted)
    if region or options:
        canvas = draw_region(scene, look, region)
    else:
        parts = layout.GROUND, *layout.lower_windows(len(scene.seats))
        canvas = window_of(arrows, lambda part: draw_board(scene, look, part), parts)
    draw_arrows(canvas, arrows)
    mark_options(canvas, wanted)
    alt = words_of(scene, region, look.language, player)
    return still(canvas, f"ryozen-{(region or 'board').replace(':', '-')}", alt)


def boards(view: RyozenView, look: Look, player: int | None = None) -> list[Picture]:
    """The whole board: the kingdom, and what lies below it in one picture or two; against the
    Basilisk its cards and the story are another."""
    scene = scene_of(view, look)
    language = look.language
    told = [panel_alt(seat, language) for seat in scene.seats]
    offers = list(offers_sentences(scene, language))
    seats, *rest = layout.lower_windows(len(scene.seats))
    shown = [("ryozen-board", layout.GROUND, ground_alt(scene, language, player))]
    shown.append(("ryozen-seats", seats, alt_text(told if rest else [*told, *offers])))
    shown += [("ryozen-offers", window, alt_text(offers)) for window in rest]
    drawn = [(draw_board(scene, look, window), name, words) for name, window, words in shown]
    found = of_a_turn(drawn, BOARD_QUALITY)
    if rows := rival_rows(view, language):
        cards = draw_rival(rows, language, palette(look), look)
        found.append(still(cards, "ryozen-rival", alt_text(rival_alt(rows))))
    return found


def close_ups(
    views: Sequence[RyozenView], look: Look, player: int | None = None, most: int = MOST
) -> list[Picture]:
    """The last of the views with arrows for what happened, as large as shows all of it."""
    arrows = arrows_since(views)
    near = look.within(CLOSE_WIDTH)
    scene = scene_of(views[-1], near)
    whole = draw_board(scene, look.unpainted())
    parts = windows_for(
        whole.places, arrows, list(map(roomy, windows(scene).values())), whole.view, most
    )
    if not parts:
        return [board(views[-1], look, arrows=arrows, player=player)]
    words = board_alt(scene, look.language, player)
    return draw_close_ups(
        lambda window: draw_board(scene, near, window), parts, "ryozen-changes", words
    )


def words_of(scene: Scene, region: str | None, language: str, player: int | None) -> str:
    if region:
        return region_alt(scene, region, language, player)
    return board_alt(scene, language, player)


def before_player(seat: Seat, look: Look, options: Sequence[Option]) -> Canvas:
    """Draw a player's things with the options on them; only the goods if no option concerns
    more."""
    width = min(look.width, 1000)
    if kinds_of(options) <= COUNTED:
        canvas = draw_goods(seat, palette(look), width)
    else:
        canvas = draw_panel(seat, look.language, palette(look), width)
    mark_options(canvas, [own_places(option, seat.player) for option in options])
    return canvas


def panel(view: RyozenView, player: int, look: Look, *, options: Sequence[Option] = ()) -> Picture:
    """Draw a player's things with the words of every card."""
    seat = scene_of(view, look).seats[player]
    canvas = draw_panel(seat, look.language, palette(look), min(look.width, 1000))
    mark_options(canvas, [own_places(option, player) for option in options])
    return still(canvas, "ryozen-seat", panel_alt(seat, look.language))


def asked(view: RyozenView, look: Look, *, options: Sequence[Option], player: int) -> Picture:
    """For a question: the smallest picture that shows all that can be chosen."""
    own = [option for option in options if is_own(option)]
    others = [option for option in options if option not in own]
    if own and others:
        return both(view, look, own, others, player)
    if own:
        seat = scene_of(view, look).seats[player]
        canvas = before_player(seat, look, own)
        return still(canvas, "ryozen-seat", panel_alt(seat, look.language))
    return board(view, look, region="auto", options=options, player=player)


def is_own(option: Option) -> bool:
    kinds = kinds_of([option])
    return bool(kinds) and kinds <= OWN


def kinds_of(options: Sequence[Option]) -> set[str]:
    return {place.partition(":")[0] for option in options for place in option.places}


def both(
    view: RyozenView, look: Look, own: Sequence[Option], others: Sequence[Option], player: int
) -> Picture:
    """Draw the choices on the board, and below it those among the player's own things."""
    scene = scene_of(view, look)
    wanted = [own_places(option, player) for option in others]
    region = region_for(scene, look, wanted)
    above = draw_region(scene, look, region)
    mark_options(above, wanted)
    seat = scene.seats[player]
    below = before_player(seat, look, own)
    language = look.language
    alt = f"{panel_alt(seat, language)} {words_of(scene, region, language, player)}"
    return together([above.image, below.image], "ryozen-both", alt)


def lookup(key: str, look: Look) -> Picture:
    """One component by its key, such as `companion:bard`, `event:flood` or `palace`."""
    return look_up(f"ryozen-{key.replace(':', '-')}", face(key, look), palette(look), look)


def face(key: str, look: Look) -> CardFace:
    """The same in words, and what its card shows."""
    return face_of(key, look.language, palette(look))


def results(view: RyozenView, look: Look, history: Sequence[RyozenView] = ()) -> Picture:
    """The end: ranks, where the points came from, and the favour at the views of `history`."""
    card = result_card(view, look, history, draw_common(view, look.within(FRAME_WIDTH)).image)
    places = [place_told(row, look.language) for row in card.rows]
    return result_picture("ryozen-results", card, palette(look), look, places)


# ---- moving pictures


def draw_common(view: RyozenView, look: Look) -> Canvas:
    """Draw the common part of the table; films show nothing else."""
    return draw_board(scene_of(view, look), look, layout.GROUND)


def replay_words(views: Sequence[RyozenView], look: Look) -> str:
    title = text(look.language, "alt-replay", count=len(views))
    return f"{title} {board_alt(scene_of(views[-1], look), look.language)}"


FILM = Film("ryozen", draw_common, arrows_since, moment, holdings, mover_of, replay_words)
frame, replay = FILM.frame, FILM.replay


# ---- the board


def draw_board(scene: Scene, look: Look, region: Box | None = None) -> Canvas:
    view = region or layout.board(len(scene.seats))
    canvas = on_layer(
        ("ryozen", look.language, len(scene.seats)),
        view,
        look.width,
        palette(look),
        lambda ground: draw_ground(ground, look.language, len(scene.seats)),
    )
    language = look.language
    draw_kingdom(canvas, scene, language)
    for box, draw in (
        (layout.HEAD, partial(draw_head, canvas, scene, language)),
        (layout.EVENTS, partial(draw_events, canvas, scene.events, language)),
        (layout.CLAN_HOUSE, partial(draw_clan_house, canvas, scene.slots)),
        (layout.CAPITAL, partial(draw_heralds, canvas, scene.heralds)),
        (layout.GROUND, partial(draw_omens, canvas, scene.events, language)),
        (layout.REVELATIONS, partial(draw_revelations, canvas, scene.revelations, language)),
        (layout.SUPPLY, partial(draw_supply, canvas, scene, language)),
        (layout.VILLAGES, partial(draw_villages, canvas, scene.villages, language)),
        (layout.seat_boxes(len(scene.seats))[0], partial(draw_seats, canvas, scene)),
    ):
        if canvas.shows(box):
            draw()
    return canvas


def regions(language: str, view: RyozenView | None = None) -> dict[str, str]:
    """Return the names of the regions that can be shown alone: the same for every view."""
    sectors = {f"sector:{sector}": name("sectors", sector, language) for sector in layout.SECTORS}
    others = (region for region in layout.REGIONS if region not in sectors)
    return {region: text(language, f"region-{region}") for region in others} | sectors


def draw_region(scene: Scene, look: Look, region: str | None) -> Canvas:
    """The board, a window of it, or for small things a list with all their words."""
    if region in LISTS:
        return draw_list(region, scene, look.language, palette(look), min(look.width, 1000))
    return draw_board(scene, look, windows(scene)[region] if region else None)


def windows(scene: Scene) -> dict[str, Box]:
    """The parts of the board that can be shown large."""
    seats = len(scene.seats)
    lower = layout.OFFERS.union(layout.seats_window(seats))
    parts = {"ground": layout.GROUND, "offers": layout.OFFERS, "lower": lower}
    return {**layout.REGIONS, "seats": layout.seats_window(seats), **parts}


def roomy(window: Box) -> Box:
    """A window with a margin above and below a narrow band, for the numbers of what changed."""
    return window.inset(0, -BAND_MARGIN) if window.w > BAND * window.h else window


def own_places(option: Option, player: int | None) -> Option:
    """An option's places, and the same things in the hands of the player who is asked."""
    own = []
    for place in option.places:
        kind, _, rest = place.partition(":")
        own += [place, f"{kind}:{player}:{rest}"]
    return Option(option.number, own if player is not None else option.places)


def region_for(scene: Scene, look: Look, options: Sequence[Option]) -> str | None:
    """The smallest region that shows everything that can be chosen; None: the whole board."""
    small = look.unpainted()
    places = draw_board(scene, small).places
    found = [
        [places[place].box for place in option.places if place in places] for option in options
    ]
    boxes = [box for boxes in found for box in boxes]
    fitting = {
        name: window.w * window.h
        for name, window in windows(scene).items()
        if found and all(found) and all(window.holds(box) for box in boxes)
    }
    return min(fitting, key=fitting.__getitem__, default=None)


# ---- the result
