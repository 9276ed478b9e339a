"""What a table tells, in words: one small function for each kind of news."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from tables import Move, Outcome, news
from tables.days import shown_at

from ..buttons import challenges, gathering, looking, more, settling, together, turns
from ..layouts.kit import (
    ACCENT,
    ALARM,
    CALM,
    Button,
    Layout,
    Style,
    button,
    card,
    newest,
    rows,
    text,
)
from ..words import results
from ..words.texts import Texts, escaped, joined
from ..words.voice import Voice, exact, mention, relative, seat_title

Item = TypeVar("Item", bound=news.Item)
ROOM = 3000  # characters for the log lines of one message


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
        button(t("take-turn"), turns.turn(table), Style.primary),
        button(t("my-seat"), looking.seat(table)),
        button(t("board"), looking.board(table)),
        button(t("since"), looking.since(table)),
        button(t("log"), looking.log(table)),
        button(t("more"), more.more(table)),
    ]


# Gathering


@tells(news.LobbyChanged)
def lobby_changed(item: news.LobbyChanged, v: Voice) -> None:
    """The card itself is shown anew; see lobby_card."""


@tells(news.Invited)
def invited(item: news.Invited, v: Voice) -> Notice:
    game = v.t.game(v.table.settings.game)
    seated = v.table.seat_of(v.reader) is not None
    join = button(v.t("join"), gathering.join(v.table.id), Style.primary)
    here = button(v.t("lobby-here"), gathering.here(v.table.id), Style.primary)
    said = v.t.news("invited", by=mention(item.by), game=game)
    if v.reader is not None:
        said = f"{mention(v.reader)}: {said}"
    return Notice([said], ACCENT, [here if seated else join], v.reader)


@tells(news.Full)
def full(item: news.Full, v: Voice) -> Notice:
    missing = ", ".join(map(mention, item.missing))
    here = button(v.t("lobby-here"), gathering.here(v.table.id), Style.primary)
    return Notice([v.t.news("full", missing=missing)], ACCENT, [here], others=item.called)


@tells(news.Kicked)
def kicked(item: news.Kicked, v: Voice) -> Notice:
    return Notice([v.t.news("kicked", person=mention(item.person))])


@tells(news.Started)
def started(item: news.Started, v: Voice) -> Notice:
    people = " · ".join(
        f"{number + 1}. {seat_title(seat, number, v.t)}"
        for number, seat in enumerate(v.table.seats)
    )
    rivals = [results.side_name(v.table, side, v.t) for side in item.rivals]
    people = " · ".join([people, *rivals])
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
    """The call's own message says so; see ``outdated``."""


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


# Taking back


@tells(news.Undone)
def undone(item: news.Undone, v: Voice) -> Notice:
    return Notice([undone_words(item, v)])


def undone_words(item: news.Undone, v: Voice) -> str:
    if item.seat is None:
        return v.t.news("undone-vote", count=item.count)
    return v.t.news("undone", seat=v.seat(item.seat), count=item.count)


@tells(news.Redone)
def redone(item: news.Redone, v: Voice) -> Notice:
    return Notice([redone_words(item, v)])


def redone_words(item: news.Redone, v: Voice) -> str:
    return v.t.news("redone", count=item.count)


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


# Thinking aloud


@tells(news.Proposed)
def proposed(item: news.Proposed, v: Voice) -> Notice:
    """``v.story`` has the line and what it would bring."""
    own = item.by == item.seat
    id = "proposed" if own else "proposed-for"
    said = v.t.news(id, by=v.seat(item.by), seat=v.seat(item.seat))
    about = (v.table.id, item.number)
    buttons = [
        button(v.t("together-agree"), together.opinion(*about, True), Style.success),
        button(v.t("together-rather-not"), together.opinion(*about, False)),
        button(v.t("together-idea"), together.idea(*about)),
    ]
    if not own:
        buttons.append(button(v.t("together-adopt"), together.adopt(*about), Style.primary))
    note = f"-# {v.t.news('proposed-note', seat=v.seat(item.seat))}"
    return Notice([f"### {said}", *v.story, note], CALM, buttons)


@tells(news.Opinion)
def opinion(item: news.Opinion, v: Voice) -> Notice:
    """Whoever asked is called when somebody has more to say than yes."""
    if item.words:
        said = v.t.news("opinion-words", seat=v.seat(item.seat), by=v.seat(item.by))
        lines = [said, f"> {escaped(item.words)}"]
    else:
        id = "opinion-agree" if item.agree else "opinion-rather-not"
        lines = [v.t.news(id, seat=v.seat(item.seat), by=v.seat(item.by))]
    called = None if item.agree else v.table.seats[item.by].actor
    return Notice(lines, mention=called)


