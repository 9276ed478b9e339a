"""Everything of a seat that can be counted, and the places of its pieces, for telling what a
turn would bring."""

from render.candelabria.words import MARKS, capital, mark_of, played, said, text
from rules.candelabria.seen import HouseSeen, View


def marks(view: View) -> dict[int, int]:
    return {house["seat"]: mark_of(house["id"]) for house in played(view) if house["id"] in MARKS}


def holdings(view: View, language: str) -> list[dict[str, int | str]]:
    return [of_house(view, house, language) for house in played(view)]


def of_house(view: View, house: HouseSeen, language: str) -> dict[str, int | str]:
    territories = view["territories"]
    ground = sum(
        flame["house"] == house["id"] for place in territories for flame in place["flames"]
    )
    counted = {
        "points": house["points"],
        "wax": house["wax"],
        "gold": house["gold"],
        "flames": ground,
        "supply": house["supply"],
        "hand": house["hand_size"],
        "tactics": house["tactics_size"],
        "upgrades": len(house["upgrades"]),
    }
    held: dict[str, int | str] = {
        text(language, f"held-{id}"): number for id, number in counted.items()
    }
    for number, curse in enumerate(view["curses"], 1):
        held[text(language, "held-influence", number=number)] = curse["influence"].get(
            house["id"], 0
        )
    held[text(language, "held-castle")] = territory_name(house["castle"], language)
    for role in ("explorer", "pilgrim", "warrior"):
        name = capital(said(f"role:{role}", language))
        held[name] = candle_words(view, house["id"], role, language)
    return held


def territory_name(territory: str, language: str) -> str:
    return said(f"territory:{territory}", language) if territory else ""


def candle_words(view: View, house: str, role: str, language: str) -> str:
    """Return the place of a candle and its number of flames; "" while it is not on the board."""
    for territory in view["territories"]:
        for candle in territory["candles"]:
            if (candle["house"], candle["role"]) == (house, role):
                place = territory_name(territory["id"], language)
                return f"{place} ({candle['flames']}/{candle['capacity']})"
    return ""
