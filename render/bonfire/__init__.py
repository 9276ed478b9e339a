"""Bonfire's pictures: a night at sea around a great fire."""

from render.bonfire import figures, icons, scenery, signs
from render.bonfire.pictures import painter
from render.kit.painter import Painter

PAINTER: Painter = painter

__all__ = ["PAINTER", "figures", "icons", "painter", "scenery", "signs"]
