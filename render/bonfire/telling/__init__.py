"""The whole board of Bonfire in words."""

from collections.abc import Iterator

from render.bonfire.telling import board, city, fate, state
from render.bonfire.telling.words import word
from render.bonfire.words import called, said
from render.kit.look import Look
from render.kit.telling import Part, part
from rules.bonfire.view import View


def told(view: View, look: Look, player: int | None = None) -> list[Part]:
    """Return the board part by part; a player also learns the gains of a fate tile."""
    return list(parts(view, look, player))


def parts(view: View, look: Look, player: int | None) -> Iterator[Part]:
    language = look.language
    yield part(word("state", language), state.lines(view, look))
    for seat in sorted(view["seats"], key=lambda one: one["seat"] != player):
        name = called(seat, look)
        yield part(word("city", language, name=name), city.lines(seat, language))
        yield part(word("fate-area", language, name=name), fate.lines(seat, language))
        if seat["seat"] == player:
            yield part(word("placements", language), fate.placements(seat, language))
    if "tom" in view:
        tom = view["tom"]
        name = word("city", language, name=said(tom["key"], language))
        yield part(name, [*state.tom_lines(tom, language), *city.lines(tom["city"], language)])
    yield part(word("sea", language), board.sea(view, look))
    yield part(word("great-bonfire", language), board.great_bonfire(view, language))
    yield part(word("paths", language), board.paths(view, language))
    yield part(word("gnomes", language), board.gnomes(view, language))
    yield part(word("council", language), board.council(view, look))
    yield part(word("common", language), board.common_tasks(view, look))
