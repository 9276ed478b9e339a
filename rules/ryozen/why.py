"""The reasons why tempting options are not legal now."""

from collections.abc import Iterable

from rules.core import Choice, Message, Refusal

from .board import closed, tile_at
from .clan_house import palace_keys
from .companions import ABILITIES, POINTS, STRATEGIC_MANEUVERS, watched
from .day import bill
from .keys import SECTOR, SPOTS, detail
from .parts import OPPOSITE, REVELATIONS, SECTORS, SET_UP, TRACK
from .questions import player_of
from .registry import book
from .state import State
from .tower import SIDES

# By companion: the rulebook's line about its strike.
STRIKERS = {"archer": 798, "warrior": 812, "organizer": 867}
MOVERS = {"companion:diplomat": 825, "settlement:nomad_camp": 935, STRATEGIC_MANEUVERS: 971}
CARD_PLACES = {
    "strategic_maneuvers": 971,
    "offering_wealth": 979,
    "offering_wisdom": 985,
    "offering_spirits": 991,
    "offering_phoenix": 997,
    "camouflage": 1009,
    "prayer_coral": 1015,
    "prayer_agate": 1021,
    "prayer_jade": 1027,
}
VILLAGE_PLACES = {
    "river_shoal": 899,
    "stronghold": 905,
    "owl_bay": 911,
    "bandit_den": 917,
    "bird_gorge": 923,
    "nomad_camp": 935,
    "moon_forge": 941,
    "moon_harbour": 947,
    "altar_tile": 963,
}
ACTS = "ryozen-solo.ru.txt:152"  # the rulebook's line about acts
TOWER_PLACES = {"wall": 1277, "loophole": 1289}
LIGHTS = {"loophole": 1295, "summit": 1307}


def rulebook(line: int) -> str:
    return f"ryozen.ru.txt:{line}"


@book.refusal("ryozen.place")
def no_place(s: State, choice: Choice) -> Iterable[Refusal]:
    for sector in SECTORS:
        yield from _no_spot(s, choice, sector)
    if s.mode == "tower":
        yield from _no_tower_place(s, choice)
    yield Refusal("palace:cloaked", Message("why-palace-open"), rulebook(546))


def _no_spot(s: State, choice: Choice, sector: str) -> Iterable[Refusal]:
    name = {"sector": SECTOR[sector]}
    full = None not in s.spots[sector]
    if sector in s.bans:
        guard = tile_at(s, SPOTS[sector][s.bans[sector]])
        banned = Message("why-guarded", {**name, "owner": s.who(guard.owner)})
        yield Refusal(SECTOR[sector], banned, rulebook(861))
    elif full:
        yield Refusal(SECTOR[sector], Message("why-full", name), rulebook(206))
    for spot, key in zip(s.spots[sector], SPOTS[sector], strict=False):
        if key in choice.keys:
            continue
        if spot:
            taken = {"companion": f"companion:{spot.kind}", "owner": s.who(spot.owner)}
            words = Message("why-full" if full else "why-taken", {**name, **taken})
            yield Refusal(key, words, rulebook(206))
        elif sector in s.bans:
            yield Refusal(key, banned, rulebook(861))
        elif closed(s, key):
            yield Refusal(key, Message("why-closed"), ACTS)
        elif choice.point == "ryozen.place":
            held, due = s.players[player_of(s, choice)].goods, bill(s, player_of(s, choice), key)
            good = next(good for good, amount in due.items() if held[good] < amount)
            yield Refusal(key, *unpaid(good, due[good]))
        else:
            yield Refusal(key, Message("why-not-there"), rulebook(MOVERS[mover(choice)]))


def unpaid(good: str, amount: int) -> tuple[Message, str]:
    """Return the reason that a price cannot be paid, and the rule's place. Only an act of a story
    costs more than one of a good."""
    if amount > 1:
        return Message("why-dear", {"number": amount, "thing": f"resource:{good}"}), ACTS
    return Message("why-unpaid", {"thing": f"resource:{good}"}), rulebook(522)


def mover(choice: Choice) -> str:
    """Return the card, companion or village that allows the move."""
    return str((choice.about or {})["by"])


@book.refusal("ryozen.move_to")
def no_move(s: State, choice: Choice) -> Iterable[Refusal]:
    for sector in SECTORS:
        yield from _no_spot(s, choice, sector)
    by = mover(choice)
    line = 973 if by == STRATEGIC_MANEUVERS else MOVERS[by]
    yield Refusal("palace", Message("why-no-palace-move"), rulebook(line))


