"""The card of the end: the team's result, and a chart of the danger."""

from collections.abc import Sequence

from PIL import Image

from render.ghost_stories.alt import subtitle
from render.ghost_stories.scene import View
from render.ghost_stories.words import text
from render.kit.canvas import Canvas
from render.kit.charts import Lane
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.matter import METAL
from render.kit.results import Drawer, ResultCard, Side, Source, rows_of

SOURCE_ICONS = {
    "victory": "incarnation",
    "qi": "qi",
    "deck": "deck",
    "incarnations": "curse",
    "dead": "ghost",
    "haunted": "haunted",
    "saved": "villager",
    "portal": "village_portal",
}


def result_card(view: View, look: Look, history: Sequence[View], ground: Image.Image) -> ResultCard:
    result = view["result"]
    assert result is not None, "the game is not over"
    language = look.language
    parts = result["parts"][0]
    sources = [source for source in SOURCE_ICONS if source in parts]
    people = " & ".join(person for person in look.people if person)
    together = people or text(language, "team")
    moments = [moment for moment in history if moment["phase"] not in ("set_up", "over")]
    return ResultCard(
        title=text(language, "won" if result["won"] else "lost"),
        subtitle=subtitle(view, language),
        sources=[Source(text(language, f"part-{id}"), SOURCE_ICONS[id]) for id in sources],
        rows=rows_of(result, sources, [Side(-1, together)], together=together),
        moments=[*names_of(moments, language), text(language, "phase-end")] if moments else (),
        caption=text(language, "chart"),
        note=text(language, result["reason"]),
        emblem=emblem_of(won=result["won"]),
        ground=ground,
        lanes=lanes([*moments, view], language),
    )


def names_of(moments: Sequence[View], language: str) -> list[str]:
    """Return a name for each moment of a chart: its round at even distances, else nothing."""
    told: list[str] = []
    step = max(2, len(moments) // 6)
    for number, moment in enumerate(moments):
        words = str(moment["round"]) if number else text(language, "phase-start")
        told.append(words if number % step == 0 and words not in told else "")
    return told


def lanes(moments: Sequence[View], language: str) -> list[Lane]:
    """Return the chart's lines: Qi, haunted tiles, ghosts in play."""
    histories = {
        "qi": [sum(b["qi"] for b in view["boards"] if b["seat"] is not None) for view in moments],
        "haunted": [len(view["haunted"]) for view in moments],
        "ghosts": [len(view["ghosts"]) for view in moments],
    }
    marks = {"qi": 0, "haunted": 1, "ghosts": 2}
    return [
        Lane(marks[what], history, text(language, f"chart-{what}"), LANE_ICONS[what])
        for what, history in histories.items()
    ]


LANE_ICONS = {"qi": "qi", "haunted": "haunted", "ghosts": "ghost"}


def emblem_of(*, won: bool) -> Drawer:
    def draw(canvas: Canvas, box: Box) -> None:
        draw_icon(canvas, "active" if won else "haunted", box, matter=METAL)

    return draw
