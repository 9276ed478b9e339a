"""Lessons are played by lit choices, in every language, and report when they no longer work."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

import locales
from rules import GAMES
from rules.__main__ import main
from rules.core import BadData
from rules.lessons import Chapter, Lesson, Step, Unlit, Walk, lessons_of, words
from rules.lessons.check import check
from rules.lessons.data import read
from rules.lessons.shell import Shell
from rules.lessons.walk import usual, walked
from tests.marks import all_long_but

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
KEYS = [lesson.key for lesson in LESSONS]
FIRST = [it for it in LESSONS if it.key in ("ryozen.first", "bonfire.first")]
PRESSES = 120
WORDS = {"ghost_stories": 1500, "candelabria": 1500}
OTHERWISE = 900


@pytest.mark.parametrize("lesson", all_long_but(FIRST, LESSONS), ids=KEYS)
def test_every_step_holds(lesson: Lesson) -> None:
    assert [str(fault) for fault in check(lesson)] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=KEYS)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_it_says_no_more_than_somebody_reads(lesson: Lesson, language: str) -> None:
    said = [form for id in words.sentences(lesson)
            for form in words.said(language, lesson, id).values()]  # fmt: skip
    assert sum(len(it.split()) for it in said) <= WORDS.get(lesson.game, OTHERWISE)


@pytest.mark.parametrize("lesson", LESSONS, ids=KEYS)
def test_every_rule_of_a_beginner_has_its_step(lesson: Lesson) -> None:
    """The steps of a lesson teach exactly the rules that it lists for beginners."""
    taught = {rule for chapter in lesson.chapters for it in chapter.steps for rule in it.teaches}
    assert taught == set(lesson.beginner)


def bonfire() -> Lesson:
    return lessons_of("bonfire")["first"]


def test_what_is_not_lit_waits_and_changes_nothing() -> None:
    walk = Walk(bonfire(), bonfire().chapters[0])
    with pytest.raises(Unlit):
        walk.answer(["fate:fate_2"])
    assert walk.line == []
    assert walk.index == 0
    walk.answer(["fate:fate_1"])
    assert walk.index == 1


def test_a_walk_goes_on_from_what_was_decided() -> None:
    lesson = bonfire()
    walk = Walk(lesson, lesson.chapter("path"))
    while not walk.over:
        again = Walk(lesson, walk.chapter, walk.line)
        assert (again.index, again.said) == (walk.index, walk.said)
        assert again.game.view(0) == walk.game.view(0)
        walk.answer(usual(walk))
        walk.play_along()


def test_how_something_is_paid_begins_no_free_turn() -> None:
    """A payment still belongs to the step that made the choice; free play begins with the next
    turn."""
    lesson = bonfire()
    walk = Walk(lesson, lesson.chapter("walk"))
    told: list[tuple[str, str]] = []
    while not walk.over:
        asked, step = walk.asked, walk.step
        assert asked is not None
        told.append((step.id if step else "", asked.point))
        walk.answer(usual(walk))
        walk.play_along()
    recruited = [point for _, point in told].index("bonfire.gnome_price")
    assert told[recruited + 1] == ("", "bonfire.pay_tokens")
    free = [point for step, point in told if step == "own"]
    assert free[0] == "bonfire.turn"


def test_a_free_turn_lasts_through_all_its_phases() -> None:
    """The arrival of a ghost does not end the learner's own turn of Ghost Stories."""
    lesson = lessons_of("ghost_stories")["alone"]
    walk = Walk(lesson, lesson.chapters[0])
    told: list[tuple[str, str]] = []
    while not walk.over:
        assert walk.asked is not None
        told.append((walk.step.id if walk.step else "", walk.asked.point))
        walk.answer(usual(walk))
        walk.play_along()
    assert ("own", "ghost_stories.place_ghost") in told
    assert told[-1] == ("own", "ghost_stories.yang")


def test_a_step_takes_what_it_must() -> None:
    lesson = bonfire()
    walk = Walk(lesson, lesson.chapter("fire"))
    while walk.step is None or walk.step.id != "rewards":
        walk.answer(usual(walk))
        walk.play_along()
    with pytest.raises(Unlit):
        walk.answer(["reward:token", "reward:resource"])
    walk.answer(["reward:resource", "reward:portal"])
    assert walk.said == "rewards"


def test_a_chapter_begins_where_the_one_before_ends() -> None:
    lesson = bonfire()
    first = Walk(lesson, lesson.chapters[0])
    walked(first)
    assert Walk(lesson, lesson.chapters[1]).game.view(0) == first.game.view(0)


