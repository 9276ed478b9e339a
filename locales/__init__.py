"""Every sentence people read: Fluent files by language and domain (a game, or the bot)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES = ("en", "ru")
SHARED = "core"
FOLDERS = [Path(__file__).parent]  # later ones add domains; tests bring some of their own


class MissingText(LookupError):
    """A sentence, or something that it names, does not exist."""


@cache
def bundle(language: str, domain: str) -> FluentBundle:
    """The sentences of one domain, with those that all domains share."""
    made = FluentBundle([language], use_isolating=False)
    names = dict.fromkeys((SHARED, domain))
    for path in (folder / language / f"{name}.ftl" for name in names for folder in FOLDERS):
        if path.exists():
            made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


@cache
def ids(language: str, domain: str) -> tuple[str, ...]:
    """What a domain can say, in the order in which it is written."""
    paths = (folder / language / f"{domain}.ftl" for folder in FOLDERS)
    return tuple(
        entry.id.name
        for path in paths
        if path.exists()
        for entry in FluentResource(path.read_text("utf-8")).body
        if isinstance(entry, Message)
    )


def has(language: str, domain: str, message_id: str) -> bool:
    return bool(bundle(language, domain).has_message(message_id))


def text(language: str, domain: str, message_id: str, **args: str | float) -> str:
    """One sentence in one language."""
    return forms(language, domain, message_id, args)[""]


def forms(
    language: str, domain: str, message_id: str, args: Mapping[str, str | float]
) -> dict[str, str]:
    """A sentence (under "") and its other forms, such as grammatical cases, by attribute."""
    source = bundle(language, domain)
    if not source.has_message(message_id):
        raise MissingText(f"{language}/{domain}: no text {message_id!r}")
    message = source.get_message(message_id)
    patterns = {"": message.value, **message.attributes}
    found: dict[str, str] = {}
    for form, pattern in patterns.items():
        if pattern is None:
            raise MissingText(f"{language}/{domain}: {message_id!r} has no value")
        said, errors = source.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{language}/{domain}: {message_id!r}: {errors[0]}")
        found[form] = str(said)
    return found
