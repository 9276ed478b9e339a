"""The twelve families (white-moon:478-540). The procedure `<family>_killed` is the penalty for each
member killed on ``place``, `<family>_saved` the gift once the whole family is saved."""

from .. import names
from ..ending import lose
from ..haunting import haunt_line
from ..names import last
from ..parts import COLOURS, DATA, GHOSTS, SPACES, SPACES_OF, around
from ..powers import gain_tao
from ..qi import gain_qi, lose_qi
from ..registry import G, book
from ..state import decider, whose_turn
from . import villagers
from .substitutes import from_the_box

# Penalties


@book.procedure
def hua_killed(g: G, place: str) -> None:  # white-moon:405-411
    """Lay the active Taoist down, if he lives."""
    if g.s.boards[g.s.active].lives:
        lay_down(g, g.s.active)


def lay_down(g: G, side: int) -> None:
    if side not in g.s.moon.laid:
        g.s.moon.laid.append(side)
        g.tell("laid-down", seat=names.seat(g.s, side))


@book.procedure
async def zhou_killed(g: G, place: str) -> None:
    """Let the players choose a living Taoist or a neutral board, which loses 1 Qi."""
    s = g.s
    sides = [side for side in around(s.active) if s.boards[side].qi]
    keys = [
        names.taoist(s, side) if s.boards[side].lives else names.board(s, side) for side in sides
    ]
    lose_qi(g, names.side_of(s, await g.ask(decider(s), "ghost_stories.zhou", keys)))


@book.procedure
def li_killed(g: G, place: str) -> None:
    cut_deck(g)


def cut_deck(g: G) -> None:
    """Remove the lowest card of the deck that is no incarnation, unseen. If that empties the deck,
    the game is lost."""
    # ruling: base 14, bottom cards
    s = g.s
    lowest = next((n for n in reversed(range(len(s.deck))) if is_ghost(s.deck[n])), None)
    if lowest is None:
        return
    card = s.deck.pop(lowest)
    s.removed.append(card)
    if card in s.moon.seen:
        s.moon.seen.remove(card)
    g.tell("deck-cut")
    if not s.deck:
        lose(g, "deck")


def is_ghost(card: str) -> bool:
    return not GHOSTS[card].incarnation


@book.procedure
def sun_killed(g: G, place: str) -> None:
    g.then(["arrival"])


@book.procedure
async def miao_killed(g: G, place: str) -> None:
    await lose_token(g, "black")


@book.procedure
async def long_killed(g: G, place: str) -> None:
    await lose_token(g, "green")


@book.procedure
async def chang_killed(g: G, place: str) -> None:
    await lose_token(g, "red")


@book.procedure
async def teng_killed(g: G, place: str) -> None:
    await lose_token(g, "yellow")


@book.procedure
async def weng_killed(g: G, place: str) -> None:
    await lose_token(g, "blue")


async def lose_token(g: G, colour: str) -> None:
    """Remove a token of this colour from the game: one of the supply, or else a Taoist's, or else
    the one on the Circle of Prayer."""
    # ruling: base 14, tokens that leave
    s = g.s
    owners = [side for side in s.living() if s.boards[side].tao[colour]]
    if s.supply[colour]:
        s.supply[colour] -= 1
    elif owners:
        keys = [names.taoist(s, side) for side in owners]
        about = {"tao": f"tao:{colour}"}
        whose = await g.ask(decider(s), "ghost_stories.tao_leaves", keys, about=about)
        s.boards[names.side_of(s, whose)].tao[colour] -= 1
    elif s.circle == colour:
        s.circle = ""
    else:
        return
    s.moon.lost_tao[colour] += 1
    g.tell("tao-leaves", tao=f"tao:{colour}")


@book.procedure
async def xiang_killed(g: G, place: str) -> None:
    """Let the players choose another top villager, who dies too."""
    if villagers.tops(g.s):
        await villagers.kill_one_of(g, "xiang")


@book.procedure
def sheng_killed(g: G, place: str) -> None:  # white-moon:217, 419
    """Haunt the tile where the villager stood, unless it is haunted."""
    if place not in g.s.haunted:
        haunt_line(g, [place])


@book.procedure
def wu_killed(g: G, place: str) -> None:
    """Bring an incarnation from the box into play. If no space is free, put it on top of the
    deck."""
    s = g.s
    if not s.box:
        return
    card = from_the_box(g)
    s.moon.called.append(card)
    g.tell("called", ghost=f"ghost:{card}")
    if len(s.ghosts) == len(SPACES):
        s.deck.insert(0, card)
        s.moon.seen.append(card)
    else:
        s.arriving = card
        g.then(["place_ghost"])


# Rewards


def gain_artefact(g: G, family: str) -> None:
    give_artefact(g, DATA.family[family].artefact, whose_turn(g.s))


def give_artefact(g: G, artefact: str, side: int) -> None:
    g.s.moon.artefacts[artefact] = side
    g.tell("got-artefact", seat=names.seat(g.s, side), artefact=f"artefact:{artefact}")


@book.procedure
def hua_saved(g: G) -> None:
    gain_artefact(g, "hua")


@book.procedure
def sun_saved(g: G) -> None:
    gain_artefact(g, "sun")


@book.procedure
def miao_saved(g: G) -> None:
    gain_artefact(g, "miao")


@book.procedure
def sheng_saved(g: G) -> None:
    gain_artefact(g, "sheng")


@book.procedure
def long_saved(g: G) -> None:
    gain_artefact(g, "long")


@book.procedure
def chang_saved(g: G) -> None:
    gain_artefact(g, "chang")


@book.procedure
def teng_saved(g: G) -> None:
    gain_artefact(g, "teng")


@book.procedure
def weng_saved(g: G) -> None:
    gain_artefact(g, "weng")


@book.procedure
def zhou_saved(g: G) -> None:
    """Raise a Magic Barrier at the end of this turn."""
    g.s.moon.barrier = True


@book.procedure
async def li_saved(g: G) -> None:
    """Let the players distribute Qi among the living Taoists."""
    s = g.s
    for _ in range(min(DATA.white_moon.shared_qi, s.qi_left())):
        keys = [names.taoist(s, side) for side in s.living()]
        gain_qi(g, names.side_of(s, await g.ask(decider(s), "ghost_stories.give_qi", keys)))


@book.procedure
async def xiang_saved(g: G) -> None:
    """Let the players give a Tao token of each colour to any Taoists."""
    s = g.s
    for colour in COLOURS:
        if s.supply[colour]:
            keys = [names.taoist(s, side) for side in s.living()]
            about = {"tao": f"tao:{colour}"}
            whose = await g.ask(decider(s), "ghost_stories.give_tao", keys, about=about)
            gain_tao(g, names.side_of(s, whose), colour)


@book.procedure
async def wu_saved(g: G) -> None:
    """Let the players put the Temple's Buddhas on free spaces of boards with a living Taoist."""
    # white-moon:516; ruling: "their own" boards are not the possessed ones
    s = g.s
    while s.temple:
        spaces = [
            f"space:{space}"
            for side, board in enumerate(s.boards)
            if board.lives
            for space in SPACES_OF[side]
            if space not in s.ghosts and space not in s.buddhas
        ]
        chosen = await g.may(decider(s), "ghost_stories.wu_buddha", spaces)
        if chosen is None:
            return
        s.temple -= 1
        s.buddhas.append(last(chosen))
        g.tell("buddha-stands", space=chosen)
