"""Nomination Whist: a card game for Emberboard."""

from . import automa, checks, commands, play, view, words
from .registry import book

CONTRACT = 1  # of the rules that this was written for

__all__ = ["CONTRACT", "automa", "book", "checks", "commands", "play", "view", "words"]
