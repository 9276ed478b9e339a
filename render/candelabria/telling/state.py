"""The state of the game, in words."""

from collections.abc import Iterator

from render.candelabria.lookup import scenario_told
from render.candelabria.telling.words import some, word
from render.candelabria.track import goal_words, season_words, turn_words
from render.candelabria.words import ROMAN, called, house_name, in_words, said, text
from render.kit.look import Look
from render.kit.telling import fact, facts
from rules.candelabria.seen import ChallengeSeen, View
from rules.core.seen import ResultSeen


def lines(view: View, look: Look) -> Iterator[str]:
    language = look.language
    yield season_words(view, language) + "."
    season = text(language, f"season-{view['season']}", year=ROMAN[view["year"]])
    yield fact(word("season", language), season)
    yield fact(word("round", language), view["round"])
    if view["turn"] >= 0:
        yield fact(word("turn", language), called(view["houses"][view["turn"]], look))
    yield f"{acting}." if (acting := turn_words(view, look)) else ""
    order = [called(view["houses"][seat], look) for seat in view["track"]]
    yield fact(word("track", language), *some(order, language))
    for house in view["houses"]:
        points = word("points", language, points=house["points"], score=house["score"])
        yield fact(called(house, look), house_name(house["id"], language), points)
    if view["moves"]:
        yield fact(word("moves", language), view["moves"])
    for fighter in view["fighters"]:
        house = view["houses"][fighter["seat"]]
        yield fact(word("power", language, name=called(house, look)), fighter["power"])
    if view["drawn_withering"]:
        drawn = said(f"withering:{view['drawn_withering']}", language)
        yield fact(word("withering", language), drawn)
    yield fact(word("side", language), view["side"].upper())
    if view["armies"]:
        yield word("armies", language)
    if view["challenge"]:
        yield from challenge_lines(view, view["challenge"], language)
    if view["result"]:
        yield from result_lines(view, view["result"], look)


def challenge_lines(view: View, it: ChallengeSeen, language: str) -> Iterator[str]:
    told = scenario_told(it["scenario"], language)
    yield f"{told.title}: {told.words}"
    yield f"{goal_words(view, language)}."
    yield fact(word("goal", language), word(f"goal-{it['goal'].replace('_', '-')}", language))
    yield fact(word("turns", language), word("of", language, done=it["turns"], limit=it["limit"]))
    yield word("used-tactic" if it["used_tactic"] else "unused-tactic", language)


def result_lines(view: View, result: ResultSeen, look: Look) -> Iterator[str]:
    language = look.language
    for rank, group in enumerate(result["ranking"], 1):
        for seat in group:
            who = f"{rank}. {called(view['houses'][seat], look)}"
            yield score(who, result["scores"][seat], result["parts"][seat], language)
    if "won" in result:
        yield fact(in_words(result["reason"], language), word(f"won-{result['won']}", language))
        yield fact(word("level", language), text(language, f"level-{result['level']}"))
        for rival in result["rivals"]:
            yield score(said(rival["side"], language), rival["score"], rival["parts"], language)


def score(who: str, total: int, of: dict[str, int], language: str) -> str:
    told = [f"{text(language, f'part-{id}')} {points}" for id, points in of.items()]
    return facts(f"{who}, {total}", told)
