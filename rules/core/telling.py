"""The way in which a game's events and questions are told: data that a registry writes down."""

from collections.abc import Collection, Sequence

from msgspec import Struct


class Telling(Struct, frozen=True, kw_only=True):
    """Ids of events, and of the points whose options lie open."""

    chapters: Collection[str] = ()  # events that open a paragraph, such as a night
    scenes: Collection[str] = ()  # chapters that open a message, such as a battle
    gathering: Collection[str] = ()  # chapters told in one message, whoever is asked
    causes: Collection[str] = ()  # events that the seat's next sentence tells as well
    headlines: Sequence[str] = ()  # the most telling events of a turn, the weightiest first
    legible: Collection[str] = ()  # questions with options that need no numbers in a picture
    scores: Collection[str] = ()  # events told only in the log, since the result says the same
    prose: Collection[str] = ()  # events told in blocks of prose
    outcomes: Collection[str] = ()  # events that show the actor a draw's outcome
    open: Collection[str] = ()  # questions that everybody may see, even with hidden hands

    def begins_paragraph(self, event: str) -> bool:
        return event in self.chapters or event in self.scenes

    def stays_together(self, event: str) -> bool:
        """Tell if all of this chapter is one message."""
        return event in self.scenes or event in self.gathering
