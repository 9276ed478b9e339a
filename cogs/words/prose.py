"""The prose of a game that tells a story: a block of its own, apart from rules and log."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import GAMES
from rules.core import Event, Message


def quoted(said: str) -> str:
    return f"> {said}"


def prose(game: str, view: Mapping[str, Any], language: str, names: Sequence[str]) -> list[str]:
    """Return the paragraphs of the current act, as the view gives them."""
    speaker = GAMES[game].speaker(language, names)
    return [quoted(speaker.say(Message(id, args))) for id, args in view.get("prose", ())]


def but_prose(game: str, events: Sequence[Event]) -> list[Event]:
    """Leave out the events that the block of prose tells."""
    return [event for event in events if event.id not in GAMES[game].telling.prose]
