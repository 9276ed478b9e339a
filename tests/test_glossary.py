"""One word for one thing: its discarded synonyms are in no sentence, and in no name."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import locales
from tests.languages import LANGUAGES
from tools.glossary import HOUSE, PAGE, ROOT, CodeWord, code_words, others, page, terms

OWN = ("bot", "news", "refusals")  # domains with sentences of the bot itself
KEPT = "commands"  # command names, which people know by heart


def sentences(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Yield all sentences of a game, or of the bot itself, without their placeables."""
    for domain in sorted(locales.domains()):
        folder, _, file = domain.rpartition("/")
        if file == KEPT or (domain not in OWN if game == HOUSE else folder != game):
            continue
        for path in locales.files(language, domain):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, fluent.Message):
                    yield f"{domain}: {entry.id.name}", " ".join(said(entry))


def said(node: object) -> Iterator[str]:
    if isinstance(node, fluent.TextElement):
        yield " ".join(node.value.split())
    elif isinstance(node, fluent.BaseNode):
        for inner in vars(node).values():
            yield from said(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from said(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", terms())
def test_no_other_word_for_the_same_thing(game: str, language: str) -> None:
    words = [word for term in terms()[game] for word in others(term, language)]
    other = re.compile(rf"\b({'|'.join(map(re.escape, words))})", re.IGNORECASE)
    told = dict(sentences(language, game))
    assert told
    assert not {id: text for id, text in told.items() if other.search(f"{text} ")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", terms())
def test_every_word_of_the_glossary_is_used(game: str, language: str) -> None:
    """Some word of each term occurs in the sentences, in any form: its stem is looked for."""
    told = " ".join(text for _, text in sentences(language, game)).casefold()
    for term in terms()[game]:
        name = term["en"] if language == "en" else term["ru"]
        words = [word for word in re.findall(r"[^\W\d_]+", name.casefold()) if len(word) > 2]
        assert any(word[: max(3, len(word) - 2)] in told for word in words), name


CODE_WORDS = [word for words in code_words().values() for word in words]
REPLACED = [word for word in CODE_WORDS if "instead_of" in word]


@cache
def names(path: Path) -> set[str]:
    """Return every name that a file defines, and the file's own."""
    found = {path.stem}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def test_every_word_of_the_code_stands_in_its_file() -> None:
    for word in CODE_WORDS:
        assert word["word"] in (ROOT / word["file"]).read_text("utf-8").casefold(), word["word"]


@pytest.mark.parametrize("word", REPLACED, ids=lambda word: word["word"])
def test_nothing_bears_a_name_that_a_word_has_replaced(word: CodeWord) -> None:
    old = set(word["instead_of"])
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for room in word["rooms"]
        for path in (ROOT / room).rglob("*.py")
        for name in names(path)
        if name.casefold() in old
    ]
    assert not found


def test_the_page_is_made_of_the_data() -> None:
    assert PAGE.read_text("utf-8") == page()
