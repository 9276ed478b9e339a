"""Writes docs/glossary.md, one word for one thing in both languages and in the code, from
locales/glossary.toml and tools/code_words.toml:

python -m tools.glossary
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NotRequired, TypedDict

import locales

ROOT = Path(__file__).parent.parent
DATA = ROOT / "locales" / "glossary.toml"
PAGE = ROOT / "docs" / "glossary.md"
CODE = ROOT / "tools" / "code_words.toml"
HOUSE = "house"  # the group of the bot's own words

HEAD = """# Glossary

For whoever writes a sentence or reads the code. Made from `locales/glossary.toml` and
`tools/code_words.toml` by `python -m tools.glossary`. One word for one thing: a sentence that
uses another one, of the last two columns, fails `tests/test_glossary.py`, and so does a name in
the code that another word has replaced. What components are called stands in each game's
`parts.ftl`.
"""

HEAD_OF_CODE = """## The code's own words

The file is the one to begin with.

| word | is | file |
|---|---|---|"""


class Term(TypedDict):
    """A thing's name in each language, and beginnings of words that may not be used for it."""

    en: str
    ru: str
    not_en: NotRequired[list[str]]
    not_ru: NotRequired[list[str]]


class CodeWord(TypedDict):
    """A word of the code, its meaning and main file, and the names that it has replaced."""

    word: str
    means: str
    file: str
    instead_of: NotRequired[list[str]]
    rooms: NotRequired[list[str]]


def terms() -> dict[str, list[Term]]:
    """Return the terms of each game. The bot's own terms come first."""
    return tomllib.loads(DATA.read_text("utf-8"))


def code_words() -> dict[str, list[CodeWord]]:
    """Return the code's words by group."""
    return tomllib.loads(CODE.read_text("utf-8"))


def page() -> str:
    return "\n".join([HEAD, *lines(), HEAD_OF_CODE, *code_lines(), ""])


def code_lines() -> Iterator[str]:
    words = [word for room in code_words().values() for word in room]
    for it in sorted(words, key=lambda word: word["word"]):
        yield f"| {it['word']} | {it['means']} | `{it['file']}` |"


def others(term: Term, language: str) -> list[str]:
    return term.get("not_en", []) if language == "en" else term.get("not_ru", [])


def lines() -> Iterator[str]:
    for game, found in terms().items():
        yield f"## {title(game)}\n"
        yield "| English | Russian | not | не |\n|---|---|---|---|"
        for term in found:
            kept_out = [", ".join(map(ended, others(term, language))) for language in ("en", "ru")]
            yield f"| {' | '.join([term['en'], term['ru'], *kept_out])} |"
        yield ""


def ended(word: str) -> str:
    """Return a forbidden word as the page shows it: with an ellipsis, as its endings may vary."""
    return f"{word.strip()}…"


def title(game: str) -> str:
    return "The house" if game == HOUSE else locales.text("en", "*/names", game)


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
