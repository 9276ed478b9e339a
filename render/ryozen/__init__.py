"""Ryozen's pictures."""

from render.kit.painter import Painter
from render.ryozen import icons
from render.ryozen.pictures import painter

PAINTER: Painter = painter

__all__ = ["PAINTER", "icons", "painter"]
