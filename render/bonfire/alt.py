"""Alt texts of Bonfire's pictures, from the same view, the most important things first."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from render.bonfire.words import (
    called,
    capital,
    name,
    named,
    names,
    novice_words,
    said,
    text,
)
from render.kit.alt import alt_text
from render.kit.focus import Option, numbered
from render.kit.look import Look
from render.kit.telling import fact
from rules.bonfire.view import CitySeen, IslandSeen, View


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def board_alt(view: View, look: Look, player: int | None = None) -> str:
    return alt_text([text(look.language, "game") + ".", *board_sentences(view, look, player)])


def board_sentences(view: View, look: Look, player: int | None) -> Iterator[str]:
    """Yield the sentences about the board, the reader's own goods first."""
    language = look.language
    if player is not None:
        yield from goods_sentences(view["seats"][player], look)
    yield from head_sentences(view, look)
    for city in view["seats"]:
        yield f"{called(city, look)}: {city_words(city, language)}."
    yield from offers_sentences(view, look)
    yield from sea_sentences(view, look)


def ground_alt(view: View, look: Look, player: int | None = None) -> str:
    """Return the words for the picture of the sea and the board's head, the reader's own things
    first."""
    return alt_text(
        [
            text(look.language, "game") + ".",
            *(goods_sentences(view["seats"][player], look) if player is not None else ()),
            *head_sentences(view, look),
            *sea_sentences(view, look),
        ]
    )


def head_sentences(view: View, look: Look) -> Iterator[str]:
    language = look.language
    yield turn_sentence(view, look)
    yield text(language, "alt-points", list=listed(
        f"{called(city, look)} {city['points']}" for city in view["seats"]))  # fmt: skip
    yield countdown_sentence(view, language)
    yield fire_sentence(view, language)


def offers_sentences(view: View, look: Look) -> Iterator[str]:
    """Yield the sentences about everything between the sea and the cities."""
    language = look.language
    paths = "; ".join(said(path["key"], language) for path in view["paths"])
    yield text(language, "alt-paths", list=paths)
    masters = [name("gnome", one["id"], language) for one in view["masters"] if one]
    if masters:
        yield text(language, "alt-masters", list=listed(masters))
    waiting = [name("common", one["id"], language) for one in view["common"] if one["novice"]]
    if waiting:
        yield text(language, "alt-waiting", list=listed(waiting))
    for seat in view["council"]:
        if seat["novices"]:
            people = [novice_words(novice, view, look) for novice in seat["novices"]]
            yield fact(capital(name("council", seat["id"], language)), *people)
    for task in view["common"]:
        if task["done"]:
            people = names(view["seats"], task["done"], look)
            yield fact(name("common", task["id"], language), *people)
    elders = [name("gnome", one["id"], language) for one in view["elders"] if one]
    if elders:
        yield text(language, "alt-elders", list=listed(elders))
    yield text(language, "alt-piles", paths=len(view["path_pile"]), masters=view["master_pile"])


def turn_sentence(view: View, look: Look) -> str:
    if view["phase"] == "over":
        return text(look.language, "over") + "."
    if view["turn"] < 0:
        return text(look.language, "set-up") + "."
    return text(look.language, "acts", name=called(view["seats"][view["turn"]], look)) + "."


def moment(view: View, language: str) -> str:
    """Return how far the game is: without rounds, the novices in the High Council count the
    time."""
    return countdown_sentence(view, language).rstrip(".")


def short_moment(view: View, language: str) -> str:
    """Return the moment in a few words."""
    count = view["countdown"]
    if count["begun"]:
        return text(language, "short-countdown", travelling=count["travelling"])
    return text(language, "short-novices", count=count["novices"], start=count["start_at"])


def countdown_sentence(view: View, language: str) -> str:
    count = view["countdown"]
    if not count["begun"]:
        return text(language, "alt-novices", count=count["novices"], start=count["start_at"])
    return text(
        language,
        "alt-countdown",
        travelling=count["travelling"],
        stack=listed(map(str, count["stack"])) or "—",
    )


def fire_sentence(view: View, language: str) -> str:
    fire = view["great_bonfire"]
    area = fire["areas"][fire["pointer"]]
    portals = listed(name("portal", shape, language) for shape in area["portals"])
    return text(language, "alt-fire", area=said(area["key"], language), portals=portals or "—")


