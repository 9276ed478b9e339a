"""Everything on offer, in words: curses, tactics on display, upgrades and temples, quests."""

from collections.abc import Iterator

from render.candelabria.lookup import curse_told, quest_told, upgrade_told
from render.candelabria.telling.words import house_or_none, tactics_card, word
from render.candelabria.words import called, house_name, of_house, said
from render.kit.look import Look
from render.kit.telling import fact, facts
from rules.candelabria.seen import CurseSeen, QuestSeen, View


def curses(view: View, look: Look) -> Iterator[str]:
    for number, curse in enumerate(view["curses"], 1):
        title = word("curse", look.language, number=number)
        yield facts(title, curse_words(view, curse, look))
    yield fact(word("curse-deck", look.language), view["curse_deck"])


def curse_words(view: View, curse: CurseSeen, look: Look) -> Iterator[str]:
    language = look.language
    if not curse["card"]:
        yield word("none", language)
        return
    told = curse_told(curse["card"], language)
    yield f"{told.title}. {told.words}"
    for house, flames in curse["influence"].items():
        yield f"{house_name(house, language)} {flames}"
    if curse["owner"]:
        yield fact(word("serves", language), of_house(view, curse["owner"], look))
    if curse["region"]:
        yield fact(word("haunts", language), said(f"region:{curse['region']}", language))
    if curse["territory"]:
        yield fact(word("stands", language), said(f"territory:{curse['territory']}", language))


def display(view: View, language: str) -> Iterator[str]:
    for number, card in enumerate(view["display"], 1):
        yield f"{number}. {tactics_card(card['id'], language)}"
    yield fact(word("tactics-deck", language), view["tactics_deck"])
    yield fact(word("candle-deck", language), view["candle_deck"])


def market(view: View, language: str) -> Iterator[str]:
    for number, stack in enumerate(view["stacks"], 1):
        title = word("stack", language, number=number, year=stack["year"], below=stack["below"])
        if stack["top"]:
            told = upgrade_told(stack["top"], language)
            yield f"{title}: {told.title}. {told.words}"
        else:
            yield fact(title, word("none", language))
    for colour, number in view["temple_supply"].items():
        temple, words = said(f"temple:{colour}", language), said(f"temple-text:{colour}", language)
        yield f"{temple}, {word('left', language, number=number)}: {words}"


def quests(view: View, look: Look) -> Iterator[str]:
    for quest in view["quests"]:
        told = quest_told(quest["id"], look.language)
        yield facts(told.title, [told.words, *quest_words(view, quest, look)])
    yield fact(word("secret-quests", look.language), view["secret_quests"])


def quest_words(view: View, quest: QuestSeen, look: Look) -> Iterator[str]:
    language = look.language
    if quest["secret"]:
        yield word("secret", language)
    if quest["owner"] >= 0:
        yield fact(word("owner", language), called(view["houses"][quest["owner"]], look))
    for place, mark in enumerate(quest["marks"], 1):
        yield f"{place}. {house_or_none(mark, language)}"
