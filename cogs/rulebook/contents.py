"""The rules in short topics, as `/rules` and refusals show them.
`locales/<language>/<game>/rules.ftl` holds each topic's text, title and place in the rulebook."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import locales
from rules import GAMES

from .pages import shelf, spans


@dataclass(frozen=True, slots=True)
class Topic:
    game: str
    id: str
    title: str
    text: str
    place: str  # such as `ryozen.ru.txt:509-566`

    @property
    def key(self) -> str:
        return f"{self.game}/{self.id}"


def games() -> list[str]:
    """Return the games that have rules topics."""
    return [game for game in GAMES if locales.ids(domain(game))]


def domain(game: str) -> str:
    return f"{game}/rules"


@cache
def topics(game: str, language: str) -> dict[str, Topic]:
    """Return the topics in the order of the rulebook."""
    return {id: topic(game, id, language) for id in locales.ids(domain(game))}


def topic(game: str, id: str, language: str) -> Topic:
    """Return a topic with its lines joined, so that each screen wraps it anew."""
    told = locales.forms(language, domain(game), id, {})
    return Topic(game, id, told["title"], " ".join(told[""].split()), told["place"])


def at_place(game: str, place: str, language: str) -> Topic | None:
    """Return the topic for a place in the rulebook: the shortest that contains it, otherwise the
    last that begins before it."""
    book, parts = spans(place)
    if not parts:
        return None
    wanted = parts[0][0]
    told = [
        (first, last, topic)
        for topic in topics(game, language).values()
        for first, last in spans_of(topic, book)
    ]
    holding = [span for span in told if span[0] <= wanted <= span[1]]
    if holding:
        return min(holding, key=lambda span: span[1] - span[0])[2]
    before = [span for span in told if span[0] <= wanted]
    return max(before, key=lambda span: span[0])[2] if before else None


def spans_of(topic: Topic, book: str) -> list[tuple[int, int]]:
    name, parts = spans(topic.place)
    return parts if name == book else []


def explaining(game: str, point: str, chosen: Mapping[str, object]) -> str | None:
    """Return the topic about a question, for a game with these options."""
    known = shelf(game)
    return known.topic(question_of(point), chosen) if known else None


def asking(game: str, point: str) -> str | None:
    """Return the key of the component that asks a question."""
    known = shelf(game)
    return known.cards.get(question_of(point)) if known else None


def picture(game: str, topic: str, point: str) -> str | None:
    """Return the key of the component that asks the question at ``point``, or else the topic's
    illustration: a component's key, or `board/` and a region."""
    known = shelf(game)
    return asking(game, point) or (known.pictures.get(topic) if known else None)


def question_of(point: str) -> str:
    return point.partition(".")[2]
