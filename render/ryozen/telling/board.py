"""The road of the villages and the row of the Clan House, in words."""

from collections.abc import Iterator, Sequence

from render.kit.telling import fact, facts
from render.ryozen.telling.words import amounts, tile_words, word
from render.ryozen.words import effect, name, said, text
from rules.ryozen.view import RyozenView, VillageView


def villages(view: RyozenView, names: Sequence[str], language: str) -> Iterator[str]:
    for village in view["villages"]:
        title = said(f"village:{village['position']}", language)
        yield facts(title, village_words(village, names, language))
    if view["decks"]["next_village"]:
        yield village_line("next-village", view["decks"]["next_village"], language)


def village_line(message: str, id: str, language: str) -> str:
    words = effect("villages", id, language)
    return f"{text(language, message)}: {name('villages', id, language)}. {words}"


def village_words(village: VillageView, names: Sequence[str], language: str) -> Iterator[str]:
    if village["id"]:
        yield name("villages", village["id"], language)
        yield effect("villages", village["id"], language)
    yield word("built" if village["built"] else "unbuilt", language)
    if village["cost"] and not village["built"]:
        yield fact(word("cost", language), *amounts("resources", village["cost"], language))
        yield word("favour", language, count=village["favour"])
    if village["explorers"]:
        yield fact(word("explorers", language), *(names[player] for player in village["explorers"]))


def clan_house(view: RyozenView, names: Sequence[str], language: str) -> Iterator[str]:
    """Yield a line for each slot: its cost, its favour, and the companion there with its effect."""
    for number, slot in enumerate(view["slots"], 1):
        coins = name("resources", "coin", language)
        told = [f"{word('cost', language)}: {coins} {slot['coins']}"]
        told.append(word("favour", language, count=slot["favour"]))
        tile = slot["tile"]
        if tile:
            told += [
                tile_words(tile, names, language),
                effect("companions", tile["kind"], language),
            ]
        else:
            told.append(word("free", language))
        yield facts(word("slot", language, number=number), told)
