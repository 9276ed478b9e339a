"""Every sentence people read: Fluent files by language and domain.

A domain is a file in each language's folder: "news", or a game's "ryozen/rules"; with a star it is
all the files that fit: "*/names"."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES = ("en", "ru")
SHARED = "core"
LONGEST = 1000  # characters that the library puts into a gap
FOLDERS = [Path(__file__).parent]  # later ones add domains; tests bring some of their own


class MissingText(LookupError):
    """A sentence, or something that it names, does not exist."""


@cache
def bundle(language: str, domain: str) -> FluentBundle:
    """The sentences of one domain, with those that all domains share."""
    made = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((SHARED, domain)):
        for path in files(language, name):
            made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def files(language: str, domain: str) -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((folder / language).glob(f"{domain}.ftl"))


def domains() -> set[str]:
    """All that there is to say, as domains of one file each."""
    return {
        path.relative_to(folder / LANGUAGES[0]).with_suffix("").as_posix()
        for folder in FOLDERS
        for path in (folder / LANGUAGES[0]).rglob("*.ftl")
    }


@cache
def ids(language: str, domain: str) -> tuple[str, ...]:
    """What a domain can say, in the order in which it is written."""
    return tuple(
        entry.id.name
        for path in files(language, domain)
        for entry in FluentResource(path.read_text("utf-8")).body
        if isinstance(entry, Message)
    )


def has(language: str, domain: str, message_id: str) -> bool:
    return bool(bundle(language, domain).has_message(message_id))


def text(language: str, domain: str, message_id: str, **args: str | float) -> str:
    """One sentence in one language."""
    return forms(language, domain, message_id, args)[""]


def cut(value: str | float) -> str | float:
    """As much of it as fits into a gap."""
    too_long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[: LONGEST - 1]}…" if too_long else value


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
        if errors:  # perhaps somebody has typed more than a gap may hold
            said, errors = source.format_pattern(
                pattern, {gap: cut(it) for gap, it in args.items()}
            )
        if errors:
            raise MissingText(f"{language}/{domain}: {message_id!r}: {errors[0]}")
        found[form] = str(said)
    return found
