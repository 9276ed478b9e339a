"""The state of the game, in words: points, countdown and result."""

from collections.abc import Iterator

from render.bonfire.alt import turn_sentence
from render.bonfire.telling.words import word
from render.bonfire.words import called, in_words, said, text
from render.kit.look import Look
from render.kit.telling import fact, facts
from rules.bonfire.view import CitySeen, CountdownSeen, TomSeen, View
from rules.core.seen import ResultSeen


def lines(view: View, look: Look) -> Iterator[str]:
    language = look.language
    yield turn_sentence(view, look)
    yield fact(word("phase", language), word(f"phase-{view['phase']}", language))
    if "round" in view:
        yield fact(word("round", language), view["round"])
    for city in view["seats"]:
        yield score_line(city, look)
    yield from countdown_lines(view["countdown"], language)
    if view["result"]:
        yield from result_lines(view, view["result"], look)


def score_line(city: CitySeen, look: Look) -> str:
    language = look.language
    return facts(
        called(city, look),
        [
            said(f"color:{city['color']}", language),
            fact(word("points", language), city["points"]),
            fact(word("score", language), city["score"]),
            word("first", language) if city["first"] else "",
            word("passed", language) if city["passed"] else "",
            word("out", language) if city["out"] else "",
        ],
    )


def countdown_lines(count: CountdownSeen, language: str) -> Iterator[str]:
    yield word("novices-in-council", language, count=count["novices"], start=count["start_at"])
    if count["begun"]:
        yield word("countdown-begun", language)
    stack = map(str, count["stack"]) if count["stack"] else [word("none", language)]
    yield fact(word("countdown-stack", language), *stack)
    if count["travelling"]:
        yield fact(word("countdown-travels", language), count["travelling"])
    if count["value"]:
        yield fact(word("countdown-value", language), count["value"])


def result_lines(view: View, result: ResultSeen, look: Look) -> Iterator[str]:
    language, seats = look.language, view["seats"]
    for rank, group in enumerate(result["ranking"], 1):
        for seat in group:
            who = f"{rank}. {called(seats[seat], look)}"
            yield score(who, result["scores"][seat], result["parts"][seat], language)
    if "won" in result:
        yield fact(in_words(result["reason"], language), word(f"won-{result['won']}", language))
        if result["level"]:
            yield fact(word("level", language), result["level"])
        for rival in result["rivals"]:
            yield score(said(rival["side"], language), rival["score"], rival["parts"], language)


def score(who: str, total: int, of: dict[str, int], language: str) -> str:
    told = [f"{text(language, f'part-{id}')} {points}" for id, points in of.items()]
    return facts(f"{who}, {total}", told)


def tom_lines(tom: TomSeen, language: str) -> Iterator[str]:
    yield fact(word("points", language).capitalize(), tom["city"]["points"])
    yield fact(word("score", language).capitalize(), tom["city"]["score"])
    yield fact(word("tom-run", language), tom["run"])
    yield fact(word("tom-deck", language), tom["deck"])
    for number, card in enumerate(reversed(tom["discard"])):
        words = said(card.replace("tom_card", "tom_text"), language)
        label = word("tom-last" if not number else "tom-before", language)
        yield f"{label}: {said(card, language)}. {words}"
    yield fact(word("tom-novices", language), tom["novices"])
    if "handicap" in tom:
        yield fact(word("tom-handicap", language), tom["handicap"])
