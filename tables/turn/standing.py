"""Standing answers: how a seat answers a kind of question from now on. Its person decides alone,
and nobody else learns of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Choice, Prepared
from rules.core.prepared import ENDING

from ..base.beforehand import Beforehand, Standing
from ..base.errors import Refused, Why
from ..base.keeping import AnyGame
from ..base.model import Person, Status
from ..base.trial import question_of
from ..table.house import House
from ..table.opened import OpenTable

MOST = 20  # standing answers of one seat


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """A standing answer, shown to its own person only."""

    number: int
    point: str  # the kind of question
    keys: list[str]
    condition: str  # the game's key for the condition; empty: always
    always: bool  # True: for every such question; False: for the next one only
    terms: list[str]  # the conditions that could be chosen now


class StandingAnswers:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, table: int, person: Person) -> list[StandingAnswer]:
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            return await _listed(opened, person)

    async def conditions(self, table: int, person: Person) -> list[str]:
        """Return the conditions that a standing answer to the open question may have."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            choice = opened.game.choice_for(opened.seat_of(person))
            return choice.conditions if choice is not None else []

    async def add(
        self,
        table: int,
        person: Person,
        keys: Sequence[str],
        *,
        condition: str = "",
        always: bool = True,
        press: int | None = None,
    ) -> list[StandingAnswer]:
        """Save a standing answer to the open question. If its condition holds, give it now as well.
        Raise IllegalAnswer."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = _own(opened, person)
            game = opened.game
            choice = question_of(game, seat)
            if choice is None:
                raise Refused(Why.NOT_ASKED)
            if condition and condition not in choice.conditions:
                raise Refused(Why.BAD_CONDITION)
            answer = Prepared(choice.point, choice.check(keys), condition, always)
            decided = opened.beforehand.get(seat, Beforehand())
            others = [it for it in decided.standing if not _alike(it.answer, answer)]
            if len(others) >= MOST:
                raise Refused(Why.TOO_MANY_ANSWERS, most=MOST)
            decided.given += 1
            decided.standing = [Standing(decided.given, answer, len(game.line)), *others]
            opened.keep_beforehand(seat, decided)
        return await self._left(table, person)

    async def change(
        self,
        table: int,
        person: Person,
        number: int,
        *,
        condition: str,
        always: bool,
        press: int | None = None,
    ) -> list[StandingAnswer]:
        """Change the conditions of a standing answer."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = _own(opened, person)
            decided, old = _found(opened, seat, number)
            offered = _terms(opened.game, seat, old)
            if condition not in ("", *offered):
                raise Refused(Why.BAD_CONDITION)
            old.answer = Prepared(old.answer.point, old.answer.keys, condition, always)
            opened.keep_beforehand(seat, decided)
        return await self._left(table, person)

    async def remove(
        self, table: int, person: Person, number: int, press: int | None = None
    ) -> list[StandingAnswer]:
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = _own(opened, person)
            decided, old = _found(opened, seat, number)
            decided.standing = [it for it in decided.standing if it is not old]
            opened.keep_beforehand(seat, decided)
        return await self._left(table, person)

    async def _left(self, table: int, person: Person) -> list[StandingAnswer]:
        """Return the seat's standing answers after a change; if one was given at once, the game may
        even have ended."""
        async with self._house.open(table) as opened:
            return await _listed(opened, person)


def _own(opened: OpenTable, person: Person) -> int:
    seat = opened.seat_of(person)
    if opened.table.seats[seat].actor != person:
        raise Refused(Why.SUBSTITUTED)
    return seat


def _found(opened: OpenTable, seat: int, number: int) -> tuple[Beforehand, Standing]:
    decided = opened.beforehand.get(seat, Beforehand())
    for it in decided.standing:
        if it.number == number:
            return decided, it
    raise Refused(Why.NO_ANSWER)


def _alike(one: Prepared, other: Prepared) -> bool:
    """Tell if a new answer replaces this one, since both have the same question and condition."""
    return (one.point, one.condition) == (other.point, other.condition)


async def _listed(opened: OpenTable, person: Person) -> list[StandingAnswer]:
    seat = opened.seat_of(person)
    decided = opened.beforehand.get(seat)
    if decided is None:
        return []
    game = opened.game
    return [_shown(it, _terms(game, seat, it)) for it in decided.standing]


def _shown(it: Standing, terms: list[str]) -> StandingAnswer:
    answer = it.answer
    return StandingAnswer(
        it.number, answer.point, answer.keys, answer.condition, answer.always, terms
    )


def _terms(game: AnyGame, seat: int, it: Standing) -> list[str]:
    """Return the conditions that the game offers for such a question now. The answer's own
    condition comes first."""
    asked = Choice(game.book, game.state, seat, it.answer.point, it.answer.keys)
    offered = [key for key in asked.conditions if not key.startswith(ENDING) or asked.holds(key)]
    return list(dict.fromkeys([*filter(None, [it.answer.condition]), *offered]))
