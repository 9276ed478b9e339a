"""What every game's state has in common. State is plain data: ints, strings, lists, str-keyed
dicts and structs of them. Nothing in it is a float, a set, or a cache."""

from typing import Any

from msgspec import Struct


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    ranking: list[list[int]]  # seats, best first; seats that share a rank stand together
    parts: list[dict[str, int]] = []  # by seat: what its score is made of
    won: bool | None = None  # against the game itself: solo and cooperative modes
    reason: str = ""  # a message id of the game


class State(Struct, kw_only=True):
    """The base of each game's state."""

    agenda: list[list[Any]] = []  # [procedure, arguments...]; the last entry comes next
    begun: bool = False  # the set-up is complete
    draws: int = 0  # how many numbers chance has given
    forced: dict[str, list[int]] = {}  # staged positions only: what chance gives next, by purpose
    result: Result | None = None
