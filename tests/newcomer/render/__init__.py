"""The harbour's pictures."""

from render.kit.painter import Painter

from . import painter

PAINTER: Painter = painter
