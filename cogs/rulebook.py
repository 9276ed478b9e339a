"""The rules in short topics: what `/rules` and refusals show. They are written in
`locales/<language>/<game>_rules.ftl`: the text, its title, and its place in the rulebook."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import locales
from rules import GAMES

from .texts import Texts

LINES = re.compile(r"(\d+)(?:-(\d+))?")


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
    """Those whose rules are told here."""
    return [game for game in GAMES if locales.ids(locales.LANGUAGES[0], domain(game))]


def domain(game: str) -> str:
    return f"{game}_rules"


@cache
def topics(game: str, language: str) -> dict[str, Topic]:
    """In the order of the rulebook."""
    return {id: topic(game, id, language) for id in locales.ids(language, domain(game))}


def topic(game: str, id: str, language: str) -> Topic:
    """Lines of the file are no lines of the text: each reader's screen breaks it anew."""
    told = locales.forms(language, domain(game), id, {})
    return Topic(game, id, told["title"], " ".join(told[""].split()), told["place"])


def at_place(game: str, place: str, language: str) -> Topic | None:
    """The topic about a place in the rulebook: the shortest one that holds it, or else the last
    that begins before."""
    book, _, lines = place.partition(":")
    found = LINES.match(lines)
    if found is None:
        return None
    wanted = int(found[1])
    spans = [
        (first, last, topic)
        for topic in topics(game, language).values()
        for first, last in spans_of(topic, book)
    ]
    holding = [span for span in spans if span[0] <= wanted <= span[1]]
    if holding:
        return min(holding, key=lambda span: span[1] - span[0])[2]
    before = [span for span in spans if span[0] <= wanted]
    return max(before, key=lambda span: span[0])[2] if before else None


def place_told(place: str, t: Texts) -> str:
    """`ryozen.ru.txt:509-566` in words."""
    lines = place.partition(":")[2]
    if lines.isdigit():
        return t("rules-line", line=lines)
    return t("rules-place", lines=lines.replace("-", "–"))


def spans_of(topic: Topic, book: str) -> Iterator[tuple[int, int]]:
    name, _, lines = topic.place.partition(":")
    if name == book:
        for found in LINES.finditer(lines):
            yield int(found[1]), int(found[2] or found[1])
