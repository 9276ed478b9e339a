"""The aims of a plan and the time left, in words."""

from collections.abc import Sequence

from rules import GAMES
from rules.core import Aim, Message

from .texts import Texts, joined


def aims_told(game: str, aims: Sequence[Aim], t: Texts, names: Sequence[str]) -> str:
    """Return the aims in one line, with the turns that they still take. Leave out aims that the
    game no longer knows, as in old reviews."""
    return joined([aim_told(game, aim, t, names) for aim in aims])


def aim_told(game: str, aim: Aim, t: Texts, names: Sequence[str]) -> str:
    said = message_told(game, aim.words, t, names)
    return t("aim-turns", aim=said, turns=aim.turns) if said and aim.turns else said


def message_told(game: str, words: Message | None, t: Texts, names: Sequence[str]) -> str:
    if words is None:
        return ""
    try:
        return GAMES[game].speaker(t.language, names).say(words)
    except LookupError:
        return ""
