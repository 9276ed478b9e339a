"""Aims: what a seat may play for over several turns, as its game declares it. Advice names them."""

from msgspec import Struct

from .words import Message


class Aim(Struct, frozen=True):
    """Something to play for, with its worth in one position."""

    key: str  # the same in every position of the game
    words: Message  # what to do, as in “light the Bonfire at place 3”
    worth: float  # in tenths of a point or the game's own unit, less what is still uncertain
    turns: int = 0  # a rough number of own turns that it still takes; 0: reached, or nobody can say
