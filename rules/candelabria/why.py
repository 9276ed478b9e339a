"""The reasons why tempting options are not legal now, with the rules' places in the rulebook."""

from collections.abc import Iterable

from rules.core import Choice, Message, Refusal

from .deployment import free_roles
from .keys import candle_key, castle_key, flame_key, last, place, stack_key
from .movement import own_figures, stands
from .parts import AMOUNTS, BOX, CANDLES, CAPACITY, HOUSES, ROLES, TACTICS, TEMPLES, UPGRADES
from .registry import book
from .state import State
from .territory_actions import temples_for_sale


def rulebook(line: int) -> str:
    return f"candelabria.ru.txt:{line}"


def outside(s: State, key: str) -> Refusal:
    """Refuse a target outside the region. Tactics cards work in the battle's region, or where they
    are played; curses where they stand."""
    return Refusal(key, Message("why-outside"), rulebook(260 if s.battle or s.scenario else 948))


@book.refusal("candelabria.house")
def no_house(s: State, choice: Choice) -> Iterable[Refusal]:
    taken = [house.id for house in s.houses]
    for id, part in HOUSES.items():
        key = f"house:{id}"
        if key in choice.keys:
            continue
        if id in taken:
            yield Refusal(key, Message("why-house-taken"), rulebook(405))
        elif part.expansion and not s.chimera:
            yield Refusal(key, Message("why-no-chimera"), rulebook(1381))
        else:
            yield Refusal(key, Message("why-no-home", {"region": part.region}), rulebook(441))


@book.refusal("candelabria.start")
def no_start(s: State, choice: Choice) -> Iterable[Refusal]:
    for flank in BOX.side[s.side].flanks.values():
        for region in flank:
            if f"region:{region}" not in choice.keys:
                yield Refusal(f"region:{region}", Message("why-same-flank"), rulebook(768))


@book.refusal("candelabria.play_region")
def no_region_for_tactics(s: State, choice: Choice) -> Iterable[Refusal]:
    for region in s.map.regions:
        if f"region:{region}" not in choice.keys:
            yield Refusal(f"region:{region}", Message("why-no-figure"), rulebook(260))


@book.refusal("candelabria.turn")
def no_turn(s: State, choice: Choice) -> Iterable[Refusal]:
    house = s.houses[choice.seat]
    yield Refusal("pass", Message("why-no-pass"), rulebook(484))
    for card in house.hand:
        if not free_roles(s, choice.seat):
            yield Refusal(f"deploy:{card}", Message("why-no-role"), rulebook(276))
        elif CANDLES[card].wax > house.wax:
            args = {"wax": CANDLES[card].wax}
            yield Refusal(f"deploy:{card}", Message("why-no-wax", args), rulebook(495))
    if s.used_tactic:
        for card in house.tactics:
            yield Refusal(f"play:{card}", Message("why-one-tactic"), rulebook(1393))


@book.refusal("candelabria.role")
def no_role(s: State, choice: Choice) -> Iterable[Refusal]:
    for role in ROLES:
        if role in s.houses[choice.seat].seals:
            yield Refusal(f"role:{role}", Message("why-role-used"), rulebook(276))


@book.refusal("candelabria.kindle")
def no_kindling(s: State, choice: Choice) -> Iterable[Refusal]:
    house = s.houses[choice.seat]
    for role, candle in house.candles.items():
        key = candle_key(s, choice.seat, role)
        if key in choice.keys:
            continue
        if candle.flames == CAPACITY[role]:
            yield Refusal(key, Message("why-candle-full"), rulebook(500))
        else:
            yield outside(s, key)
    for territory in s.map.territories:
        key = place(territory)
        if key in choice.keys:
            continue
        if territory in house.flames:
            yield Refusal(key, Message("why-flame-there"), rulebook(298))
        elif not house.supply:
            yield Refusal(key, Message("why-no-supply"), rulebook(298))
        else:
            yield outside(s, key)


@book.refusal("candelabria.extinguish", "candelabria.castle")
def no_extinguishing(s: State, choice: Choice) -> Iterable[Refusal]:
    for owner, house in enumerate(s.houses):
        castle = castle_key(s, owner)
        yield Refusal(castle, Message("why-castle-stands"), rulebook(268))
        keys = [flame_key(s, owner, territory) for territory in house.flames]
        keys += [candle_key(s, owner, role) for role in house.candles]
        for key in keys:
            if key in choice.keys:
                continue
            if owner == choice.seat:
                yield Refusal(key, Message("why-own-flame"), rulebook(886))
            elif key.startswith("candle:") and not house.candles[last(key)].flames:
                yield Refusal(key, Message("why-unlit"), rulebook(290))
            elif choice.point == "candelabria.castle":
                yield Refusal(key, Message("why-not-at-castle"), rulebook(538))
            else:
                yield outside(s, key)


