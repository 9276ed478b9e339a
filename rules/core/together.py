"""Simultaneous questions: several seats are asked at once, each one question or a chain of them."""

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Generator, Mapping, Sequence
from typing import Any

from .choice import Choice
from .errors import DeadEnd


class Together(ABC):
    """A question to several seats at once. No answer takes effect before the last one is given."""

    __slots__ = ("at",)
    at: int  # the number of decisions made before these questions

    @property
    @abstractmethod
    def pending(self) -> tuple[Choice, ...]: ...

    @property
    @abstractmethod
    def answered(self) -> tuple[Choice, ...]:
        """Return the questions of the seats that are done; of a chain, its first question."""

    @property
    @abstractmethod
    def changeable(self) -> tuple[Choice, ...]:
        """Return the answered questions whose answer may still be changed."""

    @property
    @abstractmethod
    def hides(self) -> bool:
        """Tell if a seat's progress has to be hidden from the others."""

    @property
    @abstractmethod
    def sealed(self) -> bool:
        """Tell if the last answer reveals what other seats chose."""

    @abstractmethod
    def given(self, seat: int) -> list[str] | None:
        """Return this seat's answer, or None."""

    @abstractmethod
    def hidden(self, seat: int) -> bool:
        """Tell if this seat's answer is hidden from the others."""

    def begin(self, at: int, number: int) -> None:
        """Ask the first questions, each with the number ``number``, after the first ``at``
        decisions."""
        self.at = at
        for choice in self.pending:
            choice.asked = number

    @abstractmethod
    def take(self, choice: Choice, answer: list[str], number: int) -> None:
        """Take an answer. ``number`` is that of the question that follows."""

    @abstractmethod
    def since(self, choice: Choice) -> int:
        """Return the index of the first decision that becomes void if the seat changes this answer,
        or -1 if the new answer simply replaces the old one."""

    @abstractmethod
    def shown(self, choice: Choice) -> str:
        """Return the point that other seats see. It hides how far this seat has come."""

    @abstractmethod
    def midway(self, seat: int) -> bool:
        """Tell if this seat is in the middle of its chain: it has answered, and is asked more."""


class Questions(Together):
    """One question to each of several seats."""

    __slots__ = ("_answers", "_changeable", "choices")

    def __init__(self, choices: Sequence[Choice], changeable: bool) -> None:
        self.choices = choices
        self._changeable = changeable
        self._answers: dict[int, list[str]] = {}

    def __await__(self) -> Generator[Together, None, dict[int, list[str]]]:
        yield self
        return {choice.seat: self._answers[choice.seat] for choice in self.choices}

    @property
    def pending(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if choice.seat not in self._answers)

    @property
    def answered(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if choice.seat in self._answers)

    @property
    def changeable(self) -> tuple[Choice, ...]:
        return self.answered if self._changeable else ()

    @property
    def hides(self) -> bool:
        return any(choice.secret for choice in self.choices)

    @property
    def sealed(self) -> bool:
        return len(self.choices) > 1 and self.hides

    def given(self, seat: int) -> list[str] | None:
        return self._answers.get(seat)

    def hidden(self, seat: int) -> bool:
        return any(choice.secret for choice in self.choices if choice.seat == seat)

    def take(self, choice: Choice, answer: list[str], number: int) -> None:
        self._answers[choice.seat] = answer

    def since(self, choice: Choice) -> int:
        return -1

    def shown(self, choice: Choice) -> str:
        return choice.point

    def midway(self, seat: int) -> bool:
        return False


class Line:
    """One seat's chain of questions: how far the seat has come, and the chain's result."""

    __slots__ = ("_coroutine", "asked", "first", "given", "outcome", "seat", "secret")

    def __init__(self, seat: int, coroutine: Coroutine[Any, Any, Any]) -> None:
        self.seat = seat
        self._coroutine = coroutine
        self.first: Choice | None = None
        self.asked: Choice | None = None
        self.given: list[str] | None = None  # the keys of the seat's answer, if any
        self.secret = False
        self.outcome: Any = None

    def go_on(self, answer: list[str] | None) -> None:
        """Go on to the next question, or to the end."""
        try:
            asked = self._coroutine.send(answer)
        except StopIteration as end:
            self.asked, self.outcome = None, end.value
            return
        if not isinstance(asked, Choice) or asked.seat != self.seat:
            raise DeadEnd(f"the line of seat {self.seat} asks {asked!r}; it may ask its seat alone")
        self.asked = asked
        self.first = self.first or asked
        self.secret = self.secret or asked.secret

    def close(self) -> None:
        self._coroutine.close()


class Apart(Together):
    """A chain of questions to each of several seats, which go on independently of each other."""

    __slots__ = ("lines",)

    def __init__(self, lines: Mapping[int, Coroutine[Any, Any, Any]]) -> None:
        self.lines = {seat: Line(seat, coroutine) for seat, coroutine in lines.items()}

    def __await__(self) -> Generator[Together, None, dict[int, Any]]:
        try:
            for line in self.lines.values():
                line.go_on(None)
        except Exception:
            for line in self.lines.values():
                line.close()
            raise
        if self.pending:
            yield self
        return {seat: line.outcome for seat, line in self.lines.items()}

    @property
    def pending(self) -> tuple[Choice, ...]:
        return tuple(line.asked for line in self.lines.values() if line.asked)

    @property
    def answered(self) -> tuple[Choice, ...]:
        return tuple(line.first for line in self.lines.values() if line.first and not line.asked)

    @property
    def changeable(self) -> tuple[Choice, ...]:
        return self.answered

    @property
    def hides(self) -> bool:
        return any(line.secret for line in self.lines.values())

    @property
    def sealed(self) -> bool:
        return len(self.lines) > 1 and self.hides

    def given(self, seat: int) -> list[str] | None:
        line = self.lines.get(seat)
        return line.given if line else None

    def hidden(self, seat: int) -> bool:
        return seat in self.lines and self.lines[seat].secret

    def take(self, choice: Choice, answer: list[str], number: int) -> None:
        line = self.lines[choice.seat]
        line.given = [*(line.given or ()), *answer]
        line.go_on(answer)
        if line.asked:
            line.asked.asked = number

    def since(self, choice: Choice) -> int:
        return self.at

    def shown(self, choice: Choice) -> str:
        first = self.lines[choice.seat].first
        return first.point if first and first.secret else choice.point

    def midway(self, seat: int) -> bool:
        line = self.lines.get(seat)
        return line is not None and line.asked is not None and line.asked is not line.first
