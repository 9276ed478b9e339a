"""Bonfire's pictures."""

from render.bonfire import painter
from render.kit.painter import Painter

PAINTER: Painter = painter
