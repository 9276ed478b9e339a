"""A game's declarations of how its events and questions are told."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from .log import Event


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
    battles: Collection[str] = ()  # events whose ``seat`` has won a battle
    open: Collection[str] = ()  # points whose options are public, even for a seat with a hand

    def winner(self, event: Event) -> int | None:
        """Return the seat that has won a battle, if everybody knows it by this event."""
        if event.id not in self.battles or not event.seen_by(None):
            return None
        _, number = str(event.args["seat"]).split(":")
        return int(number)

    def begins_paragraph(self, event: str) -> bool:
        return event in self.chapters or event in self.scenes

    def stays_together(self, event: str) -> bool:
        """Tell if this chapter is told in a single message."""
        return event in self.scenes or event in self.gathering
