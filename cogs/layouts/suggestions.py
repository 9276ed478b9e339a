"""The suggestions offered while somebody types a command."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from locales import SOURCE

from ..words.texts import Texts, plain
from .kit import ENTRIES, ENTRY, fit

Suggestion = app_commands.Choice[str]


def ranked(typed: str, offered: Iterable[tuple[str, str]]) -> list[Suggestion]:
    """Return the names that contain the typed text, with their values. Names that begin with it
    come first, then those with a word that does."""
    wanted = typed.casefold().strip()
    found = []
    for place, (name, value) in enumerate(offered):
        rank = match(wanted, name.casefold())
        if rank is not None:
            found.append((rank, place, Suggestion(name=fit(plain(name), ENTRY), value=value)))
    return [choice for _, _, choice in sorted(found, key=lambda entry: entry[:2])[:ENTRIES]]


def match(wanted: str, name: str) -> int | None:
    if name.startswith(wanted):
        return 0
    if any(word.startswith(wanted) for word in name.split()):
        return 1
    return 2 if all(part in name for part in wanted.split()) else None


def fixed(prefix: str, values: Sequence[str]) -> list[Suggestion]:
    """Return fixed choices; their names are translated when commands are registered."""
    said = Texts(SOURCE).choice
    return [
        Suggestion(
            name=app_commands.locale_str(said(prefix, value), id=prefix, value=value), value=value
        )
        for value in values
    ]


def chosen(value: Suggestion | None, otherwise: str) -> str:
    return value.value if value is not None else otherwise
