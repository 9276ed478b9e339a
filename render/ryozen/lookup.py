"""One component, large, for those who look something up: by its key, such as `companion:bard`."""

from collections.abc import Sequence

from locales import SOURCE
from render.kit.cards import CardFace
from render.kit.theme import Colour, Theme
from render.kit.widgets import Icon, Piece
from render.ryozen.briefs import DAY, MOON, NIGHT
from render.ryozen.pieces import PIECES
from render.ryozen.rival import card_words, twist
from render.ryozen.things import thing_of
from render.ryozen.words import (
    day_and_night,
    effect,
    glyph_of,
    name,
    said,
    text,
)
from rules.ryozen.basilisk.parts import CARDS, TURNING_POINTS
from rules.ryozen.parts import BOX, TRACK
from rules.ryozen.story.parts import ACT, OPTION

LISTS = {
    "companion": "companions",
    "village": "villages",
    "revelation": "revelations",
    "event": "events",
    "sector": "sectors",
    "resource": "resources",
    "shard": "moons",
    "clan": "clans",
    "glyph": "glyphs",
}
SINGLE = ("palace", "favour")

BANDS = {
    "companion": "lantern",
    "village": "jade",
    "revelation": "agate",
    "event": "card_ink_soft",
    "palace": "roof",
    "resource": "lantern",
    "shard": "agate",
    "favour": "roof",
    "clan": "lantern",
    "glyph": "plaza",
    "enemy": "card_ink_soft",
    "act": "roof",
    "option": "agate",
}

SIGNS = {
    "event": "storm",
    "palace": "phoenix",
    "clan": "apprentice",
    "enemy": "storm",
    "act": "phoenix",
    "option": "herald",
}


def known_keys() -> list[str]:
    """Return everything that can be looked up."""
    keys = [f"{kind}:{id}" for kind, group in LISTS.items() for id in getattr(BOX, group)]
    alike = {effect("enemy", id, SOURCE): f"enemy:{id}" for id in CARDS}
    enemies = [*alike.values(), *(f"enemy:{id}" for id in TURNING_POINTS)]
    stories = [*(f"act:{id}" for id in ACT), *(f"option:{id}" for id in OPTION)]
    return [*keys, *SINGLE, *(f"piece:{id}" for id in PIECES), *enemies, *stories]


def face_of(key: str, language: str, theme: Theme) -> CardFace:
    kind, _, id = key.partition(":")
    if kind == "palace":
        title, words = said("palace", language), day_and_night("palace", language)
    elif kind == "favour":
        title, words = said("favour", language), text(language, "favour-words")
    elif kind in ("resource", "shard", "glyph"):
        title, words = name(LISTS[kind], id, language), text(language, f"{kind}-words")
    elif kind == "piece":
        title, words = text(language, f"piece-{id}"), piece_words(id, language)
    elif kind == "enemy":
        title, words = said(key, language), card_words(id, language)
    elif kind in ("act", "option"):
        title, words = said(key, language), twist(key, language)
    elif kind == "clan":
        title, words = name("clans", id, language), clan_words(id, language)
    elif kind == "sector":
        title = name("sectors", id, language)
        words = day_and_night(f"sectors-{id}", language)
    else:
        title, words = name(LISTS[kind], id, language), effect(LISTS[kind], id, language)
    return CardFace(
        title=title,
        kind=text(language, f"kind-{kind}"),
        words=words,
        icon=icon_of(kind, id),
        band=band_of(kind, id, theme),
        facts=facts_of(kind, id),
        on_paper=kind in ("companion", "event"),
        draw=thing_of(kind, id, language),
    )


def clan_words(id: str, language: str) -> str:
    """Return how a clan's stack differs from others', in words."""
    clan = BOX.clans[id]
    twice, never = (
        ", ".join(name("companions", kind, language) for kind in kinds)
        for kinds in (clan.twice, clan.never)
    )
    return text(language, "clan-words", twice=twice, never=never)


def piece_words(id: str, language: str) -> str:
    return text(
        language,
        f"piece-{id}-words",
        count=BOX.event_row.areas,
        least=min(step.favour for step in TRACK),
        most=max(step.favour for step in TRACK),
    )


def icon_of(kind: str, id: str) -> str:
    if kind in ("companion", "resource", "shard"):
        return id
    if kind == "revelation":
        return f"glyph_{glyph_of(id)}"
    if kind == "sector":
        return MOON[id]
    if kind == "glyph":
        return f"glyph_{id}"
    if kind == "piece":
        return PIECES[id].icon
    return SIGNS.get(kind, kind)


def band_of(kind: str, id: str, theme: Theme) -> Colour:
    if kind == "piece":
        return theme[PIECES[id].band]
    return theme[id] if kind == "sector" else theme[BANDS[kind]]


def facts_of(kind: str, id: str) -> Sequence[Sequence[Piece]]:
    if kind == "sector":
        return (
            (Icon("day"), *DAY[id]),
            (Icon("night"), *NIGHT[id]),
            (Icon("lead"), Icon(MOON[id])),
        )
    if kind == "piece":
        return PIECES[id].facts
    return ()
