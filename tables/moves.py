"""What everybody is told of an answer."""

from collections.abc import Sequence

from rules.core import Event

from . import news
from .desk import Desk
from .keeping import AnyGame
from .model import Person


def tell_move(
    desk: Desk,
    game: AnyGame,
    seat: int,
    events: Sequence[Event],
    first: int,
    person: Person | None,
    by: str = "",
) -> None:
    """To everybody what everybody may know; a sealed answer is told when all are in."""
    public = [event for event in events if event.seen_by(None)]
    if not public and (game.answered or len(game.pending) > 1):
        return
    last = len(game.log)
    since = len(game.line) - (last + 1 - first)
    desk.tell(news.Moved(seat, public, first, last, person, by, since), "turn")
