"""Copies of a game in which everything that a seat cannot know is dealt anew."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from .chance import shuffler
from .errors import STUMBLES
from .game import Game
from .log import Line, Mark
from .state import State

S = TypeVar("S", bound=State)
EVERY = 16  # decisions between marks in a copy made for thinking


def imagined(
    game: Game[S], seat: int, seed: bytes, view: Mapping[str, Any] | None = None
) -> Game[S]:
    """Return a copy for planning, with everything unknown to this seat dealt anew. All games that
    look the same to the seat give the same copy. ``view``: the seat's view, if already made."""
    twin = dealt_anew(game, seat, seed, view)
    if twin is None:
        twin = game.clone()
        game.book.redeal(twin.state, seat, shuffler(seed))
        twin.marks = []  # the marks hold the truth; the copy only moves forward
    twin.every = EVERY
    twin.seed = seed
    twin.flow.reseed(seed)
    return twin


def dealt_anew(
    game: Game[S], seat: int, seed: bytes, view: Mapping[str, Any] | None = None
) -> Game[S] | None:
    """Deal the hidden things of the last checkpoint anew and repeat the decisions since. Return the
    game if the seat's view of it is the same as before, else None."""
    mark = game.whole()
    if mark is None:
        return None
    shuffle = shuffler(seed)
    state = game.book.decode(mark.state)
    game.book.redeal(state, seat, shuffle)
    twin, sealed = game.twin(), _sealed(game, seat)
    try:
        twin.restore([Mark(mark.at, game.book.encode(state))], _without(game, sealed))
        for choice in game.answered:
            if choice.seat in sealed:
                _answer_at_random(twin, choice.seat, shuffle)
    except STUMBLES:  # the decisions since then fit only the true position
        return None
    return twin if _same_to(twin, game, seat, view) else None


def _same_to(
    one: Game[Any], other: Game[Any], seat: int, view: Mapping[str, Any] | None = None
) -> bool:
    """Tell if the seat has the same view and the same question in both games. ``view``: its view of
    ``other``, if already made."""
    asked = (one.choice_for(seat), other.choice_for(seat))
    about = [choice.about if choice else None for choice in asked]
    return about[0] == about[1] and one.view(seat) == (view or other.view(seat))


def _sealed(game: Game[Any], seat: int) -> list[int]:
    """Return the seats whose simultaneous answers this seat may not know."""
    together = game.together
    if together is None:
        return []
    return [n for n in range(game.setup.seats) if n != seat and together.hidden(n)]


def _without(game: Game[Any], seats: Collection[int]) -> Line:
    """Return the game's decisions, but without the simultaneous answers of these seats."""
    together = game.together
    if together is None or not seats:
        return Line(game.line, game.numbers)
    kept = [n for n, it in enumerate(game.line) if n < together.at or it.seat not in seats]
    return Line([game.line[n] for n in kept], [0, *(game.numbers[n + 1] for n in kept)])


def _answer_at_random(game: Game[Any], seat: int, shuffle: Callable[[list[Any]], None]) -> None:
    """Answer at random for a seat whose true answer is secret."""
    while (choice := game.choice_for(seat)) is not None:
        keys = list(choice.keys)
        shuffle(keys)
        game.answer(seat, choice, keys[: max(choice.least, min(1, choice.most))])
