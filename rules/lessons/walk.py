"""Playing through a chapter: the learner answers, the rivals play along."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import rules
from rules.core import Choice, Event, Game, RulesError
from rules.search import LEVELS, decide, to_follow
from rules.search.plans import fits

from .data import Chapter, Lesson, Place, Step, decisions

LEVEL = LEVELS["friendly"]  # plays the rivals once their script ends


class Unlit(RulesError):
    """A legal answer that the learner may not give yet: this step teaches another one."""


class Taken(NamedTuple):
    """A decision that was made in the chapter."""

    seat: int
    point: str
    keys: list[str]


class Walk:
    """One learner's game of a chapter. To resume it, pass the decisions made so far as ``line``."""

    def __init__(self, lesson: Lesson, chapter: Chapter, line: Iterable[Taken] = ()) -> None:
        self.lesson = lesson
        self.chapter = chapter
        self.game = begun(lesson, chapter.id).clone(explains=True)
        self.began = len(self.game.line)
        self.place = Place()
        self.said = ""  # the id of the last step done
        self._script = list(decisions(chapter.rivals))
        self._plan: list[tuple[str, tuple[str, ...]]] = []
        for taken in line:
            self._take(taken.seat, asked_of(self.game, taken), taken.keys)

    # Reading

    @property
    def asked(self) -> Choice | None:
        """Return the question that the learner is asked now."""
        return self.game.choice_for(self.lesson.seat)

    @property
    def index(self) -> int:
        """Return the number of the next step."""
        return self.place.number

    @property
    def step(self) -> Step | None:
        return self.at(self.place, self.asked) if self.asked else None

    @property
    def over(self) -> bool:
        return self.game.over or self.index >= len(self.chapter.steps)

    @property
    def line(self) -> list[Taken]:
        """Return the decisions since the chapter began."""
        return [Taken(it.seat, it.point, it.keys) for it in self.game.line[self.began :]]

    def at(self, place: Place, asked: Choice) -> Step | None:
        """Return the step that the question ``asked`` belongs to, at this place in the chapter."""
        return self.chapter.at(place, asked.point, self.lesson.passing)[1]

    def place_after(self, place: Place, asked: Choice) -> Place:
        """Return the place in the chapter after the question ``asked`` was answered at
        ``place``."""
        return self.chapter.place_after(place, asked.point, self.lesson.passing)

    # Answering

    def answer(self, keys: Sequence[str]) -> list[Event]:
        """Answer the learner's question. Raise IllegalAnswer or Unlit, with nothing changed."""
        asked, step = self.asked, self.step
        if asked is None:
            raise RulesError("the learner is not asked")
        if step is not None and not step.allows(asked, asked.check(keys)):
            raise Unlit(step.id)
        return self._take(asked.seat, asked, keys)

    def play_along(self) -> list[Event]:
        """Let the rivals act until the learner is asked, or the game is over."""
        events: list[Event] = []
        while self.game.pending and self.asked is None:
            choice = self.game.pending[0]
            events += self._take(choice.seat, choice, self._scripted(choice) or self._own(choice))
        return events

    def _take(self, seat: int, choice: Choice, keys: Sequence[str]) -> list[Event]:
        turn = turn_of(self.game)
        events = self.game.answer(seat, choice, keys)
        if seat == self.lesson.seat:
            self._go_on(choice)
        elif self._script and self._script[0] == (seat, list(keys)):
            self._script.pop(0)
        over = turn != turn_of(self.game)
        if self.place.free and (seat != self.lesson.seat or over):
            self._end_of_turn()
        self.place = self.place._replace(begins=over)
        return events

    def _go_on(self, choice: Choice) -> None:
        step = self.at(self.place, choice)
        self.place = self.place_after(self.place, choice)
        if step is not None and not step.free:
            self.said = step.id

    def _end_of_turn(self) -> None:
        """Go on to the next step if this one was free play for a turn."""
        step = self.chapter.steps[self.index]
        if step.lasts == "turn":
            self.place, self.said = Place(self.index + 1), step.id

    # The rivals

    def _scripted(self, choice: Choice) -> list[str] | None:
        """Return the script's next answer if it is this seat's and legal, else None."""
        if not self._script:
            return None
        seat, keys = self._script[0]
        return keys if seat == choice.seat and legal(choice, keys) else None

    def _own(self, choice: Choice) -> list[str]:
        """Return the answer of a friendly automa, seeded so that the same position always gets the
        same answer."""
        if not self._plan or not fits(choice, self._plan[0]):
            seed = f"{self.lesson.seed}/{len(self.game.line)}".encode()
            plan = decide(self.game, choice.seat, LEVEL, seed)[0]
            self._plan = list(to_follow(self.game, plan))
        return list(self._plan.pop(0)[1])


def legal(choice: Choice, keys: Sequence[str]) -> bool:
    return choice.least <= len(keys) <= choice.most and all(key in choice.keys for key in keys)


def asked_of(game: Game[Any], taken: Taken) -> Choice:
    """Return the open question that a stored decision answers. Raise RulesError if there is none,
    as after a correction of the rules."""
    for choice in (*game.pending, *game.changeable):
        if (choice.seat, choice.point) == (taken.seat, taken.point):
            return choice
    raise RulesError(f"nobody asks {taken.point} of seat {taken.seat}")


def turn_of(game: Game[Any]) -> object:
    """Return a value that differs from one turn to the next."""
    return game.book.whole_turn(game.state)


@lru_cache(maxsize=64)
def begun(lesson: Lesson, chapter: str) -> Game[Any]:
    """Return the game at the beginning of a chapter. Callers share it: play on a copy."""
    it = lesson.chapter(chapter)
    if it.after:
        walk = Walk(lesson, lesson.chapter(it.after))
        walked(walk)
        game = walk.game
    else:
        options = {**lesson.options}
        seed = (it.seed or lesson.seed).encode()
        game = rules.new_game(lesson.game, seats=lesson.seats, seed=seed, options=options)
    for number, (seat, keys) in enumerate(decisions(it.line), 1):
        choice = next((asked for asked in game.pending if asked.seat == seat), None)
        if choice is None or not legal(choice, keys):
            asked = ", ".join(f"{it.point} of seat {it.seat}" for it in game.pending) or "nothing"
            raise RulesError(f"{chapter}: decision {number} of its line, {seat} {' '.join(keys)}: "
                             f"{asked} is asked")  # fmt: skip
        game.answer(seat, choice, keys)
    return game


def walked(walk: Walk) -> None:
    """Play the chapter to its end by the first lit answers."""
    walk.play_along()
    while not walk.over:
        walk.answer(usual(walk))
        walk.play_along()


def usual(walk: Walk) -> list[str]:
    """Return the first lit answer; in free play, an automa's answer."""
    asked, step = walk.asked, walk.step
    assert asked is not None
    if step is not None and not step.free:
        return step.taken(asked)
    if step is None and asked.point in walk.lesson.passing:
        return list(asked.keys[: asked.least])
    seed = f"{walk.lesson.seed}/{len(walk.game.line)}".encode()
    return list(decide(walk.game, asked.seat, LEVEL, seed)[0].answers[0][1])
