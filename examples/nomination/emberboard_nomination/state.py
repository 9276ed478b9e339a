"""The state of a game."""

from msgspec import Struct, field

from rules.core import State as Base

UNSAID = -1  # no number is named yet


class Seat(Struct):
    hand: list[str] = field(default_factory=list)
    named: int = UNSAID
    taken: int = 0
    tricks: int = 0  # points for tricks in all deals so far
    kept: int = 0  # points for exact numbers in all deals so far
    void: list[str] = field(default_factory=list)  # suits that the seat did not follow

    @property
    def points(self) -> int:
        return self.tricks + self.kept


class Played(Struct):
    seat: int
    card: str


class State(Base):
    seats: list[Seat]
    stock: list[str]
    size: int  # cards in each hand of this deal
    largest: int
    in_turn: bool = False
    trump: str = ""  # the card turned up for the trumps
    dealer: int = 0
    leader: int = 0
    turn: int = -1
    trick: list[Played] = field(default_factory=list)
    last: list[Played] = field(default_factory=list)  # the previous trick, for everybody to see
    gone: list[str] = field(default_factory=list)  # cards of this deal's earlier tricks

    @property
    def led(self) -> str:
        """Return the suit led in this trick, or an empty string."""
        return self.trick[0].card.partition(":")[0] if self.trick else ""

    @property
    def trumps(self) -> str:
        return self.trump.partition(":")[0]

    def from_seat(self, first: int) -> list[int]:
        """Return all seats in the order of play, beginning with ``first``."""
        count = len(self.seats)
        return [(first + n) % count for n in range(count)]
