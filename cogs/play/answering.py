"""The answers that a press on a panel gives: its places as keys, and what goes without saying."""

from collections.abc import Sequence

from rules.core import Choice
from tables import Answer as Given
from tables import Chosen, Final, Panel, Trial
from tables.turn.drafting import Implied, go_on

from ..buttons.picks import NONE
from ..presses.replies import Outdated, Press
from ..words.together import keys_at
from ..words.unasked import payment


def line_of(place: int, then: str = "") -> list[list[int]]:
    """Return the answers that a button gives: of each the places of its options."""
    after = Press([then]).paths[0] if then else []
    return [[it] if it != NONE else [] for it in (place, *after)]


def lines_in(paths: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the answers that a menu gives. An entry may answer the next questions as well; of
    several things that are picked none does."""
    if len(paths) == 1:
        return [[place] if place != NONE else [] for place in paths[0]]
    return [[place for path in paths for place in path]]


def at_places(places: Sequence[int], question: Choice | None) -> list[str]:
    """Return the keys at these places of the question's list."""
    if question is None:
        raise Outdated
    try:
        return [key for place in places for key in keys_at(question, place)]
    except IndexError as unknown:
        raise Outdated from unknown


def answer_in_a_row(trial: Trial, line: Sequence[Sequence[int]], implied: Implied) -> None:
    """Stop where somebody who wants to be asked everything would be passed over."""
    for number, places in enumerate(line):
        question = trial.question
        if number and question and payment(question) is not None and implied(question) is None:
            break
        trial.add(Given("", at_places(places, question)))


def take_unasked(trial: Trial, implied: Implied) -> bool:
    """Add what goes without saying, and tell if any of it is no payment."""
    said = len(trial.chosen)
    go_on(trial, (), implied)
    return any(payment(it.choice) is None for it in trial.chosen[said:])


def counts(now: Panel, said: int, implied: Implied) -> bool:
    """Tell if the last answers, so many in a row, end the turn and hide nothing, and none of them
    was taken unasked."""
    ends = now.final in (Final.PASSES, Final.TURN)
    own = all(implied(it.choice) != it.keys for it in now.chosen[-said:])
    return now.kind == "turn" and ends and own


def begins_with(drafted: Sequence[Chosen], chosen: Sequence[Chosen]) -> bool:
    return [it.keys for it in drafted[: len(chosen)]] == [it.keys for it in chosen]