@book.refusal("candelabria.move")
def no_move(s: State, choice: Choice) -> Iterable[Refusal]:
    for figure in own_figures(s, choice.seat):
        if figure not in choice.keys:
            if s.moves:
                yield Refusal(figure, Message("why-castle-shut-in"), rulebook(1220))
            else:
                yield Refusal(figure, Message("why-no-moves"), rulebook(524))
    for role, candle in s.houses[choice.seat].candles.items():
        key = f"burn:{role}"
        if key in choice.keys:
            continue
        if s.burned:
            yield Refusal(key, Message("why-burned"), rulebook(539))
        elif not candle.flames:
            yield Refusal(key, Message("why-unlit"), rulebook(539))
        else:
            yield Refusal(key, Message("why-not-moved"), rulebook(539))


@book.refusal("candelabria.destination")
def no_way(s: State, choice: Choice) -> Iterable[Refusal]:
    about = choice.about or {}
    figure, castles = str(about["figure"]), s.castles()
    for territory in s.map.territories:
        key = place(territory)
        if key in choice.keys:
            continue
        if territory == stands(s, figure):
            yield Refusal(key, Message("why-there-already"), rulebook(529))
        elif figure.startswith("castle:") and territory in castles:
            yield Refusal(key, Message("why-castle-there"), rulebook(1220))
        elif "region" in about:
            yield Refusal(key, Message("why-outside"), rulebook(1188))
        else:
            yield Refusal(key, Message("why-too-far"), rulebook(529))


@book.refusal("candelabria.forge")
def not_for_sale(s: State, choice: Choice) -> Iterable[Refusal]:
    house = s.houses[choice.seat]
    for stack, tokens in enumerate(s.stacks):
        key = stack_key(stack)
        if key in choice.keys:
            continue
        if not tokens:
            yield Refusal(key, Message("why-stack-empty"), rulebook(377))
        elif len(house.upgrades) >= AMOUNTS.upgrade_slots:
            yield Refusal(key, Message("why-slots-full"), rulebook(577))
        else:
            args = {"gold": UPGRADES[tokens[0]].year}
            yield Refusal(key, Message("why-no-gold", args), rulebook(577))
    for_sale = temples_for_sale.of(s)(s)
    for colour in TEMPLES:
        key = f"temple:{colour}"
        if not s.temple_supply[colour]:
            yield Refusal(key, Message("why-no-temple-left"), rulebook(577))
        elif key in for_sale and house.gold < AMOUNTS.temple_cost:
            args = {"gold": AMOUNTS.temple_cost}
            yield Refusal(key, Message("why-no-gold", args), rulebook(577))


@book.refusal("candelabria.temple_site")
def no_site(s: State, choice: Choice) -> Iterable[Refusal]:
    for region in s.map.regions:
        if f"region:{region}" not in choice.keys:
            yield Refusal(f"region:{region}", Message("why-no-figure"), rulebook(326))


@book.refusal("candelabria.curse_region")
def no_region(s: State, choice: Choice) -> Iterable[Refusal]:
    for region in s.map.regions:
        key = f"region:{region}"
        if key in choice.keys:
            continue
        if s.in_region(choice.seat, region):
            yield Refusal(key, Message("why-black-temple"), rulebook(324))
        else:
            yield Refusal(key, Message("why-no-figure"), rulebook(645))


@book.refusal("candelabria.neutralise")
def no_neutralising(s: State, choice: Choice) -> Iterable[Refusal]:
    for slot, card in enumerate(s.houses[choice.seat].war):
        for other in s.fighters:
            for theirs, target in enumerate(s.houses[other].war):
                key = f"neutralise:{slot + 1}:{s.houses[other].id}:{theirs + 1}"
                if not card or not target or other == choice.seat or key in choice.keys:
                    continue
                if TACTICS[card].marked:
                    yield Refusal(key, Message("why-marked"), rulebook(262))
                else:
                    yield Refusal(key, Message("why-no-symbol"), rulebook(675))


@book.refusal("candelabria.portal")
def no_portal(s: State, choice: Choice) -> Iterable[Refusal]:
    for other in range(len(s.houses)):
        if other != choice.seat:
            yield Refusal(castle_key(s, other), Message("why-not-yours"), rulebook(585))
