"""The Clan House: companions of the clan stacks are revealed and hired."""

from .board import end_ban, own_tiles, tile_at
from .effects import applies, seals
from .goods import gain, pay
from .keys import SPOT_OF, detail, number
from .questions import ask, may
from .registry import G, book
from .state import State, Tile


@book.procedure
async def clan_house(g: G, me: int, sure: bool = False) -> None:  # ryozen.ru.txt:736-738
    """Apply the day effect. A player with Seals first decides if it is applied, since the Seals
    reveal companions at that moment."""
    copies = seals(g.s, me, "clan_house") if g.s.players[me].stack else 0
    if not copies:
        await clan_house_parts(g, me, False)
    elif await applies(g, me, "clan_house", sure):
        for _ in range(copies):  # ryozen.ru.txt:1063
            reveal(g, me)
        g.then(["clan_house_parts", me, True])


def useful(s: State, me: int) -> bool:
    """Tell if the player could reveal or hire a companion."""
    return bool(s.players[me].stack or hireable(s, me))


@book.procedure
async def clan_house_parts(g: G, me: int, begun: bool) -> None:
    """Offer the parts of the effect: revealing, then hiring. ``begun``: a Seal has been used, so
    one part has to be done if any is possible."""
    options = ["reveal"] if g.s.players[me].stack else []
    if begun and options and not hireable(g.s, me):
        chosen: str | None = await ask(g, me, "ryozen.reveal", options)
    else:
        chosen = await may(g, me, "ryozen.reveal", options)
    if chosen:
        reveal(g, me)
    await hire(g, me, begun and not chosen)


def reveal(g: G, me: int) -> None:  # ryozen.ru.txt:748
    """Put the top tile of the clan stack at the end of the row. If the row is full, its first tile
    is discarded."""
    s = g.s
    if not s.players[me].stack:
        return
    if len(s.ready) == len(s.board.slots):
        gone = s.ready.pop(0)
        discard_tile(s, gone.owner, gone.kind)
        g.tell("forgotten", companion=f"companion:{gone.kind}", owner=g.s.who(gone.owner))
    s.ready.append(Tile(me, g.draw("clan stack", s.players[me].stack)))
    g.tell("reveals", seat=g.s.who(me), companion=f"companion:{s.ready[-1].kind}")


def discard_tile(s: State, owner: int, kind: str) -> None:
    s.box.append(f"{s.players[owner].clan}:{kind}")


def hireable(s: State, me: int) -> list[str]:
    """Return the slots with companions of the player that the player can pay for."""
    coins, slots = s.players[me].goods["coin"], s.board.slots
    return [
        f"slot:{n + 1}"
        for n, tile in enumerate(s.ready)
        if tile.owner == me and slots[n].coins <= coins
    ]


@book.procedure
async def hire(g: G, me: int, must: bool) -> None:  # ryozen.ru.txt:738, 750
    slots = hireable(g.s, me)
    if must and slots:
        slot = await ask(g, me, "ryozen.hire", slots)
    else:
        slot = await may(g, me, "ryozen.hire", slots) or ""
    if slot:
        await replace(g, me, number(slot) - 1)


async def replace(g: G, me: int, slot: int) -> None:  # ryozen.ru.txt:750-752
    """Exchange one of the player's companions for the hired one, which lies the same way up."""
    s = g.s
    kind = s.ready[slot].kind
    about = {"companion": f"companion:{kind}"}
    old = await ask(g, me, "ryozen.replace", replaceable(s, me), about)
    price = s.board.slots[slot]
    del s.ready[slot]
    gone = put_in_place(s, me, old, kind)
    discard_tile(s, me, gone)
    g.tell("hires", seat=g.s.who(me), companion=f"companion:{kind}", gone=f"companion:{gone}")
    pay(g, me, "coin", price.coins)
    gain(g, me, "favour", price.favour)


def replaceable(s: State, me: int) -> list[str]:
    """Return the player's companions in hand, in sectors and, by a ruling, in the Palace.
    ryozen.ru.txt:750"""
    hand = [f"hand:{kind}" for kind in dict.fromkeys(s.players[me].hand)]
    return hand + own_tiles(s, me) + palace_keys(s, me)


def palace_keys(s: State, me: int) -> list[str]:
    """Return keys for a player's companions in the Palace. Those of one kind in the same place
    share a key, as they are interchangeable."""
    places = [
        f"palace:{tile.kind}" if tile.place == "palace" else tile.place for tile in s.in_palace(me)
    ]
    return list(dict.fromkeys(places))


def put_in_place(s: State, me: int, key: str, kind: str) -> str:
    """Exchange the companion at ``key`` for one of this kind; return the old one's kind."""
    if key in SPOT_OF:
        end_ban(s, *SPOT_OF[key])
        tile = tile_at(s, key)
    elif key.startswith("hand:"):
        hand = s.players[me].hand
        hand[hand.index(detail(key))] = kind
        return detail(key)
    else:
        tile = next(
            tile for tile in s.in_palace(me) if key in (tile.place, f"{tile.place}:{tile.kind}")
        )
    gone, tile.kind = tile.kind, kind
    return gone
