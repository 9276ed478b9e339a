"""The nine tiles, row by row."""

from collections.abc import Iterator

from render.ghost_stories.scene import Scene, TileSeen
from render.ghost_stories.telling.words import word
from render.ghost_stories.words import name, said, text, tile_name
from render.kit.telling import fact, facts
from rules.ghost_stories.parts import DATA


def lines(scene: Scene, language: str) -> Iterator[str]:
    for tile in sorted(scene.tiles, key=lambda tile: list(DATA.place).index(tile.place)):
        place = word(f"place-{tile.place}", language)
        title = f"{place}, {tile_name(tile.id, language)}"
        yield facts(title, tile_words(scene, tile, language))


def tile_words(scene: Scene, tile: TileSeen, language: str) -> Iterator[str]:
    view = scene.view
    yield word("haunted" if tile.haunted else "active", language)
    yield text(language, f"tile-{tile.id}")
    people = [board.name for board in scene.boards if board.taoist and board.at == tile.place]
    yield fact(word("here", language), *people) if people else ""
    if tile.id == "circle_of_prayer" and view["circle"]:
        yield fact(word("circle", language), said(f"colour:{view['circle']}", language))
    if scene.moon:
        if scene.moon.portal == tile.place:
            yield word("portal" if scene.moon.portal_works else "portal-held", language)
        if tile.place in scene.moon.receptacles:
            yield word("receptacle-full", language)
        if tile.villagers:
            yield fact(word("stack", language), *stack(tile, language))


def stack(tile: TileSeen, language: str) -> list[str]:
    """Return a stack from the top; a villager never turned up is unknown."""
    return [
        name("villager", id, language) if id else word("unseen", language) for id in tile.villagers
    ]
