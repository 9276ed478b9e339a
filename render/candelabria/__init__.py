"""The pictures of The Curse of Candelabria."""

from render.candelabria import painter
from render.kit.painter import Painter

PAINTER: Painter = painter
