"""Why something that players will try is not possible now."""

from collections.abc import Iterable

from rules.core import Choice, Message, Refusal

from .board import tile_at
from .clan_house import palace_keys
from .companions import ABILITIES, POINTS
from .day import price
from .keys import SECTOR, SPOTS, detail
from .parts import OPPOSITE, REVELATIONS, SECTORS, SET_UP, TRACK
from .registry import book
from .state import State
from .tower import SIDES

STRIKERS = {"archer": 798, "warrior": 812, "organizer": 867}  # and their rules' places


def player_of(s: State, choice: Choice) -> int:
    """The side that a question is about."""
    if s.active >= 0 and s.players[s.active].seat == choice.seat:
        return s.active
    return next(n for n, player in enumerate(s.players) if player.seat == choice.seat)


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
        banned = Message("why-guarded", {**name, "owner": f"seat:{guard.owner}"})
        yield Refusal(SECTOR[sector], banned, rulebook(861))
    elif full:
        yield Refusal(SECTOR[sector], Message("why-full", name), rulebook(206))
    for spot, key in zip(s.spots[sector], SPOTS[sector], strict=False):
        if key in choice.keys:
            continue
        if spot:
            taken = {"companion": f"companion:{spot.kind}", "owner": f"seat:{spot.owner}"}
            words = Message("why-full" if full else "why-taken", {**name, **taken})
            yield Refusal(key, words, rulebook(206))
        elif sector in s.bans:
            yield Refusal(key, banned, rulebook(861))
        elif choice.point == "ryozen.place":
            words = Message("why-unpaid", {"thing": f"resource:{price(s, key)}"})
            yield Refusal(key, words, rulebook(522))
        else:
            yield Refusal(key, Message("why-not-there"), rulebook(971))


@book.refusal("ryozen.move_to")
def no_move(s: State, choice: Choice) -> Iterable[Refusal]:
    for sector in SECTORS:
        yield from _no_spot(s, choice, sector)
    yield Refusal("palace", Message("why-no-palace-move"), rulebook(973))


def _no_tower_place(s: State, choice: Choice) -> Iterable[Refusal]:
    yield Refusal("palace", Message("why-which-place"), rulebook(1271))
    held = {tile.place: tile for tile in s.palace}
    for key in (f"{kind}:{side}" for kind in ("wall", "loophole") for side in range(SIDES)):
        if key in choice.keys:
            continue
        if key in held:
            owner = f"seat:{held[key].owner}"
            yield Refusal(key, Message("why-held", {"owner": owner}), rulebook(1277))
        else:
            yield Refusal(key, Message("why-unseen"), rulebook(1317))


@book.refusal("ryozen.side")
def no_side(s: State, choice: Choice) -> Iterable[Refusal]:
    if "cloaked" not in choice.keys:
        yield Refusal("cloaked", Message("why-coins", {"number": SET_UP.cloaking}), rulebook(530))
    about = choice.about or {}
    companion, where = str(about["companion"]), str(about["place"])
    kind = detail(companion)
    if kind in STRIKERS and not ABILITIES[kind].targets(s, player_of(s, choice), where):
        words = Message("why-no-victim", {"companion": f"companion:{kind}"})
        yield Refusal("ability", words, rulebook(526))


@book.refusal(*(POINTS[kind] for kind in STRIKERS))
def no_target(s: State, choice: Choice) -> Iterable[Refusal]:
    """Companions who cannot be struck by this one from here."""
    kind = choice.point.partition(".")[2]
    here = str((choice.about or {})["sector"])
    reach = SECTOR[OPPOSITE[detail(here)]] if kind == "archer" else here
    for sector in SECTORS:
        for spot, key in zip(s.spots[sector], SPOTS[sector], strict=False):
            if spot and key not in choice.keys:
                yield Refusal(
                    key, Message(f"why-{kind}", {"sector": reach}), rulebook(STRIKERS[kind])
                )
    yield from _in_palace(s, range(len(s.players)))


def _in_palace(s: State, players: Iterable[int]) -> Iterable[Refusal]:
    keys = dict.fromkeys(key for player in players for key in palace_keys(s, player))
    for key in keys:
        yield Refusal(key, Message("why-palace-safe"), rulebook(546))


@book.refusal(POINTS["bard"], "ryozen.owl_bay", "ryozen.camouflage")
def no_cloak(s: State, choice: Choice) -> Iterable[Refusal]:
    """In the Palace nobody can hide."""
    players = range(len(s.players))
    for key in dict.fromkeys(key for player in players for key in palace_keys(s, player)):
        yield Refusal(key, Message("why-palace-open"), rulebook(546))


@book.refusal("ryozen.companion", "ryozen.revelation")
def no_card(s: State, choice: Choice) -> Iterable[Refusal]:
    """Revelations for the start of a turn that cannot be used now."""
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
            yield Refusal(key, card_reason(s, me, id), rulebook(965))


def card_reason(s: State, me: int, id: str) -> Message:
    """What the card lacks: its price, or a companion to use it on."""
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
            number_wanted = REVELATIONS[card].price if card else 0
            words = Message("why-scrolls", {"number": number_wanted})
            yield Refusal(key, words if card else Message("why-gap-in-row"), rulebook(726))


@book.refusal("ryozen.hire")
def no_hire(s: State, choice: Choice) -> Iterable[Refusal]:
    me = player_of(s, choice)
    for place, tile in enumerate(s.ready):
        key = f"slot:{place + 1}"
        if key in choice.keys:
            continue
        if tile.owner != me:
            owner = {"owner": f"seat:{tile.owner}", "companion": f"companion:{tile.kind}"}
            yield Refusal(key, Message("why-not-own", owner), rulebook(738))
        else:
            coins = s.board.slots[place].coins
            yield Refusal(key, Message("why-coins", {"number": coins}), rulebook(750))


@book.refusal("ryozen.palace", "ryozen.summit")
def no_light(s: State, choice: Choice) -> Iterable[Refusal]:
    for sector in SECTORS:
        key = SECTOR[sector]
        if key in choice.keys:
            continue
        if sector not in s.lit:
            yield Refusal(key, Message("why-dark", {"sector": key}), rulebook(560))
        elif s.effect == "wall":
            yield Refusal(key, Message("why-wall"), rulebook(1283))
        else:
            yield Refusal(key, Message("why-lanterns"), rulebook(560))


@book.refusal("ryozen.outskirts", "ryozen.explore")
def no_journey(s: State, choice: Choice) -> Iterable[Refusal]:
    """Only the next empty place can be built, from the village before it; only at the Outskirts."""
    me = player_of(s, choice)
    building = choice.point == "ryozen.outskirts"
    for to in range(len(TRACK) + 1):
        key = f"village:{to}"
        if key not in choice.keys:
            yield Refusal(key, journey_reason(s, me, to, building), rulebook(686))


def journey_reason(s: State, me: int, to: int, building: bool) -> Message:
    built = len(s.villages) - 1
    here = s.players[me].explorer
    if to <= here:
        return Message("why-behind")
    if to <= built:
        return Message("why-too-far")
    if not building:
        return Message("why-no-building")
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
        if place > s.players[me].explorer:
            yield Refusal(key, Message("why-unexplored"), rulebook(708))
        elif choice.point == "ryozen.bonus":
            village = {"village": f"settlement:{id}"}
            yield Refusal(key, Message("why-empty-bonus", village), rulebook(708))
        else:
            yield Refusal(key, Message("why-only-here"), rulebook(837))
