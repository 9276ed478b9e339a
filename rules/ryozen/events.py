"""The effects of the events. Each function applies an event to one player."""

from collections.abc import Callable
from typing import Any, TypeVar

from .board import own_tiles, strike, tiles, turn_over
from .goods import gain, lose, shards
from .keys import GOOD_OF, detail
from .parts import RESOURCES
from .questions import ask
from .registry import G, book
from .revelations import discard_card
from .state import State
from .villages import companions_in_light, step_back

F = TypeVar("F", bound=Callable[..., Any])

EVENTS: dict[str, tuple[str, list[Any]]] = {}  # by event: the procedure's name and arguments


def event(id: str, *args: Any) -> Callable[[F], F]:
    """Register the procedure of an event. It is called with a player and ``args``."""

    def register(function: F) -> F:
        EVENTS[id] = (function.__name__, list(args))
        return function

    return register


def lit_present(s: State, me: int) -> list[str]:
    """Return the lit sectors where the player has a companion."""
    return [sector for sector in s.lit if s.tiles(me, sector)]


@event("breach_in_the_wall")
@book.procedure
def breach_in_the_wall(g: G, me: int) -> None:  # ryozen.ru.txt:1095
    for resource in RESOURCES:
        lose(g, me, resource)


@event("rebellion")
@book.procedure
def rebellion(g: G, me: int) -> None:  # ryozen.ru.txt:1101, 708
    """Lose favour for each explored village. ruling: the start village is one of them."""
    lose(g, me, "favour", g.s.players[me].explorer + 1)


@event("fire_in_the_clan_house")
@book.procedure
async def fire_in_the_clan_house(g: G, me: int) -> None:  # ryozen.ru.txt:1107
    cards = [f"card:{id}" for id in dict.fromkeys(g.s.players[me].cards)]
    if cards:
        burn(g, me, detail(await ask(g, me, "ryozen.fire", cards)))


def burn(g: G, me: int, card: str) -> None:
    discard_card(g.s, me, card)
    g.tell("burns", seat=g.s.who(me), card=f"card:{card}")


@event("bandit_raid")
@book.procedure
async def bandit_raid(g: G, me: int) -> None:  # ryozen.ru.txt:1113
    targets = own_tiles(g.s, me, cloaked=False)
    if targets:
        strike(g, me, await ask(g, me, "ryozen.bandit_raid", targets))


@event("suspicious_rumours")
@book.procedure
async def suspicious_rumours(g: G, me: int) -> None:  # ryozen.ru.txt:1119
    targets = own_tiles(g.s, me, cloaked=True)
    if targets:
        turn_over(g, me, await ask(g, me, "ryozen.suspicious_rumours", targets))


@event("ominous_shadows")
@book.procedure
def ominous_shadows(g: G, me: int) -> None:  # ryozen.ru.txt:1125
    lose(g, me, "favour", len(lit_present(g.s, me)))


@event("coral_eclipse", "coral")
@event("agate_eclipse", "agate")
@event("jade_eclipse", "jade")
@book.procedure
def eclipse(g: G, me: int, moon: str) -> None:  # ryozen.ru.txt:1131, 1139, 1147
    if g.s.players[me].goods[moon]:
        lose(g, me, moon)
    else:
        gain(g, me, moon)


@event("curse_of_shadow")
@book.procedure
def curse_of_shadow(g: G, me: int) -> None:  # ryozen.ru.txt:1155
    g.then(["curse_sectors", me, lit_present(g.s, me)])


@book.procedure
async def curse_sectors(g: G, me: int, sectors: list[str]) -> None:
    """Strike one of the player's companions in each sector. The player chooses them and the
    order."""
    targets = tiles(g.s, sectors, lambda tile: tile.owner == me)
    if targets:
        struck = await ask(g, me, "ryozen.curse_of_shadow", targets)
        strike(g, me, struck)
        left = [sector for sector in sectors if sector != struck.split(":")[1]]
        g.then(["curse_sectors", me, left])


@event("palace_banquet")
@book.procedure
def palace_banquet(g: G, me: int) -> None:  # ryozen.ru.txt:1163
    g.then(["lose_any", me, len(g.s.in_palace(me))])


@event("public_brawl")
@book.procedure
def public_brawl(g: G, me: int) -> None:  # ryozen.ru.txt:1171
    brawlers = [t for t in g.s.on_board(me) if t.kind == "apprentice" and not t.cloaked]
    lose(g, me, "favour", len(brawlers))


@event("lunar_curse")
@book.procedure
def lunar_curse(g: G, me: int) -> None:  # ryozen.ru.txt:1179
    g.then(["lose_shards", me, len(lit_present(g.s, me))])


@event("sun_glare")
@book.procedure
def sun_glare(g: G, me: int) -> None:  # ryozen.ru.txt:1187
    lose(g, me, "favour", len(g.s.present(me)))


@event("moon_festival")
@book.procedure
def moon_festival(g: G, me: int) -> None:  # ryozen.ru.txt:1195
    lose(g, me, "lantern", companions_in_light(g.s, me))


@event("unseen_presence")
@book.procedure
def unseen_presence(g: G, me: int) -> None:  # ryozen.ru.txt:1203
    for key in tiles(g.s, g.s.lit, lambda tile: tile.owner == me and tile.cloaked):
        turn_over(g, me, key)


@event("ceremony_of_three_lights")
@book.procedure
def ceremony_of_three_lights(g: G, me: int) -> None:  # ryozen.ru.txt:1211
    if len(lit_present(g.s, me)) == len(g.s.lit):
        lose(g, me, "favour", 3)


@event("fog_of_oblivion")
@book.procedure
def fog_of_oblivion(g: G, me: int) -> None:  # ryozen.ru.txt:1219
    g.then(*(["forget", me, card] for card in g.s.players[me].cards))


@book.procedure
async def forget(g: G, me: int, card: str) -> None:
    """Let the player discard the card or lose 1 favour. A player without favour loses none."""
    about = {"card": f"card:{card}"}
    if await ask(g, me, "ryozen.fog", ["discard", "favour"], about) == "favour":
        lose(g, me, "favour")
    else:
        burn(g, me, card)


@event("flood")
@book.procedure
def flood(g: G, me: int) -> None:  # ryozen.ru.txt:1227
    step_back(g, me)


@event("earthquake")
@book.procedure
async def earthquake(g: G, me: int) -> None:  # ryozen.ru.txt:1235
    """Let the player lose a shard, or 1 favour for each companion on the board. ruling: the player
    chooses the shard; without shards it is the favour."""
    companions = len(g.s.on_board(me))
    lost = await ask(g, me, "ryozen.earthquake", [*shards(g.s, me), "favour"])
    lose(g, me, GOOD_OF[lost], companions if lost == "favour" else 1)
