"""Counts the sentences that people see while they play: how often each message is on a screen.

python -m tests.cogs.most_seen [GAME ...] [--most 100]

One game of each is played by clicks. A message counts each time it is posted or changed, with its
text, buttons and menus; words in pictures do not count, nor do names that stand in a sentence.
A sentence has at least three words, two of them its own; what is shorter is a name.
"""

import argparse
import asyncio
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from unittest.mock import patch

from fluent.syntax.ast import Placeable, TextElement

import locales
from sandbox.model import Message
from sandbox.seen import Seen
from sandbox.world import Event
from tests.bench import Bench
from tests.cogs.house import at_home
from tests.cogs.sentences import messages
from tests.cogs.session import PEOPLE, play

GAMES = ("ryozen", "bonfire", "ghost_stories", "candelabria")
SEATS = 3
NAMES = ("/parts", "/names")  # domains without sentences
SHORTEST = 3  # letters; shorter messages are not counted
BEGINNING = 3  # letters at a message's start, by which it is found
WORDS, OWN_WORDS = 3, 2  # least words of a sentence, with and without its arguments
WORD = re.compile(r"[^\W\d_]+(?:['’]\w+)*")

Key = tuple[str, str]  # domain and id


class Spoken:
    """Remembers the sentences that were made, and finds them again in what people see."""

    def __init__(self) -> None:
        self.keys: dict[str, Key] = {}
        self.by_beginning: defaultdict[str, set[str]] = defaultdict(set)
        self.make = locales._said

    def __call__(
        self, language: str, domain: str, id: str, args: Mapping[str, str | float]
    ) -> dict[str, str] | str:
        made = self.make(language, domain, id, args)
        if isinstance(made, dict) and len(text := made[""].strip()) >= SHORTEST:
            self.keys.setdefault(text, (domain, id))
            self.by_beginning[text[:BEGINNING]].add(text)
        return made

    def found(self, shown: str) -> Iterator[Key]:
        """Yield the messages of which a text consists: at each place the longest one."""
        at = 0
        while at < len(shown):
            known = self.by_beginning.get(shown[at : at + BEGINNING], ())
            fit = max((text for text in known if shown.startswith(text, at)), key=len, default="")
            if fit:
                yield self.keys[fit]
            at += len(fit) or 1


def is_sentence(key: Key) -> bool:
    domain, id = key
    if domain.endswith(NAMES):
        return False
    pattern = messages(locales.SOURCE, domain)[id].value
    assert pattern is not None
    own = "".join(it.value for it in pattern.elements if isinstance(it, TextElement))
    gaps = sum(isinstance(it, Placeable) for it in pattern.elements)
    words = len(WORD.findall(own))
    return words >= OWN_WORDS and words + gaps >= WORDS


def shown(seen: Seen) -> str:
    """Return all words of a message, with those on its buttons and in its menus."""
    labels = [it.label for it in seen.buttons]
    menus = [words for it in seen.selects for words in (it.placeholder, *it.options)]
    return "\n".join([seen.text, *labels, *menus])


async def count(table: Bench, game: str, spoken: Spoken, counts: Counter[Key]) -> None:
    def notice(event: Event) -> None:
        message = event.subject
        if isinstance(message, Message) and event.name in ("message_create", "message_update"):
            seen = Seen(table.world, message, table[PEOPLE[0]].user)
            counts.update(spoken.found(shown(seen)))

    table.world.listeners.append(notice)
    await play(table, game, SEATS, Random(1))


async def counted(games: Sequence[str]) -> Counter[Key]:
    spoken, counts = Spoken(), Counter[Key]()
    with patch.object(locales, "_said", spoken):
        for game in games:
            with tempfile.TemporaryDirectory() as folder:
                async with at_home(Path(folder), PEOPLE) as table:
                    await count(table, game, spoken, counts)
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.most_seen")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--most", type=int, default=100)
    asked = parser.parse_args()
    found = asyncio.run(counted(asked.games)).most_common()
    sentences = [(key, times) for key, times in found if is_sentence(key)]
    for (domain, id), times in sentences[: asked.most]:
        print(f"{times} {domain} {id}")


if __name__ == "__main__":
    main()
