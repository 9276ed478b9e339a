"""The news of moves, calls and undo, in words."""

from collections.abc import Sequence
from typing import Any

from tables.base import news

from ...buttons import settling, turns
from ...layouts.kit import (
    ACCENT,
    ALARM,
    Style,
    button,
)
from ...words import results, story
from ...words.texts import joined
from ...words.voice import Voice, mention, relative
from .notices import Notice, table_buttons, tells


def lines_of(events: Sequence[Any], by: str, v: Voice) -> list[str]:
    """Return the lines in which a thread tells the result of a decision."""
    return story.signed(v.say(story.before_the_result(v.table.settings.game, events)), by)


@tells(news.Moved)
def moved(item: news.Moved, v: Voice) -> Notice | None:
    lines = lines_of(item.events, item.by, v)
    return Notice(lines) if lines else None


@tells(news.Ready)
def ready(item: news.Ready, v: Voice) -> Notice:
    count = len(item.ready) + len(item.waiting)
    waiting = v.seats(item.waiting) or "—"
    return Notice([v.t.news("ready", ready=len(item.ready), all=count, waiting=waiting)])


@tells(news.Turn)
def called(item: news.Turn, v: Voice) -> Notice:
    return turn(item, v)


def turn(item: news.Turn, v: Voice) -> Notice:
    call = v.t.news(
        "turn-last" if item.last and v.table.answered else "turn", person=mention(item.person)
    )
    lines = [f"### {call}", v.question, *when(item.due, v)]
    called = item.person if item.mention else None
    return Notice(lines, ACCENT, table_buttons(v.table.id, v.t), called, board=True)


@tells(news.CallWithdrawn)
def call_withdrawn(item: news.CallWithdrawn, v: Voice) -> None:
    """Say nothing here: the call's own message is struck out; see ``outdated``."""


def outdated(call: news.AnyCall, v: Voice, now: news.Item | None = None) -> str:
    """Return the line that replaces a call once ``now`` has overtaken it: the seat has answered,
    the call was repeated or taken back, or the vote or gathering is over."""
    if isinstance(call, news.VoteOpened):
        passed = isinstance(now, news.VoteClosed) and now.passed
        return f"-# {v.t.news('vote-passed' if passed else 'vote-over')}"
    if isinstance(call, news.Full):
        return f"-# {v.t.news('full-over' if v.table.started is not None else 'full-no-more')}"
    if isinstance(call, news.Rematch):
        id = "rematch-over" if v.table.started is not None else "rematch-no-more"
        return f"-# {v.t.news(id, table=call.table)}"
    if any((asked.seat, asked.number) == (call.seat, call.number) for asked in v.table.asked):
        id = "call-repeated"
    else:
        id = "call-taken-back" if v.table.redo else "call-answered"
    return f"-# {v.t.news(id, seat=v.seat(call.seat))}"


def when(due: int | None, v: Voice) -> list[str]:
    clock = v.t.news("due", when=relative(due)) if due is not None else ""
    round_now = v.t.news("round", round=v.table.round) if v.table.round else ""
    said = joined([v.moment or round_now, clock])
    return [f"-# {said}"] if said else []


@tells(news.RoundEnded)
def round_ended(item: news.RoundEnded, v: Voice) -> Notice:
    return Notice([f"### {v.t.news('round-ended', round=item.round)}", *v.story], board=True)


@tells(news.Nudge)
def nudge(item: news.Nudge, v: Voice) -> Notice:
    id = "nudge" if item.level == 1 else "nudge-late"
    about = (v.table.id, item.seat)
    snoozes = [
        button(v.t("snooze-hour"), settling.snooze(*about, "hour")),
        button(v.t("snooze-tonight"), settling.snooze(*about, "tonight")),
        button(v.t("snooze-tomorrow"), settling.snooze(*about, "tomorrow")),
    ]
    take = button(v.t("take-turn"), turns.turn(v.table.id), Style.primary)
    lines = [v.t.news(id, person=mention(item.person)), v.question, *when(item.due, v)]
    return Notice(lines, ACCENT, [take, *snoozes], item.person)


@tells(news.Overdue)
def overdue(item: news.Overdue, v: Voice) -> Notice:
    return Notice([v.t.news("overdue", seat=v.seat(item.seat))], ALARM)


@tells(news.TimeGiven)
def time_given(item: news.TimeGiven, v: Voice) -> Notice:
    hours = item.seconds // 3600
    said = v.t.news("time-given", by=mention(item.by), seat=v.seat(item.seat), hours=hours)
    return Notice([said])


# Undo


@tells(news.Undone)
def undone(item: news.Undone, v: Voice) -> Notice:
    return Notice([undone_words(item, v)])


def undone_words(item: news.Undone, v: Voice) -> str:
    if item.seat is None:
        return v.t.news("undone-vote", count=item.count)
    return v.t.news("undone", seat=v.seat(item.seat), count=item.count)


@tells(news.Redone)
def redone(item: news.Redone, v: Voice) -> Notice:
    return Notice(redone_lines(item, v))


def redone_lines(item: news.Redone, v: Voice) -> list[str]:
    """Return the repeated moves, which the page had left out."""
    by = "" if item.seat is None else v.seat(item.seat)
    said = v.t.news("redone" if by else "redone-vote", seat=by, count=item.count)
    return [f"-# ↪ {said}", *(line for move in item.moves for line in v.say(move.events))]


@tells(news.AskAgain)
def ask_again(item: news.AskAgain, v: Voice) -> Notice:
    said = v.t.news("ask-again", count=item.count, seats=v.seats(item.seats))
    return Notice([said], ALARM)


@tells(news.DraftDropped)
def draft_dropped(item: news.DraftDropped, v: Voice) -> Notice:
    return Notice([v.t.news("draft-dropped", answers=item.answers)])


@tells(news.LaidAside)
def laid_aside(item: news.LaidAside, v: Voice) -> Notice:
    game, names = v.table.settings.game, v.names or v.people()
    why = [f"> {results.in_game(game, item.reason, v.t, names)}"] if item.reason.id else []
    take = button(v.t("take-turn"), turns.turn(v.table.id), Style.primary)
    return Notice([v.t.news("laid-aside"), *why], ACCENT, [take])


@tells(news.PlayedAhead)
def played_ahead(item: news.PlayedAhead, v: Voice) -> Notice:
    return Notice([v.t.news("played-ahead"), *v.say(item.events)])


@tells(news.StandingEnded)
def standing_ended(item: news.StandingEnded, v: Voice) -> Notice:
    return Notice([v.t.news("standing-ended", answers=item.answers)])
