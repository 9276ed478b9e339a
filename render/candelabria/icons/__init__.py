"""The icons of The Curse of Candelabria; importing the package registers them."""

from render.candelabria.icons import deeds, goods, places

__all__ = ["deeds", "goods", "places"]
