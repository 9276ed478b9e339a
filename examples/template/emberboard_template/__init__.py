"""Template: a game for Emberboard."""

from .game import book

CONTRACT = 1  # of the rules that this was written for

__all__ = ["CONTRACT", "book"]
