"""The news of people thinking aloud and of votes, in words."""

from collections.abc import Sequence

from tables import Foreseen, Move
from tables.base import news
from tables.base.model import Proposal

from ...buttons import more, together
from ...layouts.kit import (
    ACCENT,
    CALM,
    Button,
    Style,
    button,
    rows,
)
from ...layouts.page import PageParts
from ...words.texts import quoted
from ...words.voice import Voice, mention, relative
from .. import proposals
from .notices import Notice, table_buttons, tells

MOST_NAMED = 10  # moves listed that a vote would take back, the newest


@tells(news.Proposed)
def proposed(item: news.Proposed, v: Voice) -> Notice:
    """Return an idea as its own message, where messages cannot grow."""
    about = (v.table.id, item.number)
    buttons = [
        button(v.t("together-agree"), together.opinion(*about, True), Style.success),
        button(v.t("together-rather-not"), together.opinion(*about, False)),
        button(v.t("together-idea"), together.idea(*about)),
    ]
    if item.by != item.seat:
        buttons.append(button(v.t("together-adopt"), together.adopt(*about), Style.primary))
    return Notice([f"### {title(item, v)}"], CALM, buttons)


@tells(news.Opinion)
def opinion(item: news.Opinion, v: Voice) -> Notice:
    lines = opinion_of(item, item.seat, item.agree, item.words, v)
    return Notice(lines, mention=None if item.agree else v.table.seats[item.by].actor)


@tells(news.Taken)
def taken(item: news.Taken, v: Voice) -> Notice:
    return Notice([v.t.news("proposed-taken", seat=v.seat(item.seat))])


# A team's ideas, in one message

LATEST = 3  # ideas that still have buttons


def thinking(shown: Sequence[Foreseen], v: Voice) -> PageParts:
    """Return all open ideas with their comments, in one message."""
    lines = [line for it in shown for line in idea(it, v)]
    note = v.t.news("proposed-note", seat=v.seat(shown[-1].proposal.seat))
    named = len(shown) > 1
    below = [row for it in shown[-LATEST:] for row in rows(voices_on(it.proposal, v, named))]
    return PageParts("", [*lines, f"-# {note}"], buttons=below)


def idea(it: Foreseen, v: Voice) -> list[str]:
    made = it.proposal
    said = [
        line
        for seat, agree in made.said.items()
        for line in opinion_of(made, seat, agree, made.words.get(seat, ""), v)
    ]
    over = [v.t.news("proposed-taken", seat=v.seat(made.seat))] if made.taken else []
    return [f"### {title(made, v)}", *proposals.lines(it, v.table, v.t, v.names), *said, *over]


def title(made: Proposal | news.Proposed, v: Voice) -> str:
    id = "proposed" if made.by == made.seat else "proposed-for"
    return v.t.news(id, number=made.number, by=v.seat(made.by), seat=v.seat(made.seat))


def opinion_of(
    made: Proposal | news.Opinion, seat: int, agree: bool, words: str, v: Voice
) -> list[str]:
    id = "opinion-agree" if agree else "opinion-words" if words else "opinion-rather-not"
    said = v.t.news(id, number=made.number, seat=v.seat(seat), by=v.seat(made.by))
    return [said, quoted(words)] if words else [said]


def voices_on(made: Proposal, v: Voice, named: bool) -> list[Button]:
    """Return the buttons for an idea; if ``named``, its number is on each."""
    about = (v.table.id, made.number)
    which = f" ({made.number})" if named else ""
    buttons = [
        button(v.t("together-agree") + which, together.opinion(*about, True), Style.success),
        button(v.t("together-rather-not") + which, together.opinion(*about, False)),
        button(v.t("together-idea") + which, together.idea(*about)),
    ]
    if made.by != made.seat:
        adopt = together.adopt(*about)
        buttons.append(button(v.t("together-adopt") + which, adopt, Style.primary))
    return buttons


# Votes


@tells(news.VoteOpened)
def vote_opened(item: news.VoteOpened, v: Voice) -> Notice:
    by = v.seat(item.by) if item.by is not None else ""
    seat = v.seat(item.about) if item.about is not None else ""
    level = v.t(f"level-{item.level}") if item.level else ""
    question = v.t.news(
        f"vote-{item.kind}",
        by=by,
        seat=seat,
        count=len(item.moves),
        level=level,
        place=place_words(item),
    )
    last = item.moves[-MOST_NAMED:]
    moves = [f"> {line}" for move in last for line in named_move(move, v)]
    if earlier := len(item.moves) - len(last):
        moves.insert(0, f"> {v.t.news('vote-earlier', count=earlier)}")
    ends = "vote-closes" if item.kind == "absence" else "vote-closes-no"
    closes = v.t.news(ends, when=relative(item.closes))
    return Notice([question, *moves, f"-# {closes}"], ACCENT, voices(item, v))


def place_words(item: news.VoteOpened) -> str:
    """Return the name of the place where the table would go."""
    if item.channel is None or item.borrowed is None:
        return f"<#{item.channel}>"
    return f"https://discord.com/channels/{item.borrowed or '@me'}/{item.channel}"


@tells(news.TableMoved)
def table_moved(item: news.TableMoved, v: Voice) -> Notice:
    by = v.seat(item.by) if item.by is not None else ""
    return Notice(
        [v.t.news("table-moved", by=by)], ACCENT, table_buttons(v.table.id, v.t), board=True
    )


@tells(news.TableLeft)
def table_left(item: news.TableLeft, v: Voice) -> Notice:
    return Notice([v.t.news("table-left")])


def named_move(move: Move, v: Voice) -> list[str]:
    """Return the move that the vote would take back, in the words in which it was told."""
    return v.say(move.events) or [v.t.news("vote-one-move", seat=v.seat(move.seat))]


def voices(item: news.VoteOpened | news.VoteReminder, v: Voice) -> list[Button]:
    """Return the buttons of a vote. There is one to withdraw it, except for an absence vote: the
    clock opened that, not a person."""
    about = (v.table.id, item.number)
    answers = [
        button(v.t("agree"), more.vote(*about, True), Style.success),
        button(v.t("disagree"), more.vote(*about, False), Style.danger),
    ]
    withdraw = button(v.t.news("vote-withdraw"), more.vote_withdraw(v.table.id))
    return answers if item.kind == "absence" else [*answers, withdraw]


@tells(news.VoteReminder)
def vote_reminder(item: news.VoteReminder, v: Voice) -> Notice:
    actors = (v.table.seats[seat].actor for seat in item.silent)
    people = [actor for actor in actors if actor is not None]
    said = v.t.news("vote-reminder", people=", ".join(map(mention, people)))
    closes = v.t.news("vote-closes-last", when=relative(item.closes))
    return Notice([said, f"-# {closes}"], ACCENT, voices(item, v), others=people)


@tells(news.VoteClosed)
def vote_closed(item: news.VoteClosed, v: Voice) -> Notice | None:
    """Say that a vote failed or was cut short. A passed vote says nothing here: its own message
    marks it as passed, and its effect is told next."""
    if item.passed:
        return None
    id = item.reason if item.reason in ("played_on", "withdrawn") else "failed"
    return Notice([v.t.news(f"vote-{id}")])
