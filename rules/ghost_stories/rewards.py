"""Right stones: what an exorcist gains (base 7). A Taoist who has died meanwhile gains nothing."""

from . import names
from .powers import take_tao
from .qi import gain_qi
from .registry import G, book
from .state import State, decider


@book.procedure
async def gain_tao_1(g: G, side: int) -> None:
    if g.s.boards[side].lives:
        await take_tao(g, side)


@book.procedure
async def gain_tao_2(g: G, side: int) -> None:
    if g.s.boards[side].lives:
        await take_tao(g, side)
        await take_tao(g, side)


@book.procedure
async def gain_qi_or_yinyang(g: G, side: int) -> None:
    s = g.s
    board = s.boards[side]
    if not board.lives:
        return
    offered = ["qi"] if s.qi_left() else []
    offered += [] if board.yin_yang else ["yin_yang"]
    if not offered:
        return
    if await g.ask(board.seat, "ghost_stories.qi_or_yin_yang", offered) == "qi":
        gain_qi(g, side)
    else:
        gain_yin_yang(g, side)


@book.procedure
async def gain_qi_and_yinyang(g: G, side: int) -> None:
    """Give 1 Qi to any Taoist, and a Yin-Yang to one who lacks it."""
    s = g.s
    if s.qi_left():
        keys = [names.taoist(s, other) for other in s.living()]
        gain_qi(g, names.side_of(s, await g.ask(decider(s), "ghost_stories.give_qi", keys)))
    await give_yin_yang(g)


async def give_yin_yang(g: G) -> None:
    s = g.s
    keys = lacking_yin_yang(s)
    if keys:
        chosen = await g.ask(decider(s), "ghost_stories.give_yin_yang", keys)
        gain_yin_yang(g, names.side_of(s, chosen))


def lacking_yin_yang(s: State) -> list[str]:
    return [names.taoist(s, side) for side in s.living() if not s.boards[side].yin_yang]


def gain_yin_yang(g: G, side: int) -> None:
    g.s.boards[side].yin_yang = True
    g.tell("gained-yin-yang", seat=names.seat(g.s, side))
