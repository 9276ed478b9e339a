"""Nomination Whist: a card game for Emberboard."""

from . import automa, checks, commands, play, view, words
from .registry import book

CONTRACT = 1  # the contract that this game was written for

__all__ = ["CONTRACT", "automa", "book", "checks", "commands", "play", "view", "words"]
