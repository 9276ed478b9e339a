"""The cache of drawn pictures, and places of things that are found without drawing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from render.bonfire import painter as bonfire
from render.candelabria import painter as candelabria
from render.ghost_stories import layout as village
from render.ghost_stories import painter as ghost_stories
from render.ghost_stories.scene import scene_of as ghost_scene
from render.kit.cache import LARGEST, MEMORY, SHARE, Kept, Memory, Shelf, machine_memory
from render.kit.canvas import LAYERS, SPRITES, Canvas
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.theme import theme
from render.ryozen import painter as ryozen
from render.ryozen.scene import scene_of
from tests.marks import all_but_first_long
from tests.render import bonfire_views, candelabria_views, ghost_views, ryozen_views


class Shelved:
    """A shelf of numbers, each of which weighs its own value."""

    def __init__(self, memory: Memory) -> None:
        self.shelf: Shelf[int] = memory.shelf(lambda item: item)
        self.made: list[int] = []

    def get(self, *numbers: int) -> None:
        for number in numbers:
            assert self.shelf.get(number, partial(self.make, number)) == number

    def make(self, number: int) -> int:
        self.made.append(number)
        return number


def test_all_kinds_of_what_is_kept_share_one_bound_and_the_oldest_goes_first() -> None:
    memory = Memory(100)
    one, other = Shelved(memory), Shelved(memory)
    one.get(21, 22, 21)
    other.get(23, 24)
    assert (one.shelf.used, other.shelf.used, memory.used) == (43, 47, 90)
    other.get(25)  # the 22 goes, since the 21 was used later
    one.get(21)
    assert (one.made, other.made, memory.used) == ([21, 22], [23, 24, 25], 93)
    one.get(22)  # now the 23 goes
    assert (one.made, memory.used) == ([21, 22, 22], 92)
    one.shelf.clear()
    assert (one.shelf.used, memory.used) == (0, 49)


def test_what_would_take_more_than_a_fourth_of_all_is_not_kept() -> None:
    shelved = Shelved(Memory(100))
    shelved.get(20, 26, 25, 26, 20, 25)
    assert shelved.made == [20, 26, 25, 26]


def test_the_bound_comes_from_the_memory_of_the_machine_or_its_container(tmp_path: Path) -> None:
    container = tmp_path / "memory.max"
    whole = machine_memory(container)
    assert whole > 1 << 28
    container.write_text("max\n")
    assert machine_memory(container) == whole
    container.write_text(f"{1 << 28}\n")
    assert machine_memory(container) == 1 << 28
    assert MEMORY.limit <= 512 << 20


def test_of_a_plate_larger_than_the_window_only_what_is_seen_is_drawn_and_kept() -> None:
    def drawn(view: Box) -> Canvas:
        canvas = Canvas(view, round(view.w), theme("dark"))
        canvas.panel(Box(10, 10, 1580, 980), shadow=6)
        return canvas

    whole = drawn(Box(0, 0, 1600, 1000)).image
    SPRITES.clear()
    part = drawn(Box(0, 0, 300, 200))
    assert SPRITES.used < 6 * 300 * 200 * 2
    assert part.image.tobytes() == whole.crop((0, 0, 300, 200)).tobytes()


BOARDS: dict[str, tuple[Callable[[Any, Look], Canvas], Callable[[], Any]]] = {
    "ryozen": (
        lambda view, look: ryozen.draw_board(scene_of(view, look), look),
        lambda: ryozen_views.full(4),
    ),
    "bonfire": (bonfire.draw_board, bonfire_views.POSITIONS["late-4"]),
    "ghost_stories": (
        lambda view, look: ghost_stories.draw_board(ghost_scene(view, look), look, village.whole()),
        ghost_views.POSITIONS["full-4"],
    ),
    "candelabria": (candelabria.draw_board, candelabria_views.POSITIONS["full-6"]),
}


@pytest.mark.parametrize("game", all_but_first_long(BOARDS))
def test_where_things_lie_is_known_without_a_pixel(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A canvas without pixels places the same things at the same spots."""
    draw, position = BOARDS[game]
    view, look = position(), Look(width=800)
    painted = draw(view, look).places
    draw(view, look.unpainted())  # after this, its layers are cached
    SPRITES.clear()

    def refused(*_: object) -> None:
        raise AssertionError("something was painted")

    monkeypatch.setattr(Image.Image, "paste", refused)
    sketched = draw(view, look.unpainted())
    assert SPRITES.used == 0
    assert sketched.image.size == (1, 1)
    assert sketched.places.keys() == painted.keys()
    assert len(painted) > 60
    for name, place in painted.items():
        other = sketched.places[name].box
        moved = max(abs(a - b) for a, b in zip(place.box.edges, other.edges, strict=True))
        assert moved < 12, (name, place.box, other)


@pytest.mark.parametrize("game", all_but_first_long(BOARDS))
def test_no_piece_of_a_board_is_a_giant(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each drawn piece is small enough to be cached even on a machine with 512 MB."""
    weights: list[int] = []
    keep = Memory.keep

    def noted(memory: Memory, key: Any, kept: Kept) -> None:
        weights.append(kept.weight)
        keep(memory, key, kept)

    monkeypatch.setattr(Memory, "keep", noted)
    draw, position = BOARDS[game]
    SPRITES.clear()
    LAYERS.clear()
    draw(position(), Look(width=1000))
    assert len(weights) > 50
    assert max(weights) <= (512 << 20) // SHARE // LARGEST
