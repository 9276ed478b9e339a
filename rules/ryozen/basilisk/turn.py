"""The Basilisk's turn: a card, a companion, a day effect."""

from ..board import closed
from ..day import stand
from ..goods import gain, pay
from ..keys import SECTOR, SPOT_OF, SPOTS, detail
from ..palace_rules import PALACES
from ..parts import SET_UP
from ..questions import ask
from ..registry import G, book
from ..rivals import Entries
from ..special import special, total
from ..state import State, Tile
from .choices import usable
from .deck import enemy_of, turn_up
from .parts import CARDS
from .tower import after_arriving

BEFORE, AFTER = "before", "after"


@book.procedure
def basilisk_turn(g: G, me: int) -> None:  # ryozen-solo.ru.txt:154-204
    """Place a companion where the card says; the Palace takes it if there is no way in."""
    enemy_of(g.s).card = card = turn_up(g, me)
    for sector in CARDS[card].sectors:  # ryozen-solo.ru.txt:66
        spot = spot_for(g.s, me, sector)
        if spot:
            enter(g, me, spot)
            return
    g.then(["basilisk_visits", me])


def spot_for(s: State, me: int, sector: str) -> str:  # ryozen-solo.ru.txt:196-202
    """Return a free spot, or else a paid one; two free ones are alike. "" for none."""
    if sector in s.bans:
        return ""
    goods = s.players[me].goods
    open_spots = [
        (bool(price), key)
        for key, price, tile in zip(
            SPOTS[sector], s.board.spots[sector], s.spots[sector], strict=False
        )
        if tile is None and not closed(s, key) and (not price or goods[price])
    ]
    return min(open_spots, default=(True, ""))[1]


def enter(g: G, me: int, where: str) -> None:  # ryozen-solo.ru.txt:196-208
    """Place it openly if the ability can be used or the coin for a cloak is missing."""
    s = g.s
    sector, spot = SPOT_OF[where]
    kind = next_companion(g, me)
    price = s.board.spots[sector][spot]
    if price:
        pay(g, me, price)
    tile = Tile(me, kind)
    stand(s, tile, where)
    uses = usable(s, me, kind, where)
    cloak = total(s, "cloak_cost", me, otherwise=SET_UP.cloaking)
    affordable = s.players[me].goods["coin"] >= cloak and not special(s, "no_cloak", me)
    tile.cloaked = not uses and affordable
    told = "placed-cloaked" if tile.cloaked else "placed-revealed"
    g.tell(told, seat=s.who(me), companion=f"companion:{kind}", sector=SECTOR[sector])
    if tile.cloaked:
        pay(g, me, "coin", cloak)
    g.then(*([["ability", me, kind, where]] if uses else []), ["basilisk_day", me])


def next_companion(g: G, me: int) -> str:
    """Take the top of its stack; the one below is seen from now on."""
    return g.draw("basilisk stack", g.s.players[me].hand)


@book.procedure
def basilisk_day(g: G, me: int) -> None:  # ryozen-solo.ru.txt:222-226
    """Apply the day effect of the companion's sector, unless a Hermit chose another."""
    g.then(*day_effect(g.s, me, g.s.effect))


def day_effect(s: State, me: int, sector: str) -> Entries:
    """Return the entries of a day effect with the card's addition, if that is about this sector."""
    if sector not in CARDS[enemy_of(s).card].sectors:
        return applies(s, me, sector)
    before, after = ["basilisk_card", me, BEFORE], ["basilisk_card", me, AFTER]
    return [before, *applies(s, me, sector), after]


def applies(s: State, me: int, sector: str) -> Entries:
    """Return the entries of a sector's day effect, from anywhere; after the Clan House its stack is
    shuffled."""
    entries: Entries = [[sector, me, True]]
    if sector == "clan_house":  # ryozen-solo.ru.txt:94
        entries.append(["shuffle_stack", me])
    return [*entries, *(["day_bonus", me, sector] for _ in special(s, "day_bonus", me, sector)[:1])]


@book.procedure
def basilisk_card(g: G, me: int, moment: str) -> None:  # ryozen-solo.ru.txt:58, 253
    """Add the card's goods before or after its sector's day effect. The place of the Herald is
    checked before the Capital makes it first."""
    enemy = enemy_of(g.s)
    card = CARDS[enemy.card]
    enemy.riding = moment == BEFORE
    if card.herald and moment == BEFORE and g.s.heralds[0] == me:
        gain(g, me, "favour", card.herald)
    for good, number in (card.before if moment == BEFORE else card.after).items():
        if good == "any":
            g.then(["gain_any", me, number])
        else:
            gain(g, me, good, number)


@book.procedure
def shuffle_stack(g: G, me: int) -> None:
    g.shuffle("basilisk stack", g.s.players[me].hand)


@book.procedure
def day_bonus(g: G, me: int, sector: str) -> None:
    for rule in special(g.s, "day_bonus", me, sector):
        gain(g, me, rule.good, rule.number)


@book.procedure
async def basilisk_visits(g: G, me: int) -> None:  # ryozen-solo.ru.txt:202, 230-235
    """Place companions without a way into their sector in the Palace."""
    palace = PALACES[g.s.mode]
    where = await ask(g, me, "ryozen.place", palace.places(g.s, me))
    kind = next_companion(g, me)
    palace.arrive(g, me, kind, where)
    after_arriving(g, me)


@book.procedure
async def basilisk_light(g: G, me: int) -> None:  # ryozen-solo.ru.txt:232-234
    """Spend a lantern on a lit sector: its card's, or one that the person chooses."""
    s = g.s
    if not s.players[me].goods["lantern"]:
        g.then(["turn_palace"])
        return
    sector = await ask(g, me, "ryozen.palace", [SECTOR[lit] for lit in s.lit])
    pay(g, me, "lantern")
    turn = ["basilisk_turns_palace", me] if s.mode == "tower" else ["turn_palace"]
    g.then(*day_effect(s, me, detail(sector)), turn)
