"""The pictures of The Curse of Candelabria: a dark land, lit by its own flames."""

from render.candelabria import icons
from render.candelabria.pictures import painter
from render.kit.painter import Painter

PAINTER: Painter = painter

__all__ = ["PAINTER", "icons", "painter"]
