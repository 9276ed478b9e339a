"""The contents of one House in words, with its hand if the view tells it."""

from collections.abc import Iterator

from render.candelabria.lookup import house_told, upgrade_told
from render.candelabria.telling.words import candle_card, some, tactics_card, word
from render.candelabria.words import house_name, said
from render.kit.telling import fact
from rules.candelabria.seen import HouseSeen


def lines(house: HouseSeen, language: str) -> Iterator[str]:
    if not house["id"]:
        yield word("no-house", language)
        return
    yield fact(word("house", language), house_name(house["id"], language))
    yield word("nobody-plays", language) if house["seat"] < 0 else ""
    yield house_told(house["id"], language).words
    for what in ("wax", "gold", "supply", "hand_size", "tactics_size"):
        yield fact(word(what.replace("_", "-"), language), house[what])
    if house["castle"]:
        yield fact(word("castle", language), said(f"territory:{house['castle']}", language))
    for role, card in house["seals"].items():
        title = word("lit-as", language, role=said(f"role:{role}", language))
        yield f"{title}: {candle_card(card, language)}"
    yield fact(word("area", language), *names("card", house["area"], language))
    yield fact(word("spent", language), *names("tactic-name", house["spent"], language))
    for message, cards in (("hand", house["hand"]), ("drawn", house["drawn"])):
        for card in cards:
            yield f"{word(message, language)}: {candle_card(card, language)}"
    for card in house["tactics"]:
        yield f"{word('tactics', language)}: {tactics_card(card, language)}"
    for slot in range(len(house["weak"])):
        yield fact(word("slot", language, number=slot + 1), *slot_told(house, slot, language))
    for upgrade in house["upgrades"]:
        told = upgrade_told(upgrade, language)
        yield f"{word('upgrade', language)}: {told.title}. {told.words}"


def names(noun: str, ids: list[str], language: str) -> list[str]:
    return some((said(f"{noun}:{id}", language) for id in ids), language)


def slot_told(house: HouseSeen, slot: int, language: str) -> Iterator[str]:
    """Yield the card in a slot of the war board, the withering there, and the weak action below."""
    if house["war"][slot]:
        yield said(f"tactic:{house['war'][slot]}", language)
    if house["withering"] and house["withering"][slot]:
        yield said(f"withering:{house['withering'][slot]}", language)
    for symbol in house["weak"][slot]:
        yield word("weak", language, symbol=said(f"symbol:{symbol}", language))
