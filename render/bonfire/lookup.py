"""One component, large, for those who look something up: by its key, such as `gnome:master_07`."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from render.bonfire import briefs
from render.bonfire.pieces import PIECES
from render.bonfire.things import thing_of
from render.bonfire.tom import ICONS
from render.bonfire.words import capital, common, council, effect, gnome, name, said, text
from render.kit.cards import CardFace
from render.kit.theme import Theme
from render.kit.widgets import Icon
from rules.bonfire.parts import (
    CITIES,
    COMMON_TASKS,
    DATA,
    FATE_TILES,
    GNOMES,
    ISLANDS,
    PATH_TILES,
    ROUTES,
    TASKS,
    TOM_DECK,
)

SHOWN_WHOLE = (
    "task",
    "path",
    "common",
    "council",
    "fate",
)  # tiles that show their needs and gains


class Words(NamedTuple):
    """The words and icons of a card; `band` names the colour of its band."""

    title: str
    words: str
    icon: str
    band: str
    facts: briefs.Brief


def gnome_told(id: str, language: str) -> Words:
    part = gnome(id)
    asks, token = Icon(part.cost), Icon("token_gnome")
    return Words(
        name("gnome", id, language),
        effect("gnome", id, language),
        "elder" if id.startswith("elder") else "master",
        "token_gnome",
        ((token, token, asks), (token, asks, asks)),
    )


def task_told(id: str, language: str) -> Words:
    part = TASKS[id]
    title = text(language, "task-title", color=part.color, points=part.points)
    condition = capital(said(f"condition:{id}", language))
    crystal = f"crystal_{part.color}"
    return Words(title, condition, crystal, crystal, briefs.task(id))


def common_told(id: str, language: str) -> Words:
    part = common(id)
    words = text(language, "common-points", points=part.points, full=part.points_all_lit)
    return Words(name("common", id, language), words, "common", "neutral", (briefs.common(id),))


def council_told(number: str, language: str) -> Words:
    id = DATA.council[int(number)].id
    cell = council(id)
    words = capital(effect("council", id, language))
    if cell.point:
        words = text(language, "or-point", bonus=words)
    row = briefs.COUNCIL[id]
    title = name("council", id, language)
    return Words(title, words, "novice_neutral", "token_great_bonfire", (row,))


def island_told(id: str, language: str) -> Words:
    part = ISLANDS[id]
    near = ", ".join(name("island", other, language) for other in ROUTES[id])
    title, words = name("island", id, language), text(language, "routes", list=near)
    if part.guardian:
        icon = f"guardian_{part.guardian}"
        return Words(title, words, icon, part.guardian, ((Icon("token_guardian"),),))
    asked = Icon(str(part.resource))
    facts = ((Icon("token_task"), "+"), (asked, Icon("gift")))
    return Words(title, words, str(part.resource), "shore", facts)


def area_told(number: str, language: str) -> Words:
    area = DATA.area[int(number)]
    gain = (Icon(area.resource),) if area.resource else (str(area.points), Icon("points"))
    token = f"token_{area.token}"
    title = capital(said(f"area:{number}", language))
    return Words(title, text(language, "area-words"), token, "ring_lit", ((Icon(token),), gain))


def fate_told(id: str, language: str) -> Words:
    symbols = tuple(Icon(f"symbol_{symbol}") for symbol in FATE_TILES[id].symbols)
    words = capital(said(f"fate:{id}", language))
    return Words(text(language, "kind-fate"), words, "fate", "token_ship", (symbols,))


def token_told(id: str, language: str) -> Words:
    title = text(language, "held-token", id=id, token=name("token", id, language))
    words = text(language, "yellow-words" if id == "yellow" else "token-words")
    return Words(title, words, f"token_{id}", f"token_{id}", ())


def resource_told(id: str, language: str) -> Words:
    title = capital(name("resource", id, language))
    words = text(language, "gold-words" if id == "gold" else "resource-words")
    return Words(title, words, id, "shore", ())


def guardian_told(id: str, language: str) -> Words:
    words = text(language, "own-words" if id == "own" else "guardian-words")
    icon = "guardian_own_0" if id == "own" else f"guardian_{id}"
    band = "neutral" if id == "own" else id
    return Words(name("guardian", id, language), words, icon, band, ())


def portal_told(id: str, language: str) -> Words:
    title = capital(name("portal", id, language))
    return Words(title, text(language, "portal-words"), f"gate_{id}", "ring_lit", ())


def city_told(id: str, language: str) -> Words:
    """Return a city's words: its notches in the order they are filled."""
    shapes = CITIES[id].notches_from_the_right
    listed = ", ".join(name("portal", shape, language) for shape in shapes)
    words = f"{text(language, 'portals-from-right')} {listed}."
    notches = [Icon(f"gate_{shape}") for shape in shapes]
    facts = (notches[:4], notches[4:])
    return Words(name("city", id, language), words, "oval", "neutral", facts)


