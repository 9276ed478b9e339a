"""Inputs that strangers control, each with a promise that must hold for all of them."""

import json
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import chain
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import FunctionReference, Message, VariableReference
from fluent.syntax.visitor import Visitor

import locales
from cogs import buttons
from cogs.buttons import verb
from cogs.play.actions import Reader, vocabulary
from cogs.play.actions.completing import offers
from cogs.play.actions.lines import LONGEST_LINE, Line
from cogs.play.actions.sentences import only_meaning
from cogs.presses.faults import Told
from cogs.words.texts import JOINER, LONGEST_NAME, Texts, clean, escaped, plain
from rules.core.save import to_json
from tables import Trial
from tests.cogs.hostile_names import HOSTILE
from tests.rules.hostile import outcome
from tests.rules.variants import FIRST

for module in pkgutil.iter_modules(buttons.__path__):
    import_module(f"{buttons.__name__}.{module.name}")

LONGEST = 100  # characters that a completion may send back
STAGES = (0, 9)  # decisions played before somebody types
MARKUP = re.compile(r"https?://|</|<[@#t]|@everyone|@here")


def text_of(data: bytes) -> str:
    """Return the text in UTF-8, as Discord sends it, without broken letters."""
    return data.decode("utf-8", "ignore")


def ids(data: bytes) -> None:
    """Check that an id is one that this program would have written, or means nothing."""
    custom_id = text_of(data)
    meant = verb.meaning(custom_id)
    if meant is not None:
        assert meant.verb(**meant.args) == custom_id
        assert len(custom_id) <= verb.LIMIT


def names(data: bytes) -> None:
    """Check that a name is short, on one line, and nothing but a name."""
    name = clean(text_of(data))
    assert 0 < len(name) <= LONGEST_NAME
    assert name.replace(JOINER, "").isprintable()
    assert clean(name) == name
    assert not MARKUP.search(escaped(name))
    assert plain(escaped(name)).replace("\u200b", "") == name


def files(data: bytes) -> None:
    """Check that a file is refused in one line, or is a game that cannot be told from one that was
    played."""
    outcome(text_of(data), "{}")


@cache
def positions() -> list[Line]:
    """Return each game near its beginning and a little later, in each language."""
    found = []
    for variant in {it.game: it for it in FIRST}.values():
        for stage in STAGES:
            game = variant.midway(stage, seed=1)
            for language in locales.LANGUAGES:
                reader = Reader(Texts(language), ["Anna", "Bor"] * 3, vocabulary(game.book.id))
                found.append(Line(Trial(game, game.pending[0].seat), reader))
    return found


def lines(data: bytes) -> None:
    """Check that a typed line means one possible thing or is refused with a reason, and that its
    completions fit into Discord."""
    every = positions()
    line, typed = (
        every[data[0] % len(every)] if data else every[0],
        text_of(data[1:])[:LONGEST_LINE],
    )
    try:
        meaning = only_meaning(line.read(typed), line.reader)
    except Told:
        """Everybody reads why."""
    else:
        trial = Trial(line.trial.game, line.trial.seat)
        for answer in meaning.answers:
            trial.add(answer)
    for name, value in offers(line, typed):
        assert 0 < len(name) <= LONGEST
        assert 0 < len(value) <= LONGEST


class Gaps(Visitor):
    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.numbers: set[str] = set()  # names of gaps that are formatted as numbers

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names[node.id.name] = None

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        inner = Gaps()
        for it in node.arguments.positional:
            inner.visit(it)
        self.numbers |= inner.names.keys()
        self.names |= inner.names


@cache
def sentences() -> list[tuple[str, str, Gaps]]:
    """Return all sentences with gaps in some language: the domain, the sentence, its gaps."""
    found: dict[tuple[str, str], Gaps] = {}
    for domain in sorted(locales.domains()):
        for path in chain.from_iterable(locales.files(it, domain) for it in locales.LANGUAGES):
            for entry in FluentResource(path.read_text("utf-8")).body:
                if isinstance(entry, Message):
                    found.setdefault((domain, entry.id.name), Gaps()).visit(entry)
    return [(*which, gaps) for which, gaps in found.items() if gaps.names]


@cache
def gaps_of(domain: str) -> frozenset[str]:
    """Return the names of all gaps in a domain, since a sentence may contain another one
    with gaps."""
    return frozenset(
        chain.from_iterable(gaps.names for where, _, gaps in sentences() if where == domain)
    )


def arguments(data: bytes) -> None:
    """Check that a sentence can be said with anything in its gaps, which Fluent must not
    interpret."""
    if len(data) < 3:
        return
    every = sentences()
    domain, id, gaps = every[int.from_bytes(data[:2]) % len(every)]
    parts = [text_of(part) for part in data[3:].split(b"\0")]
    args: dict[str, str | float] = dict.fromkeys(gaps_of(domain), "")
    for at, gap in enumerate(gaps.names):
        word = parts[at % len(parts)]
        number = re.fullmatch(r"-?[0-9]{1,18}", word)
        args[gap] = int(word) if number else 0 if gap in gaps.numbers else word
    language = locales.LANGUAGES[data[2] % len(locales.LANGUAGES)]
    said = locales.forms(language, domain, id, args)
    assert all(isinstance(form, str) for form in said.values())


TARGETS: dict[str, Callable[[bytes], None]] = {
    "ids": ids, "lines": lines, "files": files, "names": names, "arguments": arguments,
}  # fmt: skip


def seeds(target: str) -> list[bytes]:
    """Return the inputs that every search for others begins with."""
    if target == "ids":
        return [f"e/{it.name}/{'/'.join('1' * len(it.parameters))}".encode() for it in verbs()]
    if target == "files":
        games = (variant.midway(2, seed=1) for variant in {it.game: it for it in FIRST}.values())
        return [compact(to_json(game)).encode() for game in games]
    if target == "lines":
        said = chain.from_iterable(offers(line, "")[:2] for line in positions())
        return [bytes([at]) + value.encode() for at, (_, value) in enumerate(said)]
    if target == "names":
        return [name.encode("utf-8", "ignore") for name in HOSTILE.values()]
    return [b"\0\1\0{ $seat }\0-7\0x", b"\1\1\1" + b"x" * 1200]


def verbs() -> list[verb.Verb[Any]]:
    return list(verb.VERBS.values())


def compact(text: str) -> str:
    return json.dumps(json.loads(text), separators=(",", ":"))
