"""A solo game against an automated opponent with a deck of its own. The human decides its ties."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core import Flow, Message, Mode, Result, Rival, Rulebook, Setup, Words, count
from rules.core import State as Base

HEAPS = 4


class State(Base):
    heaps: list[int]
    orders: list[str]
    spent: list[str]
    mine: int = 0
    its: int = 0


book = Rulebook("rival", State, version=1, modes=[Mode("solo", (1,), rivals=("clerk",))])
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    orders = ["most", "least", "most", "pass", "reshuffle"]
    return State(agenda=[["set_up"]], heaps=[5] * HEAPS, orders=orders, spent=[])


@book.procedure
def set_up(g: G) -> None:
    g.shuffle("orders", g.s.orders)
    g.s.begun = True
    g.then(["my_turn"])


@book.procedure
async def my_turn(g: G) -> None:
    s = g.s
    keys = [f"heap:{n}" for n, size in enumerate(s.heaps) if size]
    if not keys:
        g.then(["finish"])
        return
    heap = int((await g.ask(0, "rival.take", keys)).partition(":")[2])
    most = min(3, s.heaps[heap])
    amount = int(await g.ask(0, "rival.amount", [f"{n}" for n in range(1, most + 1)]))
    s.heaps[heap] -= amount
    s.mine += amount
    g.then(["its_turn"], ["my_turn"])


@book.procedure
async def its_turn(g: G) -> None:
    s = g.s
    if not s.orders:
        s.orders, s.spent = s.spent, []
        g.shuffle("orders", s.orders)
    order = g.draw("orders", s.orders)
    s.spent.append(order)
    g.tell("order", order=order)
    left = [size for size in s.heaps if size]
    if order == "reshuffle":
        s.orders += s.spent
        s.spent = []
        g.shuffle("orders", s.orders)
    if order in ("pass", "reshuffle") or not left:
        return
    size = max(left) if order == "most" else min(left)
    keys = [f"heap:{n}" for n, held in enumerate(s.heaps) if held == size]
    heap = int((await g.ask(0, "rival.its_heap", keys, side="rival:clerk")).partition(":")[2])
    s.heaps[heap] -= 1
    s.its += 1


@book.procedure
def finish(g: G) -> None:
    mine, its = g.s.mine, g.s.its
    clerk = Rival("rival:clerk", its, {"taken": its})
    g.s.result = Result([mine], [[0]], [{"taken": mine}], won=mine > its, rivals=[clerk])


@book.noun("rival")
def rival(id: str) -> Words:
    return Message(f"rival-{id}")


@book.noun("heap")
def heap(number: str) -> Words:
    return Message("heap", {"number": int(number) + 1})


@book.label("rival.amount")
def amount(s: State, choice: Any, key: str) -> Words:
    return Message("amount", {"number": int(key)})


book.place("heap")


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "heaps": list(s.heaps),
        "orders": len(s.orders),
        "spent": list(s.spent),
        "mine": s.mine,
        "its": s.its,
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return {**count(s.orders, s.spent), "pieces": sum(s.heaps) + s.mine + s.its}


@book.part
def invariants(s: State) -> Iterable[str]:
    if min(s.heaps) < 0:
        yield f"heaps {s.heaps}"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    shuffle(s.orders)


@book.part
def worth(s: State, seat: int) -> int:
    return s.mine - s.its
