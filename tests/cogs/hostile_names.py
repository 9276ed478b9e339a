"""Names that try to be more than names, and a listener for their effects."""

import json
import re

from sandbox.world import Event
from tests.bench import Bench
from tests.cogs.leaks import everything

HOSTILE = {
    "a link": "https://example.com/free_coins",
    "an invite": "discord.gg/emberboard",
    "a command": "</game new:1>",
    "a mention": "<@1572789733770133508>",
    "everybody": "@everyone",
    "a channel": "<#42>",
    "a moment": "<t:0:R>",
    "a heading": "# The game is over",
    "a list": "- 1. Anna",
    "a masked link": "[click](https://example.com)",
    "backwards": "Anna\u202enobA",
    "lines": "Anna\n## The game is over\u2028\u0000",
    "endless": "x" * 6000,
    "nothing to see": "\u200b\u2060\u00ad",
    "drawn as nothing": "\u3164\u2800\u115f",
    "a tower": "Z" + "\u0335\u0489\u20dd" * 10,
    "a tower of a kind of its own": "م" + "\u064b" * 31,
    "a tower with joiners": "Z" + "\u0301\u0301\u0301\u200d" * 8,
    "a tower of vedic tones": "A" + "\u1cd0\ufe20" * 16,
    "turned around in itself": "\u2067Anna\u2069\u061c\u200f",
    "far from all letters": "𒀱" * 32,
    "flags": "🇩" * 32,
    "families": "👩\u200d👩\u200d👧\u200d👦" * 8,
    "a moving emoji": "<a:crown:1572789733770133508>",
    "an emoji": "<:crown:1572789733770133508>",
    "half a letter": "\ud800",
    "marks": "**_~~||`Anna`||~~_**",
}


class Listener:
    """Remembers all that the bot says, and finds effects that only a name could have had."""

    def __init__(self, table: Bench) -> None:
        self.table = table
        self.said: list[str] = []
        table.world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        if event.name in ("message_create", "message_update"):
            if event.subject.author is self.table.world.bot:
                self.said.append(everything(event.subject))
        elif event.name == "interaction_changed":
            shown = [event.subject.choices, event.subject.modal]
            self.said.append(json.dumps(shown, ensure_ascii=False))

    def forged(self) -> list[str]:
        marks = r"https?://example|discord\.gg/ember|</game new:1>|@everyone|[\u202a-\u202e]|x{40}"
        return [text for text in self.said if re.search(marks, text)]
