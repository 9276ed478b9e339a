"""Deploying a candle. candelabria.ru.txt:488-506"""

from .abilities import has, triggered
from .keys import SEATS, candle_key, detail, place
from .open_places import did
from .parts import CANDLES, CAPACITY, ROLES
from .registry import G, book
from .state import Candle, State


def free_roles(s: State, me: int) -> list[str]:
    """Return the roles left this year. Unlit candles keep theirs."""  # candelabria.ru.txt:276
    return [role for role in ROLES if role not in s.houses[me].seals]


@book.procedure
async def deploy(g: G, me: int, role: str) -> None:
    """Deploy the candle whose card lies in the slot of this role: pay, place the figure and resolve
    what follows."""
    s = g.s
    house = s.houses[me]
    card = house.seals[role]
    house.wax -= CANDLES[card].wax
    territory = house.castle
    if has(s, me, "deploy_anywhere"):  # candelabria.ru.txt:1156
        keys = list(dict.fromkeys(map(place, [house.castle, *s.map.territories])))
        about = {"role": f"role:{role}"}
        territory = detail(await g.ask(me, "candelabria.deploy_at", keys, about=about))
    house.candles[role] = Candle(territory, CAPACITY[role])
    g.tell(
        "deploys",
        seat=SEATS[me],
        card=f"card:{card}",
        candle=candle_key(s, me, role),
        territory=place(territory),
    )
    did(g, me, "acts")
    did(g, me, "deploys", len(house.seals))
    items = [*card_symbols(s, card), *triggered(s, me, "on_deploy")]
    g.then(["effects", me, 0, [list(item) for item in items]], ["draw_after_deployment", me])


def card_symbols(s: State, card: str) -> list[tuple[str, int, str]]:
    """Return a candle card's symbols; none before its year."""  # candelabria.ru.txt:231, 497
    part = CANDLES[card]
    if part.year > s.year:
        return []
    return [(name, number, "candle") for name, number in part.symbols]
