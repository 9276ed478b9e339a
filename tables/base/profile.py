"""The preferences of a person, at all tables."""

from typing import Literal

import msgspec
from msgspec import Struct

from .calendar import Calendar, Quiet, Span
from .model import DAY

VACATION_DAYS = 30  # days of vacation allowed in any 365 days


class Profile(Struct, kw_only=True):
    name: str = ""
    language: str = ""  # empty: the language of their Discord
    zone: str = "UTC"
    quiet: Quiet | None = None
    vacations: list[Span] = []
    pings: Literal["thread", "messages"] = "thread"
    nudges: bool = True
    digest: bool = False  # send a daily letter
    digest_only: bool = False  # send the letter instead of a call for each turn
    digest_hour: int = 9
    digest_from: int = 0  # the next letter tells events from this time on
    digest_sent: int = 0  # when the last letter was written
    theme: str = ""
    text_only: bool = False
    stills: bool = False  # never send moving pictures to this person's tables
    commands_confirm: bool = False  # a whole turn typed as one command needs no confirmation
    asks_all: bool = False  # ask even what nearly everybody answers alike
    presses_confirm: bool = False  # an answer that ends the turn and reveals nothing counts at once
    statistics: bool = True  # others may see this person's statistics
    named: bool = False  # others may see this person's name in challenges
    spoken: str = ""  # the last known language of their Discord, if they chose none
    looked: dict[int, int] = {}  # watched tables, each with the last row of its log seen

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
