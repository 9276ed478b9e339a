"""What happened, as a table tells it."""

from collections.abc import Sequence

from rules import GAMES
from rules.core import Event


def sentences(game: str, events: Sequence[Event], language: str, names: Sequence[str]) -> list[str]:
    """Each event in the game's own words."""
    speaker = GAMES[game].speaker(language, names)
    return [speaker.say(event.words) for event in told(events)]


def paragraphs(
    game: str, events: Sequence[Event], language: str, names: Sequence[str]
) -> list[str]:
    """Sentences, but what belongs to a part of the game, such as a sector's night reward, stands
    in one line after the sentence that opens the part. That is underlined: names are bold."""
    parts = GAMES[game].parts
    lines: list[str] = []
    in_part = False
    for event, said in zip(told(events), sentences(game, events, language, names), strict=True):
        if event.id in parts:
            in_part = True
            lines.append(f"__{said}__")
        elif in_part:
            lines[-1] += f" {said}"
        else:
            lines.append(said)
    return lines


def told(events: Sequence[Event]) -> list[Event]:
    """Without what only readers of the log's files want to know."""
    return [event for event in events if event.id != "forced"]
