"""The lessons of a game as they are written: `rules/<game>/lessons/*.toml`. Their sentences are
those of `lessons.ftl`."""

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

DECLINED = ""  # means, among lit answers, that the question may be skipped


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One question that the learner answers, and what is taught there.

    ``lit`` are patterns of keys; without any, everything is lit. ``must`` are those that have to
    be among several keys. ``lasts`` makes a step of free play: it goes on for whatever is asked
    until the turn or the game is over.
    """

    id: str
    point: str = ""
    lit: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    maybe: bool = False  # passed over if another question comes up
    lasts: Literal["answer", "turn", "end"] = "answer"

    @property
    def free(self) -> bool:
        return self.lasts != "answer"

    def lights(self, choice: Choice) -> frozenset[str] | None:
        """Return the keys that are lit; None: all are, as nothing is left out, or what would be
        lit is not there, since somebody has come here in a way of their own."""
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
        """Tell if this answer is the step's own; any target on a board is as good as the lit
        one."""
        about = [pattern.partition(":") for pattern in self.lit if pattern]
        kinds = {kind for kind, colon, _ in about if colon}
        return not about or any(self._fits(it) or it.partition(":")[0] in kinds for it in keys)

    def _fits(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.lit if pattern)

    def taken(self, choice: Choice) -> list[str]:
        """Return the first lit answer; of several keys as many as there are."""
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

    number: int = 0  # the number of the step that comes
    free: bool = False  # they have answered in a step of free play
    begins: bool = True  # a turn has just begun


class Chapter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a lesson that stands alone. It begins where the chapter ``after`` which it comes
    ends if that is walked by the first lit answers; then ``line`` is played: one decision after the
    other, the seat and its keys. ``rivals`` is their script, in the same way."""

    id: str
    steps: tuple[Step, ...]
    after: str = ""
    seed: str = ""  # the seed of another game than the lesson's
    line: str = ""
    rivals: str = ""

    def at(self, place: Place, asked: str, passing: Sequence[str]) -> tuple[int, Step | None]:
        """Return the step that a question belongs to; None where the script has nothing to say.
        What is asked in ``passing`` in the course of a turn begins no free play: it still belongs
        to what was answered before."""
        between = asked in passing and not place.free and not place.begins
        for here in range(place.number, len(self.steps)):
            step = self.steps[here]
            if (step.free and not between) or step.point == asked:
                return here, step
            if not step.maybe:
                break
        return place.number, None

    def behind(self, place: Place, asked: str, passing: Sequence[str]) -> Place:
        """Return the place after an answer to this question."""
        here, step = self.at(place, asked, passing)
        if step is None:
            return place._replace(begins=False)
        return Place(here if step.free else here + 1, step.free, begins=False)


class Lesson(Struct, frozen=True, eq=False, forbid_unknown_fields=True, kw_only=True):
    """``beginner`` are the rules that somebody needs for a first turn, each with its place in the
    rulebook; some step teaches each of them."""

    seats: int
    seed: str
    chapters: tuple[Chapter, ...]
    beginner: dict[str, str]
    options: dict[str, OptionValue] = {}
    seat: int = 0  # the learner's seat
    passing: tuple[str, ...] = ()  # questions beside the steps, such as payments; all is lit
    real: dict[str, OptionValue] = {}  # the set-up of the first real game
    id: str = ""
    game: str = ""

    @property
    def key(self) -> str:
        return f"{self.game}.{self.id}"

    def chapter(self, id: str) -> Chapter:
        """Return a chapter by its id. Raise LookupError."""
        return next(it for it in self.chapters if it.id == id)

    def unlike(self, options: Mapping[str, OptionValue]) -> int:
        """Count the options of the lesson that a game has otherwise."""
        return sum(options.get(it, value) != value for it, value in self.options.items())

    def number(self, chapter: Chapter) -> int:
        return self.chapters.index(chapter) + 1


class Taught(NamedTuple):
    """The place in the lessons where something is taught."""

    lesson: Lesson
    chapter: Chapter
    step: Step


def decisions(line: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the decisions of a line as it is written: ``0 tile:top; 1 pass``."""
    for row in line.replace(";", "\n").split("\n"):
        if row.strip():
            seat, *keys = row.split()
            yield int(seat), keys


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Return the lessons of a game by id, the first one first. Most games have one, some none."""
    folder = PACKAGES[game].roots[0] / "lessons" if game in PACKAGES else Path()
    files = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != "first", path.stem))
    return {path.stem: read(game, path) for path in files} if game in PACKAGES else {}


def read(game: str, path: Path) -> Lesson:
    """Return a file of lessons, or raise BadData with the place of the first fault."""
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
    """Yield faults that types cannot tell."""
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
    """Return the first step that teaches this answer to this question, in a lesson played with
    these options before any other."""
    found = [
        Taught(lesson, chapter, step)
        for lesson in lessons_of(game).values()
        for chapter in lesson.chapters
        for step in chapter.steps
        if step.point == point and step.teaches_answer(keys)
    ]
    return min(found, key=lambda it: it.lesson.unlike(options), default=None)


def lesson(key: str) -> Lesson:
    """Return a lesson by its key, ``bonfire.first``. Raise LookupError."""
    game, _, id = key.partition(".")
    return lessons_of(game)[id]
