"""Writes docs/glossary.md: one word for one thing, in both languages, from locales/glossary.toml.

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
HOUSE = "house"  # the words of the bot itself

HEAD = """# Glossary

Made from `locales/glossary.toml` by `python -m tools.glossary`. One word for one thing: a sentence
that uses another one, of the last two columns, fails `tests/test_glossary.py`. What components are
called stands in each game's `parts.ftl`.
"""


class Term(TypedDict):
    """A thing's name in each language, and the beginnings of words that must not replace it."""

    en: str
    ru: str
    not_en: NotRequired[list[str]]
    not_ru: NotRequired[list[str]]


def terms() -> dict[str, list[Term]]:
    """By game; the bot's own first."""
    return tomllib.loads(DATA.read_text("utf-8"))


def page() -> str:
    return "\n".join([HEAD, *lines()])


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
    """Whole, or the beginning of a word."""
    return f"{word.strip()}…"


def title(game: str) -> str:
    return "The house" if game == HOUSE else locales.text("en", "*/names", game)


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
