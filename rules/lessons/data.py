"""The lessons of a game, read from `rules/<game>/lessons/*.toml`. Their sentences are in
`lessons.ftl`."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from rules import PACKAGES
from rules.core import BadData, Choice
from rules.core.modes import OptionValue

DECLINED = ""  # among lit answers: the question may be skipped


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step: one question that the learner answers, and the rules that it teaches.

    ``lit`` are patterns of the keys that the learner may choose; without any, all keys are lit. If
    several keys are chosen, each pattern of ``must`` has to match one. ``lasts`` makes a step of
    free play, which takes every question until the turn or the game is over.
    """

    id: str
    point: str = ""
    lit: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    maybe: bool = False  # skipped if another question is asked
    lasts: Literal["answer", "turn", "end"] = "answer"

    @property
    def free(self) -> bool:
        return self.lasts != "answer"

    def lights(self, choice: Choice) -> frozenset[str] | None:
        """Return the lit keys. None means that the learner may choose anything: the step has no
        patterns, or none of them fits since the learner did not follow the script."""
        lit = frozenset(filter(self._fits, choice.keys))
        return lit if lit or (DECLINED in self.lit and not choice.least) else None

    def allows(self, choice: Choice, keys: Sequence[str]) -> bool:
        """Tell if this answer is lit."""
        lit = self.lights(choice) if self.lit else None
        if lit is None:
            return True
        if not all(any(fnmatchcase(key, pattern) for key in keys) for pattern in self.must):
            return False
        return lit.issuperset(keys) if keys else DECLINED in self.lit

    def teaches_answer(self, keys: Sequence[str]) -> bool:
        """Tell if an answer is of the kind that the step teaches: it fits ``lit``, or names another
        thing of the same kind."""
        about = [pattern.partition(":") for pattern in self.lit if pattern]
        kinds = {kind for kind, colon, _ in about if colon}
        return not about or any(self._fits(it) or it.partition(":")[0] in kinds for it in keys)

    def _fits(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.lit if pattern)

    def taken(self, choice: Choice) -> list[str]:
        """Return the first lit answer: as many lit keys as the question takes."""
        if DECLINED in self.lit[:1]:
            return []
        keys = [
            key
            for pattern in self.lit or ("*",)
            for key in choice.keys
            if pattern and fnmatchcase(key, pattern)
        ]
        return list(dict.fromkeys(keys))[: choice.most]


class Place(NamedTuple):
    """Somebody's progress in a chapter."""

    number: int = 0  # the number of the next step
    free: bool = False  # somebody has answered in a step of free play
    begins: bool = True  # a turn has just begun


class Chapter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a lesson that can be played alone. It begins where the chapter ``after`` ends for
    somebody who always gives its first lit answer; before its first step the decisions of ``line``
    are made. ``rivals`` is the rivals' script. A script lists decisions: a seat and its keys."""

    id: str
    steps: tuple[Step, ...]
    after: str = ""
    seed: str = ""  # if set, the chapter is played in a game with this seed
    line: str = ""
    rivals: str = ""

    def at(self, place: Place, asked: str, passing: Sequence[str]) -> tuple[int, Step | None]:
        """Return the number of the next step, and the step if it belongs to the question ``asked``.
        In the middle of a turn a question of ``passing`` does not begin free play: it belongs to
        the answer before it."""
        between = asked in passing and not place.free and not place.begins
        for here in range(place.number, len(self.steps)):
            step = self.steps[here]
            if (step.free and not between) or step.point == asked:
                return here, step
            if not step.maybe:
                break
        return place.number, None

    def place_after(self, place: Place, asked: str, passing: Sequence[str]) -> Place:
        """Return the place in the chapter after the question ``asked`` was answered at
        ``place``."""
        here, step = self.at(place, asked, passing)
        if step is None:
            return place._replace(begins=False)
        return Place(here if step.free else here + 1, step.free, begins=False)


class Lesson(Struct, frozen=True, eq=False, forbid_unknown_fields=True, kw_only=True):
    """A lesson: a game's set-up, seed and chapters. ``beginner`` are the rules needed for a first
    turn, with their places in the rulebook; each of them is taught by some step."""

    seats: int
    seed: str
    chapters: tuple[Chapter, ...]
    beginner: dict[str, str]
    options: dict[str, OptionValue] = {}
    seat: int = 0  # the learner's seat
    passing: tuple[str, ...] = ()  # points of side questions, such as payments: all keys are lit
    real: dict[str, OptionValue] = {}  # the set-up offered for the first real game
    id: str = ""
    game: str = ""

    @property
    def key(self) -> str:
        return f"{self.game}.{self.id}"

    def chapter(self, id: str) -> Chapter:
        """Return a chapter by its id. Raise LookupError."""
        return next(it for it in self.chapters if it.id == id)

    def count_differences(self, options: Mapping[str, OptionValue]) -> int:
        """Count the options of the lesson that differ from a game's."""
        return sum(options.get(it, value) != value for it, value in self.options.items())

    def number(self, chapter: Chapter) -> int:
        return self.chapters.index(chapter) + 1


class Taught(NamedTuple):
    """The step, chapter and lesson that teach something."""

    lesson: Lesson
    chapter: Chapter
    step: Step


def decisions(line: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the decisions of a script such as ``0 tile:top; 1 pass``: seats and keys."""
    for row in line.replace(";", "\n").split("\n"):
        if row.strip():
            seat, *keys = row.split()
            yield int(seat), keys


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Return the lessons of a game by id. The lesson ``first`` comes first."""
    folder = PACKAGES[game].roots[0] / "lessons" if game in PACKAGES else Path()
    files = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != "first", path.stem))
    return {path.stem: read(game, path) for path in files} if game in PACKAGES else {}


def read(game: str, path: Path) -> Lesson:
    """Return the lesson in a file, or raise BadData with the place of the first fault."""
    place = f"{game}/lessons/{path.name}"
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson, str_keys=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadData(f"{place}: {fault}") from fault
    made = msgspec.structs.replace(found, id=path.stem, game=game)
    for what in faults(made):
        raise BadData(f"{place}: {what}")
    return made


def faults(it: Lesson) -> Iterator[str]:
    """Yield the lesson's faults that type checks do not find."""
    taught: set[str] = set()
    known: list[str] = []
    for chapter in it.chapters:
        if chapter.after and chapter.after not in known:
            yield f"{chapter.id}: comes after {chapter.after}, which is no earlier chapter"
        known.append(chapter.id)
        for step in chapter.steps:
            taught |= set(step.teaches)
            if step.free == bool(step.point):
                yield f"{chapter.id}.{step.id}: a step has a point, or lasts longer than an answer"
    for rule in sorted(set(it.beginner) ^ taught):
        yield f"{rule}: is among the rules of a beginner and taught by a step, or neither"


def taught(
    game: str, point: str, keys: Sequence[str], options: Mapping[str, OptionValue]
) -> Taught | None:
    """Return the first step that teaches this answer at ``point``. Prefer the lesson whose options
    are most like ``options``."""
    found = [
        Taught(lesson, chapter, step)
        for lesson in lessons_of(game).values()
        for chapter in lesson.chapters
        for step in chapter.steps
        if step.point == point and step.teaches_answer(keys)
    ]
    return min(found, key=lambda it: it.lesson.count_differences(options), default=None)


def lesson(key: str) -> Lesson:
    """Return the lesson with a key such as ``bonfire.first``. Raise LookupError."""
    game, _, id = key.partition(".")
    return lessons_of(game)[id]
