"""The Magic Barrier (white-moon:255-275)."""

from .. import names
from ..arrival import leave
from ..exorcism import FACES, dice_key, sensible, use_dice
from ..names import SEAT, SPACE, last
from ..parts import COLOURS, CORNERS, DATA, GHOSTS, SPACES_OF, around
from ..payment import Payment, Purse, counted, payments
from ..registry import G, book
from ..state import State, decider
from .villagers import place_of, portal_works, save, stack, take_top, tops

OURS = "barrier"  # the owner of the crystals in the receptacles, in a Purse


@book.procedure
def barrier_due(g: G) -> None:
    """Raise the Magic Barrier if all four receptacles are full. If the Zhou family's gift is due,
    first fill them with all crystals of the bank and of the Taoists."""
    moon = g.s.moon
    if moon.barrier:
        moon.receptacles = list(CORNERS)
        moon.bank, moon.crystals, moon.new_crystals = 0, [0] * 4, [0] * 4
    if len(moon.receptacles) < len(CORNERS):
        return
    moon.barrier, moon.in_barrier = False, True
    g.tell("barrier")
    sides = around(g.s.active + 1)
    g.then(*(["barrier_board", side] for side in sides), ["barrier_over"])


@book.procedure
async def barrier_board(g: G, side: int) -> None:  # white-moon:267-271
    """Let the players choose for a board: rescue a villager for a crystal, roll against the board's
    ghosts, or nothing."""
    s = g.s
    offered = ["barrier_save"] if can_save(s) else []
    offered += ["barrier_roll"] if assailable(s, side) else []
    about = {"board": names.board(s, side)}
    chosen = await g.may(decider(s), "ghost_stories.barrier", offered, about=about)
    if chosen:
        g.then([chosen, side])


def can_save(s: State) -> bool:  # ruling: base 14, barrier without Portal
    return bool(s.moon.receptacles and tops(s)) and portal_works(s)


def assailable(s: State, side: int) -> list[str]:
    """Return the spaces of a board's ghosts, without incarnations."""
    return [
        space
        for space in SPACES_OF[side]
        if space in s.ghosts and not GHOSTS[s.ghosts[space].id].incarnation
    ]


@book.procedure
async def barrier_save(g: G, side: int) -> None:
    """Rescue the top villager at the Portal or, if nobody is there, of any stack."""
    s = g.s
    return_crystals(s, 1)
    place = s.moon.portal
    if not stack(s, place):
        place = place_of(s, await g.ask(decider(s), "ghost_stories.barrier_save", tops(s)))
    save(g, take_top(g, place))


def return_crystals(s: State, number: int) -> None:
    for _ in range(number):
        s.moon.receptacles.pop()
        s.moon.bank += 1


@book.procedure
def barrier_roll(g: G, side: int) -> None:  # white-moon:403
    """Roll the Barrier's dice against a board's ghosts."""
    s = g.s
    s.dice = [g.roll("tao", FACES) for _ in range(DATA.white_moon.barrier_dice)]
    s.targets, s.slain = assailable(s, side), []
    g.tell("rolled", seat=SEAT[decider(s)], dice=dice_key(s))
    g.then(["barrier_banish"], ["barrier_done"])


@book.procedure
async def barrier_banish(g: G) -> None:
    """Let the players exorcise a ghost with dice and crystals. Circle and Mantra help; powers and
    tokens do not."""
    s = g.s
    seat = decider(s)
    held = Purse(counted(s), {colour: {} for colour in COLOURS}, {OURS: len(s.moon.receptacles)})
    open_ones = [space for space in s.targets if space not in s.slain]
    within = [space for space in open_ones if payments(s, space, held)]
    chosen = await g.may(seat, "ghost_stories.banish", [SPACE[space] for space in within])
    if chosen is None:
        return
    space = last(chosen)
    offered = sensible(payments(s, space, held), alone=len(open_ones) == 1)
    about = {"ghost": f"ghost:{s.ghosts[space].id}"}
    key = await g.ask(seat, "ghost_stories.pay", [pay.key for pay in offered], about=about)
    strike(g, space, next(pay for pay in offered if pay.key == key))
    g.then(["barrier_banish"])


def strike(g: G, space: str, pay: Payment) -> None:
    s = g.s
    use_dice(s, pay)
    return_crystals(s, sum(number for _, number in pay.crystals))
    s.slain.append(space)
    g.tell("exorcised", seat=SEAT[decider(s)], ghost=f"ghost:{s.ghosts[space].id}")


@book.procedure
def barrier_done(g: G) -> None:
    """Take exorcised cards out of play. Their right stones have no effect."""
    for space in g.s.slain:
        leave(g, space)
    g.s.dice, g.s.targets, g.s.slain = [], [], []


@book.procedure
def barrier_over(g: G) -> None:  # white-moon:273, 423
    """Put crystals and Su-Ling back into the bank; then give the gifts of families that were
    completed meanwhile. The Zhou family's gift raises another Barrier."""
    moon = g.s.moon
    return_crystals(g.s, len(moon.receptacles))
    moon.su_ling, moon.in_barrier = "", False
    late, moon.late_families = moon.late_families, []
    g.then(*([f"{family}_saved"] for family in late), ["barrier_due"])
