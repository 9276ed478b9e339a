"""Limits on how often people ask others to a table, so that nobody is pestered through the bot."""

from collections.abc import Collection

from ..base.errors import Refused, Why
from ..base.lately import Lately
from ..base.model import HOUR, Person

MOST = 60  # invitations by one person in an hour
MOST_ALIKE = 10  # of them to the same person


class Invitations:
    """The invitations of the last hour, of all tables together."""

    def __init__(self) -> None:
        self._by = Lately(MOST, HOUR)
        self._alike = Lately(MOST_ALIKE, HOUR)

    def count(self, person: Person, guests: Collection[Person], now: int) -> None:
        """Count the invitations of these guests; raise Refused if they are too many."""
        at = max(
            self._by.free_at(person, now, more=len(guests)),
            *(self._alike.free_at((person, guest), now) for guest in guests),
            0,
        )
        if at:
            raise Refused(Why.TOO_MANY_INVITED, at=at)
        for guest in guests:
            self._by.note(person, now)
            self._alike.note((person, guest), now)
