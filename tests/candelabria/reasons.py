"""Conditions that make the reasons of refusals true, each with its paragraph, from a second reading
of the rulebook."""

from collections.abc import Callable
from typing import NamedTuple

from rules.core import Choice, Refusal

from .oracle import BOX, HOLDS, ROLES, UPGRADE_SLOTS, Position, region


class Case(NamedTuple):
    """A refusal in the position where it is shown."""

    p: Position
    choice: Choice
    refusal: Refusal

    @property
    def me(self) -> int:
        return self.choice.seat

    @property
    def kind(self) -> str:
        return self.refusal.key.partition(":")[0]

    @property
    def detail(self) -> str:
        return self.refusal.key.partition(":")[2]

    @property
    def point(self) -> str:
        return self.choice.point.partition(".")[2]

    @property
    def candle(self) -> dict[str, int]:
        house, role = self.detail.split(":")
        held: dict[str, int] = self.p.houses[self.p.seat_of(house)]["candles"][role]
        return held

    @property
    def owner(self) -> int:
        """Return the owner of a flame or a candle."""
        return self.p.seat_of(self.detail.split(":")[1 if self.kind == "flame" else 0])

    @property
    def where(self) -> str:
        """Return the territory that the key is about."""
        if self.kind in ("candle", "castle"):
            return self.p.place_of(self.refusal.key)
        return self.detail.split(":")[0]

    def says(self, **args: int) -> bool:
        return dict(self.refusal.reason.args) == args


def works_in(it: Case) -> int:
    """Return the region in which an effect works: all its options lie there."""
    offered = [Refusal(key, it.refusal.reason, "") for key in it.choice.keys]
    regions = {region(it._replace(refusal=one).where) for one in offered}
    assert len(regions) == 1
    return regions.pop()


def outside(it: Case) -> bool:
    number = it.p.s["battle"] or works_in(it)
    return region(it.where) != number and works_in(it) == number


def too_far(it: Case) -> bool:
    figure = str((it.choice.about or {})["figure"])
    return it.where not in it.p.reach(it.me, figure)


def dear(it: Case) -> bool:
    if it.kind == "temple":
        assert not it.p.solo, "they are not for sale there"
        price = 2
    else:
        price = BOX["upgrade"][it.p.s["stacks"][int(it.detail) - 1][0]]["year"]
    return it.says(gold=price) and it.p.houses[it.me]["gold"] < price


def cards(it: Case) -> tuple[str, str]:
    """Return the seat's own card and the other House's card."""
    own, house, theirs = it.detail.split(":")
    return (
        it.p.houses[it.me]["war"][int(own) - 1],
        it.p.houses[it.p.seat_of(house)]["war"][int(theirs) - 1],
    )


def no_symbol(it: Case) -> bool:
    mine, other = ({name for name, _ in BOX["tactic"][card]["symbols"]} for card in cards(it))
    return not mine & other


def same_flank(it: Case) -> bool:
    chosen = [BOX["house"][house["id"]]["region"] for house in it.p.houses if house["id"]]
    flanks = [*BOX["side"]["a"]["flanks"].values()]
    own = next(flank for flank in flanks if int(it.detail) in flank)
    return bool(set(own) & set(chosen))


