"""The rulebook of The Curse of Candelabria read a second time.

Small facts about a position are worked out from the components and the plain state alone, without
the game's own code.
"""

import tomllib
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

import rules
from rules.core import State
from tests.rules.variants import Variant

BOX: dict[str, Any] = tomllib.loads(
    Path(rules.__file__).with_name("candelabria").joinpath("data.toml").read_text("utf-8")
)
ROLES = ("explorer", "pilgrim", "warrior")
HOLDS = {"explorer": 2, "pilgrim": 3, "warrior": 4}  # candelabria.ru.txt:243-245
STOREHOUSE, UPGRADE_SLOTS = 10, 6  # candelabria.ru.txt:207, 208

Plain = dict[str, Any]


def region(territory: str) -> int:
    return int(territory[1:].partition("_")[0])


def sign(territory: str) -> str:
    return territory.partition("_")[2]


class Position:
    """A position as plain data, with the rulebook's questions about it."""

    def __init__(self, state: State) -> None:
        self.s: Plain = msgspec.to_builtins(state)
        self.year: int = self.s["year"]
        self.houses: list[Plain] = self.s["houses"]
        self.track: list[int] = self.s["track"]
        self.near: dict[str, list[str]] = BOX["side"][self.s["side"]]["neighbours"]
        self.solo = "solo" in self.s["variants"]
        self.two = "two" in self.s["variants"]

    # Houses and their abilities

    def seat_of(self, house: str) -> int:
        return next(n for n, it in enumerate(self.houses) if it["id"] == house)

    def abilities(self, me: int) -> Iterator[Plain]:
        """Yield the abilities of the House's board and tokens, once their year has come."""
        house = self.houses[me]
        yield from (it for it in BOX["house"][house["id"]]["ability"] if it["year"] <= self.year)
        tokens = (BOX["upgrade"][token] for token in house["upgrades"])
        yield from (it for it in tokens if it["year"] <= self.year)

    def extra(self, me: int, effect: str, subject: str = "") -> int:
        rows = (it for it in self.abilities(me) if it["effect"] == effect)
        return sum(int(it["amount"]) for it in rows if it.get("subject", "") == subject)

    def can(self, me: int, effect: str) -> bool:
        return any(it["effect"] == effect for it in self.abilities(me))

    def times(self, me: int, action: str) -> int:
        """Count one's own ground flames in territories of the sign, and the bonuses."""
        flames = [it for it in self.houses[me]["flames"] if sign(it) == action]
        return len(flames) + self.extra(me, "territory_bonus", action)

    def room(self, me: int) -> int:
        return STOREHOUSE - int(self.houses[me]["wax"]) - int(self.houses[me]["gold"])

    # Figures

    def standing(self, me: int) -> list[str]:
        """Return the territory of each figure: castle, candles, ground flames."""
        house = self.houses[me]
        candles = [it["territory"] for it in house["candles"].values()]
        return [it for it in (house["castle"], *candles, *house["flames"]) if it]

    def is_in(self, me: int, number: int) -> bool:
        return any(region(it) == number for it in self.standing(me))

    def regions(self) -> list[int]:
        return sorted({region(it) for it in self.near})

    def place_of(self, figure: str) -> str:
        kind, house, *role = figure.split(":")
        owner = self.houses[self.seat_of(house)]
        where = owner["castle"] if kind == "castle" else owner["candles"][role[0]]["territory"]
        return str(where)

    def castles(self) -> set[str]:
        return {it["castle"] for it in self.houses if it["castle"]}

    def movers(self, me: int) -> set[str]:
        house = self.houses[me]
        castle = {f"castle:{house['id']}"} if house["castle"] else set()
        return castle | {f"candle:{house['id']}:{role}" for role in house["candles"]}

    def top(self, number: int) -> str:
        stack = self.s["temples"].get(str(number)) or [""]
        return str(stack[-1])

    # Flames

    def foes(self, me: int, where: Iterable[str]) -> set[str]:
        """Return the flames of others on these territories, on the ground and on candles."""
        places, found = set(where), set[str]()
        for other, house in enumerate(self.houses):
            if other != me:
                found |= {f"flame:{it}:{house['id']}" for it in house["flames"] if it in places}
                found |= self.lit(other, places)
        return found

    def lit(self, me: int, places: Iterable[str]) -> set[str]:
        house, where = self.houses[me], set(places)
        return {
            f"candle:{house['id']}:{role}"
            for role, it in house["candles"].items()
            if it["flames"] and it["territory"] in where
        }

    def to_kindle(self, me: int, where: Iterable[str]) -> set[str]:
        """Return the candles with room for a flame, and the territories without a ground flame."""
        house, places = self.houses[me], set(where)
        found = {
            f"candle:{house['id']}:{role}"
            for role, it in house["candles"].items()
            if it["flames"] < HOLDS[role] and it["territory"] in places
        }
        if house["supply"]:
            found |= {f"territory:{it}" for it in places if it not in house["flames"]}
        return found

    def within(self, number: int) -> set[str]:
        """Return the territories of a region; 0 means all of them."""
        return {it for it in self.near if number in (0, region(it))}

    # Moves

    def steps(self, start: str, jumps: int, free: Iterable[str] = ()) -> set[str]:
        """Return territories next to the start, or further when some are jumped over."""
        passed, open_ways = set(free), [(start, jumps)]
        seen, found = set(open_ways), set[str]()
        while open_ways:
            here, left = open_ways.pop()
            for there in self.near[here]:
                found.add(there)
                ways = [(there, left)] if there in passed else []
                ways += [(there, left - 1)] if left else []
                open_ways += [way for way in ways if way not in seen]
                seen.update(ways)
        return found - {start}

    def reach(self, me: int, figure: str) -> set[str]:
        start = self.place_of(figure)
        if figure.startswith("castle:"):
            return set(self.near[start]) - self.castles()  # :1220
        role = figure.rsplit(":", 1)[1]
        jumps = 1 + self.extra(me, "explorer_skip") if role == "explorer" else 0
        ash = self.can(me, "path_through_own_ground_flames")
        found = self.steps(start, jumps, self.houses[me]["flames"] if ash else ())
        if role == "pilgrim":
            found |= {it for it in self.near if sign(it) == sign(start)}
        return found - {start}

    # Battles

    def power(self, me: int, number: int) -> int:
        """Return a House's power in a region. (:683)"""
        house = self.houses[me]
        total: int = sum(region(it) == number for it in house["flames"])
        candles = house["candles"].values()
        total += sum(it["flames"] for it in candles if region(it["territory"]) == number)
        if house["castle"] and region(house["castle"]) == number:
            total += 4 + self.extra(me, "castle_power")
        for curse in self.s["curses"]:
            if curse["owner"] == me and curse["region"] == number:
                four = BOX["curse"][curse["card"]]["effect"] == "curse_power_4"
                total += (4 if four else 3) + self.extra(me, "curse_power")
        return total

    def active(self, me: int, number: int) -> bool:
        """Tell if a House is active in a region. (:323, 1126)"""
        house = self.houses[me]
        lit = [it["territory"] for it in house["candles"].values() if it["flames"]]
        return any(region(it) == number for it in (house["castle"], *house["flames"], *lit) if it)

    def winner(self, number: int, fighters: Iterable[int]) -> int | None:
        """Return who wins the battle for a region. (:681, 323)"""
        order = [me for me in self.track if me in set(fighters)]
        if self.top(number) != "grey":
            return max(order, key=lambda me: (self.power(me, number), -self.track.index(me)))
        alive = [me for me in order if self.active(me, number)]
        least = min((self.power(me, number) for me in alive), default=0)
        return next((me for me in alive if self.power(me, number) == least), None)

    # The end

    def end_parts(self, me: int) -> dict[str, int]:
        """Return the worth of a House's board and its tokens at the end, whatever the year."""
        house = self.houses[me]
        tokens = [BOX["upgrade"][token] for token in house["upgrades"]]
        return {
            "upgrades": sum(self.end_worth(me, it) for it in tokens),
            "house": sum(self.end_worth(me, it) for it in BOX["house"][house["id"]]["ability"]),
        }

    def end_worth(self, me: int, row: Plain) -> int:
        if row["trigger"] != "end_game":
            return 0
        house, held = self.houses[me], set(self.standing(me))
        amounts = {
            "vp_per_territory": sum(sign(it) == row.get("subject") for it in held),
            "vp_per_cube": house["wax"] + house["gold"],
            "vp_per_tactic": len(house["tactics"]),
            "vp_per_ground_flame": len(house["flames"]),
            "vp_per_region": len({region(it) for it in held}),
        }
        return int(row["amount"] * amounts[row["effect"]])


def shares(number: int, parts: int) -> set[str]:
    """Return all ways to split ``number`` into ``parts`` shares, as option keys."""
    ways = product(range(number + 1), repeat=parts)
    return {":".join(map(str, ("split", *way))) for way in ways if sum(way) == number}


SOLO = ("first_spark", "unmasking", "two_fronts", "last_wick", "night_watch")


ALL = {"quests": True, "withering": True}


VARIANTS = [
    Variant("candelabria", 3, {"mode": "base", **ALL, "knights_small_board": True}),
    Variant("candelabria", 4, {"mode": "base"}),
    Variant("candelabria", 5, {"mode": "base", **ALL, "chimera": True}),
    Variant("candelabria", 6, {"mode": "base", **ALL, "nova_vita_keep_on_deploy": 3}),
    Variant("candelabria", 2, {"mode": "two", "quests": True}),
    *(Variant("candelabria", 1, {"mode": f"solo_{id}"}) for id in SOLO),
]
