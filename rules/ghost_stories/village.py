"""The village tiles and the help that they give (base 8). The help of a tile is the procedure with
the tile's name; it takes the side of the Taoist who asks for help and the tile's place."""

from collections.abc import Callable

from . import names, variant
from .arrival import free, leave, shift
from .exorcism import free_dice, throw
from .haunting import restore
from .names import SEAT, SPACE, last
from .parts import BOX, COLOURS, GHOSTS, SIDE_OF, SPACES
from .payment import WHITE, white_blind
from .powers import companions, lead, take_tao
from .qi import dead, gain_qi, lose_qi
from .qi import revive as revive_taoist
from .registry import G, book
from .state import State

Condition = Callable[[State, int, str], bool]  # takes s, the asking side and the tile's place

CONDITIONS: dict[str, Condition] = {}  # by tile: tells if it can help now; other tiles always can


def condition(tile: str) -> Callable[[Condition], Condition]:
    def register(function: Condition) -> Condition:
        CONDITIONS[tile] = function
        return function

    return register


def can_help(s: State, side: int, place: str) -> bool:
    tile = s.tiles[place]
    if place in s.haunted:
        return False
    return tile not in CONDITIONS or CONDITIONS[tile](s, side, place)


def help_from(g: G, side: int, place: str) -> None:
    g.tell("asks-help", seat=names.seat(g.s, side), tile=names.tile(g.s, place))
    g.then([g.s.tiles[place], side, place])


# Cemetery


@condition("cemetery")
def anybody_dead(s: State, side: int, place: str) -> bool:
    return bool(revivable(s, place))


def revivable(s: State, place: str) -> list[str]:
    taoists = [names.taoist(s, side) for side in dead(s)] if s.qi_left() else []
    return taoists + variant.of(s).revivable(s, place)


@book.procedure
async def cemetery(g: G, side: int, place: str) -> None:
    """Let the Taoist bring somebody back to life, then roll the Curse die. Its haunting face haunts
    this tile."""
    seat = g.s.boards[side].seat
    whom = await g.ask(seat, "ghost_stories.revive", revivable(g.s, place))
    if whom.startswith("taoist:"):
        revive_taoist(g, names.side_of(g.s, whom), place, BOX.revived_qi)
    else:
        variant.of(g.s).revive(g, whom, place)
    g.then(["curse", side, f"place:{place}"])


# Taoist Altar


@condition("taoist_altar")
def anything_haunted(s: State, side: int, place: str) -> bool:
    return bool(s.haunted)


@book.procedure
async def taoist_altar(g: G, side: int, place: str) -> None:
    tiles = [names.tile(g.s, place) for place in g.s.haunted]
    chosen = await g.ask(g.s.boards[side].seat, "ghost_stories.restore", tiles)
    restore(g, names.place_of(g.s, chosen))
    g.then(["arrival"])


# Herbalist's Shop


@book.procedure
async def herbalist_shop(g: G, side: int, place: str) -> None:
    """Roll up to two dice; each brings a Tao token of its colour, or of any colour if white."""
    await throw(g, side, min(BOX.herbalist_dice, free_dice(g.s)))  # ruling: base 14, captive dice
    g.then(["gather", side])


@book.procedure
async def gather(g: G, side: int) -> None:
    s = g.s
    seat = s.boards[side].seat
    faces, s.dice = s.dice, []
    for face in faces:
        if face == WHITE and white_blind(s):
            continue
        colours = COLOURS if face == WHITE else (face,)
        things = [f"tao:{colour}" for colour in colours if s.supply[colour]]
        things += variant.of(s).white_gifts(s) if face == WHITE else []
        if things:
            thing = await g.ask(seat, "ghost_stories.gather", things)
            take_thing(g, side, thing)


def take_thing(g: G, side: int, thing: str) -> None:
    kind, _, colour = thing.partition(":")
    if kind == "tao":
        g.s.supply[colour] -= 1
        g.s.boards[side].tao[colour] += 1
        g.tell("gained-tao", seat=names.seat(g.s, side), tao=thing)
    else:
        variant.of(g.s).take_gift(g, side, thing)


# Sorcerer's Hut


@condition("sorcerer_hut")
def anything_to_discard(s: State, side: int, place: str) -> bool:
    return bool(discardable(s))


