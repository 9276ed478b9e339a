"""The parts that all messages are made of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from ..words.texts import plain

LABEL = 80  # characters on a button
ENTRY = 100  # characters of a menu option's label, value or description
PLACEHOLDER = 150
TITLE = 45  # characters in the title of a form, or of one of its fields
ENTRIES = 25
ROW = 5
CHARACTERS = 4000  # in all texts of one message together
COMPONENTS = 40

Colour = discord.Colour
ACCENT = discord.Colour(0xD9A441)
CALM = discord.Colour(0x4F6D7A)
ALARM = discord.Colour(0xB5483A)

Style = discord.ButtonStyle
Row = ui.ActionRow[Any]
Button = ui.Button[Any]
Item = ui.Item[Any]


def fit(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


class Layout(ui.LayoutView):
    """A message. Its buttons' meanings are in their custom ids, so the library keeps no view of
    it."""

    def __init__(self, *items: Item | None) -> None:
        super().__init__(timeout=None)
        self.stop()
        for item in items:
            if item is not None:
                self.add_item(item)


def text(*lines: str) -> ui.TextDisplay[Any] | None:
    """Return the text, or None if it is empty: Discord refuses empty texts."""
    words = "\n".join(line for line in lines if line)
    return ui.TextDisplay(words) if words.strip() else None


def line() -> ui.Separator[Any]:
    return ui.Separator()


def card(*items: Item | None, colour: discord.Colour = ACCENT) -> ui.Container[Any]:
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def button(
    label: str,
    custom_id: str,
    style: Style = Style.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    return ui.Button(
        label=fit(plain(label), LABEL),
        custom_id=custom_id,
        style=style,
        emoji=emoji,
        disabled=disabled,
    )


def link(label: str, url: str) -> ui.Button[Any]:
    return ui.Button(label=fit(plain(label), LABEL), url=url)


def rows(buttons: Iterable[ui.Button[Any] | None]) -> list[Row]:
    """Return the buttons in as few rows as possible, all about equally long."""
    kept = [button for button in buttons if button is not None]
    if not kept:
        return []
    number = -(-len(kept) // ROW)
    width = -(-len(kept) // number)
    return [ui.ActionRow(*kept[at : at + width]) for at in range(0, len(kept), width)]


@dataclass(frozen=True)
class Entry:
    """An option of a select."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False


def select(
    custom_id: str,
    placeholder: str,
    entries: Sequence[Entry],
    *,
    least: int = 1,
    most: int = 1,
) -> Row:
    options = [
        discord.SelectOption(
            label=fit(plain(entry.label), ENTRY),
            value=entry.value,
            description=fit(plain(entry.about), ENTRY) or None,
            default=entry.chosen,
        )
        for entry in entries[:ENTRIES]
    ]
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_id,
            placeholder=fit(plain(placeholder), PLACEHOLDER),
            options=options,
            min_values=min(least, len(options)),
            max_values=max(1, min(most, len(options))),
        )
    )


def titled(custom_id: str, title: str, entries: Sequence[Entry]) -> Row:
    """Return a select whose title stays visible beside the current choice."""
    named = [replace(entry, label=f"{title}: {entry.label}") for entry in entries]
    return select(custom_id, title, named)


def people_select(custom_id: str, placeholder: str, *, most: int = 1) -> Row:
    found: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id, placeholder=fit(placeholder, PLACEHOLDER), max_values=most
    )
    return ui.ActionRow(found)


def gallery(picture: "Shown") -> ui.MediaGallery[Any]:
    """Return one picture as a gallery; several in one would be cropped to squares."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    return ui.MediaGallery(item)


def galleries(pictures: Iterable["Shown"]) -> list[ui.MediaGallery[Any]]:
    return [gallery(picture) for picture in pictures]


@dataclass(frozen=True)
class Shown:
    """A picture, as a message refers to it."""

    name: str
    alt: str
    width: int = 1
    height: int = 0


def newest(lines: Sequence[str], room: int) -> list[str]:
    """Return as many of the last lines as fit; "…" stands for the rest."""
    kept: list[str] = []
    for entry in reversed(lines):
        room -= len(entry) + 1
        if room < 2:
            return ["…", *kept]
        kept.insert(0, entry)
    return kept


def field(
    label: str,
    custom_id: str,
    *,
    about: str = "",
    value: str = "",
    long: bool = False,
    required: bool = True,
    most: int = 1000,
) -> ui.Label[Any]:
    kind = discord.TextStyle.paragraph if long else discord.TextStyle.short
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id=custom_id,
        style=kind,
        default=value or None,
        required=required,
        max_length=most,
    )
    return ui.Label(text=fit(label, TITLE), description=fit(about, ENTRY) or None, component=box)


def filled(
    label: str, group: ui.RadioGroup[Any] | ui.CheckboxGroup[Any], entries: Sequence[Entry]
) -> ui.Label[Any]:
    for it in entries:
        group.add_option(
            label=fit(plain(it.label), ENTRY),
            value=it.value,
            description=fit(plain(it.about), ENTRY) or None,
            default=it.chosen,
        )
    return ui.Label(text=fit(label, TITLE), component=group)


def one_of(label: str, custom_id: str, entries: Sequence[Entry]) -> ui.Label[Any]:
    """Return a field of a form that takes one of two to ten entries."""
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=custom_id)
    return filled(label, group, entries)


def any_of(label: str, custom_id: str, entries: Sequence[Entry]) -> ui.Label[Any]:
    """Return a field of a form that takes any of up to ten entries, or none."""
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=custom_id, required=False, min_values=0, max_values=len(entries)
    )
    return filled(label, group, entries)


def upload(label: str, custom_id: str, about: str = "") -> ui.Label[Any]:
    """Return a field of a form that takes one file."""
    box: ui.FileUpload[Any] = ui.FileUpload(custom_id=custom_id, min_values=1, max_values=1)
    return ui.Label(text=fit(label, TITLE), description=fit(about, ENTRY) or None, component=box)


def form(title: str, custom_id: str, *fields: ui.Label[Any]) -> ui.Modal:
    """Return a form; it is not kept, so it can be sent in after a restart."""
    made = ui.Modal(title=fit(title, TITLE), custom_id=custom_id, timeout=None)
    made.stop()
    for item in fields:
        made.add_item(item)
    return made
