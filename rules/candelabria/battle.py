"""One battle for a region. candelabria.ru.txt:661-728"""

from rules.core import Choice, Message

from .abilities import bonus, triggered
from .effects import targets_of
from .keys import SEATS, number
from .map import region_of
from .open_places import Open, did
from .parts import AMOUNTS, CURSES, HOUSES, TACTICS, Points
from .registry import G, book
from .state import NOBODY, State
from .stores import points
from .words import row_of

SLOTS = (0, 1)


@book.procedure
def battle(g: G, region: int) -> None:  # candelabria.ru.txt:667-671
    """Start the battle for a region between the Houses that are there. A lone House wins at
    once."""
    s = g.s
    s.fighters = [me for me in s.track if s.in_region(me, region)]
    if not s.fighters:
        return
    s.battle = region
    s.turns += 1
    did(g, NOBODY, "battle")
    if len(s.fighters) == 1:
        g.then(["award", s.fighters[0]])
        return
    g.tell("battle", region=f"region:{region}", number=len(s.fighters))
    neutralising = [["neutralise", me] for me in s.fighters]
    resolving = [["resolve_cards", me] for me in s.fighters]
    g.then(["commit"], *neutralising, *resolving, ["decide"])


# Steps 2 and 3: face-down cards


@book.procedure
async def commit(g: G) -> None:  # candelabria.ru.txt:671-673
    """Let all fighters put cards on the war board at the same time, then reveal the cards."""
    s = g.s
    chosen = await g.ask_apart({me: cards(g, me) for me in s.fighters if s.houses[me].tactics})
    g.reveal("tactics cards")
    for me, committed in chosen.items():
        house = s.houses[me]
        house.war = committed
        for card in filter(None, committed):
            house.tactics.remove(card)
    for me in s.fighters:
        left, right = (f"tactic:{card}" if card else "open" for card in s.houses[me].war)
        g.tell("commits", seat=SEATS[me], left=left, right=right)


async def cards(g: G, me: int) -> list[str]:
    """Ask a House which cards of its hand cover its two weak actions."""
    hand = list(g.s.houses[me].tactics)
    committed = ["", ""]
    for slot in SLOTS:
        keys = [f"tactic:{card}" for card in dict.fromkeys(hand)]
        if not keys:
            break
        about: dict[str, str | int] = {
            "slot": slot + 1,
            "weak": f"weak:{g.s.houses[me].id}:{slot}",
            **at_stake(g.s),
        }
        chosen = await g.may(me, "candelabria.commit", keys, about=about, secret=True)
        if chosen is not None:
            committed[slot] = chosen.partition(":")[2]
            hand.remove(committed[slot])
    return committed


@book.in_public("candelabria.commit")
def called_to_battle(s: State, choice: Choice) -> Message:
    """Return the public form of the question: the state of the battle, without any card."""
    return Message("call-commit", at_stake(s))


def at_stake(s: State) -> dict[str, str | int]:
    """Return a battle's region, its victory points, and each House's power and number of cards, as
    arguments of a message."""
    hands = [
        f"{s.houses[me].id}:{power(s, me, s.battle)}:{len(s.houses[me].tactics)}"
        for me in s.fighters
    ]
    return {
        "region": f"region:{s.battle}",
        "points": AMOUNTS.battle_points[s.year - 1],
        "hands": row_of("house-fights", hands),
    }


# Step 4: neutralising


@book.procedure
async def neutralise(g: G, me: int) -> None:  # candelabria.ru.txt:675
    """Let a House neutralise another House's card by one of its own cards that shares a symbol, as
    often as it can and wants to."""
    s = g.s
    chosen = await g.may(me, "candelabria.neutralise", neutralising(s, me))
    if chosen is None:
        return
    _, own, owner, theirs = chosen.split(":")
    victim = s.house(owner)
    g.tell(
        "neutralises",
        seat=SEATS[me],
        own=f"tactic:{s.houses[me].war[int(own) - 1]}:{own}",
        victim=SEATS[victim],
        card=f"tactic:{s.houses[victim].war[int(theirs) - 1]}:{theirs}",
    )
    spend(g, me, int(own) - 1)
    spend(g, victim, int(theirs) - 1)
    did(g, me, "neutralises", victim)
    g.then(["neutralise", me])


def neutralising(s: State, me: int) -> list[str]:
    """Return the ways to neutralise a card: ``neutralise:own slot:other house:its slot``."""
    keys: list[str] = []
    for slot, card in enumerate(s.houses[me].war):
        if not card or TACTICS[card].marked:  # candelabria.ru.txt:262
            continue
        for other in s.fighters:
            for place, target in enumerate(s.houses[other].war):
                if other != me and target and set(TACTICS[card].kinds) & set(TACTICS[target].kinds):
                    keys.append(f"neutralise:{slot + 1}:{s.houses[other].id}:{place + 1}")
    return keys


def spend(g: G, me: int, slot: int) -> None:
    """Take a House's card off the war board: it is used up."""
    house = g.s.houses[me]
    card, house.war[slot] = house.war[slot], ""
    spent.of(g.s)(g, me, card)


def out_of_season(g: G, me: int, card: str) -> None:
    """Put a used card aside until the season ends."""  # candelabria.ru.txt:677
    g.s.houses[me].spent.append(card)


spent = Open(out_of_season)


# Step 5: the remaining cards, and weak actions


@book.procedure
def resolve_cards(g: G, me: int) -> None:
    g.then(["resolve", me, list(SLOTS)])


