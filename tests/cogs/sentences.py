"""Lists the messages in the files of sentences."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parent.parent.parent


def messages(language: str, domain: str) -> dict[str, fluent.Message]:
    text = (ROOT / "locales" / language / f"{domain}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(text)
    junk = [entry.content for entry in parsed.body if isinstance(entry, fluent.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, fluent.Message)}


def plain(pattern: fluent.Pattern | None) -> str:
    """Return the text with every gap filled by a long word."""
    assert pattern is not None
    return "".join(
        element.value if isinstance(element, fluent.TextElement) else "0000000000"
        for element in pattern.elements
    )
