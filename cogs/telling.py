"""What a table tells, in words: one small function for each kind of news."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

import locales
from render.painters import PAINTERS
from tables import news

from . import ids
from .pieces.kit import ACCENT, ALARM, CALM, Button, Layout, Style, button, card, newest, rows, text
from .texts import Texts, joined
from .voice import Voice, exact, mention, relative

Item = TypeVar("Item", bound=news.Item)
ROOM = 3000  # characters for the log lines of one message
UNBROKEN = "\u00a0"  # a space at which no line ends


@dataclass
class Notice:
    """A message about to be sent. ``mention`` is the one person who is called."""

    lines: Sequence[str]
    colour: discord.Colour | None = None
    buttons: Sequence[Button] = ()
    mention: int | None = None
    others: Sequence[int] = ()  # who is called as well
    board: bool = False  # a picture of the board goes before it
    result: bool = False  # the result card goes with it


Tell = Callable[[Any, Voice], Notice | None]
TELLERS: dict[type[news.Item], Tell] = {}


def tells(kind: type[Item]) -> Callable[[Callable[[Item, Voice], Notice | None]], Tell]:
    def register(function: Callable[[Item, Voice], Notice | None]) -> Tell:
        TELLERS[kind] = function
        return function

    return register


def notice(item: news.Item, voice: Voice) -> Notice | None:
    return TELLERS[type(item)](item, voice)


def layout(it: Notice, heading: str = "") -> Layout:
    """Plain lines, or a card when there is something to press or to notice."""
    words = text(heading, *newest(it.lines, ROOM))
    if it.colour is None and not it.buttons:
        return Layout(words)
    return Layout(card(words, *rows(it.buttons), colour=it.colour or CALM))


def table_buttons(table: int, t: Texts) -> list[Button]:
    """What everybody can press under a turn message; number and seat are found out then."""
    return [
        button(t("take-turn"), ids.make("turn", table), Style.primary),
        button(t("my-seat"), ids.make("seat", table)),
        button(t("board"), ids.make("board", table)),
        button(t("since"), ids.make("since", table)),
        button(t("log"), ids.make("log", table)),
        button(t("more"), ids.make("more", table)),
    ]


# Gathering


@tells(news.LobbyChanged)
def lobby_changed(item: news.LobbyChanged, v: Voice) -> None:
    """The card itself is shown anew; see lobby_card."""


@tells(news.Invited)
def invited(item: news.Invited, v: Voice) -> Notice:
    game = v.t.game(v.table.settings.game)
    join = button(v.t("join"), ids.make("join", v.table.id), Style.primary)
    said = v.t.news("invited", by=mention(item.by), game=game)
    if v.reader is not None:
        said = f"{mention(v.reader)}: {said}"
    return Notice([said], ACCENT, [join], v.reader)


@tells(news.Full)
def full(item: news.Full, v: Voice) -> Notice:
    missing = ", ".join(map(mention, item.missing))
    here = button(v.t("lobby-here"), ids.make("here", v.table.id), Style.primary)
    return Notice([v.t.news("full", missing=missing)], ACCENT, [here], others=item.called)


@tells(news.Kicked)
def kicked(item: news.Kicked, v: Voice) -> Notice:
    return Notice([v.t.news("kicked", person=mention(item.person))])


@tells(news.Started)
def started(item: news.Started, v: Voice) -> Notice:
    people = " · ".join(f"{number}. {name}" for number, name in enumerate(v.people(), 1))
    told = v.t.news("commitment", commitment=item.commitment)
    return Notice([v.t.news("started", people=people), f"-# {told}"], ACCENT)


# Playing


def lines_of(events: Sequence[Any], by: str, v: Voice) -> list[str]:
    """What a decision brought about, as a thread tells it."""
    lines = v.say(events)
    if by == "automa" and lines:
        lines[0] = f"🤖 {lines[0]}"
    return lines


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
def turn(item: news.Turn, v: Voice) -> Notice:
    call = v.t.news(
        "turn-last" if item.last and v.table.answered else "turn", person=mention(item.person)
    )
    lines = [f"### {call}", v.question, *when(item.due, v)]
    called = item.person if item.mention else None
    return Notice(lines, ACCENT, table_buttons(v.table.id, v.t), called, board=True)


def outdated(call: news.AnyCall, v: Voice) -> str:
    """What is left of a call: who has answered, or that it was made anew."""
    if isinstance(call, news.VoteOpened):
        return f"-# {v.t.news('vote-over')}"
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
        button(v.t("snooze-hour"), ids.make("snooze", *about, "hour")),
        button(v.t("snooze-tonight"), ids.make("snooze", *about, "tonight")),
        button(v.t("snooze-tomorrow"), ids.make("snooze", *about, "tomorrow")),
    ]
    take = button(v.t("take-turn"), ids.make("turn", v.table.id), Style.primary)
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


# Taking back


@tells(news.Undone)
def undone(item: news.Undone, v: Voice) -> Notice:
    if item.seat is None:
        return Notice([v.t.news("undone-vote", count=item.count)])
    return Notice([v.t.news("undone", seat=v.seat(item.seat), count=item.count)])


@tells(news.Redone)
def redone(item: news.Redone, v: Voice) -> Notice:
    return Notice([v.t.news("redone", count=item.count)])


@tells(news.AskAgain)
def ask_again(item: news.AskAgain, v: Voice) -> Notice:
    said = v.t.news("ask-again", count=item.count, seats=v.seats(item.seats))
    return Notice([said], ALARM)


@tells(news.DraftDropped)
def draft_dropped(item: news.DraftDropped, v: Voice) -> Notice:
    return Notice([v.t.news("draft-dropped", answers=item.answers)])


# Voting


@tells(news.VoteOpened)
def vote_opened(item: news.VoteOpened, v: Voice) -> Notice:
    by = v.seat(item.by) if item.by is not None else ""
    seat = v.seat(item.about) if item.about is not None else ""
    count = max(1, v.table.decisions - item.to)
    question = v.t.news(f"vote-{item.kind}", by=by, seat=seat, count=count)
    closes = v.t.news("vote-closes", when=relative(item.closes))
    about = (v.table.id, item.number)
    answers = [
        button(v.t("agree"), ids.make("vote", *about, 1), Style.success),
        button(v.t("disagree"), ids.make("vote", *about, 0), Style.danger),
    ]
    return Notice([question, f"-# {closes}"], ACCENT, answers)


@tells(news.VoteClosed)
def vote_closed(item: news.VoteClosed, v: Voice) -> Notice:
    if item.reason in ("played_on", "withdrawn"):
        return Notice([v.t.news(f"vote-{item.reason}")])
    return Notice([v.t.news("vote-passed" if item.passed else "vote-failed")])


# People come and go


@tells(news.Left)
def left(item: news.Left, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    return Notice([v.t.news("left", person=mention(item.person), seat=place)], ALARM)


@tells(news.Seated)
def seated(item: news.Seated, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    if item.until is None:
        return Notice([v.t.news("seated", person=mention(item.person), seat=place)])
    until = exact(item.until)
    return Notice([v.t.news("seated-until", person=mention(item.person), seat=place, when=until)])


@tells(news.Briefing)
def briefing(item: news.Briefing, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    game = v.t.game(v.table.settings.game)
    lines = [v.t.news("briefing", seat=place, game=game)]
    return Notice(lines, ACCENT, table_buttons(v.table.id, v.t))


@tells(news.Returned)
def returned(item: news.Returned, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    return Notice([v.t.news("returned", person=mention(item.person), seat=place)])


@tells(news.AutomaSits)
def automa_sits(item: news.AutomaSits, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    return Notice([v.t.news("automa-sits", seat=place)])


@tells(news.Away)
def away(item: news.Away, v: Voice) -> Notice:
    return Notice([v.t.news("away", person=mention(item.person), when=exact(item.until))])


@tells(news.Paused)
def paused(item: news.Paused, v: Voice) -> Notice:
    again = button(v.t("continue"), ids.make("resume", v.table.id), Style.success)
    return Notice([v.t.news("paused", by=mention(item.by))], CALM, [again])


@tells(news.Resumed)
def resumed(item: news.Resumed, v: Voice) -> Notice:
    lines = [v.t.news("resumed", by=mention(item.by))]
    return Notice(lines, None, table_buttons(v.table.id, v.t))


@tells(news.Moderated)
def moderated(item: news.Moderated, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=(item.seat or 0) + 1)
    said = v.t.news(
        f"moderated-{item.act}", by=mention(item.by), seat=place, person=mention(item.person)
    )
    again = button(v.t("continue"), ids.make("resume", v.table.id), Style.success)
    return Notice([said], CALM, [again] if item.act == "pause" else [])


# The end


@tells(news.Ended)
def ended(item: news.Ended, v: Voice) -> Notice:
    outcome = item.outcome
    lines = [f"## {v.t.news('ended')}"]
    if outcome.won is not None:
        lines.append(v.t.news("won" if outcome.won else "lost"))
    for s in outcome.standings:
        lines.append(v.t.news("ended-rank", rank=s.rank, seat=v.seat(s.seat), score=s.score))
        lines += made_of(v, outcome.parts, s.seat)
    lines.append(f"-# {v.t.news('seed', seed=outcome.seed)}")
    return Notice(lines, ACCENT, afterwards(v), board=True, result=True)


def afterwards(v: Voice) -> list[Button]:
    """What can be done with a game that is over, with a result or without."""
    return [
        button(v.t("rematch"), ids.make("rematch", v.table.id), Style.primary),
        button(v.t("replay"), ids.make("replay", v.table.id)),
        button(v.t("board"), ids.make("board", v.table.id)),
        button(v.t("log"), ids.make("log", v.table.id)),
    ]


def made_of(v: Voice, parts: Sequence[Mapping[str, int]], seat: int) -> list[str]:
    """What a score is made of, in a line; the pictures call the sources the same."""
    game = v.table.settings.game
    if game not in PAINTERS or seat >= len(parts):
        return []
    domain = f"{game}_pictures"
    said = [
        f"{locales.text(v.t.language, domain, f'part-{source}')}:{UNBROKEN}{number}"
        for source, number in parts[seat].items()
        if number
    ]
    return [f"-# {joined(said)}"] if said else []


@tells(news.Abandoned)
def abandoned(item: news.Abandoned, v: Voice) -> Notice:
    if not v.table.started:
        return Notice([v.t("lobby-closed")], ALARM)
    return Notice([v.t.news("abandoned")], ALARM, afterwards(v))


@tells(news.Rematch)
def rematch(item: news.Rematch, v: Voice) -> Notice:
    return Notice([v.t.news("rematch", by=mention(item.by), table=item.table)])


@tells(news.Daily)
def daily(item: news.Daily, v: Voice) -> None:
    """About all tables of a person; see letters.py."""


@tells(news.PlaceLost)
def place_lost(item: news.PlaceLost, v: Voice) -> Notice:
    if item.place.kind == "person":
        return Notice([v.t.news("place-lost-person")], ALARM)
    if item.place.kind == "thread":
        return Notice([v.t.news("place-lost-thread", table=v.table.id)], ALARM)
    return Notice([v.t.news("place-lost-channel", channel=str(item.place.id))], ALARM)
