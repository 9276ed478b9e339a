"""The state that all games share.

State is plain data: ints, strings, lists, str-keyed dicts and structs of them. Nothing in it is a
float, a set, or a cache."""

from typing import Any, Literal

from msgspec import Struct


class Rival(Struct):
    """The outcome of a rival side, which is no seat."""

    side: str  # rival:...
    score: int
    parts: dict[str, int] = {}


class Result(Struct):
    """The end of a game: scores and ranking, or success and failure."""

    scores: list[int]
    ranking: list[list[int]]  # seats, best first; seats that share a rank stand together
    parts: list[dict[str, int]] = []  # by seat: what its score is made of
    won: bool | None = None  # None: the seats played against each other
    reason: str = ""  # a message id of the game: why it was won or lost
    rivals: list[Rival] = []
    level: str = ""  # how hard it was: a value of one of the mode's settings
    record: dict[str, int | str] = {}  # what a person may begin the next game with

    @property
    def kind(self) -> Literal["ranking", "team", "rival"]:
        """Return the kind: seats against each other, a team, or a person against a rival."""
        if self.won is None:
            return "ranking"
        return "rival" if self.rivals else "team"


class State(Struct, kw_only=True):
    """The base of each game's state."""

    agenda: list[list[Any]] = []  # [procedure, arguments...]; the last entry comes next
    begun: bool = False  # the set-up is complete
    draws: int = 0  # how many numbers chance has given
    forced: dict[str, list[int]] = {}  # staged positions only: what chance gives next, by purpose
    result: Result | None = None
