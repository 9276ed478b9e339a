"""The view of a seat: everything except for the order of decks, other Houses' cards, and secret
quests."""

from typing import Any

from rules.core import Message, result_seen

from .battle import power
from .map import action_of, region_of
from .open_places import Open
from .parts import BOX, CAPACITY, CURSES, HOUSES, UPGRADES
from .registry import book
from .scoring import final_parts
from .seen import (
    CandleSeen,
    ChallengeSeen,
    CurseSeen,
    HouseSeen,
    QuestSeen,
    RegionSeen,
    StackSeen,
    TerritorySeen,
    View,
)
from .state import NOBODY, State


def nobody_tells(s: State) -> list[Message]:
    return []


announcements = Open(nobody_tells)  # returns messages on the next deeds of enemies


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return dict(seen_by(s, seat))


def seen_by(s: State, seat: int | None) -> View:
    seen: View = {
        "round": s.round,
        "year": s.year,
        "season": s.season,
        "turn": s.turn,
        "side": s.side,
        "armies": s.armies,
        "track": list(s.track),
        "moves": s.moves,
        "territories": [territory_seen(s, id) for id in s.map.territories],
        "regions": [region_seen(s, number) for number in s.map.regions],
        "curses": [curse_seen(s, slot) for slot in range(len(s.curses))],
        "curse_deck": len(s.curse_deck),
        "display": [
            {"key": f"display:{place + 1}", "id": card} for place, card in enumerate(s.display)
        ],
        "tactics_deck": len(s.tactics_deck),
        "candle_deck": len(s.deck),
        "stacks": [stack_seen(s, place) for place in range(len(s.stacks))],
        "temple_supply": dict(s.temple_supply),
        "fighters": [{"seat": me, "power": power(s, me, s.battle)} for me in s.fighters],
        "houses": [house_seen(s, me, seat) for me in range(len(s.houses))],
        "drawn_withering": s.drawn_withering,
        "secret_quests": sum(quest.owner != NOBODY and not quest.shown for quest in s.quests),
        "quests": [
            quest_seen(s, place)
            for place, quest in enumerate(s.quests)
            if quest.shown or quest.owner in (NOBODY, seat)
        ],
        "challenge": challenge(s),
        "result": result_seen(s.result),
    }
    if s.scenario:
        seen["announced"] = [[message.id, message.args] for message in announcements.of(s)(s)]
    return seen


def territory_seen(s: State, id: str) -> TerritorySeen:
    candles: list[CandleSeen] = [
        {
            "key": f"candle:{house.id}:{role}",
            "house": house.id,
            "role": role,
            "flames": candle.flames,
            "capacity": CAPACITY[role],
        }
        for house in s.houses
        for role, candle in house.candles.items()
        if candle.territory == id
    ]
    return {
        "key": f"territory:{id}",
        "id": id,
        "region": region_of(id),
        "action": action_of(id),
        "castle": next((house.id for house in s.houses if house.castle == id), ""),
        "candles": candles,
        "flames": [
            {"key": f"flame:{id}:{house.id}", "house": house.id}
            for house in s.houses
            if id in house.flames
        ],
        "curses": [curse.card for curse in s.curses if curse.territory == id],
    }


def region_seen(s: State, number: int) -> RegionSeen:
    return {
        "key": f"region:{number}",
        "number": number,
        "cursed": number in s.cursed,
        "temples": list(s.temples.get(str(number), [])),
        "curses": [curse.card for curse in s.curses if curse.region == number],
        "fought": s.battle == number,
    }


def curse_seen(s: State, slot: int) -> CurseSeen:
    curse = s.curses[slot]
    return {
        "key": f"curse:{slot + 1}",
        "card": curse.card,
        "number": CURSES[curse.card].region if curse.card else 0,
        "influence": {
            house.id: flames
            for house, flames in zip(s.houses, curse.influence, strict=False)
            if flames
        },
        "owner": s.houses[curse.owner].id if curse.owner != NOBODY else "",
        "region": curse.region,
        "territory": curse.territory,
    }


def stack_seen(s: State, place: int) -> StackSeen:
    stack = s.stacks[place]
    return {
        "key": f"stack:{place + 1}",
        "top": stack[0] if stack else "",
        "year": UPGRADES[stack[0]].year if stack else 0,
        "below": max(0, len(stack) - 1),
    }


def house_seen(s: State, me: int, seat: int | None) -> HouseSeen:
    house = s.houses[me]
    own = me == seat
    boards = HOUSES[house.id].war_board.slots if house.id else []
    return {
        "seat": me if me < s.seats else NOBODY,
        "key": f"house:{house.id}",
        "id": house.id,
        "castle": house.castle,
        "points": house.points,
        "score": sum(final_parts(s, me).values()) if house.id else 0,
        "wax": house.wax,
        "gold": house.gold,
        "supply": house.supply,
        "seals": dict(house.seals),
        "area": list(house.area),
        "hand": sorted(house.hand if own else house.known),
        "hand_size": len(house.hand),
        "drawn": sorted(house.drawn) if own else [],
        "tactics": sorted(house.tactics) if own else [],
        "tactics_size": len(house.tactics),
        "spent": list(house.spent),
        "war": list(house.war),
        "weak": [[f"{name}:{number}" for name, number in slot] for slot in boards],
        "withering": list(s.withering[me]) if s.withering else [],
        "upgrades": list(house.upgrades),
    }


def quest_seen(s: State, place: int) -> QuestSeen:
    quest = s.quests[place]
    return {
        "key": f"quest:{quest.id}",
        "id": quest.id,
        "kind": "annual" if quest.id in BOX.quests.annual else "hierarchical",
        "secret": quest.owner != NOBODY and not quest.shown,
        "owner": quest.owner,
        "marks": [s.houses[mark].id if mark != NOBODY else "" for mark in quest.marks],
    }


def challenge(s: State) -> ChallengeSeen | None:
    part = BOX.scenario.get(s.scenario)
    if part is None:
        return None
    return {
        "scenario": s.scenario,
        "goal": part.goal,
        "target": part.target,
        "turns": s.round,
        "limit": s.limit,
        "used_tactic": s.used_tactic,
    }
