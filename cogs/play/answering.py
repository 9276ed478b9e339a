"""Turns a press on a panel into answers: option places become keys, and implied answers are
added."""

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
    """Return the answers of a button, each as places of options."""
    after = Press([then]).paths[0] if then else []
    return [[it] if it != NONE else [] for it in (place, *after)]


def lines_in(paths: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the answers of a menu. A single entry may also answer the next questions; several
    entries together answer only this one."""
    if len(paths) == 1:
        return [[place] if place != NONE else [] for place in paths[0]]
    return [[place for path in paths for place in path]]


def at_places(places: Sequence[int], question: Choice | None) -> list[str]:
    """Return the keys at these places of the question."""
    if question is None:
        raise Outdated
    try:
        return [key for place in places for key in keys_at(question, place)]
    except IndexError as unknown:
        raise Outdated from unknown


def answer_in_a_row(trial: Trial, line: Sequence[Sequence[int]], implied: Implied) -> None:
    """Add answers one after another, but stop at a payment that is not implied for this person, who
    wants to be asked everything."""
    for number, places in enumerate(line):
        question = trial.question
        if number and question and payment(question) is not None and implied(question) is None:
            break
        trial.add(Given("", at_places(places, question)))


def add_implied(trial: Trial, implied: Implied) -> bool:
    """Add implied answers; tell if any of them is more than a payment."""
    said = len(trial.chosen)
    go_on(trial, (), implied)
    return any(payment(it.choice) is None for it in trial.chosen[said:])


def counts(now: Panel, said: int, implied: Implied) -> bool:
    """Tell if the last ``said`` answers count at once: they end the turn without anything to
    reveal, and none of them was implied."""
    ends = now.final in (Final.PASSES, Final.TURN)
    own = all(implied(it.choice) != it.keys for it in now.chosen[-said:])
    return now.kind == "turn" and ends and own


def begins_with(drafted: Sequence[Chosen], chosen: Sequence[Chosen]) -> bool:
    return [it.keys for it in drafted[: len(chosen)]] == [it.keys for it in chosen]
