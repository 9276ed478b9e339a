"""Alt texts of the pictures, from the same scene: what matters most first."""

from collections.abc import Iterable, Iterator, Sequence

from render.ghost_stories.emblems import COLOURS
from render.ghost_stories.scene import BoardSeen, GhostSeen, Scene, View
from render.ghost_stories.words import (
    capital,
    name,
    named,
    said,
    setting,
    text,
    tile_name,
)
from render.kit.alt import alt_text
from render.kit.focus import Option, numbered
from rules.ghost_stories.parts import DATA, SPACES_OF


def listed(items: Iterable[str], language: str) -> str:
    return ", ".join(items) or text(language, "none")


# ---- the whole board


def board_alt(scene: Scene, language: str, player: int | None = None) -> str:
    return alt_text([f"{text(language, 'game')}.", *board_sentences(scene, language, player)])


def board_sentences(scene: Scene, language: str, player: int | None) -> Iterator[str]:
    """Yield the sentences about the board: dangers first, things that can be looked up elsewhere
    last."""
    yield turn_sentence(scene, language)
    if not scene.begun:
        yield from (own_sentences(scene.of_seat(player), language) if player is not None else ())
        return
    yield haunted_sentence(scene, language)
    yield deck_sentence(scene, language)
    for board in scene.boards:
        yield side_sentence(scene, board, language)
    yield places_sentence(scene, language)
    if scene.moon:
        yield from moon_sentences(scene, language)
    yield from lying_sentences(scene, language)
    yield tiles_sentence(scene, language)
    if player is not None:
        yield from own_sentences(scene.of_seat(player), language)
    yield supply_sentence(scene, language)
    yield beaten_sentence(scene, language)


def turn_sentence(scene: Scene, language: str) -> str:
    if scene.over:
        result = scene.view["result"]
        ended = text(language, "won" if result and result["won"] else "lost")
        return f"{text(language, 'over')}: {ended}."
    if not scene.begun or not scene.acting:
        return text(language, "set-up") + "."
    board, view = scene.acting, scene.view
    phase = text(language, f"phase-{view['phase']}")
    turn = text(language, "alt-turn", round=view["round"], phase=phase)
    if board.state == "taoist":
        return f"{text(language, 'acts', name=board.name)}. {turn}"
    own = said(f"board:{board.colour}", language)
    return f"{text(language, 'board-acts', board=own)}. {turn}"


def haunted_sentence(scene: Scene, language: str) -> str:
    haunted = scene.view["haunted"]
    tiles = [tile_name(scene.view["tiles"][place], language) for place in haunted]
    return text(
        language, "alt-haunted", count=len(haunted), limit=scene.limit, list=listed(tiles, language)
    )


def deck_sentence(scene: Scene, language: str) -> str:
    view = scene.view
    words = text(language, "alt-deck", count=view["deck"])
    if view["until_incarnation"] is not None:
        left, until = view["incarnations_left"], view["until_incarnation"]
        words += " " + text(language, "alt-until", count=until, left=left)
    here = [name("ghost", ghost.id, language) for ghost in scene.incarnations()]
    if here:
        words += " " + text(language, "alt-incarnations", list=listed(here, language))
    return words


def ghost_words(ghost: GhostSeen, language: str) -> str:
    need = ", ".join(
        said(f"resistance:{colour}-{count}", language) for colour, count in ghost.need.items()
    )
    words = text(
        language, "alt-ghost", space=said(f"space:{ghost.space}", language),
        ghost=name("ghost", ghost.id, language), need=need or "0",
    )  # fmt: skip
    if ghost.figure:
        words += text(language, f"alt-{ghost.figure}")
    for there, message in ((ghost.mantra, "alt-mantra"), (ghost.quiet, "alt-hushed")):
        words += text(language, message) if there else ""
    return words


def side_sentence(scene: Scene, board: BoardSeen, language: str) -> str:
    ghosts = [
        ghost_words(scene.ghosts[space], language)
        for space in SPACES_OF[board.side]
        if space in scene.ghosts
    ]
    alive = board.state in ("taoist", "neutral")
    return text(
        language,
        "alt-side" if alive else "alt-dead-side",
        board=said(f"board:{board.colour}", language),
        name=board.name if alive else text(language, "possessed"),
        qi=board.qi,
        list="; ".join(ghosts) or text(language, "alt-empty"),
    )


def places_sentence(scene: Scene, language: str) -> str:
    where = [
        text(language, "alt-where", name=board.name, tile=place_words(scene, board, language))
        for board in scene.boards
        if board.taoist and board.at
    ]
    return text(language, "alt-places", list=listed(where, language))


def place_words(scene: Scene, board: BoardSeen, language: str) -> str:
    words = tile_name(scene.view["tiles"][board.at], language)
    if board.state == "possessed":
        return f"{words} ({text(language, 'dead')})"
    return f"{words} ({text(language, 'laid')})" if board.laid else words


def lying_sentences(scene: Scene, language: str) -> Iterator[str]:
    """Describe Buddhas, the Circle's token and dice."""
    view = scene.view
    yield from buddha_sentences(view["buddhas"], language)
    if view["circle"]:
        yield text(language, "alt-circle", colour=said(f"colour:{view['circle']}", language))
    if view["dice"]:
        faces = [said(f"rolled:{face}", language) for face in view["dice"]]
        yield text(language, "alt-dice", list=listed(faces, language))
    elif view["free_dice"] < 3:
        yield text(language, "alt-captive", count=view["free_dice"])


def tiles_sentence(scene: Scene, language: str) -> str:
    tiles = [
        text(language, "alt-tile", tile=tile_name(tile.id, language),
             haunted="yes" if tile.haunted else "no")
        for tile in sorted(scene.tiles, key=lambda tile: list(DATA.place).index(tile.place))
    ]  # fmt: skip
    return text(language, "alt-tiles", list=listed(tiles, language))


