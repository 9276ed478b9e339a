"""The state that all games share.

State is plain data: ints, strings, lists, str-keyed dicts and structs of them. Nothing in it is a
float, a set, or a cache."""

from typing import Any, Literal

from msgspec import Struct


class Rival(Struct):
    """The outcome of a rival side, which is no seat."""

    side: str  # for example rival:tom
    score: int
    parts: dict[str, int] = {}


class Result(Struct):
    """The end of a game: scores and ranking, or success and failure."""

    scores: list[int]
    ranking: list[list[int]]  # seats, the best first; equal seats together
    parts: list[dict[str, int]] = []  # by seat: the score's parts
    won: bool | None = None  # None: people played against each other
    reason: str = ""  # the game's message about the reason
    rivals: list[Rival] = []
    level: str = ""  # the difficulty: a value of one of the mode's settings
    record: dict[str, int | str] = {}  # values that the person's next game may begin with

    @property
    def kind(self) -> Literal["ranking", "team", "rival"]:
        """Return the kind: seats against each other, a team, or a person against a rival."""
        if self.won is None:
            return "ranking"
        return "rival" if self.rivals else "team"


class State(Struct, kw_only=True):
    """The base of each game's state."""

    agenda: list[list[Any]] = []  # [procedure, arguments...]; the last entry is run next
    begun: bool = False  # the set-up is complete
    draws: int = 0  # draws so far
    forced: dict[str, list[int]] = {}  # only in staged positions: the next draws, by purpose
    result: Result | None = None
