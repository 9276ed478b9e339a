"""A turn that somebody prepares before being asked. It is planned on a copy in which the others do
as little as they can. When the seat is asked, the turn is checked on the real game: it counts at
once if it was confirmed, and otherwise becomes the draft."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from rules.core import Choice, IllegalAnswer, foresee, imagined

from ..base.beforehand import Ahead, Beforehand
from ..base.errors import Refused, Why
from ..base.keeping import AnyGame
from ..base.model import Answer, Person, Status
from ..base.trial import Trial
from ..table.house import House
from ..table.opened import OpenTable
from .drafting import Back, Done, Drafting, Implied, Picking, Pressed, go_on, left, replaced
from .panels import Panel, following

PREFIX = "a"  # every step of these panels begins with this letter
MOST_ANSWERS = 60  # answers of others to try before giving up on reaching this seat's turn
WORLDS = (b"ahead", b"another one")  # fixed seeds; their draws are never shown

Way = Callable[[Choice], list[str]]

# Ways to answer for the others: take as few options as allowed, or none, from the end or the
# beginning of the list.
WAYS: tuple[Way, ...] = (
    lambda choice: list(choice.keys)[len(choice.keys) - choice.least :],
    lambda choice: list(choice.keys)[: choice.least],
)


@dataclass(frozen=True, slots=True)
class Imagined:
    """The seat's next turn on an imagined game, with the answers prepared so far."""

    start: AnyGame
    trial: Trial


@dataclass(frozen=True, slots=True)
class Preparing:
    """A turn that somebody is preparing, under the table's lock."""

    opened: OpenTable
    seat: int
    view: dict[str, Any]  # the real position
    laid: Ahead | None
    imagined: Imagined
    dropped: int  # prepared answers that no longer fit

    @property
    def trial(self) -> Trial:
        return self.imagined.trial

    @property
    def step(self) -> str:
        """Return the step of the prepared turn; it stays valid while others play on."""
        asked = self.trial.question
        answers = [(it.point, it.keys) for it in self.trial.answers]
        shown = (answers, (asked.point, list(asked.keys)) if asked else None)
        return f"{PREFIX}.{crc32(repr(shown).encode()):x}"

    def keep(self, answers: list[Answer], *, confirmed: bool = False, condition: str = "") -> None:
        decided = self.opened.beforehand.get(self.seat, Beforehand())
        decided.ahead = Ahead(answers, confirmed, condition) if answers else None
        self.opened.keep_beforehand(self.seat, decided)

    def panel(self) -> Panel:
        trial, laid = self.trial, self.laid if self.trial.chosen else None
        keys = [chosen.keys for chosen in trial.chosen]
        return Panel(
            table=self.opened.table,
            seat=self.seat,
            step=self.step,
            question=trial.question,
            chosen=trial.chosen,
            final=None,
            view=trial.view() if trial.chosen else self.view,
            dropped=self.dropped,
            given=None,
            undo=0,
            foresight=foresee(self.imagined.start, self.seat, keys) if keys else None,
            kind="ahead",
            confirmed=laid is not None and laid.confirmed,
            condition=laid.condition if laid else "",
            following=following(trial),
        )


