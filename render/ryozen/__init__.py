"""Ryozen's pictures."""

from render.kit.painter import Painter
from render.ryozen import painter

PAINTER: Painter = painter
