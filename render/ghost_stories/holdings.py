"""What each seat has that can be counted, by its name: for telling what a turn would bring."""

from render.ghost_stories.alt import held
from render.ghost_stories.emblems import mark_of
from render.ghost_stories.scene import View, scene_of
from render.kit.look import Look


def marks(view: View) -> dict[int, int]:
    return {it["seat"]: mark_of(it["colour"]) for it in view["boards"] if it["seat"] is not None}


def holdings(view: View, language: str) -> list[dict[str, int | str]]:
    scene = scene_of(view, Look(language))
    return [held(scene, seat, language) for seat in range(view["players"])]
