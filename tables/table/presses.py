"""Double clicks: a repeat within a moment is done once, even across a restart."""

from collections import OrderedDict

from db import Claim, InDoubt, PressRow, StoreFault, current_attempt

from ..base.errors import refusals
from .house import House

KEPT = 1000  # tables remembered at a time


class Presses:
    """Claims presses, so that each counts once: in the store together with the first change a press
    makes, and in memory until then."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._last = OrderedDict[int, PressRow]()  # by place: its last press

    async def first(self, press: PressRow) -> bool:
        """Tell if this press is not a repeat of the last one at its place. The same press counts
        again after a moment, after another one there, or if the last one failed."""
        begun, attempt = self._house.beginnings.of(press.place), current_attempt.get()
        before = [self._last.get(press.place), begun.last if begun is not None else None]
        if any(self._repeats(press, last) for last in before if last is not None):
            return False
        self._last[press.place] = press
        self._last.move_to_end(press.place)
        while len(self._last) > KEPT:
            self._last.popitem(last=False)
        if begun is None or attempt is None:
            return await self._claim(press)
        attempt.claim = Claim(press, self._house.double)
        return True

    async def handled(self, press: PressRow) -> None:
        """Claim a press that changed nothing, so that it is known after a restart."""
        attempt = current_attempt.get()
        if attempt is not None and attempt.claim is not None:
            attempt.claim = None
            await self._claim(press)

    async def failed(self, press: PressRow) -> None:
        attempt = current_attempt.get()
        if self._last.get(press.place) == press:
            del self._last[press.place]
        if attempt is not None and attempt.claim is not None:
            attempt.claim = None
            return
        with refusals():
            await self._house.store.release_press(press)

    def _repeats(self, press: PressRow, last: PressRow) -> bool:
        same = (last.person, last.what) == (press.person, press.what)
        return same and abs(press.at - last.at) <= self._house.double

    async def _claim(self, press: PressRow) -> bool:
        with refusals():
            try:
                return await self._house.store.claim_press(press, self._house.double)
            except InDoubt as fault:  # the claim is in doubt; the press itself was not carried out
                raise StoreFault(str(fault)) from fault
