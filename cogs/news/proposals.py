"""A draft shown to a team, in words: the plan and its consequences."""

from collections.abc import Sequence

from tables import Foreseen, Table

from ..words.answers import chosen_words
from ..words.foresight import outlook
from ..words.results import side_names
from ..words.texts import Texts


def lines(shown: Foreseen, table: Table, t: Texts, names: Sequence[str]) -> list[str]:
    done = [chosen_words(chosen, t, names) for chosen in shown.chosen]
    numbered = [f"{number}. {words}" for number, words in enumerate(done, 1)]
    sides = side_names(table, names, t)
    brings = outlook(table.settings.game, shown.foresight, t, sides, whole=True)
    return [*numbered, *([f"{t('panel-outlook')}:", *brings] if brings else [])]
