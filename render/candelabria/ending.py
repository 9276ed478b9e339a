"""The card of the end: a ranking, or a challenge won or lost."""

from collections.abc import Sequence

from PIL import Image

from render.candelabria.words import ROMAN, called, in_words, mark_of, played, said, text
from render.kit.look import Look
from render.kit.results import ResultCard, ResultRow, Side, Source, rows_of
from rules.candelabria.seen import View

SOURCE_ICONS = {
    "battles": "war",
    "effects": "laurel",
    "temples": "temple_white",
    "quests": "quest",
    "upgrades": "upgrade",
    "house": "castle",
    "turns": "wait",
}


def result_card(view: View, look: Look, history: Sequence[View], ground: Image.Image) -> ResultCard:
    result = view["result"]
    assert result is not None, "the game is not over"
    language = look.language
    sources = list(dict.fromkeys(source for part in result["parts"] for source in part))
    moments = [moment for moment in history if moment["result"] is None]
    sides = [
        Side(
            mark_of(house["id"]),
            called(house, look),
            [*(moment["houses"][seat]["score"] for moment in moments), result["scores"][seat]],
        )
        for seat, house in enumerate(played(view))
    ]
    rivals = {
        rival["side"]: Side(mark_of(rival["side"].partition(":")[2]), said(rival["side"], language))
        for rival in result.get("rivals", ())
    }
    rows = rows_of(result, sources, sides, rivals)
    return ResultCard(
        title=title_of(view, rows, language),
        subtitle=subtitle_of(view, language),
        sources=[
            Source(text(language, f"part-{source}"), SOURCE_ICONS[source]) for source in sources
        ],
        rows=rows,
        moments=[*moments_named(moments), text(language, "phase-end")],
        caption=text(language, "chart"),
        note=in_words(result["reason"], language) if result.get("reason") else "",
        ground=ground,
    )


def title_of(view: View, rows: Sequence[ResultRow], language: str) -> str:
    result = view["result"]
    if result is not None and result.get("won") is not None:
        alone = next(row.name for row in rows if row.won is result["won"])
        return text(language, "won" if result["won"] else "lost", name=alone)
    return text(language, "winner", name=" & ".join(row.name for row in rows if row.first))


def subtitle_of(view: View, language: str) -> str:
    """Return the game's name, with the challenge and its level."""
    game, challenge, result = text(language, "game"), view["challenge"], view["result"]
    if challenge is None:
        return game
    name = said(f"scenario:{challenge['scenario']}", language)
    level = result.get("level", "") if result else ""
    words = f"{game} · {name}"
    return f"{words} · {text(language, f'level-{level}')}" if level else words


def moments_named(moments: Sequence[View]) -> list[str]:
    """Return names for the moments of a chart: each year at its beginning."""
    years = [moment["year"] for moment in moments]
    return [
        ROMAN[year] if 0 < year < len(ROMAN) and (not number or years[number - 1] != year) else ""
        for number, year in enumerate(years)
    ]


def place_told(row: ResultRow, language: str) -> str:
    if not row.rank:
        return text(language, "alt-side", name=row.name, total=row.total)
    return text(language, "alt-rank", rank=row.rank, name=row.name, total=row.total)