def discardable(s: State) -> list[str]:
    return [SPACE[at] for at, ghost in s.ghosts.items() if not GHOSTS[ghost.id].incarnation]


@book.procedure
async def sorcerer_hut(g: G, side: int, place: str) -> None:
    """Let the Taoist discard a ghost for 1 Qi. Its right stone has no effect."""
    seat = g.s.boards[side].seat
    space = last(await g.ask(seat, "ghost_stories.discard_ghost", discardable(g.s)))
    lose_qi(g, side)
    g.tell("discarded-ghost", seat=SEAT[seat], ghost=f"ghost:{g.s.ghosts[space].id}")
    leave(g, space)


# Buddhist Temple


@condition("buddhist_temple")
def any_buddha(s: State, side: int, place: str) -> bool:
    return s.temple > 0


@book.procedure
def buddhist_temple(g: G, side: int, place: str) -> None:
    """Gain a Buddha, which can be placed from the next turn on."""
    g.s.temple -= 1
    g.s.boards[side].new_buddhas += 1
    g.tell("took-buddha", seat=names.seat(g.s, side))


# Night Watchman's Beat


@condition("night_watch")
def anything_out(s: State, side: int, place: str) -> bool:
    return "symbol" in [ghost.figure for ghost in s.ghosts.values()]


def watched(s: State) -> list[str]:
    """Return the boards with a Haunter's figure on a symbol."""
    sides = sorted({SIDE_OF[at] for at, ghost in s.ghosts.items() if ghost.figure == "symbol"})
    return [names.board(s, side) for side in sides]


@book.procedure
async def night_watch(g: G, side: int, place: str) -> None:
    """Let the Taoist choose a board and move its Haunters' figures back to their cards."""
    chosen = await g.ask(g.s.boards[side].seat, "ghost_stories.night_watch", watched(g.s))
    for space, ghost in g.s.ghosts.items():
        if SIDE_OF[space] == names.side_of(g.s, chosen) and ghost.figure:
            ghost.figure = "card"
    g.tell("figures-back", board=chosen)


# Circle of Prayer


@condition("circle_of_prayer")
def any_token(s: State, side: int, place: str) -> bool:
    return any(s.supply.values())


@book.procedure
async def circle_of_prayer(g: G, side: int, place: str) -> None:
    """Let the Taoist replace the token on the Circle by one from the supply."""
    s = g.s
    colours = [f"tao:{colour}" for colour in COLOURS if s.supply[colour]]
    colour = last(await g.ask(s.boards[side].seat, "ghost_stories.circle", colours))
    if s.circle:
        s.supply[s.circle] += 1
    s.supply[colour] -= 1
    s.circle = colour
    g.tell("circle", seat=names.seat(s, side), tao=f"tao:{colour}")


# Pavilion of the Heavenly Winds


@book.procedure
async def pavilion(g: G, side: int, place: str) -> None:
    """Let the Taoist move a ghost to any free space, and then another Taoist."""
    s = g.s
    seat = s.boards[side].seat
    to = free(s, SPACES)
    movable = [SPACE[space] for space in s.ghosts] if to else []
    chosen = await g.may(seat, "ghost_stories.move_ghost", movable)
    if chosen:
        about = {"ghost": f"ghost:{s.ghosts[last(chosen)].id}"}
        spaces = [SPACE[space] for space in to]
        space = await g.ask(seat, "ghost_stories.ghost_goes", spaces, about=about)
        shift(g, last(chosen), last(space))
    g.then(["pavilion_taoist", side])


@book.procedure
async def pavilion_taoist(g: G, side: int) -> None:
    """Let the Taoist move another one, or himself if alone."""  # ruling: base 14, Pavilion
    s = g.s
    seat = s.boards[side].seat
    others = companions(s, side) if s.players > 1 else [side]
    whom = await g.may(seat, "ghost_stories.whom", [names.taoist(s, other) for other in others])
    if whom:
        await lead(g, seat, names.side_of(s, whom))


# Tea House


@book.procedure
async def tea_house(g: G, side: int, place: str) -> None:
    """Gain a Tao token and 1 Qi; then a ghost arrives."""
    await take_tao(g, side)
    gain_qi(g, side)
    g.then(["arrival"])
