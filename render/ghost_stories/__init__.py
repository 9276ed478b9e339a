"""Ghost Stories' pictures: a village at night, in the mist, by lantern light."""

from render.ghost_stories import crests, emblems, people, signs, stones
from render.ghost_stories.pictures import painter
from render.kit.painter import Painter

PAINTER: Painter = painter

__all__ = ["PAINTER", "crests", "emblems", "painter", "people", "signs", "stones"]
