"""The card of the end: a ranking, or somebody against Tom."""

from collections.abc import Sequence

from PIL import Image

import locales
from render.bonfire.tiles import mark_of
from render.bonfire.words import called, in_words, text
from render.kit.look import Look
from render.kit.results import ResultCard, ResultRow, Side, Source, rows_of
from rules.bonfire.view import View

SOURCE_ICONS = {
    "points": "points",
    "bonfires": "fire",
    "guardians": "guardian_any",
    "portals": "gate_circle",
    "crystals": "crystal_blue",
    "common": "common",
    "fate": "fate",
    "goods": "any_good",
}


def result_card(view: View, look: Look, history: Sequence[View], ground: Image.Image) -> ResultCard:
    result = view["result"]
    assert result is not None, "the game is not over"
    language = look.language
    opponents = {rival["side"]: rival for rival in result.get("rivals", [])}
    parts = [*result["parts"], *(rival["parts"] for rival in opponents.values())]
    sources = list(dict.fromkeys(source for part in parts for source in part))
    moments = [moment for moment in history if moment["result"] is None]
    sides = [
        Side(
            mark_of(city["color"]),
            called(city, look),
            [*(moment["seats"][seat]["score"] for moment in moments), result["scores"][seat]],
        )
        for seat, city in enumerate(view["seats"])
    ]
    rivals = {side: rival_of(view, moments, it["score"], look) for side, it in opponents.items()}
    rows = rows_of(result, sources, sides, rivals)
    return ResultCard(
        title=text(language, "winner", name=" & ".join(row.name for row in rows if row.first)),
        subtitle=subtitle(view, language),
        sources=[
            Source(text(language, f"part-{source}"), SOURCE_ICONS[source]) for source in sources
        ],
        rows=rows,
        moments=[*moments_named(len(moments), language), text(language, "phase-end")],
        caption=text(language, "chart"),
        note=note(view, language),
        ground=ground,
    )


def rival_of(view: View, moments: Sequence[View], score: int, look: Look) -> Side:
    city = view["tom"]["city"]
    history = [*(moment["tom"]["city"]["score"] for moment in moments), score]
    return Side(mark_of(city["color"]), called(city, look), history)


def subtitle(view: View, language: str) -> str:
    """Return the game's name, with the handicap."""
    game, result = text(language, "game"), view["result"]
    level = result.get("level", "") if result else ""
    if not level:
        return game
    handicap = f"{int(level):+d}".replace("-", "−")
    return f"{game} · {locales.text(language, 'bonfire/names', 'bonfire-handicap')} {handicap}"


def note(view: View, language: str) -> str:
    """Return why the game was won or lost."""
    reason = view["result"].get("reason", "") if view["result"] else ""
    return in_words(reason, language) if reason else ""


def moments_named(count: int, language: str) -> list[str]:
    """Return names for the moments of a chart: Bonfire has no rounds, so only beginning and end are
    named."""
    return [text(language, "phase-start"), *[""] * (count - 1)] if count else []


def place_told(row: ResultRow, language: str) -> str:
    if not row.rank:
        return text(language, "alt-side", name=row.name, total=row.total)
    return text(language, "alt-rank", rank=row.rank, name=row.name, total=row.total)
