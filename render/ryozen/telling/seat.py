"""One player's things, in words."""

from collections.abc import Iterator

from render.kit.telling import fact
from render.ryozen.telling.cards import revelation_words
from render.ryozen.telling.words import amounts, companions, word
from render.ryozen.words import name, said, text
from rules.ryozen.view import PlayerView, RyozenView

SIDES = ("south", "west", "north", "east")


def lines(view: RyozenView, player: PlayerView, language: str) -> Iterator[str]:
    if player["clan"]:
        yield fact(word("clan", language), name("clans", player["clan"], language))
    yield word("favour", language, count=player["favour"]).capitalize() + "."
    yield fact(word("resources", language), *amounts("resources", player["resources"], language))
    yield fact(word("shards", language), *amounts("moons", player["shards"], language))
    yield fact(text(language, "hand"), *companions(player["hand"], language))
    yield fact(text(language, "stack"), *companions(player["stack"], language))
    if player["resting"]:
        yield fact(text(language, "pushed-off"), *companions(player["resting"], language))
    for card in player["cards"]:
        yield f"{word('has-revelation', language)}: {revelation_words(card, language)}"
    yield fact(word("explorer", language), said(f"village:{player['explorer']}", language))
    yield fact(word("herald", language), player["herald"])
    if view["palace"]["mode"] == "tower":
        yield fact(word("looks-from", language), word(f"from-{SIDES[player['side']]}", language))
    if player["first"]:
        yield text(language, "first-player")
