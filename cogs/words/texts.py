"""The bot's sentences in the reader's language."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import discord

import locales
from tables import Profile, Refused

LANGUAGES = locales.LANGUAGES
BOT, NEWS, REFUSALS, COMMANDS, GAME_NAMES = "bot", "news", "refusals", "commands", "*/names"


def language_of(locale: discord.Locale | str | None, chosen: str | None = None) -> str:
    """Return the language that somebody chose, or else their Discord's, or else English."""
    if chosen in LANGUAGES:
        return chosen
    return shown_as(str(locale or "")) or locales.SOURCE


def shown_as(locale: str) -> str | None:
    """Return the bot's language for one of Discord's, such as ``en-GB``; None if it has none."""
    meant = (id for id, known in locales.KNOWN.items() if locale in known.discord)
    base = locale.partition("-")[0]
    return next(meant, base if base in locales.KNOWN else None)


def spoken_by(profile: Profile, otherwise: str = LANGUAGES[0]) -> str:
    """Return the language of somebody absent: the one chosen, or the last one of their Discord."""
    return profile.language or profile.spoken or otherwise


@dataclass(frozen=True)
class Texts:
    """The bot's sentences: ``t("lobby-title", game="Ryozen")``."""

    language: str

    def __call__(self, id: str, /, **args: str | float) -> str:
        return locales.text(self.language, BOT, id, **args)

    def news(self, id: str, /, **args: str | float) -> str:
        return locales.text(self.language, NEWS, id, **args)

    def choice(self, id: str, value: str) -> str:
        """Return a value of a menu in words; languages go by their own names."""
        known = locales.KNOWN.get(value) if id == "language" else None
        return known.name if known else self(f"{id}-{value}")

    def refusal(self, error: Refused) -> str:
        args = {"detail": "", "days": 0, "part": 0, "most": 0, **error.details}
        return locales.text(self.language, REFUSALS, error.why, **args)

    def game(self, game: str) -> str:
        return self._named(game, game)

    def mode(self, game: str, mode: str) -> str:
        return self._named(f"{game}-mode-{mode}", mode)

    def about_mode(self, game: str, mode: str) -> str:
        """Return the mode's description, or an empty string if it has none."""
        return self._named(f"{game}-mode-{mode}-about", "")

    def setting(self, game: str, setting: str) -> str:
        return self._named(f"{game}-{setting}", setting)

    def about_setting(self, game: str, setting: str) -> str:
        """Return the setting's description, or an empty string if its name says enough."""
        return self._named(f"{game}-{setting}-about", "")

    def value(self, game: str, setting: str, value: str | int | bool) -> str:
        if isinstance(value, bool):
            return self("yes") if value else self("no")
        return self._named(f"{game}-{setting}-{value}", str(value))

    def _named(self, id: str, otherwise: str) -> str:
        """Return the name of a game or option; without one, its id."""
        if locales.has(self.language, GAME_NAMES, id):
            return locales.text(self.language, GAME_NAMES, id)
        return otherwise.replace("_", " ").capitalize()


LONGEST_NAME = 32  # characters; Discord's own limit
JOINER = "\u200d"  # joins several emojis to one
# Characters that begin a link, invitation, mention or command, and harmless ones that look alike.
HARMLESS = str.maketrans({"/": "⁄", "\\": "⁄", "<": "‹", ">": "›", "@": ""})
# Letters drawn as nothing: Hangul fillers, Khmer vowels, the empty Braille pattern.
EMPTY = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
UNSEEN = ("Cf", "Cs", "Co", "Cn")
BREAKS = ("Zl", "Zp", "Cc")
BLANK = (*BREAKS, "Zs")
MARKS = ("Mn", "Me")  # drawn on the letter before
MOST_MARKS = 3  # marks on one letter; no language uses more
FORMING = 9  # combining class of the character that joins letters in the scripts of India


def clean(name: str) -> str:
    """Return a person's name in one short line, without invisible letters and without anything that
    Discord would turn into a link, mention or command."""
    told = (
        " " if unicodedata.category(sign) in BREAKS else sign
        for sign in visible(name[: 4 * LONGEST_NAME].translate(HARMLESS))
    )
    said = " ".join("".join(told).split())
    return said[:LONGEST_NAME].strip(f"{JOINER} ") or "?"


def visible(text: str) -> str:
    """Return the text without invisible characters, characters that reverse the reading direction,
    and piles of marks on one letter."""
    seen, room = list[str](), 0
    for sign, then in pairwise([*shown(text), ""]):
        kind = unicodedata.category(sign)
        if sign == JOINER:
            if not joins(seen[-1:], then):
                continue
        elif kind in MARKS:
            room -= 1
            if room < 0:
                continue
        else:
            room = 0 if kind in BLANK else MOST_MARKS
        seen.append(sign)
    return "".join(seen)


def shown(text: str) -> Iterator[str]:
    """Yield the visible characters, and the joiners between them."""
    for sign in text:
        if sign == JOINER or (unicodedata.category(sign) not in UNSEEN and sign not in EMPTY):
            yield sign


def joins(before: Sequence[str], then: str) -> bool:
    """Tell if a joiner can be seen: between emojis, or between letters of India. Elsewhere it would
    only make names differ that look equal."""
    if not before or before[0] == JOINER or not then:
        return False
    picture = unicodedata.category(then) == "So" and not before[0].isalnum()
    return picture or unicodedata.combining(before[0]) == FORMING


def escaped(text: str) -> str:
    """Return people's text with its markup and mentions disabled."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text))


def quoted(words: str) -> str:
    """Quote what a person has typed for others. Each line gets the mark of a quotation, so that
    none looks like the bot's own words; links, mentions and commands are disabled, since the
    quotation may appear anywhere."""
    said = visible(words.translate(HARMLESS)).splitlines()
    return "\n".join(f"> {escaped(line)}" for line in said if line.strip())


def plain(text: str) -> str:
    """Return people's text for menus, buttons and pictures, where markup has no effect."""
    return re.sub(r"\\(.)", r"\1", text)


def bold(names: Sequence[str]) -> list[str]:
    return [f"**{name}**" for name in names]


def joined(parts: Sequence[str]) -> str:
    return " · ".join(part for part in parts if part)
