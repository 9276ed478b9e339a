"""Everything between the cities, in words."""

from collections.abc import Iterator, Sequence

from render.bonfire.telling.words import gnome_words, path_words, task_words, word
from render.bonfire.words import (
    called,
    capital,
    common,
    effect,
    name,
    names,
    novice_words,
    said,
)
from render.kit.look import Look
from render.kit.telling import fact, facts
from rules.bonfire.view import (
    AreaSeen,
    CitySeen,
    GnomeSeen,
    IslandSeen,
    View,
)


def sea(view: View, look: Look) -> Iterator[str]:
    language, seats = look.language, view["seats"]
    if view["pier"]:
        yield fact(word("pier", language), *names(seats, view["pier"], look))
    for island in view["islands"]:
        yield facts(name("island", island["id"], language), island_words(island, seats, look))


def island_words(island: IslandSeen, seats: Sequence[CitySeen], look: Look) -> Iterator[str]:
    language = look.language
    if island["guardian"]:
        order = name("guardian", island["guardian"], language)
        yield fact(word("guardians-left", language, order=order), island["guardians"])
    else:
        yield name("resource", island["resource"], language)
    for spot in island["spots"]:
        if spot["task"]:
            yield fact(word("task", language), task_words(spot["task"], language))
        elif spot["gift"] >= 0:
            yield fact(word("gift-of", language), called(seats[spot["gift"]], look))
        else:
            yield word("spot-empty", language)
    if island["ships"]:
        yield fact(word("ships", language), *names(seats, island["ships"], look))
    yield fact(word("routes", language), *(name("island", i, language) for i in island["routes"]))


def great_bonfire(view: View, language: str) -> Iterator[str]:
    fire = view["great_bonfire"]
    pointed = said(fire["areas"][fire["pointer"]]["key"], language)
    yield fact(word("points-at", language), f"{fire['pointer'] + 1}, {pointed}")
    yield word("fire-used" if fire["used"] else "fire-unused", language)
    for number, area in enumerate(fire["areas"], 1):
        yield facts(word("area", language, number=number), area_words(area, language))


def area_words(area: AreaSeen, language: str) -> Iterator[str]:
    yield fact(word("token", language), name("token", area["token"], language))
    if area["resource"]:
        yield name("resource", area["resource"], language)
    if area["points"]:
        yield fact(word("points", language), area["points"])
    portals = [name("portal", shape, language) for shape in area["portals"]]
    yield fact(word("portals", language), *(portals or [word("none", language)]))


def paths(view: View, language: str) -> Iterator[str]:
    for number, path in enumerate(view["paths"], 1):
        yield fact(word("path-offered", language, number=number), path_words(path, language))
    yield word("path-pile", language, count=len(view["path_pile"]))
    counted = [path_words(path, language) for path in view["path_pile"]]
    for kind in dict.fromkeys(counted):
        yield f"{kind}: {counted.count(kind)}."


def gnomes(view: View, language: str) -> Iterator[str]:
    yield word("masters", language, pile=view["master_pile"])
    yield from offered(view["masters"], language)
    yield word("elders", language)
    yield from offered(view["elders"], language)
    for gnome in view.get("master_discard", ()):
        yield fact(word("master-gone", language), name("gnome", gnome["id"], language))


def offered(row: Sequence[GnomeSeen | None], language: str) -> Iterator[str]:
    for number, gnome in enumerate(row, 1):
        words = gnome_words(gnome, language) if gnome else word("none", language)
        yield f"{number}. {words}"


def council(view: View, look: Look) -> Iterator[str]:
    language = look.language
    for seat in view["council"]:
        title = f"{name('council', seat['id'], language)}, "
        title += effect("council", seat["id"], language).rstrip(".")
        people = [novice_words(novice, view, look) for novice in seat["novices"]]
        yield fact(capital(title), *(people or [word("nobody", language)]))


def common_tasks(view: View, look: Look) -> Iterator[str]:
    language, seats = look.language, view["seats"]
    for task in view["common"]:
        part = common(task["id"])
        worth = word("common-worth", language, points=part.points, full=part.points_all_lit)
        yield facts(
            name("common", task["id"], language),
            [
                worth,
                word("novice-waits" if task["novice"] else "novice-gone", language),
                fact(word("done-by", language), *names(seats, task["done"], look))
                if task["done"]
                else "",
            ],
        )
