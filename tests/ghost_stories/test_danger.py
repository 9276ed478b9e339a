"""The dangers that the table is warned of."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from rules.core import Game, Message
from rules.ghost_stories import book, names
from rules.ghost_stories.danger import danger
from rules.ghost_stories.names import SPACE
from rules.ghost_stories.state import State
from rules.play import random_decision
from tests.ghost_stories.stage import Scene, stage
from tests.ghost_stories.white_moon.stage import moon
from tests.rules.variants import Variant


def warned(scene: Scene) -> dict[str, list[dict[str, str | int]]]:
    found: dict[str, list[dict[str, str | int]]] = {}
    for message in danger(scene.s):
        found.setdefault(message.id, []).append(dict(message.args))
    return found


def test_limits() -> None:
    prepared = stage(level="initiation").haunted("n", "e").deck(7).ghost("N1", "nameless")
    known = warned(prepared.yang())
    assert known["danger-tiles"] == [{"left": 2}]
    assert known["danger-deck"] == [{"left": 7}]
    assert known["danger-incarnations"] == [{"left": 1}]


def test_nothing_is_warned_of_while_it_is_far() -> None:
    assert not warned(stage(level="initiation").deck(40).yang())
    assert not warned(moon().deck(40).graves("hua_1").yang())


def test_the_board_that_is_overrun_next_comes_first() -> None:
    prepared = stage()
    cards = ("reaper", "skinner", "fungus_thing", "lich", "zombie_1", "zombie_2")
    for space, card in zip(("N1", "N2", "N3", "W1", "W2", "W3"), cards, strict=True):
        prepared.ghost(space, card)
    boards = [args["board"] for args in warned(prepared.yang("green"))["danger-overrun"]]
    assert boards == ["board:yellow", "board:red"]


def test_what_each_haunter_does_next() -> None:
    prepared = stage(level="initiation").haunted("w", "s", "c", "n")
    prepared.edit(lambda s: s.haunted.remove("w"))
    prepared.ghost("N1", "skinner").ghost("W2", "ghoul", "symbol").ghost(
        "S2", "sticky_feet", "symbol"
    )
    known = warned(prepared.yang())
    assert [args["ghost"] for args in known["danger-steps-out"]] == ["ghost:skinner"]
    assert [args["tile"] for args in known["danger-haunts"]] == ["tile:sorcerer_hut"]
    assert [args["ghost"] for args in known["danger-last-line"]] == ["ghost:sticky_feet"]


def test_white_moon_warns_of_graves_and_devourers() -> None:
    dead = ("hua_1", "hua_2", "hua_3", "hua_4", "song_1", "song_2", "song_3", "song_4")
    prepared = moon().graves(*dead).stack("c", "li_1").ghost("E2", "forest_stalker")
    prepared.ghost("N2", "tiger_lord").ghost("S1", "ghoul").su_ling("S1")
    known = warned(prepared.ghost("W1", "marsh_jackal").yang())
    assert known["danger-graves"] == [{"left": 4}]
    assert len(known["danger-devours"]) == 2
    assert [args["ghost"] for args in known["danger-devours-any"]] == ["ghost:marsh_jackal"]
    assert "danger-steps-out" not in known


def test_white_moon_warns_of_the_tile_that_villagers_shield() -> None:
    """white-moon:212-215: villagers die instead of the tile being haunted; their families'
    penalties come later."""
    shielded = moon().ghost("W2", "ghoul", "symbol").stack("w", "li_1")
    known = warned(shielded.yang())
    assert "danger-haunts" not in known
    assert len(known["danger-kills"]) == 1


# Announced things happen unless something intervenes


def goes_on(s: State, variant: Variant, *agenda: list[object]) -> Game[State]:
    """Return a copy of the position, played on through these steps."""
    game = Game(book, book.setup(variant.seats, variant.options), b"announced")
    state = book.decode(book.encode(s))
    state.agenda = [list(entry) for entry in reversed(agenda)]
    game.stage(state)
    return game


def comes(s: State, variant: Variant, message: Message) -> bool:
    """Tell if the rules bring the announced danger when they act."""
    if message.id == "danger-overrun":
        side = next(n for n in range(4) if names.board(s, n) == message.args["board"])
        s = book.decode(book.encode(s))
        s.active = side
        before = s.boards[side].qi
        game = goes_on(s, variant, ["overrun"])
        qi = game.state.boards[side].qi
        return qi < before or bool(game.pending) or game.over
    space = next(it for it, ghost in s.ghosts.items() if SPACE[it] == message.args["space"])
    ghost = s.ghosts[space]
    game = goes_on(s, variant, ["act", space, ghost.id])
    after: State = game.state
    tile = message.args.get("tile")
    place = next((it for it in s.tiles if names.tile(s, it) == tile), "")
    lost = after.result is not None and not after.result.won
    eaten = bool(game.pending) or len(after.moon.graveyard) > len(s.moon.graveyard)
    brought: dict[str, Callable[[], bool]] = {
        "danger-steps-out": lambda: after.ghosts[space].figure == "symbol",
        "danger-haunts": lambda: place in after.haunted,
        "danger-kills": lambda: not after.moon.villagers[place],
        "danger-last-line": lambda: lost,
        "danger-devours": lambda: eaten,
        "danger-devours-any": lambda: eaten,
    }
    return brought[message.id]()


COUNTED = ("danger-tiles", "danger-deck", "danger-incarnations", "danger-graves")
PLAYED = [
    Variant("ghost_stories", 4, {"mode": "base"}),
    Variant("ghost_stories", 4, {"mode": "white_moon"}),
]


@pytest.mark.parametrize("variant", PLAYED, ids=lambda it: str(it.options["mode"]))
def test_what_is_announced_comes(variant: Variant) -> None:
    heard: Counter[str] = Counter()
    for seed in range(6):
        game, chance = variant.new(seed), Random(seed)
        while not game.over:
            s = game.state
            if s.begun and s.phase == "yang" and not chance.randrange(4):
                for message in danger(s):
                    if message.id not in COUNTED:
                        assert comes(s, variant, message), message
                        heard[message.id] += 1
            random_decision(game, chance)
    assert heard["danger-haunts"]
    assert heard["danger-overrun"]


def test_the_view_carries_the_warnings() -> None:
    scene = stage().haunted("n").yang()  # at Normal, three lose the game
    assert ["danger-tiles", {"left": 2}] in scene.game.view()["danger"]
