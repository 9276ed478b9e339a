"""Proposals: a player shows a draft and its expected results to their team. The others comment or
propose another turn. Nobody waits for them; the person whose turn it is decides."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Choice, Foresight, foresee

from ..base import news
from ..base.errors import Refused, Why
from ..base.keeping import AnyGame, Draft, is_team
from ..base.model import Answer, Person, Proposal, Status, Table
from ..base.trial import Chosen, Trial, fits, question_of
from ..table.house import House
from ..table.opened import OpenTable
from .panels import Panel, draft_at, drafted, panel
from .play import Rehearsal

LONGEST = 300  # characters in one opinion
MOST_OPEN = 8  # open proposals for one question


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A proposal with its expected results, as everybody may see them."""

    proposal: Proposal
    chosen: list[Chosen]
    foresight: Foresight


class Proposals:
    def __init__(self, house: House) -> None:
        self._house = house

    async def show(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Proposal:
        """Show the person's draft to their team."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person, step)
            game = opened.game
            draft_at(opened, game, seat, step)
            answers = drafted(opened, game, seat).trial.answers
            return propose(opened, game, seat, seat, answers)

    async def rehearse(self, table: int, person: Person) -> Rehearsal:
        """Return what the asked seat could answer, so that others of the team can propose a turn
        for it."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            opened.seat_of(person)
            seat = asked_of(opened.table)
            game = opened.game
            need_public(question_of(game, seat))
            opened.drafts.pop(seat, None)  # a teammate's plan begins without the player's own draft
            trial = Trial(game, seat)
            return Rehearsal(panel(opened, game, seat), trial, trial)

    async def say(
        self,
        table: int,
        person: Person,
        number: int,
        press: int | None = None,
        *,
        agree: bool = False,
        words: str = "",
        line: Sequence[Answer] = (),
    ) -> None:
        """Note agreement, disagreement or words. ``line`` is another turn, which is proposed
        too."""
        if len(words) > LONGEST:
            raise Refused(Why.TOO_LONG, most=LONGEST)
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            opened.seat_of(person)
            proposal = found(opened.table, number)
            seat = opened.table.voice_of(person)
            assert seat is not None
            if person == opened.table.seats[proposal.by].actor:
                raise Refused(Why.OWN_PROPOSAL)
            if proposal.said.get(seat) == agree and not words:
                raise Refused(Why.SAID_SO)
            proposal.said[seat] = agree
            if words and not line:
                proposal.words[seat] = words
            opened.tell(news.Opinion(number, seat, proposal.by, agree, words))
            if line:
                propose(opened, opened.game, proposal.seat, seat, line)

    async def adopt(
        self, table: int, person: Person, number: int, press: int | None = None
    ) -> Panel:
        """Make a proposed turn the draft of the seat that is asked; its person may still change
        it."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            opened.seat_of(person)
            proposal = found(opened.table, number)
            seat = proposal.seat
            if opened.table.seats[seat].actor != person:
                raise Refused(Why.NOT_ASKED)
            before = opened.drafts.get(seat)
            revision = before.revision + 1 if before else 1
            opened.keep_draft(seat, Draft(proposal.asked, revision, list(proposal.answers)))
            if not proposal.taken and proposal.by != seat:
                proposal.taken = True
                opened.tell(news.Taken(number, seat, proposal.by))
        async with self._house.open(table) as opened:
            return panel(opened, opened.game, seat)

    async def shown(self, table: int) -> list[Foreseen]:
        """Return the open proposals, newest last."""
        async with self._house.open(table) as opened:
            found = (foreseen(opened.game, it) for it in opened.table.proposals)
            return [it for it in found if it is not None]

    async def posted(self, table: int, message: int) -> None:
        """Note the message in the thread that shows the proposals."""
        async with self._house.change(table) as opened:
            for proposal in opened.table.proposals:
                proposal.message = message


def foreseen(game: AnyGame, proposal: Proposal) -> Foreseen | None:
    """Return the proposal with its expected results; None if it no longer fits."""
    trial = fits(game, proposal.seat, proposal.answers)
    if trial is None:
        return None
    keys = [chosen.keys for chosen in trial.chosen]
    seen = foresee(game, proposal.seat, keys, public=True)
    return Foreseen(proposal, trial.chosen, seen)


def propose(
    opened: OpenTable, game: AnyGame, seat: int, by: int, answers: Sequence[Answer]
) -> Proposal:
    table = opened.table
    if not companions(table, by):
        raise Refused(Why.NO_COMPANIONS)
    if not answers:
        raise Refused(Why.NOTHING_DRAFTED)
    trial = Trial(game, seat, answers)
    for chosen in trial.chosen:
        need_public(chosen.choice)
    asked = trial.chosen[0].choice.asked
    if any((it.seat, it.by, it.answers) == (seat, by, trial.answers) for it in table.proposals):
        raise Refused(Why.SHOWN_ALREADY)
    table.proposed += 1
    made = Proposal(table.proposed, seat, by, asked, trial.answers)
    table.proposals = [*table.proposals[1 - MOST_OPEN :], made]
    opened.tell(news.Proposed(made.number, seat, by))
    return made


def need_public(choice: Choice | None) -> None:
    """Raise Refused if only one seat may know the question, since others would learn of it."""
    if choice is not None and choice.secret:
        raise Refused(Why.SECRET_DRAFT)


def companions(table: Table, seat: int) -> list[int]:
    """Return the seats of the other people in this seat's team, one for each."""
    if not is_team(table):
        return []
    own = table.seats[seat].actor
    return [other for other in table.voices() if table.seats[other].actor != own]


def asked_of(table: Table) -> int:
    """Return the seat whose turn the team discusses."""
    if not is_team(table):
        raise Refused(Why.NO_COMPANIONS)
    return table.asked[0].seat


def found(table: Table, number: int) -> Proposal:
    proposal = next((it for it in table.proposals if it.number == number), None)
    if proposal is None:
        raise Refused(Why.NO_PROPOSAL)
    return proposal
