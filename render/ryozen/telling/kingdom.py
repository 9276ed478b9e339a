"""The six sectors and the Palace, in words."""

from collections.abc import Iterator, Sequence

from render.kit.telling import fact, facts
from render.ryozen.alt import place_name
from render.ryozen.scene import Place
from render.ryozen.telling.words import some, tile_words, word
from render.ryozen.words import day_and_night, name
from rules.ryozen.view import PlaceView, RyozenView, SectorView, SideView, SpotView


def sectors(view: RyozenView, names: Sequence[str], language: str) -> Iterator[str]:
    """Yield the sectors clockwise from the Gates."""
    for sector in view["sectors"]:
        yield facts(name("sectors", sector["id"], language), sector_words(sector, names, language))


def sector_words(sector: SectorView, names: Sequence[str], language: str) -> Iterator[str]:
    yield word("lit" if sector["lit"] else "unlit", language)
    yield day_and_night(f"sectors-{sector['id']}", language)
    if sector["guarded_by"] is not None:
        yield word("guarded", language, name=names[sector["guarded_by"]])
    for number, spot in enumerate(sector["spots"], 1):
        here = spot_words(spot, names, language)
        if spot["key"] == sector["guard_spot"]:
            here += f", {word('this-guard', language)}"
        yield f"{word('spot', language, number=number, price=price(spot, language))}: {here}"


def price(spot: SpotView, language: str) -> str:
    if not spot["price"]:
        return word("no-price", language)
    return word("costs", language, resource=name("resources", spot["price"], language))


def spot_words(spot: SpotView, names: Sequence[str], language: str) -> str:
    tile = spot["tile"]
    return tile_words(tile, names, language) if tile else word("free", language)


# ---- the Palace


def palace(view: RyozenView, names: Sequence[str], language: str) -> Iterator[str]:
    it = view["palace"]
    yield day_and_night("palace", language)
    lit = [name("sectors", sector, language) for sector in view["lit"]]
    yield fact(word("lights", language), *lit)
    if it["mode"] == "court":
        yield word("court", language)
        here = [tile_words(tile, names, language) for tile in it["tiles"]]
        yield fact(word("in-palace", language), *some(here, language))
        return
    yield word("tower", language)
    for side in it["sides"]:
        yield from side_lines(side, names, language)
    assert it["summit"] is not None
    yield place_line(it["summit"], -1, names, language)


def side_lines(side: SideView, names: Sequence[str], language: str) -> Iterator[str]:
    who = [names[player] for player in side["seen_by"]]
    title = word("side", language, letter="ABCD"[side["side"]], angle=side["angle"])
    yield fact(title, *some(who, language))
    for place in (side["wall"], side["loophole"]):
        yield place_line(place, side["side"], names, language)


def place_line(place: PlaceView, side: int, names: Sequence[str], language: str) -> str:
    called = place_name(Place(place["key"], side, None), language)
    tile = place["tile"]
    return fact(called, tile_words(tile, names, language) if tile else word("free", language))
