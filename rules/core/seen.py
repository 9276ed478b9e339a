"""The types of a finished game's result in a view; all games use them."""

from typing import NotRequired, TypedDict

from .state import Result


class RivalSeen(TypedDict):
    side: str  # for example rival:tom
    score: int
    parts: dict[str, int]


class ResultSeen(TypedDict):
    scores: list[int]
    ranking: list[list[int]]
    parts: list[dict[str, int]]
    won: NotRequired[bool]  # only for a team or against a rival, like the fields below
    reason: NotRequired[str]
    level: NotRequired[str]
    rivals: NotRequired[list[RivalSeen]]


def result_seen(end: Result | None) -> ResultSeen | None:
    if end is None:
        return None
    seen: ResultSeen = {
        "scores": list(end.scores),
        "ranking": [list(rank) for rank in end.ranking],
        "parts": [dict(part) for part in end.parts],
    }
    if end.won is not None:
        seen["won"], seen["reason"], seen["level"] = end.won, end.reason, end.level
    if end.rivals:
        seen["rivals"] = [
            {"side": rival.side, "score": rival.score, "parts": dict(rival.parts)}
            for rival in end.rivals
        ]
    return seen
