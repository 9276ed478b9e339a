"""Checks a language: finds sentences that are missing, too long or wrong.

Translators run it as `python -m locales check de`. No finding stops the bot, which takes a missing
sentence from the fallback."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

from . import KNOWN, SOURCE, domains, files
from .reading import parsed

LIMITS = Path(__file__).with_name("limits.toml")
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
IN_A_MENU = re.compile("command-[A-Z]")  # context menu commands; ids of typed ones are lower-case
MENU_ENTRY = 32
SAMPLE = 30  # sentences: about a page
DESCRIPTION = 100  # characters that Discord allows in a description


@dataclass(frozen=True)
class Finding:
    """A fault: its place, which is a file or a sentence, and what is wrong."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


@cache
def sentences(language: str, domain: str) -> Mapping[str, ast.Message]:
    """Return the sentences of a domain that the language itself has, by id."""
    return {
        entry.id.name: entry
        for path in files(language, domain)
        for entry in parsed(path)[0].body
        if isinstance(entry, ast.Message)
    }


def faults(language: str) -> Iterator[Finding]:
    """Yield the lines of a language's files that cannot be read, and ids that are used twice."""
    for domain in sorted(domains()):
        for path in files(language, domain):
            resource, unsaid = parsed(path)
            for line, what in unsaid:
                yield Finding(f"locales/{language}/{domain}.ftl:{line}", what)
            ids = Counter(it.id.name for it in resource.body if isinstance(it, ast.Message))
            for id, times in ids.items():
                if times > 1:  # the bot would use only the first one
                    yield Finding(f"locales/{language}/{domain}.ftl", f"{id} stands there twice")


def missing(language: str) -> Iterator[Finding]:
    """Yield a finding for each domain with missing sentences."""
    for domain in sorted(domains()):
        wanted, own = sentences(SOURCE, domain), sentences(language, domain)
        lacking = [id for id in wanted if id not in own]
        if lacking:
            shown = ", ".join(lacking[:8]) + (", …" if len(lacking) > 8 else "")
            yield Finding(domain, f"{len(lacking)} of {len(wanted)} sentences missing: {shown}")


def wrong(language: str) -> Iterator[Finding]:
    """Yield sentences with unknown ids, wrong arguments or too many characters."""
    for domain in sorted(domains()):
        wanted = sentences(SOURCE, domain)
        for id, message in sentences(language, domain).items():
            place = f"{domain} {id}"
            if id not in wanted:
                yield Finding(place, f"{SOURCE} has no such sentence")
                continue
            given, known = arguments(message), arguments(wanted[id])
            for name in sorted(known - given):
                yield Finding(place, f"does not say ${name}")
            for name in sorted(given - known - noted(wanted[id])):
                yield Finding(place, f"is given no ${name}")
            yield from (Finding(place, what) for what in too_long(domain, message))


def noted(message: ast.Message) -> set[str]:
    """Return the arguments named in a message's comment. The sentence need not use them, but other
    languages may, to choose a form."""
    comment = message.comment.content if message.comment else None
    return set(re.findall(r"\$(\w+)", comment or ""))


def arguments(node: object) -> set[str]:
    """Return the arguments that a sentence uses. The grammatical forms of an argument count as
    one."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name.partition("_")[0]}
    if isinstance(node, ast.BaseNode):
        return set().union(*map(arguments, vars(node).values()), set())
    if isinstance(node, list):
        return set().union(*map(arguments, node), set())
    return set()


def too_long(domain: str, message: ast.Message) -> Iterator[str]:
    if domain.endswith("commands"):
        yield from command_faults(message)
        return
    limit = limits().get(f"{domain} {message.id.name}")
    said = written(message.value)
    if limit is not None and len(said) > limit:
        yield f"{len(said)} characters, where Discord shows {limit}"


def command_faults(message: ast.Message) -> Iterator[str]:
    """Yield what Discord would refuse in the names and descriptions of a command."""
    if IN_A_MENU.match(message.id.name):
        name = written(message.value) if message.value else ""
        if not 1 <= len(name) <= MENU_ENTRY:
            yield f"{name!r} is no entry of a menu: 1 to {MENU_ENTRY} characters"
        return
    said = {attribute.id.name: written(attribute.value) for attribute in message.attributes}
    names = {"": written(message.value)} if message.value else {}
    for id, name in (names | said).items():
        if id.endswith("about"):
            if not 1 <= len(name) <= DESCRIPTION:
                yield f".{id} has {len(name)} characters, not 1 to {DESCRIPTION}"
        elif not COMMAND_NAME.fullmatch(name) or name != name.lower():
            yield f"{name!r} is no name for a command: up to 32 lower-case letters, no spaces"


@cache
def limits() -> Mapping[str, int]:
    """Return how many characters Discord shows of a short sentence, by the sentence's domain and
    id."""
    groups = tomllib.loads(LIMITS.read_text("utf-8")).values()
    return {sentence: group["most"] for group in groups for sentence in group["sentences"]}


def written(pattern: ast.Pattern | None) -> str:
    """Return a sentence's text, with one character for each argument."""
    if pattern is None:
        return ""
    parts = (it.value if isinstance(it, ast.TextElement) else "…" for it in pattern.elements)
    return "".join(parts)


def coverage(language: str) -> tuple[int, int]:
    """Return the number of sentences that a language has itself, and the number of all."""
    known = [(sentences(SOURCE, it), sentences(language, it)) for it in domains()]
    return sum(len(wanted.keys() & own.keys()) for wanted, own in known), sum(
        len(wanted) for wanted, _ in known
    )


def report(language: str) -> Iterator[str]:
    """Yield lines about faults and missing sentences, and a last line about the share
    translated."""
    yield from map(str, faults(language))
    yield from map(str, wrong(language))
    yield from map(str, missing(language))
    said, there_are = coverage(language)
    yield f"{KNOWN[language].name}: {said} of {there_are} sentences ({100 * said // there_are} %)"


def sample(language: str, seed: str, count: int = SAMPLE) -> Iterator[str]:
    """Yield random sentences, each below the source sentence that it translates, for a reader who
    did not write them."""
    said = [
        (domain, id)
        for domain in sorted(domains())
        for id in sentences(language, domain)
        if id in sentences(SOURCE, domain)
    ]
    for domain, id in Random(seed).sample(said, min(count, len(said))):
        yield f"# {domain}"
        for each in (SOURCE, language):
            yield serialize_message(sentences(each, domain)[id]).rstrip("\n")
