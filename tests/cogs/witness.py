"""A witness of everything shown to anybody, as it was at that moment."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from render.kit.painter import Painter
from sandbox.model import Interaction, Message
from sandbox.seen import Seen, Select, localised, modal_of
from sandbox.world import Event
from tests.bench import Bench

EVERYBODY = ""
PAINTED = (
    *("board", "boards", "close_ups", "scenes", "asked", "panel"),
    *("results", "replay", "share", "cover"),
)
ANSWERING = ("choose", "pick")  # menus of a panel, by the verb of their custom id
CODE, MARKUP = re.compile(r"`[^`]*`"), re.compile(r"<[^>]*>|https?://\S+")
LATIN_RUN = re.compile(r"[A-Za-z]+(?:[\s,.:;!?()*_-]+[A-Za-z]+){2,}")
CYRILLIC = re.compile(r"[А-Яа-яЁё]+")
LETTER = re.compile(r"[^\W\d_]")  # any letter, since even coordinates describe something


@dataclass(frozen=True)
class Sight:
    """All that a person, or everybody in a channel, could read at one moment."""

    reader: str
    place: int
    text: str
    buttons: Sequence[str] = ()
    menus: Sequence[Select] = ()
    images: Sequence[bytes] = field(default=(), repr=False)
    alts: Sequence[str] = ()

    def words(self) -> Iterator[str]:
        yield from (self.text, *self.buttons, *self.alts)
        for menu in self.menus:
            yield from (menu.placeholder, *menu.options, *menu.explained)


class Witness:
    def __init__(self, table: Bench) -> None:
        self.table = table
        self.sights: list[Sight] = []
        self.called: list[str] = []  # each mention, by name
        table.world.listeners.append(self.notice)

    def notice(self, event: Event) -> None:
        match event.subject:
            case Message() as message if message.author is self.table.world.bot:
                self.sights.append(self.look(message))
                if event.name == "message_create":
                    self.called += [person.name for person in message.mentions]
            case Interaction() as it:
                self.sights.append(Sight(it.user.name, it.channel.id, "\n".join(answered(it))))

    def look(self, message: Message) -> Sight:
        seen = Seen(self.table.world, message, self.table.world.bot)
        live = tuple(button.label for button in seen.buttons if not button.disabled)
        images, alts = tuple(seen.images), tuple(seen.alt_texts)
        reader = self.reader(message)
        return Sight(reader, message.channel_id, seen.text, live, seen.selects, images, alts)

    def reader(self, message: Message) -> str:
        """Return the only person who can see this, or everybody."""
        world = self.table.world
        if message.only_for is not None:
            return world.users[message.only_for].name
        guests = [user for user in world.channels[message.channel_id].recipients if not user.bot]
        return guests[0].name if len(guests) == 1 else EVERYBODY

    def by(self, *readers: str) -> list[Sight]:
        return [sight for sight in self.sights if sight.reader in readers]


def answered(it: Interaction) -> Iterator[str]:
    """Yield the words of forms, and of completions while somebody types."""
    if it.modal is not None:
        form = modal_of(it.modal)
        yield from (form.title, form.text, *(field.label for field in form.fields))
    yield from (localised(choice, "name", it.user.locale) for choice in it.choices or ())


# Languages


def assert_languages(witness: Witness, spoken: Mapping[str, str], names: Iterable[str]) -> None:
    """Check that nobody reads a sentence in a language that is not theirs."""
    for sight in witness.sights:
        language = spoken[sight.reader]
        for words in sight.words():
            found = foreign(words, language, names)
            assert not found, (sight.reader, language, found, words)


def foreign(words: str, language: str, names: Iterable[str]) -> list[str]:
    """Return the pieces in the other language's script, leaving out commands and names."""
    plain = MARKUP.sub("·", CODE.sub("·", words))
    for name in names:
        plain = plain.replace(name, "·")
    return (CYRILLIC if language == "en" else LATIN_RUN).findall(plain)


# Words for everything


def assert_described(sight: Sight) -> None:
    """Check that everything pressable or shown describes itself in words."""
    assert len(set(sight.buttons)) == len(sight.buttons), sight.buttons
    numbers = {option.split(" · ")[0] for menu in sight.menus for option in menu.options}
    for label in sight.buttons:
        listed = label in numbers or f"**{label}** · " in sight.text
        assert LETTER.search(label) or listed, sight
    for menu in sight.menus:
        assert LETTER.search(menu.placeholder), menu
        assert len(set(menu.options)) == len(menu.options), menu
        for option, more in zip(menu.options, menu.explained, strict=True):
            assert LETTER.search(option) or more, menu
            cut = option.endswith("…") and menu.custom_id.split("/")[1] in ANSWERING
            assert not cut or full(option, sight.text), (option, sight.text)
    assert len(sight.alts) == len(sight.images), sight
    for alt in sight.alts:
        assert LETTER.search(alt), sight


def full(cut: str, text: str) -> bool:
    """Tell if the text holds a label that a menu had to cut."""
    return cut.rstrip("…").partition(" · ")[2] in text


# Secrets


class Recorder:
    """A painter that remembers from which positions each of its pictures was made."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.made: defaultdict[bytes, list[set[str]]] = defaultdict(list)

    def __getattr__(self, name: str) -> Any:
        paint = getattr(self.painter, name)
        if name not in PAINTED:
            return paint

        def recorded(*given: Any, **marks: Any) -> Any:
            drawn = paint(*given, **marks)
            for picture in drawn if isinstance(drawn, list) else [drawn]:
                self.made[picture.data].append(positions_in(given))
            return drawn

        return recorded

    def shows_only(self, image: bytes, allowed: set[str]) -> bool:
        return any(positions <= allowed for positions in self.made[image])


def positions_in(given: Iterable[Any]) -> set[str]:
    several = [one if isinstance(one, list) else [one] for one in given]
    return {position(view) for views in several for view in views if isinstance(view, dict)}


def position(view: Mapping[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)
