"""The Basilisk's turn: it turns up a card, places a companion and applies a day effect."""

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
    """Turn up a card and place a companion in the first of its sectors with an open spot, or else
    in the Palace."""
    enemy_of(g.s).card = card = turn_up(g, me)
    for sector in CARDS[card].sectors:  # ryozen-solo.ru.txt:66
        spot = spot_for(g.s, me, sector)
        if spot:
            enter(g, me, spot)
            return
    g.then(["basilisk_visits", me])


def spot_for(s: State, me: int, sector: str) -> str:  # ryozen-solo.ru.txt:196-202
    """Return the spot to take in a sector: one without a price, or else one that the Basilisk can
    pay for, or else ""."""
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
    """Place the next companion on a spot: openly if its ability can be used or the coin for a cloak
    is missing, otherwise cloaked."""
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
    """Take the top companion of its stack. The next one becomes visible."""
    return g.draw("basilisk stack", g.s.players[me].hand)


@book.procedure
def basilisk_day(g: G, me: int) -> None:  # ryozen-solo.ru.txt:222-226
    """Apply the day effect of the companion's sector, or of the one that a Hermit chose."""
    g.then(*day_effect(g.s, me, g.s.effect))


def day_effect(s: State, me: int, sector: str) -> Entries:
    """Return the entries of a day effect, with the card's additions if the card names this
    sector."""
    if sector not in CARDS[enemy_of(s).card].sectors:
        return applies(s, me, sector)
    before, after = ["basilisk_card", me, BEFORE], ["basilisk_card", me, AFTER]
    return [before, *applies(s, me, sector), after]


def applies(s: State, me: int, sector: str) -> Entries:
    """Return the entries of a sector's day effect, whatever caused it. After the Clan House,
    shuffle the stack."""
    entries: Entries = [[sector, me, True]]
    if sector == "clan_house":  # ryozen-solo.ru.txt:94
        entries.append(["shuffle_stack", me])
    return [*entries, *(["day_bonus", me, sector] for _ in special(s, "day_bonus", me, sector)[:1])]


@book.procedure
def basilisk_card(g: G, me: int, moment: str) -> None:  # ryozen-solo.ru.txt:58, 253
    """Gain the goods that the card gives before or after a day effect. Check if the Basilisk's
    Herald is first before the effect, since the Capital's effect would make it first."""
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
    """Place the next companion in the Palace, since no sector of the card has an open spot."""
    palace = PALACES[g.s.mode]
    where = await ask(g, me, "ryozen.place", palace.places(g.s, me))
    kind = next_companion(g, me)
    palace.arrive(g, me, kind, where)
    after_arriving(g, me)


@book.procedure
async def basilisk_light(g: G, me: int) -> None:  # ryozen-solo.ru.txt:232-234
    """Spend a lantern on the day effect of a lit sector: the card's main one, or one that the human
    chooses."""
    s = g.s
    if not s.players[me].goods["lantern"]:
        g.then(["turn_palace"])
        return
    sector = await ask(g, me, "ryozen.palace", [SECTOR[lit] for lit in s.lit])
    pay(g, me, "lantern")
    turn = ["basilisk_turns_palace", me] if s.mode == "tower" else ["turn_palace"]
    g.then(*day_effect(s, me, detail(sector)), turn)
