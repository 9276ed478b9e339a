"""One component, large, for those who look something up: by its key, such as `ghost:zombie_1`."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from render.ghost_stories.emblems import COLOURS
from render.ghost_stories.ghosts import kind_of
from render.ghost_stories.pieces import PIECES
from render.ghost_stories.stones import STONES, icon_of
from render.ghost_stories.things import thing_of
from render.ghost_stories.words import capital, game_text, name, said, text
from render.kit.cards import CardFace
from render.kit.theme import Theme
from render.kit.widgets import Icon, Piece
from rules.ghost_stories.parts import DATA, GHOSTS, GhostPart


class Words(NamedTuple):
    """The words and icons of a card; `band` is the name of a colour."""

    title: str
    words: str
    icon: str
    band: str
    facts: tuple[tuple[Piece, ...], ...] = ()


def stones_told(part: GhostPart, language: str, form: str = "stone") -> Iterator[str]:
    """Yield a card's stones in words, left to right; `name`: only their names."""
    groups = (("left", (*part.left, *part.start)), ("centre", part.centre), ("right", part.right))
    for where, codes in groups:
        if codes:
            told = [text(language, f"{form}-{code.lower()}") for code in dict.fromkeys(codes)]
            words = " ".join(told) if form == "stone" else f"{', '.join(told)}."
            yield text(language, f"stone-{where}", words=words)


def ghost_told(id: str, language: str) -> Words:
    part = GHOSTS[id]
    words = "\n".join(stones_told(part, language)) or text(language, "no-stones")
    band = "black" if part.colour == "board" else part.colour
    needs = [
        Icon(f"tao_{colour}") if colour != "board" else Icon("face_white")
        for colour, count in part.resistance.items()
        for _ in range(count)
    ]
    half = len(needs) if len(needs) <= 4 else -(-len(needs) // 2)
    rows = tuple(tuple(needs[start : start + half]) for start in range(0, len(needs), half))
    icon = "incarnation" if part.incarnation else "ghost"
    return Words(name("ghost", id, language), words, icon, band, rows)


def tile_told(id: str, language: str) -> Words:
    title, words = name("tile", id, language), text(language, f"tile-{id}")
    return Words(title, words, "active", "wood")


def power_told(id: str, language: str) -> Words:
    board = next(colour for colour, part in DATA.board.items() if id in part.powers)
    title, words = name("power", id, language), text(language, f"power-{id}")
    return Words(title, words, f"power_{id}", board, ((Icon(f"tao_{board}"),),))


def penalty(family: str, language: str) -> str:
    tao = DATA.family[family].tao
    if tao:
        return game_text(language, "killed-tao", tao=said(f"tao:{tao}", language))
    return game_text(language, f"killed-{family}")


def reward(family: str, language: str) -> str:
    artefact = DATA.family[family].artefact
    if artefact:
        return name("artefact", artefact, language)
    return game_text(language, f"gift-{family}")


def family_args(family: str, language: str) -> dict[str, str | int]:
    return {
        "members": DATA.family[family].members,
        "penalty": penalty(family, language),
        "reward": reward(family, language),
    }


def family_told(id: str, language: str) -> Words:
    words = text(language, "family-words", **family_args(id, language))
    artefact = DATA.family[id].artefact
    facts: tuple[tuple[Piece, ...], ...] = ((Icon("villager"), f"×{DATA.family[id].members}"),)
    if artefact:
        facts += ((Icon(f"artefact_{artefact}"),),)
    return Words(capital(said(f"family:{id}", language)), words, f"family_{id}", "villager", facts)


def villager_told(id: str, language: str) -> Words:
    part = DATA.villager[id]
    family = capital(said(f"family:{part.family}", language))
    words = text(language, "villager-words", family=family, **family_args(part.family, language))
    return Words(name("villager", id, language), words, f"family_{part.family}", "villager")


def artefact_told(id: str, language: str) -> Words:
    family = next(key for key, part in DATA.family.items() if part.artefact == id)
    title, words = name("artefact", id, language), text(language, f"artefact-{id}")
    return Words(title, words, f"artefact_{id}", "gold", ((Icon(f"family_{family}"),),))


def tao_told(id: str, language: str) -> Words:
    title = capital(said(f"tao:{id}", language))
    return Words(title, text(language, "tao-words"), f"tao_{id}", id)


def board_told(id: str, language: str) -> Words:
    one, two = DATA.board[id].powers
    args = {key: name("power", power, language) for key, power in (("one", one), ("two", two))}
    facts = ((Icon(f"power_{one}"), Icon(f"power_{two}")),)
    title = f"{said(f'board:{id}', language)} ({name('board', id, language)})"
    return Words(
        title, text(language, "board-words", **args), f"taoist_{COLOURS.index(id)}", id, facts
    )


def stone_told(id: str, language: str) -> Words:
    title, words = text(language, f"name-{id}"), text(language, f"stone-{id}")
    return Words(title, words, icon_of(id), STONES[id.upper()][0])


def face_told(id: str, language: str) -> Words:
    title, words = text(language, f"face-{id}"), text(language, f"face-{id}-words")
    return Words(title, words, f"curse_{id}", "black")


def piece_told(id: str, language: str) -> Words:
    piece = PIECES[id]
    title, words = text(language, f"piece-{id}"), text(language, f"piece-{id}-words")
    return Words(title, words, piece.icon, piece.band, tuple(tuple(row) for row in piece.facts))


WORDS: dict[str, tuple[Iterable[str], Callable[[str, str], Words]]] = {
    "ghost": (GHOSTS, ghost_told),
    "tile": (DATA.tile, tile_told),
    "power": (DATA.power, power_told),
    "board": (DATA.board, board_told),
    "family": (DATA.family, family_told),
    "villager": (DATA.villager, villager_told),
    "artefact": (DATA.artefact, artefact_told),
    "tao": (DATA.colour, tao_told),
    "stone": ([code.lower() for code in STONES], stone_told),
    "face": (list(dict.fromkeys(DATA.die.curse)), face_told),
    "piece": (PIECES, piece_told),
}


def known_keys() -> list[str]:
    """Return all keys that can be looked up, the first of ghosts that are alike."""
    return [
        f"{kind}:{id}"
        for kind, (ids, _) in WORDS.items()
        for id in ids
        if kind != "ghost" or id in firsts()
    ]


def firsts() -> list[str]:
    """Return one card for each kind of ghost, and each card with other stones."""
    kinds = {(kind_of(id), part.left, part.right): id for id, part in reversed(GHOSTS.items())}
    return list(kinds.values())


def kind_told(kind: str, id: str, language: str) -> str:
    if kind == "ghost" and GHOSTS[id].incarnation:
        return text(language, "kind-incarnation")
    if kind == "ghost":
        colour = GHOSTS[id].colour
        return text(language, "kind-ghost", colour=said(f"colour:{colour}", language))
    return text(language, f"kind-{kind}")


def face_of(key: str, language: str, theme: Theme) -> CardFace:
    kind, _, id = key.partition(":")
    told = WORDS[kind][1](id, language)
    return CardFace(
        title=told.title,
        kind=kind_told(kind, id, language),
        words=told.words,
        icon=told.icon,
        band=theme[told.band],
        facts=told.facts,
        on_paper=kind in ("piece", "artefact"),
        draw=thing_of(kind, id),
    )
