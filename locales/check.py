"""The check of a language: a line for each sentence that is missing, too long or wrong.

A sentence that a language lacks is said in its fallback, so nothing here stops the bot. `python
-m locales check de` is for translators."""

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
IN_A_MENU = re.compile("command-[A-Z]")  # commands of context menus; typed ones are lower-case
MENU_ENTRY = 32
SAMPLE = 30  # sentences: a page to read
DESCRIPTION = 100  # characters of a command's or parameter's description


@dataclass(frozen=True)
class Finding:
    """Something to mend: the file and, where there is one, the sentence that it is about."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


@cache
def sentences(language: str, domain: str) -> Mapping[str, ast.Message]:
    """Return the sentences of a domain that the language has itself, by their ids."""
    return {
        entry.id.name: entry
        for path in files(language, domain)
        for entry in parsed(path)[0].body
        if isinstance(entry, ast.Message)
    }


def faults(language: str) -> Iterator[Finding]:
    """Yield what cannot be said of a language's files, with its line, and each id used twice."""
    for domain in sorted(domains()):
        for path in files(language, domain):
            resource, unsaid = parsed(path)
            for line, what in unsaid:
                yield Finding(f"locales/{language}/{domain}.ftl:{line}", what)
            ids = Counter(it.id.name for it in resource.body if isinstance(it, ast.Message))
            for id, times in ids.items():
                if times > 1:  # the bot would use the first one for both
                    yield Finding(f"locales/{language}/{domain}.ftl", f"{id} stands there twice")


def missing(language: str) -> Iterator[Finding]:
    """Yield the sentences that are said in the fallback, a line a domain."""
    for domain in sorted(domains()):
        wanted, own = sentences(SOURCE, domain), sentences(language, domain)
        lacking = [id for id in wanted if id not in own]
        if lacking:
            shown = ", ".join(lacking[:8]) + (", …" if len(lacking) > 8 else "")
            yield Finding(domain, f"{len(lacking)} of {len(wanted)} sentences missing: {shown}")


def wrong(language: str) -> Iterator[Finding]:
    """Yield messages that do not fit: unknown ids, arguments, lengths."""
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
    """Return arguments that only a comment names: another language may need them for its forms."""
    comment = message.comment.content if message.comment else None
    return set(re.findall(r"\$(\w+)", comment or ""))


def arguments(node: object) -> set[str]:
    """Return the arguments of a sentence; grammatical forms of one count as the one."""
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
    """Yield things that Discord would refuse in a command's names and descriptions."""
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
    """Return how many characters Discord shows of short sentences, by domain and id."""
    groups = tomllib.loads(LIMITS.read_text("utf-8")).values()
    return {sentence: group["most"] for group in groups for sentence in group["sentences"]}


def written(pattern: ast.Pattern | None) -> str:
    """Return a sentence as it is written, each gap as one sign."""
    if pattern is None:
        return ""
    parts = (it.value if isinstance(it, ast.TextElement) else "…" for it in pattern.elements)
    return "".join(parts)


def coverage(language: str) -> tuple[int, int]:
    """Return how many sentences a language says itself, and how many there are."""
    known = [(sentences(SOURCE, it), sentences(language, it)) for it in domains()]
    return sum(len(wanted.keys() & own.keys()) for wanted, own in known), sum(
        len(wanted) for wanted, _ in known
    )


def report(language: str) -> Iterator[str]:
    """Yield the faults first, then the missing messages, then the share translated."""
    yield from map(str, faults(language))
    yield from map(str, wrong(language))
    yield from map(str, missing(language))
    said, there_are = coverage(language)
    yield f"{KNOWN[language].name}: {said} of {there_are} sentences ({100 * said // there_are} %)"


def sample(language: str, seed: str, count: int = SAMPLE) -> Iterator[str]:
    """Yield sentences drawn by a seed, each below the one that it translates: to be read and graded
    by somebody who did not write them."""
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
