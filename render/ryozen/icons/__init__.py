"""Ryozen's icons; importing the package registers all of them."""

from render.ryozen.icons import companions, emblems, glyphs, goods

__all__ = ["companions", "emblems", "glyphs", "goods"]
