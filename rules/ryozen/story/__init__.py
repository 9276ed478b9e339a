"""Four stories in three acts each, for games against the Basilisk."""

from . import acts, asked, effects, parts, setup, view, words

__all__ = ["acts", "asked", "effects", "parts", "setup", "view", "words"]
