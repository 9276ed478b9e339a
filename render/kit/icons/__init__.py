"""Icons drawn by code; importing the package registers those that games share."""

from render.kit.drawings import ICONS, Draw, icon, icon_named
from render.kit.icons import ember, signs
from render.kit.icons.placing import draw_icon

__all__ = ["ICONS", "Draw", "draw_icon", "ember", "icon", "icon_named", "signs"]
