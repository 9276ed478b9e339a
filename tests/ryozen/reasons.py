"""Conditions under which each reason of Ryozen is true, with the rulebook's place for it."""

from collections.abc import Callable

from rules.core import Choice, Refusal
from rules.ryozen.parts import OPPOSITE, REVELATIONS, SECTORS, TRACK
from rules.ryozen.solo import Special
from rules.ryozen.state import Player, State, Tile
from rules.ryozen.story.parts import OPTION
from rules.ryozen.tower import seen_sides
from tests.ryozen.stage import A


class Case:
    """A refusal in the position where it is shown."""

    def __init__(self, s: State, choice: Choice, refusal: Refusal) -> None:
        self.s = s
        self.topic = choice.point.partition(".")[2]
        self.about = dict(choice.about or {})
        self.keys = choice.keys
        self.kind, *self.rest = refusal.key.split(":")
        self.args = dict(refusal.reason.args)
        self.me = s.active if s.active >= 0 else choice.seat

    @property
    def player(self) -> Player:
        return self.s.players[self.me]

    @property
    def here(self) -> str:
        """Return the sector that the question is about."""
        return str(self.about["sector"]).partition(":")[2]

    @property
    def sector(self) -> str:
        return self.rest[0]

    @property
    def number(self) -> int:
        return int(self.rest[-1])

    @property
    def tile(self) -> Tile | None:
        return self.s.spots[self.sector][self.number - 1]

    @property
    def price(self) -> str:
        return self.s.board.spots[self.sector][self.number - 1]

    @property
    def full(self) -> bool:
        return all(self.s.spots[self.sector])

    def cloaked_of_mine(self, sector: str) -> bool:
        return any(t and t.owner == self.me and t.cloaked for t in self.s.spots[sector])


def strikes_reach(c: Case) -> bool:
    """Tell if the striker's sectors include the refused one."""
    if c.topic == "archer":
        return c.sector == OPPOSITE[c.here]
    return c.sector == c.here if c.topic == "warrior" else c.cloaked_of_mine(c.sector)


def nobody_reached(c: Case) -> bool:
    kind = str(c.about["companion"]).partition(":")[2]
    here = str(c.about["place"]).split(":")[1]
    if kind == "organizer":
        sectors = [sector for sector in SECTORS if c.cloaked_of_mine(sector)]
    else:
        sectors = [OPPOSITE[here] if kind == "archer" else here]
    return not any(tile for sector in sectors for tile in c.s.spots[sector])


def banned(c: Case) -> bool:
    return c.sector in c.s.bans and c.args["owner"] == c.s.who(guard_of(c).owner)


def guard_of(c: Case) -> Tile:
    guard = c.s.spots[c.sector][c.s.bans[c.sector]]
    assert guard
    return guard


def sees(c: Case, side: int) -> bool:
    return side in seen_sides(c.player.side, c.s.rotation)


def held(c: Case) -> bool:
    place = ":".join([c.kind, *c.rest])
    return any(t.place == place and c.s.who(t.owner) == c.args["owner"] for t in c.s.palace)


def cannot_be_used(c: Case) -> bool:
    """Tell if the card fits none of the player's companions in sectors, or a manoeuvre has nowhere
    to go."""
    own = [tile for sector in SECTORS for tile in c.s.tiles(c.me, sector)]
    if c.rest[0] == "camouflage":
        return all(tile.cloaked for tile in own)
    return not own or c.rest[0] == "strategic_maneuvers"


def cannot_pay_step(c: Case) -> bool:
    cost = TRACK[c.number - 1].cost
    return any(c.player.goods[good] < amount for good, amount in cost.items())


def unpaid(c: Case) -> bool:
    thing = str(c.args["thing"]).partition(":")[2]
    if c.kind == "spot":
        assert thing in (c.price, *(rule.good for rule in surcharges(c)))
    return c.player.goods[thing] == 0


def surcharges(c: Case) -> list[Special]:
    """Return the surcharges that a story's act adds to the price of the spot."""
    return [r for r in c.s.special if (r.rule, r.where) == ("spot_surcharge", c.sector)]


def dear(c: Case) -> bool:
    due = (c.price == "coin") + sum(rule.number for rule in surcharges(c))
    return due == c.args["number"] and c.player.goods["coin"] < due


