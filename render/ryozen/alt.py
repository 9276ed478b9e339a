"""Alt texts of Ryozen's pictures, from the same view: what matters most first."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import locales
from render.kit.alt import alt_text
from render.ryozen.head import moment_of
from render.ryozen.lists import LISTS
from render.ryozen.scene import Place, Scene, Seat, Sector, Tile, Tower
from render.ryozen.words import name, text


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def board_alt(scene: Scene, language: str, player: int | None = None) -> str:
    return alt_text(board_sentences(scene, language, player))


def ground_alt(scene: Scene, language: str, player: int | None = None) -> str:
    """Describe the kingdom with its head; the reader's goods come first."""
    first = first_read(scene, player)
    heralds = heralds_sentence(scene, language)
    events = next(card_sentences(scene, language), "")
    return alt_text([*kingdom_sentences(scene, language, first), heralds, events])


def first_read(scene: Scene, player: int | None) -> list[Seat]:
    """Return the seat of the person who reads, or else the active seat."""
    first = [seat for seat in scene.seats if seat.player == player]
    return first or [seat for seat in scene.seats if seat.acting]


def kingdom_sentences(scene: Scene, language: str, first: Sequence[Seat]) -> Iterator[str]:
    yield text(language, "alt-board", moment=moment_of(scene, language))
    for seat in scene.seats:
        if seat.acting:
            yield text(language, "acts", name=seat.name) + "."
    favour = listed(f"{seat.name} — {seat.favour}" for seat in scene.seats)
    yield text(language, "alt-favour", list=favour)
    for seat in first:
        yield goods_sentence(seat, language)
    lit = listed(name("sectors", sector.id, language) for sector in scene.sectors if sector.lit)
    yield text(language, "alt-lit", list=lit)
    yield from sector_sentences(scene, language)
    yield palace_sentence(scene, language)


def offers_sentences(scene: Scene, language: str) -> Iterator[str]:
    """Yield sentences about everything that all players share outside the kingdom."""
    yield from card_sentences(scene, language)
    yield from place_sentences(scene, language)
    if scene.event_discard:
        event = name("events", scene.event_discard, language)
        yield text(language, "alt-event-discard", event=event)
    yield text(language, "alt-decks", **scene.left)


def board_sentences(scene: Scene, language: str, player: int | None = None) -> Iterator[str]:
    """Describe the board, beginning with the goods of the reader, or else of the active player."""
    first = first_read(scene, player)
    yield from kingdom_sentences(scene, language, first)
    yield from card_sentences(scene, language)
    for seat in scene.seats:
        if seat not in first:
            yield goods_sentence(seat, language)
    yield from place_sentences(scene, language)


def card_sentences(scene: Scene, language: str) -> Iterator[str]:
    for message, kind, cards in (
        ("alt-events", "events", scene.events),
        ("alt-revelations", "revelations", scene.revelations),
    ):
        shown = listed(name(kind, card.id, language) for card in cards if card.id)
        if shown:
            yield text(language, message, list=shown)


def place_sentences(scene: Scene, language: str) -> Iterator[str]:
    """Yield sentences on where Heralds and Explorers are and who begins the next round."""
    yield heralds_sentence(scene, language)
    yield villages_sentence(scene, language)
    if scene.next_village:
        village = name("villages", scene.next_village, language)
        yield text(language, "alt-next-village", village=village)
    for seat in scene.seats:
        if seat.first:
            yield text(language, "alt-first", name=seat.name)


def heralds_sentence(scene: Scene, language: str) -> str:
    heralds = listed(owner_of(mark, scene.seats) for mark in scene.heralds if mark >= 0)
    return text(language, "alt-capital", list=heralds) if heralds else ""


def sector_sentences(scene: Scene, language: str) -> Iterator[str]:
    """Describe each sector with companions in a sentence, and all empty ones in one."""
    empty = []
    for sector in scene.sectors:
        if any(spot.tile for spot in sector.spots):
            yield sector_sentence(sector, scene.seats, language)
        else:
            empty.append(name("sectors", sector.id, language))
    if empty:
        yield text(language, "alt-empty", list=listed(empty))


def villages_sentence(scene: Scene, language: str) -> str:
    """Say which villages are built, in the order of the road, and whose Explorers are there."""
    told = []
    for village in scene.villages:
        if village.built:
            people = [owner_of(mark, scene.seats) for mark in village.explorers if mark >= 0]
            where = name("villages", village.id, language)
            told.append(f"{where} ({listed(people)})" if people else where)
    return text(language, "alt-villages", list=listed(told))


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
    owner = owner_of(tile.mark, seats)
    if tile.cloaked:
        return text(language, "alt-cloaked", owner=owner)
    return f"{owner} — {name('companions', tile.kind, language)}"


def owner_of(mark: int, seats: Sequence[Seat]) -> str:
    return next(seat.name for seat in seats if seat.mark == mark)


def palace_sentence(scene: Scene, language: str) -> str:
    if scene.tower:
        return tower_sentence(scene.tower, scene.seats, language)
    crowd = listed(f"{seat.name} — {len(seat.palace)}" for seat in scene.seats if seat.palace)
    return text(language, "alt-palace", list=crowd or text(language, "none"))


def tower_sentence(tower: Tower, seats: Sequence[Seat], language: str) -> str:
    """Name the taken places of the tower and their owners."""
    taken = listed(
        f"{place_name(place, language)} ({tile_words(place.tile, seats, language)})"
        for place in (*tower.walls, *tower.loopholes, tower.summit)
        if place.tile
    )
    return text(language, "alt-palace", list=taken or text(language, "none"))


def place_name(place: Place, language: str) -> str:
    """Name a place as the game's menus do."""
    kind = place.key.partition(":")[0]
    return locales.text(language, "ryozen/game", kind, side="ABCD"[place.side])


def goods_sentence(seat: Seat, language: str) -> str:
    return f"{seat.name}: {goods_words(seat, language)}."


def goods_words(seat: Seat, language: str) -> str:
    return text(
        language,
        "alt-goods",
        hand=len(seat.hand),
        cards=len(seat.cards),
        **seat.goods,
    )


def panel_alt(seat: Seat, language: str) -> str:
    goods = goods_words(seat, language)
    sentences = [
        text(language, "alt-panel", name=seat.name, favour=seat.favour, goods=goods),
        text(language, "first-player", name=seat.name) if seat.first else "",
    ]
    for message, kind, keys in (
        ("hand", "companions", seat.hand),
        ("revelations", "revelations", seat.cards),
        ("palace", "companions", seat.palace),
        ("pushed-off", "companions", seat.resting),
        ("stack", "companions", seat.stack),
    ):
        if keys:
            names = listed(
                f"{name(kind, key, language)}{f' ×{copies}' if copies > 1 else ''}"
                for key, copies in Counter(keys).items()
            )
            sentences.append(f"{text(language, message)}: {names}.")
    return alt_text(sentences)


def region_alt(scene: Scene, region: str, language: str, player: int | None = None) -> str:
    """Describe a crop: first its content, then the state of the game."""
    kind, _, sector = region.partition(":")
    sentences = list(board_sentences(scene, language, player))
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
