"""Answers in words: the question and the options chosen."""

import re
from collections.abc import Sequence

from rules.core import Choice
from tables import Chosen

from .texts import Texts

Names = Sequence[str]
ASKING = re.compile(r"[^.!?]+\?")


def chosen_words(chosen: Chosen, t: Texts, names: Names) -> str:
    """Return the answer with its question in front, because a bare “Yes” says nothing."""
    choice = chosen.choice
    asked = briefly(choice.question(t.language, names))
    if not chosen.keys and not choice.declining(t.language, names):
        return t("panel-skipped", question=asked)
    return f"{asked} → **{answer_words(choice, chosen.keys, t, names)}**"


def answer_words(choice: Choice, keys: Sequence[str], t: Texts, names: Names) -> str:
    return ", ".join(labels(choice, keys, t, names)) or declining(choice, t, names)


def declining(choice: Choice, t: Texts, names: Names = ()) -> str:
    """Return the label of the button for none of the options."""
    return choice.declining(t.language, names) or t("panel-skip")


def briefly(question: str) -> str:
    """Return the sentence that asks, without introduction and explanation."""
    sentences = ASKING.findall(question)
    return sentences[-1].strip(" ”»") if sentences else question


def labels(choice: Choice, keys: Sequence[str], t: Texts, names: Names) -> list[str]:
    """Return the labels of an answer. Answers given in a row may name options that the question had
    not listed at first."""
    by_key = {option.key: option for option in choice.options}
    speaker = choice.book.speaker(t.language, names)
    others = choice.called([key for key in keys if key not in by_key], speaker)
    return [others[key] if key in others else by_key[key].chosen(t.language, names) for key in keys]
