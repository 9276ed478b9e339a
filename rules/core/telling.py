"""The way in which a game's events and questions are told: data that a registry writes down."""

from collections.abc import Collection, Sequence

from msgspec import Struct


class Telling(Struct, frozen=True, kw_only=True):
    """Ids of events, and of the points whose options lie open."""

    chapters: Collection[str] = ()  # events that open a paragraph, such as a night
    scenes: Collection[str] = ()  # chapters that open a message, such as a battle
    gathering: Collection[str] = ()  # chapters told in one message, whoever is asked
    causes: Collection[str] = ()  # events that the next sentence of the seat says as well
    headlines: Sequence[str] = ()  # events that say most about a turn, the weightiest first
    legible: Collection[str] = ()  # points whose options are known without a number on a picture
    scores: Collection[str] = ()  # events that the log alone tells: the result says as much
    prose: Collection[str] = ()  # events that are read, in a block of their own
    outcomes: Collection[str] = ()  # events that show whoever acts how chance went
    open: Collection[str] = ()  # points that everybody may see into, whatever hands may hide

    def begins_paragraph(self, event: str) -> bool:
        return event in self.chapters or event in self.scenes

    def stays_together(self, event: str) -> bool:
        """Tell if all of this chapter is one message."""
        return event in self.scenes or event in self.gathering
