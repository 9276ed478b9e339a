"""Words for a lesson: a step's text, its marked answers, and the next step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from render.kit.encode import Picture
from rules.lessons import words
from tables import Panel, Taught

from ..buttons import learning, turns
from ..buttons import tryouts as copies
from ..layouts import phone
from ..layouts.asked import Question
from ..layouts.kit import CALM, CHARACTERS, Button, Layout, Style, button, card, fit, gallery, rows
from ..layouts.kit import text as paragraph
from ..layouts.options import as_buttons
from ..news.posters import Audience
from ..presses.replies import shown as as_shown
from ..words.drafted import is_plain_payment
from ..words.texts import Texts

HAPPENED, LEAST = 5, 2  # the most and the fewest lines about a chapter's last turn


@dataclass(frozen=True)
class Ending:
    """The size of a chapter's end. If one screen is too short, it tells fewer events, in smaller
    letters, without the undo button."""

    told: Sequence[str]
    small: bool = False
    undo: bool = True


def heading(it: Taught, t: Texts) -> str:
    """Return the lesson's name and the place in it; only the place if both would take two lines."""
    title = words.title(it.lesson, t.language)
    chapter = words.of_chapter(it.lesson, it.chapter, t.language)[""]
    number, steps = it.lesson.number(it.chapter), len(it.chapter.steps)
    place = t("lesson-place", number=number, chapter=chapter,
              step=min(it.index + 1, steps), steps=steps)  # fmt: skip
    whole = t("lesson-heading", lesson=title, place=place)
    return whole if phone.lines(whole, phone.SMALL, phone.COLUMN) == 1 else place


def shown(now: Panel, asked: Question, t: Texts) -> Question:
    """Return the question with the step's text above it, and its marked options first."""
    it = now.taught
    if it is None or now.question is None:
        return asked
    options, declined = asked.options, it.lit is not None and not it.lit
    if it.lit is not None and marks(it.lit, asked):
        keys = now.question.keys
        options = [replace(one, lit=keys[one.place] in it.lit) for one in options]
        options = sorted(options, key=lambda one: not one.lit)
    said = teaching(it, t)
    about = "" if said else asked.about
    return replace(
        asked, options=options, taught=said, told=it.told, about=about, declined=declined
    )


def marks(lit: frozenset[str], asked: Question) -> bool:
    """Tell if marking the lit options helps: not if a long menu has no others."""
    return len(lit) < sum(len(one.places) for one in asked.options) or as_buttons(
        asked.options, asked.most
    )


def teaching(it: Taught, t: Texts) -> list[str]:
    """Return the words for the last step's result and for this step."""
    done = step_words(it, it.done, t).get(words.DONE, "")
    says = step_words(it, it.says, t).get("", "")
    return [f"> {said}" for said in (done, says) if said]


def step_words(it: Taught, step: str, t: Texts) -> dict[str, str]:
    return dict(words.of_step(it.lesson, it.chapter, step, t.language)) if step else {}


def why_it_waits(now: Panel, t: Texts) -> str:
    """Return the reason why a legal choice has to wait for a later step."""
    it = now.taught
    assert it is not None
    return words.why_it_waits(it.lesson, it.chapter, it.says, t.language)


def controls(now: Panel, t: Texts) -> list[Button]:
    it = now.taught
    if it is None or now.question is None or not it.freely:
        return []
    return [button(t("lesson-hint"), learning.lesson_hint(now.table.id, now.step))]


def looks(now: Panel, t: Texts) -> list[Button]:
    """Return the buttons behind **More**, so that a lesson's panel keeps to one screen."""
    refused = now.question is not None and now.question.refused
    why = [button(t("panel-why-not"), turns.why_not(now.table.id, now.step))] if refused else []
    paid = bool(now.chosen) and is_plain_payment(now.chosen[-1])
    otherwise = button(t("panel-otherwise"), turns.otherwise(now.table.id, now.step))
    board = button(t("board"), copies.tryout_board(now.table.id, now.step))
    return [board, *([otherwise] if paid else []), *why]


def over(now: Panel, reader: Audience, happened: Sequence[str], picture: Picture | None) -> Layout:
    """Say that a chapter is done: as many of the last turn's events as one screen holds, and the
    next chapter."""
    told = [f"-# {line}" for line in happened[-HAPPENED:]]
    sizes = [(picture.width, picture.height)] if picture is not None else []
    layout = Layout()
    for ending in endings(told):
        layout = chapter_done(now, reader, ending, picture)
        if phone.message_height(layout, sizes) <= phone.SCREEN:
            break
    return layout


def endings(told: Sequence[str]) -> Iterator[Ending]:
    """Yield the ways to end a chapter, the fullest first."""
    few = told[-LEAST:]
    yield from (Ending(told[first:]) for first in range(max(1, len(told) - LEAST + 1)))
    yield Ending(few, small=True)
    yield from (Ending(few[first:], small=True, undo=False) for first in range(len(few) + 1))


def chapter_done(now: Panel, reader: Audience, ending: Ending, picture: Picture | None) -> Layout:
    t, it, told = reader.t, now.taught, ending.told
    assert it is not None
    forms = words.of_chapter(it.lesson, it.chapter, t.language)
    done = step_words(it, it.done, t).get(words.DONE, "")
    size = "-# " if ending.small else ""
    said = [f"{size}{line}" for line in (done, forms.get(words.ENDS, "")) if line]
    drawn = picture is not None and not reader.in_words
    in_words = picture.words if picture is not None and reader.in_words else ""
    title = f"### {t('lesson-done', chapter=forms[''])}"
    spent = sum(map(len, (title, *told, *said))) + 100
    return Layout(
        card(
            paragraph(title, *told, *said),
            gallery(as_shown(picture)) if picture is not None and drawn else None,
            paragraph(fit(in_words, CHARACTERS - spent)),
            *rows([*ways_on(it, t), undo_button(now, t) if ending.undo else None]),
            colour=CALM,
        )
    )


def undo_button(now: Panel, t: Texts) -> Button | None:
    return button(t("panel-undo"), turns.back(now.table.id, now.step)) if now.undo else None


def ways_on(it: Taught, t: Texts) -> list[Button]:
    """Return buttons to the next chapter or a real game, and to all chapters."""
    key, chapters = it.lesson.key, it.lesson.chapters
    at = it.lesson.number(it.chapter)
    again = button(t("lesson-again"), learning.chapter(key, it.chapter.id))
    every = button(t("lesson-chapters"), learning.lesson(key))
    if at < len(chapters):
        onward = button(t("lesson-next"), learning.chapter(key, chapters[at].id), Style.primary)
    else:
        onward = button(t("lesson-real"), learning.real_game(key), Style.success)
    return [onward, again, every]
