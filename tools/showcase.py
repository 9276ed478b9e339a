"""Draws the boards that the README shows: python -m tools.showcase

Automas play each game for a while from a fixed seed, so that pictures change only if the game or
its drawing does."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from render.kit.look import Look
from render.painters import PAINTERS
from rules import new_game
from rules.core import Game
from rules.core.modes import OptionValue
from rules.match import Automa

FOLDER = Path(__file__).parent.parent / "docs" / "boards"
PEOPLE = ("Mira", "Tobias", "Juno", "Oskar")
PIXELS = 1000
SEED = b"showcase"


class Shown(NamedTuple):
    game: str
    seats: int
    decisions: int
    options: dict[str, OptionValue]


SHOWN = {
    "ryozen": Shown("ryozen", 4, 150, {}),
    "bonfire": Shown("bonfire", 3, 160, {}),
    "ghost_stories": Shown("ghost_stories", 4, 90, {"difficulty": "initiation"}),
    "candelabria": Shown("candelabria", 4, 160, {}),
    "alone": Shown("ryozen", 1, 90, {"mode": "solo"}),
}


def played(shown: Shown) -> Game[Any]:
    """Return the game after ``shown.decisions`` decisions of friendly automas."""
    game = new_game(shown.game, seats=shown.seats, options=shown.options, seed=SEED)
    chance, automas = Random(SEED), [Automa("friendly") for _ in range(shown.seats)]
    for _ in range(shown.decisions):
        if game.over:
            break
        choice = game.pending[0]
        game.answer(choice.seat, choice, automas[choice.seat](game, choice, chance))
    return game


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, shown in SHOWN.items():
        look = Look("en", "dark", PIXELS, PEOPLE[: shown.seats])
        ground = PAINTERS[shown.game].boards(played(shown).view(), look)[0]
        (FOLDER / f"{name}.webp").write_bytes(ground.data)


if __name__ == "__main__":
    main()