TRUE: dict[str, Callable[[Case], bool]] = {
    "why-house-taken": lambda it: it.detail in [house["id"] for house in it.p.houses],
    "why-no-chimera": lambda it: it.detail == "chimera" and not it.p.s["chimera"],
    "why-no-home": lambda it: (
        it.says(region=BOX["house"][it.detail]["region"])
        and BOX["house"][it.detail]["region"] not in it.p.regions()
    ),
    "why-same-flank": same_flank,
    "why-no-pass": lambda it: bool(it.p.houses[it.me]["hand"]),
    "why-no-role": lambda it: len(it.p.houses[it.me]["seals"]) == len(ROLES),
    "why-no-wax": lambda it: (
        it.says(wax=BOX["candle"][it.detail]["wax"])
        and BOX["candle"][it.detail]["wax"] > it.p.houses[it.me]["wax"]
    ),
    "why-one-tactic": lambda it: bool(it.p.s["used_tactic"]),
    "why-role-used": lambda it: it.detail in it.p.houses[it.me]["seals"],
    "why-candle-full": lambda it: it.candle["flames"] == HOLDS[it.detail.partition(":")[2]],
    "why-outside": outside,
    "why-flame-there": lambda it: it.where in it.p.houses[it.me]["flames"],
    "why-no-supply": lambda it: it.p.houses[it.me]["supply"] == 0,
    "why-castle-stands": lambda it: it.kind == "castle",
    "why-own-flame": lambda it: it.owner == it.me,
    "why-unlit": lambda it: (
        it.p.houses[it.me]["candles"][it.detail]["flames"] == 0
        if it.kind == "burn"
        else it.candle["flames"] == 0
    ),
    "why-not-at-castle": lambda it: it.where != it.p.houses[it.me]["castle"],
    "why-castle-shut-in": lambda it: not it.p.reach(it.me, it.refusal.key),
    "why-no-moves": lambda it: it.p.s["moves"] == 0,
    "why-burned": lambda it: bool(it.p.s["burned"]),
    "why-not-moved": lambda it: it.p.s["mover"] != it.detail,
    "why-there-already": lambda it: (
        it.where == it.p.place_of(str((it.choice.about or {})["figure"]))
    ),
    "why-castle-there": lambda it: it.where in it.p.castles(),
    "why-too-far": too_far,
    "why-stack-empty": lambda it: not it.p.s["stacks"][int(it.detail) - 1],
    "why-slots-full": lambda it: len(it.p.houses[it.me]["upgrades"]) == UPGRADE_SLOTS,
    "why-no-gold": dear,
    "why-no-temple-left": lambda it: it.p.s["temple_supply"][it.detail] == 0,
    "why-no-figure": lambda it: not it.p.is_in(it.me, int(it.detail)),
    "why-black-temple": lambda it: it.p.top(int(it.detail)) == "black",
    "why-marked": lambda it: bool(BOX["tactic"][cards(it)[0]].get("marked")),
    "why-no-symbol": no_symbol,
    "why-not-yours": lambda it: not it.detail.startswith(it.p.houses[it.me]["id"]),
}


def works_by(it: Case) -> int:
    """Return the rulebook's line for a tactics card, the Knights' ride or a curse."""
    if it.point == "destination":
        return 1188
    return 260 if it.p.s["battle"] or it.p.solo else 948


PLACES: dict[str, int | Callable[[Case], int]] = {
    "why-house-taken": 405,
    "why-no-chimera": 1381,
    "why-no-home": 441,
    "why-same-flank": 768,
    "why-no-pass": 484,
    "why-no-role": 276,
    "why-no-wax": 495,
    "why-one-tactic": 1393,
    "why-role-used": 276,
    "why-candle-full": 500,
    "why-outside": works_by,
    "why-flame-there": 298,
    "why-no-supply": 298,
    "why-castle-stands": 268,
    "why-own-flame": 886,
    "why-unlit": lambda it: 539 if it.kind == "burn" else 290,
    "why-not-at-castle": 538,
    "why-castle-shut-in": 1220,
    "why-no-moves": 524,
    "why-burned": 539,
    "why-not-moved": 539,
    "why-there-already": 529,
    "why-castle-there": 1220,
    "why-too-far": 529,
    "why-stack-empty": 377,
    "why-slots-full": 577,
    "why-no-gold": 577,
    "why-no-temple-left": 577,
    "why-no-figure": lambda it: {"temple_site": 326, "curse_region": 645, "play_region": 260}[
        it.point
    ],
    "why-black-temple": 324,
    "why-marked": 262,
    "why-no-symbol": 675,
    "why-not-yours": 585,
}
