"""The pictures of Template."""

from render.kit.painter import Painter

from .painter import TemplatePainter

PAINTER: Painter = TemplatePainter()
