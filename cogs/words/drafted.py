"""A draft's answers, in words."""

from collections.abc import Sequence

from tables import Chosen

from .answers import answer_words, chosen_words
from .texts import Texts
from .unasked import payment, unasked

PLAN = 420  # the most characters of a turn in words


def numbered(chosen: Sequence[Chosen], t: Texts, names: Sequence[str]) -> list[str]:
    return [f"{number}. {words}" for number, words in enumerate(told(chosen, t, names), 1)]


def told(chosen: Sequence[Chosen], t: Texts, names: Sequence[str]) -> list[str]:
    """Return a line for each answer. An implied answer shares the line of the one before it. An
    obvious payment is left out, except the last one, which can still be changed: the draft's
    expected results show it."""
    lines: list[str] = []
    for it in chosen:
        if not lines or unasked(it.choice) != it.keys:
            lines.append(chosen_words(it, t, names))
        elif it is chosen[-1] or not is_plain_payment(it):
            lines[-1] += f" · {answer_words(it.choice, it.keys, t, names)}"
    return lines


def turn_words(chosen: Sequence[Chosen], names: Sequence[str], t: Texts, room: int = PLAN) -> str:
    """Return a turn's answers in one line, without their questions."""
    answers = [answer_words(it.choice, it.keys, t, names) for it in worth_telling(chosen)]
    kept, length = list[str](), 0
    for answer in answers:
        length += len(answer)
        if length > room and kept:
            return "; ".join([*kept, "…"])
        kept.append(answer)
    return "; ".join(kept) or "—"


def worth_telling(chosen: Sequence[Chosen]) -> Sequence[Chosen]:
    """Leave out obvious payments before the last answer, unless there is nothing else."""
    return [one for one in chosen if one is chosen[-1] or not is_plain_payment(one)] or chosen


def is_plain_payment(chosen: Chosen) -> bool:
    return payment(chosen.choice) == chosen.keys
