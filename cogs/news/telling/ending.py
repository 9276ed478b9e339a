"""The news of a game's end and of the time after it, in words."""

from tables import Outcome, PlaceKind
from tables.base import news
from tables.base.days import shown_at

from ...buttons import challenges, coaching, gathering, looking
from ...layouts.kit import (
    ACCENT,
    ALARM,
    Button,
    Style,
    button,
)
from ...words import results
from ...words.voice import Voice, exact, mention
from .notices import Notice, tells


@tells(news.Ended)
def ended(item: news.Ended, v: Voice) -> Notice:
    told = results.lines(item.outcome, v.table, v.people(), v.t)
    lines = [f"## {v.t.news('ended')}", *told, *v.story, f"-# {seed_words(item.outcome, v)}"]
    beyond = [
        button(v.t("points"), looking.points(v.table.id)),
        button(v.t("turned"), looking.turned(v.table.id)),
        button(v.t("coach-table"), coaching.coach(v.table.id)),
    ]
    return Notice(lines, ACCENT, [*afterwards(v), *beyond], board=True, result=True)


def seed_words(outcome: Outcome, v: Voice) -> str:
    """Return the seed, except in a challenge others still play, which shows it later."""
    day = v.table.day
    if day is not None and not outcome.seed:
        return v.t("today-ended", at=exact(shown_at(day)))
    return v.t.news("seed", seed=outcome.seed)


def afterwards(v: Voice) -> list[Button]:
    """Return the buttons for a game that is over, with or without a result."""
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
    """Return a rematch notice; somebody alone need not confirm."""
    here = button(v.t("lobby-here"), gathering.here(item.table), Style.primary)
    said = v.t.news("rematch", by=mention(item.by), table=item.table)
    return Notice([said], ACCENT, [] if item.begun else [here])


@tells(news.Daily)
def daily(item: news.Daily, v: Voice) -> None:
    """Say nothing here: a letter covers all tables; see letters.py."""


@tells(news.PlaceLost)
def place_lost(item: news.PlaceLost, v: Voice) -> Notice:
    if item.place.kind == "person":
        borrowed = v.table.place_kind is PlaceKind.BORROWED
        lost = "place-lost-borrowed" if borrowed else "place-lost-person"
        return Notice([v.t.news(lost)], ALARM)
    if item.place.kind == "thread":
        return Notice([v.t.news("place-lost-thread", table=v.table.id)], ALARM)
    return Notice([v.t.news("place-lost-channel", channel=str(item.place.id))], ALARM)


@tells(news.Week)
def week(item: news.Week, v: Voice) -> None:
    """Lay out nothing: a week's summary belongs to no single table."""


@tells(news.PuzzlePosed)
def puzzle_posed(item: news.PuzzlePosed, v: Voice) -> None:
    """Lay out nothing: puzzles.py tells this."""


@tells(news.PuzzleSolved)
def puzzle_solved(item: news.PuzzleSolved, v: Voice) -> None:
    """Lay out nothing: puzzles.py tells this, too."""
