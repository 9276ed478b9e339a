"""The news of people thinking aloud and of votes, in words."""

from tables import Move
from tables.base import news

from ...buttons import more, together
from ...layouts.kit import (
    ACCENT,
    CALM,
    Button,
    Style,
    button,
)
from ...words.texts import escaped
from ...words.voice import Voice, mention, relative
from .notices import Notice, table_buttons, tells

MOST_NAMED = 10  # moves that a vote would take back; the latest


@tells(news.Proposed)
def proposed(item: news.Proposed, v: Voice) -> Notice:
    """``v.story`` has the line and what it would bring."""
    own = item.by == item.seat
    id = "proposed" if own else "proposed-for"
    said = v.t.news(id, number=item.number, by=v.seat(item.by), seat=v.seat(item.seat))
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
    """Several ideas may be open: each opinion names its own. Whoever asked is called when somebody
    has more to say than yes."""
    id = "opinion-words" if item.words else "opinion-agree" if item.agree else "opinion-rather-not"
    said = v.t.news(id, number=item.number, seat=v.seat(item.seat), by=v.seat(item.by))
    lines = [said, f"> {escaped(item.words)}"] if item.words else [said]
    called = None if item.agree else v.table.seats[item.by].actor
    return Notice(lines, mention=called)


# Voting


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
    """The place where a table would go on, as people know it."""
    if item.channel is None or item.borrowed is None:
        return f"<#{item.channel}>"
    return f"https://discord.com/channels/{item.borrowed or '@me'}/{item.channel}"


@tells(news.TableMoved)
def table_moved(item: news.TableMoved, v: Voice) -> Notice:
    by = v.seat(item.by) if item.by is not None else ""
    return Notice(
        [v.t.news("table-moved", by=by)], ACCENT, table_buttons(v.table.id, v.t), board=True
    )


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
