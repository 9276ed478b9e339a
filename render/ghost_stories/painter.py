"""Ghost Stories' pictures: a village at night, in the mist, by lantern light."""

from render.ghost_stories import crests, emblems, people, signs, stones
from render.ghost_stories.alt import moment
from render.ghost_stories.changes import arrows_since
from render.ghost_stories.holdings import holdings, marks
from render.ghost_stories.lookup import known_keys
from render.ghost_stories.pictures import (
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
from render.ghost_stories.telling import told

__all__ = [
    "arrows_since",
    "asked",
    "board",
    "boards",
    "close_ups",
    "crests",
    "emblems",
    "face",
    "frame",
    "holdings",
    "known_keys",
    "lookup",
    "marks",
    "moment",
    "panel",
    "people",
    "regions",
    "replay",
    "results",
    "signs",
    "stones",
    "told",
]
