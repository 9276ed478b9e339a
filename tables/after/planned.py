"""Turns that count nowhere, such as exercises; they are drawn up with the same presses as
others."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from rules.search.plans import Planned

from ..base.errors import Refused, Why
from ..base.keeping import AnyGame
from ..base.model import Answer, Table
from ..base.position import AskedNext
from ..base.trial import Trial, fits
from ..table.house import House
from ..turn.drafting import Back, Done, Drafting, Implied, Picking, Pressed, go_on, left, replaced
from ..turn.panels import Panel, PanelKind, foreseen


class Plannable(Protocol):
    """A position with a person's draft of its next turn."""

    start: AnyGame
    trial: Trial

    @property
    def seat(self) -> int: ...

    @property
    def step(self) -> str: ...

    def panel(self) -> Panel: ...


P = TypeVar("P", bound=Plannable)


class Planning(Drafting, Generic[P]):
    """Drafts turns that count nowhere. Subclasses decide where positions come from and where drafts
    are stored."""

    def __init__(self, house: House) -> None:
        self._house = house

    @abstractmethod
    async def _open(self, at: Pressed) -> P:
        """Return the position with the stored draft."""

    @abstractmethod
    async def _draft(self, opened: P) -> None:
        """Store the draft."""

    async def _question(self, at: Pressed) -> Panel:
        return (await self._open(at)).panel()

    async def _choose(self, at: Pressed, line: Sequence[Picking], implied: Implied) -> Panel:
        async with self._house.alone(at.person):
            opened = await self._shown(at)
            go_on(opened.trial, line, implied)
            return await self._kept(opened)

    async def _instead(self, at: Pressed, number: int, picking: Picking, implied: Implied) -> Panel:
        async with self._house.alone(at.person):
            opened = await self._shown(at)
            fresh = begun(opened)
            replaced(fresh, opened.trial.chosen, number, picking, implied)
            opened.trial = fresh
            return await self._kept(opened)

    async def _shorten(self, at: Pressed, back: Back, implied: Implied) -> Panel:
        async with self._house.alone(at.person):
            opened = await self._shown(at)
            chosen = opened.trial.chosen
            if not chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            opened.trial = begun(opened, opened.trial.answers[: left(chosen, back, implied)])
            return await self._kept(opened)

    async def _confirm(self, at: Pressed) -> Done:
        """Return the panel unchanged, since these turns do not count."""
        return Done([], await self._question(at))

    async def _shown(self, at: Pressed) -> P:
        """Return the position that the pressed panel shows; raise Refused if it has changed
        since."""
        opened = await self._open(at)
        if opened.step != at.step:
            raise Refused(Why.STALE)
        return opened

    async def _planned(self, at: Pressed) -> P:
        """Return the pressed panel's position with a complete draft; raise Refused otherwise."""
        opened = await self._shown(at)
        if opened.trial.question is not None or not opened.trial.chosen:
            raise Refused(Why.STALE)
        return opened

    async def _kept(self, opened: P) -> Panel:
        await self._draft(opened)
        return opened.panel()


def panel_of(opened: Plannable, table: Table, kind: PanelKind, moment: int = 0) -> Panel:
    """Return the panel of a planned turn."""
    trial, seat = opened.trial, opened.seat
    return Panel(
        table=table,
        seat=seat,
        step=opened.step,
        question=trial.question,
        chosen=trial.chosen,
        final=trial.final,
        view=trial.view(),
        dropped=0,
        given=None,
        undo=0,
        kind=kind,
        foresight=foreseen(opened.start, trial),
        following=AskedNext(trial.game, seat, public=False) if trial.question else None,
        moment=moment,
    )


def begun(opened: Plannable, answers: Sequence[Answer] = ()) -> Trial:
    return Trial(opened.start, opened.seat, answers)


def as_left(start: AnyGame, seat: int, draft: Sequence[Sequence[str]]) -> Trial:
    """Return the stored draft on its position; an empty one if corrected rules refuse it."""
    answers = [Answer("", list(keys)) for keys in draft]
    return fits(start, seat, answers) or Trial(start, seat)


def steps_of(trial: Trial) -> list[Planned]:
    return [(it.choice.point, tuple(it.keys)) for it in trial.chosen]


def keys_of(trial: Trial) -> list[list[str]]:
    return [list(it.keys) for it in trial.chosen]


def number_of(step: str, prefix: str) -> int:
    """Return the number in a panel's step."""
    number = step.removeprefix(prefix).partition(".")[0]
    return int(number) if number.isdecimal() and len(number) < 19 else -1
