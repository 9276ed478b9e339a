"""Events as sentences, in the voice of a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules import GAMES
from rules.core import Event

from .prose import quoted

HEADLINES = 2


@dataclass
class Sentence:
    """The sentence of an event, with the additions from the events that follow."""

    event: Event
    said: str
    also: list[str] = field(default_factory=list)  # further names in the same sentence
    effects: list[str] = field(default_factory=list)  # gains and payments of the same seat

    def whole(self) -> str:
        if not self.also and not self.effects:
            return self.said
        effects = f" ({', '.join(self.effects)})" if self.effects else ""
        return f"{', '.join([self.said.removesuffix('.'), *self.also])}{effects}."


def sentences(game: str, events: Sequence[Event], language: str, names: Sequence[str]) -> list[str]:
    """Return each event in the game's own words."""
    speaker = GAMES[game].speaker(language, names)
    return [speaker.say(event.words) for event in worth_telling(events)]


def before_the_result(game: str, events: Sequence[Event]) -> list[Event]:
    """Return the events without the score, which the result tells."""
    return [event for event in events if event.id not in GAMES[game].telling.scores]


def signed(lines: Sequence[str], by: str) -> list[str]:
    """Put the automa's sign on the first line of its turn; later lines may be about others."""
    return [f"🤖 {line}" if by == "automa" and not at else line for at, line in enumerate(lines)]


def in_short(game: str, events: Sequence[Event], language: str, names: Sequence[str]) -> str:
    """Return the events in one plain line, for menus."""
    return " ".join(it.whole() for it in joined(game, events, language, names))


def paragraphs(
    game: str, events: Sequence[Event], language: str, names: Sequence[str]
) -> list[str]:
    """Return paragraphs. A chapter, such as a sector at night, is one line: its underlined opening,
    then all that follows in it. A scene has a line for each sentence."""
    telling = GAMES[game].telling
    lines: list[str] = []
    in_chapter = False
    for sentence in joined(game, events, language, names):
        said = sentence.whole()
        if sentence.event.id in telling.prose:
            in_chapter = False
            lines.append(quoted(said))
        elif telling.begins_paragraph(sentence.event.id):
            in_chapter = sentence.event.id not in telling.scenes
            lines.append(f"__{said}__")
        elif in_chapter:
            lines[-1] += f" {said}"
        else:
            lines.append(said)
    return lines


def headlines(game: str, events: Sequence[Event], language: str, names: Sequence[str]) -> list[str]:
    """Return the two most important sentences of a turn, in order."""
    weights = {event: place for place, event in enumerate(GAMES[game].telling.headlines)}
    found = joined(game, before_the_result(game, events), language, names)
    weighed = sorted(found, key=lambda it: weights.get(it.event.id, len(weights)))[:HEADLINES]
    return [it.whole() for it in found if any(it is kept for kept in weighed)]


def joined(
    game: str, events: Sequence[Event], language: str, names: Sequence[str]
) -> list[Sentence]:
    """Merge sentences of the same seat: ``also`` adds to a list of the same kind, ``effect`` adds
    gains and payments in brackets. A cause without effects is replaced by its result."""
    causes = GAMES[game].telling.causes
    speaker = GAMES[game].speaker(language, names)
    found: list[Sentence] = []
    for event in worth_telling(events):
        forms = speaker.forms(event.words)
        last = found[-1] if found else None
        if last is None or last.event.args.get("seat") != event.args.get("seat"):
            found.append(Sentence(event, forms[""]))
        elif "also" in forms and event.id == last.event.id and not last.effects:
            last.also.append(forms["also"])
        elif "effect" in forms and event.id != last.event.id:
            last.effects.append(forms["effect"])
        elif last.event.id in causes and not last.effects:
            found[-1] = Sentence(event, forms[""])
        else:
            found.append(Sentence(event, forms[""]))
    return found


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Leave out the events that are meant only for log files."""
    return [event for event in events if event.id != "forced"]
