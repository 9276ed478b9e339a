"""One side of the village in words: its board, the Taoist it belongs to, and the ghosts on it."""

from collections.abc import Iterator

from render.ghost_stories.alt import own_sentences, place_words
from render.ghost_stories.lookup import ghost_told
from render.ghost_stories.scene import BoardSeen, GhostSeen, Scene
from render.ghost_stories.telling.words import some, tokens, word
from render.ghost_stories.words import name, said, text, tile_name
from render.kit.telling import fact, facts
from rules.ghost_stories.parts import LINE, SIDES, SPACES_OF


def title(board: BoardSeen, language: str) -> str:
    side = word(f"side-{SIDES[board.side]}", language)
    colour = f", {said(f'board:{board.colour}', language)}" if board.colour else ""
    return f"{side}{colour}: {board.name}"


def lines(scene: Scene, board: BoardSeen, language: str) -> Iterator[str]:
    seen = scene.view["boards"][board.side]
    if not board.colour:
        yield word("no-board", language)
        return
    yield fact(word("state-of", language), word(f"state-{seen['state']}", language))
    yield from list(own_sentences(board, language))[:2]
    yield fact(word("tao", language), *tokens(board.tao, language))
    yield fact(word("power-tokens", language), board.power_tokens)
    yield word("yin-yang" if board.yin_yang else "no-yin-yang", language)
    yield fact(word("buddhas", language), seen["buddhas"])
    if seen["new_buddhas"]:
        yield fact(word("new-buddhas", language), seen["new_buddhas"])
    if scene.moon:
        yield fact(word("crystals", language), board.crystals)
        if new := scene.view["new_crystals"][board.side]:
            yield fact(word("new-crystals", language), new)
        for artefact in board.artefacts:
            called = name("artefact", artefact, language)
            words = text(language, f"artefact-{artefact}")
            yield f"{word('artefact', language)}: {called}. {words}"
    if board.at:
        yield fact(word("stands", language), place_words(scene, board, language))
    for space in SPACES_OF[board.side]:
        yield space_line(scene, space, language)


def space_line(scene: Scene, space: str, language: str) -> str:
    """Return a space in words: the nearest tile, and everything that is on the space."""
    ghost = scene.ghosts.get(space)
    nearest = (
        tile_name(scene.view["tiles"][LINE[space][0]], language) if scene.view["tiles"] else ""
    )
    told = [fact(word("in-front", language), nearest)] if nearest else []
    told += ghost_words(ghost, language) if ghost else [word("free", language)]
    if space in scene.view["buddhas"]:
        told.append(word("buddha-here", language))
    if scene.moon and scene.moon.su_ling == space:
        told.append(word("su-ling-here", language))
    return facts(said(f"space:{space}", language), told)


def ghost_words(ghost: GhostSeen, language: str) -> Iterator[str]:
    yield name("ghost", ghost.id, language)
    needs = [said(f"resistance:{colour}-{n}", language) for colour, n in ghost.need.items()]
    yield fact(word("needs", language), *some(needs, language))
    if ghost.figure:
        yield word(f"figure-{ghost.figure}", language)
    if ghost.mantra:
        yield word("mantra", language)
    yield from ghost_told(ghost.id, language).words.splitlines()
