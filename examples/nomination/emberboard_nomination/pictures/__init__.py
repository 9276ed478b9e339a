"""The pictures of Nomination Whist: cards on green cloth."""

from render.kit.painter import Painter

from .painter import NominationPainter

PAINTER: Painter = NominationPainter()
