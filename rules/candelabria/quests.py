"""The Quests expansion: the rules report deeds, and quests are fulfilled by them.
candelabria.ru.txt:1222-1317"""

from collections.abc import Callable

from rules.core import Message, Words

from .keys import SEATS
from .open_places import listens
from .parts import AMOUNTS, BOX
from .registry import G, book
from .state import KINDLING, NOBODY, Quest, State
from .stores import points

QUESTS = "quests"
CELLS = 3

Condition = Callable[[State, int, str, int], bool]

CONDITIONS: dict[str, Condition] = {}


def quest(id: str) -> Callable[[Condition], Condition]:
    """Register a quest's condition: a function that tells if a deed of a House fulfils it."""

    def register(condition: Condition) -> Condition:
        CONDITIONS[id] = condition
        return condition

    return register


def by_deed(id: str, deed: str, number: int | None = None) -> None:
    """Register a quest that is fulfilled by a deed alone; with ``number``, by one of this
    number."""
    CONDITIONS[id] = lambda s, me, done, n: done == deed and number in (None, n)


# Annual quests, candelabria.ru.txt:1293-1302

by_deed("build_temple", "builds_temple")
by_deed("destroy_temple", "destroys_temple")
by_deed("control_curse_1", "controls_curse_1")
by_deed("control_curse_2", "controls_curse_2")
by_deed("control_curse_3", "controls_curse_3")
by_deed("buy_upgrade_1", "buys_upgrade", 1)
by_deed("buy_upgrade_2", "buys_upgrade", 2)
by_deed("buy_upgrade_3", "buys_upgrade", 3)
by_deed("extinguish_ground_flame", "puts_out_flame")
by_deed("win_region_6", "wins", 6)
by_deed("neutralise_card", "neutralises")


@quest("snuff_candle")
def snuff_candle(s: State, me: int, deed: str, number: int) -> bool:
    return deed.startswith("snuffs_by_")


# Hierarchical quests, candelabria.ru.txt:1303-1311

by_deed("deploy_three", "deploys", CELLS)
by_deed("snuff_with_castle", "snuffs_by_castle")
by_deed("snuff_with_candle", "snuffs_by_candle")


@quest("win_by_grey")
def win_by_grey(s: State, me: int, deed: str, region: int) -> bool:
    return deed == "wins" and len(s.fighters) > 1 and s.top_temple(region) == "grey"


@quest("win_at_white")
def win_at_white(s: State, me: int, deed: str, region: int) -> bool:
    return deed == "wins" and s.top_temple(region) == "white"


@quest("win_at_black")
def win_at_black(s: State, me: int, deed: str, region: int) -> bool:
    return deed == "wins" and s.top_temple(region) == "black"


@quest("win_vs_opponent_curse")
def win_vs_opponent_curse(s: State, me: int, deed: str, region: int) -> bool:
    return deed == "wins" and any(
        curse.region == region and curse.owner not in (me, NOBODY) for curse in s.curses
    )


@quest("win_with_own_curse")
def win_with_own_curse(s: State, me: int, deed: str, region: int) -> bool:
    return deed == "wins" and any(
        curse.region == region and curse.owner == me for curse in s.curses
    )


@quest("neutralise_both")
def neutralise_both(s: State, me: int, deed: str, victim: int) -> bool:
    return deed == "neutralises" and s.tally.get(f"neutralised {me} {victim}") == 2


@quest("gain_6_resources")
def gain_6_resources(s: State, me: int, deed: str, number: int) -> bool:
    return deed == "cubes" and reached(s, deed, number, 6)


@quest("buy_3")
def buy_3(s: State, me: int, deed: str, number: int) -> bool:
    return deed == "buys" and reached(s, deed, 1, 3)


@quest("gain_3_tactics")
def gain_3_tactics(s: State, me: int, deed: str, number: int) -> bool:
    return deed == "tactics" and reached(s, deed, number, 3)


def reached(s: State, deed: str, number: int, goal: int) -> bool:
    """Tell if an action's count of a deed has just reached ``goal``, by adding ``number``."""
    total = s.tally.get(deed, 0)
    return total - number < goal <= total


# Events


@listens(QUESTS)
def told(g: G, me: int, deed: str, number: int) -> None:
    s = g.s
    if deed == "box_opened":
        s.quest_box = in_play(s)
    elif deed == "set_up":
        g.then(["deal_quests"])
    elif deed == "mist":
        clear_annual(s)
    elif deed in ("acts", "battle"):
        s.tally = {}
    else:
        keep_count(s, me, deed, number)
        if tells_of_secrets(s, me, deed, number):
            g.show(me, "quest")
        for place in [n for n, it in enumerate(s.quests) if fulfils(s, me, it, deed, number)]:
            fulfil(g, me, place)
        s.quests = [it for it in s.quests if it.id not in s.box]


