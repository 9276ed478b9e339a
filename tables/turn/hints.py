"""Hints: what an automa would do in a person's place. They are shown to this person alone, and use
only what their seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Aim, Foresight, Message, foresee
from rules.search import Advice

from ..base.errors import Refused, Why, refusals
from ..base.keeping import AnyGame
from ..base.model import Answer, Person, Status, Table
from ..base.trial import Chosen, Trial, fits
from ..table.house import House
from ..table.opened import OpenTable
from .minds import Minds

KNOWN = 10_000  # the most pairs of person and table to remember


@dataclass(frozen=True, slots=True)
class Suggested:
    """A plan with its questions, up to the first answer that nothing may follow, and its known
    effects."""

    chosen: list[Chosen]
    foresight: Foresight
    parts: dict[str, int]  # parts of the position's worth after the turn
    serves: Sequence[Aim]  # the aims that it brings nearer
    puts_off: Sequence[Aim]  # the aims that the best plan serves better


@dataclass(frozen=True, slots=True)
class Hint:
    table: Table
    seat: int
    best: Suggested
    other: Suggested | None
    clock: Message | None  # a sentence about the time left


class Hints:
    def __init__(self, house: House, minds: Minds) -> None:
        self._house = house
        self._minds = minds
        self._new: dict[tuple[Person, int], bool] = {}  # by person and table: if it is a first game

    async def offered(self, table: Table, person: Person) -> bool:
        """Tell if this person may ask for a hint here. Nobody may in a challenge, which people play
        without help."""
        if table.day is not None:
            return False
        match table.settings.hints:
            case "off":
                return False
            case "always":
                return True
            case "first":
                return len(table.people()) < 2 or await self._is_new_to(person, table)

    async def _is_new_to(self, person: Person, table: Table) -> bool:
        """Tell if this person had finished no game of this kind when the table was first asked
        about."""
        if (person, table.id) not in self._new:
            known = (person, table.settings.game)
            with refusals():
                results = await self._house.store.results_of(person)
            while len(self._new) >= KNOWN:
                del self._new[next(iter(self._new))]
            self._new[person, table.id] = not any((it.person, it.game) == known for it in results)
        return self._new[person, table.id]

    async def of(self, table: int, person: Person) -> Hint:
        """Return a hint on how to continue the draft."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            it, seat = opened.table, opened.seat_of(person)
            game, uncounted = drafted(opened, opened.game, seat), opened.uncounted(seat)
        if not await self.offered(it, person):
            raise Refused(Why.NO_HINTS)
        if game.choice_for(seat) is None:
            raise Refused(Why.NOT_ASKED)
        advised = await self._minds.advise(game.clone(), seat, uncounted)
        return hint(it, game, seat, advised)


def drafted(opened: OpenTable, game: AnyGame, seat: int) -> AnyGame:
    """Return a copy of the game with the seat's draft played."""
    draft, asked = opened.drafts.get(seat), game.choice_for(seat)
    if draft is not None and asked is not None and draft.number == asked.asked:
        trial = fits(game, seat, draft.answers)
        if trial is not None and trial.question is not None:
            return trial.game
    return game.clone()


def hint(table: Table, game: AnyGame, seat: int, advised: Sequence[Advice]) -> Hint:
    best, *others = [suggested(game, seat, advice) for advice in advised]
    return Hint(table, seat, best, next(iter(others), None), advised[0].clock)


def suggested(game: AnyGame, seat: int, advice: Advice) -> Suggested:
    answers = [Answer(point, list(keys)) for point, keys in advice.plan.answers]
    chosen = told(game, seat, answers)
    foresight = foresee(game, seat, [it.keys for it in chosen])
    return Suggested(chosen, foresight, advice.parts, advice.serves, advice.puts_off)


def told(game: AnyGame, seat: int, answers: Sequence[Answer]) -> list[Chosen]:
    """Return the answers with their questions, as far as they could be drafted."""
    trial = Trial(game, seat)
    for answer in answers:
        if trial.question is None or trial.question.point != answer.point:
            break
        trial.add(answer)
    return trial.chosen
