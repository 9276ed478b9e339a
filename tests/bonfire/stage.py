"""Staged positions of Bonfire in a few lines, and short words for playing on from them.

game = stage(city(tokens={"path": 1}, gnomes=[8]))
play(game, "build_path", "path:path_05")
assert me(game).resources == goods(root=1)
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from rules import new_game
from rules.bonfire import book
from rules.bonfire.parts import CITIES, RESOURCES, TOKENS
from rules.bonfire.state import BONFIRE, City, Island, State
from rules.core import Event, Game, IllegalAnswer
from rules.core.stage import staged
from rules.core.words import Value

Edit = Callable[[State], None]
DECLINE = ""


# A city that can do nothing without tokens: everything is full, no task is fulfilled.
HARD = [f"yellow_{number}" for number in ("02", "05", "06", "10", "13", "14", "16")]
FULL: dict[str, Any] = {
    "supply": [],
    "path": ["path_01"] * 6,
    "tasks": dict(enumerate(HARD, start=1)),
    "guardians": {"own": 7, "pink": 6, "grey": 5, "brown": 4, "blue": 3},
    "gnomes": [1, 2, 3, 4, 6, 7],
    "ship": "isle_pink",
}


def tokens(**held: int) -> list[int]:
    return [held.get(name, 0) for name in TOKENS]


def goods(**held: int) -> list[int]:
    return [held.get(name, 0) for name in RESOURCES]


def gnome(id: int | str) -> str:
    """Return the id of a master from its number."""
    return f"master_{id:02}" if isinstance(id, int) else id


def at_bonfire(place: int) -> int:
    return BONFIRE + place


def city(
    seat: int = 0,
    *,
    tokens: Mapping[str, int] | None = None,
    goods: Mapping[str, int] | None = None,
    gnomes: Iterable[int | str] = (),
    path: Sequence[str] = (),
    tasks: Mapping[int, str] | None = None,
    lit: Iterable[int] = (),
    portals: Iterable[int] = (),
    **other: Any,
) -> Edit:
    """Return an edit: a city with its first fate tile chosen and these things alone.

    ``path``: tiles of places 2, 3, ...; ``tasks``: by space; ``lit``: spaces that burn;
    ``portals``: the notches that are filled; ``other``: fields of the city as they are.
    """

    def edit(s: State) -> None:
        own = s.seats[seat]
        if own.spare:
            own.fate, own.spare = [f"{own.spare}:3:4:right"], ""
        own.tokens = [(tokens or {}).get(name, 0) for name in TOKENS]
        own.resources = [(goods or {}).get(name, 0) for name in RESOURCES]
        own.gnomes = [gnome(id) for id in gnomes]
        own.path = ["start", *path]
        for space, task in (tasks or {}).items():
            own.tasks[space - 1] = task
        own.lit = [space in tuple(lit) for space in range(1, 8)]
        for field, value in other.items():
            setattr(own, field, value)
        fill(own, portals)

    return edit


def fill(own: City, notches: Iterable[int]) -> None:
    for place in notches:
        own.portals[place - 1] = CITIES[own.board].shape(place)


def board(**fields: Any) -> Edit:
    """Return an edit that sets fields of the state."""

    def edit(s: State) -> None:
        for field, value in fields.items():
            setattr(s, field, value)

    return edit


def tasks_on(island: str, *tasks: str, givers: Sequence[int] = ()) -> Edit:
    """Return an edit of an island's spots: tasks, and "" where a gift of ``givers`` lies."""

    def edit(s: State) -> None:
        s.islands[island] = Island(list(tasks), list(givers) or [-1] * len(tasks))

    return edit


def stage(
    *edits: Edit,
    seats: int = 2,
    agenda: Sequence[Sequence[Any]] | None = None,
    chance: Mapping[str, Sequence[int]] | None = None,
    **options: Any,
) -> Game[State]:
    """Stage seat 0's turn after these edits; every city is empty unless an edit says more."""

    def edit(s: State) -> None:
        s.first = 0
        for seat in range(seats):
            city(seat)(s)
        for change in edits:
            change(s)

    begin = agenda if agenda is not None else [["begin_turn", 0]]
    return staged(book, seats, edit=edit, agenda=begin, chance=chance, options=options)


def me(game: Game[State], seat: int = 0) -> City:
    return game.state.seats[seat]


def options(game: Game[State]) -> list[str]:
    """Return the keys that the asked seat may answer with."""
    return list(game.pending[0].keys)


def asked(game: Game[State]) -> str:
    return game.pending[0].point.partition(".")[2]


def play(game: Game[State], *answers: str | Sequence[str]) -> list[Event]:
    """Give these answers one after the other, a list where a question takes several.

    Forced answers, which the core gives by itself, may be named all the same.
    """
    events: list[Event] = []
    settled: list[Value] = []
    for answer in answers:
        if answer in settled and answer not in options(game):
            settled.remove(answer)
            continue
        keys = [answer] if isinstance(answer, str) else list(answer)
        choice = game.pending[0]
        new = game.answer(choice.seat, choice, [key for key in keys if key != DECLINE])
        settled = [event.args["option"] for event in told(new, "forced")]
        events += new
    return events


def refuse(game: Game[State], answer: str, line: int | None = None) -> None:
    """Check that this answer is illegal, and that the rules tell why, with the rulebook's line."""
    assert answer not in options(game)
    choice = game.pending[0]
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(choice.seat, choice, [answer])
    if line is not None:
        assert refused.value.rule == f"bonfire.ru.txt:{line}", refused.value


def told(events: Iterable[Event], id: str) -> list[Event]:
    return [event for event in events if event.id == id]


def bonfire_until(point: str, more: int = 1) -> Game[Any]:
    """Play at random until this question is asked with so many options."""
    chance = Random(3)
    for seed in range(100):
        game = new_game("bonfire", seats=2, seed=b"%d" % seed)
        while not game.over:
            choice = game.pending[0]
            if choice.point == point and len(choice.keys) >= more:
                return game
            keys = chance.sample(list(choice.keys), chance.randint(choice.least, choice.most))
            game.answer(choice.seat, choice, keys)
    raise AssertionError(f"nobody came to {point}")


def sail(game: Game[State]) -> None:
    """Play a whole turn: to the next island and nothing else."""
    play(game, "move_ship")
    island = game.pending[0]
    game.answer(island.seat, island, [island.keys[0]])
    while not game.over and asked(game) in ("pay_tokens", "island_action"):
        choice = game.pending[0]
        game.answer(choice.seat, choice, list(choice.keys[: choice.least]))
