"""Double clicks: what somebody does twice within a moment is done once, also across a restart."""

from db import InDoubt, PressRow, StoreFault

from ..base.errors import refusals
from .house import House


class Presses:
    def __init__(self, house: House) -> None:
        self._house = house

    async def first(self, press: PressRow) -> bool:
        """Tell if this press is not a repeat of the last one at its place. The same press counts
        again later, after anything else was done there, or when the press before came to
        nothing."""
        with refusals():
            try:
                return await self._house.store.claim_press(press, self._house.double)
            except InDoubt as fault:  # of the claim; what was pressed is not done
                raise StoreFault(str(fault)) from fault

    async def failed(self, press: PressRow) -> None:
        with refusals():
            await self._house.store.release_press(press)
