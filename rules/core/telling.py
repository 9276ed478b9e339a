"""A game's declarations of how its events and questions are told."""

from collections.abc import Collection, Sequence

from msgspec import Struct


class Telling(Struct, frozen=True, kw_only=True):
    """Ids of events and points that are told in a special way."""

    chapters: Collection[str] = ()  # events that open a paragraph, such as a night
    scenes: Collection[str] = ()  # chapters that open a message, such as a battle
    gathering: Collection[str] = ()  # chapters told in one message, even if seats decide within
    causes: Collection[str] = ()  # events whose content the seat's next sentence repeats
    headlines: Sequence[str] = ()  # events that may sum up a turn, the most important first
    legible: Collection[str] = ()  # questions whose options a picture shows without numbers
    scores: Collection[str] = ()  # events that only the log tells, since the result repeats them
    prose: Collection[str] = ()  # events told as paragraphs of prose
    outcomes: Collection[str] = ()  # events that tell the actor the outcome of a draw
    open: Collection[str] = ()  # points whose options are public, even for a seat with a hand

    def begins_paragraph(self, event: str) -> bool:
        return event in self.chapters or event in self.scenes

    def stays_together(self, event: str) -> bool:
        """Tell if this chapter is told in a single message."""
        return event in self.scenes or event in self.gathering