def amounts(kind: str, held: Mapping[str, int], language: str) -> str:
    some = [f"{name(kind, id, language)} {count}" for id, count in held.items() if count]
    return listed(some) or text(language, "none")


def ship_words(city: CitySeen, language: str) -> str:
    if city["ship"] == "pier":
        return text(language, "pier")
    return name("island", city["ship"], language)


def city_words(city: CitySeen, language: str) -> str:
    places = city["places"]
    return text(
        language,
        "alt-city",
        ship=ship_words(city, language),
        tasks=sum(place["task"] is not None for place in places),
        lit=sum(bool(place["task"] and place["task"]["lit"]) for place in places),
        portals=sum(place["portal"] for place in places),
        paths=sum(place["path"] is not None for place in places),
        guardians=len(city["guardians"]),
        gnomes=len(city["gnomes"]),
    )


# ---- one seat


def panel_alt(city: CitySeen, look: Look) -> str:
    return alt_text(panel_sentences(city, look))


def goods_sentences(city: CitySeen, look: Look) -> Iterator[str]:
    language = look.language
    yield text(language, "alt-panel", name=called(city, look), points=city["points"])
    yield text(language, "alt-tokens", list=amounts("token", city["tokens"], language))
    yield text(language, "alt-resources", list=amounts("resource", city["resources"], language))


def panel_sentences(city: CitySeen, look: Look) -> Iterator[str]:
    language = look.language
    yield from goods_sentences(city, look)
    for place in city["places"]:
        task = place["task"]
        if task and not task["lit"]:
            yield text(
                language, "alt-task", place=place["place"],
                condition=said(f"condition:{task['id']}", language),
                have=task["have"], need=task["need"],
            )  # fmt: skip
    held = city_words(city, language)
    yield f"{held[0].upper()}{held[1:]}."
    yield text(language, "alt-guardians", list=listed(
        guardian_words(city, number, language) for number in range(len(city["guardians"]))
    ))  # fmt: skip
    if city["gnomes"]:
        gnomes = listed(name("gnome", one["id"], language) for one in city["gnomes"])
        yield text(language, "alt-gnomes", list=gnomes)
    tops = [stack["top"] for stack in city["gifts"] if stack["top"]]
    if tops:
        yield text(language, "alt-gifts", list=listed(name("resource", t, language) for t in tops))
    supply = city["fate"]["supply"]
    if supply:
        ends = dict.fromkeys(said(tile["key"], language) for tile in (supply[0], supply[-1]))
        yield text(language, "alt-fate", count=len(supply), list=listed(ends))


def guardian_words(city: CitySeen, number: int, language: str) -> str:
    one = city["guardians"][number]
    message = {"start": "at-start", "path": "at-path", "bonfire": "at-bonfire"}[one["at"]]
    return text(
        language, message, name=name("guardian", one["color"], language), place=one["place"]
    )


# ---- parts of the board


def sea_sentences(view: View, look: Look) -> Iterator[str]:
    for island in view["islands"]:
        yield island_sentence(island, view["seats"], look)


def island_sentence(island: IslandSeen, seats: Sequence[CitySeen], look: Look) -> str:
    language = look.language
    tasks = [spot["task"] for spot in island["spots"] if spot["task"]]
    here = [text(language, "task-title", color=t["color"], points=t["points"]) for t in tasks]
    if island["guardian"]:
        here = [text(language, "alt-left", count=island["guardians"])]
    ships = [called(seats[seat], look) for seat in island["ships"]]
    if ships:
        here.append(text(language, "alt-ships", list=listed(ships)))
    return text(
        language, "alt-island", name=name("island", island["id"], language),
        list="; ".join(here) or text(language, "none"),
    )  # fmt: skip


def areas_alt(view: View, language: str) -> str:
    fire = view["great_bonfire"]
    areas = [
        f"{capital(said(area['key'], language))}: "
        + (listed(name("portal", shape, language) for shape in area["portals"]) or "—")
        for area in fire["areas"]
    ]
    return alt_text([fire_sentence(view, language), *(f"{area}." for area in areas)])


def options_sentence(options: Sequence[Option], language: str) -> str:
    """Return the numbered options in words: each number with the place that it stands on."""
    told = numbered(options, lambda place: said(place, language) if named(place) else "")
    return text(language, "alt-options", list=told) if told else ""
