"""The last comparison of plans: each is played in every world. The best are played on for a round,
with a small search for each turn that follows."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Game

from .plans import USUAL, Plan, Planner
from .playing_on import carried_out, carry_out, take_turn
from .worlds import CLEAR, Position, Sight, World, value

LUCK = 4  # different draws tried in each world
FEWEST = 2  # worlds in which long turns are still played on


class Further(Struct, frozen=True):
    """Budgets for playing the best plans on until the seat has had another turn."""

    plans: int
    worlds: int
    reply: int  # tries for another seat's turn
    own: int  # tries for the seat's own next turn
    kept: int = 0  # replies of each other seat to keep for all plans; 0: none

    def for_turns(self, length: float) -> "Further":
        """Return the budgets for turns of this many answers: the longer, the fewer worlds."""
        return replace(self, worlds=max(FEWEST, int(self.worlds * min(1.0, USUAL / length))))


def compared(
    worlds: Sequence[World],
    seat: int,
    plans: Sequence[Plan],
    further: Further | None,
    chance: Random,
    sight: Sight = CLEAR,
) -> list[Plan]:
    """Sort the plans by the worth that they lead to, the best first."""
    ranked = by_worth(plans, lambda plan: at_turn_end(worlds, seat, plan, chance, sight))
    if further is None or len(ranked) == 1:
        return ranked
    luck = chance.randbytes(8)  # the same for all plans, so that none is luckier
    sequels = [Sequel(world, seat, further, luck) for world in worlds[: further.worlds]]
    left = ranked[: further.plans]
    return by_worth(left, lambda plan: played_on(sequels, plan)) + ranked[further.plans :]


def by_worth(plans: Sequence[Plan], judge: Callable[[Plan], float]) -> list[Plan]:
    judged = [plan._replace(worth=judge(plan)) for plan in plans]
    return sorted(judged, key=lambda plan: plan.worth, reverse=True)


def at_turn_end(
    worlds: Sequence[World], seat: int, plan: Plan, chance: Random, sight: Sight
) -> float:
    """Return the plan's average worth at the end of the turn. Only a plan that meets something
    unknown is tried with different draws."""
    total = 0.0
    for world in worlds:
        game, certain = carry_out(world, seat, plan, chance, throw(0))
        ends = [value(game, seat, sight)]
        if not certain:
            ends += [
                value(carried_out(world, seat, plan, chance, throw(number)), seat, sight)
                for number in range(1, LUCK)
            ]
        total += sum(ends) / len(ends)
    return total / len(worlds)


def throw(number: int) -> bytes:
    return number.to_bytes(2, "big")


def played_on(sequels: Sequence["Sequel"], plan: Plan) -> float:
    """Return the seat's average worth after the plan and the turns that follow."""
    return sum(sequel.after(plan) for sequel in sequels) / len(sequels)


class Sequel:
    """The turns that follow a seat's own turn in one world.

    With ``Further.kept`` all plans face the same replies, so that none looks better just because
    the other seats happened to plan badly."""

    def __init__(self, world: World, seat: int, further: Further, luck: bytes) -> None:
        self.world = world
        self.seat = seat
        self.further = further
        self.luck = luck
        self.kept: dict[int, list[Plan]] = {}  # plans to reply with, by the seat to move

    def after(self, plan: Plan) -> float:
        chance = Random(self.luck)
        game = carried_out(self.world, self.seat, plan, chance)
        for _ in range(game.setup.seats):
            if not game.over:
                game = self.replied(game, chance)
        return value(game, self.seat)

    def replied(self, game: Game[Any], chance: Random) -> Game[Any]:
        """Return the game after the best turn that the seat to move finds in a few tries."""
        if len(game.pending) > 1 or not game.marks:
            return take_turn(game, chance)
        here, mover = Position(game), game.pending[0].seat
        ends = [carried_out(here, mover, plan, chance) for plan in self.turns(here, mover, chance)]
        return max(ends, key=lambda end: value(end, mover))

    def turns(self, here: Position, mover: int, chance: Random) -> list[Plan]:
        if mover == self.seat:
            return thought_of(here, mover, chance, self.further.own, 1)
        if mover in self.kept:
            return self.kept[mover]
        plans = thought_of(here, mover, chance, self.further.reply, self.further.kept or 1)
        if self.further.kept:
            self.kept[mover] = plans
        return plans


def thought_of(here: Position, mover: int, chance: Random, tries: int, most: int) -> list[Plan]:
    planner = Planner([here], mover, chance)
    planner.explore(tries)
    return planner.plans(most)
