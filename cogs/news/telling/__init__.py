"""The news of a table in words: one small function for each kind of news."""

from . import ending, gathering, people, playing, talking
from .notices import ROOM, TELLERS, Notice, layout, notice, table_buttons
from .playing import lines_of, outdated, redone_lines, turn, undone_words
from .talking import thinking

__all__ = [
    "ROOM",
    "TELLERS",
    "Notice",
    "ending",
    "gathering",
    "layout",
    "lines_of",
    "notice",
    "outdated",
    "people",
    "playing",
    "redone_lines",
    "table_buttons",
    "talking",
    "thinking",
    "turn",
    "undone_words",
]