def crystal_told(id: str, language: str) -> Words:
    """Return the words of a crystal's colour."""
    crystal = f"crystal_{id}"
    facts = ((Icon(f"task_{id}"), Icon(f"bonfire_{id}")),)
    title = text(language, "crystal-title", color=id)
    return Words(title, text(language, "crystal-words"), crystal, crystal, facts)


def piece_told(id: str, language: str) -> Words:
    piece = PIECES[id]
    title, words = text(language, f"piece-{id}"), text(language, f"piece-{id}-words")
    return Words(title, words, piece.icon, piece.band, piece.facts)


def path_told(id: str, language: str) -> Words:
    tile = PATH_TILES[id]
    title, crystal = capital(said(f"path:{id}", language)), f"crystal_{tile.crystal}"
    facts = ((Icon(crystal), Icon(tile.resource)),)
    return Words(title, text(language, "path-words"), tile.resource, crystal, facts)


def tom_card_told(id: str, language: str) -> Words:
    title, words = said(f"tom_card:{id}", language), said(f"tom_text:{id}", language)
    return Words(title, words, ICONS[id], ICONS[id], ())


def kinds_of_path() -> list[str]:
    """Return the keys of path tiles with a crystal, one for each kind."""
    kinds = {(tile.crystal, tile.resource): id for id, tile in reversed(PATH_TILES.items())}
    return sorted(id for id in kinds.values() if PATH_TILES[id].crystal)


WORDS: dict[str, tuple[Iterable[str], Callable[[str, str], Words]]] = {
    "gnome": (GNOMES, gnome_told),
    "task": (TASKS, task_told),
    "common": (COMMON_TASKS, common_told),
    "island": (ISLANDS, island_told),
    "fate": (FATE_TILES, fate_told),
    "council": ([str(number) for number in range(len(DATA.council))], council_told),
    "token": ([token.id for token in DATA.token], token_told),
    "resource": ([resource.id for resource in DATA.resource], resource_told),
    "guardian": ([guardian.id for guardian in DATA.guardian], guardian_told),
    "portal": ([portal.id for portal in DATA.portal], portal_told),
    "city": (CITIES, city_told),
    "path": (kinds_of_path(), path_told),
    "area": ([str(number) for number in range(len(DATA.area))], area_told),
    "crystal": ([crystal.id for crystal in DATA.crystal], crystal_told),
    "piece": (PIECES, piece_told),
    "tom_card": (TOM_DECK, tom_card_told),
}


def known_keys() -> list[str]:
    """Return all keys that can be looked up."""
    return [f"{kind}:{id}" for kind, (ids, _) in WORDS.items() for id in ids]


def face_of(key: str, language: str, theme: Theme) -> CardFace:
    kind, _, id = key.partition(":")
    told = WORDS[kind][1](id, language)
    return CardFace(
        title=told.title,
        kind=text(language, f"kind-{'elder' if id.startswith('elder') else kind}"),
        words=told.words,
        icon=told.icon,
        band=theme[told.band],
        facts=() if kind in SHOWN_WHOLE else told.facts,
        on_paper=kind != "fate",
        draw=thing_of(kind, id, told.icon),
    )