def too_dear_option(c: Case) -> bool:
    """Tell if the option's effects take something that is not there."""
    lost = [effect for effect in OPTION[c.rest[0]].effects if effect.op == "lose"]
    return any(lacks(c, effect.what, effect.n) for effect in lost if effect.who == "person")


def lacks(c: Case, what: str, number: int) -> bool:
    goods = c.s.players[A].goods
    resources = ("coin", "scroll", "lantern")
    if what == "each_resource":
        return any(goods[good] < number for good in resources)
    kinds = {"any_resource": resources, "any_shard": ("coral", "agate", "jade")}
    return sum(goods[good] for good in kinds.get(what, (what,))) < number


def too_few_coins(c: Case) -> bool:
    wanted = int(c.args["number"])
    if c.topic == "side":
        _, sector, spot = str(c.about["place"]).split(":")
        due = 1 + (c.s.board.spots[sector][int(spot) - 1] == "coin")
        for rule in c.s.special:
            due += rule.number if (rule.rule, rule.where) == ("spot_surcharge", sector) else 0
        assert wanted == due
    else:
        assert wanted == c.s.board.slots[c.number - 1].coins
    return c.player.goods["coin"] < wanted


def too_few_scrolls(c: Case) -> bool:
    wanted = REVELATIONS[c.s.row[c.number - 1]].price
    return wanted == c.args["number"] and c.player.goods["scroll"] < wanted


def gives_nothing(c: Case) -> bool:
    """Tell if the village's bonus needs something that is missing."""
    s, me = c.s, c.me
    own = [tile for sector in SECTORS for tile in s.tiles(me, sector)]
    lit = [tile for sector in s.lit for tile in s.spots[sector] if tile]
    missing = {
        "river_shoal": len(c.player.cards) < 2,
        "stronghold": all(s.events),
        "owl_bay": all(tile.cloaked for tile in own),
        "bandit_den": all(s.events) or not s.event_discard,
        "bird_gorge": all(tile.owner != me for tile in lit),
        "nomad_camp": all(tile.cloaked for tile in own),
        "moon_forge": c.player.explorer == 0,
        "moon_harbour": not lit,
        "altar_tile": not any(c.player.goods[good] for good in ("coin", "scroll", "lantern")),
    }
    return missing[s.villages[c.number]]


def specials(c: Case) -> list[tuple[str, int]]:
    return [(rule.rule, rule.number) for rule in c.s.special if rule.where == c.sector]


def placed(c: Case) -> list[str]:
    tiles = [tile for spots in c.s.spots.values() for tile in spots if tile]
    return [tile.kind for tile in (*tiles, *c.s.palace) if tile.owner == c.me]


def built(c: Case) -> int:
    return len(c.s.villages) - 1


