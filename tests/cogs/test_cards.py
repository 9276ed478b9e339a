"""Everything that lies on the table can be looked up."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import locales
from render.kit.cards import CardFace
from render.kit.game import GamePainter
from render.kit.icons import ICONS
from render.kit.look import Look
from render.kit.widgets import Icon
from render.painters import PAINTERS, face
from rules.bonfire import parts as bonfire_parts
from rules.candelabria import parts as candelabria_parts
from rules.ghost_stories import parts as ghost_parts
from rules.ryozen import parts as ryozen_parts
from tests.languages import LANGUAGES

FILES = {
    "ryozen": Path(ryozen_parts.__file__).with_name("data.toml"),
    "bonfire": Path(bonfire_parts.__file__).with_name("data.toml"),
    "ghost_stories": Path(ghost_parts.__file__).with_name("data.toml"),
    "candelabria": candelabria_parts.FILE,
}
# Numbers, players' colours and notes about the file: nothing that lies on a table.
ABSTRACT = {
    "ryozen": {"set_up", "scoring"},
    "bonfire": {"color", "players", "source"},
    "ghost_stories": {"level", "players", "box", "white_moon", "place"},
    "candelabria": {"amounts"},
}
# By table of data.toml: the cards of each entry's key, or one card for all.
CARDS: dict[str, dict[str, str]] = {
    "ryozen": {
        "resources": "resource:", "moons": "shard:", "sectors": "sector:", "clans": "clan:",
        "companions": "companion:", "villages": "village:", "glyphs": "glyph:",
        "revelations": "revelation:", "events": "event:", "favour": "favour", "palace": "palace",
        "lights": "piece:light", "event_row": "piece:event_area", "village_track": "piece:site",
        "boards": "sector:clan_house", "tower": "piece:summit",
    },
    "bonfire": {
        "resource": "resource:", "token": "token:", "guardian": "guardian:", "crystal": "crystal:",
        "portal": "portal:", "city": "city:", "fate_tile": "fate:", "island": "island:",
        "common_task": "common:", "master": "gnome:", "elder": "gnome:", "task": "task:",
        "council": "council:#", "area": "area:#", "path_tile": "path:", "place": "piece:path_place",
        "fate_area": "piece:fate_area", "route": "piece:ship", "tom_card": "tom_card:",
    },
    "ghost_stories": {
        "colour": "tao:", "die": "piece:tao_die", "space": "piece:symbol", "tile": "tile:",
        "board": "board:", "power": "power:", "ghost": "ghost:", "family": "family:",
        "villager": "villager:", "artefact": "artefact:",
    },
    "candelabria": {
        "symbol": "symbol:", "action": "action:", "role": "role:", "temple": "temple:",
        "house": "house:", "knights_small_board": "house:knights", "candle": "card:",
        "tactic": "tactic:", "curse": "curse:", "upgrade": "upgrade:", "quests": "piece:quest",
        "withering": "withering:", "side": "piece:region", "scenario": "scenario:",
    },
}  # fmt: skip
# Pieces that players move and hold, by their common names.
PIECES = {
    "ryozen": ("explorer", "herald", "first_player", "cloaked", "stack", "wall", "loophole"),
    "bonfire": ("ship", "novice", "neutral", "countdown", "gift", "great_bonfire", "oval"),
    "ghost_stories": ("taoist", "figure", "buddha", "mantra", "yin_yang", "power_token", "su_ling"),
    "candelabria": ("castle", "candle", "ground_flame", "curse", "wax", "gold", "points"),
}
# Icons that stand for actions, times and amounts, not for components.
SIGNS = {
    "any_good", "any_resource", "any_shard", "any_token", "back", "dawn", "day", "discard",
    "done", "ember", "end_game", "event_off", "explore", "guardian_any", "hire", "isle",
    "majority", "night", "onward", "push", "reveal", "revelation", "same_good", "strike", "tick",
    "turning", "walk",
    # Plants and rocks on the islands.
    *(f"{thing}_{side}" for thing in ("fir", "tree", "crag") for side in ("left", "right")),
    *(f"tower_{order}" for order in ("pink", "grey", "brown", "blue")),
}  # fmt: skip
# Icons of other seats' pieces and of marks on the board, each with the icon whose card explains it.
SAME = {
    icon: other
    for painter in PAINTERS.values()
    if isinstance(painter, GamePainter)
    for icon, other in painter.aliases.items()
}


def told(game: str) -> Iterator[CardFace]:
    for key in PAINTERS[game].known_keys():
        yield PAINTERS[game].face(key, Look())


def wanted(place: str, table: Any) -> list[str]:
    """Return the keys of the cards of a table."""
    if not place.endswith((":", ":#")):
        return [place]
    if place.endswith("#"):
        return [f"{place[:-1]}{number}" for number in range(len(table))]
    ids = table if isinstance(table, dict) else [entry["id"] for entry in table]
    return [f"{place}{id}" for id in ids]


@pytest.mark.parametrize("game", CARDS)
def test_every_component_of_the_box_has_a_card(game: str) -> None:
    tables = tomllib.loads(FILES[game].read_text("utf-8"))
    assert set(tables) == set(CARDS[game]) | ABSTRACT[game]
    known = PAINTERS[game].known_keys()
    for name, place in CARDS[game].items():
        if name not in ("path_tile", "ghost"):
            assert set(wanted(place, tables[name])) <= set(known), name


def test_every_kind_of_path_tile_has_a_card() -> None:
    tiles = tomllib.loads(FILES["bonfire"].read_text("utf-8"))["path_tile"]
    by_id = {tile["id"]: (tile["crystal"], tile["resource"]) for tile in tiles}
    keys = (key.partition(":") for key in PAINTERS["bonfire"].known_keys())
    shown = [by_id[id] for kind, _, id in keys if kind == "path"]
    assert sorted(shown) == sorted(set(by_id.values()))


def test_every_kind_of_ghost_has_a_card() -> None:
    """Identical cards have one entry, unless their stones differ."""
    keys = (key.partition(":") for key in PAINTERS["ghost_stories"].known_keys())
    shown = [alike(id) for kind, _, id in keys if kind == "ghost"]
    assert sorted(shown) == sorted({alike(id) for id in ghost_parts.GHOSTS})


def alike(ghost: str) -> tuple[str, tuple[str, ...]]:
    name = locales.text("en", "ghost_stories/parts", f"ghost-{ghost}")
    return name, ghost_parts.GHOSTS[ghost].left


@pytest.mark.parametrize("game", PIECES)
def test_every_piece_that_players_move_has_a_card(game: str) -> None:
    assert {f"piece:{piece}" for piece in PIECES[game]} <= set(PAINTERS[game].known_keys())


def test_every_icon_of_the_painters_is_on_a_card_or_is_a_sign() -> None:
    faces = [face for game in PAINTERS for face in told(game)]
    on_cards = {face.icon for face in faces}
    beside = {
        piece.name
        for face in faces
        for row in face.facts
        for piece in row
        if isinstance(piece, Icon)
    }
    drawn = {name.rpartition("/")[2] for name in ICONS}
    assert beside <= drawn
    for excused in (SIGNS, set(SAME)):
        assert excused <= drawn
        assert not excused & on_cards
    assert set(SAME.values()) <= on_cards
    assert drawn == on_cards | SIGNS | set(SAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAINTERS)
def test_every_card_has_words_and_a_picture_that_is_told(game: str, language: str) -> None:
    for key in PAINTERS[game].known_keys():
        told = face(game, key, language)
        assert told.title
        assert told.words
    for piece in PIECES.get(game, ()):
        picture = PAINTERS[game].lookup(f"piece:{piece}", Look(language, width=400))
        assert face(game, f"piece:{piece}", language).title in picture.alt
