"""The challenge of the day: the list of its games, a game with its ranking, and a week of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules import GAMES
from rules.search import Par
from tables import Challenge, FinishedRow, Place, Shown, Table
from tables.base.days import shown_at
from tables.base.model import DAY, HOUR

from ..words.texts import Texts, joined
from ..words.voice import relative

NAMED = 10  # best places that are listed
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}

Names = Mapping[int, str]  # names of people who allow theirs to be shown


@dataclass(frozen=True)
class Mine:
    """A person's part in a day's game: nothing yet, a running attempt, or one that is over."""

    counted: Table | None
    last: Table | None  # the newest attempt that still runs
    place: Place | None
    person: int


def date(day: int) -> str:
    """Return the date in the reader's words; noon is the same date nearly everywhere."""
    return f"<t:{day * DAY + 12 * HOUR}:D>"


def name_of(it: Challenge, t: Texts) -> str:
    name = t.game(it.game)
    many = len(GAMES[it.game].modes) > 1
    return f"{name}: {t.mode(it.game, it.setup.mode)}" if many else name


def set_up(it: Challenge, t: Texts) -> str:
    """Return every setting of the challenge, and roughly how long a game takes."""
    mode = GAMES[it.game].modes[it.setup.mode]
    told = [
        f"{t.setting(it.game, id)}: {t.value(it.game, id, value)}"
        for id, value in it.setup.options.items()
        if id != "mode"
    ]
    length = t("solo-minutes", minutes=mode.minutes) if mode.minutes else ""
    return joined([*told, length])


def own_place(mine: Mine, places: Sequence[Place], over: bool, t: Texts) -> str:
    """Return a line about the person's own attempt, or nothing if they made none and the day is
    over."""
    if mine.place is not None:
        won = t("today-won" if mine.place.won else "today-lost")
        return t(
            "today-place",
            rank=mine.place.rank,
            count=len(places),
            score=mine.place.score,
            won=won,
        )
    if mine.counted is not None and mine.counted.live:
        return t("today-running", table=mine.counted.id)
    if mine.counted is not None:
        return t("today-uncounted")
    return "" if over else t("today-first")


def par(known: Par | None, t: Texts) -> str:
    if known is None:
        return ""
    return t("today-par", score=known.score, won=t("today-won" if known.won else "today-lost"))


def listed(places: Sequence[Place], mine: Mine, names: Names, t: Texts) -> list[str]:
    """Return lines with the best places of the ranking, and the person's own wherever it is."""
    if not places:
        return [t("today-nobody")]
    shown = [*places[:NAMED], *(place for place in places[NAMED:] if place == mine.place)]
    lines = [place_line(place, place == mine.place, names, t) for place in shown]
    left = len(places) - len(shown)
    return [*lines, f"-# {t('today-more', count=left)}"] if left else lines


def place_line(place: Place, own: bool, names: Names, t: Texts) -> str:
    who = who_is(place, names, t)
    mark = MEDALS.get(place.rank, f"{place.rank}.")
    won = t("today-won" if place.won else "today-lost")
    name = f"**{t('today-you')}**" if own else who
    return f"{mark} {name} · {place.score} · {won}"


def who_is(place: Place, names: Names, t: Texts) -> str:
    return names.get(place.person or 0, t("today-somebody"))


def proof(shown: Shown, t: Texts) -> list[str]:
    """Return lines with the newest published secret, by which readers can check that day's
    seeds."""
    told = t("today-secret", day=date(shown.day), secret=shown.secret)
    return [f"-# {told}", f"-# {t('today-proof')}"]


def until(day: int, over: bool, t: Texts) -> str:
    if over:
        return t("today-over")
    ends = (day + 1) * DAY
    return t("today-until", day=relative(ends), shown=relative(shown_at(day)))


def week(rows: Sequence[FinishedRow], bests: Sequence[str], first: int, t: Texts) -> list[str]:
    """Return a channel's summary: the number of players, and the best of each day's games."""
    people = len({row.person or -row.table for row in rows})
    title = f"### {t('week-title', first=date(first), last=date(first + 6))}"
    if not rows:
        return [title, t("week-none")]
    return [title, t("week-people", people=people, count=len(rows)), *bests]


def week_line(game: str, day: int, best: Place, count: int, names: Names, t: Texts) -> str:
    facts = [who_is(best, names, t), str(best.score), t("today-won" if best.won else "today-lost")]
    return f"- {date(day)} · **{t.game(game)}** ({count}): {joined(facts)}"
