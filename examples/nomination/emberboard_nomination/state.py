"""The state of a game."""

from msgspec import Struct, field

from rules.core import State as Base

UNSAID = -1  # a nomination that is not made yet


class Seat(Struct):
    hand: list[str] = field(default_factory=list)
    named: int = UNSAID
    taken: int = 0
    tricks: int = 0  # points of all deals so far
    kept: int = 0  # points for words that were kept
    void: list[str] = field(default_factory=list)  # suits that it did not follow

    @property
    def points(self) -> int:
        return self.tricks + self.kept


class Played(Struct):
    seat: int
    card: str


class State(Base):
    seats: list[Seat]
    stock: list[str]
    size: int  # cards of this deal
    largest: int
    in_turn: bool = False
    trump: str = ""  # the card that was turned up
    dealer: int = 0
    leader: int = 0
    turn: int = -1
    trick: list[Played] = field(default_factory=list)
    last: list[Played] = field(default_factory=list)  # the trick before, to be looked at
    gone: list[str] = field(default_factory=list)  # played in earlier tricks of this deal

    @property
    def led(self) -> str:
        """Return the suit that has to be followed, if a card lies."""
        return self.trick[0].card.partition(":")[0] if self.trick else ""

    @property
    def trumps(self) -> str:
        return self.trump.partition(":")[0]

    def from_seat(self, first: int) -> list[int]:
        """Return all seats in the order of play."""
        count = len(self.seats)
        return [(first + n) % count for n in range(count)]
