"""The Night: events are resolved; then the sectors and the Palace give their rewards."""

from .events import EVENTS
from .goods import gain
from .keys import SECTOR
from .parts import BOX, SECTORS, SET_UP
from .registry import G, book
from .rivals import moments
from .special import special, total
from .state import State

WEIGHT = (SET_UP.revealed_influence, SET_UP.cloaked_influence)


@book.procedure
def night(g: G) -> None:  # ryozen.ru.txt:572-577
    s = g.s
    s.phase = "night"
    s.bans = {}  # ruling: a Guard's ban ends even if its owner had no further turn; :861
    g.tell("night", round=s.round)
    # ruling: events come before rewards, so companions they remove do not count; ryozen.ru.txt:579,
    # 593
    events = [["resolve_event", area] for area in range(len(s.events))]
    rewards = [["night_sector", sector] for sector in SECTORS]
    g.then(*events, *rewards, ["night_palace"], *moments(s, "night_end"), ["dawn"])


@book.procedure
def resolve_event(g: G, area: int) -> None:  # ryozen.ru.txt:579-585
    """Let all players resolve an event in turn order, then discard it."""
    event = g.s.events[area]
    if event:
        g.tell("event", event=f"omen:{event}")
        procedure, args = EVENTS[event]
        players = g.s.order()
        g.then(*([procedure, me, *args] for me in players), ["clear_event", area])


@book.procedure
def clear_event(g: G, area: int) -> None:
    """Discard an event. ruling: only after all players have resolved it, so that nobody can discard
    it before others have. ryozen.ru.txt:585"""
    g.s.event_discard.append(g.s.events[area])
    g.s.events[area] = ""


@book.procedure
def night_sector(g: G, sector: str) -> None:  # ryozen.ru.txt:587-611
    """Give the sector's reward to every player there, and a shard to the one with most
    influence."""
    strength = influences(g.s, sector)
    present = [me for me, amount in strength.items() if amount]
    if not present:
        return
    part = BOX.sectors[sector]
    g.tell("reward", sector=SECTOR[sector])
    for me in present:
        for good, number in part.night.items():
            if good == "any":
                g.then(["gain_any", me, number])
            else:
                gain(g, me, good, number)
    g.then(["majority_bonus", majority(g.s, strength), sector])


@book.procedure
def majority_bonus(g: G, me: int, sector: str) -> None:  # ryozen.ru.txt:605-607
    g.tell("majority", seat=g.s.who(me), sector=SECTOR[sector])
    gain(g, me, BOX.sectors[sector].moon)
    if g.s.phase == "night":
        night_bonus(g, me, sector)


def influence(s: State, me: int, sector: str) -> int:  # ryozen.ru.txt:595
    return influences(s, sector)[me]


def influences(s: State, sector: str) -> dict[int, int]:
    """Return every player's influence in a sector, in turn order."""
    strength = dict.fromkeys(s.order(), 0)
    for tile in s.spots[sector]:
        if tile:
            strength[tile.owner] += WEIGHT[tile.cloaked]
    return strength


def majority(s: State, strength: dict[int, int]) -> int:  # ryozen.ru.txt:611
    """Return the player with most influence. Of several, return the one whose Herald is furthest
    ahead."""
    most = max(strength.values())
    return next(me for me in s.heralds if strength[me] == most)


@book.procedure
def night_palace(g: G) -> None:  # ryozen.ru.txt:617-621, 766
    """Give players in the Palace favour for each companion there and one shard each, and the
    first-player token to the one with most influence."""
    s = g.s
    strength = {me: palace_influence(s, me) for me in s.order()}
    present = [me for me, companions in strength.items() if companions]
    if not present:
        return
    g.tell("palace-reward")
    for me in present:
        gain(g, me, "favour", len(s.in_palace(me)))
        g.then(["gain_shard", me])  # ruling: one, however many companions; ryozen.ru.txt:766
    g.then(["take_first", majority(s, strength)])


def palace_influence(s: State, me: int) -> int:
    companions = len(s.in_palace(me))
    return companions + total(s, "influence_bonus", me, "palace") if companions else 0


@book.procedure
def take_first(g: G, me: int) -> None:
    g.s.first = me
    g.tell("first", seat=g.s.who(me))
    night_bonus(g, me, "palace")


def night_bonus(g: G, me: int, where: str) -> None:
    """Give a player the goods that special rules add to a majority here."""
    for extra in special(g.s, "night_bonus", where=where):
        if extra.good == "any_shard":
            g.then(*[["gain_shard", me]] * extra.number)
        else:
            gain(g, me, extra.good, extra.number)