def changed(lesson: Lesson, chapter: int, **fields: object) -> Lesson:
    """Return the lesson with something else in one of its chapters."""
    chapters = list(lesson.chapters)
    chapters[chapter] = msgspec.structs.replace(chapters[chapter], **fields)
    return msgspec.structs.replace(lesson, chapters=tuple(chapters))


def with_step(chapter: Chapter, place: int, **fields: object) -> tuple[Step, ...]:
    steps = list(chapter.steps)
    steps[place] = msgspec.structs.replace(steps[place], **fields)
    return tuple(steps)


def faults(lesson: Lesson) -> Iterator[str]:
    return (str(fault) for fault in check(lesson))


def test_a_step_that_does_not_hold_is_named() -> None:
    lesson, sea = bonfire(), bonfire().chapters[0]
    gone = changed(lesson, 0, steps=with_step(sea, 0, lit=("fate:fate_9",)))
    assert any("first.sea.start: nothing fits 'fate:fate_9'" in it for it in faults(gone))
    other = changed(lesson, 0, steps=with_step(sea, 1, point="bonfire.color"))
    assert any("way: bonfire.start_way is asked" in it for it in faults(other))
    unsaid = changed(lesson, 0, steps=with_step(sea, 1, id="nowhere"))
    assert any("ru/bonfire/lessons.ftl: no sentence first-sea-nowhere" in it
               for it in faults(unsaid))  # fmt: skip
    rivals = changed(lesson, 0, rivals="1 way:up")
    assert any("first.sea.rivals: the script does not fit" in it for it in faults(rivals))


def test_a_line_that_does_not_fit_is_named() -> None:
    lesson = changed(bonfire(), 0, line="0 fate:fate_9")
    assert any("decision 1 of its line, 0 fate:fate_9" in it for it in faults(lesson))


WHOLE = 'seats = 2\nseed = "s"\nchapters = []\nbeginner = {}\n'
CHAPTER = '[[chapters]]\nid = "b"\n'
NO_CHAPTERS = WHOLE.replace("chapters = []\n", "")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (WHOLE.replace("seats = 2\n", ""), "missing required field `seats`"),
        ("seats = ", "Invalid"),
        (WHOLE.replace("{}", '{ pay = "x:1" }'), "pay: is among the rules of a beginner"),
        (f'{NO_CHAPTERS}{CHAPTER}after = "a"\nsteps = []', "b: comes after a"),
        (f'{NO_CHAPTERS}{CHAPTER}steps = [{{ id = "s" }}]', "b.s: a step has a point"),
    ],
)
def test_a_slip_in_a_file_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "slip.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData, match=f"bonfire/lessons/slip.toml: .*{told}"):
        read("bonfire", path)


@dataclass
class Terminal:
    """Types the lit choices, and reads the answers."""

    typed: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    leaves: bool = False

    def ask(self, prompt: str) -> str:
        """Type an unlit choice first, if there is any, and then lit ones."""
        options = [line for line in self.said[self.said.index(self.asked()) :] if ". " in line]
        unlit = [line for line in options if line.startswith("   ")]
        lit = [line for line in options if line.startswith(" * ")]
        chosen = (lit or options)[0] if self.typed or not unlit else unlit[0]
        self.typed.append(chosen.strip(" *").partition(".")[0])
        return "q" if self.leaves else self.typed[-1]

    def asked(self) -> str:
        return [line for line in self.said if line.startswith("\n")][-1]

    def say(self, line: str) -> None:
        self.said.append(line)


def test_it_is_played_in_a_terminal() -> None:
    lesson, person = bonfire(), Terminal()
    assert Shell(lesson, "en", person.ask, person.say).play(lesson.chapters[:1])
    assert " * 0. " not in "\n".join(person.said), "nothing of it may be declined here"
    everything = "\n".join(person.said)
    assert "This lesson sails with the ship on the other one." in everything
    assert "leaves a gift on East Flower Isle" in everything
    assert "Your first turn is played" in everything
    gone = Terminal(leaves=True)
    assert not Shell(lesson, "ru", gone.ask, gone.say).play(lesson.chapters[:1])
    assert "Зажгите огни" in "\n".join(gone.said)


def test_check_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "bonfire", "--check"]) == 0
    assert "ok: bonfire.first" in capsys.readouterr().out
    assert main(["lesson", "bonfire", "9"]) == 2
    assert "no chapter '9'; there are: sea, path" in capsys.readouterr().err
