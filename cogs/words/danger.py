"""What threatens next, in words, where the view of a game tells of a `danger`."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import GAMES
from rules.core import Message


def dangers(game: str, view: Mapping[str, Any], language: str, names: Sequence[str]) -> list[str]:
    speaker = GAMES[game].speaker(language, names)
    return [f"⚠ {speaker.say(Message(id, args))}" for id, args in view.get("danger", ())]


def small(lines: Sequence[str]) -> list[str]:
    """Beside a picture that shows most of it."""
    return [f"-# {line}" for line in lines]
