"""The preferences of a person, at all tables."""

from typing import Literal

import msgspec
from msgspec import Struct

from .calendar import Calendar, Quiet, Span
from .model import DAY

VACATION_DAYS = 30  # in any 365 days


class Profile(Struct, kw_only=True):
    name: str = ""
    language: str = ""  # empty: as their Discord says
    zone: str = "UTC"
    quiet: Quiet | None = None
    vacations: list[Span] = []
    pings: Literal["thread", "messages"] = "thread"
    nudges: bool = True
    digest: bool = False  # a daily letter
    digest_only: bool = False  # instead of a call for each turn
    digest_hour: int = 9
    digest_from: int = 0  # what was before is told already
    digest_sent: int = 0  # when the last one was written
    theme: str = ""
    text_only: bool = False
    stills: bool = False  # no moving pictures where this person plays
    commands_confirm: bool = False  # a whole turn in one command counts at once
    asks_all: bool = False  # wants to be asked what nearly everybody answers alike
    presses_confirm: bool = False  # an answer that ends the turn and hides nothing counts at once
    statistics: bool = True  # whether others may see theirs
    named: bool = False  # whether others see who it was that played a challenge
    spoken: str = ""  # what their Discord said last, for when nothing is chosen
    looked: dict[int, int] = {}  # tables that this person watches, and the last row seen of each

    @property
    def calendar(self) -> Calendar:
        return Calendar(self.zone, self.quiet, tuple(self.vacations))

    @property
    def letter_at(self) -> int | None:
        """Return when the next daily letter is due; never twice on one day."""
        if not self.digest:
            return None
        calendar = self.calendar
        moments = calendar.daily(self.digest_from, self.digest_hour)
        if not self.digest_sent:
            return next(moments)
        last = calendar.day(self.digest_sent)
        return next(at for at in moments if calendar.day(at) > last)

    def away(self, now: int) -> int | None:
        """Return the end of the person's vacation, or None."""
        return next((to for since, to in self.vacations if since <= now < to), None)

    def vacation_left(self, now: int) -> int:
        """Return the seconds of vacation left."""
        year_ago = now - 365 * DAY
        taken = sum(max(0, to - max(since, year_ago)) for since, to in self.vacations)
        return max(0, VACATION_DAYS * DAY - taken)


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Profile).decode
