"""Alt texts: what matters most first, whole sentences only, within Discord's limit."""

from collections.abc import Iterable

ALT_LIMIT = 1024


def shorten(text: str, limit: int = ALT_LIMIT) -> str:
    """Return the text, cut at a word if it is too long."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0].rstrip(" ,;:") + "…"


def alt_text(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Return as many sentences as fit, in order of weight; a long one does not block a short
    one."""
    kept: list[str] = []
    length = 0
    for sentence in filter(None, (part.strip() for part in sentences)):
        if length + len(sentence) + 1 <= limit:
            kept.append(sentence)
            length += len(sentence) + 1
    return " ".join(kept)
