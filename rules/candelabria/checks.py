"""Checks of a position; and ``redeal``, which deals anew everything that a seat cannot know."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.core import count

from .parts import AMOUNTS, CANDLES, CAPACITY, CURSES, TACTICS, TEMPLES
from .registry import book
from .state import NOBODY, State

Shuffle = Callable[[list[Any]], None]


@book.part
def inventory(s: State) -> Mapping[str, int]:
    """Count every card, token, temple and ground flame. Candle flames and cubes are unlimited."""
    curses = [curse.card for curse in s.curses if curse.card]
    total = count(s.deck, s.tactics_deck, s.display, s.curse_deck, s.box, curses, *s.stacks)
    for house in s.houses:
        total += count(house.hand, house.drawn, house.area, house.seals.values(), house.upgrades)
        total += count(house.tactics, house.spent, filter(None, house.war))
    total += temples(s)
    total += unused(s)
    total += count((quest.id for quest in s.quests), s.quest_box)
    total += count(
        s.withering_deck,
        filter(None, [s.drawn_withering]),
        *(filter(None, slots) for slots in s.withering),
    )
    for owner in range(len(s.houses)):
        total[f"ground flames {owner}"] = ground_flames(s, owner)
    return total


def unused(s: State) -> Counter[str]:
    """Count the cards that are in no pile: those of Houses that nobody plays, and the curses before
    the curse deck is built."""
    playing = [house.id for house in s.houses if house.castle]
    cards = [id for id, card in CANDLES.items() if card.house and card.house not in playing]
    cards += [id for id, card in TACTICS.items() if card.house and card.house not in playing]
    return count(cards, [] if s.track else list(CURSES))


def temples(s: State) -> Counter[str]:
    return Counter(
        {
            colour: s.temple_supply[colour] + sum(t.count(colour) for t in s.temples.values())
            for colour in TEMPLES
        }
    )


def ground_flames(s: State, owner: int) -> int:
    house = s.houses[owner]
    if not house.castle:
        return AMOUNTS.ground_flames - 1
    before_curses = sum(curse.influence[owner] for curse in s.curses if curse.influence)
    on_quests = sum(quest.marks.count(owner) - quest.borrowed.count(owner) for quest in s.quests)
    return house.supply + len(house.flames) + before_curses + on_quests + s.put_out.count(owner)


@book.part
def invariants(s: State) -> Iterable[str]:
    castles = s.castles()
    if len(set(castles)) < len(castles):
        yield f"two castles share a territory: {castles}"
    if len(s.display) > AMOUNTS.display:
        yield f"too many tactics cards lie on the display: {s.display}"
    if s.track and sorted(s.track) != list(range(s.seats)):
        yield f"the track is wrong: {s.track}"
    if s.season not in ("kindling", "war") and s.put_out:
        yield f"ground flames without a place: {s.put_out}"
    for region, stack in s.temples.items():
        if not stack or int(region) not in s.map.regions:
            yield f"temples of region {region}: {stack}"
    for number in range(len(s.houses)):
        yield from house_faults(s, number)


def house_faults(s: State, number: int) -> Iterable[str]:
    house = s.houses[number]
    name = house.id
    if min(house.wax, house.gold, house.supply, house.points) < 0:
        yield f"{name} has less than nothing"
    if house.cubes > AMOUNTS.storehouse:
        yield f"the storehouse of {name} is too full"
    if len(house.upgrades) > AMOUNTS.upgrade_slots:
        yield f"{name} has too many upgrades"
    if len(set(house.flames)) < len(house.flames):
        yield f"{name} has two ground flames on a territory: {house.flames}"
    if not set(house.known) <= set(house.hand):
        yield f"{name} does not hold {house.known}"
    if strange := [card for card in house.tactics if TACTICS[card].house not in ("", name)]:
        yield f"{name} holds cards of another House: {strange}"
    for role, candle in house.candles.items():
        if not 0 <= candle.flames <= CAPACITY[role]:
            yield f"the {role} of {name} has {candle.flames} flames"
        if s.seats > number and role not in house.seals:
            yield f"the {role} of {name} has no card"


# Hidden information


@book.part
def redeal(s: State, seat: int | None, shuffle: Shuffle) -> None:
    """Deal anew the order of all decks and the hands of other seats."""
    others = [house for me, house in enumerate(s.houses) if me != seat]
    redeal_candles(s, others, shuffle)
    redeal_tactics(s, others, shuffle)
    redeal_curse_deck(s, shuffle)
    redeal_upgrades(s, shuffle)
    shuffle(s.withering_deck)
    redeal_quests(s, seat, shuffle)


def redeal_candles(s: State, others: list[Any], shuffle: Shuffle) -> None:
    pool = list(s.deck)
    for house in others:
        unknown = [card for card in house.hand if card not in house.known]
        pool += [*unknown, *house.drawn]
    shuffle(pool)
    for house in others:
        house.hand = [card if card in house.known else pool.pop() for card in house.hand]
        house.drawn = [pool.pop() for _ in house.drawn]
    s.deck = pool


def redeal_tactics(s: State, others: list[Any], shuffle: Shuffle) -> None:
    """Deal unseen tactics cards anew. A House's own cards stay with it."""
    pool = list(s.tactics_deck)
    neutral = [card for house in others for card in house.tactics if not TACTICS[card].house]
    pool += neutral
    shuffle(pool)
    for house in others:
        house.tactics = [card if TACTICS[card].house else pool.pop() for card in house.tactics]
    s.tactics_deck = pool


def redeal_curse_deck(s: State, shuffle: Shuffle) -> None:
    """Shuffle the deck's curses among all of its curse piles, and each other pile by itself."""
    start = 0
    deck = s.curse_deck
    kinds = [card.startswith("curse_") for card in deck]
    curses = [card for card, kind in zip(deck, kinds, strict=True) if kind]
    shuffle(curses)
    while start < len(deck):
        end = start
        while end < len(deck) and kinds[end] == kinds[start]:
            end += 1
        pile = [curses.pop() for _ in range(start, end)] if kinds[start] else deck[start:end]
        shuffle(pile)
        deck[start:end] = pile
        start = end


def redeal_upgrades(s: State, shuffle: Shuffle) -> None:
    """Deal unseen upgrades anew: among the stacks of one year, below the top tokens."""
    for first in range(0, len(s.stacks), AMOUNTS.stacks_a_year):
        stacks = s.stacks[first : first + AMOUNTS.stacks_a_year]
        pool = [token for stack in stacks for token in stack[1:]]
        shuffle(pool)
        for stack in stacks:
            stack[1:] = [pool.pop() for _ in stack[1:]]


def redeal_quests(s: State, seat: int | None, shuffle: Shuffle) -> None:
    """Deal the secret quests of other seats anew, from all unseen quests."""
    secret = [it for it in s.quests if it.owner not in (NOBODY, seat) and not it.shown]
    pool = [*s.quest_box, *(quest.id for quest in secret)]
    shuffle(pool)
    for quest in secret:
        quest.id = pool.pop()
    s.quest_box = pool
