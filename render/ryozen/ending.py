"""The card of the end: a ranking, or somebody against the Basilisk."""

from collections.abc import Sequence

from PIL import Image

import locales
from render.kit.look import Look
from render.kit.results import ResultCard, ResultRow, Side, Source, rows_of
from render.ryozen.scene import scene_of
from render.ryozen.words import in_words, said, text
from rules.ryozen.view import RyozenView

SOURCE_ICONS = {
    "favour": "favour",
    "one_colour": "jade",
    "three_colours": "any_shard",
    "loose": "coral",
    "resources": "any_resource",
}


def result_card(
    view: RyozenView, look: Look, history: Sequence[RyozenView], ground: Image.Image
) -> ResultCard:
    result = view["result"]
    assert result is not None, "the game is not over"
    language, count = look.language, len(result["scores"])
    opponents = result.get("rivals", [])
    ended = [*result["scores"], *(rival["score"] for rival in opponents)]
    parts = [*result["parts"], *(rival["parts"] for rival in opponents)]
    sources = list(dict.fromkeys(source for part in parts for source in part))
    sides = [
        Side(
            seat.mark,
            seat.name,
            [*(moment["players"][seat.player]["favour"] for moment in history), score],
        )
        for seat, score in zip(scene_of(view, look).seats, ended, strict=True)
    ]
    rivals = {it["side"]: side for it, side in zip(opponents, sides[count:], strict=True)}
    rows = rows_of(result, sources, sides[:count], rivals)
    moments = [text(language, "round-began", round=moment["round"]) for moment in history]
    return ResultCard(
        title=text(language, "winner", name=" & ".join(row.name for row in rows if row.first)),
        subtitle=subtitle(view, language),
        sources=[
            Source(text(language, f"part-{source}"), SOURCE_ICONS[source]) for source in sources
        ],
        rows=rows,
        moments=[*moments, text(language, "phase-end")] if history else (),
        caption=text(language, "chart"),
        note=note(view, language),
        ground=ground,
    )


def subtitle(view: RyozenView, language: str) -> str:
    """Name the game and its difficulty."""
    game, result = text(language, "game"), view["result"]
    level = result.get("level", "") if result else ""
    if not level:
        return game
    return f"{game} · {locales.text(language, 'ryozen/names', f'ryozen-difficulty-{level}')}"


def note(view: RyozenView, language: str) -> str:
    """Say why the game was won or lost; of a story, give its name and its end."""
    result, story = view["result"], view.get("story")
    if result is None or "won" not in result:
        return ""
    if story and story["acts"]:
        told = (story["key"], story["acts"][-1]["option"])
        return ": ".join(said(key, language) for key in told)
    return in_words(result.get("reason", ""), language)


def place_told(row: ResultRow, language: str) -> str:
    if not row.rank:
        return text(language, "alt-side", name=row.name, total=row.total)
    return text(language, "alt-rank", rank=row.rank, name=row.name, total=row.total)
