"""News of an answer, as everybody may hear it."""

from collections.abc import Collection, Sequence

from rules.core import Event

from ..base import news
from ..base.keeping import AnyGame, book_of
from ..base.model import Person
from .desk import Desk


def tell_move(
    desk: Desk,
    game: AnyGame,
    seat: int,
    events: Sequence[Event],
    first: int,
    person: Person | None,
    by: str = "",
) -> None:
    """Tell everybody the public part of a move. A sealed answer is told once all are in."""
    public = [event for event in events if event.seen_by(None)]
    if not public and (game.answered or len(game.pending) > 1):
        return
    last = len(game.log)
    since = len(game.line) - (last + 1 - first)
    scenes = book_of(desk.table.settings.game).telling.scenes
    for piece in pieces(public, scenes) or [public]:
        opens = bool(piece) and piece[0].id in scenes
        desk.tell(news.Moved(seat, piece, first, last, person, by, since, opens=opens), "turn")


def pieces(events: Sequence[Event], scenes: Collection[str]) -> list[list[Event]]:
    """Split events into pieces at the start of each scene."""
    told: list[list[Event]] = []
    for event in events:
        if not told or event.id in scenes:
            told.append([])
        told[-1].append(event)
    return told
