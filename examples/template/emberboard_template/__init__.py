"""Template: a game for Emberboard."""

from .game import book

CONTRACT = 1  # the contract that this game was written for

__all__ = ["CONTRACT", "book"]
