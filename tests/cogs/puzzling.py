"""A puzzle of the week for tests: the first turn of a finished game, as if another turn had been
better."""

from collections.abc import Sequence
from random import Random

from rules.search import Appraisal, Exercise
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import answer, live, play_on, sit_down


async def wanted(table: Bench, game: str = "quay") -> Seen:
    """Finish a game and let the owner choose the channel; return the puzzle there."""
    thread = await sit_down(table, game, ["anna", "boris"])
    await play_on(table, thread, Random(3), every=1000)
    await all_told(table)
    for person in table.people.values():
        person.go(table.channel)
    app_of(table).tables.posing.__dict__["_exercises"] = Made(table)
    owner = table["anna"]
    rules = (await owner.slash("setup server")).message
    await owner.select("e/server/puzzle", table.channel, on=rules)
    return await owner.sees("Puzzle of the week ·")


class Made:
    """Stands in for the search."""

    def __init__(self, table: Bench) -> None:
        self.house = app_of(table).tables.house

    async def __call__(self, table: int) -> Sequence[Exercise]:
        async with self.house.open(table) as opened:
            line = opened.game.line
        at = next(number for number, it in enumerate(line) if it.seat == 0)
        steps = [(line[at].point, tuple(line[at].keys))]
        return [Exercise(at, 0, steps, steps, Appraisal(0.0, {}), Appraisal(1.0, {}))]


async def planned(person: Person, panel: Seen) -> Seen:
    again = tries("to draw the turn up")
    while "seal" not in live(panel):
        next(again)
        panel = await answer(person, panel, Random(1))
    return panel
