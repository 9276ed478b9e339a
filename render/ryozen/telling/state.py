"""The state of the game, in words."""

from collections.abc import Iterator, Sequence

import locales
from render.kit.telling import fact, facts
from render.ryozen.telling.words import some, word
from render.ryozen.words import in_words, name, said, text
from rules.core.seen import ResultSeen
from rules.ryozen.view import RyozenView


def lines(view: RyozenView, names: Sequence[str], language: str) -> Iterator[str]:
    yield text(language, "round", round=view["round"], rounds=view["rounds"]) + "."
    yield text(language, f"phase-{'end' if view['phase'] == 'over' else view['phase']}") + "."
    if view["active"] is not None:
        yield text(language, "acts", name=names[view["active"]]) + "."
    if view["effect"]:
        yield fact(word("effect", language), place_name(view["effect"], language))
    for player in view["players"]:
        yield fact(names[player["player"]], word("favour", language, count=player["favour"]))
    yield fact(word("first", language), names[view["first"]])
    heralds = [names[player] for player in view["heralds"]]
    yield fact(word("heralds", language), *some(heralds, language))
    if view["result"]:
        yield from result_lines(view["result"], names, language)
    decks = view["decks"]
    yield fact(word("event-deck", language), decks["events"])
    yield fact(word("revelation-deck", language), decks["revelations"])
    yield fact(word("village-deck", language), decks["villages"])
    boxed = [boxed_words(one, language) for one in view["box"]]
    yield fact(word("box", language), *some(boxed, language))


def place_name(id: str, language: str) -> str:
    return said("palace", language) if id == "palace" else name("sectors", id, language)


def boxed_words(key: str, language: str) -> str:
    clan, _, kind = key.partition(":")
    return f"{name('companions', kind, language)} ({name('clans', clan, language)})"


def result_lines(result: ResultSeen, names: Sequence[str], language: str) -> Iterator[str]:
    for rank, group in enumerate(result["ranking"], 1):
        for player in group:
            who = f"{rank}. {names[player]}"
            yield score(who, result["scores"][player], result["parts"][player], language)
    if "won" in result:
        yield fact(in_words(result["reason"], language), word(f"won-{result['won']}", language))
        yield fact(word("level", language), level(result["level"], language))
        for rival in result["rivals"]:
            yield score(said(rival["side"], language), rival["score"], rival["parts"], language)


def score(who: str, total: int, of: dict[str, int], language: str) -> str:
    told = [f"{text(language, f'part-{id}')} {points}" for id, points in of.items()]
    return facts(f"{who}, {total}", told)


def enemy(view: RyozenView, language: str) -> Iterator[str]:
    """Yield facts missing from the enemy's rows: its level, the turning points that left the game,
    and its story."""
    it = view["enemy"]
    yield fact(word("level", language), level(it["level"], language))
    gone = [said(f"enemy:{id}", language) for id in it["gone"]]
    yield fact(word("enemy-gone", language), *some(gone, language))
    if "story" in view:
        story = view["story"]
        yield fact(word("story", language), said(story["key"], language))
        for number, act in enumerate(story["acts"][:-1], 1):  # the last act has a row of its own
            chosen = said(act["option"], language) if act["option"] else word("open", language)
            title = text(language, "story-act", number=number, act=said(act["key"], language))
            yield fact(title, chosen)


def level(id: str, language: str) -> str:
    return locales.text(language, "ryozen/names", f"ryozen-difficulty-{id}")