def in_play(s: State) -> list[str]:
    """Return the quests in play; two players have fewer."""  # candelabria.ru.txt:1274, ruling
    quests = [*BOX.quests.annual, *BOX.quests.hierarchical]
    return [id for id in quests if s.seats > 2 or id not in BOX.quests.not_for_two]


def keep_count(s: State, me: int, deed: str, number: int) -> None:
    """Count a deed towards quests that ask for several in one action or one battle."""
    if deed in ("cubes", "tactics", "buys") and s.season == KINDLING:
        s.tally[deed] = s.tally.get(deed, 0) + (number or 1)
    elif deed == "neutralises":
        key = f"neutralised {me} {number}"
        s.tally[key] = s.tally.get(key, 0) + 1


def fulfils(s: State, me: int, it: Quest, deed: str, number: int) -> bool:
    if it.owner not in (NOBODY, me) or not CONDITIONS[it.id](s, me, deed, number):
        return False
    if is_annual(it):  # candelabria.ru.txt:1244, 1277
        return not it.marks and (s.seats > 2 or s.year > 1)
    return len(it.marks) < CELLS


def tells_of_secrets(s: State, me: int, deed: str, number: int) -> bool:
    """Tell if a deed lets others learn something of the House's secret quest: it would fulfil a
    quest that they do not know."""
    if not any(it.owner == me and not it.shown for it in s.quests):
        return False
    hidden = [Quest(id) for id in s.quest_box]
    hidden += [Quest(it.id) for it in s.quests if it.owner != NOBODY and not it.shown]
    return any(fulfils(s, me, it, deed, number) for it in hidden)


def is_annual(it: Quest) -> bool:
    return it.id in BOX.quests.annual


def fulfil(g: G, me: int, place: int) -> None:
    """Fulfil a quest: mark its card and score its points."""  # candelabria.ru.txt:1244-1258
    s = g.s
    it = s.quests[place]
    it.shown = it.shown or it.owner == me
    if not is_annual(it) and s.seats == 2 and len(it.marks) == 1:  # candelabria.ru.txt:1276
        it.marks.append(NOBODY)
    won = AMOUNTS.annual_points[s.year - 1]
    if not is_annual(it):
        won = AMOUNTS.hierarchical_points[len(it.marks)]
    mark(s, it, me)
    g.tell("fulfils", seat=SEATS[me], quest=f"quest:{it.id}", number=won)
    points(g, me, won, "quests")
    if not is_annual(it) and len(it.marks) == CELLS:
        take_marks(s, it)
        s.box.append(it.id)


def mark(s: State, it: Quest, me: int) -> None:
    """Mark a quest's card with a ground flame, or with a substitute if the supply is empty."""
    it.marks.append(me)
    if s.houses[me].supply:
        s.houses[me].supply -= 1
    else:
        it.borrowed.append(me)


def take_marks(s: State, it: Quest) -> None:
    for owner in it.marks:
        if owner in it.borrowed:
            it.borrowed.remove(owner)
        elif owner != NOBODY:
            s.houses[owner].supply += 1
    it.marks = []


def clear_annual(s: State) -> None:  # candelabria.ru.txt:1248
    for it in s.quests:
        if is_annual(it):
            take_marks(s, it)


# Set-up


@book.procedure
def deal_quests(g: G) -> None:  # candelabria.ru.txt:1266
    """Deal two quests to each House."""
    s = g.s
    g.shuffle("quests", s.quest_box)
    for me in range(s.seats):
        s.quests += [Quest(g.draw("quest", s.quest_box), me) for _ in range(2)]
    g.then(["choose_quests"])


@book.procedure
async def choose_quests(g: G) -> None:
    """Let each House choose one of its quests to keep secret. The other becomes common."""
    s = g.s
    choices = [
        g.question(me, "candelabria.quest", [f"quest:{it.id}" for it in s.quests if it.owner == me])
        for me in range(s.seats)
    ]
    kept = await g.ask_all(choices)
    for it in s.quests:
        if it.owner != NOBODY and kept[it.owner] != [f"quest:{it.id}"]:
            it.owner = NOBODY
            g.tell("common-quest", quest=f"quest:{it.id}")


@book.noun("quest")
def quest_name(id: str) -> Words:
    return Message(f"quest-{id}")
