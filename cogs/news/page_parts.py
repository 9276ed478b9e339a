"""The text of a page in a thread: events, and the people the table waits for."""

from collections.abc import Iterator, Sequence

from tables import Status, Table
from tables.base import news
from tables.base.model import Asked
from tables.telling.delivery import Page
from tables.telling.pages import is_over, without_undone

from ..layouts.kit import Button, rows
from ..layouts.page import PageParts
from ..rulebook.citing import guide_button
from ..words import things
from ..words.results import in_game
from ..words.texts import joined
from ..words.voice import Voice, mention, public_question, relative
from .offers import answers, explained, offered
from .telling import lines_of, outdated, redone_lines, table_buttons, undone_words


def parts_of(
    items: Sequence[news.Item], page: Page, table: Table, v: Voice, heading: str
) -> PageParts:
    lines = told_lines(items, v)
    if is_over(items):
        return PageParts(heading, lines)
    asked = waited_for(table)
    if v.round_over is not None:
        lines += [f"### {v.t.news('round-ended', round=v.round_over)}", *v.story]
    offer = offered(asked, page.asked, page.open, v)
    called = [*calls(asked, page, v), *explained(offer, v), *when(asked, items, v)] if asked else []
    return PageParts(
        heading,
        lines,
        calls=[*called, *who_thinks(table, v)],
        answers=answers(offer, asked, v),
        buttons=rows(below(table, v)) if table.status is Status.RUNNING else (),
    )


def below(table: Table, v: Voice) -> list[Button]:
    """Return the buttons of a page. Before the first decision there is also one to the game's
    introduction."""
    guide = None if table.decisions else guide_button(table.settings.game, v.t)
    return [*table_buttons(table.id, v.t), *([guide] if guide else [])]


def told_lines(items: Sequence[news.Item], v: Voice) -> list[str]:
    """Return the lines of the events, without those taken back since."""
    return [line for item in without_undone(items) for line in told(item, v)]


def told(item: news.Item, v: Voice) -> Sequence[str]:
    match item:
        case news.Moved():
            return lines_of(item.events, item.by, v)
        case news.Undone():
            return [f"-# ↩ {undone_words(item, v)}"]
        case news.Redone():
            return redone_lines(item, v)
        case _:
            return []


def called_before(items: Sequence[news.Item], v: Voice) -> list[str]:
    """Return the one line that remains on an outdated page without events: that it called
    somebody."""
    return [outdated(item, v) for item in items if isinstance(item, news.Turn)][-1:]


def waited_for(table: Table) -> list[Asked]:
    """Return the open questions that a person, not an automa, must answer."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return []
    return [asked for asked in table.asked if table.seats[asked.seat].actor is not None]


def calls(asked: Sequence[Asked], page: Page, v: Voice) -> Iterator[str]:
    """Yield the calls of the people who are asked; those with the same question share one."""
    by_question: dict[str, list[Asked]] = {}
    for one in asked:
        by_question.setdefault(question(one, page, v), []).append(one)
    last = len(asked) == 1 and bool(v.table.answered)
    for words, together in by_question.items():
        actors = dict.fromkeys(v.table.seats[one.seat].actor for one in together)
        people = ", ".join(mention(actor) for actor in actors)
        yield f"### {v.t.news('turn-last' if last else 'turn', person=people)}"
        yield words
        if about := about_things(together[0], page, v):
            yield f"-# {about}"


def about_things(asked: Asked, page: Page, v: Voice) -> str:
    choice = page.asked.get(asked.seat)
    return things.explained(choice, v.t.language) if choice is not None else ""


def question(asked: Asked, page: Page, v: Voice) -> str:
    """Return the words of the question, as far as everybody may know it."""
    choice = page.asked.get(asked.seat)
    if choice is not None:
        return choice.question(v.t.language, v.names)
    if asked.seat in page.said:
        return in_game(v.table.settings.game, page.said[asked.seat], v.t, v.names)
    return public_question(v.table.settings.game, asked.point, v.t)


def when(asked: Sequence[Asked], items: Sequence[news.Item], v: Voice) -> Iterator[str]:
    """Yield a line with the round or phase of the game, and the time until which people may
    answer."""
    now = {(one.seat, one.number) for one in asked}
    turns = [it for it in items if isinstance(it, news.Turn) and (it.seat, it.number) in now]
    due = min((it.due for it in turns if it.due is not None), default=None)
    clock = v.t.news("due", when=relative(due)) if due is not None else ""
    round_now = v.t.news("round", round=v.table.round) if v.table.round else ""
    if said := joined([v.moment or round_now, clock]):
        yield f"-# {said}"


def who_thinks(table: Table, v: Voice) -> list[str]:
    """Return lines that name the seats that have answered while others still think, and the
    automas that are thinking."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return []
    automas = [asked.seat for asked in table.asked if table.seats[asked.seat].actor is None]
    answered = v.t.news("page-answered", seats=v.seats(table.answered)) if table.answered else ""
    thinking = v.t.news("page-thinking", seats=v.seats(automas)) if automas else ""
    return [f"-# {line}" for line in (answered, thinking) if line]
