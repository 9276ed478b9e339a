"""Gaining and spending Moon Crystals, and laying them into receptacles (white-moon:232-253)."""

from .. import names
from ..names import last
from ..parts import CORNERS
from ..registry import G, book
from ..rewards import give_yin_yang
from ..state import State, decider
from ..yang import BUDDHAS, deed


def gain(g: G, side: int) -> None:
    moon = g.s.moon
    if moon.bank:
        moon.bank -= 1
        moon.crystals[side] += 1
        moon.new_crystals[side] += 1
        g.tell("gained-crystal", seat=names.seat(g.s, side))


def give_back(s: State, side: int, number: int) -> None:
    """Put a Taoist's crystals back into the bank, those taken in this turn first."""
    moon = s.moon
    moon.crystals[side] -= number
    moon.new_crystals[side] = max(0, moon.new_crystals[side] - number)
    moon.bank += number


@book.procedure
def gain_crystal(g: G, side: int) -> None:  # white-moon:596
    if g.s.boards[side].lives:
        gain(g, side)


@book.procedure
async def gain_crystal_and_yinyang(g: G, side: int) -> None:  # white-moon:602
    """Give a crystal to any Taoist, and a Yin-Yang to one who lacks it."""
    s = g.s
    if s.moon.bank:
        keys = [names.taoist(s, other) for other in s.living()]
        whose = await g.ask(decider(s), "ghost_stories.give_crystal", keys)
        gain(g, names.side_of(s, whose))
    await give_yin_yang(g)


def receptacles(s: State, side: int) -> list[str]:  # white-moon:251-253
    """Return the receptacle at the Taoist's corner, if it is empty and he has a crystal that was
    taken in an earlier turn."""
    at, moon = s.boards[side].at, s.moon
    old = moon.crystals[side] - moon.new_crystals[side]
    return [f"receptacle:{at}"] if old and at in CORNERS and at not in moon.receptacles else []


@deed("receptacle")
def fill(g: G, side: int, key: str) -> None:
    moon = g.s.moon
    g.s.stage = BUDDHAS
    moon.crystals[side] -= 1
    moon.receptacles.append(last(key))
    g.tell("filled", receptacle=key)
