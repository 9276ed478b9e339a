"""The dangers ahead, in words, if the game's view tells of them: threats to everybody
(`danger`), and the plans of the side that the game itself plays (`announced`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import GAMES
from rules.core import Message


def dangers(game: str, view: Mapping[str, Any], language: str, names: Sequence[str]) -> list[str]:
    speaker = GAMES[game].speaker(language, names)
    known = [("⚠", it) for it in view.get("danger", ())]
    known += [("➜", it) for it in view.get("announced", ())]
    return [f"{mark} {speaker.say(Message(id, args))}" for mark, (id, args) in known]


def small(lines: Sequence[str]) -> list[str]:
    """Return dangers in small print, beside a picture that shows most of them."""
    return [f"-# {line}" for line in lines]
