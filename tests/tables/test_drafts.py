"""A draft goes on after its seat shows a card of its own, and through a chain of its sealed
answers."""

from rules.core import Game
from rules.core.stage import staged
from tables import Answer, Final, Trial
from tests.proof.siege import State, book


def arrange(s: State) -> None:
    s.seats[0].hand = ["archer", "oil", "rest"]


def siege(*agenda: list[object]) -> Game[State]:
    return staged(book, 2, edit=arrange, agenda=agenda)


def test_a_draft_goes_on_after_a_card_of_the_own_hand_is_shown() -> None:
    trial = Trial(siege(["muster", 0], ["council"]), 0)
    for card in ("card:oil", "card:rest"):
        trial.add(Answer("siege.show", [card]))
        assert trial.final is None
    assert trial.view()["hands"][0] == ["archer"]
    trial.add(Answer("siege.show", []))
    assert trial.final is Final.PASSES


def test_what_was_shown_is_not_taken_back_once_it_is_confirmed() -> None:
    game = siege(["muster", 0], ["council"])
    choice = game.pending[0]
    game.answer(0, choice, ["card:oil"])
    assert game.undo_limit(0) == len(game.line) == 1


def test_a_chain_of_sealed_answers_is_drafted_to_its_end() -> None:
    game = siege(["council"])
    trial = Trial(game, 0, [Answer("siege.card", ["card:archer"])])
    assert trial.final is None
    assert trial.question is not None
    trial.add(Answer(trial.question.point, [trial.question.keys[0]]))
    assert trial.final is Final.SEALED
    for answer in ("card:archer", "gate:west"):
        asked = game.choice_for(0)
        assert asked is not None
        game.answer(0, asked, [answer])
    again = Trial(game, 0, [Answer("siege.card", ["card:rest"])])
    assert again.final is Final.SEALED
