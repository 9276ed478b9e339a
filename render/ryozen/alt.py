"""Alt texts of Ryozen's pictures, from the same view: what matters most first."""

from collections.abc import Iterable, Iterator, Sequence

from render.kit.alt import alt_text
from render.ryozen.head import moment_of
from render.ryozen.lists import LISTS
from render.ryozen.scene import Scene, Seat, Sector, Tile
from render.ryozen.words import name, text


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def board_alt(scene: Scene, language: str, title: str = "") -> str:
    return alt_text([title, *board_sentences(scene, language)])


def board_sentences(scene: Scene, language: str) -> Iterator[str]:
    yield text(language, "alt-board", moment=moment_of(scene, language))
    for seat in scene.seats:
        if seat.acting:
            yield text(language, "acts", name=seat.name) + "."
    yield text(
        language, "alt-favour", list=listed(f"{seat.name} {seat.favour}" for seat in scene.seats)
    )
    lit = listed(name("sectors", sector.id, language) for sector in scene.sectors if sector.lit)
    yield text(language, "alt-lit", list=lit)
    for sector in scene.sectors:
        yield sector_sentence(sector, scene.seats, language)
    yield palace_sentence(scene, language)
    for message, kind, cards in (
        ("alt-events", "events", scene.events),
        ("alt-revelations", "revelations", scene.revelations),
    ):
        shown = listed(name(kind, card.id, language) for card in cards if card.id)
        if shown:
            yield text(language, message, list=shown)
    for seat in scene.seats:
        yield f"{seat.name}: {goods_words(seat, language)}."
    if scene.next_village:
        village = name("villages", scene.next_village, language)
        yield text(language, "alt-next-village", village=village)


def sector_sentence(sector: Sector, seats: Sequence[Seat], language: str) -> str:
    tiles = [spot.tile for spot in sector.spots if spot.tile]
    people = listed(tile_words(tile, seats, language) for tile in tiles)
    return text(
        language,
        "alt-sector",
        sector=name("sectors", sector.id, language),
        people=people or text(language, "none"),
        free=len(sector.spots) - len(tiles),
    )


def tile_words(tile: Tile, seats: Sequence[Seat], language: str) -> str:
    owner = next(seat.name for seat in seats if seat.mark == tile.mark)
    if tile.cloaked:
        return text(language, "alt-cloaked", owner=owner)
    return f"{owner} — {name('companions', tile.kind, language)}"


def palace_sentence(scene: Scene, language: str) -> str:
    crowd = listed(f"{seat.name} {len(seat.palace)}" for seat in scene.seats if seat.palace)
    return text(language, "alt-palace", list=crowd or text(language, "none"))


def goods_words(seat: Seat, language: str) -> str:
    return text(
        language,
        "alt-goods",
        hand=len(seat.hand),
        cards=len(seat.cards),
        **seat.goods,
    )


def panel_alt(seat: Seat, language: str) -> str:
    sentences = [
        text(
            language,
            "alt-panel",
            name=seat.name,
            favour=seat.favour,
            goods=goods_words(seat, language),
        ),
        text(language, "first-player") if seat.first else "",
    ]
    for message, kind, keys in (
        ("hand", "companions", seat.hand),
        ("revelations", "revelations", seat.cards),
        ("palace", "companions", seat.palace),
        ("pushed-off", "companions", seat.resting),
        ("stack", "companions", seat.stack),
    ):
        if keys:
            names = listed(name(kind, key, language) for key in keys)
            sentences.append(f"{text(language, message)}: {names}.")
    return alt_text(sentences)


def region_alt(scene: Scene, region: str, language: str) -> str:
    """A crop: first what it shows, then the state of the game."""
    kind, _, sector = region.partition(":")
    sentences = list(board_sentences(scene, language))
    if kind in LISTS:
        rows = LISTS[kind][1](scene, language)
        shown = [f"{row.title}: {row.words}" if row.words else f"{row.title}." for row in rows]
    elif kind == "sector":
        here = next(one for one in scene.sectors if one.id == sector)
        shown = [sector_sentence(here, scene.seats, language)]
    elif kind == "palace":
        shown = [palace_sentence(scene, language)]
    else:
        shown = sentences
    return alt_text(dict.fromkeys([*shown, *sentences[:4]]))
