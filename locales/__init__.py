"""Every sentence that people read, from Fluent files by language and domain.

A language is a folder with a ``language.toml``: to add a language, add its folder. A domain is a
file in it, such as "news" or "ryozen/rules"; a domain with a star, such as "*/names", is all files
that match. A sentence that a language lacks is taken from its fallback, and finally from the source
language, which has all sentences.
"""

import logging
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message, Resource
from msgspec import Meta, Struct, ValidationError, convert

from .reading import FUNCTIONS, parsed

log = logging.getLogger(__name__)

SOURCE = "en"  # the language with all sentences, written first
SHARED = "core"
LONGEST = 1000  # characters of an argument that Fluent accepts
FOLDERS = [Path(__file__).parent]  # tests and installed games add their own


class MissingText(LookupError):
    """A sentence, or a term or argument that it needs, does not exist."""


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=50)]  # the language's name in itself
    discord: tuple[str, ...]  # Discord's codes for the language
    fallback: str = SOURCE
    # A language with the same plural rules, if Fluent does not know this one's.
    plurals: Annotated[str, Meta(pattern="^[A-Za-z_]{0,20}$")] = ""


def found() -> dict[str, Language]:
    """Return the languages by the names of their folders, the source language first. Leave out
    those that cannot be read."""
    files = {
        path.parent.name: path for folder in FOLDERS for path in folder.glob("*/language.toml")
    }
    ordered = sorted(files, key=lambda id: (id != SOURCE, id))
    return {id: language for id in ordered if (language := described(files[id])) is not None}


def described(path: Path) -> Language | None:
    """Return the language of a ``language.toml``; log a fault and return None if it cannot be
    read."""
    try:
        return convert(tomllib.loads(path.read_text("utf-8-sig")), Language)
    except (OSError, UnicodeError, tomllib.TOMLDecodeError, ValidationError) as fault:
        if path.parent.name == SOURCE:
            raise
        log.warning("%s: %s. This language is left out.", path, fault)
        return None


KNOWN = found()
LANGUAGES = tuple(KNOWN)


@cache
def chain(language: str) -> tuple[str, ...]:
    """Return a language and its fallbacks, in order."""
    tried: list[str] = []
    while language in KNOWN and language not in (*tried, SOURCE):
        tried.append(language)
        language = KNOWN[language].fallback
    return (*tried, SOURCE)


@cache
def bundle(language: str, domain: str) -> FluentBundle:
    """Return the sentences of a domain in a language, together with those shared by all domains."""
    spoken = KNOWN[language].plurals or language
    made = FluentBundle([spoken], functions={**FUNCTIONS}, use_isolating=False)
    for name in dict.fromkeys((SHARED, domain)):
        for path in files(language, name):
            made.add_resource(said_in(path))
    return made


@cache
def said_in(path: Path) -> Resource:
    """Return the sentences of a file. Log its faults, once and with their lines."""
    said, faults = parsed(path)
    for line, what in faults:
        log.warning("%s:%d: %s", path, line, what)
    return said


def read(folder: Path) -> None:
    """Read all files of an installed game, so that their faults are told at the start."""
    for language in LANGUAGES:
        for path in sorted((folder / language).rglob("*.ftl")):
            said_in(path)


def files(language: str, domain: str) -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((folder / language).glob(f"{domain}.ftl"))


def domains() -> set[str]:
    """Return the names of all domains: the files of the source language."""
    return {
        path.relative_to(folder / SOURCE).with_suffix("").as_posix()
        for folder in FOLDERS
        for path in (folder / SOURCE).rglob("*.ftl")
    }


@cache
def ids(domain: str) -> tuple[str, ...]:
    """Return the ids of a domain's messages, in the order of the file."""
    return tuple(
        entry.id.name
        for path in files(SOURCE, domain)
        for entry in said_in(path).body
        if isinstance(entry, Message)
    )


def has(language: str, domain: str, message_id: str) -> bool:
    return any(bundle(it, domain).has_message(message_id) for it in chain(language))


def text(language: str, domain: str, message_id: str, **args: str | float) -> str:
    """Return a sentence in a language, with the arguments filled in."""
    return forms(language, domain, message_id, args)[""]


def cut(value: str | float) -> str | float:
    """Return a value, cut to the length that Fluent accepts."""
    too_long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[: LONGEST - 1]}…" if too_long else value


def forms(
    language: str, domain: str, message_id: str, args: Mapping[str, str | float]
) -> dict[str, str]:
    """Return a sentence under "", and its other forms, such as grammatical cases, by attribute.

    Raise MissingText if no language of the chain has it without a fault."""
    said: dict[str, str] | str = f"no text {message_id!r}"
    for spoken in chain(language):
        if bundle(spoken, domain).has_message(message_id):
            said = _said(spoken, domain, message_id, args)
            if isinstance(said, dict):
                return said
    raise MissingText(f"{language}/{domain}: {said}")


def _said(
    language: str, domain: str, message_id: str, args: Mapping[str, str | float]
) -> dict[str, str] | str:
    """Return the forms of a sentence in this language itself, or a description of its fault."""
    source = bundle(language, domain)
    try:
        message = source.get_message(message_id)
        found: dict[str, str] = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            if pattern is None:
                return f"{message_id!r} has no value"
            said, errors = source.format_pattern(pattern, dict(args))
            if errors:  # an argument may be too long: try again with it cut
                said, errors = source.format_pattern(
                    pattern, {gap: cut(it) for gap, it in args.items()}
                )
            if errors:
                return f"{message_id!r}: {errors[0]}"
            found[form] = str(said)
    except RecursionError:
        return f"{message_id!r} refers to itself, or is nested too deeply"
    return found


@cache
def name(language: str, domain: str, message_id: str) -> Mapping[str, str]:
    """Return the forms of a sentence without arguments. They are cached."""
    return forms(language, domain, message_id, {})
