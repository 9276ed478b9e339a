"""The eight artefacts (white-moon:540-582)."""

from collections.abc import Sequence

from .. import names
from ..names import last
from ..parts import CENTRE, DATA, GHOSTS, SIDE_OF
from ..powers import gain_tao
from ..qi import cemetery, dead, gain_qi, revive
from ..registry import G, book
from ..state import State
from ..turn import take_tokens
from ..village import help_from
from ..yang import ACTION, MOVE, deed, helpers
from . import crystals
from .families import give_artefact
from .villagers import has_room, put_on_top, villager_key


def owns(s: State, side: int, artefact: str) -> bool:
    return s.moon.artefacts.get(artefact) == side


def owned(s: State, side: int) -> list[str]:
    return [artefact for artefact, owner in s.moon.artefacts.items() if owner == side]


def discard(g: G, side: int, artefact: str) -> None:
    del g.s.moon.artefacts[artefact]
    g.s.moon.used_up.append(artefact)
    g.tell("used-artefact", seat=names.seat(g.s, side), artefact=f"artefact:{artefact}")


@book.procedure
async def inherit(g: G, side: int) -> None:  # white-moon:281
    """Let the player of a dead Taoist leave his artefacts to a living one."""
    s = g.s
    keys = [names.taoist(s, other) for other in s.living()]
    heir = names.side_of(s, await g.ask(s.boards[side].seat, "ghost_stories.inherit", keys))
    for artefact in owned(s, side):
        give_artefact(g, artefact, heir)


# Elixir of Life: in the owner's Yin phase


@book.procedure
async def elixir_of_life(g: G) -> None:  # white-moon:542
    # ruling: base 14, moments of the Elixir
    s = g.s
    side = s.active
    if not owns(s, side, "elixir_of_life"):
        return
    chosen = await g.may(s.boards[side].seat, "ghost_stories.elixir", drinkers(s))
    if chosen is None:
        return
    discard(g, side, "elixir_of_life")
    if chosen.startswith("villager:"):
        come_back(g, last(chosen), where(s))
    elif s.boards[names.side_of(s, chosen)].lives:
        gain_qi(g, names.side_of(s, chosen), DATA.white_moon.elixir_qi)
    else:
        revive(g, names.side_of(s, chosen), where(s), DATA.white_moon.elixir_qi)


def where(s: State) -> str:
    """Return the place where revived Taoists and villagers appear: the Cemetery or, if the village
    has none, the centre."""
    return cemetery(s) or CENTRE


def drinkers(s: State) -> list[str]:
    taoists = [*s.living(), *dead(s)] if s.qi_left() else []
    return [names.taoist(s, side) for side in taoists] + returning(s, where(s))


def returning(s: State, place: str) -> list[str]:
    """Return the villagers of the Graveyard who can come back to this tile."""
    return [villager_key(id) for id in s.moon.graveyard] if has_room(s, place) else []


def come_back(g: G, villager: str, place: str) -> None:  # white-moon:343
    g.s.moon.graveyard.remove(villager)
    put_on_top(g.s, villager, place)
    g.tell("came-back", villager=villager_key(villager), tile=names.tile(g.s, place))


# In the owner's Yang phase


def usable(s: State, side: int) -> list[str]:
    found: list[str] = []
    if not s.moon.artefacts:
        return found
    if owns(s, side, "moon_dust") and s.moon.bank:
        found.append("artefact:moon_dust")
    if owns(s, side, "scroll_of_unity") and (s.players > 1 or s.centre_tokens):
        found.append("artefact:scroll_of_unity")
    if owns(s, side, "fireworks"):
        found.append("artefact:fireworks")
    return found


@deed("artefact")
def use(g: G, side: int, key: str) -> None:
    if last(key) != "fireworks":
        discard(g, side, last(key))
    g.then([last(key), side])


@book.procedure
def moon_dust(g: G, side: int) -> None:  # white-moon:546
    crystals.gain(g, side)


@book.procedure
def scroll_of_unity(g: G, side: int) -> None:  # white-moon:550-552
    """Let every other Taoist come to the owner's tile; this replaces the owner's move. A lone
    Taoist takes the Power tokens of the central tile instead."""
    s = g.s
    if s.stage == MOVE:
        s.stage = ACTION
    if s.players == 1:
        take_tokens(g, side, s.centre_tokens)
    g.then(*(["join", other, side] for other in s.living() if other != side))


@book.procedure
async def join(g: G, side: int, host: int) -> None:
    """Ask a Taoist if he comes to the host's tile. One who lies on the ground can stand up
    instead."""
    s = g.s
    board, goal = s.boards[side], s.boards[host].at
    laid = side in s.moon.laid
    if board.at == goal and not laid:
        return
    about = {"tile": names.tile(s, goal)}
    way = "stand_up" if laid else "come"
    if not await g.may(board.seat, "ghost_stories.join", [way], about=about):
        return
    if laid:
        s.moon.laid.remove(side)
        g.tell("stood-up", seat=names.seat(s, side))
        return
    start, board.at = board.at, goal
    g.tell("moved", seat=names.seat(s, side), way=names.tile(s, goal))
    g.then(["carry", board.seat, start, goal])


@book.procedure
async def fireworks(g: G, side: int) -> None:  # white-moon:558
    """Let the owner take help from any active tile, without using up the turn's action."""
    s = g.s
    tile = await g.ask(s.boards[side].seat, "ghost_stories.fireworks", helpers(s, side))
    discard(g, side, "fireworks")
    help_from(g, side, names.place_of(s, tile))


# Avenging Claw


def claws(s: State, side: int) -> Sequence[Sequence[object]]:  # white-moon:435, 564
    """Return the agenda entry that offers the Avenging Claw after a failed exorcism, once a
    turn."""
    if not owns(s, side, "avenging_claw") or s.moon.clawed:
        return ()
    colours = dict.fromkeys(colour for space in s.targets for colour in colours_of(s, space))
    return [["avenging_claw", side, list(colours)]]


def colours_of(s: State, space: str) -> list[str]:
    board = s.boards[SIDE_OF[space]].colour
    shown = GHOSTS[s.ghosts[space].id].resistance
    return [board if colour == "board" else colour for colour in shown]


@book.procedure
async def avenging_claw(g: G, side: int, colours: list[str]) -> None:
    s = g.s
    offered = [f"tao:{colour}" for colour in colours if s.supply[colour]]
    chosen = await g.may(s.boards[side].seat, "ghost_stories.claw", offered)
    if chosen:
        s.moon.clawed = True
        gain_tao(g, side, last(chosen))