def _no_tower_place(s: State, choice: Choice) -> Iterable[Refusal]:
    yield Refusal("palace", Message("why-which-place"), rulebook(1271))
    held = {tile.place: tile for tile in s.palace}
    for key in (f"{kind}:{side}" for kind in ("wall", "loophole") for side in range(SIDES)):
        if key in choice.keys:
            continue
        if key in held:
            owner = s.who(held[key].owner)
            line = TOWER_PLACES[key.partition(":")[0]]
            yield Refusal(key, Message("why-held", {"owner": owner}), rulebook(line))
        else:
            yield Refusal(key, Message("why-unseen"), rulebook(1315))


@book.refusal("ryozen.side")
def no_side(s: State, choice: Choice) -> Iterable[Refusal]:
    about = choice.about or {}
    companion, where = str(about["companion"]), str(about["place"])
    if "cloaked" not in choice.keys:
        coins = SET_UP.cloaking + bill(s, player_of(s, choice), where).get("coin", 0)
        yield Refusal("cloaked", Message("why-coins", {"number": coins}), rulebook(530))
    kind = detail(companion)
    if kind in STRIKERS and not ABILITIES[kind].targets(s, player_of(s, choice), where):
        words = Message("why-no-victim", {"companion": f"companion:{kind}"})
        yield Refusal("ability", words, rulebook(526))


@book.refusal(*(POINTS[kind] for kind in STRIKERS))
def no_target(s: State, choice: Choice) -> Iterable[Refusal]:
    """Yield the companions that this striker cannot reach."""
    kind = choice.point.partition(".")[2]
    here = str((choice.about or {})["sector"])
    reach = SECTOR[OPPOSITE[detail(here)]] if kind == "archer" else here
    me, line = player_of(s, choice), rulebook(STRIKERS[kind])
    for sector in SECTORS:
        near = sector == detail(here) if kind != "organizer" else watched(s, me, sector)
        for spot, key in zip(s.spots[sector], SPOTS[sector], strict=False):
            if spot and key not in choice.keys:
                words = Message(f"why-{kind}", {"sector": reach})
                itself = near and kind != "archer"
                yield Refusal(key, Message("why-striker") if itself else words, line)
    for key in in_palace(s):
        yield Refusal(key, Message("why-palace-safe", {"companion": f"companion:{kind}"}), line)


def in_palace(s: State) -> list[str]:
    """Return the companions of all players in the Palace."""
    players = range(len(s.players))
    return list(dict.fromkeys(key for player in players for key in palace_keys(s, player)))


@book.refusal(POINTS["bard"], "ryozen.owl_bay", "ryozen.camouflage")
def no_cloak(s: State, choice: Choice) -> Iterable[Refusal]:
    """Yield the companions in the Palace, where nobody can be cloaked."""
    for key in in_palace(s):
        yield Refusal(key, Message("why-palace-open"), rulebook(546))


@book.refusal("ryozen.companion")
def no_companion(s: State, choice: Choice) -> Iterable[Refusal]:
    """Yield the player's companions that are not in hand, with where they are; then refused
    cards."""
    me = player_of(s, choice)
    own = s.players[me]
    placed = [tile.kind for sector in SECTORS for tile in s.tiles(me, sector)]
    placed += [tile.kind for tile in s.palace if tile.owner == me]
    waiting = [tile.kind for tile in s.ready if tile.owner == me]
    where = {"why-in-stack": own.stack, "why-in-row": waiting, "why-on-board": placed}
    told = set(own.hand)
    for reason, kinds in where.items():
        for kind in sorted(set(kinds)):  # sorted, since the order of the stack is hidden
            if kind not in told:
                told.add(kind)
                companion = {"companion": f"companion:{kind}"}
                yield Refusal(f"companion:{kind}", Message(reason, companion), rulebook(520))
    yield from no_card(s, choice)


@book.refusal("ryozen.revelation")
def no_card(s: State, choice: Choice) -> Iterable[Refusal]:
    """Yield the player's revelations that cannot be used now."""
    me = player_of(s, choice)
    asked_now = choice.point == "ryozen.revelation"
    for id in dict.fromkeys(s.players[me].cards):
        key = f"card:{id}"
        if key in choice.keys:
            continue
        if REVELATIONS[id].moment != "turn_start":
            yield Refusal(key, Message("why-not-turn-start"), rulebook(511))
        elif not asked_now:
            yield Refusal(key, Message("why-one-card"), rulebook(511))
        else:
            yield Refusal(key, card_reason(s, me, id), rulebook(CARD_PLACES[id]))


