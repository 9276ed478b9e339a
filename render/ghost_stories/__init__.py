"""Ghost Stories' pictures."""

from render.ghost_stories import painter
from render.kit.painter import Painter

PAINTER: Painter = painter
