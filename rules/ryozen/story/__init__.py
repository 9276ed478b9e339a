"""Four stories of three acts, told while one plays against the Basilisk."""

from . import acts, asked, effects, parts, setup, view, words

__all__ = ["acts", "asked", "effects", "parts", "setup", "view", "words"]
