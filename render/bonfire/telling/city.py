"""The contents of one city, in words."""

from collections.abc import Iterator

from render.bonfire.alt import guardian_words, ship_words
from render.bonfire.telling.words import amounts, gnome_words, path_words, task_words, word
from render.bonfire.words import name
from render.kit.telling import fact, facts
from rules.bonfire.view import CitySeen, PlaceSeen


def lines(city: CitySeen, language: str) -> Iterator[str]:
    if city["board"]:
        yield fact(word("board", language), name("city", city["board"], language))
    yield from goods(city, language)
    yield word("places-hint", language)
    for place in city["places"]:
        title = word("place", language, number=place["place"])
        yield facts(title, place_words(place, language))
    people = [guardian_words(city, number, language) for number in range(len(city["guardians"]))]
    yield fact(word("guardians", language), *(people or [word("none", language)]))
    for gnome in city["gnomes"]:
        yield fact(word("gnome", language), gnome_words(gnome, language).rstrip("."))
    yield fact(word("novices", language), city["novices"])
    yield from gifts(city, language)
    for id, (have, need) in city["common"].items():
        yield fact(name("common", id, language), word("progress", language, have=have, need=need))


def goods(city: CitySeen, language: str) -> Iterator[str]:
    if city["tokens"]:
        yield fact(word("tokens", language), *amounts("token", city["tokens"], language))
    if city["resources"]:
        yield fact(word("resources", language), *amounts("resource", city["resources"], language))
    if city["ship"]:
        yield fact(word("ship", language), ship_words(city, language))


def place_words(place: PlaceSeen, language: str) -> Iterator[str]:
    if place["path"]:
        yield fact(word("path", language), path_words(place["path"], language))
    else:
        yield word("no-path", language, cost=place["path_cost"])
    if place["shape"]:
        shape = name("portal", place["shape"], language)
        yield fact(word("portal-there" if place["portal"] else "notch", language), shape)
    task = place["task"]
    if task is None:
        yield word("no-task", language)
    elif task["lit"]:
        yield fact(word("lit", language), task_words(task, language))
    else:
        progress = word("progress", language, have=task["have"], need=task["need"])
        yield fact(word("task", language), f"{task_words(task, language)}, {progress}")
    yield word("place-novice", language) if place["novice"] else ""
    yield word("guardian-worth", language, points=place["guardian_points"])


def gifts(city: CitySeen, language: str) -> Iterator[str]:
    for number, stack in enumerate(city["gifts"], 1):
        top = name("resource", stack["top"], language) if stack["top"] else word("none", language)
        yield word("gift-stack", language, number=number, top=top, below=stack["below"])
    below = [f"{name('resource', id, language)} {n}" for id, n in city["gifts_below"].items() if n]
    if below:
        yield fact(word("gifts-below", language), *below)
    for isle, given in city["given"].items():
        where = name("island", isle, language)
        told = [name("resource", gift, language) for gift in given]
        yield fact(word("given", language, island=where), *told)
