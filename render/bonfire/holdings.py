"""Everything of a seat that can be counted, by its name, so that a turn's gains can be told.
Films also tell where the seat's ship lies."""

from render.bonfire.tiles import marks_of
from render.bonfire.words import capital, name, said, text
from rules.bonfire.view import CitySeen, View


def marks(view: View) -> dict[int, int]:
    return dict(enumerate(marks_of(view)))


def holdings(view: View, language: str) -> list[dict[str, int]]:
    return [of_city(city, language) for city in view["seats"]]


def of_city(city: CitySeen, language: str) -> dict[str, int]:
    places = city["places"]
    tokens = {
        text(language, "held-token", id=id, token=name("token", id, language)): number
        for id, number in city["tokens"].items()
    }
    resources = {
        capital(name("resource", id, language)): number for id, number in city["resources"].items()
    }
    counted = {
        "points": city["points"],
        "paths": sum(place["path"] is not None for place in places),
        "tasks": sum(place["task"] is not None for place in places),
        "lit": sum(bool(place["task"] and place["task"]["lit"]) for place in places),
        "portals": sum(place["portal"] for place in places),
        "novices": city["novices"],
        "guardians": len(city["guardians"]),
        "gnomes": len(city["gnomes"]),
        "fate": len(city["fate"]["supply"]),
    }
    named = {text(language, f"held-{id}"): number for id, number in counted.items()}
    return named | tokens | resources


def with_ships(view: View, language: str) -> list[dict[str, int | str]]:
    """Return the holdings, each with the place of the ship first. Only films use it; elsewhere a
    sentence of its own tells the ship's trip."""
    ship = text(language, "held-ship")
    return [{ship: ship_words(city, language), **of_city(city, language)} for city in view["seats"]]


def ship_words(city: CitySeen, language: str) -> str:
    return "" if city["ship"] in ("", "pier") else said(f"island:{city['ship']}", language)