@book.procedure
async def resolve(g: G, me: int, slots: list[int]) -> None:  # candelabria.ru.txt:677
    """Let a House resolve its slots in any order: the card there, or else the weak action."""
    s = g.s
    alive = [slot for slot in slots if has_choices(s, me, slot)] if len(slots) > 1 else slots
    slot = alive[0] if alive else slots[0]
    if len(alive) > 1:
        slot = number(await g.ask(me, "candelabria.item", ["item:1", "item:2"])) - 1
    card = s.houses[me].war[slot]
    if card:
        g.tell("plays", seat=SEATS[me], card=f"tactic:{card}")
        g.then(["effects", me, s.battle, symbols(TACTICS[card].symbols, "tactic")])
        g.then(["played", me, slot])
    else:
        weak_action.of(s)(g, me, slot)
    if left := [n for n in slots if n != slot]:
        g.then(["resolve", me, left])


def has_choices(s: State, me: int, slot: int) -> bool:
    """Tell if a slot's symbols leave a choice. If not, its place in the order does not matter, and
    nobody is asked."""
    card = s.houses[me].war[slot]
    if card and triggered(s, me, "on_tactic_played"):
        return True
    kinds = TACTICS[card].kinds if card else weak_kinds.of(s)(s, me, slot)
    return any(kind != "vp" and targets_of(s, me, s.battle, kind) for kind in kinds)


def symbols(items: list[Points], source: str) -> list[list[str | int]]:
    return [[name, times, source] for name, times in items]


@book.procedure
def played(g: G, me: int, slot: int) -> None:
    """Use up a card that was resolved, and trigger the House's abilities for that."""
    spend(g, me, slot)
    items = triggered(g.s, me, "on_tactic_played")
    if items:
        g.then(["effects", me, g.s.battle, [list(item) for item in items]])


def weak(g: G, me: int, slot: int) -> None:  # candelabria.ru.txt:217, 677
    s = g.s
    g.tell("weak", seat=SEATS[me], weak=f"weak:{s.houses[me].id}:{slot}")
    items = HOUSES[s.houses[me].id].war_board.slots[slot]
    g.then(["effects", me, s.battle, symbols(items, "weak")])


def printed_kinds(s: State, me: int, slot: int) -> list[str]:
    return [name for name, _ in HOUSES[s.houses[me].id].war_board.slots[slot]]


weak_action = Open(weak)
weak_kinds = Open(printed_kinds)


# Steps 6 to 8: the winner


def power(s: State, me: int, region: int) -> int:  # candelabria.ru.txt:681
    house = s.houses[me]
    total = sum(region_of(t) == region for t in house.flames)
    total += sum(c.flames for c in house.candles.values() if region_of(c.territory) == region)
    if house.castle and region_of(house.castle) == region:
        total += AMOUNTS.castle_power + bonus(s, me, "castle_power")
    for curse in s.curses:
        if curse.owner == me and curse.region == region:
            stronger = CURSES[curse.card].effect == "curse_power_4"  # candelabria.ru.txt:920
            total += AMOUNTS.curse_power + stronger + bonus(s, me, "curse_power")
    return total


def is_active(s: State, me: int, region: int) -> bool:
    """Tell if a House has a castle, ground flame or lit candle there."""  # candelabria.ru.txt:1126
    house = s.houses[me]
    lit = [candle.territory for candle in house.candles.values() if candle.flames]
    return any(region_of(t) == region for t in (house.castle, *house.flames, *lit) if t)


def winner(s: State, region: int) -> int:
    """Return the winner of a battle: the House with the greatest power or, under a grey temple, the
    active House with the lowest. Turn order breaks ties."""
    # candelabria.ru.txt:679, 323
    order = [me for me in s.track if me in s.fighters]
    if s.top_temple(region) == "grey":
        alive = [me for me in order if is_active(s, me, region)]
        return min(alive, key=lambda me: power(s, me, region), default=NOBODY)
    return max(order, key=lambda me: power(s, me, region))


@book.procedure
def decide(g: G) -> None:
    s = g.s
    for me in s.fighters:
        g.tell("power", seat=SEATS[me], number=power(s, me, s.battle))
    won = winner(s, s.battle)
    if won == NOBODY:
        g.tell("nobody-wins", region=f"region:{s.battle}")
        close(s)
    else:
        g.then(["award", won])


@book.procedure
def award(g: G, me: int) -> None:  # candelabria.ru.txt:683
    s = g.s
    won = AMOUNTS.battle_points[s.year - 1]
    doubled = any(
        curse.owner == me
        and curse.region == s.battle
        and CURSES[curse.card].effect == "double_battle_vp"
        for curse in s.curses
    )
    if doubled and len(s.fighters) > 1:  # candelabria.ru.txt:940
        won *= 2
    event = "wins" if len(s.fighters) > 1 else "wins-alone"
    g.tell(event, seat=SEATS[me], region=f"region:{s.battle}", number=won)
    points(g, me, won, "battles")
    did(g, me, "wins", s.battle)
    shift(g, me)
    close(s)


def shift(g: G, me: int) -> None:  # candelabria.ru.txt:685
    """Move the winner behind the last other fighter in turn order, if it was the first fighter."""
    s = g.s
    order = [house for house in s.track if house in s.fighters]
    if len(order) < 2 or order[0] != me:  # ruling: any other winner keeps its place
        return
    s.track.remove(me)
    s.track.insert(s.track.index(order[-1]) + 1, me)
    g.tell("steps-back", seat=SEATS[me], other=SEATS[order[-1]])


def close(s: State) -> None:
    s.battle, s.fighters = 0, []