TRUE: dict[str, Callable[[Case], bool]] = {
    "why-full": lambda c: c.full,
    "why-taken": lambda c: (
        not c.full
        and c.tile is not None
        and (c.args["owner"], c.args["companion"])
        == (c.s.who(c.tile.owner), f"companion:{c.tile.kind}")
    ),
    "why-guarded": banned,
    "why-unpaid": unpaid,
    "why-closed": lambda c: c.tile is None and ("block_spot", c.number) in specials(c),
    "why-dear": dear,
    "why-option": too_dear_option,
    "why-palace-open": lambda c: True,
    "why-not-there": lambda c: c.tile is None and c.sector not in c.s.bans,
    "why-no-palace-move": lambda c: True,
    "why-which-place": lambda c: c.s.mode == "tower",
    "why-held": held,
    "why-unseen": lambda c: not sees(c, c.number),
    "why-coins": too_few_coins,
    "why-scrolls": too_few_scrolls,
    "why-lanterns": lambda c: c.sector in c.s.lit and not c.player.goods["lantern"],
    "why-dark": lambda c: c.sector not in c.s.lit,
    "why-wall": lambda c: c.s.effect == "wall",
    "why-summit-first": lambda c: c.s.effect == "summit" and "resource:coin" in c.keys,
    "why-no-victim": nobody_reached,
    "why-archer": lambda c: (
        not strikes_reach(c) and c.args["sector"] == f"sector:{OPPOSITE[c.here]}"
    ),
    "why-warrior": lambda c: not strikes_reach(c) and c.args["sector"] == f"sector:{c.here}",
    "why-organizer": lambda c: not strikes_reach(c),
    "why-striker": lambda c: strikes_reach(c) and c.tile is not None and c.tile.owner == c.me,
    "why-palace-safe": lambda c: c.kind in ("palace", "wall", "loophole", "summit"),
    "why-no-target": cannot_be_used,
    "why-in-stack": lambda c: c.rest[0] in c.player.stack and c.rest[0] not in c.player.hand,
    "why-in-row": lambda c: (
        (c.me, c.rest[0]) in {(tile.owner, tile.kind) for tile in c.s.ready}
        and c.rest[0] not in (*c.player.hand, *c.player.stack)
    ),
    "why-on-board": lambda c: c.rest[0] in placed(c) and c.rest[0] not in c.player.hand,
    "why-not-turn-start": lambda c: REVELATIONS[c.rest[0]].moment != "turn_start",
    "why-one-card": lambda c: c.topic == "companion",
    "why-gap-in-row": lambda c: not c.s.row[c.number - 1],
    "why-not-own": lambda c: (
        c.args["owner"] == c.s.who(c.s.ready[c.number - 1].owner)
        and c.s.ready[c.number - 1].owner != c.me
    ),
    "why-behind": lambda c: c.number <= c.player.explorer,
    "why-too-far": lambda c: (
        c.player.explorer + (2 if c.topic == "outskirts" else 1) < c.number <= built(c)
    ),
    "why-no-building": lambda c: c.topic == "explore" and c.number > built(c),
    "why-gap": lambda c: c.number > built(c) + 1 == c.args["number"],
    "why-not-beside": lambda c: c.player.explorer + 1 < built(c) == c.args["number"],
    "why-cannot-build": lambda c: c.number == built(c) + 1 and cannot_pay_step(c),
    "why-unexplored": lambda c: c.number > c.player.explorer,
    "why-empty-bonus": lambda c: c.number <= c.player.explorer and gives_nothing(c),
    "why-only-here": lambda c: (
        c.number <= c.player.explorer and (c.number < c.player.explorer or gives_nothing(c))
    ),
}

STRIKERS = {"archer": 798, "warrior": 812, "organizer": 867}
MOVERS = {
    "companion:diplomat": (825, 825),
    "settlement:nomad_camp": (935, 935),
    "card:strategic_maneuvers": (971, 973),
}
CARDS = {
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
VILLAGES = {
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

Places = int | str | Callable[[Case], int]

PLACES: dict[str, Places] = {
    "why-full": 206,
    "why-taken": 206,
    "why-guarded": 861,
    "why-unpaid": lambda c: CARDS[c.rest[0]] if c.kind == "card" else 522,
    "why-closed": "ryozen-solo.ru.txt:152",
    "why-dear": "ryozen-solo.ru.txt:152",
    "why-option": "ryozen-solo.ru.txt:152",
    "why-palace-open": 546,
    "why-not-there": lambda c: MOVERS[str(c.about["by"])][0],
    "why-no-palace-move": lambda c: MOVERS[str(c.about["by"])][1],
    "why-which-place": 1271,
    "why-held": lambda c: {"wall": 1277, "loophole": 1289}[c.kind],
    "why-unseen": 1315,
    "why-coins": lambda c: 530 if c.topic == "side" else 750,
    "why-scrolls": 726,
    "why-lanterns": 560,
    "why-dark": lambda c: {"loophole": 1295, "summit": 1307}.get(c.s.effect, 560),
    "why-wall": 1283,
    "why-summit-first": 1307,
    "why-no-victim": 526,
    "why-archer": 798,
    "why-warrior": 812,
    "why-organizer": 867,
    "why-striker": lambda c: STRIKERS[c.topic],
    "why-palace-safe": lambda c: STRIKERS[c.topic],
    "why-no-target": lambda c: CARDS[c.rest[0]],
    "why-in-stack": 520,
    "why-in-row": 520,
    "why-on-board": 520,
    "why-not-turn-start": 511,
    "why-one-card": 511,
    "why-gap-in-row": 728,
    "why-not-own": 738,
    "why-behind": 688,
    "why-too-far": 688,
    "why-no-building": 681,
    "why-gap": 686,
    "why-not-beside": 686,
    "why-cannot-build": 686,
    "why-unexplored": lambda c: 837 if c.topic == "pathfinder" else 708,
    "why-empty-bonus": lambda c: VILLAGES[c.s.villages[c.number]],
    "why-only-here": 837,
}
