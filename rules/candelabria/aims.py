"""The aims of a House, and the time left, in words for advice."""

from collections.abc import Iterator

from rules.core import Aim, Message

from .parts import AMOUNTS
from .registry import book
from .solo import SOLO
from .state import State
from .two import TWO
from .worth import alone, battle, curse, prospects, to_come

# Parts of a position's worth that are aims of their own.
PARTS = {
    part: Message(f"aim-{part}") for part in ("points", "end", "means", "land", "upgrades", "order")
}
SOLO_PARTS = {part: Message(f"aim-{part}") for part in ("points", "goal", "means")}


@book.part
def aims(s: State, seat: int) -> Iterator[Aim]:
    if s.result or not s.houses[seat].castle:
        return
    alone_here = SOLO in s.variants
    worths = alone(s) if alone_here else prospects(s, seat)
    for part, words in (SOLO_PARTS if alone_here else PARTS).items():
        yield Aim(part, words, worths[part])
    if alone_here:
        return
    for region in to_come(s):
        words = Message("aim-battle", {"region": f"region:{region}"})
        yield Aim(f"region:{region}", words, battle(s, seat, region))
    for slot in () if TWO in s.variants else s.slots():
        words = Message("aim-curse", {"card": f"curse-card:{s.curses[slot].card}"})
        yield Aim(f"curse:{slot}", words, curse(s, seat, slot))


@book.part
def clock(s: State, seat: int) -> Message | None:
    if s.result or not s.year or SOLO in s.variants:
        return None
    return Message("clock-years", {"left": AMOUNTS.years - s.year})
