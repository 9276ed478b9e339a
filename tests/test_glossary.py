"""One word for one thing: other words for it do not come back into the sentences."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import locales
from tests.languages import LANGUAGES
from tools.glossary import HOUSE, PAGE, others, page, terms

OWN = ("bot", "news", "refusals")  # the bot's domains
KEPT = "commands"  # names that people know by heart


def sentences(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Everything that is said of a game, or by the bot itself, without its placeables."""
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
    """In some form: the stems of a term's longest word."""
    told = " ".join(text for _, text in sentences(language, game)).casefold()
    for term in terms()[game]:
        name = term["en"] if language == "en" else term["ru"]
        words = [word for word in re.findall(r"[^\W\d_]+", name.casefold()) if len(word) > 2]
        assert any(word[: max(3, len(word) - 2)] in told for word in words), name


def test_the_page_is_made_of_the_data() -> None:
    assert PAGE.read_text("utf-8") == page()
