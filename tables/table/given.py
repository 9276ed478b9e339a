"""The first stage after a change: gives the answers that people have decided beforehand. To others
they look like answers given just now."""

from rules.core import Choice, Event, IllegalAnswer, Message, answer_prepared

from ..base import news
from ..base.beforehand import BY, Ahead, Beforehand
from ..base.errors import Refused
from ..base.keeping import AnyGame, Draft
from ..base.trial import Trial
from .moves import tell_move
from .opened import OpenTable

AT_ONCE = 30  # prepared answers in a row, before people get a chance to press


def give(opened: OpenTable) -> None:
    """Give prepared answers until somebody must think."""
    if not any(choice.seat in opened.beforehand for choice in opened.game.pending):
        return
    game = opened.to_play()
    for _ in range(AT_ONCE):
        if game.over or opened.table.paused is not None:
            return
        if not any(_answer(opened, game, choice.seat) for choice in game.pending):
            return


def _answer(opened: OpenTable, game: AnyGame, seat: int) -> bool:
    decided = opened.beforehand.get(seat)
    if decided is None or opened.table.seats[seat].actor is None:
        return False
    return _stand(opened, game, seat, decided) or _go_ahead(opened, game, seat, decided)


def _stand(opened: OpenTable, game: AnyGame, seat: int, decided: Beforehand) -> bool:
    decisions, known = len(game.line), game.known_to_all
    outcome = answer_prepared(game, seat, [it.answer for it in decided.standing])
    kept = [it for it in decided.standing if any(it.answer is left for left in outcome.left)]
    if len(kept) < len(decided.standing):
        decided.standing = kept
        opened.keep_beforehand(seat, decided)
    if outcome.events is None:
        return False
    last = game.line[-1]
    used = (it for it in kept if (it.answer.point, it.answer.keys) == (last.point, last.keys))
    for it in used:
        it.acted = decisions
    opened.keep_beforehand(seat, decided)
    opened.note_prepared(seat, outcome.events, known)
    tell_move(opened, game, seat, outcome.events, len(game.log), opened.table.seats[seat].actor)
    opened.drop_draft(seat)
    return True


def _go_ahead(opened: OpenTable, game: AnyGame, seat: int, decided: Beforehand) -> bool:
    """Play the whole prepared turn if it was confirmed and its condition holds, else make it the
    draft; tell if it was played."""
    ahead, asked = decided.ahead, game.choice_for(seat)
    if ahead is None or asked is None or _comes_between(asked, ahead):
        return False
    decided.ahead = None
    opened.keep_beforehand(seat, decided)
    person = opened.table.seats[seat].actor
    assert person is not None, "only a person decides beforehand"
    try:
        trial = Trial(game, seat, ahead.answers)
    except IllegalAnswer as refused:
        opened.tell_person(person, news.LaidAside(seat, _reason(refused), refused.rule))
        return False
    except Refused:
        opened.tell_person(person, news.LaidAside(seat, Message("")))
        return False
    if not ahead.confirmed or (ahead.condition and not asked.holds(ahead.condition)):
        opened.keep_draft(seat, Draft(asked.asked, 1, trial.answers, ahead))
        return False
    first, events = len(game.log) + 1, list[Event]()
    for answer in trial.answers:
        choice = game.choice_for(seat)
        assert choice is not None, "it was tried just now"
        events += opened.answer(seat, choice, answer.keys, person=person, by=BY)
    tell_move(opened, game, seat, events, first, person)
    own = [event for event in events if event.seen_by(seat)]
    opened.tell_person(person, news.PlayedAhead(seat, own))
    opened.drop_draft(seat)
    return True


def _reason(refused: IllegalAnswer) -> Message:
    """Return the game's own reason; the core's reasons name only keys, so they become an empty
    message."""
    words = refused.words
    if isinstance(words, Message) and not words.id.startswith("illegal-"):
        return words
    return Message("")


def lay(opened: OpenTable, seat: int, ahead: Ahead) -> None:
    """Store a prepared turn until its question comes."""
    decided = opened.beforehand.get(seat, Beforehand())
    decided.ahead = ahead
    opened.keep_beforehand(seat, decided)


def _comes_between(asked: Choice, ahead: Ahead) -> bool:
    """Tell if this question comes out of turn, so that the prepared turn is still to come."""
    return bool(asked.conditions) and asked.point != ahead.answers[0].point