def moon_sentences(scene: Scene, language: str) -> Iterator[str]:
    moon = scene.moon
    assert moon
    yield text(
        language, "alt-villagers", saved=len(moon.shelter), dead=len(moon.graveyard),
        limit=DATA.white_moon.deaths,
    )  # fmt: skip
    yield text(language, "alt-portal", tile=tile_name(scene.view["tiles"][moon.portal], language))
    if moon.su_ling:
        yield text(language, "alt-su-ling", space=said(f"space:{moon.su_ling}", language))
    else:
        yield text(language, "alt-su-ling-bank")
    corners = [said(f"receptacle:{corner}", language) for corner in moon.receptacles]
    yield text(language, "alt-crystals", count=moon.bank, list=listed(corners, language))
    tops = [
        f"{tile_name(tile.id, language)}: {name('villager', tile.villagers[0], language)} "
        f"({len(tile.villagers)})"
        for tile in scene.tiles
        if tile.villagers and tile.villagers[0]
    ]
    yield text(language, "alt-stacks", list=listed(tops, language))


def supply_sentence(scene: Scene, language: str) -> str:
    supply = scene.view["supply"]
    tokens = [f"{said(f'colour:{colour}', language)} {supply[colour]}" for colour in COLOURS]
    return text(language, "alt-supply", list=listed(tokens, language), qi=scene.view["qi"])


def beaten_sentence(scene: Scene, language: str) -> str:
    view = scene.view
    counts = {"count": len(view["discard"]), "incarnations": len(view["beaten"])}
    return text(language, "alt-beaten", **counts)


def moment(view: View, language: str) -> str:
    """Name the round and phase."""
    if view["phase"] == "over":
        return text(language, "over")
    if view["phase"] == "set_up":
        return text(language, "set-up")
    phase = text(language, f"phase-{view['phase']}")
    return text(language, "alt-turn", round=view["round"], phase=phase).rstrip(".")


# ---- one seat


def panel_alt(scene: Scene, board: BoardSeen, language: str) -> str:
    return alt_text(panel_sentences(scene, board, language))


def panel_sentences(scene: Scene, board: BoardSeen, language: str) -> Iterator[str]:
    yield from own_sentences(board, language)
    if board.at and board.at in scene.view["tiles"]:
        yield text(language, "alt-stands", tile=place_words(scene, board, language))
    if board.colour:
        ghosts = [
            ghost_words(scene.ghosts[space], language)
            for space in SPACES_OF[board.side]
            if space in scene.ghosts
        ]
        yield text(language, "alt-on-board", list="; ".join(ghosts) or text(language, "none"))
        here = [space for space in scene.view["buddhas"] if space in SPACES_OF[board.side]]
        yield from buddha_sentences(here, language)


def buddha_sentences(spaces: Sequence[str], language: str) -> Iterator[str]:
    if spaces:
        named = [said(f"space:{space}", language) for space in spaces]
        yield text(language, "alt-buddha", list=listed(named, language))


def own_sentences(board: BoardSeen, language: str) -> Iterator[str]:
    """Yield the sentences about one board's Qi, power, tokens and other things."""
    if not board.colour:
        yield f"{board.name}: {text(language, 'empty')}."
        return
    colour = said(f"board:{board.colour}", language)
    yield text(language, "alt-panel", name=board.name, board=colour, qi=board.qi)
    if board.power:
        power = name("power", board.power, language)
        power += "" if board.works else f" ({text(language, 'blocked')})"
        words = text(language, f"power-{board.power}")
        yield text(language, "alt-power", power=power, words=words)
    tokens = [f"{said(f'colour:{c}', language)} {board.tao[c]}" for c in COLOURS if board.tao[c]]
    yield text(language, "alt-tokens", list=listed(tokens, language))
    things = [f"{what} {count}" for what, count in things_of(board, language).items() if count]
    things += [name("artefact", artefact, language) for artefact in board.artefacts]
    yield text(language, "alt-things", list=listed(things, language))


def things_of(board: BoardSeen, language: str) -> dict[str, int]:
    return {
        text(language, "held-yin-yang"): int(board.yin_yang),
        text(language, "held-power-tokens"): board.power_tokens,
        text(language, "held-buddhas"): board.buddhas,
        text(language, "held-crystals"): board.crystals,
    }


# ---- questions and sheets


def options_sentence(options: Sequence[Option], language: str) -> str:
    """Return the numbered options in words: each number with the place that it stands on."""
    told = numbered(options, lambda place: said(place, language) if named(place) else "")
    return text(language, "alt-options", list=told) if told else ""


def subtitle(view: View, language: str) -> str:
    """Name the game with its expansion and difficulty."""
    white_moon = view["mode"] == "white_moon"
    game = setting(language, "mode", "white_moon") if white_moon else text(language, "game")
    return f"{game} · {setting(language, 'difficulty', view['level'])}"


def held(scene: Scene, seat: int, language: str) -> dict[str, int | str]:
    """Return everything of a seat that can be counted, and the tile on which its Taoist stands."""
    board = scene.of_seat(seat)
    tokens = {
        capital(text(language, "held-tao", colour=said(f"colour:{colour}", language))): board.tao[
            colour
        ]
        for colour in COLOURS
    }
    place = tile_name(scene.view["tiles"][board.at], language) if board.at else ""
    artefacts = listed((name("artefact", one, language) for one in board.artefacts), language)
    counted: dict[str, int | str] = {text(language, "held-qi"): board.qi, **tokens}
    counted |= things_of(board, language)
    if scene.moon:
        counted[text(language, "held-artefacts")] = artefacts
    counted[text(language, "held-place")] = place
    return counted
