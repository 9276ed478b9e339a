"""People type sentences in their own words: most are understood, and none is misunderstood."""

from collections import Counter

import pytest

from tests.cogs.typed import HALVES, Outcome, Sentence, sentences

LEAST = 0.85  # of all sentences are understood
SAMPLE = 5  # one in so many is read in the short test


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


@pytest.mark.long
@pytest.mark.parametrize("half", HALVES)
def test_most_sentences_are_understood(half: str) -> None:
    said = list(sentences(half))
    assert len(said) == 200
    assert outcomes(said)[Outcome.RIGHT] >= LEAST * len(said)
