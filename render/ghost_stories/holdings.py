"""Everything of a seat that can be counted, by its name, for telling what a turn would bring."""

from render.ghost_stories.alt import held
from render.ghost_stories.emblems import mark_of
from render.ghost_stories.scene import View, scene_of
from render.kit.look import Look


def marks(view: View) -> dict[int, int]:
    """Return the marks of the boards that are dealt."""
    marked = ((it["seat"], mark_of(it["colour"])) for it in view["boards"])
    return {seat: mark for seat, mark in marked if seat is not None and mark >= 0}


def holdings(view: View, language: str) -> list[dict[str, int | str]]:
    scene = scene_of(view, Look(language))
    return [held(scene, seat, language) for seat in range(view["players"])]