class TurnsAhead(Drafting):
    """Prepared turns, drawn up with the same presses as a turn at the table."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def _question(self, at: Pressed) -> Panel:
        """Return the panel with the question that follows the prepared answers."""
        async with self._house.open(at.table) as opened:
            opened.expect(Status.RUNNING)
            return (await _preparing(opened, at.person)).panel()

    async def _choose(self, at: Pressed, line: Sequence[Picking], implied: Implied) -> Panel:
        """Add answers to the prepared turn. Raise IllegalAnswer."""
        async with self._house.change(at.table, at.press) as opened:
            it = await _changing(opened, at.person, at.step)
            go_on(it.trial, line, implied)
            it.keep(it.trial.answers)
        return await self.question(at.table, at.person)

    async def _instead(self, at: Pressed, number: int, picking: Picking, implied: Implied) -> Panel:
        async with self._house.change(at.table, at.press) as opened:
            it = await _changing(opened, at.person, at.step)
            fresh = Trial(it.imagined.start, it.seat)
            replaced(fresh, it.trial.chosen, number, picking, implied)
            it.keep(fresh.answers)
        return await self.question(at.table, at.person)

    async def _shorten(self, at: Pressed, back: Back, implied: Implied) -> Panel:
        async with self._house.change(at.table, at.press) as opened:
            it = await _changing(opened, at.person, at.step)
            if not it.trial.chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            it.keep(it.trial.answers[: left(it.trial.chosen, back, implied)])
        return await self.question(at.table, at.person)

    async def _confirm(self, at: Pressed) -> Done:
        """Confirm the prepared answers; they count as soon as their question comes."""
        async with self._house.change(at.table, at.press) as opened:
            it = await _changing(opened, at.person, at.step)
            if not it.trial.chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            condition = it.laid.condition if it.laid else ""
            it.keep(it.trial.answers, confirmed=True, condition=condition)
        return Done([], await self.question(at.table, at.person))

    async def depend(
        self, table: int, person: Person, step: str, condition: str, press: int | None = None
    ) -> Panel:
        """Let the prepared turn count at once only if this condition holds."""
        async with self._house.change(table, press) as opened:
            it = await _changing(opened, person, step)
            if not it.trial.chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            if condition and condition not in it.trial.chosen[0].choice.conditions:
                raise Refused(Why.BAD_CONDITION)
            it.keep(it.trial.answers, confirmed=it.laid is not None and it.laid.confirmed,
                    condition=condition)  # fmt: skip
        return await self.question(table, person)

    async def laid(self, table: int, person: Person) -> Panel | None:
        """Return the panel of the prepared turn, or None if there is none or the seat is asked
        already."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            seat = opened.seat_of(person)
            game = opened.game
            if opened.beforehand.get(seat, Beforehand()).ahead is None or game.choice_for(seat):
                return None
            return (await _preparing(opened, person)).panel()

    async def clear(self, table: int, person: Person, press: int | None = None) -> None:
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            decided = opened.beforehand.get(seat, Beforehand())
            if decided.ahead is None:
                raise Refused(Why.NO_ANSWER)
            decided.ahead = None
            opened.keep_beforehand(seat, decided)


async def _changing(opened: OpenTable, person: Person, step: str) -> Preparing:
    """Return the turn being prepared; raise Refused unless the pressed panel shows its newest
    state."""
    opened.need(Status.RUNNING)
    it = await _preparing(opened, person)
    if opened.table.seats[it.seat].actor != person:
        raise Refused(Why.SUBSTITUTED)
    if it.step != step:
        raise Refused(Why.STALE)
    return it


async def _preparing(opened: OpenTable, person: Person) -> Preparing:
    seat = opened.seat_of(person)
    game = opened.game
    if game.choice_for(seat) is not None:
        raise Refused(Why.ASKED_ALREADY)
    laid = opened.beforehand.get(seat, Beforehand()).ahead
    answers = laid.answers if laid else []
    try:
        imagined, dropped = planned(game, seat, answers), 0
    except (IllegalAnswer, Refused):
        imagined, dropped = planned(game, seat, ()), len(answers)
    return Preparing(opened, seat, game.view(seat), laid, imagined, dropped)


def planned(game: AnyGame, seat: int, answers: Sequence[Answer]) -> Imagined:
    """Play these answers on the seat's imagined next turn. ``WAYS`` are tried in turn to reach it;
    the first that allows the answers is taken. Raise IllegalAnswer or Refused if none does."""
    refusal: IllegalAnswer | Refused | None = None
    for way in WAYS:
        try:
            start = coming(game, seat, way)
            return Imagined(start, Trial(start, seat, answers))
        except (IllegalAnswer, Refused) as refused:
            refusal = refusal or refused
    assert refusal is not None
    raise refusal


def coming(game: AnyGame, seat: int, way: Way) -> AnyGame:
    """Return the game at the start of this seat's next turn, with hidden facts dealt anew and the
    others answering in this way. Raise Refused unless different deals lead to the same question."""
    worlds = [_until_asked(imagined(game, seat, seed), seat, way) for seed in WORLDS]
    asked = [twin.choice_for(seat) for twin in worlds]
    if len({(it.point, repr(it.about)) for it in asked if it}) != 1 or None in asked:
        raise Refused(Why.NO_TURN_AHEAD)
    return worlds[0]


def _until_asked(twin: AnyGame, seat: int, way: Way) -> AnyGame:
    for _ in range(MOST_ANSWERS):
        if twin.over or twin.choice_for(seat) is not None:
            break
        choice = twin.pending[0]
        twin.answer(choice.seat, choice, way(choice))
    return twin
