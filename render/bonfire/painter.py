"""Bonfire's pictures: a night at sea around a great fire."""

from render.bonfire import figures, icons, scenery, signs
from render.bonfire.alt import moment
from render.bonfire.changes import arrows_since
from render.bonfire.holdings import holdings, marks
from render.bonfire.lookup import known_keys
from render.bonfire.pictures import (
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
from render.bonfire.telling import told

__all__ = [
    "arrows_since",
    "asked",
    "board",
    "boards",
    "close_ups",
    "face",
    "figures",
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
    "scenery",
    "signs",
    "told",
]
