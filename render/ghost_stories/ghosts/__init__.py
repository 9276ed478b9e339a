"""The ghosts of Wu-Feng: each kind has a figure of its own, drawn with the same brush."""

from render.ghost_stories.ghosts import forest, hunters, marsh, mountains, night, river, wu_feng
from render.ghost_stories.ghosts.brush import FIGURES, Brush, kind_of

__all__ = [
    "FIGURES",
    "Brush",
    "forest",
    "hunters",
    "kind_of",
    "marsh",
    "mountains",
    "night",
    "river",
    "wu_feng",
]
