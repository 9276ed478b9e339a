"""The rules' messages: ids with arguments, and names. They become sentences only for a reader.

An argument such as ``"sector:gates"`` is the key of a thing; the game's nouns give its name in each
language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

import locales

Value = str | int


class Message(Struct, frozen=True):
    """A sentence of the game's Fluent file, by its id, with the arguments to fill in."""

    id: str
    args: Mapping[str, Value] = {}


class Name(Struct, frozen=True):
    """A component's name, or a text printed on it, by its id in the game's ``parts.ftl``."""

    id: str
    args: Mapping[str, Value] = {}


class Refusal(Struct, frozen=True):
    """An option that is tempting but illegal, the reason, and the rule's place in the rulebook."""

    key: str
    reason: Message
    rule: str = ""


Words = Message | Name
Noun = Callable[..., Words]


class Speaker:
    """Turns words into sentences of one language."""

    def __init__(
        self,
        game: str,
        nouns: Mapping[str, Noun],
        language: str,
        people: Sequence[str] = (),
    ) -> None:
        self.domain, self.parts = f"{game}/game", f"{game}/parts"
        self.nouns = nouns
        self.language = language
        self.people = people

    def say(self, words: Words) -> str:
        return self.forms(words)[""]

    def forms(self, words: Words) -> Mapping[str, str]:
        domain = self.parts if isinstance(words, Name) else self.domain
        if not words.args:
            return locales.name(self.language, domain, words.id)
        return locales.forms(self.language, domain, words.id, self.arguments(words.args))

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Replace keys of things by their names; add a name's further forms as
        ``argument_form``."""
        said: dict[str, Value] = {}
        for key, value in args.items():
            forms = self.thing(value) if isinstance(value, str) else None
            if forms is None:
                said[key] = value
            else:
                said.update(
                    {f"{key}_{form}" if form else key: text for form, text in forms.items()}
                )
        return said

    def thing(self, key: str) -> Mapping[str, str] | None:
        """Return the forms of a thing's name, or None if ``key`` is no thing of this game."""
        kind, _, rest = key.partition(":")
        details = rest.split(":") if rest else []
        if kind == "seat" and details:
            return {"": self.person(int(details[0]))}
        noun = self.nouns.get(kind)
        return self.forms(noun(*details)) if noun else None

    def person(self, seat: int) -> str:
        if seat < len(self.people):
            return self.people[seat]
        return locales.text(self.language, locales.SHARED, "seat", number=seat + 1)
