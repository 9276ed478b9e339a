"""The base of all games' states, and results.

A state is plain data: ints, strings, lists, dicts with string keys, and structs of these. It
contains no floats, no sets and no caches."""

from typing import Any, Literal

from msgspec import Struct


class Rival(Struct):
    """The outcome of a rival: a side without a seat, played by the rules."""

    side: str  # for example rival:tom
    score: int
    parts: dict[str, int] = {}


class Result(Struct):
    """The end of a game: scores and ranking, or victory and defeat."""

    scores: list[int]
    ranking: list[list[int]]  # the best rank first; seats that tie share one
    parts: list[dict[str, int]] = []  # by seat: the score's parts
    won: bool | None = None  # None: seats played against each other
    reason: str = ""  # the id of the message that tells how the game ended
    rivals: list[Rival] = []
    level: str = ""  # the difficulty: a value of one of the mode's settings
    record: dict[str, int | str] = {}  # settings that the person's next game may begin with

    @property
    def kind(self) -> Literal["ranking", "team", "rival"]:
        """Return the kind of game: seats against each other, a team, or a person against a
        rival."""
        if self.won is None:
            return "ranking"
        return "rival" if self.rivals else "team"


class State(Struct, kw_only=True):
    """The base of each game's state."""

    agenda: list[list[Any]] = []  # [procedure, arguments...]; the last entry runs next
    begun: bool = False  # the set-up is complete
    draws: int = 0  # the number of draws made
    forced: dict[str, list[int]] = {}  # only in staged positions: the next draws, by purpose
    result: Result | None = None