# Voting


@tells(news.VoteOpened)
def vote_opened(item: news.VoteOpened, v: Voice) -> Notice:
    by = v.seat(item.by) if item.by is not None else ""
    seat = v.seat(item.about) if item.about is not None else ""
    level = v.t(f"level-{item.level}") if item.level else ""
    question = v.t.news(f"vote-{item.kind}", by=by, seat=seat, count=len(item.moves), level=level)
    moves = [f"> {line}" for move in item.moves for line in named_move(move, v)]
    ends = "vote-closes" if item.kind == "absence" else "vote-closes-no"
    closes = v.t.news(ends, when=relative(item.closes))
    return Notice([question, *moves, f"-# {closes}"], ACCENT, voices(item, v))


def named_move(move: Move, v: Voice) -> list[str]:
    """What would be taken back, in the words in which it was told."""
    return v.say(move.events) or [v.t.news("vote-move", seat=v.seat(move.seat))]


def voices(item: news.VoteOpened | news.VoteReminder, v: Voice) -> list[Button]:
    """Who has asked can withdraw it; about somebody's absence the clock did."""
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
def vote_closed(item: news.VoteClosed, v: Voice) -> Notice:
    if item.reason in ("played_on", "withdrawn"):
        return Notice([v.t.news(f"vote-{item.reason}")])
    return Notice([v.t.news("vote-passed" if item.passed else "vote-failed")])


# People come and go


@tells(news.Left)
def left(item: news.Left, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    take = button(v.t("take-seat"), more.take_seat(v.table.id, item.seat))
    said = v.t.news("left", person=mention(item.person), seat=place)
    return Notice([said], ALARM, [take] if v.table.guild is not None else [])


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


@tells(news.AutomaPlays)
def automa_plays(item: news.AutomaPlays, v: Voice) -> Notice:
    level = v.t(f"level-{item.level}")
    return Notice([v.t.news("automa-plays", seat=v.seat(item.seat), level=level)])


@tells(news.Away)
def away(item: news.Away, v: Voice) -> Notice:
    return Notice([v.t.news("away", person=mention(item.person), when=exact(item.until))])


@tells(news.Paused)
def paused(item: news.Paused, v: Voice) -> Notice:
    again = button(v.t("continue"), more.resume(v.table.id), Style.success)
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
    again = button(v.t("continue"), more.resume(v.table.id), Style.success)
    return Notice([said], CALM, [again] if item.act == "pause" else [])


# The end


@tells(news.Ended)
def ended(item: news.Ended, v: Voice) -> Notice:
    told = results.lines(item.outcome, v.table, v.people(), v.t)
    lines = [f"## {v.t.news('ended')}", *told, *v.story, f"-# {seed_words(item.outcome, v)}"]
    turned = button(v.t("turned"), looking.turned(v.table.id))
    return Notice(lines, ACCENT, [*afterwards(v), turned], board=True, result=True)


def seed_words(outcome: Outcome, v: Voice) -> str:
    """Of a challenge it is shown later: others play it still."""
    day = v.table.day
    if day is not None and not outcome.seed:
        return v.t("today-ended", at=exact(shown_at(day)))
    return v.t.news("seed", seed=outcome.seed)


def afterwards(v: Voice) -> list[Button]:
    """What can be done with a game that is over, with a result or without."""
    day, game = v.table.day, v.table.settings.game
    challenge = (
        []
        if day is None
        else [button(v.t("today-open"), challenges.challenge_here(day, game), Style.success)]
    )
    return [
        *challenge,
        button(v.t("rematch"), gathering.rematch(v.table.id), Style.primary),
        button(v.t("replay"), looking.replay(v.table.id)),
        button(v.t("board"), looking.board(v.table.id)),
        button(v.t("log"), looking.log(v.table.id)),
    ]


@tells(news.Abandoned)
def abandoned(item: news.Abandoned, v: Voice) -> Notice:
    if not v.table.started:
        return Notice([v.t("lobby-closed")], ALARM)
    return Notice([v.t.news("abandoned")], ALARM, afterwards(v))


@tells(news.Rematch)
def rematch(item: news.Rematch, v: Voice) -> Notice:
    here = button(v.t("lobby-here"), gathering.here(item.table), Style.primary)
    return Notice([v.t.news("rematch", by=mention(item.by), table=item.table)], ACCENT, [here])


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


@tells(news.Week)
def week(item: news.Week, v: Voice) -> None:
    """Is about no single table, either."""
