"""A turn ahead: what somebody who is not asked yet would do if it were their turn now. It is
planned on a copy in which the others get out of the way, and checked when it is played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core import Choice, IllegalAnswer

from .drafts import Chosen, Final, Trial
from .errors import Refused, Why
from .house import House
from .keeping import AnyGame
from .model import Answer, Person, Status
from .play import try_line
from .sealed import Ahead, Sealed

MOST_ANSWERS = 60  # of the others, until it would be one's turn
SEED = b"ahead"  # of chance that nobody gets to see

Way = Callable[[Choice], list[str]]

# What the others do meanwhile, where they cannot decline: what is offered last, or first.
WAYS: tuple[Way, ...] = (
    lambda choice: list(choice.keys)[len(choice.keys) - choice.least :],
    lambda choice: list(choice.keys)[: choice.least],
)


@dataclass(frozen=True, slots=True)
class Plan:
    """For one person's eyes only."""

    seat: int
    question: Choice | None  # to be answered next
    chosen: list[Chosen]
    final: Final | None
    view: dict[str, Any]
    laid: bool  # it is what waits for the turn
    confirmed: bool  # and counts at once then


class TurnsAhead:
    def __init__(self, house: House) -> None:
        self._house = house

    async def plan(
        self, table: int, person: Person, answers: Sequence[Answer] | None = None
    ) -> Plan:
        """What would be asked, after these answers, or after those that are laid ready. Changes
        nothing. Raises IllegalAnswer."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            seat = opened.seat_of(person)
            laid = opened.sealed.get(seat, Sealed()).ahead
            game = await opened.game()
            if game.choice_for(seat) is not None:
                raise Refused(Why.ASKED_ALREADY)
            known = laid.answers if laid and answers is None else answers or []
            trial = planned(game, seat, known)
            return Plan(
                seat=seat,
                question=trial.question,
                chosen=trial.chosen,
                final=trial.final,
                view=trial.view(),
                laid=laid is not None and laid.answers == trial.answers,
                confirmed=laid is not None and laid.confirmed,
            )

    async def lay(
        self,
        table: int,
        person: Person,
        answers: Sequence[Answer],
        *,
        confirmed: bool,
        press: int | None = None,
    ) -> None:
        """Keep a turn until its time comes: then it counts, or is laid into the draft. Raises
        IllegalAnswer if it could not be played now either."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            if opened.table.seats[seat].actor != person:
                raise Refused(Why.SUBSTITUTED)
            game = await opened.game()
            if game.choice_for(seat) is not None:
                raise Refused(Why.ASKED_ALREADY)
            trial = planned(game, seat, answers)
            if not trial.chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            sealed = opened.sealed.get(seat, Sealed())
            sealed.ahead = Ahead(trial.answers, confirmed)
            opened.keep_sealed(seat, sealed)

    async def clear(self, table: int, person: Person, press: int | None = None) -> None:
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            sealed = opened.sealed.get(seat, Sealed())
            if sealed.ahead is None:
                raise Refused(Why.NO_ANSWER)
            sealed.ahead = None
            opened.keep_sealed(seat, sealed)


def planned(game: AnyGame, seat: int, answers: Sequence[Answer]) -> Trial:
    """These answers on the seat's next turn, as it can imagine it. What somebody else may take away
    before is still there in one of the ways in which the others get out of the way."""
    refusal: IllegalAnswer | None = None
    for way in WAYS:
        try:
            return try_line(coming(game, seat, way), seat, answers, empty=True)
        except IllegalAnswer as illegal:
            refusal = refusal or illegal
    assert refusal is not None
    raise refusal


def coming(game: AnyGame, seat: int, way: Way) -> AnyGame:
    """What the seat cannot know is dealt anew, and the others decline what they may, until it would
    be this seat's turn."""
    twin = game.imagined(seat, SEED)
    for _ in range(MOST_ANSWERS):
        if twin.over:
            break
        if twin.choice_for(seat) is not None:
            return twin
        choice = twin.pending[0]
        twin.answer(choice.seat, choice, way(choice))
    raise Refused(Why.NO_TURN_AHEAD)
