"""Icons drawn by code; importing the package registers all of them."""

from render.kit.icons import bonfire, companions, glyphs, tokens
from render.kit.icons.registry import ICONS, Draw, draw_icon, icon

__all__ = ["ICONS", "Draw", "bonfire", "companions", "draw_icon", "glyphs", "icon", "tokens"]
