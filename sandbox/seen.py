"""The messages one person sees, with their parts and modals."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.check_components import SELECTS, Part, media_of, walk
from sandbox.interactions import still_there
from sandbox.model import Attachment, Json, Message, MessageFlag, User
from sandbox.payloads import attachment_url
from sandbox.posting import texts
from sandbox.world import World


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None


@dataclass(frozen=True)
class Select:
    placeholder: str
    custom_id: str
    options: tuple[str, ...]
    disabled: bool
    least: int
    most: int
    explained: tuple[str, ...] = ()  # descriptions of the options


class Seen:
    """A message as it is now; look again after an edit and it has changed."""

    def __init__(self, world: World, message: Message, viewer: User) -> None:
        self._world = world
        self.message = message
        self.viewer = viewer

    def __repr__(self) -> str:
        return f"<{self.author.name}: {self.text[:80]!r} {[b.label for b in self.buttons]}>"

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def author(self) -> User:
        return self.message.author

    @property
    def text(self) -> str:
        """Return everything there is to read, from top to bottom."""
        return "\n".join(filter(None, [*texts(self.message), *self._embed_texts()]))

    def _embed_texts(self) -> Iterator[str]:
        for embed in self.message.embeds:
            yield embed.get("title", "")
            yield embed.get("description", "")
            for field in embed.get("fields") or []:
                yield f"{field['name']}\n{field['value']}"
            yield (embed.get("footer") or {}).get("text", "")

    def _parts(self) -> Iterator[Json]:
        return (part for _, part in walk(self.message.components))

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                part.get("label") or (part.get("emoji") or {}).get("name") or "",
                part.get("custom_id"),
                part["style"],
                bool(part.get("disabled")),
                part.get("url"),
            )
            for part in self._parts()
            if part["type"] == Part.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        return [
            Select(
                part.get("placeholder") or "",
                part["custom_id"],
                tuple(option["label"] for option in part.get("options") or []),
                bool(part.get("disabled")),
                part["min_values"],
                part["max_values"],
                tuple(option.get("description") or "" for option in part.get("options") or []),
            )
            for part in self._parts()
            if part["type"] in SELECTS
        ]

    @property
    def files(self) -> dict[str, bytes]:
        return {file.filename: file.data for file in self.message.attachments}

    @property
    def images(self) -> list[bytes]:
        """Return the pictures in the order in which they are shown."""
        by_url = {attachment_url(file): file for file in self.message.attachments}
        urls = [media["url"] for part in self._parts() for media in media_of(part)]
        urls += [e[k]["url"] for e in self.message.embeds for k in ("image", "thumbnail") if k in e]
        urls += [attachment_url(f) for f in self._loose_files()]
        shown = [by_url[url] for url in urls if url in by_url]
        return [file.data for file in shown if file.content_type.startswith("image/")]

    def _loose_files(self) -> list[Attachment]:
        """Return the files beside the text; a layout shows only those it names."""
        if self.message.flags & MessageFlag.COMPONENTS_V2:
            return []
        return [f for f in self.message.attachments if f.id not in self.message.shown_inside]

    @property
    def alt_texts(self) -> list[str]:
        """Return what a screen reader says for each picture."""
        told = [file.description for file in self._loose_files() if file.description]
        for part in self._parts():
            items = part["items"] if part["type"] == Part.GALLERY else [part]
            told += [i["description"] for i in items if "media" in i and i.get("description")]
        return told

    @property
    def ephemeral(self) -> bool:
        return self.message.only_for is not None

    @property
    def thinking(self) -> bool:
        return bool(self.message.flags & MessageFlag.LOADING)

    @property
    def gone(self) -> bool:
        return not still_there(self._world, self.message)

    @property
    def edited(self) -> bool:
        return self.message.edited is not None

    def pings(self, user: User) -> bool:
        return user in self.message.mentions or self.message.mention_everyone

    def has_component(self, wanted: str, kinds: tuple[int, ...]) -> str | None:
        """Return the custom id of the live part with this label, placeholder, emoji or id."""
        for part in self._parts():
            names = {part.get("custom_id"), part.get("label"), part.get("placeholder")}
            names.add((part.get("emoji") or {}).get("name"))
            if part["type"] in kinds and wanted in names and part.get("custom_id"):
                return str(part["custom_id"])
        return None


@dataclass(frozen=True)
class Field:
    custom_id: str
    label: str
    kind: int
    options: tuple[str, ...]
    value: str


@dataclass(frozen=True)
class Modal:
    title: str
    custom_id: str
    text: str
    fields: tuple[Field, ...]


def modal_of(body: Json) -> Modal:
    fields = []
    words = []
    for part in body["components"]:
        if part["type"] == Part.TEXT:
            words.append(part["content"])
            continue
        field = part["components"][0] if part["type"] == Part.ROW else part["component"]
        fields.append(
            Field(
                field["custom_id"],
                part.get("label") or field.get("label") or "",
                field["type"],
                tuple(option["label"] for option in field.get("options") or []),
                field.get("value") or "",
            )
        )
    return Modal(body["title"], body["custom_id"], "\n".join(words), tuple(fields))


def localised(thing: Json, key: str, locale: str) -> str:
    names: dict[str, Any] = thing.get(f"{key}_localizations") or {}
    return str(names.get(locale) or thing.get(key) or "")
