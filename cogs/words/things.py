"""Explanations of things that a question and its options name, such as a ghost or a curse; and the
goods that a seat has to answer with."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from render.painters import PAINTERS, face
from rules.core import Choice, Message, Option

COPY = re.compile(r"_\d+$")
TOLD_APART = 4  # kinds of things with fewer different explanations are not explained
NUMBER_OF = re.compile(r" \(\d+\)")  # a number after a name, left out of labels
SENTENCE = re.compile(r"(?<=[.!?]) ")


def explained(choice: Choice, language: str) -> str:
    """Return a line that explains the things that the question names, or an empty one if there
    are no words for them."""
    game = choice.book.id
    named = [card_key(game, str(it)) for it in (choice.about or {}).values()]
    return " ".join(told(game, key, language) for key in named if key in known(game))


def card_key(game: str, key: str) -> str:
    """Return the key under which a thing is explained; copies are explained under the first
    one's."""
    return key if key in known(game) else COPY.sub("_1", key)


def told(game: str, key: str, language: str) -> str:
    one = face(game, key, language)
    kind = "" if one.kind == one.title else f"{one.kind}. "
    return " ".join(f"{one.title}: {kind}{one.words}".split())


@cache
def known(game: str) -> frozenset[str]:
    return frozenset(PAINTERS[game].known_keys() if game in PAINTERS else ())


def of_options(options: Sequence[tuple[Option, str, str]], language: str) -> list[str]:
    """Return the effect of each option's thing. ``options`` brings labels and explanations besides.
    If all effects are the same, they help nobody choose, so return empty strings."""
    found = [of_option(option, label, more, language) for option, label, more in options]
    return found if len(set(found)) > 1 or len(found) == 1 else [""] * len(found)


def of_option(option: Option, label: str, more: str, language: str) -> str:
    """Return the effect of the thing that an option's label names, without what label and
    explanation say already."""
    book, words = option.choice.book, option.words
    if listed := book.speaker(language).forms(words).get("listed"):
        return unsaid(listed, f"{label} {more}")
    game = book.id
    args = words.args.values() if isinstance(words, Message) else ()
    for named in (option.key, *map(str, args)):
        key = card_key(game, named)
        if key not in known(game) or key.partition(":")[0] not in singular(game, language):
            continue
        one = face(game, key, language)
        does = " ".join(one.words.split())
        if one.title.casefold() in label.casefold():
            return unsaid(does, f"{label} {more}")
    return ""


def unsaid(does: str, told: str) -> str:
    """Return the sentences of ``does`` that ``told`` does not contain already."""
    said = told.casefold()

    def new(sentence: str) -> bool:
        core = NUMBER_OF.sub("", sentence).split(": ")[-1].strip(" .").casefold()
        return core not in said

    return " ".join(filter(new, SENTENCE.split(does)))


@cache
def singular(game: str, language: str) -> frozenset[str]:
    """Return the kinds whose things differ in their effects, such as cards; goods do not."""
    does: dict[str, list[str]] = {}
    for key in known(game):
        does.setdefault(key.partition(":")[0], []).append(face(game, key, language).words)
    return frozenset(kind for kind, words in does.items() if len(set(words)) >= TOLD_APART)


def shortened(more: str, does: str, room: int) -> str:
    """Add to an explanation as many sentences of the effect as a menu's line has room for."""
    kept = f"{more}." if more and not more.endswith((".", "!", "?")) else more
    whole = kept
    for sentence in SENTENCE.split(does):
        longer = f"{whole} {sentence}".strip()
        if len(longer) > room:
            break
        whole = longer
    return whole if whole != kept else more or does


def held(game: str, view: Mapping[str, Any], seat: int, language: str) -> str:
    """Return a seat's goods in one line; empty for games without goods."""
    painter = PAINTERS.get(game)
    by_seat = painter.holdings(view, language) if painter else []
    goods = by_seat[seat] if seat < len(by_seat) else {}
    return " · ".join(f"{name} {count}" for name, count in goods.items() if count not in ("", 0))
