"""White Moon in words: villagers, their families, Su-Ling, the Magic Barrier."""

from collections.abc import Iterator, Sequence

from render.ghost_stories.lookup import family_told
from render.ghost_stories.scene import MoonSeen, Scene
from render.ghost_stories.telling.words import some, word
from render.ghost_stories.words import name, said, text
from render.kit.telling import fact
from rules.ghost_stories.parts import DATA


def lines(scene: Scene, moon: MoonSeen, language: str) -> Iterator[str]:
    limit = DATA.white_moon.deaths
    yield fact(word("shelter", language), *people(moon.shelter, language))
    yield fact(word("graveyard", language, limit=limit), *people(moon.graveyard, language))
    if moon.su_ling:
        yield text(language, "alt-su-ling", space=said(f"space:{moon.su_ling}", language))
    else:
        yield text(language, "alt-su-ling-bank")
    for there, message in (
        (moon.su_ling_held, "su-ling-held"),
        (scene.view["sad"], "sad"),
        (scene.view["barrier"], "barrier-called"),
        (scene.view["in_barrier"], "in-barrier"),
    ):
        yield word(message, language) if there else ""
    for family in DATA.family:
        told = family_told(family, language)
        yield f"{told.title}: {told.words}"


def people(ids: Sequence[str], language: str) -> list[str]:
    return some((name("villager", id, language) for id in ids), language)
