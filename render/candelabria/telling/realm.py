"""The land, region by region; territories by the names that the menus use."""

from collections.abc import Iterator

from render.candelabria.telling.words import word
from render.candelabria.words import capital, house_name, said
from render.kit.look import Look
from render.kit.telling import fact, facts
from rules.candelabria.map import SIDES
from rules.candelabria.seen import RegionSeen, TerritorySeen, View


def lines(view: View, look: Look) -> Iterator[str]:
    language = look.language
    for region in view["regions"]:
        title = capital(said(f"region:{region['number']}", language))
        yield facts(title, region_words(region, language))
        for territory in view["territories"]:
            if territory["region"] == region["number"]:
                called = said(f"territory:{territory['id']}", language)
                yield facts(called, territory_words(view, territory, language))


def region_words(region: RegionSeen, language: str) -> Iterator[str]:
    yield word("cursed" if region["cursed"] else "not-cursed", language)
    if region["fought"]:
        yield word("fought", language)
    if region["temples"]:
        temples = [said(f"temple:{colour}", language) for colour in region["temples"]]
        yield fact(word("temples", language), *temples)
    if region["curses"]:
        yield fact(word("shades", language), *shades(region["curses"], language))


def shades(cards: list[str], language: str) -> list[str]:
    return [said(f"curse-card:{card}", language) for card in cards]


def territory_words(view: View, territory: TerritorySeen, language: str) -> Iterator[str]:
    if territory["flames"]:
        flames = [house_name(flame["house"], language) for flame in territory["flames"]]
        yield fact(word("flames", language), *flames)
    if territory["castle"]:
        yield fact(word("castle-of", language), house_name(territory["castle"], language))
    for candle in territory["candles"]:
        yield word(
            "candle", language, role=said(f"role:{candle['role']}", language),
            house=house_name(candle["house"], language), flames=candle["flames"],
            capacity=candle["capacity"],
        )  # fmt: skip
    if territory["curses"]:
        yield fact(word("shades", language), *shades(territory["curses"], language))
    beside = SIDES[view["side"]].neighbours[territory["id"]]
    yield fact(word("beside", language), *(said(f"territory:{id}", language) for id in beside))
