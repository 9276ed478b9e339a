"""The checker names answers that no order can explain, and accepts all others."""

import pytest

from .checker import Truth, check, shrunk
from .record import Told

ANN, BOB = 101, 102
ROWS = [(ANN, ("a",)), (BOB, ("b",)), (ANN, ("c",))]
TRUTH = Truth(
    revision=5,
    sequence=3,
    presses=frozenset({1, 2, 3}),
    answers=ROWS,
    floors={length: (length, 0) for length in range(4)},
    logs={length: f"log {length}" for length in range(4)},
    views={(length, 0): f"view {length}" for length in range(4)},
    answered=[0, 1, 2, 3],
)


def answer(at: int, press: int, who: int, key: str, outcome: str = "done") -> Told:
    return Told(1, who, "answer", at, press=press, keys=[key], ended=at + 5, outcome=outcome)


def look(at: int, sequence: int, **other: object) -> Told:
    told = Told(1, ANN, "look", at, ended=at + 5, outcome="done", revision=sequence + 2,
                sequence=sequence, length=sequence, floor=sequence, seat=0, eyes=0,
                view=f"view {sequence}", log=f"log {sequence}")  # fmt: skip
    for name, value in other.items():
        setattr(told, name, value)
    return told


HONEST = [
    look(0, 0),
    answer(10, 1, ANN, "a"),
    look(12, 0),  # seen before the answer that began at 10 had ended
    answer(20, 2, BOB, "b"),
    look(30, 2),
    answer(40, 3, ANN, "c"),
    look(50, 3),
    answer(60, 4, BOB, "d", "refused"),
    answer(70, 5, BOB, "d", "lost"),
    answer(80, 6, BOB, "d", "unknown"),
]
WRONG = {
    "ambiguous commit": answer(90, 3, ANN, "c", "lost"),
    "lost update": answer(90, 9, ANN, "z"),
    "stale read": look(90, 2),
    "torn read": look(90, 3, floor=2),
    "order": look(90, 3, revision=3),
}


def test_what_an_order_explains_is_let_be() -> None:
    assert list(check(HONEST, TRUTH)) == []


@pytest.mark.parametrize("kind", WRONG)
def test_what_no_order_explains_is_named(kind: str) -> None:
    history = [*HONEST, WRONG[kind]]
    assert kind in {fault.kind for fault in check(history, TRUTH)}
    short = shrunk(history, TRUTH, kind)
    assert len(short) <= 3
    assert kind in {fault.kind for fault in check(short, TRUTH)}


@pytest.mark.parametrize("part", ["length", "seat", "view", "log"])
def test_each_part_of_a_look_has_to_belong_to_the_others(part: str) -> None:
    other = {"length": 2, "seat": 1, "view": "view 2", "log": "log 2"}[part]
    assert [it.kind for it in check([look(0, 3, **{part: other})], TRUTH)] == ["torn read"]
