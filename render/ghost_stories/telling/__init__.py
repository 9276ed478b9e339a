"""The whole table of Ghost Stories in words."""

from collections.abc import Iterator

from render.ghost_stories.scene import View, scene_of
from render.ghost_stories.telling import moon, side, state, village
from render.ghost_stories.telling.words import word
from render.kit.look import Look
from render.kit.telling import Part, part


def told(view: View, look: Look, player: int | None = None) -> list[Part]:
    """Return the table part by part, the reader's board first."""
    return list(parts(view, look, player))


def parts(view: View, look: Look, player: int | None) -> Iterator[Part]:
    language, scene = look.language, scene_of(view, look)
    yield part(word("state", language), state.lines(scene, language))
    for board in sorted(scene.boards, key=lambda one: one.seat != player or player is None):
        yield part(side.title(board, language), side.lines(scene, board, language))
    yield part(word("village", language), village.lines(scene, language))
    if scene.moon:
        yield part(word("villagers", language), moon.lines(scene, scene.moon, language))
    yield part(word("supply", language), state.supply(scene, language))
    if view["result"]:
        yield part(word("end", language), state.end(scene, language))
