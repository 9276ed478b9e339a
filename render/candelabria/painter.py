"""The pictures of The Curse of Candelabria: a dark land, lit by its own flames."""

from render.candelabria import icons
from render.candelabria.alt import moment
from render.candelabria.changes import arrows_since
from render.candelabria.holdings import holdings, marks
from render.candelabria.lookup import known_keys
from render.candelabria.pictures import (
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
    scenes,
)
from render.candelabria.telling import told

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
    "scenes",
    "told",
]
