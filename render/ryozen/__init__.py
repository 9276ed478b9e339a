"""Ryozen's pictures."""

from render.ryozen.changes import arrows_since
from render.ryozen.head import moment
from render.ryozen.holdings import holdings
from render.ryozen.lookup import known_keys
from render.ryozen.pictures import (
    asked,
    board,
    close_up,
    frame,
    lookup,
    panel,
    regions,
    replay,
    results,
)

__all__ = [
    "arrows_since",
    "asked",
    "board",
    "close_up",
    "frame",
    "holdings",
    "known_keys",
    "lookup",
    "moment",
    "panel",
    "regions",
    "replay",
    "results",
]
