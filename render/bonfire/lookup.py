"""One component, large, for those who look something up: by its key, such as `gnome:master_07`."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from render.bonfire import briefs
from render.bonfire.words import capital, common, council, effect, gnome, name, said, text
from render.kit.cards import CardFace
from render.kit.theme import Theme
from render.kit.widgets import Icon
from rules.bonfire.parts import COMMON_TASKS, DATA, FATE_TILES, GNOMES, ISLANDS, ROUTES, TASKS


class Words(NamedTuple):
    """What a card says and shows: `band` is the name of a colour."""

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
        effect(part, language),
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
    words = capital(effect(cell, language))
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
    return Words(title, words, str(part.resource), "isle_edge", facts)


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


WORDS: dict[str, tuple[Iterable[str], Callable[[str, str], Words]]] = {
    "gnome": (GNOMES, gnome_told),
    "task": (TASKS, task_told),
    "common": (COMMON_TASKS, common_told),
    "island": (ISLANDS, island_told),
    "fate": (FATE_TILES, fate_told),
    "council": ([str(number) for number in range(len(DATA.council))], council_told),
    "area": ([str(number) for number in range(len(DATA.area))], area_told),
}


def known_keys() -> list[str]:
    """Everything that can be looked up."""
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
        facts=told.facts,
        on_paper=kind != "fate",
    )
