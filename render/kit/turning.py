"""The turning point of a finished game in a sentence, found in the histories of its result card."""

from collections.abc import Sequence

import locales
from render.kit.charts import Lane
from render.kit.results import ResultCard, ResultRow


def turning(card: ResultCard, language: str) -> str:
    """Tell when the winner took the lead for good, when a team was in most danger, or when a score
    without rivals reached its half. Without histories, return nothing."""
    if card.lanes and len(card.lanes[-1].history) > 1:
        return worst(card.lanes[-1], language)
    racing = [row for row in card.rows if len(row.history) > 1]
    winner = next((row for row in racing if row.first), None)
    others = [row for row in racing if row is not winner and not row.first]
    if winner and others:
        return overtaking(winner, others, language)
    return halfway(racing[0], language) if racing and racing[0].total > 1 else ""


def worst(danger: Lane, language: str) -> str:
    peak = max(danger.history)
    at = danger.history.index(peak)
    if at == len(danger.history) - 1:
        return told(language, "share-worst-end", what=danger.name, peak=peak)
    share = percent(at, danger.history)
    return told(language, "share-worst", what=danger.name, peak=peak, share=share)


def overtaking(winner: ResultRow, others: Sequence[ResultRow], language: str) -> str:
    """Tell when the winner took the lead for good. A tie does not count as being behind. The
    histories end with the final scoring, which has a sentence of its own."""
    behind = [
        (at, rival)
        for at, own in enumerate(winner.history)
        for rival in others
        if at < len(rival.history) and rival.history[at] > own
    ]
    if not behind:
        return told(language, "share-led", name=winner.name)
    last = max(at for at, _ in behind)
    ahead = max((it for at, it in behind if at == last), key=lambda it: it.history[last])
    if last >= len(winner.history) - 2:
        return told(language, "share-late", name=ahead.name)
    share = percent(last + 1, winner.history)
    return told(language, "share-overtook", name=winner.name, other=ahead.name, share=share)


def halfway(row: ResultRow, language: str) -> str:
    at = next(at for at, score in enumerate(row.history) if 2 * score >= row.history[-1])
    if at == len(row.history) - 1:
        return told(language, "share-half-end")
    return told(language, "share-half", share=percent(at, row.history))


def percent(at: int, history: Sequence[int]) -> int:
    return round(100 * at / (len(history) - 1))


def told(language: str, id: str, **args: str | int) -> str:
    return locales.text(language, "core", id, **args)
