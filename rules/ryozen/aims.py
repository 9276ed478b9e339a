"""The aims of a player, and the time left, in words for advice."""

from collections.abc import Iterator

from rules.core import Aim, Message

from .keys import SECTOR
from .parts import SET_UP
from .registry import book
from .state import State
from .tenths import FAVOUR, SHARD
from .worth import in_sectors, own, shards

# Parts of a position's worth that are aims of their own.
PARTS = {
    part: Message(f"aim-{part}")
    for part in ("favour", "resources", "companions", "omens", "villages", "revelations")
}


@book.part
def aims(s: State, seat: int) -> Iterator[Aim]:
    if s.result:
        return
    worths = own(s, seat)
    for part, words in PARTS.items():
        yield Aim(part, words, worths[part])
    yield Aim("shards", Message("aim-shards"), shards(s, seat, {}))
    if s.phase != "day":
        return
    for sector, reward, hope in in_sectors(s, seat):
        words = Message("aim-sector", {"sector": SECTOR[sector]})
        yield Aim(SECTOR[sector], words, reward + SHARD * hope)
    here = len(s.in_palace(seat))
    if here:
        yield Aim("palace", Message("aim-palace"), FAVOUR * here + SHARD)


@book.part
def clock(s: State, seat: int) -> Message | None:
    if s.result or not s.begun:
        return None
    return Message("clock-rounds", {"left": SET_UP.rounds - s.round})
