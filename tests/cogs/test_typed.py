"""Sentences in people's own words: most are understood, and none is misunderstood."""

from collections import Counter

import pytest

from cogs.play.actions.completing import offers
from tables import Refused, Why
from tests.cogs.typed import HALVES, Outcome, Sentence, sentences
from tests.fuzz.targets import positions

LEAST = 0.85  # the share of sentences understood
SAMPLE = 5  # the short test reads one sentence in so many


def outcomes(said: list[Sentence]) -> Counter[Outcome]:
    found = Counter[Outcome]()
    for sentence in said:
        outcome = sentence.outcome()
        assert outcome is not Outcome.WRONG, sentence
        found[outcome] += 1
    return found


def test_no_sentence_is_misunderstood() -> None:
    said = list(sentences("unseen"))[::SAMPLE]
    assert outcomes(said)[Outcome.RIGHT] > len(said) / 2


def test_a_line_that_is_too_long_is_not_read() -> None:
    """Long lines take long to read, and keep others waiting."""
    line, typed = positions()[0], "e f g " * 1000
    with pytest.raises(Refused) as refused:
        line.read(typed)
    assert refused.value.why is Why.TOO_LONG
    assert offers(line, typed) == []


@pytest.mark.long
@pytest.mark.parametrize("half", HALVES)
def test_most_sentences_are_understood(half: str) -> None:
    said = list(sentences(half))
    assert len(said) == 200
    assert outcomes(said)[Outcome.RIGHT] >= LEAST * len(said)