def card_reason(s: State, me: int, id: str) -> Message:
    """Return the reason why a card cannot be used: its price cannot be paid, or it has no
    target."""
    prices = {"strategic_maneuvers": "coin", "camouflage": "scroll"}
    wanted = "lantern" if id.startswith("prayer_") else prices.get(id)
    if wanted and not s.players[me].goods[wanted]:
        return Message("why-unpaid", {"thing": f"resource:{wanted}"})
    return Message("why-no-target")


@book.refusal("ryozen.acquire", POINTS["philosopher"])
def no_purchase(s: State, choice: Choice) -> Iterable[Refusal]:
    for place, card in enumerate(s.row, 1):
        key = f"revelation:{place}"
        if key not in choice.keys:
            if not card:
                yield Refusal(key, Message("why-gap-in-row"), rulebook(728))
                continue
            words = Message("why-scrolls", {"number": REVELATIONS[card].price})
            yield Refusal(key, words, rulebook(726))


@book.refusal("ryozen.hire")
def no_hire(s: State, choice: Choice) -> Iterable[Refusal]:
    me = player_of(s, choice)
    for place, tile in enumerate(s.ready):
        key = f"slot:{place + 1}"
        if key in choice.keys:
            continue
        if tile.owner != me:
            owner = {"owner": s.who(tile.owner), "companion": f"companion:{tile.kind}"}
            yield Refusal(key, Message("why-not-own", owner), rulebook(738))
        else:
            coins = s.board.slots[place].coins
            yield Refusal(key, Message("why-coins", {"number": coins}), rulebook(750))


@book.refusal("ryozen.palace", "ryozen.summit")
def no_light(s: State, choice: Choice) -> Iterable[Refusal]:
    unlit = [SECTOR[sector] for sector in SECTORS if SECTOR[sector] not in choice.keys]
    for key in unlit:
        if s.effect == "wall":
            yield Refusal(key, Message("why-wall"), rulebook(1283))
        elif s.effect == "summit" and choice.point == "ryozen.palace":
            yield Refusal(key, Message("why-summit-first"), rulebook(1307))
        elif detail(key) in s.lit:
            yield Refusal(key, Message("why-lanterns"), rulebook(560))
        else:
            line = LIGHTS.get(s.effect, 560)
            yield Refusal(key, Message("why-dark", {"sector": key}), rulebook(line))


@book.refusal("ryozen.outskirts", "ryozen.explore")
def no_journey(s: State, choice: Choice) -> Iterable[Refusal]:
    """Yield the places of the village track where the Explorer cannot go now."""
    me = player_of(s, choice)
    building = choice.point == "ryozen.outskirts"
    for to in range(len(TRACK) + 1):
        key = f"village:{to}"
        if key not in choice.keys:
            built = len(s.villages) - 1
            if to > built and building:
                yield Refusal(key, no_building(s, me, to), rulebook(686))
            elif to > built:
                yield Refusal(key, Message("why-no-building"), rulebook(681))
            else:
                behind = to <= s.players[me].explorer
                words = Message("why-behind" if behind else "why-too-far")
                yield Refusal(key, words, rulebook(688))


def no_building(s: State, me: int, to: int) -> Message:
    built = len(s.villages) - 1
    here = s.players[me].explorer
    if to > built + 1:
        return Message("why-gap", {"number": built + 1})
    if here < built - 1:
        return Message("why-not-beside", {"number": built})
    step = TRACK[to - 1]
    cost = {resource: step.cost.get(resource, 0) for resource in ("coin", "scroll", "lantern")}
    return Message("why-cannot-build", {**cost, "favour": step.favour})


@book.refusal("ryozen.bonus", POINTS["pathfinder"])
def no_bonus(s: State, choice: Choice) -> Iterable[Refusal]:
    me = player_of(s, choice)
    for place, id in enumerate(s.villages):
        key = f"village:{place}"
        if key in choice.keys:
            continue
        pathfinder = choice.point == POINTS["pathfinder"]
        if place > s.players[me].explorer:
            yield Refusal(key, Message("why-unexplored"), rulebook(837 if pathfinder else 708))
        elif pathfinder:
            yield Refusal(key, Message("why-only-here"), rulebook(837))
        else:
            village = {"village": f"settlement:{id}"}
            line = rulebook(VILLAGE_PLACES[id])
            yield Refusal(key, Message("why-empty-bonus", village), line)
