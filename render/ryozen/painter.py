"""All that the rest of the house asks of Ryozen's pictures."""

from render.ryozen import icons
from render.ryozen.changes import arrows_since
from render.ryozen.head import moment
from render.ryozen.holdings import holdings, marks
from render.ryozen.lookup import known_keys
from render.ryozen.pictures import (
    asked,
    board,
    boards,
    close_ups,
    face,
    frame,
    lookup,
    panel,
    regions,
    replay,
    results,
)
from render.ryozen.telling import told

__all__ = [
    "arrows_since",
    "asked",
    "board",
    "boards",
    "close_ups",
    "face",
    "frame",
    "holdings",
    "icons",
    "known_keys",
    "lookup",
    "marks",
    "moment",
    "panel",
    "regions",
    "replay",
    "results",
    "told",
]
