"""Exorcism (base 7): rolling dice, choosing ghosts, paying for them, and their curses and
rewards."""

from . import names, powers, variant
from .arrival import leave
from .names import SEAT, SPACE, last
from .parts import BOX, DATA, FACING, GHOSTS
from .payment import Payment, Purse, by_dice_alone, payments, purse, shortfall
from .registry import G, book
from .state import State

FACES = DATA.die.tao


def possible(s: State, side: int) -> bool:
    return bool(facing(s, s.boards[side].at))


def facing(s: State, tile: str) -> list[str]:
    """Return the spaces of ghosts that may be exorcised from this tile."""
    return [space for space in FACING[tile] if space in s.ghosts and assailable(s, space)]


def assailable(s: State, space: str) -> bool:
    """Tell if a ghost may be exorcised: the Howling Nightmare only if the space opposite is empty,
    the Uncatchable only if a Buddha is on its space (base 10)."""
    centre = GHOSTS[s.ghosts[space].id].centre
    if "NEED_OPPOSITE_EMPTY" in centre and DATA.space[space].opposite in s.ghosts:
        return False
    return "NEED_BUDDHA" not in centre or space in s.buddhas


@book.procedure
def exorcise(g: G, side: int) -> None:
    s = g.s
    s.targets, s.slain = facing(s, s.boards[side].at), []
    s.attempts += 1
    g.then(["roll_tao", side], ["banish", side, True], ["after_exorcism", side, True])


def free_dice(s: State) -> int:
    """Return the number of Tao dice that ghosts do not hold captive."""
    return max(0, BOX.tao_dice - powers.in_play(s, "DIE_CAPTIVE"))


@book.procedure
async def roll_tao(g: G, side: int) -> None:
    """Roll the free Tao dice, and the grey die too with Strength of a Mountain."""
    s = g.s
    number = free_dice(s)
    white = min(number, variant.of(s).white_dice(s, side))
    grey = powers.has(s, side, "strength_of_a_mountain")
    s.dice = ["white"] * white
    await throw(g, side, number - white + grey)


async def throw(g: G, side: int, number: int) -> None:
    """Roll ``number`` dice. With The Gods' Favourite, any of them may be rolled once more."""
    s = g.s
    seat = s.boards[side].seat
    kept = len(s.dice)
    s.dice = s.dice + g.rolls("tao", FACES, number)
    g.tell("rolled", seat=SEAT[seat], dice=dice_key(s))
    if powers.has(s, side, "gods_favorite"):
        dice = [f"die:{n}" for n in range(kept, len(s.dice))]
        again = await g.ask_some(seat, "ghost_stories.reroll", dice, 0, len(dice))
        for die in sorted(again):
            s.dice[int(last(die))] = g.roll("tao", FACES)
        if again:
            g.tell("rerolled", seat=SEAT[seat], dice=dice_key(s))


def dice_key(s: State) -> str:
    return ":".join(["dice", *s.dice])


@book.procedure
async def banish(g: G, side: int, shared: bool) -> None:
    """Let the Taoist exorcise one ghost, then perhaps another with the rest of the means. If dice
    alone are enough for a ghost, at least one has to be exorcised, except at the Kung-Fu School."""
    # white-moon:328
    s = g.s
    seat = s.boards[side].seat
    held = purse(s, side, shared=shared)
    open_ones = [space for space in s.targets if space not in s.slain]
    offers = {space: payments(s, space, held) for space in open_ones}
    within = [space for space, offered in offers.items() if offered]
    if not within:
        return
    must = shared and not s.slain and any(by_dice_alone(s, space, held) for space in within)
    ask = g.ask if must else g.may
    chosen: str | None = await ask(seat, "ghost_stories.banish", [SPACE[space] for space in within])
    if chosen is None:
        return
    space = last(chosen)
    offered = sensible(offers[space], alone=len(open_ones) == 1)
    about = {"ghost": f"ghost:{s.ghosts[space].id}"}
    key = await g.ask(seat, "ghost_stories.pay", [pay.key for pay in offered], about=about)
    settle(g, side, space, next(pay for pay in offered if pay.key == key))
    g.then(["banish", side, shared])


def sensible(offered: list[Payment], *, alone: bool) -> list[Payment]:
    """Return the payments worth offering. If only one ghost is left (``alone``), use as many white
    faces as possible, since they cannot be saved."""
    most = max(pay.white for pay in offered)
    return [pay for pay in offered if not alone or pay.white == most]


def settle(g: G, side: int, space: str, pay: Payment) -> None:
    s = g.s
    use_dice(s, pay)
    for colour, whose, number in pay.tao:
        owner = names.side_of(s, f"taoist:{whose}")
        s.boards[owner].tao[colour] -= number
        s.supply[colour] += number
        g.tell("spent", seat=names.seat(s, owner), thing=f"spent:{colour}:{number}")
    for whose, number in pay.crystals:
        owner = names.side_of(s, f"taoist:{whose}")
        variant.of(s).spend_crystals(g, owner, number)
        g.tell("spent", seat=names.seat(s, owner), thing=f"crystals:{number}")
    s.slain.append(space)
    g.tell("exorcised", seat=names.seat(s, side), ghost=f"ghost:{s.ghosts[space].id}")


def use_dice(s: State, pay: Payment) -> None:
    for face, number in pay.dice:
        for _ in range(number):
            s.dice.remove(face)


@book.procedure
def after_exorcism(g: G, side: int, rewarded: bool) -> None:
    """Take exorcised cards out of play. Then let all their curses take effect, then all rewards."""
    s = g.s
    gone = [(space, leave_beaten(g, space)) for space in s.slain]
    failed = [] if gone else variant.of(s).failed(s, side)
    if not gone:
        g.tell("exorcism-failed", seat=names.seat(s, side))
        tell_missing(g, purse(s, side, shared=rewarded))
    s.dice = []
    if not gone:
        g.then(*failed)
    elif rewarded:
        stones = [(stone, space) for space, card in gone for stone in GHOSTS[card].right]
        curses = [["curse", side, SPACE[space]] for stone, space in stones if stone == "CURSE"]
        rewards = [[stone.lower(), side] for stone, _ in stones if stone != "CURSE"]
        great_one = any(GHOSTS[card].incarnation for _, card in gone)
        g.then(*curses, *([["check_victory"]] if great_one else []), *rewards)
    s.targets, s.slain = [], []


def tell_missing(g: G, held: Purse) -> None:
    """Log what was missing to exorcise each of the ghosts, with the means in ``held``."""
    s = g.s
    for space in s.targets:
        if missing := shortfall(s, space, held):
            need = ":".join(["need", *(f"{colour}-{n}" for colour, n in missing.items())])
            ghost = f"ghost:{s.ghosts[space].id}"
            number, dice = len(s.dice), dice_key(s)
            g.tell("withstands", ghost=ghost, missing=need, dice=dice, number=number)


def leave_beaten(g: G, space: str) -> str:
    card = leave(g, space)
    if GHOSTS[card].incarnation:
        g.s.beaten.append(card)
    return card
