"""The Withering expansion: a House that comes second before a curse gets a withering card, which
covers one of its weak actions.
candelabria.ru.txt:1323-1377"""

from rules.core import Choice, Message, Name, Words

from .battle import printed_kinds, weak, weak_action, weak_kinds
from .effects import symbol, targets_of
from .keys import SEATS, candle_key, number, place, who
from .labels import weak_label
from .map import region_of
from .open_places import listens
from .parts import BOX
from .registry import G, book
from .state import State
from .stores import points

WITHERING = "withering"


@listens(WITHERING)
def told(g: G, me: int, deed: str, detail: int) -> None:
    s = g.s
    if deed == "box_opened":
        s.withering_deck = [id for id, part in BOX.withering.items() for _ in range(part.copies)]
        g.shuffle("withering", s.withering_deck)
        s.withering = [["", ""] for _ in s.houses]
    elif deed == "second_before_curse":
        g.then(["wither", me])
    elif deed == "war_ends":
        for slots in s.withering:
            s.withering_deck += filter(None, slots)
            slots[:] = ["", ""]


@book.procedure
def wither(g: G, me: int) -> None:  # candelabria.ru.txt:1333
    """Reveal the next withering card, and let the House place it."""
    g.s.drawn_withering = g.draw("withering", g.s.withering_deck)
    g.then(["cover", me])


@book.procedure
async def cover(g: G, me: int) -> None:  # candelabria.ru.txt:1333-1335
    """Let a House cover a weak action. If both are covered, the new card replaces one."""
    s = g.s
    slots = s.withering[me]
    card = f"withering:{s.drawn_withering}"
    free = [f"slot:{n + 1}" for n, held in enumerate(slots) if not held]
    keys = free or ["slot:1", "slot:2"]
    chosen = await g.ask(me, "candelabria.wither", keys, about={"card": card})
    slot = number(chosen) - 1
    if slots[slot]:
        s.withering_deck.append(slots[slot])
    slots[slot], s.drawn_withering = s.drawn_withering, ""
    g.tell("withers", seat=SEATS[me], card=card)


# In battle


@weak_action.by(WITHERING)
def withered_or_weak(g: G, me: int, slot: int) -> None:
    if g.s.withering[me][slot]:
        g.then(["withered", me, slot])
    else:
        weak(g, me, slot)


@weak_kinds.by(WITHERING)
def kinds(s: State, me: int, slot: int) -> list[str]:
    card = s.withering[me][slot]
    return BOX.withering[card].options if card else printed_kinds(s, me, slot)


@book.procedure
async def withered(g: G, me: int, slot: int) -> None:  # candelabria.ru.txt:1345-1377
    """Let a House use one of the withering card's options."""
    s = g.s
    card = s.withering[me][slot]
    g.tell("weak", seat=SEATS[me], weak=f"withering:{card}")
    able = [
        option
        for option in BOX.withering[card].options
        if option == "vp" or targets_of(s, me, s.battle, option)
    ]
    if not able:
        return
    option = able[0]
    if len(able) > 1:
        keys = [f"symbol:{option}:1" for option in able]
        about = {"card": f"withering:{card}"}
        chosen = await g.may(me, "candelabria.withered", keys, about=about)
        if chosen is None:
            return
        option = chosen.split(":")[1]
    g.then(["effects", me, s.battle, [[option, 1, "withering"]]])


# Two symbols that only withering cards have


def near_steps(s: State, me: int, region: int) -> list[str]:
    """Return the steps of the House's candles that begin or end in the region, as
    ``stray:role:territory``."""
    # candelabria.ru.txt:1349, ruling
    return [
        f"stray:{role}:{there}"
        for role, candle in s.houses[me].candles.items()
        for there in s.map.neighbours[candle.territory]
        if region in (region_of(there), region_of(candle.territory))
    ]


@symbol("move_candle", near_steps)
def stray(g: G, me: int, key: str, source: str) -> None:
    """Move a candle of the House. Nothing is triggered."""
    _, role, there = key.split(":")
    g.s.houses[me].candles[role].territory = there
    g.tell("moves", seat=SEATS[me], figure=candle_key(g.s, me, role), territory=place(there))


def with_points(s: State, me: int, region: int) -> list[str]:
    return [f"house:{s.houses[n].id}" for n in s.others(me) if s.houses[n].points]


@symbol("steal_vp", with_points)
def steal_points(g: G, me: int, key: str, source: str) -> None:  # candelabria.ru.txt:1365
    victim = g.s.house(key.partition(":")[2])
    scored = g.s.houses[victim].scored
    scored["effects"] = scored.get("effects", 0) - 1
    g.tell("robs", seat=SEATS[me], victim=who(g.s, victim))
    points(g, me, 1)


# Words


@book.noun("withering")
def withering_name(id: str) -> Words:
    options = BOX.withering[id].options
    args: dict[str, str | int] = {"name": f"withering-name:{id}", "one": f"symbol:{options[0]}:1"}
    if len(options) == 1:
        return Message("withering-one", args)
    return Message("withering-two", {**args, "other": f"symbol:{options[1]}:1"})


@book.noun("withering-name")
def withering_plain(id: str) -> Words:
    return Name(f"withering-{id}")


@book.label("candelabria.wither")
def slot_label(s: State, choice: Choice, key: str) -> Words:
    return weak_label(s, choice.seat, number(key) - 1)


@book.label("candelabria.move_candle")
def stray_label(s: State, choice: Choice, key: str) -> Words:
    _, role, there = key.split(":")
    args = {"figure": candle_key(s, choice.seat, role), "territory": place(there)}
    return Message("led", args)


@book.pointer("candelabria.move_candle")
def stray_target(s: State, choice: Choice, key: str) -> str:
    return place(key.split(":")[2])
